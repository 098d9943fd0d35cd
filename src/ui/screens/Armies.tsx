import { useEffect, useRef, useState } from 'preact/hooks';
import { screens } from '../../i18n/en/screens.ts';
import { en } from '../../i18n/en.ts';
import { sayRefusal } from '../../i18n/say.ts';
import { boardOf } from '../../rules/board.ts';
import { check } from '../../rules/check.ts';
import { balancedArmies } from '../../rules/coop.ts';
import { mapOf } from '../../rules/maps.ts';
import { recommendedSplit, unitsOfCommand } from '../../rules/setup.ts';
import type { Command, State, UnitId } from '../../rules/types.ts';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { RuleText } from '../parts/RuleLink.tsx';
import { Page } from './Page.tsx';
import { TokenMap } from './TokenMap.tsx';
import { Tray, type TrayId } from './Tray.tsx';
import { useDrag } from './use-drag.tsx';
import './armies.css';

const words = screens.armies;

interface ArmiesProps {
  readonly state: State;
  /** Whose army it is. */
  readonly command: Command;
  /** Where it has to say whose. */
  readonly title?: string | undefined;
  /** Every unit has a token, and the rules have nothing against it. */
  readonly onSplit: (armies: Readonly<Record<string, readonly UnitId[]>>) => void;
}

/** S3: the units lined up, to be spread over three start tokens. */
export function Armies({ state, command, title = words.title, onSplit }: ArmiesProps) {
  const team = command.nations.length > 1;
  const units = unitsOfCommand(state, command);
  const tokens = (command.tokens ?? []).map(({ number }) => number);
  const [trays, setTrays] = useState<Readonly<Record<UnitId, TrayId>>>({});
  const [chosen, choose] = useState<readonly UnitId[]>([]);
  const [refusal, setRefusal] = useState('');
  const pool = useRef<HTMLDivElement>(null);
  const moved = useRef(false);

  const inTray = (tray: TrayId) => units.filter(({ id }) => (trays[id] ?? 'pool') === tray);
  const waiting = inTray('pool').length;
  const armies = () => Object.fromEntries(tokens.map((token) => [token, inTray(token).map(({ id }) => id)]));

  const put = (ids: readonly UnitId[], tray: TrayId) => {
    setTrays({ ...trays, ...Object.fromEntries(ids.map((id) => [id, tray])) });
    choose([]);
    setRefusal('');
    moved.current = true;
  };
  const recommend = () => {
    const split = Object.entries(team ? balancedArmies(state, command) : recommendedSplit(state, command));
    setTrays(Object.fromEntries(split.flatMap(([token, ids]) => ids.map((id) => [id, Number(token)]))));
    choose([]);
    setRefusal('');
  };
  const toggle = (id: UnitId) => choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const drag = useDrag(units, (id, tray) => put(chosen.includes(id) ? chosen : [id], tray));

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    const next = pool.current?.querySelector<HTMLElement>('.tray-pool .tray-unit');
    (next ?? document.querySelector<HTMLElement>('.armies-bar .button-primary'))?.focus({ preventScroll: true });
  }, [trays]);

  const finish = () => {
    const action = { type: 'split', command: command.id, armies: armies() } as const;
    const no = check(state, action);
    if (no) setRefusal(sayRefusal(en, no));
    else onSplit(action.armies);
  };

  const tray = (id: TrayId) => ({
    id,
    units: inTray(id),
    side: command.side,
    mat: state.mat,
    chosen,
    onToggle: toggle,
    onPut: () => put(chosen, id),
    over: drag.over === id,
    drag: drag.start,
  });

  const quick = (
    <div class="armies-quick">
      <span>{words.putQuick(chosen.length)}</span>
      {tokens.map((token) => (
        <button
          key={token}
          type="button"
          aria-label={words.putOn(chosen.length, token)}
          onClick={() => put(chosen, token)}
        >
          <span class={`token token-${command.side}`}>{token}</span>
        </button>
      ))}
    </div>
  );
  const bar = (
    <div class="armies-bar">
      <p role="status">
        <RuleText text={refusal || (waiting > 0 ? words.left(waiting) : words.poolEmpty)} />
      </p>
      <Button onClick={recommend}>{words.recommended}</Button>
      <Button kind="primary" onClick={finish} disabled={waiting > 0}>
        {words.done}
      </Button>
    </div>
  );

  return (
    <Page
      title={title}
      line={team ? en.together.teamArmies : words.line}
      back
      bar={
        chosen.length > 0 ? (
          <>
            {quick}
            {bar}
          </>
        ) : (
          bar
        )
      }
    >
      <div class="armies" ref={pool}>
        <Card class="armies-pool">
          {waiting > 0 ? <Tray {...tray('pool')} title={words.pool} line={words.count(waiting)} /> : <WhatComesNext />}
        </Card>
        <Card class="armies-map">
          <TokenMap state={state} command={command} counts={(token) => inTray(token).length} />
        </Card>
        <div class="armies-tokens">
          {tokens.map((token) => (
            <Card key={token}>
              <Tray {...tray(token)} title={words.token(token)} line={placeOf(state, token)} />
            </Card>
          ))}
        </div>
      </div>
      {drag.ghost}
    </Page>
  );
}

function WhatComesNext() {
  return (
    <div class="tray" data-tray="pool">
      <h2>{words.next}</h2>
      <ol>
        {words.nextLines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  );
}

/** "G4, 3 hexes from Fort Vaux" */
function placeOf(state: State, token: number): string {
  const board = boardOf(mapOf(state.map));
  const hex = mapOf(state.map).starts[String(token)] ?? '';
  const from = board.index.get(hex) ?? 0;
  const forts = board.forts.map(({ name, entrances }) => ({
    name,
    hexes: Math.min(...entrances.map((entrance) => board.distance(from, entrance))),
  }));
  const nearest = forts.sort((a, b) => a.hexes - b.hexes)[0];
  return nearest ? words.place(hex, nearest.name, nearest.hexes) : hex;
}

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Hand } from '../../app/hand.ts';
import { listsOf } from '../../app/lists.ts';
import { fill } from '../../i18n/fill.ts';
import { nameOf, placeName } from '../../i18n/tell.ts';
import type { UnitId } from '../../rules/types.ts';
import { words } from '../words.ts';
import { Choices, hasChoices } from './Choices.tsx';

interface Row {
  readonly key: string;
  readonly text: string;
  readonly chosen?: boolean;
  readonly press: () => void;
}

/** All that can be pointed at on the board, as lists: units, targets, forts, hexes, threats. */
export function Lists({ hand }: { readonly hand: Hand }) {
  const { lists, buttons } = words.value.game;
  const { board } = words.value;
  const state = hand.play.now.value;
  const found = listsOf(hand);
  const named = (id: UnitId) => {
    const at = state.units.find((unit) => unit.id === id)?.at;
    return { unit: nameOf(words.value, state, id), place: at ? placeName(state, at) : '' };
  };
  const unitRow = (id: UnitId, text: string, chosen: boolean): Row => ({
    key: id,
    text,
    chosen,
    press: () => hand.tapUnit(id),
  });
  const parts: readonly (readonly [title: string, rows: readonly Row[]])[] = [
    [
      lists.targets,
      found.targets.map(({ unit, chance }) =>
        unitRow(unit, fill(lists.target, { ...named(unit), chance: board.percent(chance) }), hand.aim.value === unit),
      ),
    ],
    [
      lists.forts,
      found.forts.map(({ fort, how }) => ({
        key: fort,
        text: fill(lists[how], { fort: placeName(state, `fort:${fort}`) }),
        chosen: hand.preview.value === `fort:${fort}`,
        press: () => hand.tapFort(fort),
      })),
    ],
    [
      lists.trucks,
      found.trucks.map(({ unit, cost }) =>
        unitRow(unit, fill(lists.truck, { ...named(unit), cost }), hand.preview.value === `truck:${unit}`),
      ),
    ],
    [lists.places, found.places.map((hex) => ({ key: hex, text: hex, press: () => hand.tapHex(hex) }))],
    [
      lists.reach,
      found.reach.map(({ hex, cost, last }) => ({
        key: hex,
        text: fill(last ? lists.lastHex : lists.hex, { hex, cost }),
        chosen: hand.preview.value === hex,
        press: () => hand.tapHex(hex),
      })),
    ],
    [
      lists.ready,
      found.ready.map((id) => ({
        key: id,
        text: fill(lists.unit, named(id)),
        chosen: hand.selected.value === id,
        press: () => hand.select(hand.selected.value === id ? null : id),
      })),
    ],
    [
      lists.threats,
      found.threats.map(({ unit, by }) => ({
        key: unit,
        text: fill(lists.by, { ...named(unit), list: by.map((id) => nameOf(words.value, state, id)).join(', ') }),
        chosen: hand.selected.value === unit,
        press: () => hand.select(hand.selected.value === unit ? null : unit),
      })),
    ],
  ];
  const filled = parts.filter(([, rows]) => rows.length > 0);
  return (
    <section class="lists" aria-label={lists.title}>
      <Choices hand={hand} />
      {filled.length === 0 && !hasChoices(hand) && <p class="quiet">{lists.nothing}</p>}
      {hand.selected.value !== null && (
        <button type="button" class="row-button" onClick={() => hand.select(null)}>
          {fill(buttons.letGo, named(hand.selected.value))}
        </button>
      )}
      {filled.map(([title, rows]) => (
        <Part key={title} title={title}>
          {rows.map(({ key, text, chosen = false, press }) => (
            <li key={key}>
              <button type="button" class="row-button" aria-pressed={chosen} onClick={press}>
                {text}
              </button>
            </li>
          ))}
        </Part>
      ))}
    </section>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <>
      <h3 id={id}>{title}</h3>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  );
}

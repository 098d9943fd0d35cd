import { type Signal, signal } from '@preact/signals';
import type { Correction, FortId, HexId, Nation, Place, UnitId, UnitType } from '../rules/types.ts';

/** A piece from the box, not on the board yet. */
export interface NewPiece {
  readonly nation: Nation;
  readonly unitType: UnitType;
}

/** Puts the app's board right by hand, so that it looks like the real one. */
export class Corrector {
  /** Taps correct instead of playing. */
  readonly on: Signal<boolean> = signal(false);
  readonly unit: Signal<UnitId | null> = signal(null);
  readonly fort: Signal<FortId | null> = signal(null);
  /** The next tap puts this one down. */
  readonly adding: Signal<NewPiece | null> = signal(null);
  readonly correct: (change: Correction) => boolean;

  constructor(correct: (change: Correction) => boolean) {
    this.correct = correct;
  }

  toggle(): void {
    this.on.value = !this.on.value;
    this.letGo();
  }

  letGo(): void {
    this.unit.value = null;
    this.fort.value = null;
    this.adding.value = null;
  }

  add(piece: NewPiece): void {
    this.letGo();
    this.adding.value = piece;
  }

  tapUnit(id: UnitId, at?: Place): void {
    if (this.adding.value && at !== undefined && this.put(at)) return;
    const again = this.unit.value === id;
    this.letGo();
    this.unit.value = again ? null : id;
  }

  tapHex(hex: HexId): void {
    if (!this.put(hex)) this.fort.value = null;
  }

  /** Somebody in hand goes in; otherwise it is about whose fort it is. */
  tapFort(fort: FortId): void {
    if (!this.put(`fort:${fort}`)) this.fort.value = this.fort.value === fort ? null : fort;
  }

  /** Puts down what is in hand; says whether there was something. */
  private put(at: Place): boolean {
    const [piece, unit] = [this.adding.value, this.unit.value];
    if (!piece && unit === null) return false;
    const done = piece
      ? this.correct({ kind: 'add', ...piece, at })
      : this.correct({ kind: 'place', unit: unit as UnitId, at });
    // What was refused stays in hand.
    if (done) this.letGo();
    return true;
  }
}

// A unit fought on two of its sides: its fallen models are taken from the rank that faces who slew them, then from the other.
import { type Muster, muster, musterAside, type Strikers, strikersAfter } from '../card/formation.ts';
import type { Field, OfPair } from '../card/multiple.ts';
import { Roster } from './roster.ts';

const NOBODY: Strikers = { champion: 0, rank: 0, single: 0, support: 0, contact: 0, character: 0, wounded: 0 };

export class TwoFronts {
  private readonly own: Field['enemy'];
  private readonly enemy: Field['own'];
  private readonly front: Muster;
  private readonly aside: { touching: number; apart: number; behind: number };
  /** Plain models of the front that strike, and those of them that have fallen. */
  private readonly frontage: number;
  private fallenInFront = 0;
  private left: number;

  constructor(own: Field['enemy'], enemy: Field['own']) {
    this.own = own;
    this.enemy = enemy;
    this.front = muster(own.first, enemy.first);
    const { contact, front, second } = musterAside(own.ally, enemy.ally, this.front);
    this.aside = { touching: contact, apart: front - contact, behind: second };
    const { rank, single, support } = strikersAfter(own.first, this.front, 0);
    this.frontage = rank + single + support;
    this.left = own.first.models;
  }

  /** So many models slain by one of the enemies. */
  fall(by: OfPair, models: number): void {
    for (let n = 0; n < models; n++) {
      this.left--;
      if (by === 'first') this.fallInFront() || this.fallAside();
      else this.fallAside() || this.fallInFront();
    }
  }

  private fallInFront(): boolean {
    if (this.fallenInFront === this.frontage) return false;
    this.fallenInFront++;
    return true;
  }

  private fallAside(): boolean {
    const post = (['apart', 'touching', 'behind'] as const).find((candidate) => this.aside[candidate] > 0);
    if (post !== undefined) this.aside[post]--;
    return post !== undefined;
  }

  /** `wounded` are the wounds of the front model. */
  strikers(wounded: number): { readonly [U in OfPair]: Strikers } {
    if (this.left <= 0) return { first: NOBODY, ally: NOBODY };
    const roster = new Roster(this.own.first, this.enemy.first);
    if (this.own.first.side.system === 'ninthAge') {
      // Ranks are filled up from behind, whoever has fallen.
      roster.fallTo(this.left, wounded);
      const { contact } = musterAside({ ...this.own.ally, models: this.left }, this.enemy.ally, this.front);
      return { first: roster.strikers(), ally: { ...NOBODY, rank: contact, contact } };
    }
    roster.fallTo(this.own.first.models - this.fallenInFront, wounded);
    const { touching, apart, behind } = this.aside;
    return {
      first: roster.strikers(),
      ally: { ...NOBODY, rank: touching, single: apart + behind, contact: touching },
    };
  }
}

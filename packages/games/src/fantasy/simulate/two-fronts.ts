// A unit fought on two of its sides: its fallen models are taken from the rank that faces who slew them, then from the other.
import { type Muster, muster, musterAside, type Strikers, strikersAfter } from '../card/formation.ts';
import type { Field, OfPair } from '../card/multiple.ts';
import { Roster } from './roster.ts';

const NOBODY: Strikers = { champion: 0, rank: 0, single: 0, support: 0, contact: 0, character: 0, wounded: 0 };

export class TwoFronts {
  private readonly field: Field;
  private readonly front: Muster;
  private readonly aside: { touching: number; apart: number; behind: number };
  /** Plain models of the front that strike, and those of them that have fallen. */
  private readonly frontage: number;
  private fallenInFront = 0;
  private left: number;

  constructor(field: Field) {
    const { own: enemy, enemy: own, front: name, aside } = field;
    this.field = field;
    this.front = muster(own[name], enemy[name]);
    const turned =
      aside === null ? { contact: 0, front: 0, second: 0 } : musterAside(own[aside], enemy[aside], this.front);
    this.aside = { touching: turned.contact, apart: turned.front - turned.contact, behind: turned.second };
    const { rank, single, support } = strikersAfter(own[name], this.front, 0);
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
    const { own: enemy, enemy: own, front: name, aside } = this.field;
    const nobody = { first: NOBODY, ally: NOBODY };
    if (this.left <= 0) return nobody;
    const roster = new Roster(own[name], enemy[name]);
    const inOneRank = aside === null || own.first.side.system === 'ninthAge';
    // Without a second enemy all fall alike; in The 9th Age ranks are filled up from behind, whoever has fallen.
    roster.fallTo(inOneRank ? this.left : own.first.models - this.fallenInFront, wounded);
    const front = { ...nobody, [name]: roster.strikers() };
    if (aside === null) return front;
    if (inOneRank) {
      const { contact } = musterAside({ ...own[aside], models: this.left }, enemy[aside], this.front);
      return { ...front, [aside]: { ...NOBODY, rank: contact, contact } };
    }
    const { touching, apart, behind } = this.aside;
    return { ...front, [aside]: { ...NOBODY, rank: touching, single: apart + behind, contact: touching } };
  }
}

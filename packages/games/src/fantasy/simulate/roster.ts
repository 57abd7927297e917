// The models of one unit through a phase: who stands in contact, who at the ends of the front, in the second rank, who supports,
// who waits.
// Fallen models are taken off one by one, as at the table.

import { bodiesOf, LINE, muster, type Strikers } from '../card/formation.ts';
import { championsIn, championsInFront, charactersIn, strikes } from '../card/posts.ts';
import type { Standing } from '../card/side.ts';

type Post = 'champion' | 'rank' | 'end' | 'second' | 'support' | 'rear';

/** Whom a fallen model is taken from, first to last. */
const FALLS: readonly Post[] = ['end', 'rank', 'second', 'support', 'rear', 'champion'];

export class Roster {
  private readonly own: Standing;
  private readonly contact: number;
  private readonly posts: { [P in Post]: number };
  private readonly characters: number;
  private standing: number;
  private wounded = 0;

  constructor(own: Standing, enemy: Standing) {
    const from = muster(own, enemy);
    const champion = championsIn(own);
    this.own = own;
    this.characters = charactersIn(own);
    this.contact = from.contact;
    this.standing = own.models;
    this.posts = {
      champion,
      rank: from.contact - championsInFront(own) - this.characters,
      end: from.front - from.contact,
      second: from.second,
      support: from.supporting,
      rear: bodiesOf(own) - from.front - from.second - from.supporting,
    };
  }

  /** Down to so many models, the front one with so many wounds. */
  fallTo(models: number, wounded = 0): void {
    this.wounded = this.own.riderTraits.rage ? wounded : 0;
    for (; this.standing > models; this.standing--) {
      const post = FALLS.find((candidate) => this.posts[candidate] > 0) ?? 'champion';
      this.posts[post]--;
    }
  }

  strikers(): Strikers {
    return this.own.side.system === 'oldWorld' ? this.oldWorldStrikers() : this.ninthAgeStrikers();
  }

  /** Nobody steps forward to strike in the same phase. */
  private oldWorldStrikers(): Strikers {
    const { rank, end, second, support } = this.posts;
    const champion = strikes(this.own, 'champion') ? this.posts.champion : 0;
    const character = this.standing > 0 && strikes(this.own, 'character') ? 1 : 0;
    const contact = champion + rank;
    return {
      champion,
      rank,
      single: end + second,
      support,
      contact,
      character,
      wounded: contact > 0 ? this.wounded : 0,
    };
  }

  /** The front is filled from behind; whole files are drawn up again from the models left. */
  private ninthAgeStrikers(): Strikers {
    const { side, riderTraits, moment } = this.own;
    const { frontage } = side.card;
    const ranks: number[] = [];
    const beside = this.standing > 0 ? this.characters : 0;
    for (let left = this.standing + beside; left > 0; left -= frontage) ranks.push(Math.min(left, frontage));
    const touching = Math.min(this.contact, this.standing + beside);
    const inContact = Math.max(0, touching - beside);
    const leader = championsInFront(this.own) > 0 && inContact > 0 ? 1 : 0;
    const champion = strikes(this.own, 'champion') ? leader : 0;
    const character = strikes(this.own, 'character') ? beside : 0;
    const rank = inContact - leader;
    let support = 0;
    const line = ranks[0] >= LINE ? 1 : 0;
    if (moment.facesFront)
      for (const rank of ranks.slice(1, 2 + riderTraits.extraRanks + line)) support += Math.min(rank, touching);
    const contact = champion + rank;
    return { champion, rank, single: 0, support, contact, character, wounded: contact > 0 ? this.wounded : 0 };
  }
}

// Where the champion and the character of a unit stand: in the ranks, in a challenge, retired from one, or nowhere.
import type { Card } from '../schema/index.ts';
import type { Fighter, Side } from './side.ts';

type Post = 'ranks' | 'duel' | 'retired' | 'gone';
export type Leader = 'champion' | 'character';
export type Posts = { readonly [L in Leader]: Post };

/** Of a unit in a mood. From DUELLING on, the wounds that its duellist has lost in the challenge are added. */
export const NO_DUEL = 0;
export const RETIRED = 1;
export const SLAIN = 2;
export const DUELLING = 3;

/** Who fights challenges for a unit; null where it has nobody. */
export function duellistOf({ duellist, champion, character }: Card): Leader | null {
  if (champion === null) return character === null ? null : 'character';
  return character === null ? 'champion' : duellist;
}

/** Who retires when a challenge is refused: the character where there is one; in The 9th Age a champion never does. */
export function retiringFrom({ card, system }: Pick<Side, 'card' | 'system'>): Leader | null {
  if (card.character !== null) return 'character';
  return system === 'oldWorld' && card.champion !== null ? 'champion' : null;
}

export function postsOf(side: Side, duel: number): Posts {
  const { card } = side;
  const posts = { champion: postOf(card.champion), character: postOf(card.character) };
  if (duel === NO_DUEL) return posts;
  const who = duel === RETIRED ? retiringFrom(side) : duellistOf(card);
  if (who !== null && duel === RETIRED) return { ...posts, [who]: 'retired' };
  return who === null ? posts : { ...posts, [who]: duel === SLAIN ? 'gone' : 'duel' };
}

function postOf(leader: object | null): Post {
  return leader === null ? 'gone' : 'ranks';
}

function isInFront(post: Post): boolean {
  return post === 'ranks' || post === 'duel';
}

/** Characters that stand in the front rank. */
export function charactersIn({ posts }: Fighter): number {
  return isInFront(posts.character) ? 1 : 0;
}

/** Champions that are alive, wherever they stand: they are among the models of the unit. */
export function championsIn({ posts }: Fighter): number {
  return posts.champion === 'gone' ? 0 : 1;
}

/** Champions that take a place in the front rank. */
export function championsInFront({ posts }: Fighter): number {
  return isInFront(posts.champion) ? 1 : 0;
}

/** Those in the front rank who strike the enemy unit. */
export function strikes({ posts }: Fighter, leader: Leader): boolean {
  return posts[leader] === 'ranks';
}

/** Wounds of the unit that strikes at it can take: nobody but the challenger reaches a champion in a challenge. */
export function woundsInReach({ side, posts }: Fighter): number {
  return side.totalWounds - (posts.champion === 'duel' ? side.card.wounds : 0);
}

/** A battle standard is carried by the character where the unit has one. */
export function holdsBattleStandard({ side: { card }, posts }: Fighter): boolean {
  return card.battleStandard && !hasLostItsStandard(card, posts);
}

/** Whether the unit may still test again by a battle standard that is near. */
export function nearStandard({ side: { card }, posts }: Fighter): boolean {
  return card.breakReroll !== 'none' && !(card.battleStandard && hasLostItsStandard(card, posts));
}

function hasLostItsStandard({ character }: Card, posts: Posts): boolean {
  return character !== null && !isInFront(posts.character);
}

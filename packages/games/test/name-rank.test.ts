// Names found by what players type: the very name first, plural or singular, and beginnings of words.
import { describe, expect, it } from 'vitest';
import { bestNamed, nameRank } from '../src/spelling/name-rank.ts';

describe('a name', () => {
  it.each([
    ['Intercessor Squad', 'intercessor squads', 0],
    ['Ork Boyz', 'orks', 1],
    ['Black Orcs', 'black orc', 0],
    ['Ogryn Bodyguard', 'guard', 3],
    ['Terminator Squad', 'term squad', 2],
    ['Épée Knight', 'epee knights', 0],
    ['Emperor’s Children', 'emperors', 1],
    ['Chaos Boss', 'boss', 2],
  ])('%s fits “%s” as %i', (name, typed, rank) => {
    const found = nameRank(name, typed);
    expect(found).toBe(rank);
  });

  it('does not fit what has another word in it, nor nothing at all', () => {
    expect(nameRank('Ork Boyz', 'ork knights')).toBeUndefined();
    expect(nameRank('Ork Boyz', ' ')).toBeUndefined();
  });

  it('comes first where it is the very one', () => {
    const names = ['Knight Errant', 'Errant Knights of the Realm', 'Knights', 'Black Knights'];
    expect(bestNamed(names, 'knight', (name) => name)[0]).toBe('Knights');
  });
});

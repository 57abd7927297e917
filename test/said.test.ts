// What the product says is what was stored; a word that changes is named.
import { expect, test } from 'vitest';
import { compare } from '../scripts/said/compare.ts';
import { PARTS, saidIn } from '../scripts/said/parts.ts';
import { printedChanges } from '../scripts/said/print.ts';
import { LANGUAGES } from '../scripts/said/speech.ts';
import { readStore } from '../scripts/said/store.ts';

test.each(PARTS)(
  '%s says what test/said/%s.json holds (npm run said -- --write stores what is wanted)',
  async (part) => {
    const changed = compare(readStore(part), await saidIn(part), LANGUAGES);
    expect(changed.length === 0 ? '' : printedChanges(part, changed)).toBe('');
  },
);

test('a word that changes is named: readable as it was, from its hash as it is, and what is gone or new', () => {
  const store = {
    read: { en: ['hits on 3+', 'wounds on 4+'], de: ['trifft auf 3+'] },
    // The first eight digits of the SHA-256 of "hits on 3+" and "saved on 5+".
    hashed: { en: '60d6d46b 519904c4' },
    gone: { en: ['no longer'] },
  };
  const said = [
    { id: 'read', speech: { en: ['hits on 3+', 'wounds on 5+'], de: ['trifft auf 3+'] } },
    { id: 'hashed', speech: { en: ['hits on 3+', 'saved on 6+'] } },
    { id: 'added', speech: { en: ['at last'] } },
  ];
  expect(compare(store, said, LANGUAGES)).toEqual([
    { id: 'read', language: 'en', changes: [{ before: 'wounds on 4+', after: 'wounds on 5+' }] },
    { id: 'hashed', language: 'en', changes: [{ before: '519904c4', after: 'saved on 6+' }] },
    { id: 'added', language: 'en', changes: [{ after: 'at last' }] },
    { id: 'gone', language: 'en', changes: [{ before: 'no longer' }] },
  ]);
  expect(compare(store, said, ['de'])).toEqual([]);
});

test('a text more or less leaves those behind it alone', () => {
  const said = [{ id: 'a', speech: { en: ['new', 'one', 'two', 'four'] } }];
  expect(compare({ a: { en: ['one', 'two', 'three', 'four'] } }, said, ['en'])).toEqual([
    { id: 'a', language: 'en', changes: [{ after: 'new' }, { before: 'three' }] },
  ]);
});

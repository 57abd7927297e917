// Why Redis takes nothing: read from its code, said in the reader's language.
import { expect, test } from 'vitest';
import { sentenceIn } from '../src/index.ts';
import { refusalOf } from '../src/queue/refused-write.ts';
import { say } from '../src/words/index.ts';

test.each([
  ['OOM command not allowed', 'its memory is full', 'sein Speicher ist voll'],
  ["READONLY You can't write", 'it is read-only', 'es darf nur gelesen werden'],
  ['MISCONF Redis is configured', 'it cannot write to its disk', 'es kann nicht auf seine Platte schreiben'],
  ['NOREPLICAS Not enough', 'its copies are away', 'seine Kopien sind weg'],
  ['BUSY Redis is busy', 'it is busy with a script', 'es ist mit einem Skript beschäftigt'],
  ['LOADING Redis is loading', 'it is reading its data', 'es liest noch seine Daten'],
])('%s', (text, english, german) => {
  const why = refusalOf(new Error(text));
  if (why === undefined) throw new Error('not read as a refusal');
  // The same object each time: a reason is told once.
  expect(refusalOf(new Error(text))).toBe(why);
  const remark = say('redis-refuses', { why });
  expect(sentenceIn(remark)).toBe(`Redis refuses to write, ${english}: trying again`);
  expect(sentenceIn(remark, 'de')).toBe(`Redis nimmt nichts an, ${german}: Es wird weiter versucht`);
});

test('any other failure is none', () => expect(refusalOf(new Error('ECONNRESET'))).toBeUndefined());

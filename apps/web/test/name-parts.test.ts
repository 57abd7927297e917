// Names of units in sentences: found as whole words, the longest first, whatever letters they have.
import { describe, expect, it } from 'vitest';
import { namesIn } from '../src/components/ui/name-parts.ts';

/** Names in brackets, followed by whose name it is where that is another. */
function marked(names: readonly string[], sentence: string): string {
  return namesIn(names)(sentence)
    .map(({ text, name }) => (name === undefined ? text : name === text ? `[${text}]` : `[${text}=${name}]`))
    .join('');
}

describe('names in a sentence', () => {
  it('are found wherever they stand', () => {
    expect(marked(['Bolt rifle', 'Guardsman'], 'Bolt rifle kills Guardsman (7 W), and Guardsman’s dice.')).toBe(
      '[Bolt rifle] kills [Guardsman] (7 W), and [Guardsman]’s dice.',
    );
  });

  it('are whole words, umlauts and digits counted', () => {
    expect(marked(['Nob', 'Garde'], 'Nobz and Snob against Nob; Gardeführer, Garde2, Garde.')).toBe(
      'Nobz and Snob against [Nob]; Gardeführer, Garde2, [Garde].',
    );
    expect(marked(['Ölork'], 'Ölorks und Ölork')).toBe('Ölorks und [Ölork]');
  });

  it('are the longest where one stands in another', () => {
    const names = ['Squad', 'Intercessor Squad', 'Assault Intercessor Squad'];
    expect(marked(names, 'Assault Intercessor Squad, Intercessor Squad, Squad')).toBe(
      '[Assault Intercessor Squad], [Intercessor Squad], [Squad]',
    );
  });

  it('may have letters that mean something to a pattern', () => {
    const names = ['Dok (x2)', 'C.A.T. [new]', '$1 {a|b}*', '\\d+', 'T’au/Kroot'];
    expect(marked(names, 'Dok (x2) v C.A.T. [new] v $1 {a|b}* v \\d+ v T’au/Kroot, 12 CXAXT')).toBe(
      '[Dok (x2)] v [C.A.T. [new]] v [$1 {a|b}*] v [\\d+] v [T’au/Kroot], 12 CXAXT',
    );
  });

  it('lead to a unit by either half of one with its leader, and by a capital', () => {
    expect(marked(['Boyz + Warboss'], 'Boyz + Warboss strikes; save (Warboss)')).toBe(
      '[Boyz + Warboss] strikes; save ([Warboss=Boyz + Warboss])',
    );
    expect(marked(['my lads'], 'My lads: no effect, my lads')).toBe('[My lads=my lads]: no effect, [my lads]');
    expect(marked(['Boyz + Warboss', 'Boyz'], 'Boyz')).toBe('[Boyz]');
  });

  it('leave a sentence as it is where there are none', () => {
    expect(namesIn([])('10 attacks cause 1.67 wounds.')).toEqual([{ text: '10 attacks cause 1.67 wounds.' }]);
    expect(namesIn(['', '  '])('Nobody  here')).toEqual([{ text: 'Nobody  here' }]);
    expect(marked(['Nob'], 'nobody')).toBe('nobody');
  });

  it('are found among 200', () => {
    const names = Array.from({ length: 200 }, (_, index) => `Unit ${index + 1}`);
    expect(marked(names, 'Unit 1, Unit 19, Unit 199, Unit 201')).toBe('[Unit 1], [Unit 19], [Unit 199], Unit 201');
  });
});

import type { DiceFault } from '@oddsmith/kernel';
import type { Catalogue, Translation, Vocabulary, Writer } from '@oddsmith/words';
import { budgetInGerman } from './budget.de.ts';
import type { en, Shown } from './en.ts';
import { factsInGerman } from './facts.de.ts';
import { figures } from './figures.de.ts';
import { names as sharedNames } from './names.de.ts';
import type { Words } from './words.ts';

const shown = (value: Shown, w: Writer) => {
  if ('text' in value) return `„${value.text}“`;
  if (value.value === 'null' || value.value === 'undefined') return 'nichts';
  return Number.isNaN(Number(value.value)) ? value.value : w.number(value.value);
};

const DICE_FAULTS: { readonly [what in DiceFault['what']]: (given: number, most: number, w: Writer) => string } = {
  form: () => 'ist kein Würfelausdruck: Schreib eine Zahl, D6, 2D6+3 oder D3-1',
  number: (_, most, w) => `ist mehr als ${w.number(most)}`,
  sides: (given, most, w) => `hat einen Würfel mit ${w.number(given)} Seiten: 2 bis ${most} sind erlaubt`,
  count: (given, most, w) => `wirft ${w.number(given)} Würfel: Höchstens ${most} sind erlaubt`,
  plus: (_, most, w) => `zählt mehr als ${w.number(most)} dazu oder ab`,
};

const messages: Translation<typeof en> = {
  ...factsInGerman,
  ...budgetInGerman,
  missing: ({ name }) => `„${name}“ fehlt`,
  'unknown-field': ({ field }, w) => `das Feld ${shown(field, w)} gibt es hier nicht`,
  refused: ({ name, fact, got }, w) =>
    `„${name === 'request' ? 'die Anfrage' : name}“ muss ${w.say(fact)}${got === undefined ? '' : `, nicht ${shown(got, w)}`}`,
  'refused-as-written': ({ name, text, got }, w) =>
    `„${name}“: ${text}${got === undefined ? '' : `, nicht ${shown(got, w)}`}`,
  'as-written': ({ text }) => text,
  'dice-fault': ({ text, what, given, most }, w) =>
    `${text === '' ? 'ein leerer Text' : `„${text}“`} ${DICE_FAULTS[what](given, most, w)}`,
  'too-deep': ({ most }) => `darf nicht tiefer als ${most} Ebenen verschachtelt sein`,
  'unknown-calculator': ({ id, known }) => `den Rechner „${id}“ gibt es nicht; es gibt ${known.join(', ')}`,
  'simulated-out-of-time': () =>
    'die exakte Antwort hat mehr als die Hälfte der erlaubten Zeit gebraucht: Dies ist eine Simulation',
  'simulated-over-budget': ({ cost, allowed }, w) => {
    const most = w.number(allowed.toExponential(1));
    return cost === undefined
      ? `die exakte Antwort braucht mehr als die ${most} erlaubten Schritte: Dies ist eine Simulation`
      : `die exakte Antwort braucht etwa ${w.number(cost.toExponential(1))} Schritte, mehr als die ${most} erlaubten: Dies ist eine Simulation`;
  },
};

/** All that answers of a game say in German: its own words and those around it. */
export function germanOf(game: string, own: Catalogue, names: Vocabulary['names']): Words {
  return {
    game,
    language: 'de',
    messages: { ...messages, ...own },
    names: { ...sharedNames, ...figures, ...names },
  };
}

import type { Translation, Writer } from '@oddsmith/words';
import { germanOf } from '../../words/de.ts';
import type { en } from './en.ts';
import { names } from './names.de.ts';
import type { IdleField, StandingSave } from './values.ts';

const SYSTEM_NAMES = { oldWorld: 'The Old World', ninthAge: 'The 9th Age' } as const;

const FIELDS: { readonly [F in IdleField['field']]: string } = {
  defensiveSkill: 'Defensive Skill',
  height: 'Höhe',
  troopType: 'der Truppentyp',
  formation: 'die Formation',
  highGround: 'die Anhöhe',
  disrupted: 'gestörte Glieder',
  disorderedCharge: 'der ungeordnete Angriff',
  chargeDistance: 'die Angriffsstrecke',
};

const SAVES: { readonly [S in StandingSave['save']]: (value: number | string) => string } = {
  ward: (value) => `der Rettungswurf von ${value}+ auf der Karte gilt, der einer Sonderregel wird nicht benutzt`,
  aegis: (value) => `die Aegis von ${value}+ auf der Karte gilt, die einer Sonderregel wird nicht benutzt`,
  fortitude: (value) => `die Fortitude von ${value}+ auf der Karte gilt, die einer Sonderregel wird nicht benutzt`,
  regeneration: (value) =>
    `die Regeneration von ${value}+ auf der Karte gilt, die einer Sonderregel wird nicht benutzt`,
};

/** In the middle of a sentence German writes adjectives small: "zwei Handwaffen". */
const weaponInSentence = (weapon: string, w: Writer) => {
  const word = w.word(weapon);
  return /^(Zwei|Leichte) /.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
};

const messages: Translation<typeof en> = {
  'charge-weapon-standing': ({ weapon }, w) =>
    `${weaponInSentence(weapon, w)}: bewirkt mehr, wenn die Einheit angreift`,
  'first-charge-standing': () => 'First Charge bewirkt nichts: Die Einheit greift nicht an',
  'shield-two-hands': ({ weapon }, w) =>
    `der Schild bewirkt nichts, denn zwei Hände braucht: ${weaponInSentence(weapon, w)}`,
  'frontage-beyond-models': ({ models }, w) =>
    models === 1 ? 'nur 1 Modell kann vorn stehen' : `nur ${w.plural(models, 'Modell', 'Modelle')} können vorn stehen`,
  'marching-column': () => 'mehr Glieder als Modelle in einem Glied sind eine Marschkolonne: kein Gliederbonus',
  'slayer-without-prey': () => 'eine natürliche 6 beim Verwunden bewirkt gegen diese Truppen nichts Besonderes',
  'weapon-not-for-troop-type': ({ weapon }, w) =>
    `solche Truppen führen im Buch diese Waffe nicht (${weaponInSentence(weapon, w)}); sie zählt, wie die Karte sagt`,
  'arc-against-skirmishers': () => 'Plänkler haben weder Flanke noch Rücken: Das zählt als ihre Front',
  'other-system': ({ field, system }) => `${FIELDS[field]} bewirkt nichts in ${SYSTEM_NAMES[system]}`,
  'standard-without-effect': () => 'diese Truppen wiederholen Aufriebstests bei einer Armeestandarte nicht',
  'save-of-card-stands': ({ save, value }) => SAVES[save](value),
  'distance-unused': () => 'die Angriffsweite bewirkt nichts ohne Angriff',
  'rule-not-counted': ({ rule }) => `„${rule}“ wird nicht gezählt`,
  'enemies-not-asked': ({ rule }) => `„${rule}“ wird gezählt, wer auch immer der Feind ist`,
};

export const de = germanOf('fantasy', messages, names);

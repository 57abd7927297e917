// Each follows the name and "muss": „toHit“ muss zwischen 2 und 6 liegen, nicht 9.
import type { Translation } from '@oddsmith/words';
import type { facts, Things } from './facts.ts';

const THINGS: { readonly [of in Things]: string } = {
  abilities: 'Fähigkeiten',
  actions: 'Handlungen',
  'army books': 'Armeebücher',
  attackers: 'Angreifern',
  characters: 'Zeichen',
  crews: 'Besatzungen',
  defenders: 'Verteidigern',
  dice: 'Würfel',
  effects: 'Wirkungen',
  entries: 'Einträge',
  'further attacks': 'weitere Attacken',
  'further targets': 'weitere Ziele',
  groups: 'Gruppen',
  keywords: 'Schlüsselwörter',
  letters: 'Buchstaben',
  loads: 'Ladungen',
  models: 'Modelle',
  operatives: 'Agenten',
  places: 'Stellen',
  profiles: 'Profile',
  rules: 'Regeln',
  scenarios: 'Szenarien',
  spells: 'Zauber',
  territories: 'Gebiete',
  units: 'Einheiten',
  weapons: 'Waffen',
};

const SOME = { group: 'eine Gruppe', weapon: 'eine Waffe', model: 'ein Modell' };
const OR: { readonly [value: string]: string } = { auto: 'automatisch', none: 'keiner' };

export const factsInGerman: Translation<typeof facts> = {
  range: ({ least, most }, w) => `zwischen ${w.number(least)} und ${w.number(most)} liegen`,
  'range-of-cents': ({ least, most }, w) =>
    `zwischen ${w.number(least)} und ${w.number(most)} liegen, mit höchstens zwei Nachkommastellen`,
  'range-or': ({ least, most, or }, w) => {
    const others = or.map((value) => OR[value] ?? value);
    return or.length === 1
      ? `${least} bis ${most} oder ${others[0]} sein`
      : `${least} bis ${most}, ${w.list(others, 'or')} sein`;
  },
  above: ({ least }, w) => `über ${w.number(least)} liegen`,
  'at-least': ({ least }, w) => `mindestens ${w.number(least)} sein`,
  'at-most': ({ most }, w) => `höchstens ${w.number(most)} sein`,
  'at-most-of': ({ most, of }) => `höchstens ${most} ${THINGS[of]} sein`,
  'holds-at-most': ({ most, of }) => `höchstens ${most} ${THINGS[of]} haben`,
  'has-at-most': ({ most, of }) => `höchstens ${most} ${THINGS[of]} haben`,
  'has-some': ({ of }) => `mindestens ${SOME[of]} haben`,
  'has-waves': ({ most }) => `1 bis ${most} Wellen haben`,
  'at-most-dice-rolled': ({ most }) => `höchstens ${most} sein, die geworfenen Würfel`,
  'less-than-dice-rolled': ({ dice }) => `weniger als ${dice} sein, die geworfenen Würfel`,
  'at-most-wounds': ({ most }) => `höchstens ${most} sein, die Lebenspunkte eines Modells`,
  'at-most-at-start': ({ most }) => `höchstens ${most} sein, was zu Beginn da war`,
  'attacks-in-all': ({ most, total }) =>
    `zusammen höchstens ${most} Attacken sein, nicht ${total}; Red Fury zählt doppelt`,
  'below-wounds-of-unit': ({ wounds }) => `unter ${wounds} liegen, den Lebenspunkten der ganzen Einheit`,
  'rating-below': ({ below }) => `einen Wert unter ${below} haben`,
  'one-of': ({ values }) => `eines von ${values.join(', ')} sein`,
  'some-scenario': () => 'mindestens ein Szenario nennen',
  flag: () => 'wahr oder falsch sein',
  'flag-or': ({ or }) => `wahr, falsch oder „${or}“ sein`,
  'flag-or-submarines': () => 'wahr, falsch oder eine Zahl von U-Booten sein',
  dice: () => 'eine Zahl oder ein Würfelausdruck wie 2D6+3 sein',
  'dice-of': ({ dice }) => `${dice.join(' oder ')} benutzen`,
  is: ({ value }) => `${value} sein`,
  points: () => '0 oder 0,001 bis 1.000.000 sein',
  worth: () => 'zwischen -100.000 und 100.000 liegen',
  either: ({ values }, w) => `${w.list(values, 'or')} sein`,
  'list-as-text': () => 'die Liste als Text sein',
  'army-book-as-text': () => 'ein Armeebuch als Text sein',
  'some-unit': () => 'mindestens eine Einheit nennen',
  number: () => 'eine Zahl sein',
  inches: () => 'eine Zahl in Zoll sein',
  whole: () => 'eine ganze Zahl sein',
  text: () => 'ein Text sein',
  bonus: () => 'ein Text wie +1 oder +D3 sein',
  list: () => 'eine Liste sein',
  'list-of': ({ of }) => `eine Liste von ${THINGS[of]} sein`,
  object: () => 'ein Objekt sein',
  'name-of-rule': () => 'der Name einer Regel sein',
  'name-of-weapon': () => 'der Name einer Waffe oder eine Waffe als Objekt sein',
  crews: () => 'eine Besatzung oder eine Liste von Besatzungen sein',
  'sums-to-one': () => 'zusammen 1 ergeben',
  'not-empty': () => 'etwas enthalten',
  'unit-of-order': () => 'eine Einheit wie inf oder eine Anzahl und eine Einheit wie 2 inf sein',
  'order-of-loss': ({ modes }) => `${modes.join(', ')} oder eine Liste von Einheiten sein, zuerst Verlorenes zuerst`,
  'unit-values': ({ modes }) => `${modes.join(', ')} oder eine Tabelle von Werten der Einheiten sein`,
  goal: () => 'maxProfit oder eine Siegchance wie {"winChance": 0.9} sein',
};

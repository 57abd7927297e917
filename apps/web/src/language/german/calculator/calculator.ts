// A calculator page with its form: all that comes with the first page.
import type * as english from '../../english/calculator/calculator.ts';

/** A calculator page around its form and results. */
export const calculator: typeof english.calculator = {
  answer: 'Antwort',
  decision: 'Entscheidung',
  inputs: 'Eingaben',
  results: 'Ergebnisse',
  presets: 'Vorlagen',
  battle: 'Schlacht',
  undo: 'Rückgängig (Strg Z)',
  redo: 'Wiederholen (Strg Umschalt Z)',
  reset: 'Zurück zur Standardschlacht',
  random: 'Zufällige Schlacht (R)',
  dismiss: 'Ausblenden',
  cannotCopy: 'Dein Browser erlaubt hier kein Kopieren',
  presetHere: 'Vorlage dieser Seite',
  fieldHere: 'Feld dieser Seite',
  versus: ' gegen ',
};

/** What is said of a link that cannot be opened as it was meant. */
export const battle: typeof english.battle = {
  notOpened: (why) => `Dieser Link ließ sich nicht öffnen: ${why}. Du siehst stattdessen die Standardschlacht.`,
  pinnedNotOpened: (why) => `Die angeheftete Lage dieses Links ließ sich nicht öffnen: ${why}.`,
  noBattle: 'Der Link enthält keine Schlacht',
};

/** Inputs of every game. */
export const form: typeof english.form = {
  notUsed: 'ohne',
  notUsedOf: (title) => `${title}: ohne`,
  none: 'Keiner',
  between: (min, max) => `${min} bis ${max}`,
  unknown: (names) => `${names}: hier nicht bekannt und ohne Wirkung auf die Zahlen. Enter fügt es trotzdem hinzu.`,
  dice: '12 oder 2D6+3',
  more: (count) => `Mehr Regeln (${count})`,
  fewer: 'Weniger Regeln',
  set: (count) => `${count} gesetzt`,
  oneLess: (name) => `${name}: eins weniger`,
  oneMore: (name) => `${name}: eins mehr`,
};

/** What every game says where it has no words of its own, and how the search names what it found in the catalogues. */
export const games: typeof english.games = {
  onAverage: (what) => `${what} im Mittel`,
  operative: 'Agent, Kill Team',
  weapon: 'Waffe, 40.000',
  armyRule: {
    detachment: 'Abteilungsregel, 40.000',
    enhancement: 'Verbesserung, 40.000',
    stratagem: 'Gefechtsoption, 40.000',
    army: 'Armeeregel, 40.000',
    ability: 'Fähigkeit, 40.000',
    firingDeck: 'Fähigkeit, 40.000',
  },
  switchHere: 'Von einer Einheit dieser Schlacht',
  ruleKept: (rule) => `${rule}: gilt für die Einheiten, die du als nächste wählst.`,
  offeredIn: (detachment) => `${detachment}: Ihre Regeln stehen bei den Einheiten, die du als nächste wählst.`,
  weaponLine: (attacks, skill, strength, ap, damage) =>
    `A ${attacks} · ${skill} · S ${strength} · AP ${ap} · SW ${damage}`,
  moreUnits: (count) => `${count} weitere`,
  datasheet: 'Einheit, 40.000',
  card: 'Einheit, Fantasy',
  listed: 'Einheit, Grimdark Future',
  battle: 'Schlacht, Axis & Allies',
  openBattle: 'Öffnet diese Schlacht',
  army: { attacker: (army) => `Deine Armee: ${army}`, defender: (army) => `Gegnerische Armee: ${army}` },
};

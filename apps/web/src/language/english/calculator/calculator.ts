// A calculator page with its form: all that comes with the first page.
import { inLanguage } from '../../in-language.ts';

/** A calculator page around its form and results. */
export const calculator = inLanguage('calculator', {
  answer: 'Answer',
  decision: 'Decision',
  inputs: 'Inputs',
  results: 'Results',
  presets: 'Presets',
  battle: 'Battle',
  undo: 'Undo (Ctrl Z)',
  redo: 'Redo (Ctrl Shift Z)',
  reset: 'Reset to the standard battle',
  random: 'Random battle (R)',
  dismiss: 'Dismiss',
  cannotCopy: 'Your browser does not allow copying here',
  presetHere: 'Preset of this page',
  fieldHere: 'Field of this page',
  versus: ' v ',
});

/** What is said of a link that cannot be opened as it was meant. */
export const battle = inLanguage('battle', {
  notOpened: (why: string) => `This link could not be opened: ${why}. You see the standard battle instead.`,
  pinnedNotOpened: (why: string) => `The pinned situation of this link could not be opened: ${why}.`,
  noBattle: 'the link holds no battle',
});

/** Inputs of every game. */
export const form = inLanguage('form', {
  notUsed: 'not used',
  notUsedOf: (title: string) => `${title}: not used`,
  none: 'None',
  between: (min: string, max: string) => `${min} to ${max}`,
  unknown: (names: string) => `${names}: not known here, so it changes no figure. Enter adds it as it is.`,
  dice: '12 or 2D6+3',
  more: (count: number) => `More rules (${count})`,
  fewer: 'Fewer rules',
  set: (count: number) => `${count} set`,
  oneLess: (name: string) => `${name}: one less`,
  oneMore: (name: string) => `${name}: one more`,
});

/** A number or dice. */
type Count = number | string;

/** What every game says where it has no words of its own, and how the search names what it found in the catalogues. */
export const games = inLanguage('games', {
  onAverage: (what: string) => `${what} on average`,
  operative: 'Operative, Kill Team',
  datasheet: 'Unit, 40,000',
  weapon: 'Weapon, 40,000',
  armyRule: {
    detachment: 'Detachment rule, 40,000',
    enhancement: 'Enhancement, 40,000',
    stratagem: 'Stratagem, 40,000',
    army: 'Army rule, 40,000',
    ability: 'Ability, 40,000',
    firingDeck: 'Ability, 40,000',
  },
  switchHere: 'Of a unit of this battle',
  ruleKept: (rule: string) => `${rule}: on for the units you choose next.`,
  offeredIn: (detachment: string) => `${detachment}: its rules are offered for the units you choose next.`,
  weaponLine: (attacks: Count, skill: string, strength: Count, ap: string, damage: Count) =>
    `A ${attacks} · ${skill} · S ${strength} · AP ${ap} · D ${damage}`,
  moreUnits: (count: number) => `${count} more`,
  card: 'Unit, Fantasy',
  listed: 'Unit, Grimdark Future',
  battle: 'Battle, Axis & Allies',
  openBattle: 'Opens this battle',
  army: { attacker: (army: string) => `Your army: ${army}`, defender: (army: string) => `Their army: ${army}` },
});

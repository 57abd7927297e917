import { capital, type Translation, type Writer } from '@oddsmith/words';
import { germanOf } from '../../words/de.ts';
import type { Action, Strategy } from '../strategies.ts';
import type { en, Hand } from './en.ts';
import { names } from './names.de.ts';
import type { NamedFighter } from './values.ts';

const ACTIONS: { readonly [action in Action]: string } = {
  strikeCrit: 'mit einem Krit zuschlagen',
  strikeNormal: 'mit einem normalen zuschlagen',
  critParryCrit: 'einen Krit mit einem Krit parieren',
  critParryNormal: 'einen normalen mit einem Krit parieren',
  normalParry: 'einen normalen mit einem normalen parieren',
  normalParryCrit: 'einen Krit mit einem normalen parieren',
};

const STRATEGIES: { readonly [strategy in Strategy]: string } = {
  strike: 'schlägt zu, außer eine Parade beendet die Gefahr und schaltet trotzdem aus',
  parry: 'pariert, wann immer ein Würfel es kann',
  maxDamage: 'spielt beides gegen einen zuschlagenden Feind durch und nimmt, was dem Feind weniger Lebenspunkte lässt',
  minDamage: 'spielt beides gegen einen zuschlagenden Feind durch und nimmt, was mehr eigene Lebenspunkte behält',
  optimalKill: 'spielt über den ganzen Kampf auf die größte Chance auszuschalten, weniger die Chance zu fallen',
  optimalDamage: 'spielt über den ganzen Kampf auf die meisten Lebenspunkte des Feindes, weniger eigene Verluste',
};

const fighter = ({ name, place, sameName }: NamedFighter, w: Writer) =>
  sameName
    ? `${name} (${place === 'first' ? 'zuerst' : 'danach'})`
    : w.name(name, `Kämpfer ${place === 'first' ? 'A' : 'B'}`);

const eitherOf = (actions: readonly Action[], w: Writer) => {
  const titles = actions.map((action) => ACTIONS[action]);
  return titles.length === 1 ? titles[0] : `${w.list(titles, 'or')} (gleich gut)`;
};

const hand = ({ crits, normals, wounds, ...of }: Hand, w: Writer) =>
  `${fighter(of.fighter, w)}: ${w.plural(crits, 'Krit')}, ${w.plural(normals, 'normaler', 'normale')}, ${wounds} LP`;

const messages: Translation<typeof en> = {
  choice: ({ self, kill, damage, kills, dies, wounds }, w) =>
    `${capital(fighter(self, w))} sollte jetzt ${eitherOf(kill, w)} (schaltet aus ${w.percent(kills)}, fällt ${w.percent(dies)}); für den Tausch an Lebenspunkten: ${eitherOf(damage, w)} (${w.gained(wounds)} Lebenspunkte).`,
  'open-dice-title': () => 'Offene Würfel',
  'open-dice': ({ hands, self, enemy, strategy }, w) =>
    `${hands.map((each) => hand(each, w)).join('; ')}; ${fighter(self, w)} ist am Zug, ${fighter(enemy, w)} ${STRATEGIES[strategy]}`,
  'action-title': ({ action }) => capital(ACTIONS[action]),
  action: ({ kills, dies, value, deals, takes, trade }, w) =>
    `auf Ausschalten: schaltet aus ${w.percent(kills)}, fällt ${w.percent(dies)}, Wert ${w.gained(value)}; auf Lebenspunkte: nimmt ${w.amount(deals)}, verliert ${w.amount(takes)}, Wert ${w.gained(trade)}`,
  'crit-strike-is-a-strike': () => 'ein Schlag mit einem Krit ist ein Schlag: Setze beides',
};

export const de = germanOf('killteam', messages, names);

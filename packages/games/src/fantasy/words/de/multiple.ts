import { capital, type Translation, type Writer } from '@oddsmith/words';
import type { multiple as english } from '../en/multiple.ts';
import type * as values from '../values.ts';

const ROLES = { first: 'die erste Einheit', ally: 'ihr Verbündeter', second: 'die zweite Einheit' } as const;

const unit = ({ name, role }: values.Fighting, w: Writer) => w.name(name, ROLES[role]);

/** Names of units are of many. */
const many = ({ name }: values.Fighting, stem: string) => (name === '' ? `${stem}t` : `${stem}en`);

export const multiple: Translation<typeof english> = {
  multiple: ({ first, ally, second, wins, breaks, loses, firstBreaks, allyBreaks }, w) => {
    const [us, beside, them] = [unit(first, w), unit(ally, w), unit(second, w)];
    const own = `${capital(us)} und ${beside} gewinnen zu ${w.percent(wins)}, ${them} ${many(second, 'flieh')} zu ${w.percent(breaks)}.`;
    return `${own} ${capital(them)} ${many(second, 'gewinn')} zu ${w.percent(loses)}, ${us} ${many(first, 'flieh')} zu ${w.percent(firstBreaks)}, ${beside} zu ${w.percent(allyBreaks)}.`;
  },
  'of-fighting-title': ({ unit: own, title }, w) => `${capital(unit(own, w))}: ${w.say(title)}`,
  'at-fighting-title': ({ unit: own, against, title }, w) =>
    `${capital(unit(own, w))} gegen ${unit(against, w)}: ${w.say(title)}`,
  'not-in-multiple': () => 'das wird nicht gezählt, wo zwei Einheiten gegen eine kämpfen',
  'rounds-title': () => 'Runden',
  'mean-rounds': ({ rounds }, w) => `im Mittel werden ${w.decimal(rounds)} Runden gekämpft`,
  'nobody-fights': ({ chance }, w) => `kein Angriff kommt an, niemand kämpft: ${w.percent(chance)}`,
  'multiple-pursuit': ({ runDown }, w) => `flieht und wird niedergemacht: ${w.percent(runDown)}`,
  'nobody-turns-aside': () => 'der Feind hat niemanden übrig, der auf den Verbündeten einschlagen könnte',
};

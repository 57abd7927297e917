import { capital, type Translation, type Writer } from '@oddsmith/words';
import type { multiple as english } from '../en/multiple.ts';
import type * as values from '../values.ts';

const ROLES = { first: 'die erste Einheit', ally: 'ihr Verbündeter', second: 'die zweite Einheit' } as const;

const unit = ({ name, role }: values.Fighting, w: Writer) => w.name(name, ROLES[role]);

export const multiple: Translation<typeof english> = {
  multiple: ({ first, ally, second, wins, breaks, loses, firstBreaks, allyBreaks }, w) => {
    const [us, beside, them] = [unit(first, w), unit(ally, w), unit(second, w)];
    const own = `${capital(us)} und ${beside} gewinnen diesen Kampf mit ${w.percent(wins)} und schlagen ${them} mit ${w.percent(breaks)} in die Flucht`;
    return `${own}; ${them} gewinnt mit ${w.percent(loses)} und schlägt ${us} mit ${w.percent(firstBreaks)}, ${beside} mit ${w.percent(allyBreaks)} in die Flucht.`;
  },
  'of-fighting-title': ({ unit: own, title }, w) => `${capital(unit(own, w))}: ${w.say(title)}`,
  'at-fighting-title': ({ unit: own, against, title }, w) =>
    `${capital(unit(own, w))} gegen ${unit(against, w)}: ${w.say(title)}`,
  'not-in-multiple': () => 'das wird nicht gezählt, wo zwei Einheiten gegen eine kämpfen',
  'charge-not-rolled': () => 'der Angriff wird nicht erwürfelt, wo zwei Einheiten gegen eine kämpfen: Er kommt an',
  'nobody-turns-aside': () => 'der Feind hat niemanden übrig, der auf den Verbündeten einschlagen könnte',
};

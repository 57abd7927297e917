// What two units against one say of their result.
import { type Catalogue, capital, type Writer } from '@oddsmith/words';
import type * as values from '../values.ts';

const ROLES = { first: 'the first unit', ally: 'its ally', second: 'the second unit' } as const;

const unit = ({ name, role }: values.Fighting, w: Writer) => w.name(name, ROLES[role]);

export const multiple = {
  multiple: (
    { first, ally, second, wins, breaks, loses, firstBreaks, allyBreaks }: values.MultipleResult,
    w: Writer,
  ) => {
    const [us, beside, them] = [unit(first, w), unit(ally, w), unit(second, w)];
    const own = `${capital(us)} and ${beside} win this combat with ${w.percent(wins)} and break ${them} with ${w.percent(breaks)}`;
    return `${own}; ${them} wins with ${w.percent(loses)}, breaks ${us} with ${w.percent(firstBreaks)} and ${beside} with ${w.percent(allyBreaks)}.`;
  },
  'of-fighting-title': ({ unit: own, title }: values.FightingTitle, w: Writer) =>
    `${capital(unit(own, w))}: ${w.say(title)}`,
  'at-fighting-title': ({ unit: own, against, title }: values.StrikesTitle, w: Writer) =>
    `${capital(unit(own, w))} at ${unit(against, w)}: ${w.say(title)}`,
  'not-in-multiple': () => 'this is not counted where two units fight one',
  'charge-not-rolled': () => 'the charge is not rolled for where two units fight one: it arrives',
  'nobody-turns-aside': () => 'the enemy has nobody left who could strike at the ally',
} satisfies Catalogue;

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
    const own = `${capital(us)} and ${beside} win ${w.percent(wins)} and break ${them} ${w.percent(breaks)}.`;
    const many = second.name === '' ? ['wins', 'breaks'] : ['win', 'break'];
    return `${own} ${capital(them)} ${many[0]} ${w.percent(loses)} and ${many[1]} ${us} ${w.percent(firstBreaks)}, ${beside} ${w.percent(allyBreaks)}.`;
  },
  'of-fighting-title': ({ unit: own, title }: values.FightingTitle, w: Writer) =>
    `${capital(unit(own, w))}: ${w.say(title)}`,
  'at-fighting-title': ({ unit: own, against, title }: values.StrikesTitle, w: Writer) =>
    `${capital(unit(own, w))} at ${unit(against, w)}: ${w.say(title)}`,
  'not-in-multiple': () => 'this is not counted where two units fight one',
  'rounds-title': () => 'Rounds',
  'mean-rounds': ({ rounds }: { readonly rounds: number }, w: Writer) =>
    `${w.decimal(rounds)} rounds are fought on average`,
  'nobody-fights': ({ chance }: { readonly chance: number }, w: Writer) =>
    `no charge arrives, and nobody fights: ${w.percent(chance)}`,
  'multiple-pursuit': ({ runDown }: { readonly runDown: number }, w: Writer) =>
    `breaks and is run down: ${w.percent(runDown)}`,
  'nobody-turns-aside': () => 'the enemy has nobody left who could strike at the ally',
} satisfies Catalogue;

// What is noted while a combat or a battle of cards is rolled die by die.
import type { Catalogue, Writer } from '@oddsmith/words';
import type { Outcome } from '../../card/ledger.ts';
import type { Feat } from '../../card/pursuit.ts';
import type * as values from '../values.ts';

const OUTCOMES: { readonly [O in Outcome]: string } = {
  bothDestroyed: 'both units are destroyed',
  firstDestroyed: 'the first unit is destroyed',
  secondDestroyed: 'the second unit is destroyed',
  draw: 'a draw, the fight goes on',
  firstHolds: 'the first unit is beaten and holds',
  firstFallsBack: 'the first unit falls back in good order',
  firstBreaks: 'the first unit breaks',
  secondHolds: 'the second unit is beaten and holds',
  secondFallsBack: 'the second unit falls back in good order',
  secondBreaks: 'the second unit breaks',
};

const called = ({ name, place }: values.Combatant, w: Writer) => w.name(name, `${place} unit`);

export const replay = {
  'note-round': ({ round }: { readonly round: number }) => `round ${round}`,
  'note-outcome': ({ outcome, margin }: values.RoundEnd) =>
    margin === null ? OUTCOMES[outcome] : `combat result ${margin > 0 ? '+' : ''}${margin}: ${OUTCOMES[outcome]}`,
  'note-strikes': ({ unit, group, count }: values.StrikeNote, w: Writer) =>
    `${called(unit, w)}, ${group}: ${count === 1 ? '1 strikes' : `${count} strike`}`,
  'note-models-strike': ({ place, models }: values.StrikingModels) =>
    `${place} unit: ${models} ${models === 1 ? 'model strikes' : 'models strike'}`,
  'note-fear': ({ unit }: { readonly unit: values.Combatant }, w: Writer) => `${called(unit, w)} tests against Fear`,
  'note-test': ({ unit, by }: { readonly unit: values.Combatant; readonly by: number }, w: Writer) =>
    `${called(unit, w)} lost by ${by} and tests`,
  'note-attacks': ({ attacks }: { readonly attacks: number }, w: Writer) => w.plural(attacks, 'attack'),
  'note-unsaved': ({ wounds }: { readonly wounds: number }, w: Writer) => `unsaved: ${w.plural(wounds, 'wound')}`,
  'note-challenge': () => 'the challenge',
  'note-terror': ({ unit }: { readonly unit: values.Combatant }, w: Writer) =>
    `${called(unit, w)} tests against the Terror of the charger`,
  'note-volley': () => 'the charged stand and shoot',
  'note-charge': ({ distance }: { readonly distance: number }) => `charge over ${distance}"`,
  'note-charge-end': ({ range, arrives }: { readonly range: number; readonly arrives: boolean }) =>
    `it carries ${range}": ${arrives ? 'it arrives' : 'it fails'}`,
  'note-caught': ({ feat }: { readonly feat: Feat }) =>
    feat === 'runsDown' ? 'it is run down' : 'it is caught and must fight again',
} satisfies Catalogue;

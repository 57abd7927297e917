// What the skirmish says: why an action is refused, and what is left out of an army.
import { importArmyList } from '@oddsmith/games/lists';
import { unitOf } from '@oddsmith/games/wh40k/library';
import { forceFromArmy, isReason, parseSave, problemOf, skirmishSpeaker } from '@oddsmith/skirmish';
import { emitter, type Message } from '@oddsmith/words';
import { OFFICIAL_APP } from '../../packages/games/test/wh40k/import/dialects.ts';
import { en } from '../../packages/skirmish/src/words/en.ts';
import { LANGUAGES, type Said } from './speech.ts';

const BAD_SAVES: { readonly [why: string]: string } = {
  'nothing in it': '{}',
  'no JSON': 'battle',
  'another version': '{"version": 99, "setup": {}, "actions": []}',
  'no setup': '{"version": 1, "setup": {}, "actions": []}',
};

const say = emitter<typeof en>();
const BOTH = { unit: 'Boyz', target: 'Intercessor Squad' };

const READS: readonly Message[] = [
  say('reads-stay', BOTH),
  say('reads-advance', BOTH),
  say('reads-towards-objective', { unit: 'Boyz', objective: 2 }),
  say('reads-around-objective', { unit: 'Boyz', objective: 2 }),
  say('reads-towards', BOTH),
  say('reads-away', BOTH),
  say('reads-around', BOTH),
  say('reads-within', { ...BOTH, range: 12.5 }),
  say('reads-beyond', { ...BOTH, range: 12 }),
  say('reads-cover', { unit: 'Boyz', kind: 'ruin' }),
  say('reads-cover', { unit: 'Boyz', kind: 'woods' }),
  say('reads-shoot', BOTH),
  say('reads-charge', BOTH),
  say('reads-fight', BOTH),
  say('reads-strike', BOTH),
  say('reads-overwatch', BOTH),
  say('reads-end-phase'),
  say('reads-stop'),
  say('reads-charge-home'),
  say('reads-reroll'),
  say('reads-pass'),
  say('reads-remain'),
  say('reads-consolidate', { objective: 2 }),
  say('reads-close-in'),
  say('no-room'),
  say('human-player'),
  say('unknown-action', { known: ['move', 'shoot'] }),
  say('unknown-check', { given: 'luck', known: ['move'] }),
  say('too-large', { most: 5_000_000, got: 6_000_000 }),
];

export async function saidOfSkirmish(): Promise<readonly Said[]> {
  const list = await importArmyList(OFFICIAL_APP, { game: 'wh40k', edition: '11' });
  const units = list.ok ? list.army.units.flatMap((listed) => unitOf(listed, list.army.faction) ?? []) : [];
  // Two leaders of one unit, a unit that is bare, and one that nobody could place.
  const [host, ...others] = units;
  const led = others.map((unit) => ({
    ...unit,
    keywords: ['Character'],
    attached: { unit: 1, as: 'leader' as const },
  }));
  const muster = [
    { ...host, attached: { unit: 1, as: 'bodyguard' as const } },
    ...led,
    { ...host, name: 'Bare', models: host.models.map(({ m: _, ...model }) => model), weapons: [] },
    { ...host, name: 'Nobody', models: [] },
  ];
  const speakers = await Promise.all(
    LANGUAGES.map(async (language) => [language, await skirmishSpeaker(language)] as const),
  );
  const said = (id: string, messages: readonly Message[]): Said => ({
    id,
    speech: Object.fromEntries(
      speakers.map(([language, speaker]) => [language, messages.map((one) => speaker.say(one))]),
    ),
  });
  return [
    said(
      'reasons',
      Object.keys(en)
        .filter(isReason)
        .map((reason) => problemOf(reason).message),
    ),
    said('what the computer thinks of', READS),
    said(
      'an army',
      forceFromArmy({ edition: '11', units: muster }).remarks.map(({ message }) => message),
    ),
    ...Object.entries(BAD_SAVES).map(([why, save]) => {
      const parsed = parseSave(save);
      return said(`a battle refused, ${why}`, parsed.ok ? [] : [parsed.problem.message]);
    }),
  ];
}

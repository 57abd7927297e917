// What the skirmish says: why an action is refused, and what is left out of an army.
import { importArmyList } from '@oddsmith/games/importers';
import { unitOf } from '@oddsmith/games/wh40k/import';
import { forceFromArmy, parseSave, REASONS } from '@oddsmith/skirmish';
import { OFFICIAL_APP } from '../../packages/games/test/wh40k/import/dialects.ts';
import { germanText } from './german.ts';
import type { Said } from './speech.ts';

const BAD_SAVES: { readonly [why: string]: string } = {
  'nothing in it': '{}',
  'no JSON': 'battle',
  'another version': '{"version": 99, "setup": {}, "actions": []}',
  'no setup': '{"version": 1, "setup": {}, "actions": []}',
};

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
  return [
    said(
      'reasons',
      Object.values(REASONS).map(({ message }) => message),
    ),

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

const said = (id: string, en: readonly string[]): Said => ({ id, speech: { en, de: en.map(germanText) } });

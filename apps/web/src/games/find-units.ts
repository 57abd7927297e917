// Units of the catalogues by name, team or weapon, for the search that works everywhere: found ones open on their page.
import { withValue } from '@oddsmith/games';
import { openBattle } from '../calculator/open-battle.ts';
import { describeCalculator } from '../engine/descriptions.ts';
import type { Finding } from '../shell/search.ts';

const MOST = 8;
/** Shorter words are in half of all names. */
const SHORTEST = 3;

export async function findUnits(text: string): Promise<readonly Finding[]> {
  if (text.trim().length < SHORTEST) return [];
  const found = await Promise.all([operatives(text).catch(() => []), datasheets(text).catch(() => [])]);
  return found.flat();
}

async function standardOf(calculator: string): Promise<unknown> {
  return (await describeCalculator(calculator))?.standard ?? {};
}

async function operatives(text: string): Promise<readonly Finding[]> {
  const { defenderFrom, loadLibrary, searchOperatives } = await import('@oddsmith/games/kill-team/library');
  return searchOperatives(await loadLibrary(), text)
    .slice(0, MOST)
    .map((operative) => ({
      key: `operative ${operative.team} ${operative.name}`,
      kind: 'Operative, Kill Team',
      title: operative.name,
      note: `${operative.team}: ${operative.weapons.map(({ name }) => name).join(', ')}`,
      open: async () => {
        const battle = withValue(await standardOf('killteam/shoot'), ['defender'], defenderFrom(operative));
        await openBattle('killteam/shoot', battle);
      },
    }));
}

async function datasheets(text: string): Promise<readonly Finding[]> {
  const [{ searchUnits, unitFor }, { phaseFor, requestFields }] = await Promise.all([
    import('./wh40k/library-client.ts'),
    import('@oddsmith/games/wh40k/units'),
  ]);
  const { units, nearest } = await searchUnits(text, '10');
  if (nearest) return [];
  return units.slice(0, MOST).map(({ key, name, detail }) => ({
    key: `datasheet ${JSON.stringify(key)}`,
    kind: 'Unit, 40,000',
    title: name,
    note: detail,
    open: async () => {
      const attacker = await unitFor(key);
      if (attacker === undefined) return;
      const before = await standardOf('wh40k/attack');
      const fields = requestFields({ attacker, defender: undefined }, phaseFor(attacker, 'shooting'));
      await openBattle('wh40k/attack', { ...(typeof before === 'object' ? before : {}), ...fields });
    },
  }));
}

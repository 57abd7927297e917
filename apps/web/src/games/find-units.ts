// Units of the catalogues and of the armies at hand by name, team or weapon, for the search that works everywhere.
import type { ShownUnit, UnitParts } from '../calculator/unit-uses.ts';
import { games } from '../language/english/games.ts';
import { useCommandStore } from '../shell/commands.ts';
import type { Finding } from '../shell/search.ts';

const MOST = 8;
/** Shorter words are in half of all names. */
const SHORTEST = 3;

export async function findUnits(text: string): Promise<readonly Finding[]> {
  if (text.trim().length < SHORTEST) return [];
  const looks = [operatives, datasheets, cards, listed];
  const found = await Promise.all(looks.map((look) => look(text).catch(() => [])));
  return found.flat();
}

function show(unit: ShownUnit): void {
  useCommandStore.getState().showUnit(unit);
}

async function operatives(text: string): Promise<readonly Finding[]> {
  const { attackerFrom, defenderFrom, loadLibrary, searchOperatives } = await import(
    '@oddsmith/games/kill-team/library'
  );
  return searchOperatives(await loadLibrary(), text)
    .slice(0, MOST)
    .map((operative) => {
      const { name, team, weapons } = operative;
      const gun = weapons.find(({ kind }) => kind === 'ranged');
      const data: UnitParts = {
        calculator: 'killteam/shoot',
        ...(gun === undefined ? {} : { attack: { attacker: attackerFrom(operative, gun).fields } }),
        target: { defender: defenderFrom(operative) },
      };
      const note = `${team}: ${weapons.map((weapon) => weapon.name).join(', ')}`;
      return {
        key: `operative ${team} ${name}`,
        kind: games.operative,
        title: name,
        note,
        open: () => show({ game: 'killteam', name, note, data }),
      };
    });
}

async function datasheets(text: string): Promise<readonly Finding[]> {
  const { searchUnits } = await import('./wh40k/library-client.ts');
  const { units, nearest } = await searchUnits(text, '10');
  if (nearest) return [];
  return units.slice(0, MOST).map(({ key, name, detail }) => ({
    key: `datasheet ${JSON.stringify(key)}`,
    kind: games.datasheet,
    title: name,
    note: detail,
    open: async () => {
      const { shownDatasheet } = await import('./wh40k/shown-unit.ts');
      const unit = await shownDatasheet(key, detail);
      if (unit !== undefined) show(unit);
    },
  }));
}

async function cards(text: string): Promise<readonly Finding[]> {
  const { loadUnits, searchUnits } = await import('@oddsmith/games/fantasy/library');
  const libraries = await Promise.all([loadUnits('oldWorld'), loadUnits('ninthAge')]);
  return libraries.flatMap((library) =>
    searchUnits(library, text, '')
      .slice(0, MOST)
      .map(({ name, army, category, card }) => ({
        key: `card ${library.system} ${army} ${name} ${category}`,
        kind: games.card,
        title: name,
        note: `${army}, ${category}`,
        open: () =>
          show({
            game: 'fantasy',
            name,
            note: `${army}, ${category}`,
            data: { name, system: library.system, card },
          }),
      })),
  );
}

/** Of the Grimdark armies that were pasted, and of the examples. */
async function listed(text: string): Promise<readonly Finding[]> {
  const [{ armiesFor }, { shownUnit }] = await Promise.all([
    import('./grimdark/armies/armies-at-hand.ts'),
    import('./grimdark/armies/shown-unit.ts'),
  ]);
  const wanted = text.trim().toLowerCase();
  const armies = await armiesFor('attacker');
  return armies
    .flatMap((army) => army.units.map((unit) => ({ army, unit: shownUnit(unit, army) })))
    .filter(({ unit }) => unit.name.toLowerCase().includes(wanted))
    .slice(0, MOST)
    .map(({ army, unit }, place) => ({
      key: `listed ${army.key} ${unit.name} ${place}`,
      kind: games.listed,
      title: unit.name,
      note: army.name,
      open: () => show(unit),
    }));
}

// Units and weapons of the catalogues and of the armies at hand, for the search that works everywhere.
import type { ShownUnit, UnitParts } from '../calculator/unit-uses.ts';
import { trueMinus } from '../format/number.ts';
import { games } from '../language/english/calculator/calculator.ts';
import type { ArmyUnit } from '../places/armies/army.ts';
import { useCommandStore } from '../shell/commands.ts';
import type { Finding } from '../shell/search.ts';

const MOST = 8;
const SHOWN_CARRIERS = 3;
/** Shorter words are in half of all names. */
const SHORTEST = 3;

export async function findUnits(text: string): Promise<readonly Finding[]> {
  if (text.trim().length < SHORTEST) return [];
  const looks = [typedBattle, fielded, operatives, datasheets, guns, armyRules, cards, listed];
  const found = await Promise.all(looks.map((look) => look(text).catch(() => [])));
  return found.flat();
}

/** A battle written out is the one thing that is wanted: Enter opens it. */
async function typedBattle(text: string): Promise<readonly Finding[]> {
  const { takeBattle } = await import('./axis/take-battle.ts');
  const taken = await takeBattle(text);
  if (taken === undefined) return [];
  const title = text.trim();
  if ('problem' in taken) return [{ key: 'battle', kind: games.battle, title, note: taken.problem, open: () => {} }];
  const open = () => {
    location.hash = taken.hash;
  };
  return [{ key: 'battle', kind: games.battle, title, note: games.openBattle, open }];
}

function show(unit: ShownUnit): void {
  useCommandStore.getState().showUnit(unit);
}

function unitFinding(key: string, kind: string, unit: ShownUnit, note = unit.note ?? ''): Finding {
  return { key, kind, title: unit.name, note, open: () => show(unit) };
}

/** Of the two armies of a game: the same unit may stand in both. */
async function fielded(text: string): Promise<readonly Finding[]> {
  const { listedUnits } = await import('./find-listed.ts');
  const wanted = text.trim().toLowerCase();
  const found = await Promise.all([listedUnits('wh40k'), listedUnits('killteam')]);
  return found.flatMap((units) =>
    units
      .filter(({ unit }) => unit.name.toLowerCase().includes(wanted))
      .slice(0, MOST)
      .map(({ side, unit, note }, place) => {
        const kind = unit.game === 'wh40k' ? games.datasheet : games.operative;
        return unitFinding(`army ${unit.game} ${side} ${unit.name} ${place}`, kind, unit, note);
      }),
  );
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
      return unitFinding(`operative ${team} ${name}`, games.operative, { game: 'killteam', name, note, data });
    });
}

async function datasheets(text: string): Promise<readonly Finding[]> {
  const { library } = await import('./wh40k/library/library-client.ts');
  const { units, nearest } = await library.search(text, '10');
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

/** A weapon by itself attacks like a unit of one that carries it. */
async function guns(text: string): Promise<readonly Finding[]> {
  const { library } = await import('./wh40k/library/library-client.ts');
  return (await library.weapons(text, '10')).map(({ weapon, carriers }) => {
    const { name, attacks, skill, strength, ap, damage } = weapon;
    const data: UnitParts = {
      calculator: 'wh40k/attack',
      attack: { edition: '10', volley: [{ weapon, count: 1 }], attacker: { name } },
    };
    const line = games.weaponLine(attacks, skill === null ? '–' : `${skill}+`, strength, trueMinus(ap), damage);
    const others = carriers.length - SHOWN_CARRIERS;
    const more = others > 0 ? [games.moreUnits(others)] : [];
    const note = `${line}: ${[...carriers.slice(0, SHOWN_CARRIERS), ...more].join(', ')}`;
    return unitFinding(`weapon ${JSON.stringify(weapon)}`, games.weapon, { game: 'wh40k', name, note, data });
  });
}

/** Of the units on screen, where they have it; else a rule of an army, which is at hand for the units that are chosen next. */
async function armyRules(text: string): Promise<readonly Finding[]> {
  const { commands, say } = useCommandStore.getState();
  const here = (await commands.switches?.(text)) ?? [];
  const [{ library }, { rememberDetachment, rememberSwitch }, { rememberedEdition }] = await Promise.all([
    import('./wh40k/library/library-client.ts'),
    import('./wh40k/army-memory.ts'),
    import('./wh40k/edition-memory.ts'),
  ]);
  const edition = rememberedEdition() ?? '10';
  const found = (await library.armyRules(text, edition)).filter(
    ({ label }) => !here.some(({ title }) => title === label),
  );
  const others = found.map(({ name, label, kind, factions, detachment, units }): Finding => {
    const rest = units.length - SHOWN_CARRIERS;
    const carriers = [...units.slice(0, SHOWN_CARRIERS), ...(rest > 0 ? [games.moreUnits(rest)] : [])];
    const where = kind === 'army' || units.length === 0 ? factions.slice(0, SHOWN_CARRIERS) : carriers;
    return {
      key: `army rule ${kind} ${factions.join()} ${detachment} ${label}`,
      kind: games.armyRule[kind],
      title: label,
      note: [...(detachment === undefined ? [] : [detachment]), ...where].join(', '),
      open: async () => {
        const [faction] = factions;
        if (units.length > 0 && kind !== 'army') return showDatasheet(units[0], faction, edition);
        if (kind === 'army') rememberSwitch('attacker', label, true);
        else if (faction !== undefined) rememberDetachment({ faction, edition }, detachment);
        location.hash = '#/wh40k/attack';
        say(kind === 'army' ? games.ruleKept(name) : games.offeredIn(detachment ?? name));
      },
    };
  });
  return [...here, ...others];
}

async function showDatasheet(name: string, faction: string, edition: '10' | '11'): Promise<void> {
  const { shownDatasheet } = await import('./wh40k/shown-unit.ts');
  const unit = await shownDatasheet({ from: 'catalogue', name, faction, edition }, faction);
  if (unit !== undefined) show(unit);
}

async function cards(text: string): Promise<readonly Finding[]> {
  const { fielded, loadUnits, searchUnits } = await import('@oddsmith/games/fantasy/library');
  const libraries = await Promise.all([loadUnits('oldWorld'), loadUnits('ninthAge')]);
  return libraries.flatMap((library) =>
    searchUnits(library, text, '')
      .slice(0, MOST)
      .map((listed) => {
        const { name, army, category, weapons } = listed;
        const card = fielded(listed);
        const note = [army, category, ...weapons].join(', ');
        const unit = { game: 'fantasy', name, note, data: { name, system: library.system, card } };
        return unitFinding(`card ${library.system} ${army} ${name} ${category}`, games.card, unit);
      }),
  );
}

/** Of the Grimdark armies that were pasted, and of the examples: by their name or by what they carry. */
async function listed(text: string): Promise<readonly Finding[]> {
  const [{ armiesFor, ownArmies }, { grimdarkArmies }, { cardOf }] = await Promise.all([
    import('./grimdark/available-armies.ts'),
    import('./grimdark/armies.ts'),
    import('./grimdark/units/fielded.ts'),
  ]);
  const wanted = text.trim().toLowerCase();
  const [hosts, armies] = await Promise.all([ownArmies(grimdarkArmies), armiesFor('attacker')]);
  const pasted = (['attacker', 'defender'] as const).flatMap((side) => {
    const army = hosts[side]?.army;
    return army === undefined ? [] : [{ army, note: games.army[side](army.name) }];
  });
  const namesOf = (unit: ArmyUnit): readonly string[] => {
    const { models } = cardOf(unit);
    return [unit.title, ...models.flatMap(({ weapons }) => (weapons ?? []).map(({ name }) => name ?? ''))];
  };
  const others = armies.filter(({ key }) => !pasted.some(({ army }) => army.key === key));
  return [...pasted, ...others.map((army) => ({ army, note: army.name }))]
    .flatMap(({ army, note }) => army.units.map((unit) => ({ army, note, unit })))
    .filter(({ unit }) => namesOf(unit).some((name) => name.toLowerCase().includes(wanted)))
    .slice(0, MOST)
    .map(({ army, note, unit }) => ({ note, unit: grimdarkArmies.shown(unit, army) }))
    .map(({ note, unit }, place) => unitFinding(`listed ${note} ${unit.name} ${place}`, games.listed, unit, note));
}

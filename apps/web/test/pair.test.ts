// One pair of units: what a mode takes over from the one before, against the real library and forms.
import { asObject, complete, describeForm, parseInput, valueAt } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/axis';
import { fightCalculator, shootCalculator } from '@oddsmith/games/kill-team';
import { loadLibrary } from '@oddsmith/games/kill-team/library';
import { describe, expect, it } from 'vitest';
import { carrySides, withShared } from '../src/battle/pair.ts';
import { carry as carryArmies } from '../src/games/axis/pair.ts';
import { carry as carryDice } from '../src/games/fantasy/pair.ts';
import { carry } from '../src/games/kill-team/pair.ts';
import { rememberChosen } from '../src/games/wh40k/chosen-units.ts';
import { carry as carryUnits } from '../src/games/wh40k/pair.ts';

describe('what both sides know', () => {
  it('is copied, and nothing else', () => {
    const to = { first: { name: '', wounds: 1, hits: 3 }, rest: 1 };
    const from = { attacker: { name: 'Ork', wounds: 9, range: 8 } };
    expect(withShared(to, ['first'], from, ['attacker'])).toEqual({
      first: { name: 'Ork', wounds: 9, hits: 3 },
      rest: 1,
    });
    expect(withShared(to, ['first'], from, ['attacker'], ['name'])).toEqual({
      first: { name: 'Ork', wounds: 1, hits: 3 },
      rest: 1,
    });
  });

  it('goes by the names each mode gives its sides', () => {
    const both = carrySides({ 'a/x': ['attacker', 'defender'], 'a/y': ['first', 'second'] });
    const from = { calculator: 'a/x', input: { attacker: { name: 'A' }, defender: { name: 'D' } } };
    const input = { first: { name: '' }, second: { name: '' } };
    expect(both(from, 'a/y', input)).toEqual({ first: { name: 'A' }, second: { name: 'D' } });
    expect(both(from, 'a/z', input)).toBeUndefined();
  });
});

describe('Kill Team', async () => {
  const { operatives } = await loadLibrary();
  const shooter = operatives.find(
    ({ weapons }) => weapons.some(({ kind }) => kind === 'ranged') && weapons.some(({ kind }) => kind === 'melee'),
  );
  if (shooter === undefined) throw new Error('nobody has both kinds of weapon');
  const melee = shooter.weapons.find(({ kind }) => kind === 'melee');
  const fight = complete(describeForm(fightCalculator.input), {});
  const shot = (attacker: object) => ({
    calculator: 'killteam/shoot',
    input: complete(describeForm(shootCalculator.input), {
      attacker,
      defender: { name: 'Nobody knows me', wounds: 7 },
    }),
  });

  it('lets the operative that shot fight with its melee weapon', async () => {
    const carried = await carry(shot({ name: `${shooter.name}, its gun` }), 'killteam/fight', fight);
    expect(valueAt(carried, ['first', 'name'])).toBe(`${shooter.name}, ${melee?.name}`);
    expect(valueAt(carried, ['first', 'attacks'])).toBe(melee?.attacks);
    expect(valueAt(carried, ['first', 'wounds'])).toBe(shooter.wounds);
    expect(parseInput(fightCalculator, carried)).not.toHaveProperty('error');
  });

  it('takes name and wounds of whoever the library does not know, and leaves the weapon alone', async () => {
    const carried = await carry(shot({ name: 'My own gunner', attacks: 9 }), 'killteam/fight', fight);
    expect(valueAt(carried, ['second', 'name'])).toBe('Nobody knows me');
    expect(valueAt(carried, ['second', 'wounds'])).toBe(7);
    expect(valueAt(carried, ['first', 'name'])).toBe('My own gunner');
    expect(valueAt(carried, ['first', 'attacks'])).toBe(4);
    expect(parseInput(fightCalculator, carried)).not.toHaveProperty('error');
  });
});

describe('Warhammer 40,000', () => {
  const melee = { first: { weapons: [] }, second: { toughness: 9 } };

  it.each(['10', '11'])('keeps the %sth edition, a charge in its fight', async (edition) => {
    const from = { calculator: 'wh40k/melee', input: { ...melee, edition } };
    const charge = await carryUnits(from, 'wh40k/charge', { edition: null, fight: {} });
    expect(charge).toMatchObject({ edition: null, fight: { edition, target: { toughness: 9 } } });
    expect(await carryUnits(from, 'wh40k/attack', {})).toMatchObject({ edition, target: { toughness: 9 } });
    // Said of neither: the edition that stands by itself.
    expect(await carryUnits({ ...from, input: melee }, 'wh40k/attack', {})).toMatchObject({ edition: '10' });
  });

  it('puts both units face to face, each on its own side', async () => {
    rememberChosen('attacker', { name: 'Ours', side: { name: 'Ours', toughness: 4 } } as never, undefined);
    const attack = { edition: '10', attacker: { name: 'Ours' }, volley: [], target: { toughness: 9 } };
    const fight = await carryUnits({ calculator: 'wh40k/attack', input: attack }, 'wh40k/melee', {});
    expect(fight).toMatchObject({ first: { name: 'Ours', toughness: 4 }, second: { toughness: 9 } });
  });
});

describe('Fantasy', () => {
  it('gives the attack to the first unit and the target to the second', async () => {
    const attack = { system: 'dice', models: 5, toHit: 3, profiles: [], target: { models: 8, wounds: 2 } };
    const unit = { models: 1, wounds: 1, profiles: [{ toHit: 4 }] };
    const from = { calculator: 'fantasy/attack', input: attack };
    expect(await carryDice(from, 'fantasy/combat', { first: unit, second: unit })).toEqual({
      first: { models: 5, wounds: 1, profiles: [{ toHit: 3 }] },
      second: { models: 8, wounds: 2, profiles: [{ toHit: 4 }] },
    });
  });
});

describe('Axis & Allies', () => {
  const attack = { inf: 3, art: 1, arm: 2, fig: 2 };
  const defense = { inf: 4, aa: 1 };
  const calculatorOf = (id: string) => {
    const found = calculators.find((one) => one.id === id);
    if (found === undefined) throw new Error(`no ${id}`);
    return found;
  };
  const standard = (id: string) => complete(describeForm(calculatorOf(id).input), {});
  const waves = [{ attack: { units: attack }, defense: { units: defense } }];
  const battle = { calculator: 'axis/battle', input: { ...asObject(standard('axis/battle')), waves } };

  it('sends what fights', async () => {
    const carried = await carryArmies(battle, 'axis/recommend', standard('axis/recommend'));
    expect(valueAt(carried, ['waves', 0, 'attack', 'units'])).toEqual(attack);
    expect(parseInput(calculatorOf('axis/recommend'), carried)).not.toHaveProperty('error');
  });

  it('lands the army from transports, an infantry beside each heavy piece, and takes it back ashore', async () => {
    const landing = await carryArmies(battle, 'axis/amphibious', standard('axis/amphibious'));
    expect(valueAt(landing, ['cargo'])).toEqual([
      { inf: 1, art: 1 },
      { inf: 1, arm: 1 },
      { inf: 1, arm: 1 },
    ]);
    expect(valueAt(landing, ['sea', 'attack', 'units', 'tra'])).toBe(3);
    expect(valueAt(landing, ['land', 'attack', 'units', 'fig'])).toBe(2);
    expect(valueAt(landing, ['land', 'defense', 'units'])).toEqual(defense);
    expect(parseInput(calculatorOf('axis/amphibious'), landing)).not.toHaveProperty('error');
    const from = { calculator: 'axis/amphibious', input: landing };
    const back = await carryArmies(from, 'axis/battle', standard('axis/battle'));
    expect(valueAt(back, ['waves', 0, 'attack', 'units'])).toMatchObject({ inf_a: 3, art_a: 1, arm_a: 2, fig: 2 });
    expect(parseInput(calculatorOf('axis/battle'), back)).not.toHaveProperty('error');
  });
});

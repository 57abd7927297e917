// A die is retained once (2024): every face of small pools listed, the rules read die by die, against both calculators.
import { Random } from '@oddsmith/kernel';
import { expect, test } from 'vitest';
import { fight, shoot } from '../../src/kill-team/index.ts';
import { probabilityOf } from '../agreement.ts';
import { pick } from './random-battles.ts';

interface Weapon {
  readonly attacks: number;
  readonly hit: number;
  readonly lethal: number;
  readonly autoNormals: number;
  readonly autoCrits: number;
  readonly failsToNormals: number;
  readonly failsToNormalsBy: 'retain' | 'change';
  readonly normalsToCrits: number;
  readonly normalsToCritsBy: 'retain' | 'change';
  readonly abilities: readonly ('punishing' | 'puritySeal' | 'severe' | 'rending')[];
}

/** A die as it lies: `retained` once a rule has kept it. */
interface Die {
  kind: 'crit' | 'normal' | 'fail' | 'gone';
  retained: boolean;
  bySevere?: true;
}

/** Crits and normals of one roll, every rule in the order of the published table. */
function kept(faces: readonly number[], weapon: Weapon): readonly [crits: number, normals: number] {
  const dice: Die[] = faces.map((face) => ({
    kind: face < weapon.hit ? 'fail' : face >= weapon.lethal ? 'crit' : 'normal',
    retained: false,
  }));
  const crits = Math.min(weapon.autoCrits, weapon.attacks);
  for (let i = 0; i < crits; i++) dice.push({ kind: 'crit', retained: true });
  for (let i = 0; i < Math.min(weapon.autoNormals, weapon.attacks - crits); i++)
    dice.push({ kind: 'normal', retained: true });
  const find = (kind: Die['kind'], retained?: boolean) =>
    dice.find((die) => die.kind === kind && (retained === undefined || die.retained === retained));
  const save = (die: Die | undefined, retained: boolean) => die && Object.assign(die, { kind: 'normal', retained });
  const has = (ability: Weapon['abilities'][number]) => weapon.abilities.includes(ability);
  const change = () => {
    const die = find('normal', true) ?? find('normal', false);
    if (die) die.kind = 'crit';
    return die;
  };

  if (has('punishing') && find('crit')) save(find('fail'), true);
  if (has('puritySeal') && dice.filter(({ kind }) => kind === 'fail').length >= 2) {
    find('fail')!.kind = 'gone';
    save(find('fail'), true);
  }
  for (let i = 0; i < weapon.failsToNormals; i++) save(find('fail'), weapon.failsToNormalsBy === 'retain');
  if (has('severe') && !find('crit')) {
    const made = change();
    if (made) made.bySevere = true;
  }
  for (let i = 0; i < weapon.normalsToCrits; i++) {
    if (weapon.normalsToCritsBy === 'change') change();
    else {
      const die = find('normal', false);
      if (die) Object.assign(die, { kind: 'crit', retained: true });
    }
  }
  if (has('rending') && dice.some((die) => die.kind === 'crit' && !die.bySevere)) {
    const die = find('normal', false);
    if (die) die.kind = 'crit';
  }
  const count = (kind: Die['kind']) => dice.filter((die) => die.kind === kind).length;
  return [count('crit'), count('normal')];
}

/** Normals do 1 and crits 9, so that a damage says both counts. */
const CRIT = 9;

function byHand(weapon: Weapon): Map<number, number> {
  const rolled = weapon.attacks - Math.min(weapon.attacks, weapon.autoCrits + weapon.autoNormals);
  const chances = new Map<number, number>();
  for (let roll = 0; roll < 6 ** rolled; roll++) {
    const faces = Array.from({ length: rolled }, (_, die) => 1 + (Math.floor(roll / 6 ** die) % 6));
    const [crits, normals] = kept(faces, weapon);
    const damage = CRIT * crits + normals;
    chances.set(damage, (chances.get(damage) ?? 0) + 1 / 6 ** rolled);
  }
  return chances;
}

function randomWeapon(random: Random): Weapon {
  const some = (most: number) => (random.die(3) === 1 ? random.die(most) : 0);
  const hit = 1 + random.die(5);
  return {
    attacks: random.die(5),
    hit,
    lethal: Math.max(hit, 3 + random.die(3)),
    autoNormals: random.die(2) === 1 ? random.die(3) : 0,
    autoCrits: some(1),
    failsToNormals: some(2),
    failsToNormalsBy: pick(random, ['retain', 'change']),
    normalsToCrits: some(2),
    normalsToCritsBy: pick(random, ['retain', 'change']),
    abilities: (['punishing', 'puritySeal', 'severe', 'rending'] as const).filter(() => random.die(2) === 1),
  };
}

test('200 pools, shot and in a fight, are what listing every face gives', () => {
  const random = new Random(45);
  let locksMattered = 0;
  for (let i = 0; i < 200; i++) {
    const pool = randomWeapon(random);
    const weapon = { ...pool, abilities: [...pool.abilities], normalDamage: 1, criticalDamage: CRIT };
    const expected = byHand(pool);
    const shot = shoot({ attacker: weapon, defender: { dice: 0, wounds: 99 } }).distributions.damage;
    const struck = fight({ first: { ...weapon, strategy: 'strike' }, second: { attacks: 0, wounds: 99 } });
    const left = struck.distributions.secondWounds;
    for (let damage = 0; damage <= 5 * CRIT; damage++) {
      const chance = expected.get(damage) ?? 0;
      expect(probabilityOf(shot, damage), `shot ${JSON.stringify(pool)}`).toBeCloseTo(chance, 12);
      expect(probabilityOf(left, 99 - damage), `fight ${JSON.stringify(pool)}`).toBeCloseTo(chance, 12);
    }
    const free = shoot({ edition: '2021', attacker: weapon, defender: { dice: 0, wounds: 99 } }).summary.meanDamage;
    const withoutSevere = !pool.abilities.includes('severe');
    if (withoutSevere && Math.abs(free - shot.mean) > 1e-9) locksMattered++;
  }
  expect(locksMattered).toBeGreaterThan(20);
});

test('the published examples', () => {
  const mean = (attacker: object, defender: object = { dice: 0 }) => shoot({ attacker, defender }).summary.meanDamage;
  const heavy = { attacks: 4, hit: 3, normalDamage: 3, criticalDamage: 6 };
  expect(mean({ ...heavy, autoNormals: 3, abilities: ['rending'] })).toBeCloseTo(11.5, 12);
  expect(mean({ ...heavy, attacks: 2, abilities: ['punishing', 'rending'] })).toBeCloseTo(5.8333, 4);
  const marine = { dice: 3, save: 3, normalsToCrits: 1 };
  expect(mean({ attacks: 4 }, { ...marine, coverNormals: 1 })).toBeCloseTo(2.1433, 4);
  expect(mean({ attacks: 4 }, marine)).toBeCloseTo(2.8011, 4);
});

test('the edition of 2021 knows no locks', () => {
  const attacker = {
    attacks: 4,
    hit: 3,
    normalDamage: 3,
    criticalDamage: 6,
    autoNormals: 3,
    abilities: ['rending' as const],
  };
  expect(shoot({ edition: '2021', attacker, defender: { dice: 0 } }).summary.meanDamage).toBeCloseTo(12, 12);
});

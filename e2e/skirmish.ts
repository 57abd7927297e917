// A battle of the skirmish as a player meets it.
import {
  apply,
  chargePaths,
  choiceDice,
  diceFor,
  extend,
  hash,
  LAYOUTS,
  newSave,
  options,
  parseSetup,
  quickStart,
  randomAction,
  type Save,
  type Setup,
  type State,
  start,
  unitsOf,
} from '@oddsmith/skirmish';
import { expect, type Locator, type Page } from '@playwright/test';

/** What is pressed to get on, the first that is there. */
const MOVES_ON = [
  /^Begin round/,
  'End anyway',
  /^Strike at/,
  'Pile in and fight',
  'Fight where it stands',
  'Charge home',
  /^Shoot at/,
  /^Charge [A-Z]/,
  'Stay',
  // A charge that found no free way in.
  'Stop',
  /^End .* phase$/,
];

export class Battle {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Without dice on screen: the computer then acts at once. */
  async withoutDice(): Promise<void> {
    await this.page.goto('/#/wh40k/skirmish/settings');
    await this.page.getByRole('radiogroup', { name: 'Dice animation' }).getByRole('radio', { name: 'Off' }).click();
  }

  async begin({ guided = false } = {}): Promise<void> {
    await this.withoutDice();
    await this.page.goto(`/#/wh40k/skirmish${guided ? '/how-to-play' : ''}`);
    const start = guided ? 'Play a guided first turn' : 'Quick Start';
    await this.page.getByRole('button', { name: start, exact: true }).click();
    await expect(this.page.locator('svg[data-board]')).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });
  }

  unit(id: string): Locator {
    return this.page.locator(`[data-unit="${id}"]`);
  }

  get phase(): Locator {
    return this.page.locator('[aria-label="Phases of the turn"] [aria-current=step]');
  }

  get refusal(): Locator {
    return this.page.getByTestId('refusal');
  }

  /** A battle from a file, at the moment its turn begins. */
  async beginFrom(save: Save): Promise<void> {
    await this.withoutDice();
    await this.page.goto('/#/wh40k/skirmish/import');
    const buffer = Buffer.from(JSON.stringify(save));
    const file = { name: 'battle.skirmish.json', mimeType: 'application/json', buffer };
    await this.page.getByLabel(/Battle file/).setInputFiles(file);
    await this.page.getByRole('link', { name: 'Play on' }).click();
    await this.button(/^Begin round/).click();
    await expect(this.phase).toHaveText('Movement');
  }

  /** Rolls for the first turn and waits until the player may move. */
  async toMovement(): Promise<void> {
    await this.button('Roll for the first turn').click();
    await this.button(/^Begin round/).click({ timeout: 90_000 });
    await expect(this.phase).toHaveText('Movement');
  }

  async endPhase(): Promise<void> {
    await this.button(/^End .* phase$/).click();
    const anyway = this.button('End anyway');
    if (await anyway.isVisible()) await anyway.click();
  }

  /** Names of all buttons in one look, where asking for one name after the other takes eleven. */
  private offered(): Promise<string[]> {
    const buttons = this.page.getByRole('main').getByRole('button');
    return buttons.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent ?? ''));
  }

  /** Plays on with the first thing offered until there is a result. */
  async playToTheEnd(): Promise<void> {
    const { page } = this;
    const first = (list: string) => page.getByRole('list', { name: list }).getByRole('button').first();
    await expect(async () => {
      if (await page.getByTestId('result').isVisible()) return;
      const offered = await this.offered();
      const next = MOVES_ON.find((name) =>
        offered.some((text) => (typeof name === 'string' ? text === name : name.test(text))),
      );
      if (next !== undefined) await this.button(next).first().click({ timeout: 1000 });
      for (const list of ['Targets', 'Units to charge'])
        if (await first(list).isVisible()) await first(list).click({ timeout: 1000 });
      // The result takes the place of the phase at any moment.
      const phase = await this.phase.textContent({ timeout: 1000 });
      if (phase !== 'Movement' && (await first('Units to choose').isVisible()))
        await first('Units to choose').click({ timeout: 1000 });
      throw new Error('not over yet');
    }).toPass({ intervals: [30], timeout: 220_000 });
  }

  /** Where a model stands, in pixels. */
  async middleOf(id: string): Promise<{ readonly x: number; readonly y: number; readonly inch: number }> {
    const box = await this.unit(id).locator('[data-model]').first().boundingBox();
    const board = await this.page.locator('svg[data-board]').boundingBox();
    if (box === null || board === null) throw new Error(`there is no ${id} on the board`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, inch: board.width / 60 };
  }
}

function setupOfTwo(): Setup {
  const players = ['Anna', 'Bert'].map((name) => ({ kind: 'human', name }) as const);
  // Long edges of the crossroads: from the front lines everybody sees somebody.
  return {
    ...quickStart(),
    ...{ placing: 'line', terrain: LAYOUTS.crossroads, first: 0 },
    players: [players[0], players[1]],
  };
}

/** A human who begins, face to face with the computer. */
export function saveFaceToFace(): Save {
  const { players, ...rest } = setupOfTwo();
  return newSave({ ...rest, players: [players[0], quickStart().players[1]] }, 1, 'Face to face');
}

/** A human whose computer wins the roll-off. */
export function saveLosingTheRollOff(): Save {
  const setup: Setup = { ...quickStart(), first: 'roll' };
  const [human, other] = setup.players;
  const easy: Setup = { ...setup, players: [human, { ...other, kind: 'computer', level: 'easy' }] };
  for (let seed = 1; seed < 100; seed++) {
    const rolled = apply(start(easy), { type: 'roll-off' }, diceFor(seed, 0));
    if (rolled.ok && rolled.state.first === 1) return newSave(easy, seed, 'Second');
  }
  throw new Error('nobody lost');
}

/** 200 models on the board: as many squads of both forces as that takes. */
export function saveOfManyModels(): Save {
  const { forces, ...rest } = setupOfTwo();
  const [marines, necrons] = forces;
  const times = (force: (typeof forces)[0], count: number) => ({
    ...force,
    units: Array.from({ length: count }, () => force.units[0]),
  });
  const parsed = parseSetup({ ...rest, size: 2000, forces: [times(marines, 20), times(necrons, 10)] });
  if (!parsed.ok) throw new Error(parsed.problem.code);
  const save = newSave(parsed.value, 1, 'Many');
  return { ...save, hash: hash(start(parsed.value)) };
}

/** The second force led by a character, the first one's guns able to pick out who leads. */
function setupOfMarksmen(): Setup {
  const { forces, ...rest } = setupOfTwo();
  const [marines, necrons] = forces;
  const guns = marines.units.map((unit) => ({
    ...unit,
    weapons: unit.weapons.map((weapon) => ({ ...weapon, keywords: [...weapon.keywords, 'Precision'] })),
  }));
  const [warriors] = necrons.units;
  const leader = {
    ...warriors,
    name: 'Overlord',
    keywords: [...warriors.keywords, 'Character'],
    lines: [{ ...warriors.lines[0], name: 'Overlord', count: 1, w: 5 }],
    weapons: warriors.weapons.map((weapon) => ({ ...weapon, count: 1 })),
    attachedTo: 0,
  };
  const parsed = parseSetup({
    ...rest,
    forces: [
      { ...marines, units: guns },
      { ...necrons, units: [...necrons.units, leader] },
    ],
  });
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
}

/** Two people, the first of them about to shoot with a unit that has several targets. */
export function saveBeforeShooting(): {
  readonly save: Save;
  readonly state: State;
  readonly unit: string;
  readonly targets: readonly string[];
} {
  const setup = setupOfMarksmen();
  let save = newSave(setup, 1, 'Shooting');
  let state = start(setup);
  for (const action of [{ type: 'command' }, { type: 'end-phase' }] as const) {
    const applied = apply(state, action, diceFor(1, state.throws));
    if (!applied.ok) throw new Error(applied.problem.code);
    state = applied.state;
    save = extend(save, action, state);
  }
  for (const { id } of unitsOf(state, 0)) {
    const open = options(state, id).shots.filter(({ models }) => models.length > 1);
    const targets = [...new Set(open.map(({ target }) => target))];
    if (targets.length > 1) return { save, state, unit: id, targets };
  }
  throw new Error('nobody has two targets');
}

/** A battle that was played to its end, at random, by somebody named Anna and the computer. */
export function savePlayed(): Save {
  const { players, ...rest } = setupOfTwo();
  const setup: Setup = { ...rest, players: [players[0], { kind: 'random', name: 'Chance' }] };
  let save = newSave(setup, 7, 'Played');
  let state = start(setup);
  while (state.phase !== 'over') {
    const action = randomAction(state, choiceDice(7, state.actions));
    const applied = apply(state, action, diceFor(7, state.throws));
    if (!applied.ok) throw new Error(applied.problem.code);
    state = applied.state;
    save = extend(save, action, state);
  }
  return save;
}

/** Two people at random until one of them has rolled a charge that arrives. */
export function saveInMidCharge(): Save {
  const setup = setupOfTwo();
  for (let seed = 1; seed < 100; seed++) {
    let save = newSave(setup, seed, 'Charge');
    let state = start(setup);
    while (state.phase !== 'over') {
      const action = randomAction(state, choiceDice(seed, state.actions));
      const applied = apply(state, action, diceFor(seed, state.throws));
      if (!applied.ok) throw new Error(applied.problem.code);
      state = applied.state;
      save = extend(save, action, state);
      if (state.pending?.kind === 'charge' && Array.isArray(chargePaths(state))) return save;
    }
  }
  throw new Error('nobody charged');
}

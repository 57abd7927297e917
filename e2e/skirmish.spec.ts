// The skirmish in a real browser: with mouse, finger and keys, over reloads, links and offline, to its end.
import { readFileSync } from 'node:fs';
import { amount } from '@oddsmith/games/wording';
import { forecast, hash, play } from '@oddsmith/skirmish';
import { expectClean, expectCleanEverywhere, expectCleanInBothThemes } from './accessible.ts';
import { expect, needsChromium, test } from './calculator.ts';
import { Battle, saveBeforeShooting, saveFaceToFace, saveInMidCharge, saveOfManyModels } from './skirmish.ts';

needsChromium();
test.setTimeout(240_000);

test('a move with the mouse, taken back, the odds of a shot before it is fired, and the battle as a link', {
  tag: '@core',
}, async ({ page, browser }) => {
  const battle = new Battle(page);
  await battle.beginFrom(saveFaceToFace());
  const { x, y, inch } = await battle.middleOf('a1');
  const drag = async (inches: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + (inches * inch) / 2);
    await page.mouse.move(x, y + inches * inch);
    await expect(page.getByTestId('ghost')).toBeVisible();
    // What a place would mean is said before the unit is let go there.
    if (inches <= 6) await expect(page.getByTestId('outlook')).toContainText(/damage|No enemy/);
    await page.mouse.up();
  };
  // Further than 6": refused, with the rule.
  await drag(20);
  await expect(battle.refusal).toContainText('further than it may');
  await expect(battle.refusal.getByRole('link', { name: 'Rule S22' })).toBeVisible();
  await drag(3);
  await expect(battle.unit('a1')).toHaveAccessibleName(/moved/);
  await page.keyboard.press('z');
  await expect(battle.unit('a1')).not.toHaveAccessibleName(/moved/);
  await page.keyboard.press('y');
  await expect(battle.unit('a1')).toHaveAccessibleName(/moved/);
  await battle.endPhase();
  await expect(battle.phase).toHaveText('Shooting');
  await page.keyboard.press('Escape');
  await page.getByRole('list', { name: 'Units to choose' }).getByRole('button').first().click();
  await page.getByRole('list', { name: 'Targets' }).getByRole('button').first().click();
  await expect(page.getByTestId('odds-figures')).toContainText('Damage');
  await battle.button(/^Shoot at/).click();
  // Dice were thrown: what they showed stands.
  await page.keyboard.press('z');
  await expect(battle.refusal).toContainText('Dice were thrown');
  // On demand: what the enemy reaches, and the log by phase, whose lines lead back to the board as it was.
  await battle.button('Threat').click();
  await expect(page.getByTestId('threat')).toBeVisible();
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('combobox', { name: 'Phase' }).selectOption('Movement');
  const log = page.getByRole('list', { name: 'Log, newest first' });
  await expect(log).not.toContainText('attack');
  await log.getByRole('button').first().click();
  await battle.button('Back to now').click();
  // The same battle elsewhere.
  await page.goto(page.url().replace('/battle/', '/replay/'));
  const expected = await page.getByTestId('hash').getAttribute('data-hash');
  await battle.button('Share').click();
  const link = await page.getByRole('textbox', { name: 'Link to the battle' }).inputValue();
  const fresh = await browser.newContext();
  const other = await fresh.newPage();
  await other.goto(link);
  await expect(other.getByTestId('hash')).toHaveAttribute('data-hash', expected ?? '');
  await fresh.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a unit is selected and moved with one finger', async ({ page }) => {
    const battle = new Battle(page);
    await battle.begin();
    await battle.toMovement();
    const { x, y, inch } = await battle.middleOf('a1');
    await page.touchscreen.tap(x, y);
    await expect(battle.unit('a1')).toHaveAttribute('aria-pressed', 'true');
    await page.touchscreen.tap(x + 2 * inch, y + 3 * inch);
    await battle.button('Make this move').click();
    await expect(battle.unit('a1')).toHaveAccessibleName(/moved/);
    // A page that is narrow from the start: axe does not always come back after a window is made narrow.
    await expectClean(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    await battle.endPhase();
    await expect(battle.phase).toHaveText('Shooting');
  });
});

test('a guided turn by keyboard alone', async ({ page }) => {
  const battle = new Battle(page);
  await battle.begin({ guided: true });
  const guide = page.getByTestId('guide');
  await expect(guide).toContainText('roll a die');
  await page.keyboard.press('Space');
  await battle.button(/^Begin round/).waitFor({ timeout: 90_000 });
  await page.keyboard.press('Space');
  await expect(battle.phase).toHaveText('Movement');
  await expect(guide).toContainText('amber');
  await battle.unit('a1').focus();
  await page.keyboard.press('Enter');
  await expect(guide).toContainText('Drag it');
  await guide.getByRole('button', { name: 'Skip the guide' }).press('Enter');
  await expect(guide).toBeHidden();
  await battle.unit('a1').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByTestId('ghost')).toContainText('1.1"');
  await page.keyboard.press('Enter');
  await expect(battle.unit('a1')).toHaveAccessibleName(/moved/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  await expect(battle.button('End anyway')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(battle.phase).toHaveText('Shooting');
});

const LISTS = [
  'Space Marines\n\nIntercessor Squad (80 points)\n  • 5x Bolt rifle\n\nPredator Destructor (130 points)\n  • 1x Predator autocannon\n\nNo Such Squad (90 points)',
  'Necrons\n\nImmortals (70 points)\n  • 5x Gauss blaster\n\nDoomsday Ark (200 points)\n  • 1x Doomsday cannon',
];

test('two pasted lists are played against the computer to the result, which a fresh browser replays to its hash', async ({
  page,
  browser,
}) => {
  const battle = new Battle(page);
  await battle.withoutDice();
  await page.goto('/#/wh40k/skirmish/new');
  for (const [index, list] of LISTS.entries()) {
    const side = page.getByRole('region', { name: `Force of side ${index + 1}` });
    await side.getByLabel('Or paste a list, or drop a file here').fill(list);
    await side.getByRole('button', { name: 'Read list' }).click();
    await expect(side.getByRole('status')).toContainText(
      index === 0 ? /No Such Squad: not in the catalogue; nearest: / : /./,
    );
  }
  await page.getByRole('radiogroup', { name: 'Terrain' }).getByRole('radio', { name: 'Forest' }).click();
  await page.getByLabel('Seed of the dice').fill('1');
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await expect(battle.unit('a1')).toHaveAccessibleName(/Intercessor Squad/);
  await expect(battle.unit('b1')).toHaveAccessibleName(/Immortals/);
  // What is not known is not played.
  await expect(battle.unit('a2')).toHaveAccessibleName(/Predator Destructor/);
  await expect(battle.unit('a3')).toHaveCount(0);
  await battle.button('Roll for the first turn').click();
  await battle.playToTheEnd();
  await expect(page.getByTestId('result')).toContainText('Points lost');
  await expect(page.getByRole('img', { name: 'The board at the end' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Units' })).toContainText('Best:');
  await expectCleanEverywhere(page, 'main');
  await battle.button('Share').click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  const path = await (await saving).path();
  const { hash, actions } = JSON.parse(readFileSync(path, 'utf8')) as { hash: string; actions: unknown[] };
  const fresh = await browser.newContext();
  const other = await fresh.newPage();
  await other.goto(`${new URL(page.url()).origin}/#/wh40k/skirmish/import`);
  await other.getByLabel(/Battle file/).setInputFiles(path);
  await expect(other.getByTestId('hash')).toHaveAttribute('data-hash', hash);
  await expect(other.getByTestId('moment')).toHaveText(`0 / ${actions.length}`);
  await other.getByRole('button', { name: 'Step on' }).click();
  await expect(other.getByTestId('moment')).toHaveText(`1 / ${actions.length}`);
  await fresh.close();
});

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a damaged file is refused, a good one replayed, its charge played on offline', async ({ page, context }) => {
    const save = saveInMidCharge();
    const played = play(save);
    if (!played.ok) throw new Error(played.problem.code);
    await page.goto('/#/wh40k/skirmish/link/1damaged');
    await expect(page.getByRole('alert')).toContainText('refused');
    await page.goto('/#/wh40k/skirmish/import');
    const fileOf = (text: string) => ({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.getByLabel(/Battle file/).setInputFiles(fileOf('{"format":"oddsmith-skirmish"}'));
    await expect(page.getByRole('alert')).toContainText('refused');
    await page.getByLabel(/Battle file/).setInputFiles(fileOf(JSON.stringify(save)));
    const moment = page.getByTestId('moment');
    await expect(moment).toHaveText(`0 / ${save.actions.length}`);
    const hashes = await page.evaluate(async () => {
      const told: (string | null | undefined)[] = [];
      const shown = () => document.querySelector('[data-testid=moment]');
      const on = document.querySelector<HTMLButtonElement>('button[aria-label="Step on"]');
      for (told.push(shown()?.getAttribute('data-hash')); on !== null && !on.disabled; ) {
        const before = shown()?.textContent;
        on.click();
        while (shown()?.textContent === before) await new Promise((resolve) => setTimeout(resolve));
        told.push(shown()?.getAttribute('data-hash'));
      }
      return told;
    });
    expect(hashes).toEqual(played.value.states.map(hash));
    await expectCleanEverywhere(page, 'main');
    await page.getByRole('link', { name: 'Play on' }).click();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      while (registration.active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await context.setOffline(true);
    await page.reload();
    const battle = new Battle(page);
    await expect(battle.phase).toHaveText('Charge');
    const { pending } = played.value.states[save.actions.length];
    const unit = pending?.kind === 'charge' ? pending.unit : '';
    await battle.unit(unit).focus();
    await page.keyboard.press('Enter');
    await battle.button('Charge home').click();
    await expect(battle.unit(unit)).toHaveAccessibleName(/charged/);
    await page.keyboard.press('Escape');
    await battle.endPhase();
    await expect(battle.phase).toHaveText('Fight');
    // Who charged fights first: it piles in, strikes with the odds at hand, and consolidates.
    await expect(page.getByTestId('left')).toContainText('Units that fight first: ');
    await battle.unit(unit).focus();
    await page.keyboard.press('Enter');
    await battle
      .button(/^(Pile in and fight|Fight where it stands)$/)
      .first()
      .click();
    await page.getByRole('list', { name: 'Units to strike' }).getByRole('button').first().click();
    await expect(page.getByTestId('odds-figures')).toContainText('Models slain');
    await expectCleanInBothThemes(page, '[aria-label="Battle details"]');
    await battle.button(/^Strike at/).click();
    await battle.button('Stay').click();
    await expect(battle.unit(unit)).toHaveAccessibleName(/fought/);
    // Who was charged strikes back, side by side with the charger: the device is handed over once a turn, not now.
    await expect(page.getByRole('region', { name: 'Hand over' })).toHaveCount(0);
  });
});

test('two units together, fire that is split, Precision, and the hand-over, while nothing can be saved', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  const { save, state, unit, targets } = saveBeforeShooting();
  const battle = new Battle(page);
  await page.goto('/#/wh40k/skirmish/import');
  const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(save)) };
  await page.getByLabel(/Battle file/).setInputFiles(file);
  await page.getByRole('link', { name: 'Play on' }).click();
  // What Shift does on a keyboard, a button does on a phone.
  await battle.unit(unit).focus();
  await page.keyboard.press('Enter');
  await battle.button('Select several units').click();
  const other = unit === 'a1' ? 'a2' : 'a1';
  await battle.unit(other).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 selected')).toBeVisible();
  await battle.unit(targets[0]).focus();
  await expect(page.getByTestId('odds')).toContainText(', then ');
  await battle.unit(other).focus();
  await page.keyboard.press('Enter');
  await battle.button('Select several units').click();
  // Precision: the leader instead of who stands before it, and other odds.
  const figures = page.getByTestId('odds-figures');
  const slain = (precise: boolean) =>
    `Models slain${amount(forecast(state, [other], 'b1', precise)?.attack?.meanSlain ?? 0)} of`;
  await battle.unit(other).focus();
  await page.keyboard.press('Enter');
  await battle.unit('b1').focus();
  await page.keyboard.press('Enter');
  await expect(figures).toContainText(slain(false));
  await page.getByLabel('Precision: its wounds go to the leader').check();
  await expect(figures).toContainText(slain(true));
  expect(slain(true)).not.toBe(slain(false));
  await battle.button(/^Shoot at/).click();
  await expect(battle.unit(other)).toHaveAccessibleName(/shot/);
  await page.keyboard.press('Escape');
  await battle.unit(unit).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Split fire').click();
  const more = page.getByRole('button', { name: /^One more / });
  const lines = page.getByRole('list', { name: 'Weapons and targets' }).getByRole('listitem');
  const first = await lines.first().locator('span').first().textContent();
  const weapon = first?.split(' at ')[0] ?? '';
  const second = lines.filter({ hasText: weapon }).nth(1);
  await more.first().click();
  await second.getByRole('button', { name: /^One more / }).click();
  await battle.button('Fire as split').click();
  await expect(battle.unit(unit)).toHaveAccessibleName(/shot/);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('not saved');
  await page.getByRole('tab', { name: 'Log' }).click();
  const told = page.getByRole('list', { name: 'Log, newest first' }).getByRole('button').first();
  await expect.poll(async () => (await told.textContent())?.split(weapon).length).toBeGreaterThan(2);
  for (const phase of ['Shooting', 'Charge']) {
    await expect(battle.phase).toHaveText(phase);
    await battle.endPhase();
  }
  const handOver = page.getByRole('region', { name: 'Hand over' });
  await expect(handOver).toContainText('Over to Bert');
  await expectCleanInBothThemes(page, '[aria-label="Hand over"]');
  await handOver.getByRole('button').click();
  await expect(battle.button(/^Begin round/)).toBeVisible();
  // What Anna looked at is put aside.
  await expect(battle.unit(unit)).toHaveAttribute('aria-pressed', 'false');
});

test.describe('in both themes, wide and narrow', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('axe finds nothing on any page around a battle', async ({ page }) => {
    for (const name of ['', '/new', '/settings', '/how-to-play', '/import']) {
      await page.goto(`/#/wh40k/skirmish${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The header is the same on all of them.
      await expectCleanEverywhere(page, name === '' ? 'html' : 'main');
    }
  });

  test('axe finds nothing on any part of a battle', async ({ page }) => {
    const battle = new Battle(page);
    await battle.begin();
    await battle.toMovement();
    await page.getByRole('list', { name: 'Units to choose' }).getByRole('button').first().click();
    await expectCleanInBothThemes(page, 'main');
    for (const tab of ['Log', 'Table', 'Why?']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectCleanInBothThemes(page, '[role=tabpanel]');
    }
    await page.keyboard.press('?');
    await expectCleanInBothThemes(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    // The name of a unit leads to the sheet of what else can be done with it.
    await page.getByRole('tab', { name: 'Unit' }).click();
    await page.getByRole('region', { name: 'Selected unit' }).getByRole('button').click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Use as defender' })).toBeVisible();
  });
});

test('the board follows the hand with 200 models on it', { tag: '@alone' }, async ({ page }) => {
  await page.goto('/#/wh40k/skirmish/import');
  const buffer = Buffer.from(JSON.stringify(saveOfManyModels()));
  await page.getByLabel(/Battle file/).setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  await expect(page.locator('[data-model]')).toHaveCount(200);
  const box = await page.locator('svg[data-board]').boundingBox();
  if (box === null) throw new Error('there is no board');
  await page.evaluate(() => {
    const times: number[] = [];
    const tick = (now: number) => {
      times.push(now);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(globalThis, { frameTimes: times });
  });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  for (let turn = 0; turn < 20; turn++) await page.mouse.wheel(0, -60);
  await page.mouse.down();
  for (let step = 1; step <= 60; step++) await page.mouse.move(x - 4 * step, y - 2 * step);
  await page.mouse.up();
  const layer = page.locator('svg[data-board]').locator('..');
  await expect(layer).toHaveAttribute('style', /scale\((?!1\))/);
  // How long frames take is measured, and left to whoever reads it: it depends on the machine.
  const frames = await page.evaluate(() => {
    const times: number[] = Reflect.get(globalThis, 'frameTimes');
    const each = times.slice(1).map((time, index) => time - times[index]);
    return each.sort((one, other) => one - other);
  });
  const at = (share: number) => frames[Math.floor(share * (frames.length - 1))].toFixed(1);
  const description = `${frames.length} frames, median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, longest ${at(1)} ms`;
  test.info().annotations.push({ type: 'frame times', description });
});

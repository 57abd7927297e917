// The skirmish in a real browser: with mouse, finger and keys, over reloads, links and offline, to its end.
import { readFileSync } from 'node:fs';
import { hash, play } from '@oddsmith/skirmish';
import type { Page } from '@playwright/test';
import { expectClean, expectCleanEverywhere } from './accessible.ts';
import { expect, needsChromium, test } from './calculator.ts';
import { Battle, saveBeforeShooting, saveInMidCharge, saveOfManyModels } from './skirmish.ts';

needsChromium();
test.setTimeout(240_000);

test('a move with the mouse, taken back, and the odds of a shot before it is fired', async ({ page }) => {
  const battle = new Battle(page);
  await battle.begin();
  await battle.toMovement();
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

/** Plays on with the first thing offered until there is a result. */
async function playToTheEnd(page: Page, battle: Battle): Promise<void> {
  const first = (list: string) => page.getByRole('list', { name: list }).getByRole('button').first();
  await expect(async () => {
    if (await page.getByTestId('result').isVisible()) return;
    for (const name of [
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
    ])
      if (await battle.button(name).first().isVisible()) {
        await battle.button(name).first().click({ timeout: 1000 });
        break;
      }
    for (const list of ['Targets', 'Units to charge'])
      if (await first(list).isVisible()) await first(list).click({ timeout: 1000 });
    // The result takes the place of the phase at any moment.
    const phase = await battle.phase.textContent({ timeout: 1000 });
    if (phase !== 'Movement' && (await first('Units to choose').isVisible()))
      await first('Units to choose').click({ timeout: 1000 });
    throw new Error('not over yet');
  }).toPass({ intervals: [30], timeout: 220_000 });
}

test('a battle to its result, replayed from a file in a fresh browser, checked by its hash', async ({
  page,
  browser,
}) => {
  const battle = new Battle(page);
  await battle.begin();
  await battle.button('Roll for the first turn').click();
  await playToTheEnd(page, battle);
  await expect(page.getByTestId('result')).toContainText('Points lost');
  await expect(page.getByRole('img', { name: 'The board at the end' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Units' })).toContainText('Best:');
  await expectCleanEverywhere(page);
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

test('a link opens the same battle elsewhere', async ({ page, browser }) => {
  const battle = new Battle(page);
  await battle.begin();
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

test('a file is replayed to the same hashes, and a charge goes on after a reload offline', async ({
  page,
  context,
}) => {
  const save = saveInMidCharge();
  const played = play(save);
  if (!played.ok) throw new Error(played.problem.message);
  await page.goto('/#/wh40k/skirmish/import');
  const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(save)) };
  await page.getByLabel(/Battle file/).setInputFiles(file);
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
  await expectCleanEverywhere(page);
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
  // The side whose turn it is not chooses first: the device is handed over.
  const handOver = page.getByRole('region', { name: 'Hand over' });
  await expect(handOver.or(battle.phase.getByText('Fight'))).toBeVisible();
  await expectClean(page);
});

test('two units together, fire that is split, and the hand-over, while nothing can be saved', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  const { save, unit, targets } = saveBeforeShooting();
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
  await expectClean(page, '[aria-label="Hand over"]');
  await handOver.getByRole('button').click();
  await expect(battle.button(/^Begin round/)).toBeVisible();
});

test('a damaged link and an incomplete file are refused', async ({ page }) => {
  await page.goto('/#/wh40k/skirmish/link/1damaged');
  await expect(page.getByRole('alert')).toContainText('refused');
  await page.goto('/#/wh40k/skirmish/import');
  const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"oddsmith-skirmish"}') };
  await page.getByLabel(/Battle file/).setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText('refused');
});

test('a pasted list is played, and what is unknown is named', async ({ page }) => {
  await page.goto('/#/wh40k/skirmish/new');
  const side = page.getByRole('region', { name: 'Force of side 1' });
  await side
    .getByLabel('Or paste a list, or drop a file here')
    .fill('Space Marines\n\nIntercessor Squad (80 points)\n  • 5x Bolt rifle\n\nNo Such Squad (90 points)');
  await side.getByRole('button', { name: 'Read list' }).click();
  await expect(side.getByRole('status')).toContainText('No Such Squad');
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await expect(page.locator('[data-unit="a1"]')).toHaveAccessibleName(/Intercessor Squad/);
  await expect(page.locator('[data-unit="a2"]')).toHaveCount(0);
});

test.describe('in both themes, wide and narrow', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('axe finds nothing on any screen', async ({ page }) => {
    for (const name of ['', '/new', '/settings', '/how-to-play', '/import']) {
      await page.goto(`/#/wh40k/skirmish${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectCleanEverywhere(page);
    }
    const battle = new Battle(page);
    await battle.begin();
    await battle.toMovement();
    await page.getByRole('list', { name: 'Units to choose' }).getByRole('button').first().click();
    // The narrow board is not looked at: axe takes minutes over its overlapping models.
    await expectClean(page);
    for (const tab of ['Log', 'Table', 'Why?']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectClean(page, '[role=tabpanel]');
    }
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

// The Armies page of 40,000 and Kill Team: lists, matrix, verdict, the pair in place, files, plan, and a large matrix that can be cancelled.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, needsChromium, test, unfoldArmies } from './calculator.ts';

needsChromium();

async function openArmies(page: Page, game: string): Promise<void> {
  await page.goto(`/#/${game}/armies`);
  await settled(page);
  await unfoldArmies(page);
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByTestId('answer')).toHaveAttribute('data-stale', 'false', { timeout: 55_000 });
  await expect(page.getByTestId('sentence')).toContainText('Hardest for you');
}

async function paste(page: Page, slot: string, list: string): Promise<void> {
  await page.getByRole('button', { name: `Change ${slot}` }).click();
  await page.getByRole('textbox', { name: 'Army list' }).fill(list);
  await page.getByRole('button', { name: 'Use this list' }).click();
}

test('40,000: an example list against typical targets, down to one pair', async ({ page }) => {
  await openArmies(page, 'wh40k');
  const cell = page.getByRole('button', { name: /^Hellblaster Squad against Intercessors:/ });
  await expect(cell).toContainText('%');
  const shown = await cell.textContent();
  await page.getByRole('combobox', { name: 'Situation' }).first().selectOption('Shooting, target in cover');
  await settled(page);
  await expect(cell).not.toHaveText(shown ?? '');
  await page.getByRole('combobox', { name: 'Figure' }).selectOption('Models slain');
  await page.getByRole('button', { name: 'Share' }).click();
  const download = page.waitForEvent('download');
  // The button waits for the last cell: a file has no holes.
  await page.getByRole('button', { name: 'Save CSV' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8').split('\r\n');
  await page.keyboard.press('Escape');
  expect(lines[0]).toContain('Models slain,Guardsmen');
  expect(lines).toHaveLength(7);
  const slain = Number(
    lines.find((line) => line.startsWith('Hellblaster'))?.split(',')[lines[0].split(',').indexOf('Intercessors')],
  );
  expect(slain).toBeGreaterThan(0);
  // The pair opens in place, in its situation, and says the same figure; so does the calculator.
  await cell.click();
  const pair = page.getByRole('region', { name: 'Hellblaster Squad against Intercessors' });
  await expect(pair.getByTestId('pairing')).toContainText(slain.toFixed(2));
  await pair.getByRole('link', { name: 'Open in the calculator' }).click();
  await expect(page).toHaveURL(/wh40k\/attack\/./);
  await expect(page.getByTestId('sentence')).toContainText('Intercessors');
  await expect(page.getByTestId('sentence')).toContainText(slain.toFixed(2));
});

test('40,000: units strike in the melee, and what was set is undone', async ({ page }) => {
  await openArmies(page, 'wh40k');
  const number = page.getByTestId('big-number');
  const shooting = await number.textContent();
  await page.getByRole('combobox', { name: 'Situation' }).first().selectOption('Melee');
  await settled(page);
  await expect(number).not.toHaveText(shooting ?? '');
  await page.getByRole('checkbox', { name: 'Guardsmen' }).uncheck();
  await expect(page.getByRole('columnheader', { name: 'Guardsmen' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('columnheader', { name: 'Guardsmen' })).toHaveCount(1);
});

test('Kill Team: a team, ticks, order, and a plan as a tree', async ({ page }) => {
  await openArmies(page, 'killteam');
  await paste(page, 'your army', 'Kommandos\nKommando Boss Nob\nKommando Rokkit Boy\nKommando Snipa Boy');
  await expect(page.getByRole('region', { name: 'Your army' })).toContainText('Kommandos');
  // What cannot be read takes nobody's place, now and after a reload.
  await paste(page, 'your army', 'milk, eggs, bread');
  await expect(page.getByRole('alert')).toContainText('could not be read');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your army' })).toContainText('Kommando Snipa Boy');
  await unfoldArmies(page);
  const theirs = page.getByRole('region', { name: 'Their army' });
  await theirs.getByRole('button', { name: 'Choose none' }).click();
  await theirs.getByRole('checkbox', { name: 'Marine', exact: true }).check();
  await theirs.getByRole('checkbox', { name: 'Warrior', exact: true }).check();
  await expect(page.getByTestId('sentence')).toContainText('Hardest for you: Marine', { timeout: 30_000 });
  await page.getByLabel('Order').selectOption('by mean');
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(page.getByTestId('plan-sentence')).toContainText('points destroyed on average', { timeout: 30_000 });
  await expect(page.getByTestId('policy')).toContainText('fires at');
  await expect(page).toHaveTitle(
    /^Plan: \d+\.\d+ points destroyed · Kommandos v Typical targets · Kill Team, Oddsmith$/,
  );
  // Whoever the plan names has a sheet: in its sentence and in what to do.
  await expect(page.getByTestId('plan-sentence').getByRole('button').first()).toBeVisible();
  await page
    .getByTestId('policy')
    .getByRole('button', { name: /^Kommando/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Kommando/ })).toContainText('Use as attacker');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Proven best of all policies.')).toBeVisible();
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByTestId('efficiency-answers').getByRole('row', { name: /^Marine Kommando/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add your army' }).click();
  await page.getByRole('button', { name: 'Add their army' }).click();
  await page.getByRole('button', { name: 'Compare lists' }).click();
  await expect(page.getByTestId('lists-sentence')).toContainText('Bring Kommandos 100% of the time');
  const yours = page.getByRole('region', { name: 'Your army' });
  const count = /\d+ of \d+ units/.exec((await yours.textContent()) ?? '')?.[0];
  const seen = await page.getByTestId('big-number').textContent();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('textbox', { name: /link/i });
  await expect(link).toHaveValue(/#\/killteam\/armies\/1/);
  const address = await link.inputValue();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByTestId('sentence')).toContainText('Hardest for you: Marine', { timeout: 30_000 });
  await expect(page.getByTestId('big-number')).toHaveText(seen ?? '');
  await expect(yours).toContainText(count ?? 'a number of units');
  await expect(yours).toContainText('Kommando Snipa Boy');
  await expect(page.getByRole('region', { name: 'Their army' })).toContainText(/2 of \d+ units/);
});

test('Kill Team: a fight takes the best blade of both, and opens with it', async ({ page }) => {
  await openArmies(page, 'killteam');
  await page.getByRole('combobox', { name: 'Situation' }).first().selectOption('Fight');
  await settled(page);
  // Who stands still has no part in it: the rival's operatives do.
  await expect(page.getByRole('columnheader', { name: 'Custodian' })).toHaveCount(0);
  const cell = page.getByRole('button', { name: /^Space Marine Captain against Kommando Boss Nob: kill chance/ });
  await expect(cell).toHaveAccessibleName(/with Power fist against Power klaw$/);
  const chance = /[\d.]+%/.exec((await cell.textContent()) ?? '')?.[0] ?? 'a chance';
  await cell.click();
  await expect(page.getByTestId('pairing')).toContainText(chance);
  await page.getByRole('link', { name: 'Open in the calculator' }).click();
  await expect(page).toHaveURL(/killteam\/fight\/./);
  await expect(page.getByTestId('answer')).toHaveAttribute('data-stale', 'false');
});

function entries(count: number, side: 'attacker' | 'defender'): string {
  const attacker = (i: number) => ({
    attacks: 4 + (i % 3),
    hit: 2 + (i % 4),
    normalDamage: 2 + (i % 5),
    criticalDamage: 3 + (i % 7),
    reroll: ['none', 'balanced', 'ceaseless', 'relentless'][i % 4],
  });
  // Equal targets would be one column.
  const defender = (i: number) => ({ dice: 1 + Math.floor(i / 50), save: 2 + (i % 5), wounds: 7 + (i % 50) });
  const input = side === 'attacker' ? attacker : defender;
  return JSON.stringify(
    Array.from({ length: count }, (_, i) => ({ title: `${side} ${i}`, input: { [side]: input(i) } })),
  );
}

test('Kill Team: 40,000 shots show how far they are, leave the page free, and can be cancelled', async ({ page }) => {
  await openArmies(page, 'killteam');
  await paste(page, 'their army', entries(200, 'defender'));
  await expect(page.getByRole('region', { name: 'Their army' })).toContainText('200 of 200', { timeout: 30_000 });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await paste(page, 'your army', entries(200, 'attacker'));
  await expect(page.getByText(/\d of 40,000/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Stopped after [\d,]+ of 40,000 pairings/)).toBeVisible();
  const begun = Date.now();
  await page.getByRole('button', { name: 'Go on' }).click();
  await settled(page);
  const tasks = await page.evaluate(() => (window as unknown as { readonly tasks: readonly number[] }).tasks);
  test.info().annotations.push({
    type: '200 x 200',
    description: `${Date.now() - begun} ms, long tasks: ${tasks.map(Math.round).join(', ') || 'none'}`,
  });
  await expect(page.locator('canvas[data-chart=matrix]')).toBeVisible();
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^attacker 0 against defender 1:/)).toBeVisible();
});

test('a calculator says what it would need to reach a target, and takes the step', async ({ page }) => {
  await page.goto('/#/killteam/shoot');
  await page.getByRole('tab', { name: 'What matters' }).click();
  const needs = page.getByTestId('needs');
  const step = needs.getByRole('button', { name: /→/ }).first();
  await expect(step).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('svg[data-chart]').last()).toBeVisible();
  // Two fields at once: nine values across at most, and the present battle marked among them.
  await expect(page.getByTestId('two-axes').locator('td.outline-2')).toHaveCount(1, { timeout: 30_000 });
  const reached = (await step.textContent())?.split(': ').at(-1) ?? '';
  await step.click();
  await expect(page.getByTestId('big-number')).toContainText(reached);
});

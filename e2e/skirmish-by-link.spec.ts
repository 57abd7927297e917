// Two people in two places: a turn is a link, the dice belong to neither, and a past that was changed is not taken over.
import type { Page } from '@playwright/test';
import { expect, needsChromium, test } from './calculator.ts';
import { Battle } from './skirmish.ts';

needsChromium();
test.setTimeout(240_000);

async function linkOf(page: Page): Promise<string> {
  const field = page.getByLabel('Link to this turn');
  await expect(field).toHaveValue(/skirmish\/link\//);
  return field.inputValue();
}

test('a battle is begun and played by link between two profiles', async ({ browser }) => {
  const [anna, bert] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [one, other] = [await anna.newPage(), await bert.newPage()];
  await new Battle(one).withoutDice();
  await new Battle(other).withoutDice();
  // Anna sets up and commits to a secret.
  await one.goto('/#/wh40k/skirmish/new');
  for (const side of [1, 2])
    await one
      .getByRole('radiogroup', { name: `Player of side ${side}` })
      .getByRole('radio', { name: 'Human' })
      .click();
  await one.getByLabel(/plays elsewhere/).check();
  await one.getByRole('radiogroup', { name: 'First turn' }).getByRole('radio', { name: 'Side 1' }).click();
  await one.getByRole('button', { name: 'Begin the battle' }).click();
  const invitation = await linkOf(one);
  await expect(one.getByRole('region', { name: 'Play by link' })).toContainText('Send this link');
  // Nothing can be done before both secrets are in.
  await expect(one.getByRole('button', { name: /^Begin round/ })).toHaveCount(0);
  // Bert adds his.
  await other.goto(invitation);
  await expect(other.getByRole('region', { name: 'Play by link' })).toContainText('Your part of the dice is in');
  const joined = await linkOf(other);
  expect(joined).not.toBe(invitation);
  // Anna reveals and plays.
  await one.goto(joined);
  await one.getByRole('button', { name: /^Begin round/ }).click();
  const battle = new Battle(one);
  await expect(battle.phase).toHaveText('Movement');
  const early = await one.evaluate(() => location.hash);
  for (const phase of ['Movement', 'Shooting', 'Charge']) {
    await expect(battle.phase).toHaveText(phase);
    await battle.endPhase();
  }
  await expect(one.getByRole('region', { name: 'Play by link' })).toContainText('decides now');
  const turn = await linkOf(one);
  // Bert sees her turn and plays his.
  await other.goto(turn);
  await other.getByRole('button', { name: /^Begin round/ }).click();
  await expect(new Battle(other).phase).toHaveText('Movement');
  await expect(other.getByRole('region', { name: 'Play by link' })).toHaveCount(0);
  // Anna opens an older link: nothing is lost.
  await one.goto(joined);
  await expect(one.getByRole('region', { name: 'Play by link' })).toContainText('decides now');
  expect(await one.evaluate(() => location.hash)).toBe(early);
  await Promise.all([anna.close(), bert.close()]);
});

test('a position is copied as a line and pasted to start from', async ({ page }) => {
  const battle = new Battle(page);
  await battle.begin();
  await page.locator('summary', { hasText: 'More' }).click();
  await battle.button('Share').click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy position as a line' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^oddsmith-position:\S+$/);
  const line = await copied();
  await page.goto('/#/wh40k/skirmish/import');
  await page.getByLabel(/paste a position/).fill(line);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.locator('svg[data-board]')).toBeVisible();
  await expect(page.locator('[data-unit]')).not.toHaveCount(0);
  await page.goto('/#/wh40k/skirmish/import');
  await page.getByLabel(/paste a position/).fill('oddsmith-position:nonsense');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

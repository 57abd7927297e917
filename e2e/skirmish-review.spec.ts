// Around a battle of the skirmish: the question before it, and the review after it.
import { readFileSync } from 'node:fs';
import { expectClean } from './accessible.ts';
import { expect, needsChromium, test } from './calculator.ts';
import { Battle, saveLosingTheRollOff, savePlayed } from './skirmish.ts';

needsChromium();
test.setTimeout(240_000);

test('before anything is rolled the player is asked whether to deploy by hand, and does', async ({ page }) => {
  const battle = new Battle(page);
  await battle.begin();
  const question = page.getByRole('region', { name: 'Deployment' });
  await expect(question).toContainText('deploy them by hand');
  await expectClean(page);
  await question.getByRole('button', { name: 'Deploy by hand' }).click();
  await expect(battle.phase).toHaveText('Deployment');
  await page.getByRole('list', { name: 'Units to choose' }).getByRole('button').first().click();
  await battle.button('Place it for me').click();
  // The computer places its first unit, and it is the player's choice again.
  await expect(page.getByTestId('left')).toContainText('3 units to be placed');
  await page.goto('/#/wh40k/skirmish');
  await expect(page.getByRole('region', { name: 'Continue' }).getByRole('listitem')).toHaveCount(1);
});

test('a battle is reviewed: luck and decisions add up, and a mistake can be tried again', async ({ page }) => {
  const buffer = Buffer.from(JSON.stringify(savePlayed()));
  await page.goto('/#/wh40k/skirmish/import');
  await page.getByLabel(/Battle file/).setInputFiles({ name: 'played.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Review' }).click();
  const review = page.getByTestId('review');
  await expect(review.getByTestId('chance-chart')).toBeVisible({ timeout: 60_000 });
  const figures = await review.getByRole('table').first().getByRole('row').locator('td:last-child').allTextContents();
  const [position, luck, own, other, result] = figures.map((text) => Number(text.replace('−', '-')));
  // Each is shown to a tenth.
  expect(Math.abs(position + luck + own + other - result)).toBeLessThan(0.25);
  await expectClean(page);
  const downloaded = page.waitForEvent('download');
  await review.getByRole('button', { name: 'Save as a picture' }).click();
  const picture = await downloaded;
  expect(picture.suggestedFilename()).toBe('review.png');
  // A PNG of 720 pixels at twice the density.
  const file = readFileSync(await picture.path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect(file.readUInt32BE(16)).toBe(1440);
  const mistake = review.getByRole('region', { name: 'Mistakes to learn from' }).getByRole('listitem').first();
  await expect(mistake).toContainText('Blunder in round');
  await mistake.getByText('Show what was better').click();
  await expect(mistake.getByRole('list', { name: 'Show what was better' })).toContainText('worth');
  await mistake.getByRole('button', { name: 'Try again from here' }).click();
  const battle = new Battle(page);
  await expect(battle.phase).toBeVisible();
  // What the computer would do here.
  await page.getByRole('tab', { name: 'Why?' }).click();
  await page.getByRole('button', { name: 'What would you do?' }).click();
  await expect(page.getByRole('list', { name: 'The best it found' })).toContainText('worth', { timeout: 60_000 });
  await expectClean(page);
});

test('the turn of the computer is summed up, the roll-off it won with it, and can be watched again', async ({
  page,
}) => {
  const battle = new Battle(page);
  await battle.withoutDice();
  const buffer = Buffer.from(JSON.stringify(saveLosingTheRollOff()));
  await page.goto('/#/wh40k/skirmish/import');
  await page.getByLabel(/Battle file/).setInputFiles({ name: 'second.json', mimeType: 'application/json', buffer });
  await page.getByRole('link', { name: 'Play on' }).click();
  await battle.button('Roll for the first turn').click();
  const summary = page.getByTestId('summary');
  await expect(summary).toContainText(/Roll-off: .* Computer begins\./, { timeout: 60_000 });
  await expect(summary).toContainText('Moved: ');
  await summary.getByRole('button', { name: 'Watch it again' }).click();
  await expect(summary.getByRole('button', { name: 'Stop' })).toBeVisible();
  // It ends where it began.
  await expect(summary.getByRole('button', { name: 'Watch it again' })).toBeVisible({ timeout: 60_000 });
  await expect(battle.button(/^Begin round/)).toBeVisible();
});

// The Review page: a battle of Axis & Allies and a fight of Kill Team, typed with their dice, luck and decisions apart.
import { expectClean } from './accessible.ts';
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

const signed = (text: string) => Number(text.replace('−', '-').replace(/[±%]/g, ''));

test('a battle log is reviewed: what it sums to, its rolls, and the tank that was given away', async ({ page }) => {
  await page.goto('/#/review/axis');
  await page.getByRole('button', { name: 'Review it' }).click();
  const review = page.getByTestId('reviewed');
  await expect(review.getByRole('table')).toBeVisible();
  const figures = await review.getByRole('row').locator('td:last-child').allTextContents();
  const [start, luck, own, other, result] = figures.map(signed);
  // Each is rounded to a tenth.
  expect(Math.abs(start + luck + own + other - result)).toBeLessThan(0.3);
  const mistakes = review.getByRole('region', { name: 'Decisions that gave something away' });
  await expect(mistakes).toContainText('Round 1, Attacker: left 3 inf; better left 2 inf, 1 arm');
  await expect(review.getByRole('region', { name: 'Unluckiest rolls' })).toContainText(
    'Round 2, Attacker: 0 of 3 dice hit',
  );
  await expectClean(page);
  await page.getByLabel('A battle log').fill('1 sub vs 1 des\nAttacker 1@2: 1 hits\nDefender 1@2: 0 hits');
  await page.getByRole('button', { name: 'Review it' }).click();
  await expect(review).toContainText('Battles with submarines are not reviewed');
});

test('a fight goes from its calculator to its review, and what is not possible is said', async ({ page }) => {
  await page.goto('/#/killteam/fight');
  await page.getByText('What happened?').click();
  await page.getByRole('button', { name: 'Review with all its dice' }).click();
  await expect(page).toHaveURL(/#\/review\/killteam\/./);
  const text = page.getByLabel('The dice of a round, and who did what');
  await text.fill('6\n1');
  await page.getByRole('button', { name: 'Review it' }).click();
  const review = page.getByTestId('reviewed');
  await expect(review).toContainText(/rolls \d dice/);
  const [first] = await review.getByRole('listitem').allTextContents();
  const needed = Number(/\d/.exec(first)?.[0]);
  await text.fill(`${'6 '.repeat(needed)}\n1`);
  await page.getByRole('button', { name: 'Review it' }).click();
  await expect(review).toContainText('acts second rolls');
  const [second] = await review.getByRole('listitem').allTextContents();
  await text.fill(`${'6 '.repeat(needed)}\n${'1 '.repeat(Number(/\d/.exec(second)?.[0]))}\nparry a crit with a crit`);
  await page.getByRole('button', { name: 'Review it' }).click();
  await expect(review).toContainText('Action 1 is not possible. Possible: strike with a crit.');
  await text.fill(`${'6 '.repeat(needed)}\n${'1 '.repeat(Number(/\d/.exec(second)?.[0]))}\nstrike with a crit`);
  await page.getByRole('button', { name: 'Review it' }).click();
  await expect(review.getByRole('region', { name: 'Luckiest rolls', exact: true })).toContainText('Acts first');
  await expectClean(page);
});

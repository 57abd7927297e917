// The Review page: battles of Axis & Allies, fights and shots of Kill Team, typed with their dice, luck and decisions apart.
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
  await expect(mistakes).toContainText('Round 1, Attacker: kept 3 inf; better: kept 2 inf, 1 arm');
  await expect(review.getByRole('region', { name: 'Unluckiest rolls for: Attacker' })).toContainText(
    'Round 2, Attacker: 0 of 3 dice hit',
  );
  await expectClean(page);
  // In IPC the choice to fight on is judged as well.
  await page.getByRole('radio', { name: 'IPC' }).click();
  await expect(review.getByRole('table')).toContainText('IPC ahead');
  await expect(mistakes).toContainText(/IPC Round 1, Attacker: kept 3 inf/);
  await expectClean(page);
});

test('a sea battle with submarines: first strikes, diving and a retreat', async ({ page }) => {
  await page.goto('/#/review/axis');
  const log = page.getByLabel('A battle log');
  await log.fill(
    '2 sub 1 cru vs 1 acc 1 cru\nAttacker subs 2@2: 1 hit\nDefender loses 1 cru\nAttacker ships 1@3: 0 hits\nDefender 1@2: 1 hit\nAttacker loses 1 cru\nAttacker submerges',
  );
  await page.getByRole('radio', { name: 'IPC' }).click();
  await page.getByRole('button', { name: 'Review it' }).click();
  const review = page.getByTestId('reviewed');
  await expect(review.getByRole('region', { name: 'Luckiest rolls for: Attacker', exact: true })).toContainText(
    '1 of 2 submarines hit before anybody else fired',
  );
  const mistakes = review.getByRole('region', { name: 'Decisions that gave something away' });
  await expect(mistakes).toContainText('Attacker: kept 2 sub; better: kept 1 sub, 1 cru');
  await expect(mistakes).toContainText('Attacker: submerged 2 submarines; better: fought on');
  await log.fill('1 sub 1 cru vs 1 cru\nAttacker 1@2: 0 hits\nAttacker 1@4: 1 hits\nDefender 1@3: 0 hits');
  await page.getByRole('button', { name: 'Review it' }).click();
  await expect(review).toContainText('Round 1, attacker: the units left roll 1@3, but the log says 1@4.');
});

test('shots go from their calculator to their review', async ({ page }) => {
  await page.goto('/#/killteam/shoot');
  await page.getByText('What happened?').click();
  await page.getByRole('button', { name: 'Review with all its dice' }).click();
  await expect(page).toHaveURL(/#\/review\/killteam-shots\/./);
  const text = page.getByLabel('The dice of each shot');
  await text.fill('6\n');
  await page.getByRole('button', { name: 'Review it' }).click();
  const review = page.getByTestId('reviewed');
  await expect(review).toContainText(/Shot 1: \d dice are rolled to hit/);
  const [first] = await review.getByRole('listitem').allTextContents();
  const sixes = '6 '.repeat(Number(/: (\d)/.exec(first)?.[1]));
  await text.fill(`${sixes}\n-`);
  await page.getByRole('button', { name: 'Review it' }).click();
  await expect(review).toContainText(/rolled to save/);
  const [second] = await review.getByRole('listitem').allTextContents();
  const ones = '1 '.repeat(Number(/: (\d)/.exec(second)?.[1]));
  await text.fill(`${sixes}\n${ones}\n${sixes}\n${ones}`);
  await page.getByRole('button', { name: 'Review it' }).click();
  await expect(review.getByRole('table')).toContainText('Chance to kill');
  await expect(review.getByRole('region', { name: /^Luckiest rolls for/ })).toContainText('Shot 1, attack');
  await expectClean(page);
});

test('a fight goes from its calculator to its review, and what is not possible is said', async ({ page }) => {
  await page.goto('/#/killteam/fight');
  await page.getByText('What happened?').click();
  await page.getByRole('button', { name: 'Review with all its dice' }).click();
  await expect(page).toHaveURL(/#\/review\/killteam\/./);
  const text = page.getByLabel('The dice of each round, and who did what');
  await text.fill('6\n1');
  await page.getByRole('button', { name: 'Review it' }).click();
  const review = page.getByTestId('reviewed');
  await expect(review).toContainText(/rolls \d dice/);
  const [first] = await review.getByRole('listitem').allTextContents();
  const needed = Number(/rolls (\d)/.exec(first)?.[1]);
  await text.fill(`${'6 '.repeat(needed)}\n1`);
  await page.getByRole('button', { name: 'Review it' }).click();
  await expect(review).toContainText('acts second rolls');
  const [second] = await review.getByRole('listitem').allTextContents();
  await text.fill(
    `${'6 '.repeat(needed)}\n${'1 '.repeat(Number(/rolls (\d)/.exec(second)?.[1]))}\nparry a crit with a crit`,
  );
  await page.getByRole('button', { name: 'Review it' }).click();
  await expect(review).toContainText('Round 1: action 1 is not possible. Possible here: strike with a crit.');
  await text.fill(`${'6 '.repeat(needed)}\n${'1 '.repeat(Number(/rolls (\d)/.exec(second)?.[1]))}\nstrike with a crit`);
  await page.getByRole('button', { name: 'Review it' }).click();
  await expect(review.getByRole('region', { name: /^Luckiest rolls for/ })).toContainText('Round 1');
  await expectClean(page);
});

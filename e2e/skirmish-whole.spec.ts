// A whole battle against the computer as a player has it: a hint, a blunder, a step taken back, the end, the review; by mouse and by touch.
import { expect, needsChromium, test } from './calculator.ts';
import { Battle, saveFaceToFace } from './skirmish.ts';

needsChromium();
test.setTimeout(420_000);

async function wholeBattle(battle: Battle, touch: boolean): Promise<void> {
  const { page } = battle;
  const press = async (x: number, y: number) => {
    if (touch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  };
  await battle.beginFrom(saveFaceToFace());
  // What would you do?
  await page.getByRole('tab', { name: 'Why?' }).click();
  await page.getByRole('button', { name: 'What would you do?' }).click();
  await expect(page.getByRole('list', { name: 'The best it found' })).toContainText('worth', { timeout: 60_000 });
  await page.getByRole('tab').first().click();
  // A move, and the step taken back.
  const { x, y, inch } = await battle.middleOf('a1');
  await press(x, y);
  await expect(battle.unit('a1')).toHaveAttribute('aria-pressed', 'true');
  await press(x, y + 3 * inch);
  const make = battle.button('Make this move');
  if (await make.isVisible()) await make.click();
  await expect(battle.unit('a1')).toHaveAccessibleName(/moved/);
  await battle.button(/^Undo/).click();
  await expect(battle.unit('a1')).not.toHaveAccessibleName(/moved/);
  // The blunder: everybody stays, and nobody fires a shot at what stands face to face.
  await battle.endPhase();
  await expect(battle.phase).toHaveText('Shooting');
  await battle.endPhase();
  await battle.playToTheEnd();
  await expect(page.getByTestId('result')).toContainText('Points lost');
  const review = page.getByTestId('review');
  await expect(review.getByTestId('chance-chart')).toBeVisible({ timeout: 60_000 });
  const mistakes = review.getByRole('region', { name: 'Mistakes to learn from' }).getByRole('listitem');
  await expect(mistakes.filter({ hasText: /Blunder in round 1/ }).first()).toBeVisible();
}

test.describe('at 1440 with the mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a whole battle against the computer: hint, undo, blunder, end and review', async ({ page }) => {
    await wholeBattle(new Battle(page), false);
  });
});

test.describe('at 1024 with a finger', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test('a whole battle against the computer: hint, undo, blunder, end and review', async ({ page }) => {
    await wholeBattle(new Battle(page), true);
  });
});

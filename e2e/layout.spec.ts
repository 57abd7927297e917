// Fingers find their targets, the answer stays in sight on a phone and at a desk.
import { expectNoSidewaysScroll } from './accessible.ts';
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('controls are 44 px high, the answer sticks, a tap pins a reading, a long press tells a meaning', async ({
    calculator,
    page,
  }) => {
    await calculator.openPage('/#/fantasy/attack');
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main input, main select, header a, header button')]
        .filter((element) => element.checkVisibility() && element.closest('p') === null)
        .map((element) => {
          // A row of choices is one target strip: its frame counts.
          const frame = element.closest('[role=radiogroup]') ?? element;
          return { name: element.outerHTML.slice(0, 120), height: frame.getBoundingClientRect().height };
        })
        .filter(({ height }) => height > 0 && height < 43.5),
    );
    expect(small).toEqual([]);

    await page.getByText('What happened?').scrollIntoViewIfNeeded();
    await expect(calculator.bigNumber).toBeInViewport();
    const share = await page
      .getByRole('region', { name: 'Answer' })
      .evaluate((element) => element.clientHeight / innerHeight);
    expect(share).toBeLessThan(0.3);

    const chart = page.getByRole('slider').first();
    await chart.tap();
    const reading = page
      .getByRole('figure')
      .first()
      .getByText(/exactly \d+/);
    await expect(reading).toBeVisible();
    // The finger is gone and the reading is still there: only a touch elsewhere takes it away.
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    await expect(reading).toBeVisible();
    await page.getByRole('tab', { name: 'Table' }).tap();
    await expect(reading).toHaveCount(0);

    await calculator.edit();
    await expect(calculator.bigNumber).toBeInViewport();
    const poison = page.getByRole('button', { name: 'Poison', exact: true });
    await poison.scrollIntoViewIfNeeded();
    await poison.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(1);
  });
});

test('the theme can be chosen and is remembered', async ({ calculator, page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await calculator.openPlain('fantasy/attack');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await calculator.more('Theme: system. Switch to light');
  await page.keyboard.press('Escape');
  await calculator.more('Theme: light. Switch to dark');
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await background()).toBe(dark);
});

for (const address of ['/#/killteam/choice', '/#/grimdark/duel'])
  test(`on a phone what decides stands under the headline: ${address}`, async ({ calculator, page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await calculator.openPage(address);
    const decision = page.getByRole('region', { name: 'Decision' });
    await expect(decision).toBeVisible();
    expect((await decision.boundingBox())?.y).toBeLessThan(700);
    await expectNoSidewaysScroll(page);
    const outside = await decision
      .getByRole('button')
      .evaluateAll((buttons) => buttons.filter((button) => button.getBoundingClientRect().right > innerWidth).length);
    expect(outside).toBe(0);
  });

test('the headline stays in view on a desktop', async ({ calculator, page }) => {
  await calculator.openPlain('killteam/shoot');
  await page.mouse.wheel(0, 3_000);
  await expect(calculator.bigNumber).toBeInViewport();
});

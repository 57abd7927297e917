// The short ways that players go, each at a desk and on a phone by touch: the own answer on the first visit, tomorrow, another browser,
// the other language, a comparison, and what a larger letter or less motion asks of a page.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expectNoSidewaysScroll, LOOKS } from './accessible.ts';
import { CalculatorPage, expect, needsChromium, test } from './calculator.ts';

needsChromium();

/** A press of a finger where there is one. */
async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  const found = page.getByRole(role, { name, exact: true }).first();
  await found.waitFor();
  await ((await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) ? found.tap() : found.click());
}

async function visitor(browser: Browser, place: BrowserContextOptions): Promise<CalculatorPage> {
  return new CalculatorPage(await (await browser.newContext(place)).newPage());
}

/** How each game's two are named: by its pickers, or typed. */
const MATCH_UPS = [
  { verb: /^Shoot$/, game: 'killteam', names: ['plague marine warrior', 'kommando boy'] },
  { verb: /^Battle$/, game: 'fantasy', names: ['black orc mob', 'demigryph knights'] },
  { verb: /^Attack$/, game: 'wh40k', names: ['hellblaster squad', 'rhino'] },
  { verb: /^Duel$/, game: 'grimdark', names: ['bastion walker', 'trampler riders'] },
] as const;

for (const { title, ...place } of LOOKS) {
  for (const { verb, game, names } of MATCH_UPS)
    test(`from the start page to the own two of ${game} in at most four presses besides the names: ${title}`, async ({
      browser,
    }) => {
      const calculator = await visitor(browser, place);
      const { page } = calculator;
      let presses = 0;
      await page.goto('/');
      const row = page.locator(`a[href^="#/${game}/"]`).getByText(verb).first();
      await (title === 'a phone' ? row.tap() : row.click());
      presses++;
      await calculator.settled();
      const first = await calculator.sentence.textContent();
      for (const [side, name] of [
        ['attacker', names[0]],
        ['defender', names[1]],
      ] as const) {
        const heading = page.locator(`[data-card=${side}]`).getByRole('button', { name: /choose another$/ });
        await (title === 'a phone' ? heading.tap() : heading.click());
        presses++;
        const box = page.getByRole('dialog').getByRole('searchbox');
        await expect(box).toBeVisible();
        await box.fill(name);
        await expect(page.locator('[data-pick]').first()).toContainText(new RegExp(name.split(' ')[0], 'i'));
        await box.press('Enter');
        // An operative comes with a weapon: the first of them.
        if (game === 'killteam' && side === 'attacker') await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(heading).toContainText(new RegExp(name.split(' ')[0], 'i'));
      }
      await calculator.settled();
      await expect(calculator.sentence).not.toHaveText(first ?? '');
      expect(presses).toBeLessThanOrEqual(4);
      expect(calculator.errors).toEqual([]);
      await page.context().close();
    });

  test(`Axis & Allies: a typed battle is answered in three presses: ${title}`, async ({ browser }) => {
    const calculator = await visitor(browser, place);
    const { page } = calculator;
    await page.goto('/');
    await page.locator('a[href^="#/axis/battle"]').first().click();
    await calculator.settled();
    for (const [card, line] of [
      ['attacker', '3 inf 1 tank'],
      ['defender', '2 inf'],
    ]) {
      const box = page.locator(`[data-card=${card}]`).getByRole('textbox').first();
      await box.fill(line);
      await box.press('Enter');
    }
    await calculator.settled();
    // Against the two of them: 3 infantry and a tank are more than enough.
    await expect(page.locator('[data-card=attacker]')).toContainText('4 units');
    await expect(page.locator('[data-card=defender]')).toContainText('2 units');
    await expect(calculator.bigNumber).toContainText('%');
    expect(calculator.errors).toEqual([]);
    await page.context().close();
  });

  test(`tomorrow every game opens where it was left: ${title}`, async ({ browser }) => {
    test.slow();
    const calculator = await visitor(browser, place);
    const context = calculator.page.context();
    const left = new Map<string, string>();
    for (const { game, names } of MATCH_UPS) {
      await calculator.openPage(`/#/${game}`);
      await calculator.page
        .locator('[data-card=defender]')
        .getByRole('button', { name: /choose another$/ })
        .click();
      const box = calculator.page.getByRole('dialog').getByRole('searchbox');
      await box.fill(names[1]);
      await expect(calculator.page.locator('[data-pick]').first()).toContainText(
        new RegExp(names[1].split(' ')[0], 'i'),
      );
      await box.press('Enter');
      await expect(calculator.page.getByRole('dialog')).toHaveCount(0);
      await calculator.settled();
      await expect(calculator.sentence).toContainText(new RegExp(names[1].split(' ')[0], 'i'));
      left.set(game, (await calculator.sentence.textContent()) ?? '');
      await calculator.link();
    }
    await calculator.page.close();
    const next = new CalculatorPage(await context.newPage());
    for (const [game, sentence] of left) {
      await next.page.goto('about:blank');
      await next.openPage(`/#/${game}`);
      await expect(next.sentence).toHaveText(sentence);
    }
    expect([...calculator.errors, ...next.errors]).toEqual([]);
    await context.close();
  });

  test(`what is pinned is compared, and the comparison is shared with another browser: ${title}`, async ({
    browser,
  }) => {
    const calculator = await visitor(browser, place);
    const { page } = calculator;
    await calculator.openPage('/#/wh40k/attack');
    await press(page, /^Pin/);
    await page.getByRole('region', { name: 'What would change it' }).getByRole('button').first().click();
    await calculator.settled();
    const answer = page.getByTestId('answer');
    await expect(answer).toContainText(/[+−]\d/);
    const [shown, sentence] = [await answer.textContent(), await calculator.sentence.textContent()];
    const link = await calculator.link();
    const other = await visitor(browser, place);
    await other.openPage(link);
    await expect(other.sentence).toHaveText(sentence ?? '');
    await expect(other.page.getByTestId('answer')).toHaveText(shown ?? '');
    expect([...calculator.errors, ...other.errors]).toEqual([]);
    await page.context().close();
    await other.page.context().close();
  });

  test(`two lists to the worst match-up: ${title}`, async ({ browser }) => {
    const calculator = await visitor(browser, place);
    const { page } = calculator;
    await page.goto('/#/grimdark/armies');
    await expect(page.getByTestId('answer')).toHaveAttribute('data-stale', 'false');
    const problem = page.getByRole('region', { name: /^The problem: / });
    const enemy = ((await problem.getByRole('heading').textContent()) ?? '').replace('The problem: ', '');
    await problem.getByRole('heading').getByRole('button').click();
    await page.getByRole('dialog', { name: enemy }).getByRole('button', { name: 'Use as defender' }).click();
    await calculator.settled();
    await expect(page.locator('[data-card=defender]')).toContainText(enemy);
    await expect(calculator.sentence).toContainText(enemy);
    expect(calculator.errors).toEqual([]);
    await page.context().close();
  });

  test(`a German reader is answered in German, and English is a press away with the same figures: ${title}`, async ({
    browser,
  }) => {
    const calculator = await visitor(browser, { ...place, locale: 'de-DE' });
    const { page } = calculator;
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.locator('a[href^="#/wh40k/attack"]').first().click();
    await calculator.settled();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const [figure, german] = [await calculator.bigNumber.textContent(), await calculator.sentence.textContent()];
    await page.goto('/');
    // In the header, and where that has no room in its menu.
    if (title === 'a phone') await press(page, 'Mehr');
    await page.locator('button:visible', { hasText: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('/#/wh40k/attack');
    await calculator.settled();
    await expect(calculator.sentence).not.toHaveText(german ?? '');
    await expect(calculator.bigNumber).toHaveText((figure ?? '').replace(',', '.'));
    expect(calculator.errors).toEqual([]);
    await page.context().close();
  });
}

const PLACES = [
  '/',
  '/#/killteam/shoot',
  '/#/fantasy/battle',
  '/#/wh40k/attack',
  '/#/grimdark/duel',
  '/#/axis/battle',
  '/#/wh40k/armies',
  '/#/library',
  '/#/learn',
];

test('letters twice as large: nothing runs off the page', async ({ browser }) => {
  const calculator = await visitor(browser, { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });
  for (const address of PLACES) {
    await calculator.page.goto(address);
    await calculator.page.getByRole('main').waitFor();
    if (address.includes('/#/') && address.split('/').length > 3) await calculator.settled();
    await expectNoSidewaysScroll(calculator.page);
  }
  expect(calculator.errors).toEqual([]);
  await calculator.page.context().close();
});

test('who asks for less motion sees none', async ({ browser }) => {
  const calculator = await visitor(browser, { reducedMotion: 'reduce' });
  const { page } = calculator;
  await calculator.openPage('/#/wh40k/attack');
  await page.getByRole('region', { name: 'What would change it' }).getByRole('button').first().click();
  await calculator.settled();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
        const longest = (list: string) => Math.max(...list.split(',').map(Number.parseFloat));
        return longest(transitionDuration) > 0.001 || (animationName !== 'none' && longest(animationDuration) > 0.001);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(moving).toEqual([]);
  await page.context().close();
});

test('a reader of screens hears what the main figure is of', async ({ browser }) => {
  const calculator = await visitor(browser, {});
  for (const [address, heard] of [
    ['/#/wh40k/attack', /\d+\.\d\d[\s\S]*of 10 models slain on average/],
    ['/#/killteam/shoot', /%[\s\S]*chance to kill|%[\s\S]*kill/],
    ['/#/fantasy/battle', /%[\s\S]*win this combat/],
    ['/#/grimdark/duel', /%[\s\S]*wins/],
    ['/#/axis/battle', /%[\s\S]*wins/],
  ] as const) {
    await calculator.openPage(address);
    await expect(calculator.page.getByRole('region', { name: 'Answer' })).toHaveText(heard);
    const spoken = await calculator.page.locator('[aria-live=polite]').allTextContents();
    expect(spoken.join(' '), address).toContain((await calculator.sentence.textContent())?.slice(0, 30));
  }
  await calculator.page.context().close();
});

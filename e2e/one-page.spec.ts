// The page of a battle as a player uses it: names, a verb, an answer, and what would change it.
import type { Page } from '@playwright/test';
import { expectClean, expectCleanInBothThemes, LOOKS } from './accessible.ts';
import { expect, needsChromium, test } from './calculator.ts';

needsChromium();

test('a match-up is chosen by keyboard in at most 15 strokes besides the names', async ({ calculator, page }) => {
  await calculator.openPage('/#/wh40k/attack');
  let strokes = 0;
  const press = async (key: string) => {
    strokes++;
    await page.keyboard.press(key);
  };
  const choose = async (key: string, name: string, shown: RegExp) => {
    await press(key);
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(name);
    await expect(page.getByRole('region', { name: 'Catalogue' }).getByRole('button').first()).toHaveText(shown);
    await press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await choose('a', 'redemptor dreadnought', /^Redemptor Dreadnought/);
  // The focus is where it was: the name that opened the picker.
  await expect(page.getByRole('button', { name: 'Redemptor Dreadnought: choose another' })).toBeFocused();
  await choose('d', 'knight paladin', /^Knight Paladin/);
  await press('v');
  await expect(page.getByRole('button', { name: 'Fight', exact: true })).toBeVisible();
  await press('ArrowUp');
  await expect(page.getByRole('button', { name: 'Fight', exact: true })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('button', { name: 'fights: what they do' })).toBeVisible();
  await calculator.settled();
  await expect(calculator.sentence).toContainText('Redemptor Dreadnought will destroy Knight Paladin');
  expect(strokes).toBeLessThanOrEqual(15);
});

for (const [game, name, found] of [
  ['fantasy/battle', 'black orc mob', /^Black Orc Mob/],
  ['killteam/fight', 'assault intercessor sergeant', /^Assault Intercessor Sergeant/],
  ['grimdark/attack', 'bastion walker', /^Bastion Walker/],
] as const)
  test(`the picker of ${game} takes the first it found with Enter`, async ({ calculator, page }) => {
    await calculator.openPage(`/#/${game}`);
    await page.keyboard.press('a');
    const box = page.getByRole('dialog').getByRole('searchbox');
    await expect(box).toBeFocused();
    await page.keyboard.type(name);
    await expect(page.locator('[data-pick]').first()).toHaveText(found);
    await page.keyboard.press('Enter');
    // An operative comes with a weapon: the first of them.
    if (game === 'killteam/fight') await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[data-card=attacker]').getByRole('button', { name: /choose another$/ })).toHaveText(
      found,
    );
  });

test('stats are typed in their line, stepped under the caret, and what is no figure is said', async ({
  calculator,
  page,
}) => {
  await calculator.openPage('/#/wh40k/attack');
  const line = page.getByRole('textbox', { name: 'Stats of Necron Warriors' });
  await line.fill('T5 Sv3+ W2 Ld7+ Pts90');
  await calculator.settled();
  // 5 x 2 shots on 2+ (Heavy), wounds on 5+, saves of 4+ after AP -1, one damage each: 10 x 5/6 x 1/3 x 1/2 = 1.39 wounds.
  await expect(calculator.sentence).toContainText('1.39 damage');
  await line.press('Home');
  await line.press('ArrowUp');
  await expect(line).toHaveValue(/^T6 /);
  await line.press('ArrowDown');
  await line.press('ArrowDown');
  await expect(line).toHaveValue(/^T4 /);
  await line.fill('T4 Sv9+');
  await expect(page.getByRole('status').filter({ hasText: 'Not read' })).toHaveText('Not read: Sv 9+.');
  await line.blur();
  await expect(line).toHaveValue(/Sv3\+/);
});

test('a rule is added by its name and taken off again, a difference is tapped and undone', async ({
  calculator,
  page,
}) => {
  await calculator.openPage('/#/killteam/shoot');
  const before = (await calculator.bigNumber.textContent()) ?? '';
  await page.getByRole('button', { name: 'Add a rule to Guardsman' }).click();
  await page.getByRole('combobox', { name: 'Search rules and fields' }).fill('cover');
  await page.keyboard.press('Enter');
  const chip = page.getByRole('button', { name: /^Take off: Cover saves/ });
  await expect(chip).toBeVisible();
  await expect(calculator.bigNumber).not.toHaveText(before);
  await chip.click();
  await expect(calculator.bigNumber).toHaveText(before);
  const row = page.getByRole('region', { name: 'What would change it' });
  // Until its differences are those of this input, the row shows the last ones, and none can be tapped.
  await expect(row).toHaveAttribute('data-settled', 'true');
  const changes = row.getByRole('button');
  await expect(changes).toHaveCount(3);
  const gained = /([+−][\d.]+)%$/.exec((await changes.first().textContent()) ?? '')?.[1].replace('−', '-');
  await changes.first().click();
  await calculator.settled();
  const after = Number.parseFloat((await calculator.bigNumber.textContent()) ?? '');
  expect(after - Number.parseFloat(before)).toBeCloseTo(Number(gained), 0);
  await page.keyboard.press('Control+z');
  await expect(calculator.bigNumber).toHaveText(before);
});

test('what is pinned stands beside the figure as a difference', async ({ calculator, page }) => {
  await calculator.openPage('/#/killteam/shoot');
  const before = Number.parseFloat((await calculator.bigNumber.textContent()) ?? '');
  await page.getByRole('button', { name: 'Pin to compare' }).click();
  await page.getByRole('textbox', { name: 'Stats of Bolt rifle' }).fill('A5 Hit3+ Dmg3 Crit4');
  await calculator.settled();
  const after = Number.parseFloat((await calculator.bigNumber.textContent()) ?? '');
  expect(after).toBeGreaterThan(before);
  const said = (await page.getByTestId('against-pinned').textContent()) ?? '';
  expect(Math.abs(Number.parseFloat(said.slice(1)) - (after - before))).toBeLessThan(0.11);
  // The outline has its name where it stands, and its figure for a screen reader.
  const chart = page.getByRole('slider', { name: /^Chance of each number: damage dealt/ });
  await expect(chart.getByTestId('outline-name')).toHaveText('pinned');
  await expect(chart).toHaveAccessibleDescription(/The outline, pinned: 6\.20 damage dealt on average\.$/);
});

test('the pinned attack and then this one are in view', async ({ calculator, page }) => {
  await calculator.openPage('/#/killteam/shoot');
  await page.getByRole('textbox', { name: 'Stats of Bolt rifle' }).fill('A2 Hit3+ Dmg3 Crit4');
  await page.getByRole('textbox', { name: 'Stats of Guardsman' }).fill('Def0 Sv5+ W6');
  await calculator.settled();
  await page.getByRole('button', { name: 'Pin to compare' }).click();
  // Twice two dice without a save: 4 * (3 / 2 + 4 / 6) on average; a kill takes two hits of four dice: 1 - 1/81 - 8/81.
  await expect(page.getByTestId('both-in-turn')).toHaveText(
    'Pinned, then this: 8.67 damage dealt on average; kill line 6 W: 88.9%.',
  );
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('open battles are tabs at the thumb', async ({ calculator, page }) => {
    await calculator.openPage('/#/fantasy/battle');
    const models = page.getByRole('textbox', { name: 'Models of State Troops' });
    await models.fill('33');
    await calculator.link();
    const tabs = page.getByRole('navigation', { name: 'Open battles' });
    await expect(tabs).toHaveCount(0);
    await calculator.more('Another battle beside this one');
    await expect(models).toHaveValue('20');
    await expect(tabs.getByRole('button').first()).toBeInViewport();
    expect((await tabs.boundingBox())?.y).toBeGreaterThan(844 / 2);
    await tabs.getByRole('button').first().tap();
    await expect(models).toHaveValue('33');
    // What is last on the page is not behind them.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = await page.locator('main > div').last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await tabs.boundingBox())?.y ?? 0);
  });
});

test('battles are open side by side, and each comes back as it was left', async ({ calculator, page }) => {
  await calculator.openPage('/#/fantasy/battle');
  const models = page.getByRole('textbox', { name: 'Models of State Troops' });
  await models.fill('33');
  await calculator.link();
  await calculator.more('Another battle beside this one');
  const tabs = page.getByRole('navigation', { name: 'Open battles' });
  await expect(tabs.getByRole('button', { name: /^Close/ })).toHaveCount(2);
  await expect(models).toHaveValue('20');
  await models.fill('11');
  await calculator.link();
  await tabs.getByRole('button').first().click();
  await expect(models).toHaveValue('33');
  // Another verb of the same game is the same battle.
  await page.reload();
  await calculator.settled();
  await expect(tabs.getByRole('button', { name: /^Close/ })).toHaveCount(2);
  await expect(models).toHaveValue('33');
  await tabs
    .getByRole('button', { name: /^Close/ })
    .first()
    .click();
  await expect(models).toHaveValue('11');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(tabs.getByRole('button', { name: /^Close/ })).toHaveCount(2);
});

test('the share card is 1200 by 630', async ({ calculator, page }) => {
  await calculator.openPage('/#/killteam/shoot');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const downloaded = page.waitForEvent('download');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save as a card/ })
    .click();
  const stream = await (await downloaded).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const png = Buffer.concat(chunks);
  // Width and height stand in the header of the file.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

async function expectCalm(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'What would change it' })).toHaveAttribute('data-settled', 'true');
}

for (const { title, ...place } of LOOKS)
  test.describe(title, () => {
    test.use(place);
    for (const id of ['wh40k/attack', 'killteam/fight', 'fantasy/battle', 'grimdark/duel', 'axis/battle'])
      test(`nothing axe can find on the page of ${id}, nor in its panel`, async ({ calculator, page }) => {
        await calculator.openPage(`/#/${id}`);
        await expectCalm(page);
        await expectCleanInBothThemes(page);
        await calculator.edit();
        await expectClean(page, '#fields');
      });
  });

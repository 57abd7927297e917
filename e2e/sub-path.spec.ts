// The same files work from a folder of any static host.
import { CalculatorPage, expect, needsChromium, test } from './calculator.ts';
import { SUB_PATH } from './static-server.ts';

needsChromium();

test('works from a sub-path, links included', async ({ calculator, page, browser }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith(SUB_PATH)) outside.push(request.url());
  });
  await calculator.openPlain('fantasy/attack', SUB_PATH);
  await calculator.field('Attacks').fill('20');
  await expect(calculator.bigNumber).toHaveText('5.00');
  const link = await calculator.link();
  expect(new URL(link).pathname).toBe(SUB_PATH);
  expect(outside).toEqual([]);

  const fresh = await browser.newContext();
  const other = new CalculatorPage(await fresh.newPage());
  await other.open(link);
  await expect(other.bigNumber).toHaveText('5.00');
  await fresh.close();
});

// A calculator page as a player sees it.
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { chromium, NO_CHROMIUM } from './chromium.ts';

/** The code of a link whose battle says nothing. */
export const EMPTY = '1q1bKzCsoLVGyqq6tBQA';

export class CalculatorPage {
  readonly page: Page;
  /** What the page threw or logged as an error. */
  readonly errors: string[] = [];
  private lastLink = '';

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }

  get bigNumber(): Locator {
    return this.page.getByTestId('big-number');
  }

  get sentence(): Locator {
    return this.page.getByTestId('sentence');
  }

  /** Opens an address, waits for its answer, and has all fields beside it. */
  async open(address: string): Promise<void> {
    await this.openPage(address);
    await this.edit();
  }

  /** The page as a visit shows it. */
  async openPage(address: string): Promise<void> {
    await this.page.goto(address);
    await this.settled();
    this.lastLink = this.page.url();
  }

  /** Opens a calculator with every field at its default, as `{}` asks for it. */
  openPlain(id: string, base = '/'): Promise<void> {
    return this.open(`${base}#/${id}/${EMPTY}`);
  }

  /** All fields of the battle, beside its answer. */
  async edit(): Promise<void> {
    const fields = this.page.locator('#fields');
    if (!(await fields.isVisible()))
      await this.page
        .getByRole('button', { name: /^Edit .|. bearbeiten$/ })
        .first()
        .click();
    await fields.getByRole('button', { name: /^(All fields|Alle Felder)$/ }).click();
  }

  /** The page as it is without them. */
  async closeFields(): Promise<void> {
    if (!(await this.page.locator('#fields').isVisible())) return;
    await this.page.locator('#fields > header').getByRole('button').last().click();
  }

  /** Another verb between the same two. */
  async verb(name: string, exact = true): Promise<void> {
    await this.closeFields();
    await this.page.getByRole('button', { name: /: what they do$/ }).click();
    await this.page.getByRole('navigation', { name: 'What they do' }).getByRole('link', { name, exact }).click();
    await this.settled();
    await this.edit();
  }

  /** The same calculator in another place or phase: land or sea, shooting or fight. */
  async mode(name: string): Promise<void> {
    await this.closeFields();
    await this.page.getByRole('button', { name: /: what they do$/ }).click();
    await this.page.getByRole('button', { name, exact: true, pressed: false }).click();
    await this.edit();
  }

  /** Something of the menu in the header. */
  async more(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click();
    await this.page.getByRole('button', { name }).last().click();
  }

  /** The answer belongs to the input. Looked for every few milliseconds, where an expectation pauses for up to a second. */
  async settled(): Promise<void> {
    await this.page.locator('[data-testid=answer][data-stale=false]').waitFor({ state: 'attached', timeout: 20_000 });
  }

  field(name: string): Locator {
    return this.page.getByLabel(name, { exact: true });
  }

  choose(group: string, option: string): Promise<void> {
    return this.page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option, exact: true }).click();
  }

  /** The address once it has caught up with the battle, which was changed since the last one. */
  async link(): Promise<string> {
    await this.page.waitForURL((url) => url.href !== this.lastLink);
    // By the page's own clock: on a starved machine that one lags too.
    await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    this.lastLink = this.page.url();
    return this.lastLink;
  }
}

interface Fixtures {
  readonly calculator: CalculatorPage;
}

export const test = base.extend<Fixtures>({
  calculator: async ({ page }, use) => {
    const calculator = new CalculatorPage(page);
    await use(calculator);
    expect(calculator.errors).toEqual([]);
  },
});

/** To be called at the top of every file. */
export function needsChromium(): void {
  test.skip(chromium === undefined, NO_CHROMIUM);
}

export { expect };

/** Opens every "More rules", those inside of others too, all that are there at once: with the pointer each took a tenth of a second. */
export async function unfoldAll(page: Page): Promise<void> {
  const folded = page.getByRole('button', { name: /^More rules/ });
  while ((await folded.count()) > 0)
    await folded.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
}

/** Opens the units of both lists on the Armies page, and the settings beside them. */
export async function unfoldArmies(page: Page): Promise<void> {
  const folded = page.getByRole('region', { name: 'Armies and settings' }).locator('details:not([open]) > summary');
  await folded.first().waitFor();
  while ((await folded.count()) > 0) await folded.first().click();
}

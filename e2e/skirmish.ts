// A battle of the skirmish as a player meets it.
import { expect, type Locator, type Page } from '@playwright/test';

export class Battle {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Without dice on screen: the computer then acts at once. */
  async begin(): Promise<void> {
    await this.page.goto('/#/wh40k/skirmish/settings');
    await this.page.getByRole('radiogroup', { name: 'Dice animation' }).getByRole('radio', { name: 'Off' }).click();
    await this.page.goto('/#/wh40k/skirmish');
    await this.page.getByRole('button', { name: 'Quick Start', exact: true }).click();
    await expect(this.page.locator('svg[data-board]')).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });
  }

  unit(id: string): Locator {
    return this.page.locator(`[data-unit="${id}"]`);
  }

  get phase(): Locator {
    return this.page.locator('[aria-label="Phases of the turn"] [aria-current=step]');
  }

  get refusal(): Locator {
    return this.page.getByTestId('refusal');
  }

  /** Rolls for the first turn and waits until the player may move. */
  async toMovement(): Promise<void> {
    await this.button('Roll for the first turn').click();
    await this.button(/^Begin round/).click({ timeout: 90_000 });
    await expect(this.phase).toHaveText('Movement');
  }

  async endPhase(): Promise<void> {
    await this.button(/^End .* phase$/).click();
    const anyway = this.button('End anyway');
    if (await anyway.isVisible()) await anyway.click();
  }

  /** Where a model stands, in pixels. */
  async middleOf(id: string): Promise<{ readonly x: number; readonly y: number; readonly inch: number }> {
    const box = await this.unit(id).locator('[data-model]').first().boundingBox();
    const board = await this.page.locator('svg[data-board]').boundingBox();
    if (box === null || board === null) throw new Error(`there is no ${id} on the board`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, inch: board.width / 60 };
  }
}

// A machine with Node alone: the browser of the end-to-end tests comes with the packages.
import { chromium as driver } from '@playwright/test';
import { expect, test } from 'vitest';

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'where no Chromium is installed the one of the package opens a page',
  async () => {
    process.env.CHROMIUM_PATH = 'bundled';
    const { chromium, CHROMIUM_FLAGS } = await import('../e2e/chromium.ts');
    delete process.env.CHROMIUM_PATH;
    expect(chromium?.path).not.toMatch(/^\/usr\//);
    const { path = '', args = [], env = {} } = chromium ?? {};
    const browser = await driver.launch({ executablePath: path, args: [...CHROMIUM_FLAGS, ...args], env });
    const page = await browser.newPage();
    await page.setContent('<p id=sum></p><script>sum.textContent = 6 * 7</script>');
    expect(await page.textContent('#sum')).toBe('42');
    await browser.close();
  },
);

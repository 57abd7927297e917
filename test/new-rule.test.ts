// A rule that a game lists is known to everybody who shows calculators: command line, API and pages read one list.
// That an entry of data is enough to get into that list, and into form, figures and words, is tested beside each game.
import type { AnyCalculator, Rule } from '@oddsmith/games';
import { calculators } from '@oddsmith/games/calculators';
import { expect, test } from 'vitest';
import { libraryOf, oddsmith } from '../apps/cli/test/terminal.ts';
import { testApp } from '../apps/server/test/server.ts';
import { describeCalculator } from '../apps/web/descriptions.ts';

const MADE_UP: Rule = {
  id: 'moonstruck',
  name: 'Moonstruck',
  summary: 'Howls at whatever it likes.',
  summaryIn: { next: 'Howls at the moon alone.' },
  category: 'Made up',
};

const extended = calculators.map(
  (calculator): AnyCalculator => ({
    ...calculator,
    rules: [...calculator.rules, MADE_UP],
  }),
);
const library = libraryOf(extended);
const app = await testApp({ calculators: extended });

for (const calculator of extended)
  test(`${calculator.id}: a new rule is known to command line, API and page`, async () => {
    const { id } = calculator;
    const { out } = await oddsmith(['games', id], { library });
    expect(out).toContain(`${MADE_UP.name}: ${MADE_UP.summary}\n    edition next: Howls at the moon alone.`);

    const reply = await app.inject(`/api/v1/calculators/${id}`);
    expect(reply.json().rules).toContainEqual(MADE_UP);

    const page = await describeCalculator(calculator);
    expect(page.rules).toContainEqual(MADE_UP);
  });

// The figures of the surprising results, worked out when the site is built, so that a page shows them before any engine has arrived.
import type { Plugin } from 'vite';
import { SURPRISES } from './src/places/surprises/surprises.ts';

const FIGURES = 'virtual:surprises';

/** Serves `virtual:surprises`: by id, the figures of each battle. */
export function surprises(): Plugin {
  return {
    name: 'surprises',
    resolveId: (id) => (id === FIGURES ? `\0${id}` : undefined),
    load: async (id) =>
      id === `\0${FIGURES}` ? `export default ${JSON.stringify(await surprisingFigures())};` : undefined,
  };
}

export async function surprisingFigures(): Promise<{ readonly [id: string]: readonly (readonly number[])[] }> {
  const { calculateWith, isRefusal } = await import('@oddsmith/games');
  const { calculators } = await import('@oddsmith/games/calculators');
  const figuresOf = ({ id, calculator, inputs, figures }: (typeof SURPRISES)[number]) =>
    inputs.map((input) => {
      const answer = calculateWith(calculators, { calculator, input });
      if (isRefusal(answer)) throw new Error(`${id}: ${answer.error.message}`);
      return figures.map((name) => {
        const figure = answer.summary[name];
        if (figure === undefined) throw new Error(`${id}: ${calculator} has no figure ${name}`);
        return figure;
      });
    });
  return Object.fromEntries(SURPRISES.map((surprise) => [surprise.id, figuresOf(surprise)]));
}

// A figure of the matrix as it stands on the page, in files and in sentences: the chance to win, or the figure that was chosen.
import { useMemo } from 'react';
import { formatChance, formatMargin, formatMean } from '../../../format/number.ts';
import { armies as words } from '../../../language/english/armies.ts';
import type { FigureChoice } from '../armies-game.ts';
import { useGame, useLayer, useLayers, useLook } from '../plan/plan.ts';
import { type Figure, lead, type Reading, type Table, weaponsAt } from './matrix-figures.ts';

export interface Shown {
  /** Over the matrix. */
  readonly title: string;
  text(figure: Figure): string;
  /** What the one does to the other: "destroys 18.2% of it". */
  does(figure: Figure): string;
  /** Aloud: who met whom and how it ends. */
  cell(names: readonly [unit: string, enemy: string], figure: Figure): string;
  caption(ours: string, theirs: string): string;
  /** The colour of a cell. */
  shade(value: number): string;
  /** Which of two colours the shade mixes in, and how much of it. */
  tint(value: number): readonly [colour: '--lead-attacker' | '--lead-defender', share: number];
}

/** How the cells are read at present. */
export function useReading(): Reading {
  const { cell, figures, weaponsBy } = useGame();
  const look = useLook();
  const layers = useLayers();
  const layer = useLayer();
  return useMemo(() => {
    if (cell === 'figure')
      return {
        kind: 'figure',
        figure: figures.find(({ name }) => name === look.figure) ?? figures[0],
        ...(weaponsBy === undefined ? {} : { weaponsBy }),
      };
    return { kind: 'outcome', layers: layer === undefined ? layers.map(({ name }) => name) : [layer.name] };
  }, [cell, figures, weaponsBy, look.figure, layers, layer]);
}

export function shownAs(reading: Reading, largest: number): Shown {
  return reading.kind === 'outcome' ? ODDS : shownFigures(reading.figure, largest);
}

function aboutOf({ margin }: Figure): string {
  return margin === undefined ? words.exact : words.matrix.cellSimulated(formatMargin(margin));
}

const mixed = (colour: string, share: number) =>
  `color-mix(in oklab, var(${colour}) ${(share * 100).toFixed(1)}%, var(--sunken))`;

/** Orange above one half, blue below, through the plain surface. */
const ODDS: Shown = {
  title: words.matrix.title,
  text: ({ value }) => formatChance(value),
  does: ({ value }) => formatChance(value),
  cell: ([ours, theirs], figure) => {
    const [win, draw, loss] = (figure.odds ?? [figure.value, 0, 0]).map(formatChance);
    return words.matrix.cell({ ours, theirs, win, draw, loss, about: aboutOf(figure) });
  },
  caption: words.matrix.caption,
  tint: (value) => [lead(value) > 0 ? '--lead-attacker' : '--lead-defender', Math.abs(lead(value))],
  shade: (value) => mixed(...ODDS.tint(value)),
};

/** Stronger the more it does. */
function shownFigures(figure: FigureChoice, largest: number): Shown {
  const text = (value: number) => (figure.chance ? formatChance(value) : formatMean(value));
  const tint: Shown['tint'] = (value) => ['--lead-attacker', largest > 0 && value > 0 ? value / largest : 0];
  return {
    title: figure.title,
    text: ({ value }) => text(value),
    does: ({ value }) => figure.does(text(value)),
    cell: ([ours, theirs], { value, margin }) => {
      const about = margin === undefined ? '' : `, ${words.matrix.cellSimulated(formatMargin(margin))}`;
      return words.matrix.cellFigure(ours, theirs, `${words.within(figure.title)} ${text(value)}`) + about;
    },
    caption: () => words.matrix.captionFigure(figure.title),
    tint,
    shade: (value) => mixed(...tint(value)),
  };
}

/** "Power fist", "Power fist against Big Choppa"; '' where nobody had a choice. */
export function weaponsText(table: Table, row: number, column: number): string {
  const [attack, answer] = weaponsAt(table, row, column);
  return attack === undefined ? '' : words.matrix.weapons(attack, answer);
}

// A review as a picture that can stand alone: what it says, line by line, and the chance to win below.
import { escaped, lines, withStyles } from '../../../export/picture.ts';

export interface ReviewLine {
  readonly text: string;
  readonly heading?: boolean;
}

const WIDTH = 720;
const MARGIN = 24;
const LINE_HEIGHT = 21;
/** A letter of the widest fonts a browser may take. */
const LETTER = 7.8;
const CHART_HEIGHT = (WIDTH - 2 * MARGIN) * (168 / 608);

export function reviewPicture(told: readonly ReviewLine[], chart: SVGSVGElement): string {
  const look = getComputedStyle(document.body);
  const paper = getComputedStyle(chart.closest('.card') ?? document.body).backgroundColor;
  let y = MARGIN;
  const words = told.flatMap(({ text, heading = false }) => {
    if (heading) y += LINE_HEIGHT / 2;
    return lines(text, Math.floor((WIDTH - 2 * MARGIN) / LETTER)).map((line) => {
      y += LINE_HEIGHT;
      return `<text x="${MARGIN}" y="${y - 5}" font-size="14" font-weight="${heading ? 700 : 400}" fill="${look.color}">${escaped(line)}</text>`;
    });
  });
  y += MARGIN;
  const height = y + CHART_HEIGHT + MARGIN;
  const drawn = `<svg x="${MARGIN}" y="${y}" width="${WIDTH - 2 * MARGIN}" height="${CHART_HEIGHT}" viewBox="${chart.getAttribute('viewBox')}">${withStyles(chart).innerHTML}</svg>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" ` +
    `font-family="${look.fontFamily.replaceAll('"', "'")}"><rect width="100%" height="100%" fill="${paper}"/>${words.join('')}${drawn}</svg>`
  );
}

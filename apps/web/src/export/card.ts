// A battle as a card of 1200 by 630, as chats and forums show it: who against whom, the figure, one chart, where it is found.
import { escaped, lines, shortLink, withStyles } from './picture.ts';

export interface CardContent {
  /** "Kill Team". */
  readonly game: string;
  readonly first: string;
  readonly verb: string;
  readonly second: string;
  readonly figure: string;
  readonly unit: string;
  readonly sentence: string;
  readonly link: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 56;
/** Names stand on the left, the figure on the right. */
const MIDDLE = 620;
const COLUMN = MIDDLE - EDGE - 24;
const SENTENCE_LINES = 3;

interface Line {
  readonly text: string;
  readonly x?: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly fill: string;
}

export function cardSvg(content: CardContent, chart: SVGSVGElement | undefined): string {
  const page = getComputedStyle(document.documentElement);
  const colour = (name: string) => colourOf(`var(--${name})`);
  const [ink, muted, amber, blue, paper] = ['ink', 'muted', 'attacker-ink', 'defender-ink', 'panel'].map(colour);
  const shortTo = (text: string, size: number) => shortened(text, Math.floor(COLUMN / (size * 0.58)));
  const wide = Math.floor((WIDTH - 2 * EDGE) / 11.5);
  const said: readonly Line[] = [
    { text: `${content.game}, Oddsmith`, y: 68, size: 22, weight: 600, fill: muted },
    { text: shortTo(content.first, 42), y: 130, size: 42, weight: 700, fill: amber },
    { text: content.verb, y: 164, size: 22, weight: 400, fill: muted },
    { text: shortTo(content.second, 42), y: 210, size: 42, weight: 700, fill: blue },
    { text: shortTo(content.figure, 84), x: MIDDLE, y: 152, size: 84, weight: 700, fill: ink },
    ...lines(content.unit, Math.floor(COLUMN / 12.5))
      .slice(0, 2)
      .map((text, at) => ({ text, x: MIDDLE, y: 186 + at * 28, size: 22, weight: 400, fill: muted })),
    ...lines(content.sentence, wide)
      .slice(0, SENTENCE_LINES)
      .map((text, at) => ({ text, y: 262 + at * 28, size: 21, weight: 400, fill: ink })),
    { text: shortLink(content.link).split('#')[0], y: HEIGHT - 22, size: 18, weight: 400, fill: muted },
  ];
  const texts = said.map(
    ({ text, x = EDGE, y, size, weight, fill }) =>
      `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" ` +
    `font-family="${page.fontFamily.replaceAll('"', "'")}"><rect width="100%" height="100%" fill="${paper}"/>` +
    `<rect width="50%" height="12" fill="${colour('attacker')}"/><rect x="50%" width="50%" height="12" fill="${colour('defender')}"/>` +
    `${texts.join('')}${chart === undefined ? '' : drawn(chart)}</svg>`
  );
}

/** Below the words, as large as it fits. */
function drawn(chart: SVGSVGElement): string {
  const { clientWidth: width, clientHeight: height } = chart;
  return (
    `<svg x="${EDGE}" y="330" width="${WIDTH - 2 * EDGE}" height="250" ` +
    `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid meet">${withStyles(chart).innerHTML}</svg>`
  );
}

function shortened(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, Math.max(1, letters - 1)).trimEnd()}…`;
}

/** What a variable of the page stands for, in its present theme. */
function colourOf(value: string): string {
  const probe = document.createElement('span');
  probe.style.color = value;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

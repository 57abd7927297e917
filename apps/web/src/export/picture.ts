// A chart on the page as a file of its own: SVG with every style written out, or PNG drawn from it.

const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

const PADDING = 12;
/** Of an answer without charts, which is words alone. */
const LEAST_WIDTH = 480;

/** What the picture says beside its charts, so that it can stand alone: who against whom, the sentence, where it came from. */
export interface Caption {
  readonly title: string;
  readonly sentence: string;
  readonly link: string;
}

/** Longer addresses fill the picture and are copied by nobody: where the app is found must do. */
const LONGEST_LINK = 400;

export function shortLink(link: string): string {
  return link.length > LONGEST_LINK ? link.split('#')[0] : link;
}

const LINE_HEIGHT = 20;
/** Of the widest fonts a browser may take: size of a letter, and its width. */
const TITLE = { size: 14, weight: 600, letter: 8.8 };
const SENTENCE = { size: 14, weight: 400, letter: 7.8 };
/** Codes have more capitals than words. */
const LINK = { size: 11, weight: 400, letter: 7.6 };

/** Class names and variables mean nothing outside the page, so the computed values go into the file. */
export function svgText(charts: readonly SVGSVGElement[], caption: Caption): string {
  const width = Math.max(LEAST_WIDTH, ...charts.map((chart) => chart.clientWidth)) + 2 * PADDING;
  const ink = getComputedStyle(document.body).color;
  const said = [
    { text: caption.title, ...TITLE },
    { text: caption.sentence, ...SENTENCE },
    { text: shortLink(caption.link), ...LINK },
  ].flatMap(({ text, letter, ...look }) =>
    lines(text, Math.floor((width - 2 * PADDING) / letter)).map((line) => ({ line, ...look })),
  );
  let y = PADDING;
  const words = said.map(({ line, size, weight }) => {
    y += LINE_HEIGHT;
    return `<text x="${PADDING}" y="${y - 5}" font-size="${size}" font-weight="${weight}" fill="${ink}">${escaped(line)}</text>`;
  });
  y += PADDING;
  const parts = charts.map((chart) => {
    const part = `<g transform="translate(${PADDING} ${y})">${withStyles(chart).innerHTML}</g>`;
    y += chart.clientHeight + PADDING;
    return part;
  });
  const style = getComputedStyle(document.documentElement);
  const paper = getComputedStyle(charts[0]?.closest('.card') ?? document.documentElement).backgroundColor;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${y}" viewBox="0 0 ${width} ${y}" ` +
    `font-family="${style.fontFamily.replaceAll('"', "'")}"><rect width="100%" height="100%" fill="${paper}"/>${words.join('')}${parts.join('')}</svg>`
  );
}

/** Broken between words; a word longer than a line, such as a link, is cut. */
export function lines(text: string, letters: number): readonly string[] {
  const made: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => one.match(new RegExp(`.{1,${letters}}`, 'g')) ?? [])) {
    if (line !== '' && line.length + 1 + word.length > letters) {
      made.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? made : [...made, line];
}

/** Text as it may stand in the source of a picture, between tags and in attributes. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

export function withStyles(chart: SVGSVGElement): SVGSVGElement {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  chart.querySelectorAll<SVGElement>('*').forEach((original, index) => {
    const computed = getComputedStyle(original);
    const target = copies[index];
    target.removeAttribute('class');
    for (const name of STYLES) target.setAttribute(name, computed.getPropertyValue(name));
  });
  return copy;
}

/** For screens of twice the density. */
const SCALE = 2;

export async function pngOf(svg: string, scale = SCALE): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}

/** The charts on the page, in order. */
export function chartsOnPage(): readonly SVGSVGElement[] {
  return [...document.querySelectorAll<SVGSVGElement>('svg[data-chart]')];
}

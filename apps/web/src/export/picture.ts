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

/** Class names and variables mean nothing outside the page, so the computed values go into the file. */
export function svgText(charts: readonly SVGSVGElement[]): string {
  const width = Math.max(...charts.map((chart) => chart.clientWidth)) + 2 * PADDING;
  let y = PADDING;
  const parts = charts.map((chart) => {
    const part = `<g transform="translate(${PADDING} ${y})">${withStyles(chart).innerHTML}</g>`;
    y += chart.clientHeight + PADDING;
    return part;
  });
  const style = getComputedStyle(document.documentElement);
  const paper = getComputedStyle(charts[0].closest('.card') ?? document.body).backgroundColor;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${y}" viewBox="0 0 ${width} ${y}" ` +
    `font-family="${style.fontFamily.replaceAll('"', "'")}"><rect width="100%" height="100%" fill="${paper}"/>${parts.join('')}</svg>`
  );
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

const SCALE = 2;

export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}

/** The charts on the page, in order. */
export function chartsOnPage(): readonly SVGSVGElement[] {
  return [...document.querySelectorAll<SVGSVGElement>('svg[data-chart]')];
}

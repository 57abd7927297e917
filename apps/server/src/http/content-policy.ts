// What pages may load and run: everything from here, nothing from elsewhere, and of what is written into the page only what was built so.
import { createHash } from 'node:crypto';

/** Hashes of what a page carries in itself: a script that sets the theme early, the style of its first look. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const NOTHING: Inline = { scripts: [], styles: [] };

export function inlineOf(page: string): Inline {
  const scripts = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const styles = [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  return { scripts: scripts.map(([, text]) => hashOf(text)), styles: styles.map(([, text]) => hashOf(text)) };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** As the header says it. Workers may be started from a blob. A server on the local network has no certificate: nothing sends its pages to https. */
export function contentPolicy({ scripts, styles }: Inline = NOTHING): string {
  const sources = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'script-src-attr': ["'none'"],
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'", ...styles],
    'font-src': ["'self'", 'data:'],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(sources)
    .map(([name, from]) => `${name} ${from.join(' ')}`)
    .join(';');
}

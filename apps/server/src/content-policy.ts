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

/** By name as helmet takes them. Workers may be started from a blob. */
export function contentPolicy({ scripts, styles }: Inline = NOTHING) {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scripts],
    workerSrc: ["'self'", 'blob:'],
    styleSrc: ["'self'", ...styles],
    fontSrc: ["'self'", 'data:'],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'"],
    // A server on the local network has no certificate: its pages must not be sent to https.
    upgradeInsecureRequests: null,
  };
}

// Places of the skirmish behind the #: /wh40k/skirmish, and what follows.

export const HOME = '#/wh40k/skirmish';

export type Place =
  | { readonly kind: 'menu' | 'new' | 'settings' | 'how-to-play' | 'import' }
  | { readonly kind: 'battle' | 'replay'; readonly id: string }
  | { readonly kind: 'link'; readonly code: string }
  | { readonly kind: 'unknown' };

const PLAIN = ['new', 'settings', 'how-to-play', 'import'] as const;

/** `hash` as components see it: "/wh40k/skirmish/battle/abc". */
export function placeOfHash(hash: string): Place {
  const [, , , name = '', rest = ''] = hash.split('/');
  if (name === '') return { kind: 'menu' };
  const plain = PLAIN.find((kind) => kind === name);
  if (plain !== undefined) return { kind: plain };
  if ((name === 'battle' || name === 'replay') && rest !== '') return { kind: name, id: rest };
  return name === 'link' && rest !== '' ? { kind: 'link', code: rest } : { kind: 'unknown' };
}

export function battleHash(id: string): string {
  return `${HOME}/battle/${id}`;
}

export function replayHash(id: string): string {
  return `${HOME}/replay/${id}`;
}

export function go(hash: string): void {
  location.hash = hash;
}

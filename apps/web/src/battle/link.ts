// The battle and the view of it as the last part of the address: #/fantasy/attack/<code>.

import { type FormDescription, withoutDefaults } from '@oddsmith/games';
import { battle as words } from '../language/english/calculator/calculator.ts';
import { linkRefusals } from '../language/english/shell/link.ts';

export const DETAIL_TABS = ['table', 'steps', 'sensitivity', 'compare', 'export'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

export interface View {
  readonly tab: DetailTab;
  /** Which distribution the charts show; the page's first one when absent. */
  readonly shown?: string;
  /** What panels of the game's own are set to, by name; each checks what it finds here. */
  readonly own?: { readonly [name: string]: unknown };
}

/** What a link carries. Written without defaults, which are part of the public interface and never change. */
export interface LinkState {
  readonly input: unknown;
  readonly pinned?: unknown;
  readonly view: View;
}

export const DEFAULT_VIEW: View = { tab: 'table' };

export async function writeCode(form: FormDescription, state: LinkState): Promise<string> {
  const { encodeLink } = await import('./codec.ts');
  const view: Partial<View> = {
    ...(state.view.tab === DEFAULT_VIEW.tab ? {} : { tab: state.view.tab }),
    ...(state.view.shown === undefined ? {} : { shown: state.view.shown }),
    ...(state.view.own === undefined ? {} : { own: state.view.own }),
  };
  return encodeLink({
    input: withoutDefaults(form, state.input) ?? {},
    ...(state.pinned === undefined ? {} : { pinned: withoutDefaults(form, state.pinned) ?? {} }),
    ...(Object.keys(view).length === 0 ? {} : { view }),
  });
}

export type ReadCode = { readonly ok: true; readonly state: LinkState } | { readonly ok: false; readonly why: string };

/** Inputs are still unchecked: the engine's schema decides whether they make a battle. */
export async function readCode(code: string): Promise<ReadCode> {
  const { decodeLink } = await import('./codec.ts');
  const decoded = decodeLink(code);
  if (!decoded.ok) return { ok: false, why: linkRefusals[decoded.problem.code] };
  if (!isRecord(decoded.state)) return { ok: false, why: words.noBattle };
  const { input, pinned, view } = decoded.state;
  return {
    ok: true,
    state: { input: input ?? {}, ...(pinned === undefined ? {} : { pinned }), view: readView(view) },
  };
}

export function readView(view: unknown): View {
  if (!isRecord(view)) return DEFAULT_VIEW;
  // Links of older versions say "matters".
  const named = view.tab === 'matters' ? 'sensitivity' : view.tab;
  const tab = DETAIL_TABS.find((candidate) => candidate === named) ?? DEFAULT_VIEW.tab;
  return {
    tab,
    ...(typeof view.shown === 'string' ? { shown: view.shown } : {}),
    ...(isRecord(view.own) ? { own: view.own } : {}),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// The battle by keyboard alone.
import type { State } from '@oddsmith/skirmish';
import { useEffect, useRef } from 'react';
import { useCommandStore } from '../../shell/commands.ts';
import type { View } from '../board/view.ts';
import { confirm, nudge, selectUnit, setWaypoint, takeBack, turn } from '../session/controls.ts';
import { isHumans, nextOpen, redo, type SessionStore } from '../session/session.ts';

const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FINE = 0.1;

interface KeyContext {
  readonly store: SessionStore;
  readonly view: View;
  readonly state: State;
  goOn(): void;
  showKeys(): void;
}

export function useBattleKeys(context: KeyContext): void {
  const latest = useRef(context);
  latest.current = context;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || useCommandStore.getState().sheet !== undefined) return;
      if (document.querySelector('[role="dialog"]') !== null || isEditing(event.target)) return;
      if (handle(event, latest.current)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    // Before the shell, which has other uses for some of these keys.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

/** Whether the key meant something here. */
function handle(event: KeyboardEvent, { store, view, state, goOn, showKeys }: KeyContext): boolean {
  const onControl = event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
  const step = STEPS[event.key];
  if (step !== undefined) {
    if (onControl && event.target instanceof HTMLElement && event.target.role === 'tab') return false;
    const by = event.shiftKey ? FINE : 1;
    return nudge(store, [step[0] * by, step[1] * by]) || walkFocus(step[0] + step[1]);
  }
  switch (event.key) {
    case 'Enter':
      return !onControl && isOnChosen(store, event.target) && confirm(store);
    case ' ':
      if (onControl) return false;
      goOn();
      return true;
    case 'w':
      return setWaypoint(store);
    case 'z':
      takeBack(store);
      return true;
    case 'y':
    case 'Z':
      redo(store);
      return true;
    case 'n': {
      const { selected } = store.getState();
      const next = isHumans(state) ? nextOpen(state, selected[0], true) : undefined;
      if (next !== undefined) selectUnit(store, next[0]);
      return next !== undefined;
    }
    case 'r':
      turn(store);
      return true;
    case '+':
    case '=':
      view.zoomBy(1.4);
      return true;
    case '-':
      view.zoomBy(1 / 1.4);
      return true;
    case '0':
      view.fit();
      return true;
    case '?':
      showKeys();
      return true;
    case 'Escape':
      if (store.getState().plan !== null) store.setState({ plan: null, problem: null });
      else selectUnit(store, null);
      return true;
    default:
      return false;
  }
}

/** Enter on a unit chooses it first; on what is chosen already, or nowhere in particular, it goes ahead. */
function isOnChosen(store: SessionStore, target: EventTarget | null): boolean {
  const unit = target instanceof Element ? target.closest('[data-unit]')?.getAttribute('data-unit') : undefined;
  const { selected, targets, plan } = store.getState();
  if (unit == null) return true;
  return targets.includes(unit) || (plan !== null && selected.includes(unit));
}

function walkFocus(by: number): boolean {
  const units: readonly (Element | null)[] = [...document.querySelectorAll('[data-board] [data-unit]')];
  const at = units.indexOf(document.activeElement);
  if (at < 0) return false;
  const next = units[(at + by + units.length) % units.length];
  if (next instanceof SVGElement) next.focus();
  return true;
}

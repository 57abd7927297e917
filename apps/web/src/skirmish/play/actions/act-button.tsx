// A button that does something with a unit, and a row of them.
import type { Action, State, UnitState } from '@oddsmith/skirmish';
import type { ReactNode } from 'react';
import { act, useSessionStore } from '../../session/session.ts';
import { STRONG } from '../strong.ts';

export interface ActionsProps {
  readonly state: State;
  readonly unit: UnitState;
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap gap-2 pb-3">{children}</div>;
}

export function ActButton({
  action,
  children,
  strong = false,
}: {
  readonly action: Action;
  readonly children: ReactNode;
  readonly strong?: boolean;
}) {
  const store = useSessionStore();
  return (
    <button type="button" className={`button ${strong ? STRONG : ''}`} onClick={() => act(store, action)}>
      {children}
    </button>
  );
}

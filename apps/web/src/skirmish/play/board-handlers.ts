// Gestures on the board as what they mean in the battle.
import { unitById } from '@oddsmith/skirmish';
import { useMemo, useRef } from 'react';
import type { Handlers } from '../board/gestures.ts';
import { hitTest } from '../board/hit-test.ts';
import { choose, confirm, ownSide, selectUnit, sendTo, shift } from '../session/controls.ts';
import { mayWalk } from '../session/plan.ts';
import { isHumans, nowOf, type SessionStore, shownState } from '../session/session.ts';
import { useSettings } from '../session/settings.ts';

/** A finger is wider than this. */
const FINGER = 1;

export function useBoardHandlers(store: SessionStore): Handlers {
  const model = useRef<string | undefined>(undefined);
  const frame = useRef(0);
  return useMemo(() => {
    const state = () => shownState(store.getState());
    const walks = (id: string | undefined) => {
      const session = store.getState();
      const unit = unitById(nowOf(session), id ?? '');
      return session.shown === null && isHumans(nowOf(session)) && unit !== undefined && mayWalk(nowOf(session), unit);
    };
    /** One look at the rules for each frame, however fast the mouse is. */
    const soon = (act: () => void) => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(act);
    };
    return {
      tap(at, slack, more) {
        const hit = hitTest(state(), at, slack);
        const [selected] = store.getState().selected;
        if (hit !== undefined && hit.unit.id !== selected) {
          choose(store, hit.unit.id, more);
          return;
        }
        // A finger beside the selected unit means the ground there, not the unit again.
        const onGround = hit === undefined || hitTest(state(), at, 0) === undefined;
        if (onGround && walks(selected)) {
          sendTo(store, at);
          const careful = useSettings.getState().confirmMoves || slack > FINGER;
          const plan = store.getState().plan;
          if (!careful && plan?.action != null) confirm(store);
        } else if (hit === undefined) selectUnit(store, null);
      },
      longPress(at, slack) {
        const hit = hitTest(state(), at, slack);
        if (hit !== undefined) store.setState({ looked: hit.unit.id });
      },
      hover(at, slack) {
        const hit = at === null ? undefined : hitTest(state(), at, slack);
        const looked = hit === undefined || hit.unit.side === ownSide(state()) ? null : hit.unit.id;
        if (looked !== store.getState().looked) store.setState({ looked });
      },
      grab(at, slack, touch) {
        const hit = hitTest(state(), at, slack);
        const { selected, single } = store.getState();
        const own = hit !== undefined && walks(hit.unit.id) && hit.unit.placed;
        if (own && hit.unit.id !== selected[0] && !touch) selectUnit(store, hit.unit.id);
        model.current = single ? hit?.model : undefined;
        if (single && hit === undefined) return false;
        return own || (touch && walks(selected[0]));
      },
      drag(by) {
        soon(() => shift(store, by, model.current));
      },
      drop() {
        cancelAnimationFrame(frame.current);
        const { plan, single } = store.getState();
        const careful = useSettings.getState().confirmMoves || single;
        if (plan?.action != null && !careful) confirm(store);
        else if (plan?.problem != null && !single) store.setState({ plan: null, problem: plan.problem });
      },
      cancel() {
        cancelAnimationFrame(frame.current);
        store.setState({ plan: null });
      },
    };
  }, [store]);
}

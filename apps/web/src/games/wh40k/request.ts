// The battle as this page edits it: always a volley, never a lone weapon.
import { complete, type Field, sameValue, valueAt, withValue } from '@oddsmith/games';
import type { AttackInput } from '@oddsmith/games/wh40k';
import { asVolley } from '@oddsmith/games/wh40k/units';
import { useEffect } from 'react';
import { useBattleStore } from '../../battle/context.ts';
import { fieldAt } from '../../components/form/fields-at.ts';
import type { InputOf } from '../calculator-types.ts';
import { useAttackPath, usePlace } from './place.ts';

export function editionOf({ edition, fight }: InputOf<'wh40k/charge'>): AttackInput['edition'] {
  return edition ?? fight?.edition ?? '10';
}

function withVolley(form: Field, request: AttackInput): unknown {
  if (request.volley !== null) return request;
  const targetField = fieldAt(form, ['target']);
  const untouched = targetField !== undefined && sameValue(request.target, complete(targetField, {}));
  const written = asVolley(request, untouched);
  return written === request ? request : complete(form, written);
}

export function useRequest(): AttackInput {
  return usePlace().request;
}

/** Writes the volley out once, so that its rows can be edited. The same battle, so not a step of undo. */
export function useVolley(): void {
  const store = useBattleStore();
  const request = useRequest();
  const path = useAttackPath();
  useEffect(() => {
    const { calculator, history } = store.getState();
    const form = fieldAt(calculator.form, path);
    if (form === undefined || valueAt(history.present, path) !== request) return;
    const written = withVolley(form, request);
    if (written !== request)
      store.setState({ history: { ...history, present: withValue(history.present, path, written) } });
  }, [store, request, path]);
}

// The battle as this page edits it: always a volley, never a lone weapon.
import { complete, type Field, sameValue } from '@oddsmith/games';
import { useEffect } from 'react';
import { useBattleStore, useValue } from '../../battle/context.ts';
import { valueAt, withValueAt } from '../../battle/path.ts';
import { fieldAt } from '../../components/form/fields-at.ts';
import { useAttackPath } from './place.ts';

export interface PageWeapon {
  readonly name: string;
  readonly kind: 'ranged' | 'melee';
  readonly keywords: readonly string[];
}

export interface PageEntry {
  readonly weapon: PageWeapon;
  readonly count: number;
}

export interface PageGroup {
  readonly name: string;
  readonly models: number;
  readonly character?: boolean;
}

/** The parts of a request this page reads; everything else passes through untouched. */
export interface PageRequest {
  readonly edition: string;
  readonly weapon?: object | null;
  readonly count: number;
  readonly volley: readonly PageEntry[] | null;
  readonly target: {
    readonly name: string;
    readonly models: number;
    readonly wounds: number;
    readonly groups: readonly PageGroup[] | null;
  };
  readonly context: { readonly mortalWounds: unknown };
  readonly attacker: { readonly name: string; readonly points: number | null } | null;
}

export interface ChargeRequest {
  /** null: that of the fight. */
  readonly edition: string | null;
  readonly distance: number;
  readonly modifier: number;
  readonly reroll: boolean;
  readonly fight: PageRequest | null;
}

export function editionOf({ edition, fight }: ChargeRequest): string {
  return edition ?? fight?.edition ?? '10';
}

/** What the calculator itself assumes when nothing is asked for. */
const EXAMPLE = {
  weapon: { name: 'Bolt rifle', attacks: 2, skill: 3, strength: 4, ap: -1, damage: 1, keywords: ['Assault', 'Heavy'] },
  count: 10,
};

/** Whose stat line the calculator assumes. */
const EXAMPLE_TARGET = 'Intercessors';

export function withVolley(form: Field, request: PageRequest): PageRequest {
  if (request.volley !== null) return request;
  const { weapon, ...rest } = request;
  if (weapon) return complete(form, { ...rest, volley: [{ weapon, count: request.count }], count: 1 }) as PageRequest;
  if (request.context.mortalWounds !== null) return request;
  const targetField = fieldAt(form, ['target']);
  const untouched = targetField !== undefined && sameValue(request.target, complete(targetField, {}));
  const target = untouched ? { ...request.target, name: EXAMPLE_TARGET } : request.target;
  return complete(form, { ...rest, volley: [EXAMPLE], target }) as PageRequest;
}

export function useRequest(): PageRequest {
  return useValue(useAttackPath()) as PageRequest;
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
      store.setState({ history: { ...history, present: withValueAt(history.present, path, written) } });
  }, [store, request, path]);
}

export function targetModels({ target }: PageRequest): number {
  return target.groups?.reduce((total, group) => total + group.models, 0) ?? target.models;
}

const NOT_SET = { invuln: null, fnp: null, fnpMortal: null };

/** A target joined by leaders. A flat one becomes groups first, each with saves of its own. */
export function withLeaders(target: TargetRecord, leaders: readonly object[]): TargetRecord {
  const { name, models, wounds, toughness, save, keywords, firstModelWounds, points } = target;
  const { invuln, fnp, fnpMortal } = target;
  const line = { models, wounds, toughness, save, keywords, firstModelWounds, points, invuln, fnp, fnpMortal };
  const groups = target.groups ?? [{ ...line, name: name || 'Bodyguard', character: false }];
  return { ...target, ...NOT_SET, groups: [...groups, ...leaders.map((leader) => ({ ...leader, character: true }))] };
}

export type TargetRecord = { readonly groups: readonly object[] | null } & { readonly [field: string]: unknown };

// Attacking unit with all its weapons, defending unit, and the situation both are in.
import type { Path } from '@oddsmith/games';
import { Users } from 'lucide-react';
import { useState } from 'react';
import type { ShownUnit } from '../../calculator/unit-uses.ts';
import { Segmented } from '../../components/form/controls/segmented.tsx';
import { Button } from '../../components/ui/button.tsx';
import { lazy, Suspense } from '../../components/ui/lazy.tsx';
import { UnitName } from '../../components/ui/unit-name.tsx';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';
import type { FormOf } from '../view.ts';
import { type Phase, type Role, useChosenUnit, usePhase, useUnitActions } from './chosen-units.ts';
import { EditionChoice } from './edition-choice.tsx';
import { PlaceContext, useRequest } from './place.ts';
import { shownAttack } from './shown-unit.ts';
import { TargetCard } from './target-card.tsx';
import { SituationCards, WeaponsCard } from './weapons-card.tsx';

const UnitSheet = lazy(async () => ({ default: (await import('./library/unit-sheet.tsx')).UnitSheet }));

const WHOLE_INPUT: Path = [];

export function AttackForm({ input }: FormOf<'wh40k/attack'>) {
  return (
    <PlaceContext value={{ path: WHOLE_INPUT, request: input }}>
      <div className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <PhaseRow />
          <EditionChoice />
        </div>
        <AttackCards />
      </div>
    </PlaceContext>
  );
}

/** The attack by itself, wherever it stands in the input. */
export function AttackCards() {
  const [picking, setPicking] = useState<Role | undefined>(undefined);
  const request = useRequest();
  const { attacker, target, edition } = request;
  const { choose } = useUnitActions();
  const [striker, struck] = [useChosenUnit('attacker').unit, useChosenUnit('defender').unit];
  const shown = shownAttack(request, { attacker: striker, defender: struck });
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-3 xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-3">
          <WeaponsCard
            aside={
              <PickButton
                label={wh40k.pick.attacker}
                unit={shown.attacker}
                onClick={() => setPicking({ side: 'attacker' })}
              />
            }
            onPickLeader={() => setPicking({ side: 'attacker', leads: true })}
          />
        </div>
        <div className="grid grid-cols-1 gap-3">
          <TargetCard
            aside={
              <PickButton
                label={wh40k.pick.defender}
                unit={shown.defender}
                onClick={() => setPicking({ side: 'defender' })}
              />
            }
            onPickLeader={() => setPicking({ side: 'defender', leads: true })}
          />
          <SituationCards />
        </div>
      </div>
      <Suspense fallback={null}>
        {picking !== undefined && (
          <UnitSheet
            who={(picking.leads ? wh40k.pick.leaderOf : wh40k.pick.who)[picking.side]}
            side={picking.side}
            edition={edition}
            leads={picking.leads ? bodyguard(picking.side === 'attacker' ? attacker?.name : target.name) : undefined}
            choose={(unit, key) => choose(picking, unit, key)}
            onClose={() => setPicking(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** The unit itself of one that is led already. */
export function bodyguard(name = ''): string {
  return name.split(' + ')[0];
}

interface PickButtonProps {
  readonly label: string;
  readonly unit: ShownUnit | undefined;
  onClick(): void;
}

export function PickButton({ label, unit, onClick }: PickButtonProps) {
  return (
    <span className="flex min-w-0 flex-wrap items-center justify-end gap-x-2">
      {unit !== undefined && <UnitName unit={unit} className="min-h-(--target) text-s leading-tight font-medium" />}
      <Button icon={Users} label={wh40k.pick.choose} look="shrink-0" aria-label={label} onClick={onClick} />
    </span>
  );
}

const PHASES: readonly { readonly value: Phase; readonly label: string }[] = [
  { value: 'shooting', label: wh40k.phases.shooting },
  { value: 'fight', label: wh40k.phases.fight },
];

function PhaseRow() {
  const phase = usePhase();
  const { changePhase } = useUnitActions();
  const [problem, setProblem] = useState<string | undefined>(undefined);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Segmented
        label={wh40k.phase}
        options={PHASES}
        value={phase}
        onChoose={(value) => setProblem(value === phase ? undefined : changePhase(value))}
      />
      {problem !== undefined && (
        <p role="status" className="text-s text-muted">
          {problem}
        </p>
      )}
    </div>
  );
}

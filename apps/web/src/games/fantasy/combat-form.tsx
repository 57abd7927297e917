// Two units face to face, and for how many rounds.
import { FormGroup } from '../../components/form/form-group.tsx';

const UNIT = ['Unit', 'Attack', 'Target'] as const;

export function CombatForm() {
  return (
    <div className="space-y-3">
      <p className="text-s text-muted">
        Plain target numbers and losses. For unit cards, combat result and break tests see{' '}
        <a className="underline underline-offset-2" href="#/fantasy/battle">
          Battle
        </a>
        .
      </p>
      <FormGroup fields={['rounds']} title="Combat" />
      <div className="grid items-start gap-3 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <FormGroup path={['first']} groups={UNIT} title="First unit" side="attacker" />
        <FormGroup path={['second']} groups={UNIT} title="Second unit" side="defender" />
      </div>
    </div>
  );
}

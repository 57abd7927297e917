// A shot: who fires, at whom, and what the situation is.
import { FormGroup } from '../../components/form/form-group.tsx';
import { everyday } from '../../language/english/everyday.ts';
import { killTeam } from '../../language/english/kill-team/kill-team.ts';
import { OperativeButtons } from './operative-buttons.tsx';

const { cards } = killTeam;

export function ShootForm() {
  return (
    <div className="space-y-3">
      <div className="grid items-start gap-3 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <div className="grid gap-3">
          <OperativeButtons path={['attacker']} part="attacker" title={everyday.attacker} />
          <FormGroup path={['attacker']} groups={['Weapon']} title={cards.weapon} side="attacker" />
          <FormGroup path={['attacker']} groups={['Rules']} title={cards.weaponRules} side="attacker" />
        </div>
        <div className="grid gap-3">
          <OperativeButtons path={['defender']} part="defender" title={everyday.defender} />
          <FormGroup path={['defender']} groups={['Profile']} title={cards.target} side="defender" />
          <FormGroup path={['defender']} groups={['Rules']} title={cards.targetRules} side="defender" />
        </div>
      </div>
      <FormGroup groups={['Situation']} title={cards.situation} />
      <FormGroup fields={['volleys']} title={cards.further} side="attacker" />
    </div>
  );
}

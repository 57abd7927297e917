// A shot: who fires, at whom, and what the situation is.
import { FormGroup } from '../../components/form/form-group.tsx';
import { OperativeButtons } from './operative-buttons.tsx';

export function ShootForm() {
  return (
    <div className="space-y-3">
      <div className="grid items-start gap-3 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <div className="grid gap-3">
          <OperativeButtons path={['attacker']} part="attacker" title="Attacker" />
          <FormGroup path={['attacker']} groups={['Weapon']} title="Weapon" side="attacker" />
          <FormGroup path={['attacker']} groups={['Rules']} title="Weapon rules" side="attacker" />
        </div>
        <div className="grid gap-3">
          <OperativeButtons path={['defender']} part="defender" title="Defender" />
          <FormGroup path={['defender']} groups={['Profile']} title="Target" side="defender" />
          <FormGroup path={['defender']} groups={['Rules']} title="Target’s rules" side="defender" />
        </div>
      </div>
      <FormGroup groups={['Situation']} title="Situation" />
      <FormGroup fields={['volleys']} title="Further attacks on the same target" side="attacker" />
    </div>
  );
}

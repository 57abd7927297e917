// The attack sequence in the order it is rolled: what the attacker rolls, then what the defender saves.
import { FormGroup } from '../../components/form/form-group.tsx';

export function AttackForm() {
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      <div className="grid gap-3">
        <FormGroup groups={['Attack']} side="attacker" />
        <FormGroup groups={['To hit']} side="attacker" />
        <FormGroup groups={['To wound']} side="attacker" />
        <FormGroup groups={['Special rules']} side="attacker" />
      </div>
      <div className="grid gap-3">
        <FormGroup groups={['Armour']} side="defender" />
        <FormGroup groups={['Special save']} side="defender" />
        <FormGroup groups={['Target']} side="defender" />
      </div>
    </div>
  );
}

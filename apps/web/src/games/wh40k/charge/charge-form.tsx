// A charge, and the fight that follows if it arrives.
import type { Path } from '@oddsmith/games';
import { Swords, X } from 'lucide-react';
import { useBattle } from '../../../battle/context.ts';
import { FormGroup } from '../../../components/form/form-group.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { wh40k } from '../../../language/english/wh40k/wh40k.ts';
import type { FormOf } from '../../view.ts';
import { AttackCards } from '../attack-form.tsx';
import { ChargeEditionChoice } from '../edition-choice.tsx';
import { editionOf, PlaceContext } from '../place.ts';
import { EXAMPLE_FIGHT } from './example-fight.ts';

const { charge: words } = wh40k;

type Props = FormOf<'wh40k/charge'>;

const FIGHT: Path = ['fight'];

export function ChargeForm({ input }: Props) {
  const { fight } = input;
  return (
    <div className="space-y-3">
      <ChargeEditionChoice input={input} />
      <FormGroup fields={['distance', 'modifier', 'reroll']} title={wh40k.cards.charge} side="attacker" />
      {fight === null ? (
        <NoFight input={input} />
      ) : (
        <PlaceContext value={{ path: FIGHT, phase: 'fight', request: fight }}>
          <FightHeading input={input} />
          <AttackCards />
        </PlaceContext>
      )}
    </div>
  );
}

function NoFight({ input }: Props) {
  const replace = useBattle((battle) => battle.replace);
  const add = () => replace({ ...input, edition: null, fight: { ...EXAMPLE_FIGHT, edition: editionOf(input) } });
  return (
    <section aria-label={words.thenFight} className="card space-y-2 p-3">
      <h3 className="text-s font-semibold">{words.thenFight}</h3>
      <p className="text-s text-muted">{words.addText}</p>
      <Button icon={Swords} label={words.add} onClick={add} />
    </section>
  );
}

function FightHeading({ input }: Props) {
  const replace = useBattle((battle) => battle.replace);
  const leaveOut = () => replace({ ...input, edition: editionOf(input), fight: null });
  return (
    <div className="flex items-center justify-between gap-2 px-1">
      <h3 className="text-m font-semibold">{words.thenFight}</h3>
      <Button icon={X} label={words.leaveOut} look="button-quiet whitespace-nowrap text-muted" onClick={leaveOut} />
    </div>
  );
}

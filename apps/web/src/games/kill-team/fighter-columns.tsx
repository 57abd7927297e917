// Two fighters face to face: who each is, and a card for every part of it.
import { FormGroup } from '../../components/form/form-group.tsx';
import { OperativeButtons } from './operative-buttons.tsx';

type Side = 'first' | 'second';

interface FighterColumnsProps {
  readonly titles: { readonly [side in Side]: string };
  /** Groups of the form that share a card, and what it is called after the title of its fighter. */
  readonly cards: readonly { readonly groups: readonly string[]; title(fighter: string): string }[];
}

export function FighterColumns({ titles, cards }: FighterColumnsProps) {
  return (
    <div className="grid items-start gap-3 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      {(['first', 'second'] as const).map((side) => (
        <div key={side} className="grid gap-3">
          <OperativeButtons path={[side]} part="fighter" title={titles[side]} />
          {cards.map(({ groups, title }) => (
            <FormGroup
              key={groups[0]}
              path={[side]}
              groups={groups}
              title={title(titles[side])}
              side={side === 'first' ? 'attacker' : 'defender'}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

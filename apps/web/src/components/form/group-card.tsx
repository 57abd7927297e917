// A card of inputs with a heading; attacker cards are marked amber, defender cards blue. A side folds to one line.
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBattle } from '../../battle/context.ts';
import { useFold } from './folded-cards.ts';
import { HeadingContext } from './form-context.ts';
import { type Side, sideWords } from './side-words.ts';

export type { Side } from './side-words.ts';

interface GroupCardProps {
  readonly title: string;
  readonly side?: Side | undefined;
  readonly children: ReactNode;
  /** Stands at the right of the heading. */
  readonly aside?: ReactNode;
}

const MARKS = { attacker: 'border-t-2 border-t-attacker', defender: 'border-t-2 border-t-defender' } as const;
const WORDS = { attacker: 'text-attacker-ink', defender: 'text-defender-ink' } as const;

export function GroupCard({ title, side, children, aside }: GroupCardProps) {
  const { folded, toggle } = useFold(title);
  const shut = side !== undefined && folded;
  return (
    <section
      aria-label={title}
      data-side={side ?? 'battle'}
      className={`card min-w-0 p-3 ${side === undefined ? '' : MARKS[side]}`}
    >
      <div className={`flex items-center justify-between gap-2 ${shut ? '' : 'mb-2'}`}>
        <h3
          className={`text-s font-semibold ${side === undefined ? '' : WORDS[side]} ${aside === undefined ? '' : 'shrink-0'}`}
        >
          {side === undefined ? title : <FoldButton title={title} folded={folded} onToggle={toggle} />}
        </h3>
        {shut ? <SideLine side={side} /> : aside}
      </div>
      {!shut && <HeadingContext value={title}>{children}</HeadingContext>}
    </section>
  );
}

interface FoldButtonProps {
  readonly title: string;
  readonly folded: boolean;
  onToggle(): void;
}

function FoldButton({ title, folded, onToggle }: FoldButtonProps) {
  return (
    <button
      type="button"
      className="-my-2 -ml-1 flex min-h-(--target) items-center gap-1 pr-2 pl-1 font-semibold"
      aria-expanded={!folded}
      onClick={onToggle}
    >
      <ChevronDown
        aria-hidden
        className={`size-4 shrink-0 transition-transform duration-150 ${folded ? '-rotate-90' : ''}`}
      />
      {title}
    </button>
  );
}

function SideLine({ side }: { readonly side: Side }) {
  const words = useBattle((battle) => sideWords(battle.calculator.form, battle.input, side));
  return <p className="min-w-0 flex-1 truncate text-s text-muted">{words}</p>;
}

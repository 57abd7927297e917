// The verb between the two names: what they do to each other is another calculator of the game, with the same two.
import { ArrowLeftRight, ChevronDown } from 'lucide-react';
import { useBattle, useInput } from '../battle/context.ts';
import { IconButton } from '../components/ui/icon-button.tsx';
import { Suspense } from '../components/ui/lazy.tsx';
import { MENU_ENTRY, Menu } from '../components/ui/menu.tsx';
import type { CalculatorView, CardsView, TabLink } from '../games/view.ts';
import { battlePage as words } from '../language/english/calculator/page.ts';

interface VerbMenuProps {
  readonly cards: CardsView;
  readonly view: CalculatorView;
  readonly tabs: readonly TabLink[];
}

export function VerbMenu({ cards, view, tabs }: VerbMenuProps) {
  const replace = useBattle((battle) => battle.replace);
  const input = useInput();
  const { verb, swapped } = cards;
  const { verbs: Verbs } = view;
  return (
    <div className="flex items-center justify-center gap-1 self-center">
      <Menu
        id="verb"
        label={words.verbOf(verb)}
        edge="middle"
        look="text-m font-medium"
        face={
          <>
            {verb}
            <ChevronDown aria-hidden className="size-4" />
          </>
        }
      >
        {(close) => (
          <>
            <nav aria-label={words.verb}>
              {tabs.map(({ id, label }) => (
                <a
                  key={id}
                  href={`#/${id}`}
                  aria-current={id === view.id ? 'page' : undefined}
                  className={MENU_ENTRY}
                  onClick={close}
                >
                  {label}
                </a>
              ))}
            </nav>
            {Verbs !== undefined && (
              <Suspense fallback={null}>
                <Verbs input={input} onChosen={close} />
              </Suspense>
            )}
            {swapped !== undefined && (
              <button
                type="button"
                className={`${MENU_ENTRY} sm:hidden`}
                onClick={() => {
                  close();
                  replace(swapped());
                }}
              >
                {words.swap}
              </button>
            )}
          </>
        )}
      </Menu>
      {swapped !== undefined && (
        <IconButton
          icon={ArrowLeftRight}
          label={words.swap}
          look="button-quiet text-muted max-sm:hidden"
          onClick={() => replace(swapped())}
        />
      )}
    </div>
  );
}

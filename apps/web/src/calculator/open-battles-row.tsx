// The open battles as tabs: another one a click away, and what is closed can be opened again.
import { Plus, X } from 'lucide-react';
import { useEffect } from 'react';
import {
  closeBattle,
  enter,
  followOtherWindows,
  hashOf,
  type OpenBattle,
  useOpenBattles,
} from '../battle/open-battles.ts';
import { IconButton } from '../components/ui/icon-button.tsx';
import { battlePage as words } from '../language/english/calculator/page.ts';
import { everyday } from '../language/english/everyday.ts';
import { useCommandStore } from '../shell/commands.ts';
import { takeBack } from '../undo/step.ts';

export function OpenBattlesRow() {
  const { battles, current } = useOpenBattles();
  const say = useCommandStore((store) => store.say);
  const another = useCommandStore((store) => store.commands.another);
  useEffect(followOtherWindows, []);
  const go = (battle: OpenBattle) => {
    enter(battle.id);
    location.hash = hashOf(battle);
  };
  const close = (battle: OpenBattle, at: number) => {
    closeBattle(battle.id);
    const next = battles[at + 1] ?? battles[at - 1];
    if (battle.id === current && next !== undefined) go(next);
    say(words.closed(battle.title), { label: everyday.undo, act: () => void takeBack('undo') });
  };
  return (
    <nav
      aria-label={words.openBattles}
      className="flex items-center gap-1 overflow-x-auto pt-1 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-3 max-sm:py-1"
    >
      {battles.map((battle, at) => (
        <span
          key={battle.id}
          className={`inline-flex max-w-64 min-w-0 shrink items-center max-sm:max-w-48 max-sm:shrink-0 rounded-m border ${battle.id === current ? 'border-line-strong bg-panel font-semibold' : 'border-line text-muted'}`}
        >
          <button
            type="button"
            aria-current={battle.id === current ? 'page' : undefined}
            className="min-h-(--target) min-w-0 truncate pl-3 text-s"
            onClick={() => go(battle)}
          >
            {battle.title === '' ? words.newBattle : battle.title}
          </button>
          <IconButton icon={X} label={words.closeBattle(battle.title)} onClick={() => close(battle, at)} />
        </span>
      ))}
      <IconButton icon={Plus} label={words.anotherBattle} onClick={another} />
    </nav>
  );
}

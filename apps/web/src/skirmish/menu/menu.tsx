// Where everything starts: a battle in one tap, one of your own, or one you left.
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { everyday } from '../../language/english/everyday.ts';
import { skirmishMenu as words } from '../../language/english/skirmish/menu.ts';
import { skirmish } from '../../language/english/skirmish/skirmish.ts';
import { language } from '../../language/language.ts';
import { useCommandStore } from '../../shell/commands.ts';
import { useSaved, useShelf } from '../../store/saved.ts';
import { battleHash, go, HOME } from '../address.ts';
import { STRONG } from '../play/strong.ts';
import { type KeptBattle, keptBattle, removeBattle } from '../session/saved-battles.ts';
import { startQuickBattle } from './quick-start.ts';

export function Menu() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid max-w-4xl gap-6 p-4 outline-none md:grid-cols-2">
      <section className="min-w-0 space-y-3">
        <h1 className="text-xl font-semibold">{skirmish.title}</h1>
        <p className="text-m text-muted">{words.promise}</p>
        <button
          type="button"
          className={`button min-h-14 w-full text-l ${STRONG}`}
          onClick={() => go(battleHash(startQuickBattle()))}
        >
          {words.quickStart}
        </button>
        <p className="text-s text-muted">
          {words.quickStartIs}{' '}
          <button
            type="button"
            className="underline underline-offset-2"
            onClick={() => go(battleHash(startQuickBattle('notes')))}
          >
            {words.withNotes}
          </button>
        </p>
        <nav aria-label={skirmish.title} className="grid gap-2">
          <MenuLink href={`${HOME}/new`} label={words.newBattle} note={words.newBattleIs} />
          <MenuLink href={`${HOME}/import`} label={words.import} note={words.importIs} />
          <MenuLink href={`${HOME}/settings`} label={words.settings} note={words.settingsAre} />
          <MenuLink href={`${HOME}/how-to-play`} label={words.howToPlay} note={words.howToPlayIs} />
        </nav>
      </section>
      <Continue />
    </main>
  );
}

function MenuLink({ href, label, note }: { readonly href: string; readonly label: string; readonly note: string }) {
  return (
    <a className="button min-h-11 justify-between gap-3 py-1 text-m" href={href}>
      <span>{label}</span>
      <span className="text-s text-muted max-sm:hidden md:max-lg:hidden">{note}</span>
    </a>
  );
}

function Continue() {
  const records = useSaved('skirmish', 'wh40k');
  const ready = useShelf((state) => state.ready);
  const problem = useShelf((state) => state.problem);
  const battles = records.map(keptBattle).filter((battle) => battle !== undefined);
  return (
    <section className="min-w-0 space-y-2" aria-label={words.continue}>
      <h2 className="text-l font-semibold">{words.continue}</h2>
      {problem !== undefined && <p className="text-s text-bad">{problem}</p>}
      {ready && battles.length === 0 && <p className="text-s text-muted">{words.noBattles}</p>}
      <ul className="space-y-2">
        {battles.map((battle) => (
          <KeptCard key={battle.id} battle={battle} />
        ))}
      </ul>
    </section>
  );
}

function KeptCard({ battle }: { readonly battle: KeptBattle }) {
  const say = useCommandStore((store) => store.say);
  const remove = async () => {
    const back = await removeBattle(battle.id);
    say(words.deleted, { label: everyday.undo, act: back });
  };
  const [one, other] = battle.vp;
  const share = one + other === 0 ? 0.5 : one / (one + other);
  return (
    <li className="card flex items-center gap-2 p-2">
      <a href={battleHash(battle.id)} className="min-w-0 flex-1 px-1">
        <span className="block truncate text-m font-semibold">{battle.name}</span>
        <span className="block text-s text-muted">
          {battle.over ? skirmish.phases.over : skirmish.round(battle.round)}, {skirmish.score(one, other)} ·{' '}
          {new Date(battle.at).toLocaleString(language === 'en' ? [] : language, {
            dateStyle: 'medium',
            timeStyle: 'short',
          })}
        </span>
        <svg viewBox="0 0 100 4" className="mt-1 h-1.5 w-full" preserveAspectRatio="none" aria-hidden="true">
          <rect width={100 * share} height="4" className="fill-attacker" />
          <rect x={100 * share} width={100 * (1 - share)} height="4" className="fill-defender" />
        </svg>
      </a>
      <IconButton label={words.delete(battle.name)} onClick={() => void remove()}>
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
}

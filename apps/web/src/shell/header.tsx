// The header: the game, its places, and what can be done anywhere.
import { ChevronDown, CircleQuestionMark, Search, Share2 } from 'lucide-react';
import { Button } from '../components/ui/button.tsx';
import { IconButton } from '../components/ui/icon-button.tsx';
import { type GamePage, gamePages } from '../games/registry.ts';
import { shell } from '../language/english/shell/shell.ts';
import { chooseLanguage, LANGUAGES, language } from '../language/language.ts';
import { useCommandStore } from './commands.ts';
import { useTheme } from './theme.ts';
import { nextTheme } from './theme-choice.ts';

interface HeaderProps {
  readonly section: string;
  readonly name: string | undefined;
}

export function Header({ section, name }: HeaderProps) {
  const share = useCommandStore((store) => store.commands.share);
  const show = useCommandStore((store) => store.show);
  const game = gamePages.find(({ id }) => id === section);
  return (
    <header className="border-b border-line bg-panel">
      <div className="mx-auto flex max-w-[2000px] flex-wrap items-center gap-x-2 px-3">
        <a
          href="#/"
          className="flex min-h-11 items-center gap-2 pr-1 text-m font-semibold"
          aria-label={shell.startPage}
        >
          <Mark />
          <span className="max-lg:hidden">Oddsmith</span>
        </a>
        <button
          type="button"
          className="button min-w-0 max-md:max-w-fit max-md:grow max-md:basis-20"
          aria-haspopup="dialog"
          onClick={() => show('games')}
        >
          <span className="truncate">{game?.title ?? shell.games}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0" />
        </button>
        <Places game={game} section={section} name={name} />
        <div className="-mr-2 ml-auto flex shrink-0">
          <IconButton icon={Search} label={shell.search} look="button-quiet" onClick={() => show('search')} />
          <LanguageButton />
          <ThemeButton />
          <button
            type="button"
            className="button button-quiet px-0"
            aria-label={shell.keyboardAndHelp}
            title={shell.help}
            onClick={() => show('help')}
          >
            <CircleQuestionMark aria-hidden className="size-4" />
          </button>
          <button type="button" className="button button-quiet" disabled={share === undefined} onClick={share}>
            <Share2 aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{shell.share}</span>
          </button>
        </div>
      </div>
    </header>
  );
}

interface PlacesProps extends HeaderProps {
  readonly game: GamePage | undefined;
}

/** The same on every page; a row of its own on phones. */
function Places({ game, section, name }: PlacesProps) {
  const own = game?.places?.find((place) => place === name);
  const armies = game?.places?.includes('armies') ? `#/${game.id}/armies` : '#/armies';
  return (
    <nav
      aria-label={shell.places}
      className="-mb-px flex min-w-0 overflow-x-auto [scrollbar-width:none] max-md:order-last max-md:basis-full"
    >
      {game !== undefined && (
        <HeaderLink href={`#/${game.id}`} label={shell.calculate} current={section === game.id && own === undefined} />
      )}
      <HeaderLink href={armies} label={shell.armies} current={own === 'armies'} />
      <HeaderLink href="#/wh40k/skirmish" label={shell.skirmish} current={own === 'skirmish'} />
      <HeaderLink href="#/pairing" label={shell.pairing} current={section === 'pairing'} />
      <HeaderLink href="#/library" label={shell.library} current={section === 'library'} />
      <HeaderLink href="#/learn" label={shell.learn} current={section === 'learn'} />
    </nav>
  );
}

function HeaderLink({
  href,
  label,
  current,
}: {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
}) {
  return (
    <a
      href={href}
      aria-current={current ? 'page' : undefined}
      className="flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-3 text-m text-muted max-lg:px-2 max-sm:text-s -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
    >
      {label}
    </a>
  );
}

/** The other language by its own name; on phones it stands in the help. */
function LanguageButton() {
  const other = language === 'en' ? 'de' : 'en';
  return (
    <Button
      label={LANGUAGES[other]}
      lang={other}
      look="button-quiet max-lg:hidden"
      onClick={() => chooseLanguage(other)}
    />
  );
}

function ThemeButton() {
  const { theme, choose } = useTheme();
  const next = nextTheme(theme);
  const label = shell.theme(shell.themes[theme], shell.themes[next]);
  return (
    <IconButton label={label} look="button-quiet" onClick={() => choose(next)}>
      <span aria-hidden>◐</span>
    </IconButton>
  );
}

/** The bars of the icon. */
function Mark() {
  return (
    <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
      <rect x="1" y="12" width="4" height="7" rx="1" fill="var(--attacker)" />
      <rect x="6" y="6" width="4" height="13" rx="1" fill="var(--attacker)" />
      <rect x="11" y="2" width="4" height="17" rx="1" fill="var(--attacker)" />
      <rect x="16" y="9" width="4" height="10" rx="1" fill="var(--defender)" />
    </svg>
  );
}

// The header: the game, its places, and what can be done anywhere.
import { ChevronDown, Ellipsis, Redo2, Search, Share2, Undo2 } from 'lucide-react';
import { Button } from '../components/ui/button.tsx';
import { IconButton } from '../components/ui/icon-button.tsx';
import { MENU_ENTRY, Menu } from '../components/ui/menu.tsx';
import { type GamePage, gamePages } from '../games/registry.ts';
import { calculator } from '../language/english/calculator/calculator.ts';
import { battlePage } from '../language/english/calculator/page.ts';
import { shell } from '../language/english/shell/shell.ts';
import { LANGUAGES, type Language, language } from '../language/language.ts';
import { useUndoLog } from '../undo/log-state.ts';
import { hasOwnUndo, takeBack } from '../undo/step.ts';
import { useCommandStore } from './commands.ts';
import { changeLanguage } from './language-choice.ts';
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
    <header className="border-b border-line bg-panel lg:sticky lg:top-0 lg:z-30">
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
          {!hasOwnUndo(name) && <UndoButtons />}
          <IconButton icon={Search} label={shell.search} look="button-quiet" onClick={() => show('search')} />
          <LanguageButton />
          {share !== undefined && <IconButton icon={Share2} label={shell.share} look="button-quiet" onClick={share} />}
          <MoreMenu />
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
    <nav aria-label={shell.places} className="-mb-px flex min-w-0 overflow-x-auto [scrollbar-width:none] max-md:hidden">
      {game !== undefined && (
        <HeaderLink href={`#/${game.id}`} label={shell.calculate} current={section === game.id && own === undefined} />
      )}
      <HeaderLink href={armies} label={shell.armies} current={own === 'armies'} />
      <HeaderLink href="#/wh40k/skirmish" label={shell.skirmish} current={own === 'skirmish'} />
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

const other = language === 'en' ? 'de' : 'en';

/** The other language by its own name; on phones it stands in the menu. */
function LanguageButton() {
  return (
    <Button
      label={LANGUAGES[other]}
      lang={other}
      look="button-quiet max-lg:hidden"
      onClick={() => changeLanguage(other)}
    />
  );
}

/** Where there is something to take back: at the left end, so that nothing else moves when they come. */
function UndoButtons() {
  const { back, forth } = useUndoLog();
  const { undo, redo } = calculator;
  return (
    <span data-undo="" className="contents">
      {back > 0 && <IconButton icon={Undo2} look="button-quiet" label={undo} onClick={() => void takeBack('undo')} />}
      {forth > 0 && <IconButton icon={Redo2} look="button-quiet" label={redo} onClick={() => void takeBack('redo')} />}
    </span>
  );
}

/** What is wanted now and then: examples, a fresh start, how the page looks, help. */
function MoreMenu() {
  const { random, reset, examples, another } = useCommandStore((store) => store.commands);
  const show = useCommandStore((store) => store.show);
  const { theme, choose } = useTheme();
  return (
    <Menu label={shell.more} edge="right" look="button-quiet px-0" face={<Ellipsis aria-hidden className="size-4" />}>
      {(close) => {
        const act = (what: () => void) => () => {
          close();
          what();
        };
        const ready = examples?.() ?? [];
        return (
          <>
            {ready.length > 0 && <p className="px-3 pt-1 text-s text-muted">{battlePage.examples}</p>}
            {ready.map(({ title, note, shown, open }) => (
              <button
                key={title}
                type="button"
                title={note}
                aria-pressed={shown}
                className={MENU_ENTRY}
                onClick={act(open)}
              >
                {title}
              </button>
            ))}
            <MenuButton
              label={shell.pairing}
              onClick={act(() => {
                location.hash = '#/pairing';
              })}
            />
            {another !== undefined && <MenuButton label={battlePage.anotherBattle} onClick={act(another)} />}
            {random !== undefined && <MenuButton label={calculator.random} onClick={act(random)} />}
            {reset !== undefined && <MenuButton label={calculator.reset} onClick={act(reset)} />}
            <MenuButton label={LANGUAGES[other]} lang={other} look="lg:hidden" onClick={() => changeLanguage(other)} />
            <MenuButton
              label={shell.theme(shell.themes[theme], shell.themes[nextTheme(theme)])}
              onClick={() => choose(nextTheme(theme))}
            />
            <MenuButton label={shell.keyboardAndHelp} onClick={act(() => show('help'))} />
          </>
        );
      }}
    </Menu>
  );
}

interface MenuButtonProps {
  readonly label: string;
  readonly lang?: Language;
  readonly look?: string;
  onClick(): void;
}

function MenuButton({ label, lang, look = '', onClick }: MenuButtonProps) {
  return (
    <button type="button" lang={lang} className={`${MENU_ENTRY} ${look}`} onClick={onClick}>
      {label}
    </button>
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

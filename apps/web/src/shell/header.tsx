// The header: games on the left, theme, help and share on the right.
import { CircleQuestionMark, Monitor, Moon, Share2, Sun } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../components/ui/icon-button.tsx';
import { gamePages } from '../games/registry.ts';
import { useCommandStore } from './commands.ts';
import { THEMES, useTheme } from './theme.ts';

export function Header({ current }: { readonly current: string }) {
  const share = useCommandStore((store) => store.commands.share);
  const show = useCommandStore((store) => store.show);
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page in front must be in sight on phones, whichever it is
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <header className="border-b border-line bg-panel">
      <div className="mx-auto flex max-w-[2000px] items-center gap-2 px-3">
        <a
          href="#/"
          className="hidden items-center gap-2 pr-2 text-m font-semibold sm:flex"
          aria-label="Oddsmith, start page"
        >
          <Mark />
          Oddsmith
        </a>
        <nav
          ref={nav}
          aria-label="Games"
          className="-my-px flex min-w-0 flex-1 overflow-x-auto pr-6 [mask-image:linear-gradient(to_right,#000_calc(100%-32px),transparent)] [scrollbar-width:none]"
        >
          {gamePages.map(({ id, title }) => (
            <HeaderLink key={id} href={`#/${id}`} label={title} current={id === current} />
          ))}
          <HeaderLink href="#/library" label="Library" current={current === 'library'} />
          <HeaderLink href="#/learn" label="Learn" current={current === 'learn'} />
        </nav>
        <div className="-mr-2 flex shrink-0">
          <ThemeButton />
          <button
            type="button"
            className="button button-quiet px-0"
            aria-label="Keyboard and help (?)"
            title="Help (?)"
            onClick={() => show('help')}
          >
            <CircleQuestionMark aria-hidden className="size-4" />
          </button>
          <button type="button" className="button button-quiet" disabled={share === undefined} onClick={share}>
            <Share2 aria-hidden className="size-4" />
            <span className="max-sm:sr-only">Share</span>
          </button>
        </div>
      </div>
    </header>
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
      className="flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-3 text-m text-muted -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
    >
      {label}
    </a>
  );
}

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

function ThemeButton() {
  const { theme, choose } = useTheme();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
  const Icon = ICONS[theme];
  const label = `Theme: ${theme}. Switch to ${next}`;
  return (
    <IconButton label={label} look="button-quiet" onClick={() => choose(next)}>
      <Icon aria-hidden className="size-4" />
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

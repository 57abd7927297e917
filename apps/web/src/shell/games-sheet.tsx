// The switcher: every game with a page, the places beside them, and the way home.
import { Sheet } from '../components/ui/sheet.tsx';
import { gamePages } from '../games/registry.ts';
import { shell } from '../language/english/shell/shell.ts';
import { useCommandStore } from './commands.ts';

export function GamesSheet() {
  const show = useCommandStore((store) => store.show);
  const close = () => show(undefined);
  const places = [
    ...gamePages.map(({ id, title }) => ({ href: `#/${id}`, title })),
    { href: '#/armies', title: shell.armies },
    { href: '#/wh40k/skirmish', title: shell.skirmish },
    { href: '#/pairing', title: shell.pairing },
    { href: '#/library', title: shell.library },
    { href: '#/learn', title: shell.learn },
    { href: '#/', title: shell.start },
  ];
  return (
    <Sheet title={shell.games} description={shell.chooseGame} onClose={close}>
      <nav aria-label={shell.games} className="overflow-y-auto p-2">
        {places.map(({ href, title }) => (
          <a
            key={href}
            href={href}
            className="flex min-h-11 items-center rounded-m px-3 text-m hover:bg-sunken"
            onClick={(event) => {
              event.preventDefault();
              // In place of the sheet, so that the way back does not open it again.
              location.replace(href);
            }}
          >
            {title}
          </a>
        ))}
      </nav>
    </Sheet>
  );
}

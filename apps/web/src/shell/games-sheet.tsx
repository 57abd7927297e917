// The game switcher: every game with a page, and the way home.
import { Sheet } from '../components/ui/sheet.tsx';
import { gamePages } from '../games/registry.ts';
import { useCommandStore } from './commands.ts';

export function GamesSheet() {
  const show = useCommandStore((store) => store.show);
  const close = () => show(undefined);
  const places = [
    ...gamePages.map(({ id, title }) => ({ href: `#/${id}`, title })),
    { href: '#/', title: 'Start page' },
  ];
  return (
    <Sheet title="Games" description="Choose a game" onClose={close}>
      <nav aria-label="Games" className="overflow-y-auto p-2">
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

// The skirmish: a menu, and whatever the address asks for behind it. Loaded when it is opened.
import { useEffect } from 'react';
import { skirmish } from '../language/english/skirmish/skirmish.ts';
import { useHash } from '../shell/hash.ts';
import { NotFound } from '../shell/not-found.tsx';
import { placeOfHash } from './address.ts';
import { HowToPlay } from './menu/how-to-play.tsx';
import { ImportPage, LinkPage } from './menu/import-page.tsx';
import { Menu } from './menu/menu.tsx';
import { NewBattle } from './menu/new-battle.tsx';
import { SettingsPage } from './menu/settings-page.tsx';
import { BattlePage } from './play/battle-page.tsx';
import { loadSettings } from './session/settings.ts';
import './skirmish.css';

export function SkirmishPage() {
  const place = placeOfHash(useHash());
  useEffect(() => {
    void loadSettings();
    document.title = `${skirmish.title} · Oddsmith`;
  }, []);
  // Every screen begins at its top, whatever was scrolled before; How to play goes to its rule by itself.
  useEffect(() => {
    if (place.kind !== 'how-to-play') scrollTo(0, 0);
  }, [place.kind]);
  switch (place.kind) {
    case 'menu':
      return <Menu />;
    case 'new':
      return <NewBattle />;
    case 'settings':
      return <SettingsPage />;
    case 'how-to-play':
      return <HowToPlay />;
    case 'import':
      return <ImportPage />;
    case 'link':
      return <LinkPage key={place.code} code={place.code} />;
    case 'battle':
    case 'replay':
      return <BattlePage key={place.id} id={place.id} replay={place.kind === 'replay'} />;
    default:
      return <NotFound />;
  }
}

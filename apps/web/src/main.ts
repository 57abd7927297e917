// Starts what the address asks for: the start page needs no more than this file, everything else loads the app.
import './no-eval.ts';
import { describeCalculator } from './engine/descriptions.ts';
import { warmEngine } from './engine-client.ts';
import { gamePages } from './games/registry.ts';
import { startHome } from './places/home/home.ts';
import { isHome, showPlace, typedPlace } from './places/home/place.ts';
import type { SheetName } from './shell/commands.ts';
import { watchHandedOver } from './shell/handed-over.ts';
import { fetched } from './shell/lost-file.ts';
import { sayLost, takeBackLost } from './shell/lost-start.ts';
import { keepOffline } from './shell/offline.ts';

async function startApp(sheet?: SheetName): Promise<void> {
  const { start } = await fetched(() => import('./start.tsx'));
  takeBackLost();
  start(sheet);
}

/** On a slow line everything a game needs is fetched at once, not one after the other. */
function fetchGame(): void {
  const [, id, name, code] = location.hash.split('/');
  const page = gamePages.find((candidate) => candidate.id === id);
  if (page === undefined) return;
  // Whatever goes wrong here is met again, and said, by the page itself.
  page.load().catch(() => undefined);
  if (name === undefined) return;
  describeCalculator(`${id}/${name}`)?.catch(() => undefined);
  // A battle of its own is nothing that was answered when the site was built.
  if (code !== undefined) warmEngine(`${id}/${name}`);
}

function follow(): void {
  const place = typedPlace(location.hash);
  if (place !== undefined) {
    location.replace(place);
    return;
  }
  showPlace();
  if (isHome()) return;
  fetchGame();
  startApp().catch(sayLost);
}

startHome((sheet) => void startApp(sheet).catch(sayLost));
follow();
watchHandedOver(() => void startApp('paste').catch(sayLost));
keepOffline();
addEventListener('hashchange', follow);

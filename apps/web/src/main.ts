// Starts what the address asks for: the start page needs no more than this file, everything else loads the app.
import { startHome } from './home/home.ts';
import { isHome, showPlace } from './home/place.ts';
import './styles.css';

async function startApp(sheet?: 'search' | 'paste'): Promise<void> {
  const { start } = await import('./start.tsx');
  start(sheet);
}

function follow(): void {
  showPlace();
  if (!isHome()) void startApp();
}

startHome((sheet) => void startApp(sheet));
follow();
addEventListener('hashchange', follow);

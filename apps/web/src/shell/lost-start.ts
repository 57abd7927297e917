// The app itself did not come, so it cannot say so: a sentence with a button at the foot of whatever is shown, until it does come.
import { home } from '../language/english/shell/shell.ts';
import { reloadWhenBack } from './lost-file.ts';

const ID = 'lost-start';
let stop = () => {};

export function sayLost(): void {
  if (document.getElementById(ID) !== null) return;
  for (const shape of document.querySelectorAll('#root > .app-waiting:not(:first-child), #first > [aria-hidden]'))
    shape.remove();
  const place = document.createElement('div');
  place.id = ID;
  place.setAttribute('role', 'alert');
  place.className = 'card fixed inset-x-3 bottom-3 z-50 mx-auto max-w-xl space-y-3 p-4';
  const sentence = document.createElement('p');
  sentence.textContent = home.lost;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = home.tryAgain;
  button.addEventListener('click', () => location.reload());
  place.append(sentence, button);
  document.body.append(place);
  stop = reloadWhenBack();
}

export function takeBackLost(): void {
  stop();
  document.getElementById(ID)?.remove();
}

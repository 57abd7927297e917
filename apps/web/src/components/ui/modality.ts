// Whether the last thing touched was the keyboard: help texts open on keyboard focus, not on every click.
let keyboard = false;

addEventListener(
  'keydown',
  () => {
    keyboard = true;
  },
  { capture: true },
);
addEventListener(
  'pointerdown',
  () => {
    keyboard = false;
  },
  { capture: true },
);

export function lastWasKeyboard(): boolean {
  return keyboard;
}

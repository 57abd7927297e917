// The way back to the page of something in the log.
import { writeCode } from '../battle/link.ts';
import { enter, showBattle, useOpenBattles } from '../battle/open-battles.ts';
import { defaultState } from '../battle/store.ts';
import { stateLogged } from '../battle/visits.ts';
import { describeCalculator } from '../engine/descriptions.ts';
import { type LiveDocument, liveDocument } from './document.ts';

/** Goes there; of a battle, which of those that are open it is to be. */
export async function comeBack(kind: string, id: string, tab: string | undefined): Promise<string | undefined> {
  if (kind === 'battle') return comeBackToBattle(id, tab);
  location.hash = id === '' ? `#/${kind}` : `#/${id}`;
  return undefined;
}

async function comeBackToBattle(calculator: string, tab: string | undefined): Promise<string | undefined> {
  const description = await describeCalculator(calculator);
  if (description === undefined) return undefined;
  const open = useOpenBattles.getState().battles.find(({ id }) => id === tab);
  if (open === undefined) {
    location.hash = `#/${calculator}`;
    return undefined;
  }
  if (open.calculator !== calculator || open.code === '') {
    const code = await writeCode(description.form, stateLogged(calculator) ?? defaultState(description));
    showBattle(open.id, { calculator, code, title: '', example: false });
  }
  enter(open.id);
  const { code } = useOpenBattles.getState().battles.find(({ id }) => id === tab) ?? open;
  const address = `#/${calculator}/${code}`;
  if (location.hash === address) dispatchEvent(new HashChangeEvent('hashchange'));
  else location.hash = address;
  return open.id;
}

const OPENS_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 20;

/** Once its page has opened it; undefined where that does not come about. */
export async function whenOpen(name: string, tab?: string): Promise<LiveDocument | undefined> {
  for (let waited = 0; waited < OPENS_WITHIN_MS; waited += LOOK_EVERY_MS) {
    const document = liveDocument(name, tab);
    if (document !== undefined) return document;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return undefined;
}

// A list or a link pasted from elsewhere.

import { plural } from '@oddsmith/games/wording';
import { inLanguage } from '../../in-language.ts';

export const paste = inLanguage('paste', {
  title: 'Paste a list or a link',
  description: 'A link opens its battle, a list goes to its game',
  label: 'List or link',
  placeholder:
    'An army list of Warhammer 40,000 or Grimdark Future, the operatives of a kill team, a battle of Axis & Allies (3 inf 1 tank vs 2 inf, or the JSON of the public calculator), or a link somebody sent you',
  unreadable: (why: string) => `This is neither a link nor a list we can read: ${why}.`,
  file: 'A file is ready to be read.',
  choose: 'Choose a file',
  reading: 'Reading…',
  open: 'Open',
  recognised: (by: string) => `Not right? What we went by: ${by}.`,
  readAs: (game: string) => `Read it as ${game}`,
  whose: (units: number, game: string) => `: ${game} list, ${plural(units, 'unit')}. Whose army is it?`,
  mine: 'Mine',
  theirs: 'Theirs',
});

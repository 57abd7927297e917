// German as a whole. Imports nothing but its own files: the pages wait for it before they load anything else.
import { engineWords } from './engine-words.ts';
import { everyday } from './everyday.ts';
import { home } from './home.ts';
import { shell } from './shell.ts';
import { skirmish } from './skirmish.ts';
import { skirmishMenu } from './skirmish-menu.ts';
import { skirmishRules } from './skirmish-rules.ts';
import { skirmishSetup } from './skirmish-setup.ts';
import { unit } from './unit.ts';

export const german = {
  places: {
    'skirmish-menu': skirmishMenu,
    'skirmish-rules': skirmishRules,
    'skirmish-setup': skirmishSetup,
    everyday,
    home,
    shell,
    skirmish,
    unit,
  },
  engineWords,
};

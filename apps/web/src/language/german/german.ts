// German as a whole. Imports nothing but its own files: the pages wait for it before they load anything else.
import { answerText } from './answer-text.ts';
import { armies } from './armies.ts';
import { battle } from './battle.ts';
import { effectSheet } from './effect-sheet.ts';
import { effects } from './effects.ts';
import { engineWords } from './engine-words.ts';
import { everyday } from './everyday.ts';
import { fantasy } from './fantasy.ts';
import { fantasyBattle } from './fantasy-battle.ts';
import { fantasyCombat } from './fantasy-combat.ts';
import { fantasyLibrary } from './fantasy-library.ts';
import { games } from './games.ts';
import { home } from './home.ts';
import { killTeam } from './kill-team.ts';
import { killTeamFight } from './kill-team-fight.ts';
import { killTeamLibrary } from './kill-team-library.ts';
import { shell } from './shell.ts';
import { skirmish } from './skirmish.ts';
import { skirmishGuide } from './skirmish-guide.ts';
import { skirmishLog } from './skirmish-log.ts';
import { skirmishMenu } from './skirmish-menu.ts';
import { skirmishPlay } from './skirmish-play.ts';
import { skirmishResult } from './skirmish-result.ts';
import { skirmishRules } from './skirmish-rules.ts';
import { skirmishSetup } from './skirmish-setup.ts';
import { store } from './store.ts';
import { unit } from './unit.ts';
import { wh40k } from './wh40k.ts';
import { wh40kLibrary } from './wh40k-library.ts';
import { wh40kMelee } from './wh40k-melee.ts';
import { wh40kPicker } from './wh40k-picker.ts';
import { whatIf } from './what-if.ts';

export const german = {
  places: {
    'answer-text': answerText,
    armies,
    battle,
    'effect-sheet': effectSheet,
    effects,
    everyday,
    fantasy,
    'fantasy-battle': fantasyBattle,
    'fantasy-combat': fantasyCombat,
    'fantasy-library': fantasyLibrary,
    games,
    home,
    'kill-team': killTeam,
    'kill-team-fight': killTeamFight,
    'kill-team-library': killTeamLibrary,
    shell,
    skirmish,
    'skirmish-guide': skirmishGuide,
    'skirmish-log': skirmishLog,
    'skirmish-menu': skirmishMenu,
    'skirmish-play': skirmishPlay,
    'skirmish-result': skirmishResult,
    'skirmish-rules': skirmishRules,
    'skirmish-setup': skirmishSetup,
    store,
    unit,
    wh40k,
    'wh40k-library': wh40kLibrary,
    'wh40k-melee': wh40kMelee,
    'wh40k-picker': wh40kPicker,
    'what-if': whatIf,
  },
  engineWords,
};

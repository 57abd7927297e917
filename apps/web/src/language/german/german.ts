// German as a whole. Imports nothing but its own files: the pages wait for it before they load anything else.
import { advice } from './advice.ts';
import { answerText } from './answer-text.ts';
import { armies } from './armies.ts';
import { axis } from './axis.ts';
import { axisLanding } from './axis-landing.ts';
import { axisRecommend } from './axis-recommend.ts';
import { axisResults } from './axis-results.ts';
import { battle } from './battle.ts';
import { broken } from './broken.ts';
import { calculator } from './calculator.ts';
import { charts } from './charts.ts';
import { compare } from './compare.ts';
import { effectSheet } from './effect-sheet.ts';
import { effects } from './effects.ts';
import { addProse, germanProse, germanTitle } from './engine-prose.ts';
import { engineWords } from './engine-words.ts';
import { everyday } from './everyday.ts';
import { exportTab } from './export-tab.ts';
import { fantasy } from './fantasy.ts';
import { fantasyBattle } from './fantasy-battle.ts';
import { fantasyCombat } from './fantasy-combat.ts';
import { fantasyLibrary } from './fantasy-library.ts';
import { firstVisit } from './first-visit.ts';
import { form } from './form.ts';
import { games } from './games.ts';
import { grimdark } from './grimdark.ts';
import { grimdarkArmies } from './grimdark-armies.ts';
import { grimdarkLearn } from './grimdark-learn.ts';
import { grimdarkSheets } from './grimdark-sheets.ts';
import { happened } from './happened.ts';
import { heatMap } from './heat-map.ts';
import { history } from './history.ts';
import { home } from './home.ts';
import { killTeam } from './kill-team.ts';
import { killTeamFight } from './kill-team-fight.ts';
import { killTeamLibrary } from './kill-team-library.ts';
import { learn } from './learn.ts';
import { library } from './library.ts';
import { listInput } from './list-input.ts';
import { paste } from './paste.ts';
import { progress } from './progress.ts';
import { rareFields } from './rare-fields.ts';
import { results } from './results.ts';
import { search } from './search.ts';
import { sensitivity } from './sensitivity.ts';
import { share } from './share.ts';
import { shell } from './shell.ts';
import { simulation } from './simulation.ts';
import { skirmish } from './skirmish.ts';
import { skirmishGuide } from './skirmish-guide.ts';
import { skirmishLog } from './skirmish-log.ts';
import { skirmishMenu } from './skirmish-menu.ts';
import { skirmishPlay } from './skirmish-play.ts';
import { skirmishResult } from './skirmish-result.ts';
import { skirmishRules } from './skirmish-rules.ts';
import { skirmishSetup } from './skirmish-setup.ts';
import { steps } from './steps.ts';
import { store } from './store.ts';
import { unit } from './unit.ts';
import { wh40k } from './wh40k.ts';
import { wh40kLibrary } from './wh40k-library.ts';
import { wh40kMelee } from './wh40k-melee.ts';
import { wh40kPicker } from './wh40k-picker.ts';
import { whatIf } from './what-if.ts';

export const german = {
  places: {
    advice,
    'answer-text': answerText,
    armies,
    axis,
    'axis-landing': axisLanding,
    'axis-recommend': axisRecommend,
    'axis-results': axisResults,
    battle,
    broken,
    calculator,
    charts,
    compare,
    'effect-sheet': effectSheet,
    effects,
    everyday,
    'export-tab': exportTab,
    fantasy,
    'fantasy-battle': fantasyBattle,
    'fantasy-combat': fantasyCombat,
    'fantasy-library': fantasyLibrary,
    'first-visit': firstVisit,
    form,
    games,
    grimdark,
    'grimdark-armies': grimdarkArmies,
    'grimdark-learn': grimdarkLearn,
    'grimdark-sheets': grimdarkSheets,
    happened,
    'heat-map': heatMap,
    history,
    home,
    'kill-team': killTeam,
    'kill-team-fight': killTeamFight,
    'kill-team-library': killTeamLibrary,
    learn,
    library,
    'list-input': listInput,
    paste,
    progress,
    'rare-fields': rareFields,
    results,
    search,
    sensitivity,
    share,
    shell,
    simulation,
    skirmish,
    'skirmish-guide': skirmishGuide,
    'skirmish-log': skirmishLog,
    'skirmish-menu': skirmishMenu,
    'skirmish-play': skirmishPlay,
    'skirmish-result': skirmishResult,
    'skirmish-rules': skirmishRules,
    'skirmish-setup': skirmishSetup,
    steps,
    store,
    unit,
    wh40k,
    'wh40k-library': wh40kLibrary,
    'wh40k-melee': wh40kMelee,
    'wh40k-picker': wh40kPicker,
    'what-if': whatIf,
  },
  engineWords,
  prose: germanProse,
  proseTitle: germanTitle,
  addProse,
};

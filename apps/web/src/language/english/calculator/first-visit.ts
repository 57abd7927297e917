// What a first visit to a page should know, a sentence or two each.
import { inLanguage } from '../../in-language.ts';

export const firstVisit = inLanguage('firstVisit', {
  label: 'First visit',
  skip: 'Skip this hint',
  pages: {
    'killteam/shoot':
      'Choose the operative that shoots and its target, or type a weapon. The big figure is the chance to kill; the line in the chart stands at the target’s wounds.',
    'killteam/fight':
      'Both fighters choose between striking and parrying. Say how each of them plays under its strategy; the answer is who is left standing.',
    'killteam/choice':
      'Enter the successes still on the table. Every action is listed with what it leads to; walk on with the dice you really rolled.',
    'killteam/armies': 'Every pair of two teams at a glance. Choose a cell to open that pair with all its figures.',
    'fantasy/battle':
      'Choose a unit for each side and say who charges. The answer is who wins the combat, and whether the loser runs.',
    'fantasy/multiple':
      'Choose two units of yours and the one that both fight, in front and in its flank. The answer is who wins the combat, and who runs.',
    'fantasy/attack':
      'For target numbers you know already: so many dice, hit, wound, save. For units with profiles open Battle.',
    'fantasy/combat': 'The plain dice of two sides that strike each other. For units with profiles open Battle.',
    'grimdark/armies':
      'Two lists against each other, every pair played through nine situations. Change an army to paste your own list.',
    'grimdark/attack':
      'One attack of a unit on another. Choose both from your armies; a tap on a card opens its details.',
    'grimdark/duel':
      'Two units against each other in nine situations, from one volley to a fight over five rounds. Choose both from your armies.',
    'wh40k/attack':
      'Choose both units or paste a list: the unit fires what it really carries. Switch on what counts today, such as cover or a leader.',
    'wh40k/charge':
      'How far it is, and what the roll may use. With a fight attached the answer goes on to who is slain.',
    'wh40k/battleshock': 'Leadership and what is left of the unit: the chance that it holds.',
    'wh40k/melee': 'Both units strike, the charger first. The answer is what each of them loses, and who is destroyed.',
    'wh40k/armies':
      'Every unit of yours against every one of theirs. Choose a cell to open that pair with all its figures.',
    'axis/battle':
      'Count both armies. Further waves, retreats and orders of loss are below; every figure speaks for the side that attacks first.',
    'axis/amphibious': 'The fight at sea, what is left of the cargo, and the landing: one battle from start to end.',
    'axis/bombing': 'Bombers against a factory: what it is worth, and what it costs.',
    'axis/recommend': 'What you could send, and how sure you want to be: the cheapest army that does it.',
  } as Readonly<Record<string, string | undefined>>,
});

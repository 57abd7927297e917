// How the Armies page of Grimdark Future is read.
import { inLanguage } from '../../in-language.ts';

export const grimdarkLearn = inLanguage('grimdarkLearn', {
  description: 'How to use this page and read its figures',
  parts: [
    {
      title: 'Bring your list',
      text: 'Choose Change on an army and paste what Army Forge gives you under “Share as text”, or drop a file. A save file needs its army books beside it. Lists stay in your browser.',
    },
    {
      title: 'Read the matrix',
      text: 'Each cell is one of your units against one of theirs. The number is how often yours wins, counted over every way the dice can fall, so it does not change when you look again. Orange cells are yours, blue ones theirs; a pale cell is close or mostly drawn.',
    },
    {
      title: 'Scenarios',
      text: 'A duel is played in up to nine ways, from one volley to five rounds of shooting and charging. Who attacks matters: in Receive charge your unit stands and the enemy comes. Choose one above the matrix, or take the mean of all.',
    },
    {
      title: 'Exact or simulated',
      text: 'The button above the matrix opens the scenarios and the method. Exact counts every way the dice can fall. Simulate rolls as many battles as you like and gives each figure the margin it lies in 19 times out of 20. A pairing too large to count is rolled in any case, and says so.',
    },
    {
      title: 'Who wins',
      text: 'A unit that is destroyed or routs has lost. If both stand, the one with the larger share of its wounds left wins; you can count models instead. Equal shares are a draw.',
    },
    {
      title: 'Shaken, routed, half strength',
      text: 'A unit that loses wounds tests morale when it is at half strength or has lost a melee. Failing makes it shaken, or routs it at half strength. The details give the chance of each.',
    },
    {
      title: 'Points traded',
      text: 'A destroyed or routed unit has lost all of its points, another one the share of its wounds. Who takes more points than it gives trades up, even where it does not win.',
    },
    {
      title: 'What decides it',
      text: 'Every rule is switched off and every stat moved by one, each time with a full new count. What you read is the exact change, not an estimate.',
    },
    {
      title: 'What is left out',
      text: "Terrain, objectives, deployment and magic are not part of a duel. Rules that need a second unit count when you add them under Support. The unit's details say of each rule whether it counts.",
    },
  ],
});

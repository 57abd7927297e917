// A battle of the skirmish looked back on: its result, its replay, and sharing it.
import { inLanguage } from '../in-language.ts';

export const skirmishResult = inLanguage('skirmish-result', {
  draw: 'A draw',
  wins: (name: string) => `${name} wins`,
  youWin: 'You win',
  youLose: 'You lose',
  score: 'Score',
  byRound: 'Victory points by round',
  pointsAfter: 'Victory points after',
  pointsLost: 'Points lost',
  board: 'The board at the end',
  rematch: 'Rematch, sides swapped',
  lookAtBoard: 'Look at the board',
  sentence: {
    player: (name: string, force: string) => `${name} (${force})`,
    stands: (one: string, other: string, score: string, round: number) =>
      `${one} and ${other}: ${score} after round ${round}.`,
    draws: (one: string, other: string, score: string) => `${one} and ${other} draw, ${score}.`,
    beats: (winner: string, loser: string, score: string, how: string, round: number) =>
      `${winner} beats ${loser} ${score}${how}, in round ${round}.`,
    allDestroyed: ' by destroying every enemy unit',
    conceded: ' as the other side concedes',
  },
  luck: {
    label: 'Units',
    working: 'Working out who was lucky …',
    best: 'Best: ',
    tookOff: (wounds: number) => ` took off ${wounds} wounds.`,
    luckiest: 'Luckiest: ',
    beatOdds: (wounds: number, expected: string) => ` took off ${wounds} where the odds expected ${expected}.`,
    everyUnit: 'Every unit',
    heads: ['Unit', 'Wounds taken off', 'Expected', 'Models lost'],
  },
  replay: {
    title: 'Replay',
    details: 'Details',
    back: 'Step back',
    play: 'Play',
    pause: 'Pause',
    on: 'Step on',
    moment: 'Moment of the battle',
    action: (at: number, last: number) => `Action ${at} of ${last}`,
    speed: (times: number) => `Speed ${times} times`,
    result: 'Result',
    playOn: 'Play on',
    begins: 'The battle begins.',
  },
  share: {
    title: 'Share',
    is: 'Share this battle as a link, a file, a picture or a sentence',
    link: 'Link to the battle',
    tooLong: (length: number, most: number) =>
      `As a link this battle would be ${length} characters long, and links of more than ${most} are cut on their way. Send the file instead.`,
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    saveFile: 'Save file',
    savePicture: 'Save picture of the board',
    copySentence: 'Copy sentence',
    sentenceCopied: 'Sentence copied',
  },
});

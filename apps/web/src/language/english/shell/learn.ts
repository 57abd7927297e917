// How to read the numbers. What stands between stars is stressed.
import { inLanguage } from '../../in-language.ts';

export const learn = inLanguage('learn', {
  title: 'How to read the numbers',
  bigNumber: {
    title: 'The big number',
    text: 'It answers the question of the page: how often the target is destroyed, or how many wounds you can expect. The sentence below it says the same in words, ready to paste into a chat.',
  },
  readings: {
    title: 'Exactly and at least',
    text: 'The bars of a chart show how often each result happens: *exactly* so many. Point at a bar, tap it or use the arrow keys, and you also read the chance of *so many or more*. If you need three wounds, that second figure at 3 is yours. The chart below shows nothing but the second reading.',
    label: 'Attacks, hitting and wounding on 4+',
    axis: 'wounds dealt',
    example: (mean: string, half: number, exactly: string, atLeast: string) =>
      `Mean ${mean}. Exactly ${half}: ${exactly}. At least ${half}: ${atLeast}.`,
  },
  damage: {
    title: 'Why average damage misleads',
    text: 'Damage that is left over when a model falls is lost. Ten wounds of damage against models with two wounds do not slay five models when each hit does three: every hit slays one model and wastes a wound. So slain is not damage divided by wounds, and the app counts models, not points of damage.',
    label: 'Damage of each wound, against models with 2 wounds',
    axis: 'models slain',
    example: (damage: string, divided: string, slain: string) =>
      `On paper ${damage} damage, and divided by 2 that is ${divided} models. ${slain} models are slain on average.`,
  },
  middle: {
    title: 'Mean and median',
    text: 'The *mean* is what you get on average over many battles; it need not be a result you can roll. The *median* is the middle: half of all battles end at or below it. When a few great rolls pull the mean up, the median tells you more about your next game.',
  },
  surprises: {
    title: 'Surprising results',
    text: 'Why more Lethal can kill less, when not to take a cover save, how a fair fight is hopeless: twenty things about dice that good players get wrong, each with its figures and its reason.',
    way: 'Twenty surprising results',
  },
  tools: {
    title: 'Dice and programs',
    text: 'The dice box counts any dice, such as the three highest of four. The playground asks the calculators as programs do: JSON in, answer out, and the same as a line for the command line, HTTP and TypeScript. The reference cases put battles with known answers to the engine, in your browser.',
    dice: 'Dice box',
    playground: 'Playground',
    conformance: 'Reference cases',
  },
  exact: {
    title: 'What exact means',
    text: 'Oddsmith does not roll dice to find an answer. It counts every way the dice can fall, so the numbers have no luck in them and do not change when you ask again. They agree with fractions worked out by hand to twelve digits.',
    label: 'Dice, each a success on 4+',
    axis: 'successes',
    example: (all: number, cases: number, chance: string) =>
      `All ${all} succeed in 1 of ${cases} cases: ${chance}, to the last digit.`,
    large:
      'A few battles are too large to count. Then the page says *simulated* and gives the margin. A chance is written *0%* or *100%* only when it is exactly that; otherwise it is *<0.1%* or *>99.9%*.',
  },
  simulation: {
    title: 'Check by simulation',
    text: 'A second engine, written apart from the first, plays the battle die by die. The dots are what it rolled and the whiskers are the range in which the true chance lies 95 times in 100. About one dot in twenty should miss its bar: that is what 95% means.',
  },
  plans: {
    title: 'Comparing two plans',
    text: 'Pin a situation, change something, and both stay on screen: the outline is what you pinned. The difference stands under the big number, and where two attacks add up, so does what both do one after the other. The Compare tab has every figure of both, and a tray for up to four situations with names.',
  },
  pairing: {
    title: 'Pairing a team: why the best choice may be a die',
    game: 'Three a side: each team puts up a defender in secret. The two players left are sent at the other defender, who picks one of them, again in secret; the two that were refused play each other. Every cell is the points out of 20 that your player should take.',
    tables: [
      'Points expected for you',
      'Anna and Yuki defend: your points, by whom Anna takes (rows) and whom Yuki takes',
      'Your points, by your defender (rows) and theirs',
    ],
    last: 'Begin at the end. If Anna and Yuki defend, Anna may take Xaver or Zoe and Yuki may take Ben or Cleo. Xaver and Ben: 12 + 15, and Cleo plays Zoe for 6, 33 in all. Taking Xaver is sure of 32, taking Zoe only of 24. Taking Cleo, they hold you to 32. Both sides have one best choice: 32.',
    before:
      'Do this for all nine pairs of defenders. Against Zoe, Anna has no safe choice: she must take Xaver 14 times out of 15, which is worth 32 1/15.',
    mixed: '32.07',
    alone:
      'Now the defenders. If they know that you put up Ben, they put up Yuki: 32. If they know it is Cleo, they put up Xaver: 24. Ben for certain is worth 32.',
    mixing:
      'Put up Ben 9 times out of 10 and Cleo once. Against Xaver that is 0.9 × 33 + 0.1 × 24 = 32.1, against Yuki 0.9 × 32 + 0.1 × 33 = 32.1, against Zoe 33. Whatever they do, you get 32.1 or more: a tenth of a point that no single choice can promise.',
    theirs:
      'They can hold you to it: Xaver once in ten times, Yuki nine. Then Ben and Cleo both bring 32.1 and Anna 31.2. The two guarantees meet, so nobody can do better: 32.1 is what the game is worth.',
    die: 'The die is not there to be fair. It keeps a secret that you cannot give away, since you do not know it yourself before you roll.',
    way: 'Pair your own team',
  },
  games: {
    title: 'How each game is read',
    killteam:
      'Attack dice are kept or lost one by one, the defender cancels what hurts most, and what is left is damage. A fight is played die by die with the best choice for each side.',
    wh40k:
      'Weapons are resolved one after the other in the order of the list, wounds go to a model that is already hurt, and damage beyond its wounds is lost.',
    fantasy:
      'To hit, to wound, armour, ward: each die is followed through all its rolls. A battle of unit cards goes on to the combat result, break test and pursuit.',
    grimdark:
      'Two units meet in up to nine scenarios. Averages over pairings are called that: no single battle is average.',
    axis: 'All dice of a round fall together, casualties follow your order of losses, and a retreat is never a win.',
    attackDice: 'Attack dice',
    damageDealt: 'damage dealt',
    woundsEach: 'Wounds of each target model',
    attacks: 'Attacks',
    models: 'Models that attack',
    infantry: 'Infantry that attacks',
    profit: 'IPC won less IPC lost',
    open: (game: string) => `Open it in ${game}`,
  },
  links: {
    title: 'Links',
    text: 'The whole battle is in the address. Copy it, and whoever opens it sees what you see; nothing is stored on a server. The app also works without a connection once it has been opened.',
  },
});

// Was zu jedem überraschenden Ergebnis gesagt wird, wie in en.ts.
import type { words as english, figureNames as englishFigures, page as englishPage } from './en.ts';

export const figureNames: typeof englishFigures = {
  meanDamage: 'Schaden im Mittel',
  meanSlain: 'Ausgeschaltete Modelle im Mittel',
  wipeChance: 'Vernichtet',
  killChance: 'Ausgeschaltet',
  chargeChance: 'Angriff gelingt',
  secondDies: 'Der Gegner fällt',
  firstDies: 'Du fällst',
  winChance: 'Angreifer siegt',
  meanKills: 'Ausgeschaltete Modelle im Mittel',
  meanWounds: 'Verwundungen im Mittel',
};

export const page: typeof englishPage = {
  title: 'Überraschende Ergebnisse',
  intro:
    'Zwanzig Dinge über Würfel, in denen auch gute Spieler sich irren. Die Zahlen wurden berechnet, als diese Seite gebaut wurde; wähle einen Fall, und dein eigener Browser rechnet nach.',
  why: 'Warum das so ist',
  live: 'Hier nachrechnen',
  open: 'Im Rechner öffnen',
  all: 'Alle überraschenden Ergebnisse',
  next: 'Weiter',
  table: 'Die Zahlen',
  caseTitle: 'Fall',
  unknown: 'Diese Seite gibt es nicht.',
};

export const words: typeof english = {
  'slain-and-damage': {
    title: 'Ausgeschaltet ist nicht Schaden durch Lebenspunkte',
    claim: ([, one, two, twoSlain, , three]) =>
      `Gegen Modelle mit 3 Lebenspunkten richten Waffen mit Schaden 2 wirksame ${two} Schaden an und schalten nur ${twoSlain} Modelle aus; mit Schaden 3 sind es ${three}. Anderthalbmal so viel Schaden schaltet mehr als doppelt so viele aus (Schaden 1: ${one}).`,
    why: 'Was beim Tod eines Modells an Schaden übrig bleibt, verfällt. Ein Modell mit drei Lebenspunkten braucht zwei Treffer mit je zwei Schaden, und der zweite verschenkt einen Punkt: Es kostet vier Punkte statt drei. Ein Treffer mit drei Schaden genügt allein. Teile die Lebenspunkte durch den Schaden und runde auf: So viele Treffer kostet jedes Modell.',
    cases: ['Schaden 1', 'Schaden 2', 'Schaden 3'],
  },
  'lethal-devastating': {
    title: 'Warum mehr Lethal weniger tötet',
    claim: ([without, lethal]) =>
      `Eine Waffe mit Anti-Infantry 2+ und Devastating Wounds schaltet ${without} Modelle aus. Bekommt sie auch noch Lethal Hits, sind es ${lethal}.`,
    why: 'Ein kritischer Treffer mit Lethal Hits verwundet von selbst, es wird also kein Verwundungswurf gemacht. Devastating Wounds wartet aber auf eine kritische Verwundung, die mit Anti-Infantry 2+ in fünf von sechs Fällen kommt und die Rüstung umgeht. Jeder tödliche Treffer verschenkt das und lässt dem Ziel seinen Rüstungswurf von 2+.',
    cases: ['Ohne Lethal Hits', 'Mit Lethal Hits'],
  },
  'rolled-damage': {
    title: 'W6 Schaden ist im Mittel mehr und tötet weniger',
    claim: ([flat, rolled]) =>
      `Gegen Modelle mit 3 Lebenspunkten schalten Treffer mit Schaden 3 im Mittel ${flat} Modelle aus, Treffer mit W6, also im Schnitt 3,5, nur ${rolled}.`,
    why: 'Eine Sechs ist gegen ein Modell mit drei Lebenspunkten genau so viel wert wie eine Drei, und eine Eins oder Zwei lässt es stehen. Der Durchschnitt zählt die Punkte über drei mit, die nichts bewirken; das Modell fragt nur, ob der Wurf gereicht hat.',
    cases: ['Schaden 3', 'Schaden W6'],
  },
  'feel-no-pain': {
    title: 'Feel No Pain 5+ kann fast die Hälfte retten',
    claim: ([, , , , , flat, , saved]) =>
      `Feel No Pain auf 5+ ignoriert ein Drittel des Schadens. Gegen Waffen mit Schaden 2 fallen von Modellen mit 2 Lebenspunkten ${saved} statt ${flat}: nicht ein Drittel weniger, sondern mehr als zwei Fünftel.`,
    why: 'Für jeden Punkt wird einzeln gewürfelt, und ein Modell mit zwei Lebenspunkten steht noch, wenn nur einer der beiden ignoriert wird: Das gelingt in fünf von neun Fällen. Der nächste Treffer hat dann einen Punkt zu viel. Am meisten nützt Feel No Pain Modellen, die ein Treffer gerade so ausgeschaltet hätte.',
    cases: ['Schaden 1', 'Schaden 1 gegen 5+', 'Schaden 2', 'Schaden 2 gegen 5+'],
  },
  'sustained-or-lethal': {
    title: 'Sustained oder Lethal? Frag den Verwundungswurf',
    claim: ([s2, l2, s4, l4, s8, l8]) =>
      `Wer auf 4+ verwundet, hat mit beiden genau dasselbe: ${s4} und ${l4}. Auf 6+ gewinnt Lethal Hits mit ${l2} zu ${s2}, auf 2+ Sustained Hits mit ${s8} zu ${l8}.`,
    why: 'Eine Sechs beim Trefferwurf erspart mit Lethal, was der Verwundungswurf verloren hätte, oder bringt mit Sustained 1 einen weiteren Treffer, der noch verwunden muss. Auf 4+ ist beides eine Hälfte. Je leichter die Verwundung, desto weniger gibt es zu überspringen und desto mehr ist ein weiterer Treffer wert.',
    cases: [
      'Sustained Hits 1, verwundet auf 6+',
      'Lethal Hits, verwundet auf 6+',
      'Sustained Hits 1, verwundet auf 4+',
      'Lethal Hits, verwundet auf 4+',
      'Sustained Hits 1, verwundet auf 2+',
      'Lethal Hits, verwundet auf 2+',
    ],
  },
  'strength-in-steps': {
    title: 'Zwei Punkte Stärke für nichts',
    claim: ([four, five, six, seven, eight]) =>
      `Gegen Widerstand 4 richten Stärke 5, 6 und 7 ${five}, ${six} und ${seven} Schaden an: gar kein Unterschied. Stärke 4 bringt ${four}, Stärke 8 ${eight}.`,
    why: 'Der Verwundungswurf kennt nur fünf Stufen: halb, kleiner, gleich, größer, doppelt. Zwischen größer und doppelt geschieht nichts. Ein Bonus von eins auf die Stärke ist viel wert, wo er eine Stufe überschreitet, und sonst nichts; sieh nach, was er gegen dein übliches Ziel bringt, bevor du dafür bezahlst.',
    cases: ['Stärke 4', 'Stärke 5', 'Stärke 6', 'Stärke 7', 'Stärke 8'],
  },
  'same-average': {
    title: 'Derselbe Durchschnitt, tausendmal so oft tödlich',
    claim: ([mean, six, , , , , , one]) =>
      `Sechs Attacken mit Schaden 1 und eine Attacke mit Schaden 6 richten gegen ein Ziel mit 6 Lebenspunkten beide im Mittel ${mean} Schaden an. Die sechs vernichten es in ${six} der Fälle, die eine in ${one}.`,
    why: 'Ein Durchschnitt sagt nichts darüber, wie weit die Ergebnisse von ihm entfernt liegen. Sechs kleine Attacken machen fast immer ein oder zwei Punkte und so gut wie nie sechs. Eine große macht nichts oder alles. Wer auf einen Schlag vernichten will, nimmt wenige große Würfe; wer verlässlich zermürben will, viele kleine.',
    cases: ['6 Attacken, Schaden 1', '3 Attacken, Schaden 2', '2 Attacken, Schaden 3', '1 Attacke, Schaden 6'],
  },
  'piercing-armour': {
    title: 'Ein Punkt DS nützt am meisten gegen die beste Rüstung',
    claim: ([a, b, c, d]) =>
      `DS -1 hebt den Schaden gegen einen Rüstungswurf von 2+ von ${a} auf ${b}: das Doppelte. Gegen 5+ steigt er von ${c} auf ${d}, um ein Viertel.`,
    why: 'Beide verlieren eine Seite des Würfels. Ein Wurf von 2+ misslingt aber nur auf einer von sechs Seiten und danach auf zweien: doppelt so oft. Einer von 5+ misslingt schon auf vieren und danach auf fünfen. Je besser die Rüstung, desto größer der Anteil, den ein Punkt DS durchlässt.',
    cases: ['2+, DS 0', '2+, DS -1', '5+, DS 0', '5+, DS -1'],
  },
  'nine-inches': {
    title: 'Ein Wiederholungswurf ist mehr wert als ein Zoll',
    claim: ([eight, nine, again]) =>
      `Ein Angriff, der eine 8 braucht, gelingt in ${eight} der Fälle, einer mit 9 nur in ${nine}. Mit Wiederholungswurf gelingt die 9 in ${again}: öfter als die 8.`,
    why: 'Zwei Würfel bilden einen Hügel, und zwischen 7 und 9 ist er am steilsten: Jeder Zoll kostet dort etwa vierzehn Prozentpunkte. Ein zweiter Versuch nimmt die Chance zu scheitern mit sich selbst mal, und 72 % mal 72 % sind 52 %.',
    cases: ['Braucht 8', 'Braucht 9', 'Braucht 9, mit Wiederholungswurf'],
  },
  'twice-the-guns': {
    title: 'Doppelt so viele Waffen, zwölfmal so gute Aussichten',
    claim: ([, ten, , twenty, , forty]) =>
      `Zehn solche Waffen vernichten den Panzer in ${ten} der Fälle, zwanzig in ${twenty}, vierzig in ${forty}. Die Chance verdoppelt sich nicht; sie macht einen Sprung, und dann steht sie.`,
    why: 'Um zehn Lebenspunkte zu nehmen, müssen fünf Schüsse durchkommen. Zehn Waffen schaffen das fast nie, zwanzig oft, vierzig fast immer. Die Chance auf „mindestens so viele“ ist eine Treppe mit einer steilen Stufe: dort, wo der Durchschnitt gerade das ist, was du brauchst. Darunter bringen weitere Waffen mehr als ihren Anteil, darüber weniger.',
    cases: ['10 Waffen', '20 Waffen', '40 Waffen'],
  },
  'cover-that-kills': {
    title: 'Wann man auf die Deckung verzichtet',
    claim: ([open, , cover]) =>
      `Fünf Würfel, die alle kritisch sind (Lethal 3+), gegen einen Schutzwurf von 2+: Wer alle drei Würfel wirft, wird in ${open} der Fälle ausgeschaltet, wer einen für die Deckung behält, in ${cover}.`,
    why: 'Ein Würfel, der für die Deckung behalten wird, ist ein normaler Erfolg. Kritische Treffer halten nur kritische Erfolge auf, oder zwei normale zusammen. Auf 2+ ist ein Würfel ohnehin fast immer ein normaler Erfolg und manchmal eine Sechs: Wer ihn behält, verschenkt diese Sechs und gewinnt fast nichts.',
    cases: ['Wirft alle Würfel', 'Behält einen für die Deckung'],
  },
  'first-blow': {
    title: 'Gleiche Kämpfer sind nicht gleich',
    claim: ([second, first]) =>
      `Zwei Kämpfer mit derselben Waffe und denselben Lebenspunkten. Wer zuerst zuschlägt, tötet den anderen in ${second} der Fälle und fällt selbst in ${first}.`,
    why: 'Beide werfen dieselben Würfel, aber wer fällt, schlägt mit dem Rest nicht mehr zu. Meist genügen zwei Schläge: Der eine hat seinen zweiten ausgeführt, wenn der andere erst einen hatte.',
    cases: ['4 Würfel auf 3+, Schaden 4/5, je 8 Lebenspunkte'],
  },
  'kill-and-live': {
    title: 'Gleich oft töten und achtmal seltener fallen',
    claim: ([kill, die, , , best, live]) =>
      `Wer immer zuschlägt, tötet in ${kill} der Fälle und fällt in ${die}. Wer gut wählt, tötet in ${best}, also gleich oft, und fällt in ${live}.`,
    why: 'Manche Würfel werden für den Sieg nicht gebraucht. Reichen die Schläge auf der Hand, oder reichen sie nie, dann ist jeder weitere Erfolg frei, um einen der anderen zu parieren. Auch die Reihenfolge zählt: Pariere, was dich vorher töten würde, und schlage zu, wenn nichts auf ihrer Hand das mehr kann.',
    cases: ['Schlägt immer zu', 'Pariert immer', 'Wählt, um zu töten'],
  },
  'five-dice': {
    title: 'Fünf schlechte Würfel schlagen vier gute',
    claim: ([four, fourKills, five, fiveKills]) =>
      `Vier Würfel auf 3+ machen ${four} Schaden, fünf auf 4+ ${five}: im Mittel weniger Treffer und doch mehr Schaden. Und sie schalten in ${fiveKills} statt ${fourKills} der Fälle aus.`,
    why: 'Vier Würfel auf 3+ treffen 2,67-mal, fünf auf 4+ nur 2,5-mal. Eine Sechs ist aber kritisch, wie gut der Schütze auch ist, und fünf Würfel zeigen mehr davon. Ein kritischer Treffer macht mehr Schaden und ist schwerer abzuwehren, und nur fünf Würfel können je den Schaden von fünfen machen.',
    cases: ['4 Würfel auf 3+', '5 Würfel auf 4+'],
  },
  'even-armies': {
    title: 'Je gerechter der Kampf, desto aussichtsloser',
    claim: ([three, ten, twenty]) =>
      `Drei Infanterien gegen drei siegen in ${three} der Fälle, zehn gegen zehn in ${ten}, zwanzig gegen zwanzig in ${twenty}.`,
    why: 'Infanterie trifft im Angriff auf 1 und in der Verteidigung auf 2, gleiche Zahlen sind also kein gleicher Kampf. In einer kleinen Schlacht kann Glück das ausgleichen. In einer großen gleicht sich das Glück aus, und jede verlorene Einheit macht die nächste Runde schlechter: Wer zurückfällt, fällt immer schneller zurück.',
    cases: ['3 gegen 3', '10 gegen 10', '20 gegen 20'],
  },
  artillery: {
    title: 'Drei Geschütze sind mehr wert als drei Panzer',
    claim: ([inf, tanks, only, guns]) =>
      `Für 36 IPC gegen zehn Infanterien: Zwölf Infanterien siegen in ${inf} der Fälle, sechs Infanterien und drei Panzer in ${tanks}, sechs Panzer allein in ${only}. Acht Infanterien und drei Artillerien siegen in ${guns}.`,
    why: 'Eine Artillerie lässt für 4 IPC eine Infanterie auf 2 statt auf 1 treffen und trifft selbst auf 2. Ein Panzer trifft auf 3 und kostet 6. Und lange Schlachten gewinnt die Zahl: Elf Einheiten halten elf Treffer aus, neun nur neun, sechs nur sechs. Panzer lohnen sich, wenn sie im nächsten Zug anderswo sein müssen, nicht hier.',
    cases: ['12 Infanterien', '6 Infanterien, 3 Panzer', '6 Panzer', '8 Infanterien, 3 Artillerien'],
  },
  deadly: {
    title: 'Deadly bringt nichts gegen die, die ohnehin fallen',
    claim: ([plain, deadly, tough, toughDeadly]) =>
      `Gegen zehn Modelle mit einem Lebenspunkt schalten die Gewehre ${plain} aus, mit Deadly(3) ${deadly}. Gegen drei Modelle mit Tough(3) sind es ${tough} und ${toughDeadly}.`,
    why: 'Deadly vervielfacht die Wunden eines Treffers, aber alle gehen an ein Modell und keine an seinen Nachbarn. Wo eine Wunde genügt, sind die beiden anderen verloren; wo drei nötig sind, ist jeder nicht abgewehrte Treffer ein Ausfall.',
    cases: ['10 Modelle', '10 Modelle, Deadly(3)', '3 Modelle mit Tough(3)', '3 Modelle mit Tough(3), Deadly(3)'],
  },
  'piercing-nothing': {
    title: 'AP gegen die schlechteste Rüstung ist verschenkt',
    claim: ([two, twoAp, six, sixAp]) =>
      `AP(1) hebt die Ausfälle gegen Defense 2+ von ${two} auf ${twoAp}. Gegen Defense 6+ bleiben sie, was sie sind: ${six} und ${sixAp}.`,
    why: 'Eine Sechs wehrt in Grimdark Future immer ab, egal wie hoch die AP ist. Wer nur auf einer Sechs abwehrt, hat nichts, was man durchdringen könnte. Heb die durchschlagenden Waffen für Rüstungen auf, und schieß auf die anderen mit vielen einfachen.',
    cases: ['Defense 2+', 'Defense 2+, AP(1)', 'Defense 6+', 'Defense 6+, AP(1)'],
  },
  'reroll-or-plus-one': {
    title: 'Wiederholen schlägt +1, bis du Sechsen brauchst',
    claim: ([four, fourPlus, six, sixPlus]) =>
      `Zehn Attacken, die auf 4+ treffen: Wer Fehlschläge wiederholt, trifft ${four}-mal, mit +1 ${fourPlus}-mal. Auf 6 ist es umgekehrt: ${six} und ${sixPlus}.`,
    why: 'Ein Bonus von eins bringt immer eine Seite von sechs. Ein Wiederholungswurf bringt die Chance zu fehlen mal die Chance zu treffen: ein Viertel auf 4+, weniger als ein Siebtel auf 6. Wo man selten trifft, trifft man auch beim zweiten Mal selten; eine Seite mehr verdoppelt, was man hat.',
    cases: ['4+ mit Wiederholen', '4+ mit +1', '6 mit Wiederholen', '6 mit +1'],
  },
  poison: {
    title: 'Gift ist etwas für Riesen',
    claim: ([four, fourPoison, six, sixPoison]) =>
      `Zwanzig vergiftete Attacken gegen etwas, das man auf 4+ verwundet: ${fourPoison} Verwundungen statt ${four}. Gegen etwas, das man nur auf 6 verwundet: ${sixPoison} statt ${six}.`,
    why: 'Eine Sechs beim Treffen verwundet von selbst. Das erspart einen Wurf, der beim ersten Ziel in der Hälfte der Fälle gelungen wäre und beim zweiten in einem von sechs. Je schwerer etwas zu verwunden ist, desto mehr ist eine vergiftete Sechs wert.',
    cases: ['Verwundet auf 4+', 'Verwundet auf 4+, Gift', 'Verwundet auf 6', 'Verwundet auf 6, Gift'],
  },
};

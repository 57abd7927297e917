import type { Translation, Writer } from '@oddsmith/words';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  exact: ({ calculator, dropped }, w) => `${calculator}, exakt${leftOut(dropped, w)}`,
  simulated: ({ calculator, dropped, ...rolled }, w) =>
    `${calculator}, simuliert: ${w.thousands(rolled.iterations)} Gefechte, Startwert ${rolled.seed}, Hauptzahl ±${w.figure(rolled.margin)} bei 95\u00a0%${leftOut(dropped, w)}`,
  spread: ({ mean, deviation, median, likeliest, low, high }, w) =>
    `Mittel ${w.figure(mean)}, Streuung ${w.figure(deviation)}, Median ${median}, am häufigsten ${likeliest}, 25\u00a0%..95\u00a0% ${low}..${high}`,
  summary: () => 'Zusammenfassung',
  steps: () => 'Schritte',
  'a-roll': ({ chance }, w) => `${w.percent(chance)} je Wurf`,
  advice: () => 'Hinweise',
  'did-you-mean': ({ message, nearest }) => `${message}; gemeint war ${nearest}?`,
  'recognised-by': ({ game, reason }) =>
    `als Liste von ${game} gelesen, erkannt an: ${reason}; --game nimmt ein anderes`,
  warning: () => 'Warnung',
  note: () => 'Hinweis',
  ends: ({ from, to, below }, w) =>
    `möglich von ${from} bis ${to}; Ergebnisse unter ${w.percent(below)} an den Enden sind nicht gezeigt`,
  'fair-table': ({ layout, zones, first, second, drawn, share, low, high, firstBlood, lead }, w) =>
    `${layout}, ${zones}: Wer beginnt, gewann ${first}, der andere ${second}, unentschieden ${drawn}; von den entschiedenen ${w.percent(share)} (${w.percent(low)} bis ${w.percent(high)}) für den, der beginnt; wer beginnt, führt mit ${w.figure(lead)} SP, und der erste Zug vernichtet ${w.percent(firstBlood)}`,
  standing: ({ one, other, won, lost, drawn, share, low, high, lead }, w) =>
    `${one} gegen ${other}: ${won} gewonnen, ${lost} verloren, ${drawn} unentschieden; ${w.percent(share)} der entschiedenen (${w.percent(low)} bis ${w.percent(high)}), ${w.gained(lead)} SP je Schlacht`,
  'review-sum': ({ one, other, start, luck, first, second, result }, w) =>
    `In Siegpunkten von ${one}: Stellung ${w.gained(start)}, Glück ${w.gained(luck)}, Entscheidungen von ${one} ${w.gained(first)}, Entscheidungen von ${other} ${w.gained(-second)}, Ergebnis ${w.gained(result)}`,
  'review-luck': ({ one, other, luckier }, w) =>
    `So gute oder bessere Würfel für ${one}: ${w.percent(luckier)} der Schlachten; für ${other}: ${w.percent(1 - luckier)}`,
  'review-lucky': ({ one }) => `Am meisten Glück für ${one}`,
  'review-unlucky': ({ one }) => `Am meisten Pech für ${one}`,
  'review-flawless': () => 'Keine Entscheidung hat 2\u00a0% einer Armee oder mehr verschenkt.',
  'review-mistakes': ({ count }, w) =>
    `${w.plural(count, 'Entscheidung, die', 'Entscheidungen, die je')} 2\u00a0% einer Armee oder mehr verschenkt${count === 1 ? '' : 'en'} (Fehler ab 5\u00a0%, grobe ab 10\u00a0%), die schlimmste zuerst`,
};

const leftOut = (dropped: number, w: Writer) =>
  dropped > 0 ? `, höchstens ${w.number(dropped.toExponential(1))} der Wahrscheinlichkeit ausgelassen` : '';

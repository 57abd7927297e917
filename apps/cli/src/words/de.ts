import type { Translation, Writer } from '@oddsmith/words';
import type { CoverageFigure, en } from './en.ts';

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
  info: () => 'Hinweis',
  ends: ({ from, to, below }, w) =>
    `möglich von ${from} bis ${to}; Ergebnisse unter ${w.percent(below)} an den Enden sind nicht gezeigt`,
  'fair-table': ({ layout, zones, first, second, drawn, share, low, high, firstBlood, lead }, w) =>
    `${layout}, ${zones}: Wer beginnt, gewann ${first}, der andere ${second}, unentschieden ${drawn}; von den entschiedenen ${w.percent(share)} (${w.percent(low)} bis ${w.percent(high)}) für den, der beginnt; wer beginnt, führt mit ${w.figure(lead)} SP, und der erste Zug vernichtet ${w.percent(firstBlood)}`,
  'unfair-table': ({ layout, zones, fair }) =>
    `${layout}, ${zones}: Auf diesem Feld ist im Vorteil, wer anfängt oder wer nachzieht; ausgewogen sind ${fair.join('; ')}`,
  'fair-rows': () =>
    '| Gelände | Zonen | Schlachten | gewann, wer beginnt | gewann der andere | unentschieden | wer beginnt, von den entschiedenen | 95-%-Intervall |\n|---|---|---|---|---|---|---|---|',
  'fair-row': ({ layout, zones, first, second, drawn, share, low, high }, w) =>
    `| ${layout} | ${zones} | ${first + second + drawn} | ${first} | ${second} | ${drawn} | ${w.percent(share)} | ${w.percent(low)} bis ${w.percent(high)} |`,
  'standing-rows': () =>
    '| Spieler | Schlachten | gewonnen | verloren | unentschieden | von den entschiedenen | 95-%-Intervall |\n|---|---|---|---|---|---|---|',
  'standing-row': ({ one, other, won, lost, drawn, share, low, high }, w) =>
    `| ${one} gegen ${other} | ${won + lost + drawn} | ${won} | ${lost} | ${drawn} | ${w.percent(share)} | ${w.percent(low)} bis ${w.percent(high)} |`,
  standing: ({ one, other, won, lost, drawn, share, low, high, lead }, w) =>
    `${one} gegen ${other}: ${won} gewonnen, ${lost} verloren, ${drawn} unentschieden; ${w.percent(share)} der entschiedenen (${w.percent(low)} bis ${w.percent(high)}), ${w.gained(lead)} SP je Schlacht`,
  'review-sum': ({ one, other, start, luck, first, second, result }, w) =>
    `Siegpunkte für ${one}: ${w.gained(start)} durch die Anfangsstellung, ${w.gained(luck)} durch Glück, ${w.gained(first)} durch Entscheidungen von ${one}, ${w.gained(-second)} durch die von ${other}; am Ende ${w.gained(result)}`,
  'review-luck': ({ one, other, luckier }, w) =>
    `So gute Würfel für ${one} oder bessere gibt es in ${w.percent(luckier)} der Schlachten, für ${other} in ${w.percent(1 - luckier)}`,
  'review-lucky': ({ one }) => `Am meisten Glück für ${one}`,
  'review-unlucky': ({ one }) => `Am meisten Pech für ${one}`,
  'review-flawless': () => 'Keine Entscheidung hat 2\u00a0% einer Armee oder mehr verschenkt.',
  'review-mistakes': ({ count }, w) =>
    `${w.plural(count, 'Entscheidung, die', 'Entscheidungen, die je')} 2\u00a0% einer Armee oder mehr verschenkt${count === 1 ? '' : 'en'} (Fehler ab 5\u00a0%, grobe ab 10\u00a0%), die schlimmste zuerst`,

  'as-written': ({ text }) => text,
  'unknown-option': ({ flag }) => `die Option „${flag}“ gibt es nicht`,
  'unknown-command': ({ name }) => `den Befehl „${name}“ gibt es nicht`,
  'missing-argument': ({ name }) => `das Argument „${name}“ fehlt`,
  'missing-value': ({ option }) => `zur Option „${option}“ fehlt der Wert`,
  'missing-option': ({ option }) => `die Option „${option}“ fehlt`,
  'too-many-arguments': ({ command, expected, got }, w) =>
    `zu viele Argumente für „${command}“: höchstens ${w.number(expected)}, nicht ${w.number(got)}`,
  'invalid-value': ({ option, value, why }, w) => `„${value}“ geht nicht als Wert von „${option}“: ${w.say(why)}`,
  'allowed-choices': ({ choices }) => `Erlaubt ist ${choices.join(', ')}.`,
  'whole-between': ({ min, max }, w) => `Erlaubt ist ${w.thousands(min)} bis ${w.thousands(max)}.`,

  'preset-of-none': () => 'ein Beispiel gehört zu einem Rechner: Nenn ihn',
  'name-calculator': () => 'nenn einen Rechner, etwa fantasy/attack',
  'no-calculator-named': ({ source, army }) =>
    `${source ?? 'die Standardeingabe'} sagt nicht, für welchen Rechner es ist${
      army
        ? ': Es ist eine ganze Armee; nenn zwei ihrer Einheiten mit import --unit <Name> --against <Datei> --unit <Name>'
        : ', etwa fantasy/attack'
    }`,
  'other-calculator': ({ request, command }) => `die Anfrage ist für ${request}, der Befehl für ${command}`,
  'unknown-calculator': ({ id, known }) => `den Rechner „${id}“ gibt es nicht; es gibt ${known.join(', ')}`,
  'set-needs-object': () => '--set braucht eine Eingabe, die ein Objekt ist',
  'set-wants-value': ({ text }) => `--set will Name=Wert, nicht „${text}“`,
  'set-name': ({ text }) => `--set versteht den Namen „${text}“ nicht`,
  'file-or-preset': () => 'gib eine Datei oder ein Beispiel an, nicht beides',
  'stdin-or-preset': () => 'gib die Standardeingabe oder ein Beispiel an, nicht beides',
  'stdin-unread': () => 'die Standardeingabe wurde nicht gelesen: „-“ liest sie',
  'no-json': ({ source, why }) => `${source ?? 'die Standardeingabe'} ist kein JSON: ${why}`,
  'no-preset': ({ calculator, id, known }) => `${calculator} hat kein Beispiel „${id}“; es hat ${known.join(', ')}`,
  'cannot-read': ({ path, why }) => `${path} lässt sich nicht lesen: ${why}`,
  'cannot-write': ({ path, why }) => `${path} lässt sich nicht schreiben: ${why}`,
  'other-checkpoint': ({ file }) => `${file} gehört zu einer anderen Frage oder Version`,
  'line-too-long': ({ line, most }, w) => `Zeile ${line} ist länger als ${w.thousands(most)} Zeichen`,
  'line-no-json': ({ line, why }) => `Zeile ${line} ist kein JSON: ${why}`,
  'redis-address': ({ url }) => `--redis muss eine Adresse wie redis://localhost:6379 sein, nicht „${url}“`,
  'redis-back': () => 'Redis ist wieder da',
  'redis-away': () => 'Redis ist weg: Es wird weiter versucht',
  'worker-at-work': () => 'arbeitet',
  'site-address': () => '--site ist eine Adresse wie https://odds.example',
  'question-no-object': () => 'eine Frage ist ein JSON-Objekt',
  'other-kind': ({ question, command }) => `die Frage ist „${question}“, der Befehl „${command}“`,
  progress: ({ name, done, total, seconds }, w) =>
    `${name} ${w.thousands(done)} von ${w.thousands(total)}, noch ${seconds} s`,
  'lines-done': ({ lines, refused }, w) => `${w.thousands(lines)} Zeilen, ${w.thousands(refused)} abgelehnt`,
  'no-completion': ({ shell, known }) => `für „${shell}“ gibt es keine Ergänzung; es gibt ${known.join(', ')}`,
  'no-cases-of-game': ({ game, known }) => `von „${game}“ gibt es keine Fälle; es gibt ${known.join(', ')}`,
  'no-cases-of-rule': ({ rule, known }) => `von „${rule}“ handelt kein Fall; es gibt ${known.join(', ')}`,

  'option-of-battle': ({ option }) => `--${option} ist für ein Gefecht: Nenn eine Einheit mit --unit`,
  'name-defender': () => 'nenn auch die Einheit, die verteidigt: --against <Datei> --unit <Name>',
  'edition-option': () => '--edition ist 10 oder 11',
  'phase-option': () => '--phase ist shooting oder fight',
  'name-list': () => 'nenn eine Datei, oder leite eine Liste in diesen Befehl',
  'edition-or-system': () => 'ein Spiel hat Editionen oder Systeme: Nenn eins von beiden',
  'no-unit': ({ unit, nearest }) =>
    `die Einheit „${unit}“ gibt es nicht${nearest.length === 0 ? '' : `; am nächsten: ${nearest.join(', ')}`}`,
  attacker: () => 'Angreifer',
  defender: () => 'Verteidiger',
  'army-size': ({ units, models }, w) =>
    `${w.plural(units, 'Einheit', 'Einheiten')}, ${w.plural(models, 'Modell', 'Modelle')}`,
  models: ({ models }, w) => w.plural(models, 'Modell', 'Modelle'),
  worth: ({ points }, w) => `${w.thousands(points)} Punkte, `,
  'unit-facts': ({ points, size, counted, switches, notCounted }, w) =>
    [
      ...(points === undefined ? [] : [w.plural(points, 'Punkt', 'Punkte')]),
      ...(size === undefined ? [] : [sizeOf(size, w)]),
      `${counted} gezählt`,
      ...(switches === 0 ? [] : [w.plural(switches, 'Schalter', 'Schalter')]),
      ...(notCounted === 0 ? [] : [`${notCounted} nicht gezählt`]),
    ].join(', '),
  'weapons-left-out': () => 'Nicht benutzte Waffen:',
  'coverage-head': ({ figure }) => COVERAGE[figure],
  'coverage-note': () => 'Der Anteil ist der an den Regeln, die Würfel ändern; noch nicht beurteilte zählen dazu.',
  'all-groups': () => 'alle',

  'games-hint': () => 'oddsmith games <Rechner> zeigt die Felder von einem.',
  'head-input': () => 'Eingabe',
  'head-rules': () => 'Regeln',
  'head-presets': () => 'Fertige Schlachten',
  'of-edition': ({ edition, summary }) => `Edition ${edition}: ${summary}`,
  'or-null': ({ values }) => `${values} oder null`,
  'any-of': ({ values }) => `beliebige aus ${values}`,
  'number-or-dice': () => 'eine Zahl oder Würfel wie 2D6+3',
  'list-of-texts': () => 'eine Liste von Texten',
  'a-list': () => 'eine Liste',
  'list-of': ({ values }) => `eine Liste: ${values}`,
  'an-object': () => 'ein Objekt',
  'a-text': () => 'ein Text',

  'cases-right': ({ right, cases }, w) => `${right} von ${w.plural(cases, 'Fall', 'Fällen')} richtig`,
  'rule-right': ({ right, cases, wrong, unanswered }) =>
    [
      `${right} von ${cases}`,
      [...(wrong > 0 ? [`${wrong} falsch`] : []), ...(unanswered > 0 ? [`${unanswered} ohne Antwort`] : [])].join(', '),
    ]
      .filter(Boolean)
      .join('  '),
  'case-wrong': ({ id, rules, path, got, want }) =>
    `${id} (${rules.join(', ')}): ${path} ist ${got ?? 'nichts'}, nicht ${want}`,

  'worker-ready': ({ threads }, w) => `Der Worker von Oddsmith ist bereit: ${w.plural(threads, 'Thread', 'Threads')}`,

  'no-bsdata': ({ folder }) => `in ${folder} liegen keine .cat-, .gst- oder .json-Dateien`,
  'no-datasheet': () => 'in diesen Dateien steht kein Datenblatt',
  'file-read': ({ at, total, name }) => `${at} von ${total}: ${name}`,
  'known-sheets': ({ sheets }, w) =>
    `Ausrüstung und Optionen von ${w.plural(sheets, 'Datenblatt', 'Datenblättern')} sind die des eingebauten Katalogs`,
  'catalogue-built': ({ system, sheets, files }, w) =>
    `${system}: ${w.plural(sheets, 'Datenblatt', 'Datenblätter')} aus ${w.plural(files, 'Datei', 'Dateien')}`,

  'no-player': ({ name, levels }) =>
    `den Spieler „${name}“ gibt es nicht; es gibt random, computer:${levels.join(', computer:')}, exec:<Befehl>`,
  'two-players': () => 'zu einem Turnier gehören zwei Spieler oder mehr: --players random computer:normal',
  written: ({ file }) => `${file} geschrieben`,
  'count-without-file': () => '--count spielt neue Schlachten: Lass die Datei weg',
  'battles-won': ({ count, first, second, drawn }) =>
    `${count} Schlachten: Seite 0 gewann ${first}, Seite 1 ${second}, ${drawn} unentschieden`,
  'last-action': ({ last }) => `die Schlacht hat ${last} Aktionen`,
  'seat-answer': () =>
    'eine Antwort ist {"type":"action","action":{...}}, {"type":"offer","index":0} oder {"type":"quit"}',
  'check-question': () => 'eine Frage ist ein Objekt {"id", "check", "input"}',
  'none-called': ({ what, name, known }) => `${what} „${name}“ gibt es nicht; es gibt ${known.join(', ')}`,
  'not-40k': ({ path }) => `${path} ist keine Liste von Warhammer 40.000`,
  'of-file': ({ path, why }) => `${path}: ${why}`,
  'two-lists': () => '--lists nimmt zwei Dateien, eine für jede Seite',
  'position-prefix': ({ prefix }) => `eine Stellung beginnt mit „${prefix}“`,
  'position-unreadable': ({ code }) => `diese Zeile ist keine lesbare Stellung: ${code}`,
  'no-position': () =>
    'eine Stellung hält man zwischen Entscheidungen fest: Hier wartet ein Wurf, oder die Schlacht ist vorbei',
};

const sizeOf = ([least, most]: readonly [number, number | null], w: Writer) => {
  if (most === null) return `${least} Modelle oder mehr`;
  return least === most ? w.plural(least, 'Modell', 'Modelle') : `${least} bis ${most} Modelle`;
};

const COVERAGE: { readonly [figure in CoverageFigure]: string } = {
  units: 'Einheiten',
  rules: 'Regeln',
  counted: 'gezählt',
  switches: 'Schalter',
  notCounted: 'nicht gezählt',
  notJudged: 'nicht beurteilt',
  noDice: 'ohne Würfel',
  share: 'gezählt oder wählbar',
};

const leftOut = (dropped: number, w: Writer) =>
  dropped > 0 ? `, höchstens ${w.number(dropped.toExponential(1))} der Wahrscheinlichkeit ausgelassen` : '';

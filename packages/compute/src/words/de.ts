import type { Translation } from '@oddsmith/words';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  'out-of-time': ({ timeMs }, w) =>
    `die Rechnung hat länger gedauert als ${timeMs === undefined ? 'erlaubt' : `${w.thousands(timeMs)} ms`}`,
  'work-stopped': () => 'die Rechnung wurde abgebrochen',
  'too-many-waiting': () => 'zu viele Rechnungen warten: Versuch es gleich noch einmal',
  'thread-memory': ({ memoryMb }, w) => `die Rechnung braucht mehr als ${w.thousands(memoryMb)} MB`,
  'process-memory': ({ processMb }, w) =>
    `die Rechnung braucht mehr Speicher, als da ist: Alle zusammen haben ${w.thousands(processMb)} MB`,
  failed: ({ detail }) => `die Rechnung ist gescheitert: ${detail}`,
  'takes-longer': () => '',
  'too-deep': ({ most }) => `darf nicht tiefer als ${most} Ebenen verschachtelt sein`,
  'entry-no-object': () => 'ein Eintrag muss ein Objekt sein',
  'entry-id': ({ most }) => `„id“ muss eine Zahl oder ein Text von höchstens ${most} Zeichen sein`,
  'too-many-jobs': () => 'zu viele Aufträge warten: Versuch es gleich noch einmal',
  'too-many-jobs-of-client': ({ most }) => `ein Client darf höchstens ${most} offene Aufträge haben`,
  'result-forgotten': () =>
    'das Ergebnis ist weg: Alle zusammen waren zu groß, und dies war eines der ältesten; frag noch einmal',
  'result-too-large': ({ most }) => `das Ergebnis hätte mehr als ${most} MB: Frag nach weniger Zeilen`,
  'question-lost': () => 'Redis hat die Frage dieses Auftrags verloren; frag noch einmal',
  'part-lost': ({ times }) => `ein Teil des Auftrags ist ${times}-mal gescheitert oder hat seinen Worker verloren`,
  'work-vanished': ({ times }) => `Redis hat einen Teil der Arbeit ${times}-mal verloren`,
  'work-lost': ({ times }) => `ein Teil der Arbeit ist ${times}-mal gescheitert oder hat seinen Worker verloren`,
  'from-source': () => 'das Programm läuft aus den Quellen: Rechnungen teilen sich den Hauptthread',
  'threads-need-build': () =>
    'Threads gibt es nur im gebauten Programm (npm run build): Rechnungen teilen sich den Hauptthread',
  'waits-for-build': ({ build }) => `wartet auf einen Worker vom Stand ${build}`,
  'foreign-build': ({ build, own }) =>
    `ein Auftrag wartet auf einen Worker vom Stand ${build}: Dieser hier hat Stand ${own} und lässt ihn liegen`,
  'redis-refuses': ({ why }, w) => `Redis nimmt nichts an, ${w.say(why)}: Es wird weiter versucht`,
  'redis-memory-full': () => 'sein Speicher ist voll',
  'redis-read-only': () => 'es darf nur gelesen werden',
  'redis-disk-fails': () => 'es kann nicht auf seine Platte schreiben',
  'redis-copies-away': () => 'seine Kopien sind weg',
  'redis-busy': () => 'es ist mit einem Skript beschäftigt',
  'redis-loading': () => 'es liest noch seine Daten',
  'redis-silent': ({ why }) => `Redis antwortet nicht: ${why}`,
  'no-worker-here': ({ build, machine }) =>
    `kein Worker vom Stand ${build} auf ${machine} hat Redis zuletzt gesagt, dass er arbeitet`,
  'redis-writes-again': () => 'Redis nimmt wieder an, was geschrieben wird',

  'job-removed': () => 'der Auftrag wurde gelöscht',
};

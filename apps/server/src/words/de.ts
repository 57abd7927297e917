import type { Translation } from '@oddsmith/words';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  ready: ({ url }) => `Oddsmith ist bereit: ${url}`,
  'redis-back': () => 'Redis ist wieder da',
  'redis-away': () => 'Redis ist weg: Aufträge werden abgelehnt, bis es wieder da ist',

  'setting-refused': ({ variable, fact, got }, w) => `${variable} muss ${w.say(fact)} sein, nicht „${got}“`,
  'setting-between': ({ min, max }) => `${min} bis ${max}`,
  'setting-proxies': () =>
    '„true“, „false“ oder eine Liste von Adressen wie 10.0.0.1 oder 10.0.0.0/8, durch Kommas getrennt,',
  'setting-host': () => 'der Name oder die Adresse dieses Rechners',
  'setting-origins': () => '* oder eine Liste von Seiten wie https://a.example, durch Kommas getrennt,',
  'setting-web-root': () => 'ein Ordner mit der gebauten Web-App',
  'setting-redis': () => 'eine Adresse wie redis://localhost:6379',
  'setting-one-of': ({ known }) => `eins von ${known.join(', ')}`,
  'setting-on-or-off': () => '„on“ oder „off“',

  'no-http': () => 'das ist keine HTTP-Anfrage',
  'request-late': () => 'die Anfrage ist nicht rechtzeitig angekommen',
  'headers-too-large': () => 'die Kopfzeilen sind zu groß',
  malformed: ({ why }) => why,
  'server-failed': () => 'der Server konnte nicht antworten: Das ist ein Fehler in ihm',
  'job-failed': () => 'der Auftrag ist gescheitert: Das ist ein Fehler im Server',
  'catching-up': () => 'der Server kommt gerade nicht nach: Versuch es gleich noch einmal',
  'queue-away': () => 'die Warteschlange der Aufträge ist gerade nicht da: Versuch es gleich noch einmal',
  'queue-refuses': ({ why }, w) =>
    `die Warteschlange der Aufträge nimmt gerade nichts an, ${w.say(why)}: Versuch es gleich noch einmal`,
  'rate-limited': ({ perMinute, seconds }, w) =>
    `höchstens ${w.thousands(perMinute)} Anfragen in der Minute, weniger, wenn sie lange dauern: Versuch es in ${seconds} s noch einmal`,
  'foreign-host': () => 'dieser Server antwortet nur auf den Namen localhost',
  'foreign-origin': () => 'Seiten anderer Websites dürfen diesen Server nicht aufrufen; siehe ORIGINS',
  forbidden: () => 'das ist nicht für alle',
  'nothing-here': () => 'hier ist nichts',
  'nothing-at': ({ path }) => `unter ${path} ist nichts`,
  'wrong-method': ({ path, allowed, method }) => `${path} antwortet auf ${allowed}, nicht auf ${method}`,
  'no-such-range': () => 'die verlangten Bytes hat die Datei nicht',

  'not-sent-as-json': () => 'der Inhalt muss als application/json gesendet werden',
  'sent-compressed': () => 'der Inhalt muss unkomprimiert gesendet werden',
  'body-too-large': ({ most }, w) => `der Inhalt darf höchstens ${w.number(most)} MB groß sein`,
  'body-empty': () => 'der Inhalt ist leer',
  'body-no-json': ({ why }) => `der Inhalt ist kein JSON: ${why}`,
  'forbidden-key': () => 'der Inhalt hat einen Schlüssel __proto__ oder constructor.prototype',
  'body-no-array': () => 'der Inhalt muss eine Liste von Einträgen sein',
  'batch-too-many': ({ most, got }, w) => `höchstens ${most} Einträge auf einmal, nicht ${w.thousands(got)}`,
  'question-too-large': () => 'eine Anfrage an einen Rechner darf höchstens 1 MB groß sein',
  'answer-too-large': ({ most }) => `die Antwort wäre größer als ${most} MB: Frag nach weniger auf einmal`,

  'no-calculator': ({ id }) => `den Rechner „${id}“ gibt es nicht`,
  'no-csv': ({ kind }) => `für „${kind}“ gibt es kein CSV`,
  'no-job': () => 'diesen Auftrag gibt es nicht: Er wurde gelöscht, ist abgelaufen oder war nie da',
  'no-link': () => 'diese Kurzadresse gibt es nicht: Sie wurde hier nie ausgegeben',
  'job-not-done': () => 'der Auftrag ist noch nicht fertig',
  'client-name': () => 'oddsmith-client muss aus 16 bis 64 Buchstaben, Ziffern, - und _ bestehen',
  'search-too-long': ({ most }) => `„q“ darf höchstens ${most} Zeichen haben`,
  'limit-out-of-range': ({ most, got }) => `„limit“ muss zwischen 1 und ${most} liegen, nicht „${got}“`,
  'edition-or-system': () => 'ein Spiel hat Editionen oder Systeme: Nenn eins von beiden',

  'content-no-json': () => '„content“ ist kein JSON',
  'unknown-category': ({ known }) => `„category“ muss eins von ${known.join(', ')} sein`,
  'no-faction': ({ id }) => `die Fraktion „${id}“ gibt es nicht`,
  'too-many-pairings': ({ most, got }, w) =>
    `höchstens ${w.thousands(most)} Paarungen in einer Anfrage, nicht ${w.thousands(got)}`,
  'no-unit-in-army': ({ id, army }) => `in ${army} gibt es keine Einheit „${id}“`,
};

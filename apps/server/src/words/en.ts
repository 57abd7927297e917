// Why the server refuses: said in the language of the request, in http/problem-reply.ts.
import type { Catalogue, Message, Writer } from '@oddsmith/words';

export const en = {
  ready: ({ url }: { url: string }) => `Oddsmith is ready: ${url}`,
  'redis-back': () => 'Redis is back',
  'redis-away': () => 'Redis is away: jobs are refused until it is back',

  'setting-refused': ({ variable, fact, got }: { variable: string; fact: Message; got: string }, w: Writer) =>
    `${variable} must be ${w.say(fact)}, got "${got}"`,
  'setting-between': ({ min, max }: { min: number; max: number }) => `${min} to ${max}`,
  'setting-proxies': () => 'true, false or addresses such as 10.0.0.1 or 10.0.0.0/8, separated by commas',
  'setting-host': () => 'the name or the address of this machine',
  'setting-origins': () => '* or sites such as https://a.example, separated by commas',
  'setting-web-root': () => 'a folder with the built web app in it',
  'setting-redis': () => 'an address such as redis://localhost:6379',
  'setting-one-of': ({ known }: { known: readonly string[] }) => `one of ${known.join(', ')}`,
  'setting-on-or-off': () => 'on or off',

  'no-http': () => 'this is not an HTTP request',
  'request-late': () => 'the request did not arrive in time',
  'headers-too-large': () => 'the headers are too large',
  malformed: ({ why }: { why: string }) => why,
  'server-failed': () => 'the server failed to answer; this is a bug',
  'job-failed': () => 'the job failed; this is a bug',
  'catching-up': () => 'the server is catching up; try again shortly',
  'queue-away': () => 'the queue of jobs is away at the moment; try again shortly',
  'queue-refuses': ({ why }: { why: Message }, w: Writer) =>
    `the queue of jobs takes nothing at the moment, ${w.say(why)}; try again shortly`,
  'rate-limited': ({ perMinute, seconds }: { perMinute: number; seconds: number }) =>
    `at most ${perMinute} requests a minute, fewer when they take long; try again in ${seconds} s`,
  'foreign-host': () => 'this server answers to the name localhost only',
  'foreign-origin': () => 'pages of other sites may not call this server; see ORIGINS',
  forbidden: () => 'this is not for everybody',
  'nothing-here': () => 'there is nothing here',
  'nothing-at': ({ path }: { path: string }) => `there is nothing at ${path}`,
  'wrong-method': ({ path, allowed, method }: { path: string; allowed: string; method: string }) =>
    `${path} answers ${allowed}, not ${method}`,
  'no-such-range': () => 'the file does not have the bytes asked for',

  'not-sent-as-json': () => 'the body must be sent as application/json',
  'sent-compressed': () => 'the body must be sent as it is, not compressed',
  'body-too-large': ({ most }: { most: number }) => `the body must be at most ${most} MB`,
  'body-empty': () => 'the body is empty',
  'body-no-json': ({ why }: { why: string }) => `the body is not JSON: ${why}`,
  'forbidden-key': () => 'the body has a key __proto__ or constructor.prototype',
  'body-no-array': () => 'the body must be an array of entries',
  'batch-too-many': ({ most, got }: { most: number; got: number }) =>
    `a batch must have at most ${most} entries, got ${got}`,
  'question-too-large': () => 'a calculation request must be at most 1 MB',
  'answer-too-large': ({ most }: { most: number }) =>
    `the answer would be larger than ${most} MB: ask for less at once`,

  'no-calculator': ({ id }: { id: string }) => `there is no calculator "${id}"`,
  'no-csv': ({ kind }: { kind: string }) => `a ${kind} has no CSV`,
  'no-job': () => 'there is no such job: it was deleted, has expired or never was',
  'no-link': () => 'there is no such short address: it was never given out here',
  'job-not-done': () => 'the job is not done yet',
  'client-name': () => 'oddsmith-client must be 16 to 64 letters, digits, - and _',
  'search-too-long': ({ most }: { most: number }) => `q must have at most ${most} letters`,
  'limit-out-of-range': ({ most, got }: { most: number; got: string }) => `limit must be 1 to ${most}, got "${got}"`,
  'edition-or-system': () => 'a game has editions or systems: name one of the two',

  'content-no-json': () => 'content is not JSON',
  'unknown-category': ({ known }: { known: readonly string[] }) => `category must be one of ${known.join(', ')}`,
  'no-faction': ({ id }: { id: string }) => `there is no faction "${id}"`,
  'too-many-pairings': ({ most, got }: { most: number; got: number }) =>
    `at most ${most} pairings in one request, got ${got}`,
  'no-unit-in-army': ({ id, army }: { id: string; army: string }) => `there is no unit "${id}" in ${army}`,
} satisfies Catalogue;

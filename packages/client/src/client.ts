// The client: one method for each thing the API does.
import type { AnswerOf, BatchEntry, CalculationOf, CalculatorId, JobQuestion, Schemas } from './asked.ts';
import { Job, type WatchOptions } from './job.ts';
import { errorOf } from './oddsmith-error.ts';

export interface ClientOptions {
  /** Where the server is: http://localhost:8042 if not given. */
  readonly url?: string;
  /** Of sentences, where a request names none: "de", or a header such as "de, en;q=0.5". */
  readonly language?: string;
  /** Sent with every request, such as what a proxy wants to see. */
  readonly headers?: { readonly [name: string]: string };
  /** A name of your own of 16 to 64 letters and digits: jobs sent with it can be listed. */
  readonly client?: string;
  readonly fetch?: typeof fetch;
}

export interface Asking {
  readonly signal?: AbortSignal;
}

const JSON_TYPE = 'application/json';

export class OddsmithClient {
  readonly #url: string;
  readonly #headers: { readonly [name: string]: string };
  readonly #fetch: typeof fetch;

  constructor({ url = 'http://localhost:8042', language, headers, client, fetch: own }: ClientOptions = {}) {
    this.#url = url.replace(/\/+$/, '');
    this.#headers = {
      ...headers,
      ...(language === undefined ? {} : { 'accept-language': language }),
      ...(client === undefined ? {} : { 'oddsmith-client': client }),
    };
    // Called as a function of its own: a browser's fetch wants no other `this`.
    this.#fetch = own ?? ((...args) => fetch(...args));
  }

  /** The odds of one battle. */
  calculate<Id extends CalculatorId>(request: CalculationOf<Id>, asking?: Asking): Promise<AnswerOf<Id>> {
    return this.#post('/api/v1/calculate', request, asking);
  }

  /** Many battles: answers in the order of the entries, a problem in the place of one that is wrong. */
  batch(entries: readonly BatchEntry[], asking?: Asking): Promise<Schemas['BatchReply']> {
    return this.#post('/api/v1/batch', entries, asking);
  }

  /** An army list: its text with what must be known of it, or the bytes of a roster file. */
  importArmy(
    list: Schemas['ImportRequest'] | Uint8Array<ArrayBuffer>,
    asking?: Asking,
  ): Promise<Schemas['ImportReply']> {
    if (list instanceof Uint8Array) return this.#send('/api/v1/import', list, 'application/octet-stream', asking);
    return this.#post('/api/v1/import', list, asking);
  }

  /** Units of a game's library by words of their names. */
  async units(
    wanted: { readonly game: string; readonly q?: string; readonly edition?: string; readonly limit?: number },
    asking?: Asking,
  ): Promise<Schemas['UnitList']> {
    const query = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
    return (await this.#ask(`/api/v1/units?${query}`, { ...asking })).json() as Promise<Schemas['UnitList']>;
  }

  /** Two units of a game's library as a battle: `calculator` and `input` go to `calculate`. */
  async battleOfUnits(
    wanted: {
      readonly game: string;
      readonly unit: string;
      readonly against: string;
      readonly calculator?: string;
      readonly edition?: string;
      /** The detachment whose rules the attacker brings. */
      readonly army?: string;
      /** A unit that fires out of the attacker. */
      readonly aboard?: string;
      readonly mode?: string;
    },
    asking?: Asking,
  ): Promise<Schemas['UnitBattle']> {
    const query = new URLSearchParams(Object.entries(wanted));
    return (await this.#ask(`/api/v1/units/battle?${query}`, { ...asking })).json() as Promise<Schemas['UnitBattle']>;
  }

  /** The address that shows a battle, or two units of army lists, in the web app of the server. */
  link(battle: Schemas['LinkRequest'], asking?: Asking): Promise<Schemas['LinkReply']> {
    return this.#post('/api/v1/links', battle, asking);
  }

  async calculators(asking?: Asking): Promise<Schemas['CalculatorList']> {
    return (await this.#ask('/api/v1/calculators', { ...asking })).json() as Promise<Schemas['CalculatorList']>;
  }

  /** Sends a question that takes long. */
  async submit(question: JobQuestion, asking?: Asking): Promise<Job> {
    const { id } = await this.#post<Schemas['JobStatus']>('/api/v1/jobs', question, asking);
    return this.job(id);
  }

  /** A job that was sent before, perhaps by another program. */
  job(id: string): Job {
    return new Job(id, (path, options) => this.#ask(path, options));
  }

  /** Sends a question, waits for its result and forgets the job. */
  async run(question: JobQuestion, options: WatchOptions = {}): Promise<Schemas['JobResult']> {
    const job = await this.submit(question, options.signal === undefined ? {} : { signal: options.signal });
    const result = await job.result(options);
    await job.cancel();
    return result;
  }

  #post<Reply>(path: string, body: unknown, asking?: Asking): Promise<Reply> {
    return this.#send(path, JSON.stringify(body), JSON_TYPE, asking);
  }

  async #send<Reply>(path: string, body: BodyInit, type: string, asking?: Asking): Promise<Reply> {
    const reply = await this.#ask(path, { method: 'POST', body, headers: { 'content-type': type }, ...asking });
    return reply.json() as Promise<Reply>;
  }

  async #ask(path: string, options: RequestInit = {}): Promise<Response> {
    const headers = { ...this.#headers, ...(options.headers as { readonly [name: string]: string } | undefined) };
    const reply = await this.#fetch(this.#url + path, { ...options, headers });
    if (!reply.ok) throw await errorOf(reply);
    return reply;
  }
}

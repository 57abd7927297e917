// Cheap requests alone and beside the heaviest, and forty of those at once: how long the cheap ones take, and what the process needs.
import { Agent, request as httpRequest } from 'node:http';
import { KeptConnection } from './kept-connection.ts';
import { add, counted, type Row } from './row.ts';
import type { Victim } from './victim.ts';
import { type Heavy, WORST } from './worst.ts';

const CHEAP: Heavy = {
  path: '/api/v1/calculate',
  type: 'application/json',
  body: JSON.stringify({ calculator: 'fantasy/attack', input: {} }),
};

const ALONE_AT_ONCE = 16;
const BESIDE_AT_ONCE = 4;
const HEAVY_AT_ONCE = 8;
const MOST_AT_ONCE = 40;
/** The longest a request may take: its budget, the grace of its thread, and a busy machine. */
const HANG_MS = 15_000;
const MOST_BYTES = 1.5e9;
const BLOCKED_MS = 50;
/** What 99 of 100 cheap requests take at most, whatever else is asked. */
const CHEAP_MS = 50;

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

interface Sent {
  readonly status: number;
  readonly ms: number;
}

function send(victim: Victim, heavy: Heavy, from: string): Promise<Sent> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const headers = {
      'content-type': heavy.type,
      'content-length': Buffer.byteLength(heavy.body),
      'x-forwarded-for': from,
    };
    const done = (status: number) => resolve({ status, ms: performance.now() - begun });
    const call = httpRequest(
      { host: '127.0.0.1', port: victim.port, path: heavy.path, method: 'POST', headers, agent },
      (reply) => {
        reply.resume();
        reply.on('close', () => done(reply.statusCode ?? 0));
      },
    );
    // Who is refused early may be cut off while still sending: as good as an answer.
    call.on('error', () => done(0));
    call.end(heavy.body);
  });
}

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly bad: number;
  readonly count: number;
}

async function cheapFor(victim: Victim, seconds: number, atOnce: number): Promise<Measured> {
  const times: number[] = [];
  let bad = 0;
  const begun = performance.now();
  const lane = async (_: unknown, i: number): Promise<void> => {
    const connection = new KeptConnection(victim.port);
    while (performance.now() - begun < seconds * 1000) {
      const sent = performance.now();
      const status = await connection.post(CHEAP, `10.0.1.${i}`);
      times.push(performance.now() - sent);
      if (status !== 200) bad++;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const took = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), worst: at(1), bad, count: times.length };
}

function rowOf(name: string, { perSecond, p50, p99, worst, bad, count }: Measured): Row {
  const outcome = `${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  const faults = bad === 0 ? [] : [`${bad} not answered`];
  const late = p99 > CHEAP_MS ? [`p99 ${p99.toFixed(1)} ms, not under ${CHEAP_MS}`] : [];
  return { name, count, outcome, worstMs: worst, faults, late };
}

/** Cheap requests while others send the heaviest, one after the other. */
export async function mixedFor(
  victim: Victim,
  seconds: number,
  outcomes: Map<string, number> = new Map(),
): Promise<Measured> {
  let going = true;
  const heavy = async (_: unknown, i: number): Promise<void> => {
    for (let n = i; going; n++) {
      const { status } = await send(victim, WORST[n % WORST.length], `10.0.0.${i}`);
      add(outcomes, statusName(status));
    }
  };
  const attackers = Array.from({ length: HEAVY_AT_ONCE }, heavy);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const found = await cheapFor(victim, seconds, BESIDE_AT_ONCE);
  going = false;
  await Promise.all(attackers);
  return found;
}

export async function loadCheap(victim: Victim, seconds: number): Promise<readonly Row[]> {
  await cheapFor(victim, Math.min(2, seconds), ALONE_AT_ONCE);
  const alone = rowOf('cheap requests alone', await cheapFor(victim, seconds, ALONE_AT_ONCE));
  const outcomes = new Map<string, number>();
  const beside = rowOf('cheap beside the heaviest', await mixedFor(victim, seconds, outcomes));
  return [alone, { ...beside, outcome: `${beside.outcome}; heavy: ${counted(outcomes)}` }];
}

/** Every request that is allowed, forty at a time. */
export async function loadWorst(victim: Victim): Promise<Row> {
  const outcomes = new Map<string, number>();
  const faults: string[] = [];
  const late: string[] = [];
  let worstMs = 0;
  const sent = Array.from({ length: MOST_AT_ONCE }, async (_, i) => {
    const heavy = WORST[i % WORST.length];
    const { status, ms } = await send(victim, heavy, `10.0.2.${i}`);
    worstMs = Math.max(worstMs, ms);
    add(outcomes, statusName(status));
    if (status >= 500 && status !== 503) faults.push(`${heavy.path}: ${status} for ${heavy.body.slice(0, 200)}`);
    if (ms > HANG_MS) late.push(`${heavy.path}: ${Math.round(ms)} ms for ${heavy.body.slice(0, 200)}`);
  });
  await Promise.all(sent);
  return {
    name: 'forty of the heaviest at once',
    count: MOST_AT_ONCE,
    outcome: counted(outcomes),
    worstMs,
    faults,
    late,
  };
}

function statusName(status: number): string {
  if (status === 503) return 'out of budget';
  if (status === 0) return 'cut off';
  return status < 300 ? 'answered' : status < 500 ? 'refused' : 'failed';
}

/** The main thread and the memory over everything since the last reset. */
export function watchRow({ report, running }: Victim): Row {
  const { blockedMs, mostBytes } = report;
  const faults = [
    ...(running ? [] : ['the server ended']),
    ...(blockedMs > BLOCKED_MS ? [`the main thread was busy for ${Math.round(blockedMs)} ms`] : []),
    ...(mostBytes > MOST_BYTES ? [`the process had ${Math.round(mostBytes / 1e6)} MB`] : []),
  ];
  const outcome = `${Math.round(mostBytes / 1e6)} MB at most; main thread busy at most as long as said`;
  return { name: 'server as a whole', count: 1, outcome, worstMs: blockedMs, faults };
}

// Newest input wins: overtaken questions are dropped, slow runs are killed, nothing is answered twice.
import { expect, test } from 'vitest';
import { Newest, PATIENCE_MS, type Timer } from '../src/engine/newest.ts';

class FakeTimer implements Timer {
  private jobs: { at: number; act: () => void }[] = [];
  private now = 0;

  after(ms: number, act: () => void): () => void {
    const job = { at: this.now + ms, act };
    this.jobs.push(job);
    return () => {
      this.jobs = this.jobs.filter((other) => other !== job);
    };
  }

  pass(ms: number): void {
    this.now += ms;
    const due = this.jobs.filter((job) => job.at <= this.now);
    this.jobs = this.jobs.filter((job) => job.at > this.now);
    for (const job of due) job.act();
  }
}

function setUp() {
  const runs: { request: number; resolve: (reply: string) => void; reject: (reason: unknown) => void }[] = [];
  let restarts = 0;
  const timer = new FakeTimer();
  const newest = new Newest<number, string>(
    {
      run: (request) => new Promise((resolve, reject) => runs.push({ request, resolve, reject })),
      restart: () => {
        restarts++;
      },
    },
    timer,
  );
  return { newest, timer, runs, restarts: () => restarts };
}

test('answers a single question', async () => {
  const { newest, runs } = setUp();
  const reply = newest.ask(1);
  runs[0].resolve('one');
  expect(await reply).toBe('one');
});

test('runs one at a time and skips to the newest', async () => {
  const { newest, runs } = setUp();
  const replies = [newest.ask(1), newest.ask(2), newest.ask(3)];
  expect(runs.map((run) => run.request)).toEqual([1]);
  runs[0].resolve('one');
  expect(await replies[0]).toBeUndefined();
  expect(await replies[1]).toBeUndefined();
  expect(runs.map((run) => run.request)).toEqual([1, 3]);
  runs[1].resolve('three');
  expect(await replies[2]).toBe('three');
});

test('kills a slow run when a newer question waits', async () => {
  const { newest, runs, timer, restarts } = setUp();
  const slow = newest.ask(1);
  const quick = newest.ask(2);
  timer.pass(PATIENCE_MS);
  expect(restarts()).toBe(1);
  expect(await slow).toBeUndefined();
  runs[0].resolve('too late');
  runs[1].resolve('two');
  expect(await quick).toBe('two');
});

test('lets a slow run finish while nothing else is asked, and kills it at once when something is', async () => {
  const { newest, runs, timer, restarts } = setUp();
  const slow = newest.ask(1);
  timer.pass(PATIENCE_MS * 10);
  expect(restarts()).toBe(0);
  const next = newest.ask(2);
  expect(restarts()).toBe(1);
  expect(await slow).toBeUndefined();
  runs[1].resolve('two');
  expect(await next).toBe('two');
});

test('cancel ends the run and whatever waits', async () => {
  const { newest, runs, restarts } = setUp();
  const replies = [newest.ask(1), newest.ask(2)];
  newest.cancel();
  expect(await Promise.all(replies)).toEqual([undefined, undefined]);
  expect(restarts()).toBe(1);
  const after = newest.ask(3);
  runs[1].resolve('three');
  expect(await after).toBe('three');
});

test('a failing run rejects its own question and the next one still runs', async () => {
  const { newest, runs } = setUp();
  const bad = newest.ask(1);
  runs[0].reject(new Error('broken'));
  await expect(bad).rejects.toThrow('broken');
  const good = newest.ask(2);
  runs[1].resolve('two');
  expect(await good).toBe('two');
});

// What an address may ask for: an allowance that fills up again, spent by requests and by the time threads work on them.
import { isIPv6 } from 'node:net';

/** So much time of a thread counts as one request more. */
const MS_A_REQUEST = 50;
/** Addresses remembered; those not seen for longest are forgotten, which is to their advantage. */
const MOST_ADDRESSES = 20_000;
const MINUTE_MS = 60_000;

interface Account {
  left: number;
  at: number;
}

export class Meter {
  private readonly perMinute: number;
  private readonly now: () => number;
  private readonly accounts = new Map<string, Account>();

  /** 0 is no limit. */
  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.perMinute = perMinute;
    this.now = now;
  }

  /** Takes one request from the allowance: undefined, or in how many seconds there is one. */
  take(owner: string): number | undefined {
    if (this.perMinute === 0) return undefined;
    const account = this.account(owner);
    if (account.left >= 1) {
      account.left -= 1;
      return undefined;
    }
    return Math.max(1, Math.ceil(((1 - account.left) / this.perMinute) * 60));
  }

  /** Requests that are left, and in how many seconds the allowance is whole again; nothing is taken. */
  standing(owner: string): { readonly left: number; readonly seconds: number } {
    const { left } = this.account(owner);
    return {
      left: Math.max(0, Math.floor(left)),
      seconds: Math.ceil(((this.perMinute - left) / this.perMinute) * 60),
    };
  }

  /** What a request turned out to cost; more than is left is paid by the next ones. */
  spent(owner: string, ms: number): void {
    if (this.perMinute === 0) return;
    const account = this.account(owner);
    account.left = Math.max(-this.perMinute, account.left - ms / MS_A_REQUEST);
  }

  private account(owner: string): Account {
    const now = this.now();
    const known = this.accounts.get(owner);
    this.accounts.delete(owner);
    const left = known === undefined ? this.perMinute : known.left + ((now - known.at) / MINUTE_MS) * this.perMinute;
    const account = { left: Math.min(this.perMinute, left), at: now };
    this.accounts.set(owner, account);
    if (this.accounts.size > MOST_ADDRESSES) this.accounts.delete(this.accounts.keys().next().value as string);
    return account;
  }
}

/** Who an address belongs to: a household has 2^64 addresses of IPv6. */
export function ownerOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped !== null) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head, tail = ''] = address.split('%')[0].split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? Array(Math.max(0, 8 - first.length - last.length)).fill('0') : [];
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

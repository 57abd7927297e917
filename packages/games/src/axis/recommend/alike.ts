// Defenders that fight alike: where only the chance to hold counts, artillery is one more infantry, and a split need not tell them
// apart. 45 defenders of five kinds make 4 million pairs of a garrison and what is left instead of 101 million.
import type { Recommendation } from '../plan.ts';
import { type Counts, UNITS } from '../units.ts';

/** For every kind the one that stands for it: itself, or one that fights alike and is lost beside it. */
function standIns({ naval, stock, waves }: Recommendation): readonly number[] {
  const [{ defense, stop }] = waves;
  const own = UNITS.map((_, t) => t);
  // A rule about profit asks what a unit costs; at sea no two kinds are alike.
  if (naval || stop.profitMargin !== undefined || defense.items.some(({ amount }) => amount !== null)) return own;
  const order = defense.items.map(({ unit }) => UNITS.findIndex(({ id }) => id === unit)).filter((t) => stock[t] > 0);
  order.forEach((t, place) => {
    if (place > 0 && areAlike(order[place - 1], t)) own[t] = own[order[place - 1]];
  });
  return own;
}

function areAlike(a: number, b: number): boolean {
  const [one, other] = [UNITS[a], UNITS[b]];
  return (
    one.defense === other.defense &&
    one.antiAirShots === other.antiAirShots &&
    (one.helpless ?? false) === (other.helpless ?? false)
  );
}

/** The same question for a stock in which kinds that fight alike are one. */
export function withAlikeAsOne(given: Recommendation): Recommendation {
  const stock = given.stock.map(() => 0);
  standIns(given).forEach((kind, t) => {
    stock[kind] += given.stock[t];
  });
  return { ...given, stock };
}

/** Garrisons of such a stock in the units there are. */
export function dealtOut(given: Recommendation, garrisons: readonly Counts[]): readonly Counts[] {
  const kinds = standIns(given);
  const left = [...given.stock];
  return garrisons.map((garrison) => {
    const wanted = [...garrison];
    return kinds.map((kind, t) => {
      const dealt = Math.min(wanted[kind], left[t]);
      wanted[kind] -= dealt;
      left[t] -= dealt;
      return dealt;
    });
  });
}

// Why a request is refused before its input is looked at.
import { type AnyCalculator, calculateWith, isRefusal, type Language } from '@oddsmith/games';
import type { Said } from './speech.ts';

const nested = (depth: number): unknown => (depth === 0 ? 1 : { deeper: nested(depth - 1) });

const REQUESTS: { readonly [why: string]: unknown } = {
  'no object': 'a battle',
  nothing: undefined,
  'no calculator': { input: {} },
  'unknown calculator': { calculator: 'chess/game', input: {} },
  'misspelt calculator': { calculator: 'killteam/shot', input: {} },
  'unknown field': { calculator: 'killteam/shoot', input: {}, nonsense: 1 },
  'unknown method': { calculator: 'killteam/shoot', input: {}, method: 'guess' },
  'no iterations': { calculator: 'killteam/shoot', input: {}, iterations: 0 },
  'too many iterations': { calculator: 'killteam/shoot', input: {}, iterations: 1e12 },
  'negative seed': { calculator: 'killteam/shoot', input: {}, seed: -1 },
  'no precision': { calculator: 'killteam/shoot', input: {}, precision: 0 },
  'too deep': { calculator: 'killteam/shoot', input: nested(200) },
};

export function saidOfRequests(calculators: readonly AnyCalculator[]): readonly Said[] {
  const exact = { method: 'exact' as const };
  const requests: readonly (readonly [string, unknown, object])[] = [
    ...Object.entries(REQUESTS).map(([why, request]) => [why, request, {}] as const),
    ...calculators.map(({ id, presets }) => {
      const request = { calculator: id, input: presets[0].input, ...exact };
      return [`${id} out of steps`, request, { steps: 1 }] as const;
    }),
  ];
  return requests.map(([id, request, limits]) => {
    const saidIn = (language: Language) => {
      const reply = calculateWith(calculators, request, { ...limits, language });
      return isRefusal(reply) ? [reply.error.message] : [];
    };
    return { id, speech: { en: saidIn('en'), de: saidIn('de') } };
  });
}

import type { Translation } from '@oddsmith/words';
import type { checks as en, Limited } from '../en/checks.ts';

const AIMED = { rerolls: 'Wiederholungen können', 'optional rules': 'Regeln nach Wahl können' } as const;
const LIMITED: { readonly [field in Limited]: string } = {
  ignoreDice: '„Ignorierte Würfel“',
  halveDice: '„Halbierte Würfel“',
  damageReduction: '„Weniger Schaden“',
};

export const checks: Translation<typeof en> = {
  'kill-one-attack': ({ what }) =>
    `${AIMED[what]} nur in einer einzelnen Attacke auf den Sieg zielen: Runden muss 1 sein, weitere Attacken leer`,
  'one-goal': () => 'Wiederholungen und Regeln nach Wahl müssen auf dasselbe zielen',
  'optional-edition': () => 'nur auf Regeln von 2024 lässt sich verzichten: Diese werden immer benutzt',
  'optional-old-ability': ({ rule }, w) =>
    `${w.rule(rule)} ist von 2021 und wird immer benutzt: neben Regeln nach Wahl geht das nicht`,
  'no-dice-left': ({ turn }) =>
    `der ${turn === 'first' ? 'erste' : 'zweite'} Kämpfer ist am Zug, hat aber keine Würfel mehr`,
  'one-choice': ({ given }, w) =>
    `nur eines von ${w.list(Object.values(LIMITED))} mit Anwendungen geht, nicht ${w.list(given.map((field) => LIMITED[field]))}`,
  'not-json': () => 'die Datei ist kein JSON',
  'not-in-plan': ({ field }) => `„${field}“ gehört in keinen Plan`,
  'more-wounds-than-before': ({ before, since, now }) =>
    `${before} Lebenspunkte ${since === 'battle' ? 'zu Beginn' : 'zu Beginn der Runde'} sind weniger als die ${now} jetzt`,
};

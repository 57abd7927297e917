// The dialogs of Grimdark Future: unit, rules, scenarios.
import type * as english from '../../english/grimdark/sheets.ts';
import { plural } from '../plural.ts';

export const grimdarkSheets: typeof english.grimdarkSheets = {
  pick: {
    description: 'Einheiten der Armeen, die du geladen hast, und der Beispiele',
    search: 'Nach Einheit suchen',
    nothing: 'Nichts gefunden. Füge auf der Armeen-Seite eine Liste ein, dann stehen ihre Einheiten hier.',
    unit: (models, points) => `${plural(models, 'Modell', 'Modelle')}, ${plural(points, 'Punkt', 'Punkte')}`,
  },

  unit: {
    description: (unit) => `Werte, Waffen und Regeln von ${unit}`,
    card: 'Einheitenkarte',
    quality: 'Qualität',
    defense: 'Verteidigung',
    models: 'Modelle',
    points: 'Punkte',
    rulesOfUnit: 'Regeln der Einheit',
    lookingUp: 'Die Regeln werden nachgeschlagen …',
    noRules: 'Keine Sonderregeln.',
    hero: 'Held',
    qualityIs: (quality) => `Qualität ${quality}+`,
    defenseIs: (defense) => `Verteidigung ${defense}+`,
    rulesOf: (model) => `Regeln von ${model}`,
    addWeapon: 'Waffe hinzufügen',
    to: (model) => `zu ${model}`,
    newWeapon: 'Gewehr',
    weapon: 'Waffe',
    remove: (weapon) => `${weapon} entfernen`,
    range: 'Reichweite in Zoll',
    attacks: 'Attacken',
    copies: 'Anzahl',
    weaponRules: 'Waffenregeln',
  },

  rules: {
    description: 'Alle Sonderregeln mit ihrer Bedeutung',
    loading: 'Die Regeln werden geladen …',
    search: 'Regeln suchen',
    category: 'Art',
    allCategories: 'Alle Arten',
    categories: {
      weapon: 'Waffe',
      attack: 'Angreifen',
      defense: 'Verteidigung',
      morale: 'Moral',
      boost: 'Verstärkung',
      support: 'Unterstützung',
      movement: 'Bewegung',
      deployment: 'Aufstellung',
      magic: 'Magie',
      other: 'Sonstiges',
    },
    found: (found, all, version) => `${found} von ${all} Regeln, Version ${version}`,
    foundRules: 'Gefundene Regeln',
    none: 'Keine Regel hat diese Wörter. Versuch ein Wort ihres Namens, etwa „rending“.',
  },

  run: {
    scenarios: 'Szenarien',
    all: 'Alle',
    none: 'Keine',
    chooseOne: 'Wähle mindestens eines. Bis dahin bleibt die letzte Wahl bestehen.',
    groups: { shooting: 'Beschuss', charges: 'Angriffe', approaches: 'Annäherung', battles: 'Ganze Schlachten' },
    flows: {
      shooting_only: 'A schießt einmal.',
      mutual_shooting: 'A schießt, B schießt zurück.',
      charge: 'A greift an, B schlägt zurück.',
      receive_charge: 'B greift an, A schlägt zurück.',
      shoot_then_charge: 'A schießt, dann greift B an.',
      approach_1_turn: 'B schießt einmal, dann greift A an.',
      approach_2_turns: 'B schießt zwei Runden lang, dann greift A an.',
      full_engagement: 'Beide schießen; in der nächsten Runde greift A an.',
      fighting_retreat: 'A schießt und B greift an, fünf Runden lang.',
    },
  },
};

import type { Translation } from '@oddsmith/words';
import type { advice as english } from '../en/advice.ts';
import type { IdleField, IdleReroll, StandingSave } from '../values.ts';
import { weaponInSentence } from './weapon.ts';

const SYSTEM_NAMES = {
  dice: 'einem Gefecht bloßer Würfel',
  oldWorld: 'The Old World',
  ninthAge: 'The 9th Age',
} as const;

const FIELDS: { readonly [F in IdleField['field']]: string } = {
  defensiveSkill: 'Defensive Skill',
  height: 'Höhe',
  troopType: 'der Truppentyp',
  formation: 'die Formation',
  highGround: 'die Anhöhe',
  disrupted: 'gestörte Glieder',
  disorderedCharge: 'der ungeordnete Angriff',
  chargeDistance: 'die Angriffsstrecke',
  throughTerrain: 'der Angriff durch Gelände',
  weaponSkill: 'das Kampfgeschick',
  targetWeaponSkill: 'das Kampfgeschick des Ziels',
  ballisticSkill: 'die Ballistische Fertigkeit',
  hitModifier: 'der Treffermodifikator',
  monsterSlayer: 'Monstertöter',
  targetKind: 'die Art des Ziels',
  specialSave: 'der besondere Schutzwurf',
  specialSaveKind: 'die Art des besonderen Schutzwurfs',
  sunder: 'Rüstung zerbrechen',
  redFury: 'Red Fury',
  poisonOn: 'das Auge für Gift',
  poisonMode: 'die Wirkung von Gift',
  resilience: 'Widerstandskraft',
};

const SAVES: { readonly [S in StandingSave['save']]: (value: number | string) => string } = {
  ward: (value) => `der Rettungswurf von ${value}+ auf der Karte gilt, der einer Sonderregel wird nicht benutzt`,
  aegis: (value) => `die Aegis von ${value}+ auf der Karte gilt, die einer Sonderregel wird nicht benutzt`,
  fortitude: (value) => `die Fortitude von ${value}+ auf der Karte gilt, die einer Sonderregel wird nicht benutzt`,
  regeneration: (value) =>
    `die Regeneration von ${value}+ auf der Karte gilt, die einer Sonderregel wird nicht benutzt`,
};

const REROLLS: { readonly [F in IdleReroll['field']]: string } = {
  rerollHits: 'der Trefferwürfe',
  rerollWounds: 'der Verwundungswürfe',
  rerollArmorSaves: 'der Rüstungswürfe',
  rerollSpecialSaves: 'der besonderen Schutzwürfe',
};

const SLAYERS = {
  killingBlow: 'Todesstoß bewirkt nichts: Er erschlägt nur Infanterie und Kavallerie',
  monsterSlayer: 'Monstertöter bewirkt nichts: Er erschlägt nur Monster',
} as const;

export const advice: Translation<typeof english> = {
  'charge-weapon-standing': ({ weapon }, w) =>
    `${weaponInSentence(weapon, w)}: bewirkt mehr, wenn die Einheit angreift`,
  'first-charge-standing': () => 'First Charge bewirkt nichts: Die Einheit greift nicht an',
  'shield-two-hands': ({ weapon }, w) =>
    `der Schild bewirkt nichts, denn zwei Hände braucht: ${weaponInSentence(weapon, w)}`,
  'frontage-beyond-models': ({ models }, w) =>
    models === 1 ? 'nur 1 Modell kann vorn stehen' : `nur ${w.plural(models, 'Modell', 'Modelle')} können vorn stehen`,
  'marching-column': () => 'mehr Glieder als Modelle in einem Glied sind eine Marschkolonne: kein Gliederbonus',
  'slayer-without-prey': ({ rule }) =>
    rule === null ? 'eine natürliche 6 beim Verwunden bewirkt gegen diese Truppen nichts Besonderes' : SLAYERS[rule],
  'weapon-not-for-troop-type': ({ weapon }, w) =>
    `solche Truppen führen im Buch diese Waffe nicht (${weaponInSentence(weapon, w)}); sie zählt, wie die Karte sagt`,
  'arc-against-skirmishers': () => 'Plänkler haben weder Flanke noch Rücken: Das zählt als ihre Front',
  'other-system': ({ field, system }) => `${FIELDS[field]} bewirkt nichts in ${SYSTEM_NAMES[system]}`,
  'standard-without-effect': () => 'diese Truppen wiederholen Aufriebstests bei einer Armeestandarte nicht',
  'save-of-card-stands': ({ save, value }) => SAVES[save](value),
  'distance-unused': () => 'die Angriffsweite bewirkt nichts ohne Angriff',
  'shooting-unused': () => 'die Fernkampfwaffe tut nichts, solange die Einheit nicht stehen bleibt und schießt',
  'no-fire-and-flee': () => 'Schießen und Fliehen gibt es nur in The Old World: Die Einheit bleibt stehen',
  'reaction-without-charge': () => 'niemand greift diese Einheit an: Es gibt nichts, worauf sie reagieren könnte',
  'flight-without-distance': () =>
    'Flucht zählt nur gegen einen Angriff mit Bewegung und Entfernung: Die Einheit hält stattdessen stand',
  'nothing-to-shoot': () => 'keine Fernkampfwaffe zum Schießen vorhanden: Die Einheit hält stattdessen stand',
  'challenge-forced': () => 'kein Glied, in das man zurücktreten könnte: Die Herausforderung muss angenommen werden',
  'challenge-unanswered': () =>
    'in der feindlichen Einheit kann niemand die Herausforderung annehmen: Sie bleibt ohne Folgen',
  'cannot-shoot': () => 'der Angriff beginnt zu nah oder nicht vorn: Die Einheit kann nicht schießen',
  'restraint-unused': () => 'niemand verfolgt, solange Flucht und Verfolgung nicht gewürfelt werden',
  'charge-out-of-reach': ({ most }) => `ein Angriff darf über höchstens ${most}" angesagt werden: Er findet nie statt`,
  'rule-not-counted': ({ rule }) => `„${rule}“ wird nicht gezählt`,
  'enemies-not-asked': ({ rule }) => `„${rule}“ wird gezählt, wer auch immer der Feind ist`,

  'initiative-unused': ({ strike }) =>
    strike === 'impact'
      ? 'Aufpralltreffer haben einen eigenen Schritt: Initiative bewirkt nichts'
      : 'Niedertrampeln hat einen eigenen Schritt: Initiative bewirkt nichts',
  'models-beyond-unit': ({ models }) => `nur ${models} Modelle sind da, um zuzuschlagen`,
  'no-strikes': () => 'diese Einheit schlägt nicht zu',
  'charge-unused': () => 'der Angriff bewirkt nichts: Es gibt keine Aufpralltreffer',
  'profile-replaced': ({ field }) => `„${field}“ bewirkt nichts: Die gemischten Profile ersetzen die Attacke darüber`,
  'no-attacks': () => 'es gibt keine Attacken',
  'cannot-hit': () => 'diese Attacken können nicht treffen',
  'cannot-wound': () => 'diese Attacken können nicht verwunden',
  'reroll-without-die': ({ field }) => `das Wiederholen ${REROLLS[field]} bewirkt nichts: Es wird kein Würfel geworfen`,
  'nothing-gets-through': ({ save }) =>
    save === 'armour save'
      ? 'ein automatischer Rüstungswurf hält jede Verwundung auf, die ihn zulässt'
      : 'ein automatischer besonderer Schutzwurf hält jede Verwundung auf, die ihn zulässt',
  'piercing-without-armour': ({ automatic }) =>
    `Rüstungsdurchdringung bewirkt nichts: ${automatic ? 'Automatische Rüstung ignoriert sie' : 'Es gibt keine Rüstung'}`,
  'piercing-beyond-save': ({ enough, save }) =>
    `Rüstungsdurchdringung ${enough} nimmt den Wurf von ${save}+ schon ganz`,
  'bane-without-save': () => 'Rüstungsfluch bewirkt nichts: Es gibt keinen Rüstungswurf zu durchdringen',
  'sunder-without-save': () => 'Zerspalten bewirkt hier nichts: Es gibt keinen Rüstungswurf zu verschlechtern',
  'poison-without-die': () => 'Gift bewirkt nichts: Es wird kein Trefferwurf geworfen',
  'poison-on-sure-wound': () => 'Gift bewirkt nichts: Jeder Treffer verwundet ohnehin',
  'poison-bonus-wasted': ({ best }) =>
    `der Giftbonus bewirkt nichts: ${best ? '2+ ist der beste Verwundungswurf, den es gibt' : 'Diese Attacken können nicht verwunden'}`,
  'poison-off': () => 'die Augenzahl des Gifts bewirkt nichts, solange Gift aus ist',
  'fury-without-die': () => 'Raserei bewirkt nichts: Es wird kein Trefferwurf geworfen',
  'red-fury-unused': () => 'Red Fury bewirkt nichts: Nur normale Attacken geben zusätzliche Attacken',
  'lethal-without-die': () => 'tödlicher Schlag bewirkt nichts: Es wird kein Verwundungswurf geworfen',
  'lethal-without-saves': () => 'tödlicher Schlag bewirkt nichts: Es gibt keinen Schutzwurf zu umgehen',
  'killing-blow-without-die': () => 'Todesstoß bewirkt nichts: Es wird kein Verwundungswurf geworfen',
  'killing-blow-one-wound': () => 'gegen Modelle mit 1 Lebenspunkt ist ein Todesstoß nur ein tödlicher Schlag',
  'multiple-wounds-one-wound': () =>
    'multiple Lebenspunktverluste sind auf 1 begrenzt: Die Modelle des Ziels haben 1 Lebenspunkt',
  'no-wounds': () => 'jede nicht abgewehrte Verwundung zählt als 0',
  'two-wound-limits': ({ most, models }) =>
    `Lebenspunkte je Modell ist ${most}, aber die Modelle der Zieleinheit haben ${models}`,
  'divine-without-aegis': () => 'göttliche Attacken bewirken nichts: Das Ziel wirft keine Aegis',
  'flaming-without-effect': ({ flammableOnly }) =>
    flammableOnly
      ? 'Flammenattacken bewirken nichts: Nur ein entflammbares Ziel mit Regeneration verliert durch sie'
      : 'Flammenattacken bewirken nichts: Das Ziel hat keinen Fortitude-Wurf und ist nicht entflammbar',
  'flammable-without-flaming': () => 'ein entflammbares Ziel zählt nur für Flammenattacken',
  'toxic-without-resilience': ({ field }) =>
    `giftige Attacken haben Stärke 3: Gib ${field === 'resilience' ? 'die Widerstandskraft' : 'den Widerstand'} des Ziels an, sonst zählt der eingegebene Verwundungswurf`,
  'resilience-without-toxic': () => 'Widerstandskraft wird nur von giftigen Attacken benutzt',
  'impact-without-charge': () => 'es gibt keine Aufpralltreffer: Sie brauchen einen Angriff von 3 Zoll oder mehr',
};

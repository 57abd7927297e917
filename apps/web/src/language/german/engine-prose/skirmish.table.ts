// What the rules and the computer of the skirmish say.
import type { ProseTable } from './matcher.ts';

export const skirmish: ProseTable = {
  names: {},
  titles: {},
  whole: {
    'the unit is within Engagement Range of an enemy: it may stay or fall back':
      'die Einheit ist in Engagement Range eines Feindes: Sie darf bleiben oder sich zurückziehen',
    'only a unit within Engagement Range of an enemy can fall back':
      'nur eine Einheit in Engagement Range eines Feindes kann sich zurückziehen',
    'an enemy is within 4": the unit consolidates towards the enemy, not towards an objective':
      'ein Feind ist näher als 4": Die Einheit rückt zum Feind nach, nicht zu einem Missionsziel',
    'a model would move further than it may': 'ein Modell würde sich weiter bewegen, als es darf',
    'a base would leave the board': 'eine Base würde das Spielfeld verlassen',
    'a model would move through an enemy': 'ein Modell würde sich durch einen Feind bewegen',
    'a model would come within Engagement Range of an enemy it may not approach':
      'ein Modell käme in Engagement Range eines Feindes, dem es sich nicht nähern darf',
    'terrain is in the way': 'Gelände ist im Weg',
    'a Monster or Vehicle cannot move through another one':
      'ein Monster oder Fahrzeug kann sich nicht durch ein anderes bewegen',
    'a base must stand on the ground or wholly on a floor that its model may use':
      'eine Base muss auf dem Boden oder ganz auf einem Stockwerk stehen, das ihr Modell nutzen darf',
    'a base would stand on another one': 'eine Base würde auf einer anderen stehen',
    'a base would stand on solid terrain or on a wall':
      'eine Base würde auf festem Gelände oder auf einer Mauer stehen',
    'the unit would not hold together': 'die Einheit hielte nicht zusammen',
    'a unit that falls back ends outside Engagement Range of every enemy':
      'eine Einheit, die sich zurückzieht, endet außerhalb der Engagement Range jedes Feindes',
    'a charge ends within Engagement Range of every target': 'ein Angriff endet in Engagement Range jedes Ziels',
    'every model that moves must come closer to its enemy or objective':
      'jedes Modell, das sich bewegt, muss seinem Feind oder Missionsziel näher kommen',
    'the unit must end within Engagement Range of an enemy': 'die Einheit muss in Engagement Range eines Feindes enden',
    'a model must end in range of the objective': 'ein Modell muss in Reichweite des Missionsziels enden',
    'units are placed wholly inside their own zone': 'Einheiten werden ganz in der eigenen Zone aufgestellt',
    'this cannot be done in this phase': 'das geht in dieser Phase nicht',
    'it is the other side that decides now': 'jetzt entscheidet die andere Seite',
    'there is no such unit here': 'diese Einheit gibt es hier nicht',
    'the unit has no such model': 'die Einheit hat kein solches Modell',
    'the unit has been placed already': 'die Einheit ist schon aufgestellt',
    'the unit has moved already': 'die Einheit hat sich schon bewegt',
    'the unit has shot already': 'die Einheit hat schon geschossen',
    'the unit has declared a charge already': 'die Einheit hat schon einen Angriff angesagt',
    'the unit has fought already': 'die Einheit hat schon gekämpft',
    'the unit cannot move': 'die Einheit kann sich nicht bewegen',
    'the unit has advanced this turn': 'die Einheit ist in diesem Zug vorgerückt',
    'the unit has fallen back this turn': 'die Einheit hat sich in diesem Zug zurückgezogen',
    'the unit is within Engagement Range of an enemy': 'die Einheit ist in Engagement Range eines Feindes',
    'the target is out of range': 'das Ziel ist außer Reichweite',
    'the target cannot be seen': 'das Ziel ist nicht zu sehen',
    'the target is locked in combat with a friendly unit': 'das Ziel ist mit einer eigenen Einheit im Nahkampf',
    'Blast weapons cannot be fired at a unit that is locked in combat with one’s own side':
      'Waffen mit Blast dürfen nicht auf eine Einheit schießen, die mit der eigenen Seite im Nahkampf ist',
    'a model does not carry this weapon': 'ein Modell trägt diese Waffe nicht',
    'a weapon is used once': 'eine Waffe wird einmal benutzt',
    'a model fires its pistols or its other guns, not both':
      'ein Modell schießt mit seinen Pistolen oder seinen anderen Waffen, nicht mit beiden',
    'after an Advance only Assault weapons are fired': 'nach einem Advance schießen nur Waffen mit Assault',
    'a Lone Operative can only be shot at from within 12"':
      'auf einen Lone Operative kann nur aus höchstens 12" geschossen werden',
    'a One Shot weapon has been fired already': 'eine Waffe mit One Shot hat schon geschossen',
    'a charge is declared at units within 12"': 'ein Angriff wird auf Einheiten innerhalb von 12" angesagt',
    'the unit cannot fight now': 'die Einheit kann jetzt nicht kämpfen',
    'a unit must be chosen to fight first': 'zuerst muss eine Einheit zum Kämpfen gewählt werden',
    'another unit fights first': 'eine andere Einheit kämpft zuerst',
    'there are not enough Command points': 'es gibt nicht genug Befehlspunkte',
    'this stratagem has been used already': 'dieses Stratagem wurde schon benutzt',
    'a Battle-shocked unit cannot be given a stratagem': 'eine Einheit mit Battle-shock kann kein Stratagem bekommen',
    'an order of loss names every model of the unit once, leaders last':
      'eine Reihenfolge der Verluste nennt jedes Modell der Einheit einmal, Anführer zuletzt',
    'a roll waits to be used first': 'zuerst wartet ein Wurf darauf, benutzt zu werden',
    'places are multiples of 0.001"': 'Orte sind Vielfache von 0,001"',
    'the battle is over': 'die Schlacht ist vorbei',
    'the action is not legal': 'die Handlung ist nicht erlaubt',
    'the battle does not come out as the file says': 'die Schlacht geht nicht so aus, wie die Datei sagt',
    'there is no room left in the zone for this unit': 'in der Zone ist kein Platz mehr für diese Einheit',
    'a human must play this side': 'diese Seite muss ein Mensch spielen',

    '{name} stays': '{name} bleibt stehen',
    '{name} advances': '{name} rückt vor (Advance)',
    '{name} charges {name2}': '{name} greift {name2} an',
    '{name} strikes at {name2}': '{name} schlägt zu gegen {name2}',
    '{name} shoots at {name2}': '{name} schießt auf {name2}',
    '{name} fires Overwatch': '{name} feuert Overwatch',
    '{name} fights': '{name} kämpft',
    '{name} towards objective {number}': '{name} Richtung Missionsziel {number}',
    '{name} around objective {number}': '{name} um Missionsziel {number} herum',
    '{name} towards {name2}': '{name} auf {name2} zu',
    '{name} away from {name2}': '{name} weg von {name2}',
    '{name} into {number}" of {name2}': '{name} auf {number}" an {name2} heran',
    '{name} out of {number}" of {name2}': '{name} weiter als {number}" weg von {name2}',
    '{name} around {name2}': '{name} um {name2} herum',
    '{name} into a ruin': '{name} in eine Ruine',
    '{name} into woods': '{name} in den Wald',
    'ends the phase': 'beendet die Phase',
    stops: 'hält an',
    stays: 'bleibt stehen',
    'charges home': 'greift bis zum Feind an',
    'rolls again': 'würfelt noch einmal',
    'holds its fire': 'hält das Feuer',
    'consolidates onto objective {number}': 'rückt auf Missionsziel {number} nach',
    'closes in': 'rückt heran',
    '{name} has no stat line and is left out': '{name} hat keine Werte und wird weggelassen',
    '{name} has no weapons': '{name} hat keine Waffen',
    '{name} cannot move': '{name} kann sich nicht bewegen',
    'a list of the 11th edition is played by the rules of the 10th':
      'eine Liste der 11. Edition wird nach den Regeln der 10. gespielt',
    '{name} goes alone: a unit is led by one character here':
      '{name} geht allein: Eine Einheit wird hier von einem Charakter angeführt',
  },
};

// What to send, on a page of its own: units that must go along, several territories.
import type * as english from '../../english/axis/recommend.ts';

export const axisRecommend: typeof english.axisRecommend = {
  recommend: 'Empfehlung',
  goal: 'Vorhaben',
  units: 'Empfohlene Einheiten',
  open: 'Als Schlacht öffnen',
  least: {
    title: 'Muss dabei sein',
    none: 'Gib der Armee zuerst ein paar Einheiten.',
    about: 'Von jeder Einheit werden mindestens so viele geschickt.',
    owner: 'Mindestens',
  },
  territories: {
    title: 'Mehrere Gebiete',
    none: 'Siegstädte: nenne bis zu fünf Gebiete und wer sie angreift; deine Verteidiger werden so verteilt, dass du genug davon hältst.',
    about: 'Deine Verteidiger, weiter unten, werden auf diese Gebiete verteilt.',
    numbered: (number) => `Gebiet ${number}`,
    nameOf: (number) => `Name von Gebiet ${number}`,
    add: 'Gebiet hinzufügen',
    remove: (territory) => `${territory} entfernen`,
    attackedBy: 'Angegriffen von',
  },
};

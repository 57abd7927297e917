import type { Translation, Writer } from '@oddsmith/words';
import { SCENARIO_TITLES } from '../../schema.ts';
import type { replay as english } from '../en/replay.ts';
import type * as values from '../values.ts';

const hits = (count: number, w: Writer) => w.plural(count, 'Treffer', 'Treffer');
const harm = (count: number, w: Writer) => w.plural(count, 'Verwundung', 'Verwundungen');

const needs = ({ hitOn, blockOn, blockOnSix }: values.LineNeeds) =>
  `trifft bei ${hitOn}+, abgewehrt bei ${blockOn}+${blockOnSix === blockOn ? '' : ` (natürliche 6 bei ${blockOnSix}+)`}`;

export const replay: Translation<typeof english> = {
  'note-scenario': ({ scenario }, w) => w.word(SCENARIO_TITLES[scenario]),
  'note-round': ({ round }) => `Runde ${round}`,
  'note-cast': ({ rule, works }) => `der Zauber für ${rule} ${works ? 'gelingt' : 'misslingt'}`,
  'note-takedown': ({ weapon, ...plan }) => `${weapon} greift ein Modell heraus, ${needs(plan)}`,
  'note-attacks': ({ attacks, weapon, ...plan }, w) =>
    `${w.plural(attacks, 'Attacke', 'Attacken')} mit ${weapon}, ${needs(plan)}`,
  'note-hits': ({ wounds, ...dealt }, w) => `${hits(dealt.hits, w)}, ${harm(wounds, w)} nicht abgewehrt`,
  'note-falls': ({ unit, left }) => `ein Modell von ${unit} fällt, ${left} übrig`,
  'note-spell': ({ unit, ...dealt }, w) => `der Zauber von ${unit} macht ${hits(dealt.hits, w)}`,
  'note-comes-back': ({ unit, wounds }, w) =>
    `${harm(wounds, w)} von ${unit} ${wounds === 1 ? 'verschwindet' : 'verschwinden'}`,
  'note-mended': ({ unit, wounds }, w) => `ein Modell von ${unit} verliert durch Ausbessern ${harm(wounds, w)}`,
  'note-blow': ({ unit, rule, worked, ...each }, w) =>
    `${rule} von ${unit} macht ${each.hits === 0 ? harm(worked, w) : hits(worked * each.hits, w)}`,
  'note-recovers': ({ unit }) => `${unit} erholt sich`,
  'note-idle': ({ unit }) => `${unit} ist Shaken und verbringt die Aktivierung untätig`,
  'note-moves': ({ unit }) => `${unit} bewegt sich`,
  'note-out-of-range': ({ unit }) => `${unit} hat keine Waffe in Reichweite`,
  'note-shoots': ({ unit, at }) => `${unit} schießt auf ${at}`,
  'note-shaken': ({ unit }) => `${unit} ist Shaken`,
  'note-routed': ({ unit }) => `${unit} flieht`,
  'note-cannot-charge': ({ unit, at }) => `${unit} kann ${at} nicht angreifen`,
  'note-charges': ({ unit, at }) => `${unit} greift ${at} an`,
  'note-strikes': ({ unit }) => `${unit} schlägt zu`,
  'note-in-return': ({ unit, ...dealt }, w) => `${unit} nimmt dafür ${hits(dealt.hits, w)}`,
  'note-hurts-itself': ({ unit }) => `${unit} verletzt sich selbst`,
  'note-explodes': ({ unit }) => `ein Modell von ${unit} sprengt sich`,
  'note-loses-melee': ({ unit, lost, won }) => `${unit} verliert den Nahkampf ${lost} zu ${won}`,
  'note-draw': () => 'unentschieden',
  'note-wins': ({ unit, models }) =>
    models === undefined ? `${unit} siegt` : `${unit} siegt: ${models[0]} Modelle gegen ${models[1]}`,
};

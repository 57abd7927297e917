// What readers of army lists say, in English: why a list is refused, and what was noticed while it was read.
import type { Catalogue, Message, Writer } from '@oddsmith/words';
import type { Coverage } from '../../grimdark/rules/catalogue.ts';
import type { SignId } from '../reader.ts';
import type * as values from './values.ts';

/** What a list is recognised by. */
const SIGNS: { readonly [sign in SignId]: string } = {
  'quality-defense': 'Quality and Defense',
  'opr-total': 'a One Page Rules total',
  'opr-weapon': 'a weapon as (24", A2)',
  'joined-to': '"Joined to"',
  'opr-rule': 'a rule of One Page Rules',
  'forge-fields': 'the fields of an Army Forge list',
  'tournament-header': 'a tournament header',
  'army-roster': '"Army Roster"',
  'size-or-detachment': 'the battle size or detachment',
  'program-signature': 'the signature of a 40,000 program',
  'battle-size': 'the size of the battle',
  'heading-40k': 'a heading of 40,000',
  'numbered-character': 'a numbered character',
  'points-in-brackets': 'points in round brackets',
  'number-with': '"4 with ..."',
  'gear-bullets': 'gear below bullets',
  'roster-fields': 'the fields of a roster',
};

const sign = (found: values.FoundSign, w: Writer) => {
  if ('datasheets' in found) return `${w.plural(found.datasheets, 'unit')} of its datasheets`;
  return found.lines === 1 ? SIGNS[found.sign] : `${found.lines} lines with ${SIGNS[found.sign]}`;
};

const evidence = (signs: readonly values.FoundSign[], w: Writer) =>
  signs.length === 0 ? 'nothing' : w.list(signs.map((found) => sign(found, w)));

const COVERED: { readonly [coverage in Exclude<Coverage, 'counted'>]: string } = {
  'read from text': 'read from their text',
  'needs support': 'need a second unit',
  'no effect': 'no effect in a duel',
  'not modelled': 'not modelled',
};

const EMPTY = 'there is nothing in it: paste an army list or choose a file';

const refusals = {
  'unknown-game': ({ game, known }: { game: string; known: readonly string[] }) =>
    `there are no army lists for "${game}"; known: ${known.join(', ')}`,
  'nothing-to-read': () => 'there is nothing to read: paste an army list or choose its file',
  'which-game': ({ sides }: { sides: readonly values.Side[] }, w: Writer) =>
    `this may be a list for either game, so name it (${sides.map(({ game }) => `"${game}"`).join(' or ')}): for ${sides.map(({ title, signs }) => `${title} speaks ${evidence(signs, w)}`).join('; for ')}`,
  sign,
  evidence: ({ signs }: { signs: readonly string[] }, w: Writer) => w.list(signs),
  'too-much': () => 'reading it takes far more work than any army list: it is given up',
  'out-of-time': () => 'the time for reading a list is over',
  'file-too-large': ({ most }: { most: number }) => `the file is larger than ${most} MB: that is no army list`,
  empty: () => EMPTY,
  'web-page': () => 'this is a web page, not a list: copy the text of the list, or export it as a file',
  'nests-too-deep': ({ most }: { most: number }) => `it nests deeper than ${most} levels: that is no army list`,
  'not-text': () => 'this is neither a roster file nor text',
  'broken-archive': () => 'the archive is damaged and cannot be opened',
  'archive-too-large': () => 'the archive unpacks to far more than an army list can hold',
  'archive-too-many': ({ most }: { most: number }) => `the archive holds more than ${most} files, a roster is one`,
  'archive-without-roster': () => 'the archive holds no .ros roster file',
  'several-rosters': () => 'the archive holds several rosters: choose the file of one of them',
  'too-many-characters': ({ got, most }: { got: number; most: number }) =>
    `it has ${got} characters, more than the ${most} of any army list`,
  'too-many-lines': ({ most }: { most: number }) => `it has more than ${most} lines, an army list has a few hundred`,
  'line-too-long': ({ line, characters }: { line: number; characters: number }) =>
    `line ${line} has ${characters} characters: a unit with its gear was expected there`,

  'text-too-large': () => 'the text is far longer than any army list',
  'share-link': ({ address }: { address: string }) =>
    `this is a link, and Oddsmith never goes online by itself: open ${address} and paste what it shows`,
  'no-line-like-unit': () => 'no line looks like a unit, such as "Guardians [5] Q4+ D4+ | 120pts | Fearless"',
  'broken-json': () => 'the JSON is damaged and cannot be read',
  'army-book': () => 'this is an army book, not a list: supply it together with a save file',
  'json-not-a-list': () => 'this JSON is not an army list',
  'book-unreadable': () => 'one of the army books is not an army book of Army Forge',
  'books-needed': ({ books }: { books: string }) =>
    `a save file only names its units; supply the army books it refers to: ${books}`,
  'too-many-units': ({ units, most }: { units: number; most: number }) =>
    `the list has ${units} units, more than the ${most} of any army`,
  'too-much-gear': ({ things, most }: { things: number; most: number }) =>
    `a unit of the list has ${things} weapons, items and rules, more than the ${most} of any unit`,
  'no-readable-units': () => 'the list has no units that can be read',
  'item-too-deep': () => 'an item of the list is nested deeper than any item',
  'line-starts-too-many': ({ line, unit }: { line: number; unit: number }) =>
    `line ${line} starts unit ${unit}: no army has so many`,

  'not-names': () => 'a list of operatives must be text: one name a line',
  'no-operatives': () =>
    'there is no operative or team of the library in this list: one name a line, such as "Kommandos"',
  'too-many-operatives': ({ most }: { most: number }) => `the list has more than ${most} operatives`,

  'no-line-with-points': ({ line, text }: { line: number; text: string }) =>
    `no line looks like a unit with its points, such as "Intercessor Squad (80 points)"; line ${line} reads "${text}"`,
  'no-units': () => 'the list has no units',
  'broken-json-at': ({ place }: { place: string }) => `the JSON is damaged and cannot be read: ${place}`,
  'json-not-a-roster': () => 'this JSON is not an army list: a roster has "forces" with their selections',
  'xml-not-a-roster': () => 'this XML is not a roster',
  'catalogue-file': () => 'this is a catalogue, not a list: "oddsmith catalogue build" makes datasheets of such files',
  'at-xml-line': ({ why, line }: { why: Message; line: number }, w: Writer) => `${w.say(why)} (line ${line})`,
  'xml-doctype': () => 'the XML declares entities, which rosters never do: it is refused',
  'broken-xml': ({ why }: { why: string }) => `the XML is damaged: ${why}`,
  'xml-too-many': ({ most }: { most: number }) => `the XML has more than ${most} elements`,
  'xml-too-deep': () => 'the XML is nested deeper than any roster',
  'roster-too-deep': () => 'the roster is nested deeper than any army',
  'roster-selections': ({ most }: { most: number }) => `the roster has more than ${most} selections`,
  'roster-assets': () => 'the roster has too many assets',
  'roster-units': ({ most }: { most: number }) => `the roster has more than ${most} units`,
  'wrong-game': ({ game }: { game: string }) => `this is a list for ${w40kName(game)}, not for Warhammer 40,000`,
  'wrong-edition': ({ edition }: { edition: string }) =>
    `this list is for the ${edition}th edition of Warhammer 40,000; the 10th and 11th are read here`,
  'pieces-of-gear': ({ most, text }: { most: number; text: string }) =>
    `a line lists more than ${most} pieces of gear: "${text}"`,

  'catalogue-not-json': () => 'this is not a catalogue file: it is not JSON',
  'not-a-catalogue': () => 'this is not a catalogue file: make one with "oddsmith catalogue build"',
  'catalogue-version': ({ version }: { version: unknown }) =>
    `this catalogue has version ${version}, version 1 is read: build it again`,
  'other-system-files': ({ system }: { system: string }) =>
    `these files are for ${system}; the 10th and 11th edition of Warhammer 40,000 are read`,
  'in-file': ({ file, why }: { file: string; why: Message }, w: Writer) => `${file}: ${w.say(why)}`,
  'of-sheet': ({ faction, sheet, why }: { faction: string; sheet: string; why: Message }, w: Writer) =>
    `${faction}, ${sheet}: ${w.say(why)}`,
  'archive-without-catalogue': () => 'the archive is damaged or holds no catalogue',
  'not-a-catalogue-element': ({ tag }: { tag: string }) => `this is not a catalogue but <${tag}>`,
  'json-without-catalogue': () => 'this JSON is not a catalogue',
  'nothing-in-file': () => 'it is empty',
  'json-damaged': ({ why }: { why: string }) => `the JSON is damaged: ${why}`,
  'catalogue-doctype': () => 'it declares entities, which catalogues never do',
  'stat-line-unreadable': ({ name }: { name: string }) => `the stat line of ${name} cannot be read`,
  'weapon-of-unreadable': ({ weapon, unit }: { weapon: string; unit: string }) =>
    `the numbers of ${weapon} (${unit}) cannot be read`,
  'sheet-left-out': ({ field, why }: { field: string; why: Message }, w: Writer) =>
    `left out, because of ${field}: ${w.say(why)}`,
  'file-missing': ({ name }: { name: string | null }) =>
    `${name ?? 'the game system (.gst)'} is not in the folder: what it holds is missing`,
  'catalogue-damaged': ({ field, sheet, why }: values.DamagedCatalogue, w: Writer) =>
    `the catalogue is damaged: ${field}${sheet === undefined ? '' : ` of ${sheet}`}: ${w.say(why)}`,
} satisfies Catalogue;

const GROUPS: { readonly [group in values.Group]: string } = {
  counted: 'Counted',
  switches: 'Switches',
  'not counted': 'Not counted',
  'no dice': 'Without effect on dice',
};

/** Units called by their names, and the battle of two of them. */
const battles = {
  'two-games': () => 'the two lists are for different games',
  'no-lists-for': ({ game }: { game: string }) => `there are no army lists for "${game}"`,
  'no-such-unit': ({ unit, known }: values.Named) => `the list has no unit "${unit}"; it has ${known.join(', ')}`,
  'several-units': ({ unit, known }: values.Named) =>
    `"${unit}" is more than one unit of the list: name one of ${known.join(', ')}`,
  'two-editions': ({ edition }: { edition: string }) =>
    `the lists are of different editions: the rules are those of the ${edition}th`,
  unarmed: ({ unit, phase }: values.Unarmed) => `${unit} has no ${phase === 'fight' ? 'melee' : 'ranged'} weapons.`,
  'operative-unarmed': ({ unit, phase }: values.Unarmed) =>
    `${unit} has no weapon for ${phase === 'fight' ? 'a fight' : 'shooting'}`,
  'nothing-to-strike-with': ({ unit }: { unit: string }) => `${unit} has nothing to strike with`,
  'switch-without-fields': ({ name, on }: { name: string; on: boolean }) =>
    `"${name}" cannot be turned ${on ? 'on' : 'off'} by its name: no single field does it`,
  'switch-always': ({ name }: { name: string }) => `"${name}" always counts: there is nothing to turn on or off`,
  'switch-not-counted': ({ name }: { name: string }) => `"${name}" is not counted: what it changes is set by fields`,
  'no-such-switch': ({ name, known }: { name: string; known: readonly string[] }) =>
    `neither unit has a switch "${name}"; ${known.length === 0 ? 'they have none' : `they have ${known.join(', ')}`}`,
  'rule-group': ({ group }: { group: values.Group }) => GROUPS[group],
  'rule-state': ({ marked }: { marked: values.Mark }) => (marked === 'not judged' ? 'not judged yet' : marked),
  'unknown-mode': ({ name, known }: { name: string; known: readonly string[] }) =>
    `no weapon has a mode "${name}"; ${known.length === 0 ? 'no weapon here has modes' : `there are ${known.join(', ')}`}`,
  'no-units-of-game': ({ game, known }: { game: string; known: readonly string[] }) =>
    `no units are known of "${game}"; known: ${known.join(', ')}`,
  'unknown-library': ({ field, got, known }: values.Library) =>
    `${field} must be one of ${known.join(', ')}, got "${got}"`,
  'no-battle-for': ({ calculator, known }: { calculator: string; known: readonly string[] }) =>
    `no two units make "${calculator}"; known: ${known.join(', ')}`,
  'no-unit-in-library': ({ unit, nearest }: { unit: string; nearest: readonly string[] }) =>
    `there is no unit "${unit}" in this library${nearest.length === 0 ? '' : `; nearest: ${nearest.join(', ')}`}`,
  'ambiguous-unit': ({ unit, known }: values.Named) =>
    `several armies have a unit "${unit}": say ${known.map((one) => `"${one}"`).join(', ')}`,
  'unit-read-as': ({ text, as, others, more }: values.ReadAs) =>
    `"${text}" is read as ${as}${others.length === 0 ? '' : `; also: ${[...others, ...(more > 0 ? [`${more} more`] : [])].join(', ')}`}`,
  'not-together': ({ game }: { game: string }) => `units of ${game} do not stand together: name one`,
  'no-armies': ({ game }: { game: string }) => `no rules of armies are known of ${game}`,
  'no-passengers': ({ game }: { game: string }) => `units of ${game} carry nobody`,
  'no-firing-deck': ({ unit }: { unit: string }) => `nobody fires out of ${unit}`,
  'unknown-army': ({ army, known }: { army: string; known: readonly string[] }) =>
    `it serves in no detachment "${army}"; known: ${known.join(', ') || 'none'}`,
} satisfies Catalogue;

function w40kName(game: string): string {
  return game === '' ? 'an unnamed game' : game;
}

const remarks = {
  'at-line': ({ line, remark }: { line: number; remark: string }) => `line ${line}: ${remark}`,
  nearest: ({ remark, names }: { remark: string; names: readonly string[] }) =>
    `${remark}; nearest: ${names.join(', ')}`,
  'in-lines': ({ remark, lines, more }: values.InLines) =>
    `${remark} (${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}${more ? ' ...' : ''})`,
  'not-in-catalogue': ({ names }: { names: readonly string[] }) =>
    names.length === 0 ? 'not in the catalogue' : `not in the catalogue; nearest: ${names.join(', ')}`,
  'army-title': ({ name = 'Imported army', points }: values.ArmyTitle) =>
    `${name}${points === undefined ? '' : ` (${points} points)`}`,
  'unit-detail': ({ models, points, character, faction }: values.UnitDetail, w: Writer) =>
    [
      w.plural(models, 'model'),
      ...(points === 0 ? [] : [`${points} points`]),
      ...(character ? ['character'] : []),
      ...(faction === undefined ? [] : [faction]),
    ].join(' · '),
  'count-misread': ({ name, written, taken }: { name: string; written: string; taken: number }, w: Writer) =>
    `"${written}" of "${name}" is no number of models or weapons: ${w.plural(taken, 'is', 'are')} counted`,
  'count-unread': ({ name }: { name: string }) =>
    `"${name}" does not begin with a number of models or weapons: it is counted once`,
  'points-differ': ({ sum, stated }: { sum: number; stated: number }) =>
    `the units add up to ${sum} points, the list says ${stated}`,
  'read-as': ({ name, as }: { name: string; as: string }) => `"${name}" is read as ${as}`,
  'too-many-models': ({ models, most }: { models: number; most: number }) =>
    `left out: ${models} models are more than the ${most} a unit may have`,
  'left-out': ({ why }: { why: Message }, w: Writer) => `left out: ${w.say(why)}`,
  'host-missing': () => 'it joins a unit that is not in the list: it stands alone',
  'other-system': ({ system, known }: { system: string; known: boolean }) =>
    `this is a list for ${known ? system : `another game ("${system}")`}: it is played here by the rules of Grimdark Future, as far as the two share them`,
  'version-unknown': ({ version, pack }: { version: string; pack: string }) =>
    `there are no rules for version ${version}: ${pack} is used`,
  'texts-of-older': ({ rules, version }: { rules: readonly string[]; version: string }) =>
    `the list describes ${rules.join(', ')} as version 3.4 does: the rules of version ${version} are used`,
  'texts-differ': ({ rules, version }: { rules: readonly string[]; version: string }) =>
    `the list describes ${rules.join(', ')} otherwise than the rules of version ${version} that are used`,
  'book-version': ({ version, book, supplied }: { version: string; book: string; supplied: string }) =>
    `the list was made with version ${version} of ${book}, the book supplied is ${supplied}: stats and prices may differ`,
  'book-other-system': ({ book, of, list }: { book: string; of: string; list: string }) =>
    `the book ${book} is for ${of}, the list for ${list}: points and sizes will differ`,
  'book-missing': ({ unit, book }: { unit: string; book: string }) =>
    `unit ${unit} is in army book ${book}, which was not supplied`,
  'not-in-book': ({ book, unit }: { book: string; unit: string }) => `army book ${book} has no unit ${unit}`,
  'option-not-in-book': ({ book, option, section }: { book: string; option: string; section: string }) =>
    `army book ${book} has no option ${option} in section ${section}`,
  'line-not-understood': ({ line, text }: { line: number; text: string }) =>
    `line ${line}: "${text}" is not understood`,
  'no-readable-stats': ({ text }: { text: string }) => `"${text}" has no stats that can be read`,
  'stats-assumed': () =>
    'the text gives no Quality and Defense: 4+ and 4+ are taken, change them before you trust the odds',
  'range-assumed': ({ weapon, range }: { weapon: string; range: number }) =>
    `${weapon} has no range: ${range}" is taken`,
  'weapon-assumed': ({ weapon, range }: { weapon: string; range: number }) =>
    `${weapon} has no stats: 1 attack, ${range > 0 ? `${range}" range` : 'melee'} is taken`,
  'several-lists': ({ lists }: { lists: number }) => `${lists} lists stand in one text: their units are read together`,
  'copies-cut': ({ copies, read }: { copies: number; read: number }) => `${copies} copies of a unit: ${read} are read`,
  coverage: ({ counted, rest }: values.Covered) =>
    [
      `rules: ${counted} ${counted === 1 ? 'counts' : 'count'}`,
      ...rest.map(({ coverage, rules }) => `${COVERED[coverage]}: ${rules.join(', ')}`),
    ].join('; '),

  'no-operative': ({ text, team }: { text: string; team: string | undefined }) =>
    `"${text}" is no operative${team === undefined ? '' : ` of ${team}`}`,
  'no-weapon-of': ({ text, operative }: { text: string; operative: string }) =>
    `"${text}" is no weapon of ${operative}`,
  'damage-rolled': ({ weapon, operative }: { weapon: string; operative: string }) =>
    `${weapon} of ${operative} is left out: its damage is no number`,
  'no-gun': ({ operative }: { operative: string }) => `${operative} has nothing to shoot with`,

  'edition-assumed': () => 'the list does not say its edition: the 10th is assumed',
  'edition-guessed': () => 'the list does not say its edition: that of the 11th knows more of its units',
  'printed-loadout': ({ models }: { models: number }) =>
    `no gear is listed: ${models === 1 ? 'it carries' : `${models} models carry`} what the datasheet prints`,
  'other-edition': ({ list, sheets }: { list: string; sheets: string }) =>
    `this is a list for the ${list}th edition, the datasheets are those of the ${sheets}th: check the numbers`,
  'unit-not-found': ({ unit }: { unit: string }) => `the catalogue has no unit "${unit}": it is kept without stats`,
  'several-sheets': ({ unit, used, others }: { unit: string; used: string; others: readonly string[] }) =>
    `several armies have a ${unit}: that of ${used} is used, not that of ${others.join(', ')}`,
  'line-unread': ({ text }: { text: string }) =>
    `"${text}" is not understood: a unit with points or its gear was expected`,
  'lines-ignored': ({ lines }: { lines: readonly number[] }) =>
    `headings, battle size and signatures are not used: ${lines.length === 1 ? 'line' : 'lines'} ${lines.slice(0, 40).join(', ')}`,
  'choice-not-modelled': ({ text }: { text: string }) => `"${text}" is a choice of this unit; it is not modelled`,
  'model-guessed': ({ model, line }: { model: string; line: string }) =>
    `"${model}" is not a model of the datasheet: the stat line of ${line} is used`,
  'not-on-datasheet': ({ weapon }: { weapon: string }) =>
    `${weapon} is not on the datasheet: the profile of that name elsewhere is used`,
  'gear-not-found': ({ gear }: { gear: string }) =>
    `"${gear}" is not a weapon the catalogue knows: it is kept as wargear`,
  'list-option': ({ option }: { option: string }) => `"${option}" is a list option without models: it is not a unit`,
  'no-stat-line': ({ model, known }: { model: string; known: boolean }) =>
    `the list has no stat line for ${model}${known ? ": the catalogue's is used" : ' and the catalogue does not know it'}`,
  'weapon-unreadable': ({ weapon }: { weapon: string }) => `the numbers of ${weapon} cannot be read`,
  'no-models': () => 'no model of this unit was found',
  'no-weapons': () => 'no weapon of this unit was found',
  'many-kinds': ({ kinds, most }: { kinds: number; most: number }) =>
    `it has ${kinds} kinds of models: as a target the ${most} most numerous stand for all`,
} satisfies Catalogue;

export const en = { ...refusals, ...battles, ...remarks } satisfies Catalogue;

// What became of the rules of a unit, for a reader: under four heads, each rule with what has it and when it holds.
import type { Language } from '@oddsmith/words';
import { listSpeaker, say } from '../lists/words/index.ts';
import type { Group, Mark } from '../lists/words/values.ts';
import type { UnitRules } from './library-unit.ts';

export interface RuleGroup {
  readonly title: string;
  readonly rules: readonly string[];
}

/** Only heads that have a rule. */
export function ruleGroups({ counted, switches, notCounted }: UnitRules, language?: Language): readonly RuleGroup[] {
  const speaker = listSpeaker(language);
  const title = (group: Group): string => speaker.say(say('rule-group', { group }));
  const state = (marked: Mark): string => speaker.say(say('rule-state', { marked }));
  const harmless = notCounted.filter(({ changesDice }) => changesDice === false);
  const open = notCounted.filter(({ changesDice }) => changesDice !== false);
  const groups = [
    { title: title('counted'), rules: counted.map(words) },
    {
      title: title('switches'),
      rules: switches.map(
        (rule) => `${words(rule)}${rule.if === undefined ? '' : ` ${rule.if}`} (${state(rule.on ? 'on' : 'off')})`,
      ),
    },
    {
      title: title('not counted'),
      rules: open.map((rule) => `${words(rule)}${rule.changesDice === null ? ` (${state('not judged')})` : ''}`),
    },
    { title: title('no dice'), rules: harmless.map(words) },
  ];
  return groups.filter(({ rules }) => rules.length > 0);
}

function words({ name, part }: { readonly name: string; readonly part?: string }): string {
  return part === undefined ? name : `${name} [${part}]`;
}

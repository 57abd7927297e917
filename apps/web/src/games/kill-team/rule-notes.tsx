// What became of the rules on a weapon's card.
import type { RuleReport } from '@oddsmith/games/kill-team/library';
import { killTeam } from '../../language/english/kill-team/kill-team.ts';
import { engineWord } from '../../language/in-language.ts';

export function RuleNotes({ rules }: { readonly rules: RuleReport }) {
  const rows = [
    [killTeam.rules.mapped, rules.mapped],
    [
      killTeam.rules.conditions,
      rules.conditions.map(
        ({ rule, when, holds }) => `${rule} ${engineWord(when)}${holds ? ` ${killTeam.rules.inUse}` : ''}`,
      ),
    ],
    [killTeam.rules.notModelled, rules.notModelled.map(whyInWords)],
    [killTeam.rules.irrelevant, rules.irrelevant],
  ] as const;
  const shown = rows.filter(([, names]) => names.length > 0);
  if (shown.length === 0) return null;
  return (
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-s">
      {shown.map(([title, names]) => (
        <div key={title} className="contents">
          <dt className="text-muted">{title}</dt>
          <dd>{names.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "Crush*: the roll-off that adds damage": the name stays as it is printed. */
function whyInWords(note: string): string {
  const at = note.indexOf(': ');
  return at < 0 ? engineWord(note) : `${note.slice(0, at)}: ${engineWord(note.slice(at + 2))}`;
}

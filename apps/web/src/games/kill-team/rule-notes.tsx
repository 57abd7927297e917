// What became of the rules on a weapon's card.
import type { RuleReport } from '@oddsmith/games/kill-team/library';

export function RuleNotes({ rules }: { readonly rules: RuleReport }) {
  const rows = [
    ['In the fields below', rules.mapped],
    ['Only sometimes', rules.conditions.map(({ rule, when, holds }) => `${rule} ${when}${holds ? ' (in use)' : ''}`)],
    ['Not modelled here', rules.notModelled],
    ['No change of odds', rules.irrelevant],
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

// The whole form from the description alone: a card for each group and each side of the battle.
import type { Field } from '@oddsmith/games';
import { useBattle } from '../../battle/context.ts';
import { engineWord } from '../../language/in-language.ts';
import { FieldControl, FieldSet } from './field-set.tsx';
import { GroupCard } from './group-card.tsx';
import { SIDES } from './side-words.ts';

export function GeneratedForm() {
  const form = useBattle((battle) => battle.calculator.form);
  return (
    <div className="grid grid-cols-1 items-start gap-3 xl:grid-cols-2">
      {cardsOf(form.fields).map((card) => (
        <Card key={card.title} {...card} />
      ))}
    </div>
  );
}

interface CardContent {
  readonly title: string;
  readonly fields: readonly Field[];
}

/** Fields of the same group share a card; a part with fields of its own has one to itself. */
function cardsOf(fields: readonly Field[]): readonly CardContent[] {
  const cards = new Map<string, Field[]>();
  for (const field of fields) {
    const title = field.group === undefined ? ownTitle(field) : engineWord(field.group);
    const card = cards.get(title);
    if (card === undefined) cards.set(title, [field]);
    else card.push(field);
  }
  return [...cards].map(([title, members]) => ({ title, fields: members }));
}

/** Parts have names of their own; single fields without a group are the situation. */
function ownTitle(field: Field): string {
  return field.kind === 'object' || field.kind === 'list' ? field.title : engineWord('Situation');
}

function Card({ title, fields }: CardContent) {
  const only = fields.length === 1 ? fields[0] : undefined;
  const side = only === undefined ? undefined : SIDES[only.key];
  if (only?.kind === 'object' && !only.nullable && !only.optional)
    return (
      <GroupCard title={title} side={side}>
        <FieldSet fields={only.fields} path={[only.key]} />
      </GroupCard>
    );
  if (only?.kind === 'list' || only?.kind === 'object')
    return (
      <div className="card p-3">
        <FieldControl field={only} path={[only.key]} />
      </div>
    );
  return (
    <GroupCard title={title} side={side}>
      <FieldSet fields={fields} path={[]} />
    </GroupCard>
  );
}

// A unit as on its card, to be corrected where the list says little; every rule with its meaning and whether it counts.
import type { CoveredRule, UnitInput } from '@oddsmith/games/grimdark';
import { useMemo } from 'react';
import { type Faces, TargetFaces } from '../../../components/form/controls/target-faces.tsx';
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx';
import { Sheet } from '../../../components/ui/sheet.tsx';
import { grimdarkArmies } from '../../../language/english/grimdark/armies.ts';
import { grimdarkSheets } from '../../../language/english/grimdark/sheets.ts';
import { engineWord } from '../../../language/in-language.ts';
import type { UnitProps } from '../../../places/armies/armies-game.ts';
import type { ArmyUnit } from '../../../places/armies/army.ts';
import { UnitActions } from '../../../shell/unit-actions.tsx';
import { useRulesVersion } from '../rules/rules-version.ts';
import { useTask } from '../tasks/use-task.ts';
import { cardOf, fielded } from './fielded.ts';
import { Figure, ModelEditor, TextLine } from './model-editor.tsx';
import { splitRules } from './rule-line.ts';
import { shownUnit } from './shown-unit.ts';

const words = grimdarkSheets.unit;

export function UnitSheet({ unit, army, onChange, onClose }: UnitProps) {
  const card = cardOf(unit);
  const { title, models = 1, points = 0 } = unit;
  const rulesVersion = useRulesVersion();
  const order = useMemo(() => ({ unit: card, rulesVersion, ruleTexts: army.ruleTexts }), [card, army, rulesVersion]);
  const { reply } = useTask('unitRules', order);
  const { quality, defense } = card;
  const edit = (change: Partial<UnitInput>) => onChange(withCard(unit, { ...card, ...change }));
  return (
    <Sheet title={title} description={words.description(title)} onClose={onClose}>
      <ScrollRegion className="space-y-4 overflow-y-auto p-4 text-s" label={words.card}>
        <UnitActions unit={shownUnit(unit, army)} onDone={onClose} />
        <div className="grid gap-2 sm:grid-cols-2">
          <Target name={words.quality} value={quality} onChoose={(face) => edit({ quality: face })} />
          <Target name={words.defense} value={defense} onChoose={(face) => edit({ defense: face })} />
        </div>
        <dl className="grid grid-cols-2 gap-2">
          <Figure
            name={words.models}
            value={models}
            range={[1, 100]}
            onChange={(value) => onChange(withModels(unit, value))}
          />
          <Figure
            name={words.points}
            value={points}
            range={[0, 10_000]}
            onChange={(value) => onChange(withCard({ ...unit, points: value }, { ...card, points: value }))}
          />
        </dl>
        <TextLine
          label={words.rulesOfUnit}
          text={(card.rules ?? []).join(', ')}
          onChange={(text) => edit({ rules: splitRules(text) })}
        />
        {card.models.map((model, index) => (
          <ModelEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: a unit's models are told apart by their place
            key={index}
            model={model}
            fallback={title}
            onChange={(changed) => edit({ models: card.models.map((one, place) => (place === index ? changed : one)) })}
          />
        ))}
        <RuleMeanings rules={reply} />
      </ScrollRegion>
    </Sheet>
  );
}

const FACES: Faces = { min: 2, max: 6, nullable: false, optional: false };

interface TargetProps {
  readonly name: string;
  readonly value: number;
  onChoose(face: number): void;
}

function Target({ name, value, onChoose }: TargetProps) {
  return (
    <div>
      <p aria-hidden className="pb-1 text-muted">
        {name}
      </p>
      <TargetFaces label={name} faces={FACES} value={value} onChoose={(face) => face !== null && onChoose(face)} />
    </div>
  );
}

function withCard({ id, models = 1, points = 0 }: ArmyUnit, unit: UnitInput): ArmyUnit {
  return fielded({ id, unit, models, points });
}

/** More or fewer of the first rank and file. */
function withModels(unit: ArmyUnit, models: number): ArmyUnit {
  const card = cardOf(unit);
  const ranks = Math.max(
    0,
    card.models.findIndex(({ hero }) => hero !== true),
  );
  const count = Math.max(1, (card.models[ranks].count ?? 1) + models - (unit.models ?? 1));
  const entries = card.models.map((model, index) => (index === ranks ? { ...model, count } : model));
  const all = entries.reduce((sum, model) => sum + (model.count ?? 1), 0);
  return withCard({ ...unit, models: all }, { ...card, models: entries });
}

function RuleMeanings({ rules }: { readonly rules: readonly CoveredRule[] | undefined }) {
  if (rules === undefined) return <p className="text-muted">{words.lookingUp}</p>;
  const once = [...new Map(rules.map((rule) => [rule.printed, rule])).values()];
  if (once.length === 0) return <p className="text-muted">{words.noRules}</p>;
  return (
    <section>
      <h3 className="mb-1 font-semibold">{grimdarkArmies.rules}</h3>
      <ul className="space-y-2">
        {once.map(({ printed, summary, coverage }) => (
          <li key={printed} className="border-t border-line pt-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <strong className="font-medium">{printed}</strong>
              <span
                className={coverage === 'not modelled' ? 'text-bad' : 'text-muted'}
                title={grimdarkArmies.coverage.meanings[coverage]}
              >
                {grimdarkArmies.coverage.titles[coverage]}
              </span>
            </p>
            <p className="text-muted">{withRating(engineWord(summary), printed)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "The target needs X more" reads better as "needs 2 more" on AP(2). */
function withRating(summary: string, printed: string): string {
  const rating = /\((\d+)\)$/.exec(printed)?.[1];
  return rating === undefined ? summary : summary.replace(/\bX\b/g, rating);
}

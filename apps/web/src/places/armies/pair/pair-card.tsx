// One cell of the matrix opened in place: what the game shows of a pair, and the way to its calculator.
import { ExternalLink, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DEFAULT_VIEW, writeCode } from '../../../battle/link.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Suspense } from '../../../components/ui/lazy.tsx';
import { UnitName } from '../../../components/ui/unit-name.tsx';
import { describeCalculator } from '../../../engine/descriptions.ts';
import { armies as words } from '../../../language/english/armies.ts';
import type { PairProps } from '../armies-game.ts';
import { LayerFilter } from '../plan/layer-filter.tsx';
import { useCommon, useGame, useLayer, useLookStore, usePlan } from '../plan/plan.ts';

export function PairCard({ attacker, defender }: PairProps) {
  const game = useGame();
  const { hosts } = usePlan();
  const look = useLookStore();
  const card = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newly opened pairing comes into sight
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [attacker.id, defender.id]);
  return (
    <section ref={card} aria-labelledby="pairing-title" className="card scroll-mt-32 p-3">
      <div className="mb-1 flex items-start justify-between gap-2">
        <h2 id="pairing-title" className="text-m font-semibold">
          <UnitName unit={game.shown(attacker, hosts.attacker.army)} className="text-attacker-ink" />{' '}
          <span className="font-normal text-muted">{words.pair.against}</span>{' '}
          <UnitName unit={game.shown(defender, hosts.defender.army)} className="text-defender-ink" />
        </h2>
        <IconButton
          icon={X}
          look="button-quiet -mt-1 -mr-2"
          label={words.pair.close}
          onClick={() => look.setState({ cell: undefined })}
        />
      </div>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <LayerFilter />
        <CalculatorLink attacker={attacker} defender={defender} />
      </div>
      <Suspense fallback={<p className="text-s text-muted">{words.matrix.calculating}</p>}>
        <game.Pair attacker={attacker} defender={defender} />
      </Suspense>
    </section>
  );
}

/** The input of the open pair in the layer that is looked at. */
export function usePairInput({ attacker, defender }: PairProps): unknown {
  const game = useGame();
  const common = useCommon();
  const layer = useLayer();
  return useMemo(
    () => game.pairInput(common, { attacker, defender }, layer),
    [game, common, attacker, defender, layer],
  );
}

/** The same battle in its calculator, where every field can be changed. */
function CalculatorLink(pair: PairProps) {
  const { calculator } = useGame();
  const input = usePairInput(pair);
  const [href, setHref] = useState(`#/${calculator}`);
  useEffect(() => {
    let current = true;
    const write = async () => {
      const description = await describeCalculator(calculator);
      const code = description && (await writeCode(description.form, { input, view: DEFAULT_VIEW }));
      if (current && code !== undefined) setHref(`#/${calculator}/${code}`);
    };
    void write();
    return () => {
      current = false;
    };
  }, [calculator, input]);
  return (
    <a className="button" href={href}>
      <ExternalLink aria-hidden className="size-4" />
      {words.pair.openInCalculator}
    </a>
  );
}

// A policy a player can follow: a shot, then what to do after each outcome, as a nested list.
import type { PolicyBranch, PolicyNode } from '@oddsmith/analysis';
import { Prose } from '../../../components/ui/prose.tsx';
import { formatChance } from '../../../format/number.ts';
import { armies } from '../../../language/english/armies.ts';

interface PolicyTreeProps {
  readonly node: PolicyNode;
  shown(value: number): string;
}

export function PolicyTree({ node, shown }: PolicyTreeProps) {
  return (
    <div role="tree" aria-label={armies.policy.name} data-testid="policy">
      <Step node={node} shown={shown} depth={0} />
    </div>
  );
}

/** Open as far as a player reads at a glance. */
const OPEN_DEPTH = 1;

function Step({ node, shown, depth }: PolicyTreeProps & { readonly depth: number }) {
  const { shot, branches = [], pruned = 0 } = node;
  if (shot === null) return <p className="text-muted">{armies.policy.nothingMore(shown(node.value))}</p>;
  const order =
    shot.target === null
      ? armies.policy.holds(shot.shooter)
      : `${armies.policy.fires(shot.shooter, shot.target)}${shot.attack === null ? '' : ` (${shot.attack})`}`;
  return (
    <details open={depth < OPEN_DEPTH}>
      <summary className="min-h-(--target) cursor-pointer content-center">
        <strong className="font-medium">
          <Prose text={order} />
        </strong>{' '}
        <span className="text-muted">{armies.policy.expected(shown(node.value))}</span>
      </summary>
      <ul className="border-l border-line pl-3">
        {branches.map((branch) => (
          <li key={`${branch.left?.join('-')} ${branch.picked}`}>
            <p className="text-muted">
              {outcomeWords(branch)}{' '}
              <span className="text-ink">{formatChance(branch.probability / node.probability)}</span>
            </p>
            <div className="pl-3">
              <Step node={branch.then} shown={shown} depth={depth + 1} />
            </div>
          </li>
        ))}
        {pruned > 0 && (
          <li className="text-muted">{armies.policy.otherwise(formatChance(pruned / node.probability))}</li>
        )}
      </ul>
    </details>
  );
}

function outcomeWords({ left, picked }: PolicyBranch): string {
  if (left === null) return armies.policy.next;
  const [least, most] = left;
  if (most === 0) return armies.policy.destroyed;
  const words = least === most ? armies.policy.left(least) : armies.policy.leftBetween(least, most);
  return picked === undefined ? words : `${armies.policy.ofLeader(picked)} ${words}`;
}

// The battle: land or sea, one to four waves, both armies, when to retreat.
import type { BoardSide } from '@oddsmith/games/axis';
import { Plus, Trash2 } from 'lucide-react';
import { useBattleStore } from '../../battle/context.ts';
import { Segmented } from '../../components/form/controls/segmented.tsx';
import { FormGroup } from '../../components/form/form-group.tsx';
import { GroupCard } from '../../components/form/group-card.tsx';
import { Button } from '../../components/ui/button.tsx';
import { axis } from '../../language/english/axis/axis.ts';
import { everyday } from '../../language/english/everyday.ts';
import type { InputOf } from '../calculator-types.ts';
import type { FormProps } from '../view.ts';
import { ArmyCard } from './army-card.tsx';
import { ArmyLine } from './army-line.tsx';
import { ValuesCard } from './losses/values-card.tsx';
import { OwnersBox } from './owners-box.tsx';
import { PlainFields } from './plain-fields.tsx';
import { RetreatCard } from './retreat-card.tsx';
import { SeaRules } from './sea-rules.tsx';
import { useWave, withNewWave, withoutWave } from './waves.ts';

const { battle: words } = axis;

const MOST_WAVES = 4;

type Battle = InputOf<'axis/battle'>;
/** As recommendations have it too. */
type Shown = Omit<Battle, 'advise'>;

interface BattleFormProps extends FormProps<Shown> {
  /** Attackers come from elsewhere: several territories are attacked. */
  readonly defendersOnly?: boolean;
}

export function BattleForm({ input, defendersOnly = false }: BattleFormProps) {
  const { naval, waves } = input;
  const [wave, setChosen] = useWave(input);
  if (defendersOnly) return <WaveArmy key={`d${naval}`} input={input} wave={0} side="defense" />;
  return (
    <div className="space-y-3">
      <WaveBar input={input} wave={wave} onChoose={setChosen} />
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <WaveArmy key={`a${wave}${naval}`} input={input} wave={wave} side="attack" />
        <WaveArmy key={`d${wave}${naval}`} input={input} wave={wave} side="defense" />
      </div>
      <RetreatCard retreat={waves[wave].retreat} path={['waves', wave, 'retreat']} naval={naval} />
      <GroupCard title={words.rulesOfWave}>
        {naval && <SeaRules path={['waves', wave]} />}
        <PlainFields
          path={['waves', wave]}
          fields={[...(naval ? [] : ['rounds']), ...(wave > 0 ? ['conquerorDefends'] : [])]}
        />
      </GroupCard>
      <FormGroup
        fields={[...(naval ? SEA_TOP_FIELDS : TOP_FIELDS), ...(waves.length > 1 ? ['valueFutureWaves'] : [])]}
        title={words.situation}
      />
      <ValuesCard input={input} />
      <HouseRules input={input} />
    </div>
  );
}

interface WaveArmyProps extends FormProps<Shown> {
  readonly wave: number;
  readonly side: BoardSide;
}

function WaveArmy({ input: { naval, waves }, wave, side }: WaveArmyProps) {
  const owner = side === 'attack' ? everyday.attacker : everyday.defender;
  const title = side === 'attack' || wave === 0 ? owner : axis.army.reinforcements(owner);
  const { units } = waves[wave][side];
  const path = ['waves', wave, side];
  return (
    <ArmyCard title={title} owner={owner} side={side} naval={naval} units={units} path={path}>
      {side === 'defense' && wave === 0 && <OwnersBox owners={waves[wave].defense.owners} naval={naval} path={path} />}
      {side === 'defense' && wave > 0 && (
        <div className="mt-2">
          <p className="mb-1 text-s text-muted">{words.leaves}</p>
          <ArmyLine
            owner={words.leaves}
            side="defense"
            naval={naval}
            units={waves[wave].leaves}
            path={path}
            unitsAt={['waves', wave, 'leaves']}
          />
        </div>
      )}
    </ArmyCard>
  );
}

/** Where rulebooks differ. A switch of the other kind of battle is shown only while it is set. */
function HouseRules({ input: { naval, switches } }: FormProps<Shown>) {
  const fields = Object.entries(switches)
    .filter(([name, on]) => SEA_SWITCHES.includes(name) === naval || on)
    .map(([name]) => name);
  return (
    <GroupCard title={words.houseRules}>
      <PlainFields path={['switches']} fields={fields} />
    </GroupCard>
  );
}

const SEA_SWITCHES = ['submergeAfterShot', 'attackerCarriers'];
const TOP_FIELDS = ['dice', 'territoryValue', 'deadzone', 'inProgress', 'retreatBeforeBattle', 'prune'];
const SEA_TOP_FIELDS = ['dice', 'hits', 'retreatBeforeBattle', 'prune'];

interface WaveBarProps extends FormProps<Shown> {
  readonly wave: number;
  onChoose(wave: number): void;
}

function WaveBar({ input, wave, onChoose }: WaveBarProps) {
  const store = useBattleStore();
  const { waves } = input;
  const add = () => {
    store.getState().replace(withNewWave(input));
    onChoose(waves.length);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {waves.length > 1 && (
        <Segmented
          label={words.wave}
          options={waves.map((_, w) => ({ value: w, label: words.numbered(w + 1) }))}
          value={wave}
          onChoose={(value) => onChoose(Number(value))}
        />
      )}
      {waves.length < MOST_WAVES && <Button icon={Plus} label={words.addWave} onClick={add} />}
      {waves.length > 1 && (
        <Button
          icon={Trash2}
          label={words.removeWave(wave + 1)}
          onClick={() => {
            store.getState().replace(withoutWave(input, wave));
            onChoose(Math.max(0, wave - 1));
          }}
        />
      )}
    </div>
  );
}

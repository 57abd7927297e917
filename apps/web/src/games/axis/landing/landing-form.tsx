// A landing: both fleets, what the transports carry, both armies ashore.
import { FormGroup } from '../../../components/form/form-group.tsx';
import { GroupCard } from '../../../components/form/group-card.tsx';
import { axisLanding as words } from '../../../language/english/axis/landing.ts';
import type { FormOf } from '../../view.ts';
import { ArmyCard } from '../army-card.tsx';
import { OVERLAND } from '../overland.ts';
import { PlainFields } from '../plain-fields.tsx';
import { RetreatCard } from '../retreat-card.tsx';
import { SeaRules } from '../sea-rules.tsx';
import { aboard } from './cargo.ts';
import { CargoCard } from './cargo-card.tsx';

const TWO_CARDS = 'grid grid-cols-1 items-start gap-3 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2';

export function LandingForm({ input }: FormOf<'axis/amphibious'>) {
  const { sea, land, cargo } = input;
  return (
    <div className="space-y-3">
      <div className={TWO_CARDS}>
        <ArmyCard title={words.attackerAtSea} side="attack" naval units={sea.attack.units} path={['sea', 'attack']} />
        <ArmyCard
          title={words.defenderAtSea}
          side="defense"
          naval
          units={sea.defense.units}
          path={['sea', 'defense']}
        />
      </div>
      <CargoCard input={input} />
      <div className={TWO_CARDS}>
        <ArmyCard
          title={words.attackerOnLand}
          side="attack"
          naval={false}
          units={land.attack.units}
          path={['land', 'attack']}
          pieces={OVERLAND}
          beside={aboard(cargo)}
        />
        <ArmyCard
          title={words.defenderOnLand}
          side="defense"
          naval={false}
          units={land.defense.units}
          path={['land', 'defense']}
        />
      </div>
      <div className={TWO_CARDS}>
        <RetreatCard title={words.retreatAtSea} retreat={sea.retreat} path={['sea', 'retreat']} naval />
        <RetreatCard title={words.retreatOnLand} retreat={land.retreat} path={['land', 'retreat']} naval={false} />
      </div>
      <div className={TWO_CARDS}>
        <GroupCard title={words.rulesAtSea}>
          <SeaRules path={['sea']} />
          <PlainFields path={[]} fields={['hits', 'ignoreTransports']} />
        </GroupCard>
        <GroupCard title={words.rulesOnLand}>
          <PlainFields path={['land']} fields={['rounds']} />
        </GroupCard>
      </div>
      <FormGroup fields={['dice', 'territoryValue', 'deadzone']} title={words.situation} />
      <GroupCard title={words.houseRules}>
        <PlainFields path={['switches']} fields={Object.keys(input.switches)} />
      </GroupCard>
    </div>
  );
}

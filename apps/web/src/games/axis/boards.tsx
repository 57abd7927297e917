// The counters of each side of every battle, in the cards of the page.
import { useBattleStore } from '../../battle/context.ts';
import { MENU_ENTRY } from '../../components/ui/menu.tsx';
import { axis } from '../../language/english/axis/axis.ts';
import { axisLanding } from '../../language/english/axis/landing.ts';
import { everyday } from '../../language/english/everyday.ts';
import type { SideOf, VerbsOf } from '../view.ts';
import { ArmyBoard } from './army-board.tsx';
import { atPlace } from './other-place.ts';
import { OVERLAND } from './overland.ts';
import { useWave } from './waves.ts';

const BOARD_SIDES = { attacker: 'attack', defender: 'defense' } as const;
export function BattleBoard({ input, side }: SideOf<'axis/battle'>) {
  const [wave] = useWave(input);
  const boardSide = BOARD_SIDES[side];
  return (
    <ArmyBoard
      // The choice of landed units is of this board alone.
      key={`${wave} ${input.naval}`}
      owner={everyday[side]}
      side={boardSide}
      naval={input.naval}
      units={input.waves[wave][boardSide].units}
      path={['waves', wave, boardSide]}
    />
  );
}

/** Attackers of several territories come from elsewhere. */
export function SendBoard({ input, side }: SideOf<'axis/recommend'>) {
  const boardSide = BOARD_SIDES[side];
  if (side === 'attacker' && input.territories.length > 0) return null;
  return (
    <ArmyBoard
      key={String(input.naval)}
      owner={everyday[side]}
      side={boardSide}
      naval={input.naval}
      units={input.waves[0][boardSide].units}
      path={['waves', 0, boardSide]}
    />
  );
}

export function LandingBoard({ input: { sea, land }, side }: SideOf<'axis/amphibious'>) {
  const boardSide = BOARD_SIDES[side];
  const titles =
    side === 'attacker'
      ? [axisLanding.attackerAtSea, axisLanding.attackerOnLand]
      : [axisLanding.defenderAtSea, axisLanding.defenderOnLand];
  return (
    <div className="space-y-1">
      <ArmyBoard
        owner={titles[0]}
        title={titles[0]}
        side={boardSide}
        naval
        units={sea[boardSide].units}
        path={['sea', boardSide]}
      />
      <ArmyBoard
        owner={titles[1]}
        title={titles[1]}
        side={boardSide}
        naval={false}
        units={land[boardSide].units}
        path={['land', boardSide]}
        {...(side === 'attacker' ? { pieces: OVERLAND } : {})}
      />
    </div>
  );
}

/** Where they fight. */
export function BattleVerbs({ input, onChosen }: VerbsOf<'axis/battle'>) {
  const store = useBattleStore();
  const go = (naval: boolean) => {
    if (naval !== input.naval) store.getState().replace(atPlace(input, naval));
    onChosen();
  };
  return (
    <>
      {[false, true].map((naval) => (
        <button
          key={String(naval)}
          type="button"
          aria-pressed={naval === input.naval}
          className={MENU_ENTRY}
          onClick={() => go(naval)}
        >
          {naval ? axis.battle.sea : axis.battle.land}
        </button>
      ))}
    </>
  );
}

// What decides a duel.
import type { ProseTable } from './matcher.ts';

export const grimdark: ProseTable = {
  names: {},
  titles: {},
  whole: {
    '{factor} makes no difference to {name} here.': '{factor} macht für {name} hier keinen Unterschied.',
    '{factor} would make no difference to {name} here.': '{factor} würde für {name} hier keinen Unterschied machen.',
    '{factor} is worth {number} percentage points of win chance to {name} here.':
      '{factor} ist {name} hier {number} Prozentpunkte Siegchance wert.',
    '{factor} costs {name} {number} percentage points of win chance here.':
      '{factor} kostet {name} hier {number} Prozentpunkte Siegchance.',
    '{factor} would add {number} percentage points of win chance to {name}.':
      '{factor} gäbe {name} {number} Prozentpunkte Siegchance dazu.',
    '{factor} would take {number} percentage points of win chance from {name}.':
      '{factor} nähme {name} {number} Prozentpunkte Siegchance.',
  },
  factor: {
    'One more model': 'Ein Modell mehr',
    'One more wound per tough model': 'Ein Lebenspunkt mehr je zähem Modell',
    'One more attack on {name}': 'Eine Attacke mehr mit {name}',
    'Quality {number}+': 'Qualität {number}+',
    'Defense {number}+': 'Verteidigung {number}+',
    '{ruleName} on {name}': '{ruleName} auf {name}',
    '{ruleName}': '{ruleName}',
  },
};

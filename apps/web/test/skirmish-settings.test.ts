// Tastes of the skirmish: what they are unless changed, and lengths as they are shown.
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, lengthText } from '../src/skirmish/session/settings.ts';

test('S86 sound is off unless switched on, and centimetres are for display only', () => {
  expect(DEFAULT_SETTINGS).toMatchObject({ sound: false, dice: 'on', showOdds: true, lengths: 'inches' });
  expect(lengthText(6, 'inches')).toBe('6.0"');
  expect(lengthText(6, 'centimetres')).toBe('15.2 cm');
});

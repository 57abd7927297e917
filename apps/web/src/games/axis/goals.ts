// Goals a player may ask for.

export const GOALS = [
  { value: 0.75, label: '75%' },
  { value: 0.9, label: '90%' },
  { value: 0.95, label: '95%' },
  { value: 'maxProfit', label: 'Most profit' },
];

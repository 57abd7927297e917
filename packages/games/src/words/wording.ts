// English numbers and lists, for sentences that are still written where they are made.
export {
  amount,
  capital,
  decimal,
  difference,
  figure,
  gained,
  listed,
  percent,
  plural,
  signed,
  tenths,
  thousands,
} from '@oddsmith/words';

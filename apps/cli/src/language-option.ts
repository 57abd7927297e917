// `--language`: never taken from the environment, because scripts compare what is printed.
import { LANGUAGES } from '@oddsmith/words';
import { Option } from 'commander';

export function languageOption(): Option {
  return new Option('--language <language>', 'of everything that is said; English if not given').choices(LANGUAGES);
}

// `--language`: never taken from the environment, because scripts compare what is printed.
import { LANGUAGES } from '@oddsmith/words';
import { Option } from 'commander';
import type { HelpWords } from './words/help.en.ts';

export function languageOption(help: HelpWords): Option {
  return new Option('--language <language>', help.language).choices(LANGUAGES);
}

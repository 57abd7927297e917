// Where answers are put into words: after the calculation, in the thread that made it, in the language of whoever asked.
import type { Note } from '@oddsmith/kernel';
import { GRAMMARS, type Language, type Message, type Writer, writerFor } from '@oddsmith/words';
import type {
  Advice,
  AnyCalculator,
  Explanation,
  ExplanationData,
  GameWords,
  Remark,
  StepData,
} from '../contract/calculator.ts';
import { en } from './en.ts';
import type { Words } from './words.ts';

/** Puts what a calculator hands over into one language; where its game has no words in it, into English. */
export class Speaker {
  readonly language: Language;
  private readonly open: () => Writer;
  private opened: Writer | undefined;

  /** `given`: words beside those that the calculator brings along. */
  constructor(
    { id, rules, words }: Pick<AnyCalculator, 'id' | 'rules' | 'words'>,
    language: Language = 'en',
    given: readonly Words[] = [],
  ) {
    const game = id.slice(0, id.indexOf('/'));
    const translation = [...given, ...(words?.translations ?? [])].find(
      (candidate) => candidate.game === game && candidate.language === language,
    );
    this.language = translation?.language ?? 'en';
    this.open = () => opened(this.language, { rules, words, translation });
  }

  /** Made when something is said: most parts of an analysis say nothing. */
  private get writer(): Writer {
    this.opened ??= this.open();
    return this.opened;
  }

  say(message: Message): string {
    return this.writer.say(message);
  }

  /** A remark of a battle that is rolled, or what a die is rolled for. */
  note(note: Note): string {
    return typeof note === 'string' ? this.writer.word(note) : this.writer.say(note);
  }

  /** What has its words already keeps them. */
  problem<Of extends { readonly message: Message | string }>(
    given: Of,
  ): Omit<Of, 'message'> & { readonly message: string } {
    const { message } = given;
    return { ...given, message: typeof message === 'string' ? message : this.say(message) };
  }

  explanation({ sentence, steps }: ExplanationData): Explanation {
    return {
      sentence: this.say(sentence),
      steps: steps.map(({ title, text, causes, ...rest }: StepData) => ({
        title: this.say(title),
        text: this.say(text),
        ...rest,
        ...(causes === undefined || causes.length === 0
          ? {}
          : { causes: causes.map((cause) => ({ ...cause, name: cause.name ?? this.writer.rule(cause.rule) })) }),
      })),
    };
  }

  /** Two remarks may come to the same sentence, of two weapons perhaps: it is said once. */
  advice(remarks: readonly Remark[]): readonly Advice[] {
    const said = new Map<string, Advice>();
    for (const { message, ...remark } of remarks) {
      const advice = { ...remark, message: this.say(message) };
      said.set(`${advice.code} ${advice.path} ${advice.message}`, advice);
    }
    return [...said.values()];
  }
}

interface Spoken {
  readonly rules: AnyCalculator['rules'];
  readonly words: GameWords | undefined;
  readonly translation: Words | undefined;
}

interface Opened extends Spoken {
  readonly writer: Writer;
}

/** The last of each calculator and language: laying its hundreds of messages together took ten times as long as a small answer. */
const lastOpened = new WeakMap<AnyCalculator['rules'], Map<Language, Opened>>();

function opened(language: Language, spoken: Spoken): Writer {
  const { rules, words, translation } = spoken;
  const byLanguage = lastOpened.get(rules) ?? new Map<Language, Opened>();
  const last = byLanguage.get(language);
  if (last !== undefined && last.words === words && last.translation === translation) return last.writer;
  const writer = writerFor(GRAMMARS[language], {
    messages: translation?.messages ?? { ...en, ...words?.messages },
    names: translation?.names ?? {},
    rules: { ...words?.causes, ...Object.fromEntries(rules.map((rule) => [rule.id, rule.name])) },
  });
  lastOpened.set(rules, byLanguage.set(language, { ...spoken, writer }));
  return writer;
}

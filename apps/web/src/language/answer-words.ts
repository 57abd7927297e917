// An answer or a refusal with what it says in the language of this visit; figures and codes stay what they are.
import { type Answer, isRefusal, type Problem, type Refusal } from '@oddsmith/games';
import { said, saidSoFar, saidTitle, titleSoFar } from './in-language.ts';
import { language } from './language.ts';

export function saidAnswer(answer: Answer): Answer {
  if (language === 'en') return answer;
  const { sentence, steps, advice } = answer;
  const [text, title] = answer.language === language ? [saidSoFar, titleSoFar] : [said, saidTitle];
  return {
    ...answer,
    sentence: text(sentence),
    steps: steps.map((step) => ({ ...step, title: title(step.title), text: text(step.text) })),
    advice: advice.map((remark) => ({ ...remark, message: text(remark.message) })),
  };
}

export function saidProblem(problem: Problem): Problem {
  return language === 'en' ? problem : { ...problem, message: saidSoFar(problem.message) };
}

export function saidReply(reply: Answer | Refusal): Answer | Refusal {
  return isRefusal(reply) ? { error: saidProblem(reply.error) } : saidAnswer(reply);
}

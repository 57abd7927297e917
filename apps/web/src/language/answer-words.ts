// An answer or a refusal with what it says in the language of this visit; figures and codes stay what they are.
import { type Answer, isRefusal, type Problem, type Refusal } from '@oddsmith/games';
import { said, saidTitle } from './in-language.ts';
import { language } from './language.ts';

export function saidAnswer(answer: Answer): Answer {
  if (language === 'en') return answer;
  const { sentence, steps, advice } = answer;
  return {
    ...answer,
    sentence: said(sentence),
    steps: steps.map((step) => ({ ...step, title: saidTitle(step.title), text: said(step.text) })),
    advice: advice.map((remark) => ({ ...remark, message: said(remark.message) })),
  };
}

export function saidProblem(problem: Problem): Problem {
  return language === 'en' ? problem : { ...problem, message: said(problem.message) };
}

export function saidReply(reply: Answer | Refusal): Answer | Refusal {
  return isRefusal(reply) ? { error: saidProblem(reply.error) } : saidAnswer(reply);
}

// What is asked and what is answered, calculator by calculator: from the schemas of the API.
import type { components } from './api.generated.ts';

export type Schemas = components['schemas'];

type AnyRequest = Schemas['CalculationRequest'];
type AnyAnswer = Schemas['CalculationReply'];

export type CalculatorId = AnyRequest['calculator'];

type RequestOf<Id extends CalculatorId> = Extract<AnyRequest, { readonly calculator: Id }>;

export type InputOf<Id extends CalculatorId> = RequestOf<Id>['input'];
export type AnswerOf<Id extends CalculatorId> = Extract<AnyAnswer, { readonly calculator: Id }>;

/** Of one calculator: a field that its input does not have is an error of the compiler. */
export interface CalculationOf<Id extends CalculatorId> extends Omit<AnyRequest, 'calculator' | 'input'> {
  readonly calculator: Id;
  readonly input: InputOf<Id>;
}

/** With an id of your choice, which comes back with its answer. */
export type BatchEntry = Schemas['BatchRequest'][number];

export type JobQuestion = Schemas['JobQuestion'];

// What a tool is: a name and a description that an assistant chooses by, schemas of what goes in and out, and the work.
import type { Fault } from '@oddsmith/compute';
import type * as z from 'zod';
import type { Sentence } from './words/index.ts';

/** What tools find where they run. */
export interface ToolDesk {
  /** Milliseconds left; undefined is any time. */
  readonly leftMs?: (() => number | undefined) | undefined;
  /** Why the work must end; undefined as long as it may go on. */
  readonly stop?: (() => Fault | undefined) | undefined;
  /** Where the web app is: share links lead there. */
  readonly site: string;
}

/** A sentence first, then the same as data. */
export interface ToolReply {
  readonly text: string;
  readonly data: { readonly [field: string]: unknown };
}

export type ToolAnswer = ToolReply | { readonly error: Fault };

export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: z.ZodObject;
  run(input: z.output<Input>, desk: ToolDesk): Promise<ToolAnswer>;
}

/** With the types of its own input. */
export function tool<Input extends z.ZodObject>(given: Tool<Input>): Tool {
  return given as unknown as Tool;
}

export function refused(code: string, path: string, message: Sentence): { readonly error: Fault } {
  return { error: { code: `mcp/${code}`, path, message } };
}

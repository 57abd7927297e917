// Words of the page that puts the reference cases to our own engine.
export const words = {
  title: 'Reference cases',
  intro:
    'Battles whose answers come from elsewhere: printed examples, official FAQs, other programs, fractions worked out by hand. Your browser puts them to the engine of this page and says, rule by rule, what it gets right. A number is right within a thousand-millionth.',
  game: 'Game',
  run: 'Run',
  stop: 'Stop',
  progress: (done: string, all: string) => `${done} of ${all} cases`,
  summary: (right: string, all: string) => `${right} of ${all} right.`,
  table: 'By rule',
  rule: 'Rule',
  right: 'Right',
  of: (right: string, cases: string) => `${right} of ${cases}`,
  wrong: 'What differs',
  difference: (id: string, path: string, want: string, got: string) => `${id}: ${path} should be ${want} and is ${got}`,
  failed: 'The cases could not be fetched. They need the network the first time.',
  others:
    'The same cases for any other program: oddsmith conform --command "your program". It reads a line of JSON and answers with one.',
};

// Words of the playground.
export const words = {
  title: 'Playground',
  intro:
    'A question as programs ask it: write the input as JSON, read the answer, and take it along as a line for the command line, for curl or for TypeScript. Everything is worked out in your browser.',
  calculator: 'Calculator',
  start: 'Begin with',
  input: 'Input (JSON)',
  suggestions: 'What may stand here',
  noSuggestions: 'Put the cursor behind a { or a colon, and what may stand there is shown here.',
  syntax: (message: string) => `This is not JSON: ${message}`,
  problem: (line: number, message: string) => `Line ${line}: ${message}`,
  answer: 'Answer',
  figures: 'Figures',
  whole: 'The whole answer as JSON',
  open: 'Open in the calculator',
  programs: 'For your program',
  cli: 'Command line',
  curl: 'HTTP with curl',
  typescript: 'TypeScript',
  copy: 'Copy',
  copied: 'Copied.',
};

// Die Wörter der Seite, die unserer eigenen Maschine die Referenzfälle vorlegt, wie in en.ts.
import type { words as english } from './en.ts';

export const words: typeof english = {
  title: 'Referenzfälle',
  intro:
    'Schlachten, deren Antworten von anderswo stammen: gedruckte Beispiele, offizielle FAQs, andere Programme, von Hand gerechnete Brüche. Dein Browser legt sie dem Rechner dieser Seite vor und sagt Regel für Regel, was er richtig hat. Eine Zahl ist richtig, wenn sie auf ein Milliardstel stimmt.',
  game: 'Spiel',
  run: 'Starten',
  stop: 'Anhalten',
  progress: (done, all) => `${done} von ${all} Fällen`,
  summary: (right, all) => `${right} von ${all} richtig.`,
  table: 'Nach Regeln',
  rule: 'Regel',
  right: 'Richtig',
  of: (right, cases) => `${right} von ${cases}`,
  wrong: 'Was abweicht',
  difference: (id, path, want, got) => `${id}: ${path} müsste ${want} sein und ist ${got}`,
  failed: 'Die Fälle ließen sich nicht laden. Beim ersten Mal brauchen sie das Netz.',
  others:
    'Dieselben Fälle für jedes andere Programm: oddsmith conform --command "dein Programm". Es liest eine Zeile JSON und antwortet mit einer.',
};

// Why a list could not be read; an address in it can be followed.
import { Fragment } from 'react';
import { armies as words } from '../../../language/english/armies.ts';

const ADDRESS = /(https:\/\/[^\s]+)/;

export function ProblemText({ problem }: { readonly problem: string }) {
  return (
    <>
      {words.panel.unreadable}{' '}
      {problem.split(ADDRESS).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place
        <Fragment key={index}>{ADDRESS.test(part) ? <Address href={part} /> : part}</Fragment>
      ))}
      .
    </>
  );
}

function Address({ href }: { readonly href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="break-all underline">
      {href}
    </a>
  );
}

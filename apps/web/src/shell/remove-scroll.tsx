// Keeps the page behind a sheet where it is: a class instead of the style element that the package of this name writes into the page,
// which our policy forbids. The build puts this file in its place.
import { type ElementType, type ReactNode, useLayoutEffect } from 'react';

interface RemoveScrollProps {
  readonly as: ElementType;
  readonly children?: ReactNode;
}

const CLASS = 'scroll-locked';
let open = 0;

export function RemoveScroll({ as: Container, children }: RemoveScrollProps): ReactNode {
  useLayoutEffect(() => {
    open++;
    document.documentElement.classList.add(CLASS);
    return () => {
      open--;
      if (open === 0) document.documentElement.classList.remove(CLASS);
    };
  }, []);
  return <Container>{children}</Container>;
}

// Catches what should never happen and offers a way out instead of a blank page.
import { Component, type ReactNode } from 'react';
// Part of the frame: a page that is lost because a file is gone cannot be told of by a file that may be gone as well.
import { BrokenPage } from './broken-page.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Another value starts afresh: the address. */
  readonly resetKey: string;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly resetKey: string;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <BrokenPage error={error} />;
  }
}

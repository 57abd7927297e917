// Catches what should never happen and offers a way out instead of a blank page.
import { Component, type ReactNode } from 'react';
import { forgetAddress } from './last-address.ts';

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
    return (
      <main id="main" tabIndex={-1} className="mx-auto max-w-xl space-y-3 p-6">
        <h1 className="text-xl font-semibold">This page broke</h1>
        <p>
          That is our mistake, not yours. Your battle is still in the address bar: reload to try again, or start over.
        </p>
        <p className="text-s text-muted">{error instanceof Error ? error.message : String(error)}</p>
        <p className="flex gap-2">
          <button type="button" className="button" onClick={() => location.reload()}>
            Reload
          </button>
          <button type="button" className="button" onClick={startOver}>
            Start over
          </button>
        </p>
      </main>
    );
  }
}

/** Without the battle in the address and the remembered one, which may be what broke the page. */
function startOver(): void {
  forgetAddress();
  location.hash = '#/';
  location.reload();
}

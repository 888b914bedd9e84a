import type { ReactNode } from 'react';
import { Component } from 'react';
import { ErrorScreen } from './error-screen.tsx';

interface Properties {
  /** A new value takes the error screen away, to try again. */
  resetOn?: string;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
  resetOn: string | undefined;
}

/** Puts the error screen in the place of what failed to render. */
export class ErrorBoundary extends Component<Properties, State> {
  override state: State = { failure: null, resetOn: this.props.resetOn };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: Properties, state: State): State | null {
    return props.resetOn === state.resetOn ? null : { failure: null, resetOn: props.resetOn };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorScreen error={failure.error} /> : this.props.children;
  }
}

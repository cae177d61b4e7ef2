import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Catches what a screen could not handle, so that a broken screen is never a blank one. */
export class Failure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(new Error(`A screen failed${info.componentStack ?? ''}`, { cause: error }));
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <Notice
          title="Something broke on our side"
          text="Your answers are kept in this browser. Reloading usually helps."
        >
          <Button onClick={() => location.reload()}>Reload</Button>
        </Notice>
      </main>
    );
  }
}

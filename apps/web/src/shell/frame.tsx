import type { User } from '@valence/contract';
import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';

interface FrameProps {
  title: string;
  /** The signed-in student, `null` for a visitor, `undefined` while it is not known. */
  user: User | null | undefined;
  hasMenu: boolean;
  children: ReactNode;
}

/** What stands around a screen: header, main, and on a phone the bar at the bottom. It asks nobody anything. */
export function Frame({ title, user, hasMenu, children }: FrameProps) {
  return (
    <div className={`flex min-h-dvh flex-col ${hasMenu ? 'under-header' : ''}`}>
      {hasMenu && <SkipLink />}
      {hasMenu && <Header title={title} user={user} />}
      <main
        id="main"
        className={`mx-auto w-full max-w-6xl grow px-4 sm:px-5 ${hasMenu ? 'py-6 max-md:pb-[calc(6rem+env(safe-area-inset-bottom))] md:py-10' : 'pt-4 md:pt-6'}`}
      >
        {children}
      </main>
      {hasMenu && <BottomBar />}
    </div>
  );
}

function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-3 focus:rounded-md focus:bg-blue focus:px-4 focus:py-2 focus:text-on-blue"
    >
      Skip to the content
    </a>
  );
}

import type { QuestionFigure as Figure } from '@valence/contract';
import type { ReactNode } from 'react';
import { QuestionFigure } from './question-figure.tsx';

interface BesideFigureProps {
  figure: Figure | undefined;
  /** The options, or where the answer is typed. */
  children: ReactNode;
}

/** A figure with its options: side by side where there is room, so that text, figure and options are seen together. */
export function BesideFigure({ figure, children }: BesideFigureProps) {
  if (figure === undefined) return children;
  return (
    <div className="grid grid-cols-1 items-start @2xl:grid-cols-2 @2xl:gap-x-8">
      <div className="min-w-0 @2xl:mt-2">
        <QuestionFigure figure={figure} />
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** How options that are structures stand: they are compared, so beside one another, but below one another beside a figure. */
export function drawnOptionsGrid(figure: Figure | undefined): string {
  return figure === undefined ? 'sm:grid-cols-2' : '@sm:grid-cols-2 @2xl:grid-cols-1';
}

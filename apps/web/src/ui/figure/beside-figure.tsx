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
    <div className="beside-figure">
      <QuestionFigure figure={figure} />
      <div>{children}</div>
    </div>
  );
}

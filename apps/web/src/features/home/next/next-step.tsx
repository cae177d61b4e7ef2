import type { ComponentType, ReactNode } from 'react';
import { ChooseNext } from './choose-next.tsx';
import { ContinueQuiz } from './continue-quiz.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LimitReached } from './limit-reached.tsx';
import { MistakesDue } from './mistakes-due.tsx';
import type { NextEntryProps } from './next-entry.ts';
import { RunningPaper } from './running-paper.tsx';
import { TodaysPlan } from './todays-plan.tsx';
import { WeakConcept } from './weak-concept.tsx';

/** What may come next, the most urgent first: an entry is a file of this folder and a line here. */
const entries: readonly ComponentType<NextEntryProps>[] = [
  RunningPaper,
  ContinueQuiz,
  TodaysPlan,
  MistakesDue,
  WeakConcept,
  FirstSteps,
  LimitReached,
  ChooseNext,
];

/** The one thing that a student does best now. */
export function NextStep(props: Omit<NextEntryProps, 'otherwise'>) {
  return entries.reduceRight<ReactNode>(
    (otherwise, Entry) => <Entry {...props} otherwise={otherwise} />,
    null,
  );
}

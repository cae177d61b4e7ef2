import type { Difficulty, QuestionCountsByDifficulty } from '@valence/contract';

interface QuestionCountProps {
  questions: QuestionCountsByDifficulty;
  difficulty: Difficulty;
}

/** How many different questions there are, and how many of them at the chosen difficulty: beside a name, on a phone below it. */
export function QuestionCount({ questions, difficulty }: QuestionCountProps) {
  const all = questions.beginner + questions.intermediate + questions.advanced;
  return (
    <span className="shrink-0 text-sm leading-tight font-normal text-soft sm:text-right">
      <span className="font-semibold text-ink sm:block">
        {all} {all === 1 ? 'question' : 'questions'}
      </span>
      <span className="sm:hidden">, </span>
      <span className="sm:block">
        {questions[difficulty]} {difficulty}
      </span>
    </span>
  );
}

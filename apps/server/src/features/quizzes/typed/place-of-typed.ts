import type { GradingRules, Question, TypedGrade } from '@valence/questions';
import type { QuestionEngine } from '../question-engine.ts';

/** Of the option that says the same as a typed answer. Two options can come of one slip: the nearer value is meant. */
export function placeOfTyped(
  engine: Pick<QuestionEngine, 'askedAnswerOf' | 'gradeTypedAnswer'>,
  question: Question,
  typed: string,
  { verdict, slip }: Pick<TypedGrade, 'verdict' | 'slip'>,
  rules: GradingRules,
): number | null {
  if (verdict === 'right') return question.key;
  const places = question.options.flatMap((option, place) =>
    slip !== null && option.slip?.id === slip ? [place] : [],
  );
  const asked = engine.askedAnswerOf(question);
  if (places.length < 2 || asked?.kind !== 'number') return places[0] ?? null;
  const { unit, figures, slips = [] } = asked;
  const meant = slips
    .filter(({ id }) => id === slip)
    .find((one) => {
      const alone = { kind: 'number', value: one.value, unit: one.unit ?? unit, figures } as const;
      return engine.gradeTypedAnswer(alone, typed, rules).verdict !== 'wrong';
    });
  return places.find((place) => question.options[place]?.text.startsWith(meant?.value ?? '')) ?? null;
}

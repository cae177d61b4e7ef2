import type { Mistakes, QuizUsage } from '@valence/contract';
import { Badge } from '../../ui/badge.tsx';
import { SubjectGlyph } from '../../ui/subject/subject-glyph.tsx';
import { Typeset } from '../../ui/typeset/typeset.tsx';
import { FreshButton } from './fresh-button.tsx';
import { Mistake } from './mistake.tsx';
import { freshOnConcept, freshOnTopic, type FreshQuiz } from './fresh-quiz.ts';

type Concept = Mistakes['concepts'][number];

interface ConceptMistakesProps {
  concept: Concept;
  usage: QuizUsage | undefined;
  isIdle: boolean;
  /** The name of the quiz that is on its way. */
  starting: string | null;
  onFresh: (quiz: FreshQuiz) => void;
}

/** What was missed on one concept, by slip, and fresh questions on it, or on its topic where it has too few of its own. */
export function ConceptMistakes({ concept, usage, isIdle, starting, onFresh }: ConceptMistakesProps) {
  const { id, name, subject, due, slips } = concept;
  const own = freshOnConcept(concept);
  const fresh = own ?? freshOnTopic(concept);
  return (
    <section
      aria-labelledby={`concept-${id}`}
      className="@container rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
    >
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="flex min-w-60 flex-1 items-center gap-3.5">
          <SubjectGlyph subject={subject} />
          <div className="min-w-0">
            <h2 id={`concept-${id}`} className="text-lead font-bold wrap-anywhere">
              {name}
            </h2>
            {due > 0 && <Badge tone="orange">{due} due</Badge>}
          </div>
        </div>
        {fresh === null ? (
          concept.fresh !== null && (
            <p className="text-sm text-soft">Too few fresh questions for a quiz of its own.</p>
          )
        ) : (
          <FreshButton
            label={own === null ? `Fresh questions on ${fresh.name}` : 'Fresh questions'}
            concept={name}
            tone="quiet"
            quiz={fresh}
            usage={usage}
            isIdle={isIdle}
            isStarting={starting === fresh.name}
            onFresh={onFresh}
          />
        )}
      </div>
      <ul className="mt-5 grid grid-cols-1 gap-5">
        {slips.map((made) => (
          <li key={made.slip?.id ?? made.mistakes[0]?.questionId}>
            <SlipMade made={made} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The mistakes that one slip led to. What it teaches is said once where it is the same for all of them, else with each. */
function SlipMade({ made: { slip, mistakes } }: { made: Concept['slips'][number] }) {
  const isSaidOnce = slip !== null && mistakes.every(({ teaching }) => teaching === slip.teaching);
  return (
    <>
      <h3 className="font-semibold text-pink">
        {slip === null ? unnamedWords(mistakes) : <Typeset text={slip.name} />}
      </h3>
      {isSaidOnce && (
        <p className="max-w-[70ch] text-sm text-soft">
          <Typeset text={slip.teaching} drawings={mistakes[0]?.drawings ?? []} />
        </p>
      )}
      <ul className="mt-2 divide-y divide-line rounded-md border border-line">
        {mistakes.map((mistake) => (
          <li key={mistake.questionId}>
            <Mistake mistake={mistake} isTeaching={!isSaidOnce} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What mistakes have in common that no slip names. */
function unnamedWords(mistakes: Concept['slips'][number]['mistakes']): string {
  const [latest] = mistakes;
  if (typeof latest?.firstAnswer === 'string') return 'No known slip leads there';
  if (!latest?.typed?.first) return 'The first answer is not on record';
  return mistakes.every(({ typed }) => typed?.first?.verdict === 'partly')
    ? 'Partly right'
    : 'Typed, and no known slip leads there';
}

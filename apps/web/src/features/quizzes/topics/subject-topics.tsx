import {
  subjects,
  type Difficulty,
  type ListedTopic,
  type TopicChoice,
  type TopicListResponse,
} from '@valence/contract';
import { ChevronDown } from 'lucide-react';
import { use, useId } from 'react';
import { SubjectGlyph } from '../../../ui/subject/subject-glyph.tsx';
import { chosenOf } from './choose-topics.ts';
import { QuestionCount } from './question-count.tsx';
import { TopicRow } from './topic-row.tsx';
import { UnfoldedContext } from './unfolded-context.ts';

interface SubjectTopicsProps {
  /** With those of its topics that are shown. */
  subject: TopicListResponse['subjects'][number];
  /** All topics of the subject, with all of their concepts. */
  whole: readonly ListedTopic[];
  choice: TopicChoice;
  difficulty: Difficulty;
  /** A search unfolds what it has found. */
  isUnfolded: boolean;
  onChange: (choice: TopicChoice) => void;
}

/** A subject, folded until its topics are wanted. */
export function SubjectTopics({
  subject,
  whole,
  choice,
  difficulty,
  isUnfolded,
  onChange,
}: SubjectTopicsProps) {
  const id = useId();
  const { ids, onToggle } = use(UnfoldedContext);
  const isOpen = ids.includes(subject.id) || isUnfolded;
  const name = subjects.find((one) => one.id === subject.id)?.name ?? subject.id;
  const chosen = whole.filter((topic) => chosenOf(choice, topic) !== 'none').length;
  return (
    <section className="overflow-clip rounded-lg border border-line bg-surface shadow-low">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          disabled={isUnfolded}
          onClick={() => onToggle(subject.id)}
          className="flex min-h-18 w-full items-center gap-3.5 px-4 py-3 text-left enabled:hover:bg-sunken sm:px-5"
        >
          <SubjectGlyph subject={subject.id} />
          <span className="flex min-w-0 grow flex-col gap-x-4 sm:flex-row sm:items-center sm:justify-between">
            <span className="min-w-0">
              <span className="block text-lead leading-snug font-bold">{name}</span>
              <span className="block text-sm font-normal text-soft">
                {whole.length} topics
                {chosen > 0 && <strong className="text-blue"> · {chosen} chosen</strong>}
              </span>
            </span>
            <QuestionCount questions={subject.questions} difficulty={difficulty} />
          </span>
          <ChevronDown
            className={`size-5 shrink-0 text-soft ${isOpen ? 'rotate-180' : ''} ${isUnfolded ? 'invisible' : ''}`}
            aria-hidden
          />
        </button>
      </h2>
      <ul id={id} hidden={!isOpen} className="border-t border-line">
        {isOpen &&
          subject.topics.map((shown) => (
            <TopicRow
              key={shown.id}
              shown={shown}
              topic={whole.find((topic) => topic.id === shown.id) ?? shown}
              choice={choice}
              difficulty={difficulty}
              isUnfolded={isUnfolded}
              onChange={onChange}
            />
          ))}
      </ul>
    </section>
  );
}

import type { Difficulty, ListedTopic, TopicChoice } from '@valence/contract';
import { ChevronDown } from 'lucide-react';
import { use, useEffect, useId, useRef } from 'react';
import { chosenOf, isConceptChosen, toggleConcept, toggleTopic } from './choose-topics.ts';
import { QuestionCount } from './question-count.tsx';
import { StandingsContext, standingWords } from './standings-context.ts';
import { UnfoldedContext } from './unfolded-context.ts';

interface TopicRowProps {
  /** The topic with those of its concepts that are shown. */
  shown: ListedTopic;
  /** The topic with all of them. */
  topic: ListedTopic;
  choice: TopicChoice;
  difficulty: Difficulty;
  isUnfolded: boolean;
  onChange: (choice: TopicChoice) => void;
}

/** A topic to choose as a whole, and its concepts to choose from, folded until they are wanted. */
export function TopicRow({ shown, topic, choice, difficulty, isUnfolded, onChange }: TopicRowProps) {
  const id = useId();
  const standings = use(StandingsContext);
  const { ids, onToggle } = use(UnfoldedContext);
  const isOpen = ids.includes(topic.id) || isUnfolded;
  const chosen = chosenOf(choice, topic);
  return (
    <li className="border-t border-line first:border-t-0">
      <div className="flex items-center gap-1 pr-2 sm:pr-3">
        <Choice
          label={topic.name}
          concepts={topic.concepts.length}
          standing={standings === null ? null : standingWords(standings.topics.get(topic.id))}
          questions={topic.questions}
          difficulty={difficulty}
          isChosen={chosen === 'all'}
          isPartly={chosen === 'some'}
          onChange={() => onChange(toggleTopic(choice, topic))}
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`Concepts of ${topic.name}`}
          disabled={isUnfolded}
          onClick={() => onToggle(topic.id)}
          className={`grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken ${isUnfolded ? 'invisible' : ''}`}
        >
          <ChevronDown className={`size-5 ${isOpen ? 'rotate-180' : ''}`} aria-hidden />
        </button>
      </div>
      <ul id={id} hidden={!isOpen} className="mb-2 ml-6 border-l-2 border-line sm:pr-15">
        {isOpen &&
          shown.concepts.map((concept) => (
            <li key={concept.id} className="flex">
              <Choice
                label={concept.name}
                standing={standings === null ? null : standingWords(standings.concepts.get(concept.id))}
                questions={concept.questions}
                difficulty={difficulty}
                isChosen={isConceptChosen(choice, topic, concept.id)}
                isPartly={false}
                onChange={() => onChange(toggleConcept(choice, topic, concept.id))}
              />
            </li>
          ))}
      </ul>
    </li>
  );
}

interface ChoiceProps {
  label: string;
  /** How many concepts it holds: its questions are theirs together, more than its name alone would find. */
  concepts?: number;
  /** How well it goes; `null` where that is not known. */
  standing: string | null;
  questions: ListedTopic['questions'];
  difficulty: Difficulty;
  isChosen: boolean;
  /** Some of what belongs to it is chosen. */
  isPartly: boolean;
  onChange: () => void;
}

function Choice({
  label,
  concepts = 1,
  standing,
  questions,
  difficulty,
  isChosen,
  isPartly,
  onChange,
}: ChoiceProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isPartly;
  }, [isPartly]);
  const held = concepts > 1 ? [`With all of its ${concepts} concepts`] : [];
  const about = standing === null ? held : [...held, standing];
  return (
    <label className="flex min-h-11 min-w-0 grow cursor-pointer items-center gap-3 rounded-md px-4 py-1.5 hover:bg-sunken">
      <input
        ref={box}
        type="checkbox"
        checked={isChosen}
        onChange={onChange}
        className="size-5 shrink-0 accent-blue"
      />
      <span className="flex min-w-0 grow flex-col gap-x-4 sm:flex-row sm:items-center sm:justify-between">
        <span className="min-w-0">
          {label}
          {about.length > 0 && (
            <span className="block text-sm leading-tight text-soft">{about.join(' · ')}</span>
          )}
        </span>
        <QuestionCount questions={questions} difficulty={difficulty} />
      </span>
    </label>
  );
}

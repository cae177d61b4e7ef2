import { useQuery } from '@tanstack/react-query';
import { mostChosen, type TopicChoice, type TopicListResponse, type User } from '@valence/contract';
import { useRef } from 'react';
import { standingsQuery } from '../../../api/progress/standings.ts';
import { topicListQuery } from '../../../api/quizzes/topics.ts';
import type { QuizSettings } from '../../../attempt/quiz-settings.ts';
import type { SharedChoice } from '../../../attempt/shared-choice.ts';
import { isToldFewer } from '../../../quiz-preview/preview-words.ts';
import { useQuizPreview } from '../../../quiz-preview/use-quiz-preview.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useKeptInEntry } from '../../../ui/use-kept-in-entry.ts';
import { listedOf, noChoice, sizeOf } from './choose-topics.ts';
import { readKeptChoice } from './kept-choice.ts';
import { NothingNamed } from './nothing-named.tsx';
import { searchList } from './search-list.ts';
import { StartBar } from './start-bar.tsx';
import { knownStandings, StandingsContext } from './standings-context.ts';
import { SubjectTopics } from './subject-topics.tsx';
import { TopicsSettings } from './topics-settings.tsx';
import { UnfoldedContext } from './unfolded-context.ts';
import { useQuizSettings } from '../use-quiz-settings.ts';
import { onEachVisit } from '../../../api/on-each-visit.ts';

interface TopicsScreenProps {
  user: User;
  /** What the list is searched for at first. */
  find: string;
  /** What the link asks for by which the student came; `null` without one. */
  shared: SharedChoice | null;
  isStarting: boolean;
  /** `name` is what the quiz would be called; `isToldFewer`: the screen says that it will be shorter than asked for. */
  onStart: (choice: TopicChoice, name: string, settings: QuizSettings, isToldFewer: boolean) => void;
}

/** Subjects, topics and concepts with their numbers of questions, and a quiz on any choice of them. */
export function TopicsScreen({ user, find, shared, isStarting, onStart }: TopicsScreenProps) {
  const list = useQuery(topicListQuery);
  const standings = useQuery({ ...standingsQuery, refetchOnMount: onEachVisit });
  const [settings, setSettings] = useQuizSettings(
    user,
    shared === null ? {} : { count: shared.count, difficulty: shared.difficulty },
  );
  const [kept, setKept] = useKeptInEntry('topics', readKeptChoice, {
    choice: shared?.choice ?? noChoice,
    sought: find,
    unfolded: [],
  });
  const { choice: chosen, sought, unfolded } = kept;
  const setChoice = (wanted: TopicChoice) => setKept({ ...kept, choice: wanted });
  const setSought = (text: string) => setKept({ ...kept, sought: text });
  const onToggle = (id: string) =>
    setKept({
      ...kept,
      unfolded: unfolded.includes(id) ? unfolded.filter((one) => one !== id) : [...unfolded, id],
    });
  const search = useRef<HTMLInputElement>(null);
  const choice = list.data === undefined ? chosen : listedOf(chosen, list.data.subjects);
  const preview = useQuizPreview({ choice }, settings.count);
  const isSearching = sought.trim() !== '';
  const found = list.data === undefined ? [] : searchList(list.data.subjects, sought);
  const isTooMuch = Math.max(choice.topics.length, choice.concepts.length) > mostChosen;

  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1 className="text-title">Choose what to learn</h1>
        <p className="mt-1 max-w-[62ch] text-soft">
          Pick topics and concepts, of one subject or of several. A quiz on them counts as a subject quiz.
        </p>
      </div>
      {shared !== null && (
        <p className="rounded-md border-l-4 border-blue bg-blue-wash px-4 py-3">
          {sharedWords(shared.choice, list.data?.subjects)}
        </p>
      )}
      <TopicsSettings settings={settings} user={user} onChange={setSettings} />
      <Field
        ref={search}
        type="search"
        label="Search topics and concepts"
        value={sought}
        placeholder="Buffers, Hess’s law, alkenes"
        autoComplete="off"
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      {list.isPending && <Skeleton className="h-96 w-full" />}
      {list.isError && (
        <div className="grid justify-items-start gap-3">
          <p>The list could not be loaded just now.</p>
          <Button tone="quiet" onClick={() => void list.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {list.data !== undefined && found.length === 0 && (
        <NothingNamed
          text={sought}
          onTopic={(topic) => {
            setSought(topic);
            // What was pressed goes with the suggestions.
            search.current?.focus();
          }}
        />
      )}
      <StandingsContext value={standings.data === undefined ? null : knownStandings(standings.data)}>
        <UnfoldedContext value={{ ids: unfolded, onToggle }}>
          <ul className="grid grid-cols-1 gap-3">
            {found.map((subject) => (
              <li key={subject.id}>
                <SubjectTopics
                  subject={subject}
                  whole={list.data?.subjects.find(({ id }) => id === subject.id)?.topics ?? []}
                  choice={choice}
                  difficulty={settings.difficulty}
                  isUnfolded={isSearching}
                  onChange={setChoice}
                />
              </li>
            ))}
          </ul>
        </UnfoldedContext>
      </StandingsContext>
      <StartBar
        user={user}
        choice={choice}
        isTooMuch={isTooMuch}
        preview={preview}
        settings={settings}
        isStarting={isStarting}
        onClear={() => setChoice(noChoice)}
        onStart={() => {
          const name = preview?.isUnderstood === true ? preview.name : '';
          onStart(choice, name, settings, isToldFewer(preview, settings.count));
        }}
      />
    </div>
  );
}

function sharedWords(choice: TopicChoice, subjects: TopicListResponse['subjects'] | undefined): string {
  const kept = subjects === undefined ? sizeOf(choice) : sizeOf(listedOf(choice, subjects));
  if (kept === 0)
    return 'The topics that were shared with you are no longer available. Choose below what comes closest.';
  const start =
    'This set of questions was shared with you. Start it below: the questions are drawn for you, with numbers of your own.';
  return kept < sizeOf(choice) ? `${start} Part of it is no longer available.` : start;
}

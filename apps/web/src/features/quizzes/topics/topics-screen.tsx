import { useQuery } from '@tanstack/react-query';
import { mostChosen, type TopicChoice, type User } from '@valence/contract';
import { useState } from 'react';
import { topicListQuery } from '../../../api/topics.ts';
import { defaultSettings, type QuizSettings } from '../../../attempt/quiz-settings.ts';
import { isToldFewer } from '../../../quiz-preview/preview-words.ts';
import { useQuizPreview } from '../../../quiz-preview/use-quiz-preview.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { noChoice } from './choose-topics.ts';
import { NothingNamed } from './nothing-named.tsx';
import { searchList } from './search-list.ts';
import { StartBar } from './start-bar.tsx';
import { SubjectTopics } from './subject-topics.tsx';
import { TopicsSettings } from './topics-settings.tsx';

interface TopicsScreenProps {
  user: User;
  /** What the list is searched for at first. */
  find: string;
  isStarting: boolean;
  /** `name` is what the quiz would be called; `isToldFewer`: the screen says that it will be shorter than asked for. */
  onStart: (choice: TopicChoice, name: string, settings: QuizSettings, isToldFewer: boolean) => void;
}

/** Subjects, topics and concepts with their numbers of questions, and a quiz on any choice of them. */
export function TopicsScreen({ user, find, isStarting, onStart }: TopicsScreenProps) {
  const list = useQuery(topicListQuery);
  const [settings, setSettings] = useState(() => defaultSettings(user));
  const [choice, setChoice] = useState(noChoice);
  const [sought, setSought] = useState(find);
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
      <TopicsSettings settings={settings} user={user} onChange={setSettings} />
      <Field
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
      {list.data !== undefined && found.length === 0 && <NothingNamed text={sought} onTopic={setSought} />}
      <ul className="grid gap-3">
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

import { useQuery } from '@tanstack/react-query';
import { plans, subjects, type GenerationProgress, type User } from '@valence/contract';
import { ArrowLeft } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { progressQuery } from '../../../api/progress/progress.ts';
import type { QuizSettings } from '../../../attempt/quiz-settings.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { PremiumLock } from '../../../ui/premium-lock.tsx';
import { SubjectCard } from '../../../ui/subject/subject-card.tsx';
import type { TopicProblem } from '../../../ui/topic-field.tsx';
import { useFromBrowser } from '../../../ui/use-from-browser.ts';
import { useQuizSettings } from '../use-quiz-settings.ts';
import { ChooseCard } from './choose-card.tsx';
import { PapersCard } from './papers-card.tsx';
import { CustomTopics } from './custom-topics.tsx';
import { SettingsCard } from './settings-card.tsx';

interface SelectionScreenProps {
  user: User;
  /** What stands in the topic's input. */
  topic: string;
  /** The subject or topic whose quiz is on its way. */
  starting: string | null;
  /** How far the server says that a custom quiz has got; `null` where it says nothing. */
  progress: GenerationProgress | null;
  /** Why the last topic gave no quiz. */
  topicProblem: TopicProblem | null;
  /** `topic` is a subject's id or a topic of the student's own. */
  onStart: (topic: string, settings: QuizSettings, isToldFewer: boolean) => void;
  onType: (topic: string) => void;
  /** The student pressed something that their plan does not have. */
  onLocked: (feature: 'premium_feature' | 'custom_topics' | 'retry_mode') => void;
  onCancel: () => void;
  onExit: () => void;
}

export function SelectionScreen({
  user,
  topic,
  starting,
  progress: generation,
  topicProblem,
  onCancel,
  onType,
  onStart,
  onLocked,
  onExit,
}: SelectionScreenProps) {
  const isPremium = user.hasActiveSubscription;
  const [settings, setSettings] = useQuizSettings(user);
  const opened = useFromBrowser(() => (isPremium && topic !== '' ? 'custom' : 'subjects'), 'subjects');
  const [chosen, setTab] = useState<string | null>(null);
  const tab = chosen ?? opened;
  const progress = useQuery(progressQuery);
  const isGenerating = starting !== null && !subjects.some(({ id }) => id === starting);
  const dailyLimit = plans.free.subjectQuizzesPerDay;

  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="grow text-title">Chemistry Quiz Selection</h1>
        {!isPremium && (
          <Badge tone="blue">
            Daily quizzes: {Math.min(progress.data?.quizzesToday ?? 0, dailyLimit)} / {dailyLimit}
          </Badge>
        )}
      </div>

      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[min(20rem,33%)_minmax(0,1fr)]">
        <SettingsCard settings={settings} isPremium={isPremium} onChange={setSettings} onLocked={onLocked} />
        <Tabs.Root
          value={tab}
          onValueChange={(wanted) => {
            if (wanted === 'custom' && !isPremium) onLocked('custom_topics');
            else setTab(wanted);
          }}
          activationMode="manual"
        >
          <Tabs.List asChild aria-label="Kind of quiz">
            <div className="flex flex-wrap gap-x-1 border-b border-line" style={{ outline: undefined }}>
              <Tabs.Trigger value="subjects" className={tabStyle}>
                Subject Quizzes
              </Tabs.Trigger>
              <Tabs.Trigger value="custom" className={tabStyle}>
                Custom Topics
                {!isPremium && <PremiumLock />}
              </Tabs.Trigger>
            </div>
          </Tabs.List>
          <TabPanel value="subjects">
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4">
              {subjects.map((subject) => (
                <li key={subject.id}>
                  <SubjectCard
                    subject={subject}
                    isDisabled={starting !== null}
                    isStarting={starting === subject.id}
                    onStart={() => onStart(subject.id, settings, false)}
                  />
                </li>
              ))}
              <li>
                <ChooseCard />
              </li>
              <li>
                <PapersCard />
              </li>
            </ul>
          </TabPanel>
          <TabPanel value="custom">
            <CustomTopics
              user={user}
              settings={settings}
              topic={topic}
              problem={topicProblem}
              isStarting={starting !== null}
              isGenerating={isGenerating}
              progress={generation}
              onCancel={onCancel}
              onType={onType}
              onStart={(asked, isToldFewer) => onStart(asked, settings, isToldFewer)}
            />
          </TabPanel>
        </Tabs.Root>
      </div>

      <div>
        <Button tone="quiet" onClick={onExit}>
          <ArrowLeft className="size-5" aria-hidden />
          Back to Home
        </Button>
      </div>
    </div>
  );
}

/** As the list above, it takes away the style attribute of Radix, which the page's policy refuses in a drawing. */
function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Tabs.Content asChild value={value}>
      <div className="pt-5" style={{ animationDuration: undefined }}>
        {children}
      </div>
    </Tabs.Content>
  );
}

const tabStyle =
  'inline-flex min-h-12 items-center gap-2 border-b-3 border-transparent px-2 font-semibold min-[22rem]:px-4 text-soft hover:text-ink data-[state=active]:border-blue data-[state=active]:text-blue';

import { isTopicProblem, type PreviewQuizResponse, type User } from '@valence/contract';
import { useState } from 'react';
import { ApiFailure } from '../api/request.ts';
import type { QuizSettings } from '../attempt/quiz-settings.ts';
import type { UpgradeTrigger } from '../features/subscription/upgrade/upgrade-trigger.ts';
import { isToldFewer } from '../quiz-preview/preview-words.ts';
import { toast } from '../ui/toast/toast-store.ts';
import type { TopicProblem } from '../ui/topic-field.tsx';
import { useDraft } from '../ui/use-draft.ts';
import { useIssueQuiz } from './use-issue-quiz.ts';

/** What stands behind the generator on the home screen: its topic, and the quiz that comes of it. */
export function useGenerateCustomQuiz(user: User) {
  const [topic, setTopic] = useDraft(`topic.${user.id}`);
  const [problem, setProblem] = useState<TopicProblem | null>(null);
  const [upgrade, setUpgrade] = useState<UpgradeTrigger | null>(null);

  const issuing = useIssueQuiz(user, {
    onIssued: (issued) => {
      setTopic('');
      toast({
        title: 'Quiz Generated!',
        description: `Successfully generated ${issued.questions.length} questions about ${issued.topic}`,
      });
    },
    onFailure: (error) => {
      const body = error instanceof ApiFailure ? error.body : null;
      if (body?.code === 'subscriptionRequired') {
        setUpgrade({ kind: 'custom_topics' });
        return;
      }
      if (body !== null && isTopicProblem(body.code)) {
        setProblem({ message: body.message, suggestions: body.suggestions ?? [] });
      }
      toast({
        title: 'Generation Failed',
        description: body?.message ?? 'Failed to generate questions. Please try again.',
        variant: 'destructive',
      });
    },
  });

  return {
    topic,
    problem,
    dialogs: { trigger: upgrade, onClose: () => setUpgrade(null), inTheWay: issuing.inTheWay },
    isGenerating: issuing.starting !== null,
    progress: issuing.progress,
    cancel: issuing.cancel,
    type: (typed: string) => {
      setTopic(typed);
      setProblem(null);
    },
    generate: (asked: string, settings: QuizSettings, preview: PreviewQuizResponse | null) => {
      if (asked === '') {
        toast({
          title: 'Topic Required',
          description: 'Please enter a topic for your custom quiz.',
          variant: 'destructive',
        });
        return;
      }
      // The name of a subject is a subject quiz, which every plan has.
      const isSubject = preview?.isUnderstood === true && preview.kind === 'subject';
      if (!user.hasActiveSubscription && !isSubject) {
        setUpgrade({ kind: 'custom_topics' });
        return;
      }
      setProblem(null);
      issuing.start({ topic: asked, settings, isToldFewer: isToldFewer(preview, settings.count) });
    },
  };
}

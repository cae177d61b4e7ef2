import type { ErrorBody, PreviewQuizResponse, User } from '@valence/contract';
import { useState } from 'react';
import type { QuizSettings } from '../attempt/quiz-settings.ts';
import { isToldFewer } from '../quiz-preview/preview-words.ts';
import { toast } from '../ui/toast/toast-store.ts';
import type { TopicProblem } from '../ui/topic-field.tsx';
import { useDraft } from '../ui/use-draft.ts';
import { useStartQuiz } from './use-start-quiz.ts';

const failedTitle = 'Generation Failed';

/** What stands behind the generator on the home screen: its topic, and the quiz that comes of it. */
export function useGenerateCustomQuiz(user: User) {
  const [topic, setTopic] = useDraft(`topic.${user.id}`);
  const [problem, setProblem] = useState<TopicProblem | null>(null);

  const { start, starting, progress, cancel, dialogs } = useStartQuiz(user, {
    onIssued: (issued) => {
      setTopic('');
      toast({
        title: 'Quiz Generated!',
        description: `Successfully generated ${issued.questions.length} questions about ${issued.topic}`,
      });
    },
    onTopicProblem: (found) => {
      setProblem(found);
      toast({ title: failedTitle, description: found.message, variant: 'destructive' });
    },
    failureWords,
  });

  return {
    topic,
    problem,
    dialogs,
    isGenerating: starting !== null,
    progress,
    cancel,
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
      setProblem(null);
      const isSubject = preview?.isUnderstood === true && preview.kind === 'subject';
      start(asked, settings, { isSubject, isToldFewer: isToldFewer(preview, settings.count) });
    },
  };
}

function failureWords(body: ErrorBody | null) {
  return {
    title: failedTitle,
    description: body?.message ?? 'Failed to generate questions. Please try again.',
  };
}

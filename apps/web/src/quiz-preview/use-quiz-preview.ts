import { useQuery } from '@tanstack/react-query';
import {
  normalizeTopic,
  topicMaxLength,
  type PreviewQuizResponse,
  type TopicChoice,
} from '@valence/contract';
import { quizPreviewQuery } from '../api/quizzes/topics.ts';
import { useSettled } from '../ui/use-settled.ts';

/** What a quiz is to be on; `null` is nothing yet. */
export type PreviewedWish = { topic: string } | { choice: TopicChoice } | null;

/**
 * What a quiz would be, once the student has paused; `null` while nothing is wished for, or nothing is known. It never tells of
 * another wish than the one that is there now.
 */
export function useQuizPreview(wish: PreviewedWish, count: number): PreviewQuizResponse | null {
  const request = requestOf(wish, count);
  const now = JSON.stringify(request);
  const settled = useSettled(now);
  const isSettled = request !== null && settled === now;
  const { data } = useQuery({ ...quizPreviewQuery(request ?? nothing), enabled: isSettled });
  return isSettled ? (data ?? null) : null;
}

const nothing = { topic: '', count: 5 };

function requestOf(wish: PreviewedWish, count: number) {
  if (wish === null) return null;
  if ('choice' in wish) {
    const { topics, concepts } = wish.choice;
    return topics.length + concepts.length === 0 ? null : { ...wish, count };
  }
  const topic = normalizeTopic(wish.topic);
  return topic === '' || topic.length > topicMaxLength ? null : { topic, count };
}

import { useQuery } from '@tanstack/react-query';
import { withoutOptionsQuery } from '../../../api/quizzes/without-options.ts';

/** Asks what can follow the right answers of a quiz while its questions are read, so that the button is there with the feedback. */
export function OffersAhead({ quizId }: { quizId: string }) {
  useQuery(withoutOptionsQuery(quizId));
  return null;
}

import * as z from 'zod/mini';
import { wholeNumber } from './numbers.ts';
import { subjectId } from './subject-schemas.ts';

/** How many different questions there are, at each difficulty. */
export const questionCountsByDifficulty = z.object({
  beginner: wholeNumber,
  intermediate: wholeNumber,
  advanced: wholeNumber,
});

const listedConcept = z.object({ id: z.string(), name: z.string(), questions: questionCountsByDifficulty });

const listedTopic = z.object({ ...listedConcept.shape, concepts: z.array(listedConcept) });

/** Subjects with their topics and concepts that have questions. A question on two concepts counts for both. */
export const topicListResponse = z.object({
  subjects: z.array(
    z.object({ id: subjectId, questions: questionCountsByDifficulty, topics: z.array(listedTopic) }),
  ),
});

/** How many can be chosen from the list at once, of topics and of concepts. */
export const mostChosen = 60;

/** Ids in the list are words with hyphens between them. */
const listedId = z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[a-z0-9-]+$/));
const chosenIds = z.array(listedId).check(z.maxLength(mostChosen));

/** What a student chose from the list, by ids: at least one topic or concept. */
export const topicChoice = z.strictObject({ topics: chosenIds, concepts: chosenIds });

export type QuestionCountsByDifficulty = z.infer<typeof questionCountsByDifficulty>;
export type ListedTopic = z.infer<typeof listedTopic>;
export type TopicListResponse = z.infer<typeof topicListResponse>;
export type TopicChoice = z.infer<typeof topicChoice>;

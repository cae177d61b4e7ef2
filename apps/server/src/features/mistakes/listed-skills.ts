import type { ListedTopic, Mistakes } from '@valence/contract';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import type { Skill } from './standing-mistakes.ts';

interface ListedSkill {
  name: string;
  fresh: Mistakes['concepts'][number]['fresh'];
  topic: Mistakes['concepts'][number]['topic'];
}

/** Looks skills up in the list of topics and concepts; `null` for one that is not there, as for a topic of one's own. */
export function listedSkills(
  engine: Pick<QuestionEngine, 'topicList'>,
): (skill: Skill) => ListedSkill | null {
  const topics = engine.topicList().flatMap((subject) => subject.topics);
  const freshOf = ({ id, questions }: (typeof topics)[number]) => ({
    choice: { topics: [id], concepts: [] },
    questions,
  });
  return ({ kind, id }) => {
    const around = topics.find((topic) => isSkill(topic, kind, id));
    if (around === undefined) return null;
    if (kind === 'topic') return { name: around.name, fresh: freshOf(around), topic: null };
    const concept = around.concepts.find((one) => one.id === id);
    if (concept === undefined) return null;
    return {
      name: concept.name,
      fresh: { choice: { topics: [], concepts: [id] }, questions: concept.questions },
      topic: { name: around.name, ...freshOf(around) },
    };
  };
}

function isSkill(topic: ListedTopic, kind: Skill['kind'], id: string): boolean {
  return kind === 'topic' ? topic.id === id : topic.concepts.some((concept) => concept.id === id);
}

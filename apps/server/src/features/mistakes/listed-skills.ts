import type { Mistakes } from '@valence/contract';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import type { Skill } from './standing-mistakes.ts';

interface ListedSkill {
  name: string;
  fresh: Mistakes['concepts'][number]['fresh'];
}

/** Looks skills up in the list of topics and concepts; `null` for one that is not there, as for a topic of one's own. */
export function listedSkills(
  engine: Pick<QuestionEngine, 'topicList'>,
): (skill: Skill) => ListedSkill | null {
  const topics = engine.topicList().flatMap((subject) => subject.topics);
  const concepts = topics.flatMap((topic) => topic.concepts);
  return ({ kind, id }) => {
    const found = (kind === 'topic' ? topics : concepts).find((one) => one.id === id);
    if (found === undefined) return null;
    const { name, questions } = found;
    const choice = kind === 'topic' ? { topics: [id], concepts: [] } : { topics: [], concepts: [id] };
    return { name, fresh: { choice, questions } };
  };
}

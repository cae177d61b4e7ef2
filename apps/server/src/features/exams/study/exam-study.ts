import type { ExamSettings } from '@valence/contract';
import type { Exam } from '@valence/questions';
import type { QuestionEngine } from '../../quizzes/question-engine.ts';

/** A part of an exam, with the concepts that it asks for and that have questions. */
interface StudyUnit {
  id: string;
  name: string;
  /** Of the exam; all units together have 1. */
  share: number;
  concepts: readonly string[];
}

/** An exam as it is planned to. */
export interface ExamStudy {
  name: string;
  units: readonly StudyUnit[];
  /** Of the paper, and how many options each of its questions has. */
  questions: number;
  choices: number;
  /** Of the papers that it can be practiced with, as shares; an exam of one's own is taken to be as hard as those. */
  levelShares: QuestionEngine['levelShares'];
  /** What it asks; an exam of one's own has none. */
  specification: Exam['specification'];
}

/** What is taken for an exam that says nothing of its paper. */
const usualPaper = { questions: 60, choices: 4 };

type StudyEngine = Pick<
  QuestionEngine,
  'examOf' | 'conceptsOfUnit' | 'unitShares' | 'levelShares' | 'testedConcepts' | 'topicName'
>;

/** What an exam consists of; without units where it is known no more, or nothing of it has questions. */
export function examStudy(subject: ExamSettings['subject'], engine: StudyEngine): ExamStudy {
  const tested = engine.testedConcepts();
  const { levelShares } = engine;
  if (subject.kind === 'own') {
    const units = subject.topics.map(({ id, weight }) => {
      const ofTopic = tested.filter(({ topic }) => topic === id);
      const concepts = ofTopic.length > 0 ? ofTopic : tested.filter((concept) => concept.id === id);
      const name = engine.topicName(id) ?? concepts[0]?.name ?? id;
      return { id, name, share: weight, concepts: concepts.map((concept) => concept.id) };
    });
    return {
      name: subject.name,
      units: inShares(units),
      ...usualPaper,
      levelShares,
      specification: undefined,
    };
  }
  const exam = engine.examOf(subject.id);
  if (exam === undefined)
    return {
      name: 'An exam that is not offered any more',
      units: [],
      ...usualPaper,
      levelShares,
      specification: undefined,
    };
  const shares = engine.unitShares(exam);
  const ids = new Set(tested.map(({ id }) => id));
  const units = exam.units.map((unit) => ({
    id: unit.id,
    name: unit.name,
    share: shares.get(unit.id) ?? 0,
    concepts: engine.conceptsOfUnit(unit).flatMap(({ id }) => (ids.has(id) ? [id] : [])),
  }));
  const { questions, optionsInExam } = exam.paper;
  const { name, specification } = exam;
  return { name, units: inShares(units), questions, choices: optionsInExam, levelShares, specification };
}

/** Units without a concept are left out, and the others make up the whole. */
function inShares(units: readonly StudyUnit[]): StudyUnit[] {
  const held = units.filter(({ concepts, share }) => concepts.length > 0 && share > 0);
  const total = held.reduce((sum, { share }) => sum + share, 0);
  return held.map((unit) => ({ ...unit, share: unit.share / total }));
}

import type { ExamSettings, StudentExam } from '@valence/contract';

/** An exam as it is being written down. */
export interface ExamDraft {
  /** Of a known exam; `own` for one of the student's own. */
  exam: string;
  name: string;
  /** Weights of the chosen topics, by id. */
  topics: Readonly<Record<string, number>>;
  date: string;
  /** On each day of the week, Monday first. */
  minutes: readonly number[];
  freeDays: readonly string[];
}

interface Missing {
  field: 'topics' | 'date' | 'minutes';
  words: string;
}

/** A first plan that many can keep. */
const usualMinutes = 25;

export function newDraft(known: readonly { id: string }[]): ExamDraft {
  return {
    exam: known[0]?.id ?? 'own',
    name: '',
    topics: {},
    date: '',
    minutes: Array.from({ length: 7 }, () => usualMinutes),
    freeDays: [],
  };
}

export function draftOf({ subject, date, minutes, freeDays }: StudentExam): ExamDraft {
  const times = { date, minutes, freeDays };
  if (subject.kind === 'known') return { exam: subject.id, name: '', topics: {}, ...times };
  const topics = Object.fromEntries(subject.topics.map(({ id, weight }) => [id, weight]));
  return { exam: 'own', name: subject.name, topics, ...times };
}

/** What is said to the server. */
export function settingsOf({ exam, name, topics, date, minutes, freeDays }: ExamDraft): ExamSettings {
  const weighted = Object.entries(topics).map(([id, weight]) => ({ id, weight }));
  return {
    subject:
      exam === 'own'
        ? { kind: 'own', name: name.trim() || 'My exam', topics: weighted }
        : { kind: 'known', id: exam },
    date,
    minutes: [...minutes],
    freeDays: [...freeDays],
  };
}

/** What is still missing, in words, and where; `null` where nothing is. The fields come in the order in which they stand. */
export function missingIn({ exam, topics, date, minutes }: ExamDraft, today: string): Missing | null {
  if (date === '') return { field: 'date', words: 'Choose the day of your exam.' };
  if (date < today) return { field: 'date', words: 'That day has passed. When is your exam?' };
  if (exam === 'own' && Object.keys(topics).length === 0)
    return { field: 'topics', words: 'Choose at least one topic of your exam.' };
  if (minutes.every((one) => one === 0))
    return { field: 'minutes', words: 'Give at least one day of the week some minutes.' };
  return null;
}

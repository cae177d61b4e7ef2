import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import { compressSnapshot, restoreSnapshot } from './compress-snapshot.ts';
import {
  keepDictionary,
  latestDictionary,
  quizzesInFull,
  replaceByCompressed,
  type Dictionary,
} from './compression-repository.ts';
import { sampleQuestions, type SampledEngine } from './sample-questions.ts';

export interface CompressionContext {
  db: Database;
  clock: Clock;
  engine: SampledEngine;
  /** For how long after it was issued a quiz keeps its questions in full. */
  days: number;
}

const day = 24 * 3_600_000;
/** By then a part of the questions is new. What was compressed before keeps its dictionary. */
const dictionaryAge = 90 * day;
/** A run is over in minutes; what it leaves is done by the next one. */
const quizzesARun = 10_000;
const quizzesAStep = 10;

/**
 * Compresses the questions of quizzes that are old enough, one quiz a transaction. Each is restored and compared byte by byte
 * with what the database holds before that is let go; what differs stays as it is.
 * @throws when a quiz differed: the others are done
 */
export async function compressOldQuizzes({ db, clock, engine, days }: CompressionContext): Promise<void> {
  const issuedBefore = new Date(clock() - days * day);
  const different: string[] = [];
  let dictionary: Dictionary | null = null;
  for (let done = 0; done < quizzesARun; done += quizzesAStep) {
    const step = await quizzesInFull(db, { issuedBefore, except: different, limit: quizzesAStep });
    if (step.length === 0) break;
    dictionary ??= await currentDictionary(db, clock(), engine);
    for (const quiz of step) {
      const compressed = await compressSnapshot(quiz.text, dictionary.content);
      const isEqual = restoreSnapshot(compressed, dictionary.content) === quiz.text;
      if (isEqual) await replaceByCompressed(db, quiz, compressed, dictionary.id);
      else different.push(quiz.id);
    }
  }
  if (different.length > 0)
    throw new Error(`Compressed and restored, ${different.length} quizzes differ: ${different.join(', ')}`);
}

async function currentDictionary(db: Database, now: number, engine: SampledEngine): Promise<Dictionary> {
  const latest = await latestDictionary(db);
  if (latest !== null && now - latest.madeAt.getTime() < dictionaryAge) return latest;
  return keepDictionary(db, await sampleQuestions(engine), new Date(now));
}

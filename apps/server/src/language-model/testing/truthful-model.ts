import * as engine from '@valence/questions';
import type { Difficulty, ModelDraft, Question } from '@valence/questions';
import { json, type Script, type ScriptedAnswer, type ScriptedCall } from './scripted-model.ts';

/** Sound drafts on a topic: questions of the engine without proof and letters. */
export function soundDrafts(topic: string, difficulty: Difficulty, count: number): ModelDraft[] {
  const asked = { topic, difficulty };
  const found = new Map<string, ModelDraft>();
  for (let seed = 1; found.size < count && seed < 60; seed += 1)
    for (const question of engine.composeQuiz({ ...asked, count: 10, seed, seen: new Set() }))
      if (question.difficulty === difficulty && engine.checkModelQuestion(question, asked).ok)
        found.set(question.text, draftOf(question));
  return [...found.values()].slice(0, count);
}

/** What the questions behind the drafts test, by their texts. */
const testsByText = new Map<string, readonly string[]>();

function draftOf({ text, options, key, explanation, reference, subject, tests = [] }: Question): ModelDraft {
  const names = engine.conceptsOfSubject(subject).filter(({ id }) => tests.includes(id));
  testsByText.set(
    text,
    names.map(({ name }) => name),
  );
  return {
    text,
    answer: options[key]?.text ?? '',
    distractors: options.flatMap((option) =>
      option.slip === null
        ? []
        : [{ text: option.text, slip: option.slip.id, teaching: option.slip.teaching }],
    ),
    explanation,
    reference,
  };
}

/** A writer that answers each call with the next batch of drafts. */
function writerOf(drafts: readonly ModelDraft[]): (call: ScriptedCall) => ScriptedAnswer {
  let next = 0;
  return ({ prompt }) => {
    const count = Number(/^Write (\d+)/.exec(prompt)?.[1]);
    next += count;
    return json({ questions: drafts.slice(next - count, next) });
  };
}

/** A model that writes these drafts, solves and judges by the true answers, and reads what the questions test. */
export function truthfulModel(
  drafts: readonly ModelDraft[],
  truths: ReadonlyMap<string, string> = truthsOf(drafts),
): Script {
  const write = writerOf(drafts);
  return (call) => {
    if (call.task === 'write') return write(call);
    if (call.task === 'read') return json({ tests: testsByText.get(shownIn(call.prompt)?.text ?? '') ?? [] });
    const letter = letterOf(call.prompt, truths);
    return call.task === 'solve'
      ? json({ reasoning: 'From what is given.', answer: letter ?? 'none' })
      : json({ defensible: letter === null ? [] : [letter], lacking: '', inEnglish: true, onTopic: true });
  };
}

/** The right answer to each text. */
export function truthsOf(drafts: readonly ModelDraft[]): Map<string, string> {
  return new Map(drafts.map(({ text, answer }) => [text, answer]));
}

/** The letter under which a prompt shows the true answer. */
function letterOf(prompt: string, truths: ReadonlyMap<string, string>): string | null {
  const shown = shownIn(prompt);
  const truth = truths.get(shown?.text ?? '');
  const line = shown?.options.split('\n').find((option) => option.slice(3) === truth);
  return line?.charAt(0) ?? null;
}

/** The question that a prompt shows. */
function shownIn(prompt: string): { text: string; options: string } | null {
  const [, text, options] =
    /<question>\n([^]*)\n\n((?:[A-D]\) .*\n?)+)<\/question>/.exec(
      prompt.replaceAll('‹', '<').replaceAll('›', '>'),
    ) ?? [];
  return text === undefined || options === undefined ? null : { text, options };
}

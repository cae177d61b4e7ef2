import { describe, expect, test } from 'vitest';
import { checkModelQuestion } from '../language-model/check-model-question.ts';
import { question, type Sketch } from './example-questions.ts';
import { gatePromises } from './gate-promises.data.ts';

describe.each(gatePromises)('the gate promises: $promise', ({ check, broken, sound }) => {
  test.each(broken.map((sketch) => [sketch.text, sketch] as const))('stopped: %s', (_, sketch) => {
    expect(failuresOf(sketch)).toContain(check);
  });

  test.each(sound.map((sketch) => [sketch.text, sketch] as const))('passed: %s', (_, sketch) => {
    expect(failuresOf(sketch)).toEqual([]);
  });
});

describe('the gate promises: a question about symbols is on the topic that they stand for', () => {
  const bioenergetics = question({
    topics: ['bioenergetics'],
    text: 'A reaction has Δ*G*′° = −11.4 kJ/mol at 298 K. Which relation gives *K*′?',
    options: [
      'Δ*G*′° = −*RT* ln *K*′',
      'Δ*G*′° = *RT* ln *K*′',
      'Δ*G*′° = −*RT* *K*′',
      '*K*′ = −*RT* ln Δ*G*′°',
    ],
    explanation: 'At equilibrium Δ*G*′ is zero, which leaves Δ*G*′° = −*RT* ln *K*′.',
  });

  test.each(['ΔG′° = −RT ln K′', 'bioenergetics', 'standard free energy', 'equilibrium constant'])(
    'asked for by %s',
    (topic) => {
      expect(
        checkModelQuestion(bioenergetics, { topic }).results.filter(({ verdict }) => verdict === 'failed'),
      ).toEqual([]);
    },
  );

  test.each(['SN2 reactions', 'chromatography', 'football'])('and not by %s', (topic) => {
    expect(checkModelQuestion(bioenergetics, { topic }).ok).toBe(false);
  });
});

function failuresOf(sketch: Sketch): string[] {
  return checkModelQuestion(question(sketch))
    .results.filter(({ verdict }) => verdict === 'failed')
    .map(({ check }) => check);
}

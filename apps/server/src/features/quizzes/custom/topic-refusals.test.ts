import { expect, test } from 'vitest';
import { fewerQuestions } from './topic-refusals.ts';

test('beside too few questions on a part of something, the whole is offered; beside too few on a whole, a second thing', () => {
  const nearest = ['Emulsions', 'Surface tension', 'Colloids'];
  const part = fewerQuestions('How soap works', 1, { broader: ['Surfactants'], nearest });
  expect(part.message).toBe(
    'There is one question on How soap works. Generate again for a quiz of 1, or ask for more:',
  );
  expect(part.details).toMatchObject({ suggestions: ['Surfactants'] });
  const whole = fewerQuestions('Surfactants', 4, { broader: [], nearest });
  expect(whole.message).toMatch(/or add a topic:$/);
  expect(whole.details).toMatchObject({
    suggestions: ['Surfactants and Emulsions', 'Surfactants and Surface tension'],
  });
});

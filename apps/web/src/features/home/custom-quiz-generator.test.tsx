import { plans } from '@valence/contract';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { CustomQuizGenerator } from './custom-quiz-generator.tsx';

test('who has Premium reads how long a quiz from here is, and where longer ones are', () => {
  const shown = show(
    <CustomQuizGenerator
      user={{ hasActiveSubscription: true, isPremiumSold: true }}
      topic=""
      problem={null}
      isGenerating={false}
      onType={() => {}}
      onGenerate={() => {}}
    />,
  );
  expect(shown).toContain('Premium gives 5 personalized questions per topic and difficulty here');
  expect(shown).toContain(`up to ${Math.max(...plans.premium.questionCounts)} on the Quiz page`);
});

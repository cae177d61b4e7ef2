import { slipName } from '../../slips/slip-name.ts';
import { topicName } from '../../topics/taxonomy.ts';
import { failed, passed, type Check } from '../check.ts';

/** Four options, one key without a slip, a known slip with a teaching sentence on every other, known topics. */
export const shapeCheck: Check = {
  name: 'Complete',
  run({ question }) {
    const problems: string[] = [];
    if (question.text.trim().length < 15) problems.push('the text is too short');
    if (question.explanation.trim().length < 40)
      problems.push('the explanation is too short to derive anything');
    if (question.reference.trim() === '') problems.push('the reference is missing');
    if (question.options.length !== 4) problems.push(`there are ${question.options.length} options, not 4`);
    if (question.topics.length === 0) problems.push('no topic is named');
    for (const topic of question.topics)
      if (topicName(topic) === undefined) problems.push(`the taxonomy has no topic ${topic}`);
    question.options.forEach((option, index) => {
      if (option.text.trim() === '') problems.push(`option ${index + 1} is empty`);
      if ((option.slip === null) !== (index === question.key))
        problems.push(`option ${index + 1} must ${index === question.key ? 'not ' : ''}carry a slip`);
      if (option.slip === null) return;
      if (slipName(option.slip.id) === undefined)
        problems.push(`the catalogue has no slip ${option.slip.id}`);
      if (option.slip.teaching.trim().length < 15) problems.push(`option ${index + 1} teaches nothing`);
    });
    if (problems.length > 0) return failed(problems.join('; '));
    return passed('Four options, one key, and a named slip with an explanation behind each wrong option.');
  },
};

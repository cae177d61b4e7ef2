import { equalitiesIn } from './equalities.ts';
import { sameValue } from './same-value.ts';
import { failed, notApplicable, passed, type Check } from '../check.ts';

/** Every numerical equality holds, including units where both sides have them. */
export const arithmeticRightCheck: Check = {
  name: 'Arithmetic right',
  run({ all }) {
    const equalities = all.flatMap(({ linear }) => equalitiesIn(linear));
    const verdicts = equalities.map((equality) => ({ written: equality.written, same: sameValue(equality) }));
    const wrong = verdicts.find(({ same }) => same === false);
    if (wrong !== undefined) return failed(`${wrong.written} does not come out`);
    const right = verdicts.filter(({ same }) => same === true).length;
    if (right === 0) return notApplicable('No line of arithmetic in numbers appears.');
    return passed(`Recomputed: ${right === 1 ? 'one line' : `${right} lines`} of arithmetic.`);
  },
};

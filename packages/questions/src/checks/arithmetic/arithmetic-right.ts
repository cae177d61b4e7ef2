import { isAside } from './aside.ts';
import { equalitiesIn } from './equalities.ts';
import { hasOtherUnit, sameValue } from './same-value.ts';
import { failed, notApplicable, passed, type Check } from '../check.ts';

/** Every numerical equality holds, including units where both sides have them. A slip that is spoken of may mix up units. */
export const arithmeticRightCheck: Check = {
  name: 'Arithmetic right',
  run({ all }) {
    const verdicts = all.flatMap(({ linear, role }) =>
      equalitiesIn(linear).map((equality) => {
        const speaksOfSlip = role === 'teaching' || isAside(linear, equality.at);
        const isOff = !speaksOfSlip && hasOtherUnit(equality);
        return { written: equality.written, same: isOff ? false : sameValue(equality) };
      }),
    );
    const wrong = verdicts.find(({ same }) => same === false);
    if (wrong !== undefined) return failed(`${wrong.written} does not come out`);
    const right = verdicts.filter(({ same }) => same === true).length;
    if (right === 0) return notApplicable('No line of arithmetic in numbers appears.');
    return passed(`Recomputed: ${right === 1 ? 'one line' : `${right} lines`} of arithmetic.`);
  },
};

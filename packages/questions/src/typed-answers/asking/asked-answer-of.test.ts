import type { Figure } from '@valence/figures';
import { describe, expect, test } from 'vitest';
import { auditTyped } from '../../audit/audit-typed.ts';
import { families } from '../../families/families.ts';
import { makeQuestion } from '../../families/make-question.ts';
import { seedsToDraw } from '../../families/testing/seeds-to-draw.ts';
import { gradeTypedAnswer } from '../grade-typed-answer.ts';
import type { Askable } from './askable.ts';
import { askedAnswerOf } from './asked-answer-of.ts';

test('three quarters of the levels of families and 450 written questions can be typed', () => {
  expect(auditTyped().broken).toEqual([]);
});

/** Draws of each family at each level, other ones than the audit has. */
const seeds = seedsToDraw(1, 2).map((seed) => 100 + seed);

test('of each draw that can be typed the key is right as it is written, and each slip is told by its name', () => {
  const faults: string[] = [];
  for (const family of Object.values(families).flat())
    for (const difficulty of family.difficulties)
      for (const seed of seeds) {
        const question = makeQuestion(family, seed, difficulty);
        const asked = askedAnswerOf(question);
        if (asked?.kind !== 'number') continue;
        for (const [place, { text, slip }] of question.options.entries()) {
          const grade = gradeTypedAnswer(asked, text);
          const isTold = place === question.key ? grade.verdict === 'right' : grade.slip === slip?.id;
          // What is counted (`3 sp² carbons`) may stand behind a number in an option, and need not be typed.
          if (!isTold && grade.verdict !== 'notUnderstood') faults.push(`${question.id}: ${text}`);
        }
      }
  expect(faults).toEqual([]);
});

test('a question can be typed under another key too: a correction takes the key from one option to another', () => {
  const lost = Object.values(families)
    .flat()
    .map((family) => makeQuestion(family, 104, family.difficulties[0] ?? 'beginner'))
    .filter((one) => askedAnswerOf(one)?.kind === 'number')
    .filter((one) => askedAnswerOf({ ...one, key: (one.key + 1) % one.options.length }) === null);
  expect(lost.map(({ id }) => id)).toEqual([]);
});

describe('what is asked', () => {
  test('a number has the figures and the unit of its key, and the values of its slips', () => {
    const asked = askedAnswerOf(
      question('What is the mass of 2.00 mol of water (18.0 g/mol)?', [
        '36.0 g',
        '9.00 g',
        '0.111 g',
        '20.0 g',
      ]),
    );
    expect(asked).toMatchObject({ kind: 'number', value: '36.0', unit: 'g', figures: 3 });
    expect(asked).toHaveProperty('slips.length', 3);
  });

  test('a product that is drawn is asked by its name, and what else is drawn keeps its options', () => {
    const drawings = ['CCCCC(C)Br', 'CCCCCCBr', 'CCCCC(Br)CBr', 'CCCC(Br)CC'].map(
      (smiles) => `\\smiles{${smiles}}`,
    );
    const asked = askedAnswerOf(
      question('What is the main product when hex-1-ene reacts with HBr?', drawings),
    );
    expect(asked).toEqual({ kind: 'name', smiles: 'CCCCC(C)Br' });
    for (const text of [
      'Which structure is 2-bromohexane?',
      'What is the main product of the steps to 2-bromohexane?',
      'Which of these structures is the main product?',
      'Which compound is an isomer of the one drawn here?',
    ])
      expect(askedAnswerOf(question(text, drawings))).toBeNull();
    // A name without R and S is not the name of one enantiomer.
    const [, ...others] = drawings;
    const alkene = '\\smiles{CC=CCBr}';
    expect(askedAnswerOf(question('What is the main product?', [alkene, ...others]))).toBeNull();
    const handed = '\\smiles{CCCC[C@H](C)Br|structure}';
    expect(askedAnswerOf(question('What is the main product?', [handed, ...others]))).toBeNull();
  });

  test('a pH has as many figures as it has decimals', () => {
    const options = ['4.74', '9.26', '2.37', '7.00'];
    expect(askedAnswerOf(question('What is the pH of the solution?', options))).toMatchObject({ figures: 2 });
    expect(askedAnswerOf(question('What is the ratio at pH 5.20?', options))).toMatchObject({ figures: 3 });
  });

  test('a count is exact, and what is counted need not be typed', () => {
    const asked = askedAnswerOf(
      question('How many electrons does one ion take up?', [
        '5 electrons',
        '3 electrons',
        '2 electrons',
        '7 electrons',
      ]),
    );
    expect(asked).toMatchObject({ value: '5', unit: null, figures: null });
  });

  test.each([
    ['What is the rise of the temperature, corrected for the loss of heat?', true],
    ['Which rise in temperature does this give?', true],
    ['By how much does the temperature rise on the Kelvin scale?', true],
    ['What is the temperature after a rise in temperature of 2 K?', false],
    ['At what temperature does it boil?', false],
    ['What is the final temperature?', false],
  ])(
    'a difference of temperatures is the same in K and in °C, a temperature is not: %s',
    (text, isDifference) => {
      for (const [unit, other] of [
        ['K', '°C'],
        ['°C', 'K'],
      ]) {
        const asked = askedAnswerOf(
          question(
            text,
            ['5.0', '2.5', '7.1', '9.9'].map((one) => `${one} ${unit}`),
          ),
        );
        if (asked === null) throw new Error('It cannot be typed');
        expect(gradeTypedAnswer(asked, `5.0 ${unit}`).verdict).toBe('right');
        expect(gradeTypedAnswer(asked, `5.0 ${other}`).verdict).toBe(isDifference ? 'right' : 'wrong');
        expect(gradeTypedAnswer(asked, `2.5 ${other}`).slip).toBe(
          isDifference ? 'slip-0' : 'celsiusForKelvin',
        );
        const shifted = unit === 'K' ? '-268.15 °C' : '278.15 K';
        expect(gradeTypedAnswer(asked, shifted).verdict).toBe(isDifference ? 'wrong' : 'right');
      }
    },
  );

  test('a factor that is told as a whole number was rounded to it', () => {
    const asked = askedAnswerOf(question('By what factor is it greater at 380 K?', ['55', '31', '7', '111']));
    expect(asked && ['54.9', '55', '56'].map((typed) => gradeTypedAnswer(asked, typed).verdict)).toEqual([
      'right',
      'right',
      'right',
    ]);
    expect(asked && gradeTypedAnswer(asked, '53').verdict).toBe('wrong');
  });

  test('of one mole, kJ says the same as kJ/mol', () => {
    const options = ['−1.69 kJ/mol', '1.69 kJ/mol', '−0.73 kJ/mol', '−3.38 kJ/mol'];
    const ofOne = askedAnswerOf(question('What is Δ*G* for moving 1 mol of sucrose?', options));
    const molar = askedAnswerOf(question('What is the molar Δ*G* of moving sucrose?', options));
    expect(ofOne && gradeTypedAnswer(ofOne, '−1.69 kJ').verdict).toBe('right');
    expect(ofOne && gradeTypedAnswer(ofOne, '−1.69 kJ/mol').verdict).toBe('right');
    expect(ofOne && gradeTypedAnswer(ofOne, '1.69 kJ').slip).toBe('slip-0');
    expect(molar && gradeTypedAnswer(molar, '−1.69 kJ').problems).toEqual(['unitWrong']);
  });

  test('what is read off a plot may be off by half of the finest ruling, and no further than the nearest slip allows', () => {
    const axis = { quantity: '*V*', unit: 'mL', from: 0, to: 50, step: 10, parts: 10 };
    const figure: Figure = {
      caption: 'A titration',
      kind: 'plot',
      of: 'titration curve',
      x: axis,
      y: { quantity: 'pH', from: 0, to: 14, step: 2 },
      series: [],
    };
    const stem = 'What volume has been added at the equivalence point?';
    const far = askedAnswerOf({ ...question(stem, ['33.0 mL', '16.5 mL', '40.0 mL', '66.0 mL']), figure });
    const near = askedAnswerOf({ ...question(stem, ['33.0 mL', '33.4 mL', '40.0 mL', '66.0 mL']), figure });
    expect(far && gradeTypedAnswer(far, '33.4 mL').verdict).toBe('right');
    expect(far && gradeTypedAnswer(far, '33.7 mL').verdict).toBe('wrong');
    expect(near && gradeTypedAnswer(near, '33.4 mL').slip).toBe('slip-0');
  });

  test.each([
    ['Which of these samples is the coldest?', ['280 K', '50 °F', '8 °C', '290 K']],
    ['About how many times farther apart are the molecules?', ['12', '40', '530', '1600']],
    ['Which vial contains the most dye?', ['0.0040 g', '0.0030 g', '2.0 mg', '1.0 mg']],
    ['Which formula shows a molecule of an element?', ['\\ce{O3}', '\\ce{CO}', '\\ce{NaCl}', '\\ce{HF}']],
    ['What are the coordination number and the charge?', ['4 and 2', '6 and 2', '4 and 3', '6 and 3']],
  ])('%s needs its options', (text, options) => {
    expect(askedAnswerOf(question(text, options))).toBeNull();
  });

  test('a formula is asked by its atoms, and by its structure where a wrong option has the same atoms', () => {
    const salt = question('What is the formula of calcium hypochlorite?', [
      '\\ce{Ca(ClO)2}',
      '\\ce{CaClO}',
      '\\ce{Ca2ClO}',
      '\\ce{Ca(ClO2)2}',
    ]);
    expect(askedAnswerOf(salt)).toMatchObject({ kind: 'formula', match: 'composition' });
    const complex = question('What is the formula of the complex salt?', [
      '\\ce{[Co(NH3)5Cl]Cl2}',
      '\\ce{[Co(NH3)5]Cl3}',
      '\\ce{[Co(NH3)6]Cl3}',
      '\\ce{[Co(NH3)4Cl2]Cl}',
    ]);
    expect(askedAnswerOf(complex)).toMatchObject({ match: 'structure' });
  });
});

function question(text: string, [right = '', ...wrong]: readonly string[]): Askable {
  const slips = wrong.map((option, place) => ({ text: option, slip: { id: `slip-${place}`, teaching: '' } }));
  return { text, options: [{ text: right, slip: null }, ...slips], key: 0 };
}

import type { WrittenQuestion } from '../../written-question.ts';

export const everydayOperatorsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-quantum-mechanics-600',
    topics: ['quantum-mechanics'],
    tests: ['quantum-mechanical-operators'],
    difficulty: 'intermediate',
    text: 'Why must the operator of an observable be Hermitian?',
    answer: 'Measured values are real numbers.',
    distractors: [
      {
        text: 'Measured values are whole numbers.',
        slip: 'overgeneralised-rule',
        teaching: 'Many observables, such as position, can take any value.',
      },
      {
        text: 'Measured values are positive numbers.',
        slip: 'overgeneralised-rule',
        teaching: 'Momentum, for example, may be negative.',
      },
      {
        text: 'Measured values are equally spaced.',
        slip: 'overgeneralised-rule',
        teaching: 'This holds only in special cases, such as the energies of a harmonic oscillator.',
      },
    ],
    explanation:
      'The eigenvalues of a Hermitian operator are real, and a measurement gives one of them: measured values are real numbers.',
    reference: 'LibreTexts Chemistry, Physical Chemistry: Operators',
  },
  {
    id: 'physical-quantum-mechanics-601',
    topics: ['quantum-mechanics'],
    tests: ['quantum-mechanical-operators'],
    difficulty: 'intermediate',
    text: 'What is the commutator [*x*, d/d*x*] of multiplication by *x* and differentiation?',
    answer: '−1',
    distractors: [
      {
        text: '+1',
        slip: 'wrong-sign',
        teaching: 'The order matters: *x* times the derivative comes first.',
      },
      {
        text: '0',
        slip: 'overgeneralised-rule',
        teaching: 'The derivative of a product gives an additional term.',
      },
      {
        text: '*x*',
        slip: 'misread-wavefunction',
        teaching: 'When the commutator is applied to a test function, the terms with *x* cancel.',
      },
    ],
    explanation: '*x f*′ − (*x f*)′ = *x f*′ − *f* − *x f*′ = −*f*; so the commutator is −1.',
    reference: 'LibreTexts Chemistry, Physical Chemistry: Operators',
  },
  {
    id: 'physical-quantum-mechanics-602',
    topics: ['quantum-mechanics'],
    tests: ['quantum-mechanical-operators'],
    uses: ['heisenberg-uncertainty-principle'],
    difficulty: 'intermediate',
    text: 'Two observables can both have sharp values in every one of a complete set of states. What must be true of their operators?',
    answer: 'They commute.',
    distractors: [
      {
        text: 'They are inverses of each other.',
        slip: 'overgeneralised-rule',
        teaching: 'The energy of a free particle and its momentum are not inverses, yet both can be sharp.',
      },
      {
        text: 'They have the same eigenvalues.',
        slip: 'operator-terms-confused',
        teaching: 'Common eigenfunctions are needed, not common values.',
      },
      {
        text: 'They have only real eigenfunctions.',
        slip: 'overgeneralised-rule',
        teaching: 'Eigenfunctions may be complex, as those of momentum are.',
      },
    ],
    explanation:
      'A common complete set of eigenfunctions exists if and only if the commutator is zero: they commute.',
    reference: 'LibreTexts Chemistry, Physical Chemistry: Operators',
  },
  {
    id: 'physical-quantum-mechanics-603',
    topics: ['quantum-mechanics'],
    tests: ['quantum-mechanical-operators'],
    difficulty: 'advanced',
    text: 'Two eigenfunctions of a Hermitian operator have different eigenvalues. What is the integral of their product (one conjugated) over all space?',
    answer: '0',
    distractors: [
      {
        text: '1',
        slip: 'operator-terms-confused',
        teaching: 'This is the integral of a normalized function with itself.',
      },
      {
        text: 'The difference between the eigenvalues',
        slip: 'answered-another-quantity',
        teaching: 'This factor stands before the integral and forces it to vanish.',
      },
      {
        text: 'The mean of the eigenvalues',
        slip: 'answered-another-quantity',
        teaching: 'This would be the expectation value for an equal mixture.',
      },
    ],
    explanation:
      'Hermiticity gives (*a*_{1} − *a*_{2})∫*f*_{1}\\**f*_{2} d*τ* = 0; with different eigenvalues the functions are orthogonal: 0.',
    reference: 'LibreTexts Chemistry, Physical Chemistry: Operators',
  },
  {
    id: 'physical-quantum-mechanics-604',
    topics: ['quantum-mechanics'],
    tests: ['quantum-mechanical-operators'],
    difficulty: 'intermediate',
    text: 'Which function is an eigenfunction of d²/d*x*², but not of d/d*x*?',
    answer: 'sin 3*x*',
    distractors: [
      {
        text: 'e^{3*x*}',
        slip: 'misread-wavefunction',
        teaching: 'It is an eigenfunction of both: d/d*x* gives 3e^{3*x*}.',
      },
      {
        text: '*x*^{3}',
        slip: 'no-eigenfunction',
        teaching: 'The second derivative is 6*x*, a different function.',
      },
      { text: 'e^{−*x*²}', slip: 'no-eigenfunction', teaching: 'Its derivatives carry factors of *x*.' },
    ],
    explanation:
      'The first derivative, 3 cos 3*x*, is a different function; the second, −9 sin 3*x*, is the same function with the eigenvalue −9: sin 3*x*.',
    reference: 'LibreTexts Chemistry, Physical Chemistry: Operators',
  },
];

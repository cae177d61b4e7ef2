import type { WrittenQuestion } from '../../written-question.ts';

/** Fugacity, spinels and the terms of d², by the words that students type. */
export const fugacitySpinelsAndTermsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-gibbs-energy-930',
    topics: ['gibbs-energy', 'real-gases'],
    tests: ['chemical-potential', 'real-gases'],

    difficulty: 'beginner',
    text: 'What does the fugacity of a real gas represent?',
    answer: 'The pressure of an ideal gas with the same chemical potential',
    distractors: [
      {
        text: 'The pressure of an ideal gas with the same molar volume',
        slip: 'other-state-quantity',
        teaching:
          'The ideal pressure for the same molar volume is *RT*/*V*_{m}; fugacity is defined by the Gibbs energy per mole and not by the volume.',
      },
      {
        text: 'The pressure of a real gas with the same chemical potential',
        slip: 'wrong-reference',
        teaching:
          'A real gas with the same chemical potential at this temperature has its own ordinary pressure; the comparison is made with an ideal gas.',
      },
      {
        text: 'The pressure of a real gas with the same molar volume',
        slip: 'other-terms-meaning',
        teaching:
          'This is the ordinary measured pressure of the gas, which fugacity replaces in the equation for the chemical potential.',
      },
    ],
    explanation:
      'For an ideal gas *μ* = *μ*° + *RT* ln(*p*/*p*°). The fugacity *f* of a real gas is defined so that *μ* = *μ*° + *RT* ln(*f*/*p*°) holds for it. It is therefore the pressure that an ideal gas at the same temperature would need to have the same chemical potential.',
    reference: 'Levine, Physical Chemistry, chapter 10',
  },
  {
    id: 'physical-gibbs-energy-931',
    topics: ['gibbs-energy', 'real-gases'],
    tests: ['chemical-potential', 'real-gases'],

    difficulty: 'intermediate',
    text: 'At 300 K and 20 bar a gas has a fugacity coefficient *φ* = *f*/*p* of 0.90. How does its chemical potential compare with that of the same gas if it were ideal at 20 bar, and which forces dominate up to this pressure?',
    answer: 'It is lower; attractions dominate.',
    distractors: [
      {
        text: 'It is lower; repulsions dominate.',
        slip: 'reversed-cause',
        teaching:
          'Repulsions raise the chemical potential; if they dominated, the fugacity would be higher than the pressure.',
      },
      {
        text: 'It is higher; attractions dominate.',
        slip: 'wrong-sign',
        teaching: 'The difference is *RT* ln *φ*, and the logarithm of a number below 1 is negative.',
      },
      {
        text: 'It is higher; repulsions dominate.',
        slip: 'inverted-ratio',
        teaching: 'This would follow from *p*/*f* = 0.90; here the fugacity is the smaller of the two.',
      },
    ],
    explanation:
      'The chemical potential differs from the ideal one by *RT* ln *φ*. With *φ* = 0.90 this is negative, so the gas is more stable than an ideal gas at 20 bar. Attractions between the molecules lower the Gibbs energy, so they dominate.',
    reference: 'Levine, Physical Chemistry, chapter 10',
  },
  {
    id: 'physical-gibbs-energy-932',
    topics: ['gibbs-energy', 'real-gases'],
    tests: ['compressibility-factor', 'chemical-potential'],
    difficulty: 'advanced',
    text: 'At a certain temperature the compression factor *Z* of a gas is below 1 at all pressures between 0 and 300 bar, is exactly 1 at 300 bar, and is greater than 1 at higher pressures. What is the fugacity coefficient *φ* at 300 bar? (ln *φ* = ∫(*Z* − 1)/*p* d*p* from 0 to the pressure in question)',
    answer: 'Below 1, because *Z* is below 1 up to 300 bar',
    distractors: [
      {
        text: 'Exactly 1, because *Z* is exactly 1 at 300 bar',
        slip: 'one-condition-only',
        teaching:
          '*Z* at 300 bar describes the volume at this pressure alone; the integral counts every pressure from 0 up.',
      },
      {
        text: 'Above 1, because *Z* is above 1 beyond 300 bar',
        slip: 'wrong-region',
        teaching: 'Pressures beyond 300 bar lie outside the limits of the integral.',
      },
      {
        text: 'Above 1, because *Z* rises just before 300 bar',
        slip: 'reversed-trend',
        teaching:
          'Although *Z* rises there, it is still below 1, so *Z* − 1 is negative and makes ln *φ* smaller.',
      },
    ],
    explanation:
      'Between 0 and 300 bar *Z* − 1 is negative, so the integral is negative, and *φ* is below 1 at 300 bar. The gas has the ideal volume at this pressure, but its chemical potential is still below the ideal one.',
    reference: 'Levine, Physical Chemistry, chapter 10',
  },
  {
    id: 'physical-solid-state-930',
    topics: ['solid-state'],
    tests: ['ionic-crystal-structures', 'close-packing'],

    difficulty: 'intermediate',
    text: 'In the normal spinel \\ce{MgAl2O4} the oxide ions are cubic close-packed. What fractions of the tetrahedral and octahedral holes do the cations occupy?',
    answer: 'Mg: 1/8 of the tetrahedral; Al: 1/2 of the octahedral holes',
    distractors: [
      {
        text: 'Mg: 1/4 of the octahedral; Al: 1/4 of the tetrahedral holes',
        slip: 'exchanged-values',
        teaching:
          'The numbers would fit the formula, but in a normal spinel the divalent ions sit in the tetrahedral holes.',
      },
      {
        text: 'Mg: 1/2 of the tetrahedral; Al: 1/8 of the octahedral holes',
        slip: 'exchanged-components',
        teaching: 'These fractions would place four Mg and half an Al among four oxide ions.',
      },
      {
        text: 'Mg: 1/4 of the tetrahedral; Al: 1/4 of the octahedral holes',
        slip: 'wrong-thing-counted',
        teaching:
          'Four oxide ions have eight tetrahedral and four octahedral holes, so these fractions mean two Mg and one Al.',
      },
    ],
    explanation:
      'Four close-packed oxide ions have eight tetrahedral and four octahedral holes. In a normal spinel the one \\ce{Mg^2+} is in a tetrahedral hole (1/8), and the two \\ce{Al^3+} are in octahedral holes (2/4 = 1/2).',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 20',
  },
  {
    id: 'physical-solid-state-931',
    topics: ['solid-state'],
    tests: ['ionic-crystal-structures'],
    difficulty: 'beginner',
    text: 'In a normal spinel \\ce{AB2O4} the \\ce{A^2+} ions are in tetrahedral holes and the \\ce{B^3+} ions in octahedral holes. Where are the cations in an inverse spinel?',
    answer: 'A in octahedral holes; B half in tetrahedral, half in octahedral holes',
    distractors: [
      {
        text: 'A in octahedral holes; B entirely in tetrahedral holes',
        slip: 'overgeneralised-rule',
        teaching: 'There are two B for each A, and only half of them change places with A.',
      },
      {
        text: 'A in tetrahedral holes; B half in tetrahedral, half in octahedral holes',
        slip: 'one-part-right',
        teaching:
          'If A stayed in the tetrahedral holes, nothing would have been exchanged; A moves to octahedral holes.',
      },
      {
        text: 'A half in tetrahedral, half in octahedral holes; B in octahedral holes',
        slip: 'exchanged-components',
        teaching: 'It is the trivalent ion B that is spread over both kinds of holes.',
      },
    ],
    explanation:
      'In an inverse spinel all \\ce{A^2+} ions have changed places with half of the \\ce{B^3+} ions: B(AB)\\ce{O4}. A is in octahedral holes, and B is half in tetrahedral, half in octahedral holes.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 20',
  },
  {
    id: 'physical-solid-state-932',
    topics: ['solid-state', 'coordination-chemistry'],
    tests: ['crystal-field-theory'],
    difficulty: 'advanced',
    text: 'Magnetite, \\ce{Fe3O4}, contains \\ce{Fe^2+} and high-spin \\ce{Fe^3+} and is an inverse spinel. How does crystal field theory explain that \\ce{Fe^2+} is in octahedral holes?',
    answer: 'Octahedral holes stabilize d^{6} more; d^{5} has no preference.',
    distractors: [
      {
        text: 'Octahedral holes stabilize d^{5} more; d^{6} has no preference.',
        slip: 'exchanged-values',
        teaching:
          'High-spin d^{5} has one electron in each d orbital, so its crystal field stabilization is zero in either hole.',
      },
      {
        text: 'Tetrahedral holes stabilize d^{5} more; d^{6} has no preference.',
        slip: 'property-misjudged',
        teaching:
          'High-spin d^{5} gains nothing in either field, and it is d^{6} that gains more in the octahedral one.',
      },
      {
        text: 'Tetrahedral holes stabilize d^{6} more; d^{5} has no preference.',
        slip: 'reversed-trend',
        teaching:
          'The splitting in a tetrahedral field is smaller, and \\ce{Fe^2+} would then be in the tetrahedral holes.',
      },
    ],
    explanation:
      'High-spin \\ce{Fe^3+} (d^{5}) has zero crystal field stabilization energy in both kinds of holes. High-spin \\ce{Fe^2+} (d^{6}) has 2/5 Δ_{o} in an octahedral hole, more than 3/5 Δ_{t} in a tetrahedral one, since Δ_{t} is about 4/9 Δ_{o}. So \\ce{Fe^2+} takes octahedral holes and leaves the tetrahedral ones to \\ce{Fe^3+}.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 20',
  },
  {
    id: 'physical-atomic-spectra-930',
    topics: ['atomic-spectra'],
    tests: ['term-symbols', 'pauli-exclusion-principle'],

    difficulty: 'intermediate',
    text: 'In how many ways (microstates) can two electrons be placed in the five 3d orbitals of a free \\ce{V^3+} ion, if each combination of *m*_{l} and *m*_{s} values is counted and the Pauli principle is obeyed?',
    answer: '45',
    distractors: [
      {
        text: '20',
        slip: 'wrong-thing-counted',
        teaching:
          'This multiplies the ten spin-orbitals by the two electrons; for each choice of the first electron the second has nine choices of its own.',
        expression: '10 * 2',
      },
      {
        text: '90',
        slip: 'needless-factor-two',
        teaching:
          'Electrons cannot be told apart, so spin-orbitals *a* and *b* are the same pair as *b* and *a*.',
        expression: '10 * 9',
      },
      {
        text: '100',
        slip: 'choices-taken-as-free',
        teaching: 'This lets both electrons have the same spin-orbital and counts every other pair twice.',
        expression: '10 * 10',
      },
    ],
    explanation:
      'Five orbitals with two spins are ten spin-orbitals. Two electrons that cannot be told apart take two different ones: \\frac{10 × 9}{2} = 45.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 20',
    computation: { kind: 'quantity', expression: '10 * 9 / 2', unit: '' },
  },
  {
    id: 'physical-atomic-spectra-931',
    topics: ['atomic-spectra'],
    tests: ['term-symbols', 'hunds-rule'],

    difficulty: 'intermediate',
    text: 'The configuration 3d² of a free ion gives the terms ^{1}S, ^{1}D, ^{1}G, ^{3}P and ^{3}F. Which of them is the ground term according to Hund’s rules?',
    answer: '^{3}F',
    distractors: [
      {
        text: '^{3}P',
        slip: 'reversed-trend',
        teaching:
          'Both triplets have the greatest spin; among them the one with the greater, not the smaller, *L* lies lower.',
      },
      {
        text: '^{1}G',
        slip: 'order-of-steps',
        teaching: '^{1}G has the greatest *L*, but the spin multiplicity is compared first.',
      },
      {
        text: '^{1}S',
        slip: 'ignored-hund',
        teaching: '^{1}S has the lowest spin and the lowest *L*; Hund’s rules look for the greatest of both.',
      },
    ],
    explanation:
      'The first rule takes the greatest multiplicity, which leaves ^{3}P and ^{3}F. The second takes the greatest *L* among these: *L* = 3 beats *L* = 1, so the ground term is ^{3}F.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 20',
  },
  {
    id: 'physical-atomic-spectra-932',
    topics: ['atomic-spectra'],
    tests: ['term-symbols'],
    difficulty: 'advanced',
    text: 'Five terms account for all the microstates of a d² configuration. Four of them are ^{3}F, ^{3}P, ^{1}G and ^{1}D. Which is the fifth?',
    answer: '^{1}S',
    distractors: [
      {
        text: '^{3}S',
        slip: 'spectral-terms-miscounted',
        teaching: '^{3}S would need three microstates, but only 45 − 44 = 1 is left.',
      },
      {
        text: '^{1}P',
        slip: 'spectral-terms-miscounted',
        teaching: '^{1}P would need three microstates, but only 45 − 44 = 1 is left.',
      },
      {
        text: '^{1}F',
        slip: 'spectral-terms-miscounted',
        teaching: '^{1}F would need seven microstates, but only 45 − 44 = 1 is left.',
      },
    ],
    explanation:
      'Two electrons in ten spin-orbitals have \\frac{10 × 9}{2} = 45 microstates. A term holds (2*S* + 1)(2*L* + 1) of them: ^{3}F 21, ^{3}P 9, ^{1}G 9, ^{1}D 5, together 44. One microstate is left, and a term with one microstate is ^{1}S.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 20',
  },
];

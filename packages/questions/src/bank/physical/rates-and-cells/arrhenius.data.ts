import type { WrittenQuestion } from '../../written-question.ts';

export const arrheniusQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-arrhenius-101',
    topics: ['arrhenius'],
    tests: ['transition-state-theory'],
    difficulty: 'beginner',
    text: 'What is the transition state according to transition state theory?',
    answer: 'It is the highest point on the minimum-energy path.',
    distractors: [
      {
        text: 'It is the lowest point between two maxima of energy.',
        slip: 'valley-for-peak',
        teaching: 'This describes an intermediate.',
      },
      {
        text: 'It is a compound that can be isolated when cooled.',
        slip: 'valley-for-peak',
        teaching:
          'At a maximum of energy it falls apart within the time of one vibration, so it cannot be isolated.',
      },
      {
        text: 'It is the lowest point on the path from the reactants.',
        slip: 'valley-for-peak',
        teaching: 'The lowest points on the path correspond to stable molecules.',
      },
    ],
    explanation:
      'Along the most favorable path from reactants to products the energy passes through a maximum, which is the transition state.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 18',
  },
  {
    id: 'physical-arrhenius-102',
    topics: ['arrhenius'],
    tests: ['transition-state-theory'],
    difficulty: 'intermediate',
    text: 'Two unimolecular reactions have the same enthalpy of activation at 400 K. In X a ring opens on the way to the transition state; in Y a chain must close to form a ring. Which is faster, and why?',
    answer: 'X, because its entropy of activation is larger',
    distractors: [
      {
        text: 'X, because its entropy of activation is smaller',
        slip: 'wrong-sign',
        teaching: 'A larger entropy of activation lowers Δ*G*^{‡} and raises the rate.',
      },
      {
        text: 'Y, because its entropy of activation is larger',
        slip: 'reversed-trend',
        teaching: 'Closing a ring freezes rotations; the entropy of activation is negative.',
      },
      {
        text: 'Y, because its entropy of activation is smaller',
        slip: 'reversed-trend',
        teaching: 'A smaller entropy of activation raises Δ*G*^{‡} and slows the reaction down.',
      },
    ],
    explanation:
      'Opening a ring frees rotations, so the entropy of activation of X is larger than that of Y, in which freedom is lost. With equal Δ*H*^{‡}, reaction X has the lower Δ*G*^{‡} and is faster.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 18',
  },
  {
    id: 'physical-arrhenius-103',
    topics: ['arrhenius'],
    tests: ['transition-state-theory'],
    difficulty: 'advanced',
    text: 'For a reaction in solution ln(*k*/*T*) is plotted against 1/*T* (Eyring plot). What do the slope and the intercept give?',
    answer: 'Slope: enthalpy of activation; intercept: entropy of activation',
    distractors: [
      {
        text: 'Slope: entropy of activation; intercept: enthalpy of activation',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'The enthalpy is multiplied by 1/*T* in the exponent, so it is in the slope.',
      },
      {
        text: 'Slope: entropy of reaction; intercept: enthalpy of reaction',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'A rate constant gives activation quantities, and the enthalpy is in the slope.',
      },
      {
        text: 'Slope: enthalpy of reaction; intercept: entropy of reaction',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'These quantities come from a van’t Hoff plot of the equilibrium constant.',
      },
    ],
    explanation:
      'ln(*k*/*T*) = −Δ*H*^{‡}/(*RT*) + Δ*S*^{‡}/*R* + ln(*k*_{B}/*h*): the slope gives the enthalpy, the intercept the entropy of activation.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 18',
  },
  {
    id: 'physical-arrhenius-104',
    topics: ['arrhenius'],
    tests: ['kinetic-isotope-effect'],
    uses: ['rate-determining-step'],
    difficulty: 'intermediate',
    text: 'The bromination of acetone in acid proceeds about seven times more slowly with \\ce{CD3COCD3}. The nitration of benzene is just as fast with \\ce{C6D6}. What can be concluded?',
    answer: 'The C–H bond breaks in the slow step of the first reaction only.',
    distractors: [
      {
        text: 'The C–H bond breaks in the slow step of the second reaction only.',
        slip: 'reversed-cause',
        teaching: 'The absence of an isotope effect shows that C–H breaking does not limit the nitration.',
      },
      {
        text: 'The C–H bond remains intact in the second reaction.',
        slip: 'fit-for-proof',
        teaching: 'Nitrobenzene has lost a hydrogen atom; the bond breaks after the slow step.',
      },
      {
        text: 'The C–D bond reacts faster than the C–H bond in both reactions.',
        slip: 'reversed-trend',
        teaching: 'Deuterium slows the first reaction and does not affect the second.',
      },
    ],
    explanation:
      'A large primary effect (about 7) shows that a C–H bond breaks in the slow step. In nitration no effect is found: the hydrogen is lost after the slow step.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 18',
  },
  {
    id: 'physical-arrhenius-105',
    topics: ['arrhenius'],
    tests: ['kinetic-isotope-effect'],
    difficulty: 'intermediate',
    text: 'Why is the primary kinetic isotope effect for \\ce{^{12}C}/\\ce{^{13}C} only about 1.04, whereas that for H/D is as large as 7?',
    answer: 'The reduced masses differ far less.',
    distractors: [
      {
        text: 'The electronegativities differ far less.',
        slip: 'wrong-cause',
        teaching: 'Isotopes of one element have practically the same electronegativity.',
      },
      {
        text: 'The bonds to carbon are much weaker.',
        slip: 'wrong-cause',
        teaching: 'The strength of a bond is not what matters; the difference in zero-point energy is.',
      },
      {
        text: 'The carbon atoms move by tunneling.',
        slip: 'reversed-trend',
        teaching: 'Tunneling matters for light particles and would increase the effect.',
      },
    ],
    explanation:
      'The effect comes from zero-point energies, which are proportional to 1/√*µ*. From H to D the reduced mass nearly doubles, but from \\ce{^{12}C} to \\ce{^{13}C} the reduced masses differ far less.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 18',
  },
  {
    id: 'physical-arrhenius-106',
    topics: ['arrhenius', 'rate-laws'],
    tests: ['kinetic-isotope-effect'],
    uses: ['half-life-of-a-reaction'],
    difficulty: 'beginner',
    text: 'A first-order reaction in which a C–H bond breaks has a half-life of 12 min. For the compound with C–D instead, *k*_{H}/*k*_{D} = 5.0. What is the half-life of the deuterated compound?',
    answer: '60 min',
    distractors: [
      {
        text: '2.4 min',
        slip: 'inverted-ratio',
        teaching: 'Deuterium makes the reaction slower, so the half-life is longer.',
        expression: '1 / 5.0 * 12',
      },
      {
        text: '17 min',
        slip: 'added-for-multiplied',
        teaching:
          'The rate constants are in the ratio 5.0, and the time is multiplied by this factor; the factor is not added to it.',
        expression: '5.0 + 12',
      },
      {
        text: '42 min',
        slip: 'forgot-logarithm',
        teaching: 'The factor ln 2 appears in both half-lives and cancels in their ratio.',
        expression: '5.0 * 12 * ln(2)',
      },
    ],
    explanation:
      '*t*_{½} = ln 2/*k*: a rate constant five times as small means a half-life five times as long, 5.0 × 12 min = 60 min.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 18',
    computation: { kind: 'quantity', expression: '5.0 * 12', unit: 'min' },
  },
  {
    id: 'physical-arrhenius-107',
    topics: ['arrhenius', 'mechanisms'],
    tests: ['kinetic-isotope-effect'],
    uses: ['reaction-mechanisms'],
    difficulty: 'advanced',
    text: 'In a solvolysis, deuterium is placed on the carbon that bears the leaving group. The rate falls by a factor of 1.15, although the C–D bond stays intact. What does this value indicate?',
    answer: 'This carbon changes from sp³ toward sp² in the slow step.',
    distractors: [
      {
        text: 'This carbon changes from sp² toward sp³ in the slow step.',
        slip: 'reversed-trend',
        teaching:
          'In that case the bending vibrations would stiffen, and the deuterated compound would react faster.',
      },
      {
        text: 'This carbon stays sp³ throughout the slow step.',
        slip: 'small-for-zero',
        teaching: 'Without a change at this carbon no isotope effect of this size would be observed.',
      },
      {
        text: 'This carbon changes from sp³ toward sp² after the slow step.',
        slip: 'other-stage',
        teaching: 'A change after the slow step would not alter the rate.',
      },
    ],
    explanation:
      'A small normal effect without bond breaking is a secondary one. On the way from sp³ to sp² an out-of-plane bending vibration becomes softer, so the zero-point difference between H and D shrinks, and the carbon changes toward sp² in the slow step.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 18',
  },
];

import type { WrittenQuestion } from '../../written-question.ts';

export const reactorsAndSpaceQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-rate-laws-300',
    topics: ['rate-laws'],
    tests: ['chemical-reactors'],
    difficulty: 'beginner',
    text: 'What is assumed about an ideal continuous stirred-tank reactor (CSTR)?',
    answer: 'The contents have the composition of the outflow.',
    distractors: [
      {
        text: 'The contents have the composition of the inflow.',
        slip: 'other-model',
        teaching: 'The feed is mixed at once with a reacted mixture.',
      },
      {
        text: 'The composition changes along the reactor.',
        slip: 'other-model',
        teaching: 'This describes a plug flow reactor.',
      },
      {
        text: 'The composition changes with time at steady flow.',
        slip: 'other-model',
        teaching: 'In the steady state it is constant; a batch reactor changes with time.',
      },
    ],
    explanation:
      'Perfect mixing makes the concentration the same everywhere, so it equals that of the stream that leaves.',
    reference: 'Fogler, Elements of Chemical Reaction Engineering, chapter 1',
  },
  {
    id: 'physical-rate-laws-301',
    topics: ['rate-laws'],
    tests: ['chemical-reactors'],
    difficulty: 'intermediate',
    text: 'A first-order reaction with *k* = 0.20 min^{−1} runs in a CSTR with a residence time of 20 min. What conversion is reached?',
    answer: '80%',
    distractors: [
      {
        text: '98%',
        slip: 'other-model',
        teaching: '1 − e^{−4} = 0.98 is the conversion in a plug flow reactor.',
        expression: '(1 - exp(-0.20 * 20)) * 100',
      },
      {
        text: '20%',
        slip: 'rest-for-part',
        teaching: 'This is the percentage left unreacted.',
        expression: '100 / (1 + 0.20 * 20)',
      },
      {
        text: '2%',
        slip: 'rest-for-part',
        teaching: 'This is what a plug flow reactor leaves, e^{−4}; the question asks what a CSTR converts.',
        expression: 'exp(-0.20 * 20) * 100',
      },
    ],
    explanation: 'Balance: *c*_{0} − *c* = *kτc*, so *c*/*c*_{0} = 1/(1 + *kτ*) = 1/5. Conversion: 80%.',
    reference: 'Fogler, Elements of Chemical Reaction Engineering, chapter 5',
    computation: { kind: 'quantity', expression: '(1 - 1 / (1 + 0.20 * 20)) * 100', unit: '%' },
  },
  {
    id: 'physical-rate-laws-302',
    topics: ['rate-laws'],
    tests: ['chemical-reactors'],
    difficulty: 'intermediate',
    text: 'For the same conversion in a first-order reaction, which ideal reactor needs the smaller volume, a plug flow reactor (PFR) or a stirred-tank reactor (CSTR), and why?',
    answer: 'The PFR: its concentration is high near the inlet.',
    distractors: [
      {
        text: 'The CSTR: its concentration is high throughout.',
        slip: 'other-model',
        teaching: 'A CSTR works at the low outlet concentration.',
      },
      {
        text: 'The CSTR: its contents are mixed perfectly.',
        slip: 'holds-for-both',
        teaching:
          'Perfect mixing lowers the concentration to that of the outlet at once, so the rate is low.',
      },
      {
        text: 'The PFR: its concentration is low throughout.',
        slip: 'reversed-trend',
        teaching: 'It is high near the inlet and falls along the reactor.',
      },
    ],
    explanation:
      'In plug flow the concentration falls gradually, so the rate is high at first. In the CSTR it has its lowest value, that of the outlet, everywhere.',
    reference: 'Fogler, Elements of Chemical Reaction Engineering, chapter 2',
  },
  {
    id: 'physical-rate-laws-303',
    topics: ['rate-laws'],
    tests: ['chemical-reactors'],
    difficulty: 'intermediate',
    text: 'In a plug flow reactor a first-order reaction (*k* = 0.10 s^{−1}) is to reach 90% conversion at constant density. What residence time is needed?',
    answer: '23 s',
    distractors: [
      {
        text: '90 s',
        slip: 'other-model',
        teaching: '*X*/(*k*(1 − *X*)) is the time for a CSTR.',
        expression: '0.90 / (0.10 * (1 - 0.90))',
      },
      {
        text: '9.0 s',
        slip: 'forgot-logarithm',
        teaching: '*kτ* is −ln (1 − *X*), not *X*.',
        expression: '0.90 / 0.10',
      },
      {
        text: '1.1 s',
        slip: 'rest-for-part',
        teaching: 'Here −ln 0.90 was used in place of −ln 0.10; this would leave 90% unreacted.',
        expression: '-ln(0.90) / 0.10',
      },
    ],
    explanation:
      'In plug flow *c*/*c*_{0} = e^{−*kτ*}. Setting 0.10 = e^{−*kτ*} gives *τ* = ln 10/0.10 = 23 s.',
    reference: 'Fogler, Elements of Chemical Reaction Engineering, chapter 5',
    computation: { kind: 'quantity', expression: 'ln(10) / 0.10', unit: 's' },
  },
  {
    id: 'physical-rate-laws-304',
    topics: ['rate-laws'],
    tests: ['chemical-reactors'],
    difficulty: 'advanced',
    text: 'A given total volume is divided among more and more small CSTRs in series. Which reactor does this train come to resemble?',
    answer: 'A plug flow reactor',
    distractors: [
      {
        text: 'A single large CSTR',
        slip: 'other-model',
        teaching: 'This is the limit of a single tank, with the lowest conversion.',
      },
      {
        text: 'A batch reactor without stirring',
        slip: 'other-model',
        teaching: 'The flow continues, and each tank is stirred.',
      },
      {
        text: 'A closed equilibrium vessel',
        slip: 'other-model',
        teaching: 'The reaction need not reach equilibrium.',
      },
    ],
    explanation:
      'The concentration falls in small steps from tank to tank. With infinitely many steps it falls continuously, as in plug flow.',
    reference: 'Fogler, Elements of Chemical Reaction Engineering, chapter 2',
  },
  {
    id: 'physical-mechanisms-300',
    topics: ['mechanisms'],
    tests: ['astrochemistry'],
    difficulty: 'beginner',
    text: 'Which molecule is by far the most abundant in interstellar clouds?',
    answer: '\\ce{H2}',
    distractors: [
      {
        text: '\\ce{H2O}',
        slip: 'irrelevant-property',
        teaching: 'Water occurs mostly as ice and is thousands of times rarer.',
      },
      {
        text: 'CO',
        slip: 'irrelevant-property',
        teaching: 'It is second, at about 10^{−4} times the amount of \\ce{H2}.',
      },
      { text: '\\ce{CH4}', slip: 'irrelevant-property', teaching: 'Methane is much rarer than hydrogen.' },
    ],
    explanation:
      'Hydrogen makes up most of the matter. In dense clouds nearly all of it is \\ce{H2}; CO is often observed in its place, because it has a dipole moment.',
    reference: 'LibreTexts, Physical Chemistry, Astrochemistry',
  },
  {
    id: 'physical-mechanisms-301',
    topics: ['mechanisms'],
    tests: ['astrochemistry'],
    difficulty: 'intermediate',
    text: 'Why are so many reactions in cold interstellar clouds (10 K) reactions of ions with molecules?',
    answer: 'They often have no activation energy.',
    distractors: [
      {
        text: 'They need no collisions at all.',
        slip: 'other-phenomenon',
        teaching: 'Partners must meet; the charge only attracts them from afar.',
      },
      {
        text: 'They release no energy.',
        slip: 'other-phenomenon',
        teaching: 'They are exothermic; endothermic ones could not occur at 10 K.',
      },
      {
        text: 'They involve three bodies at once.',
        slip: 'irrelevant-property',
        teaching: 'Three-body collisions practically never happen at such densities.',
      },
    ],
    explanation:
      'At 10 K even small barriers cannot be overcome. The ion polarizes the molecule and attracts it, and many such reactions are exothermic without a barrier.',
    reference: 'LibreTexts, Physical Chemistry, Astrochemistry',
  },
  {
    id: 'physical-mechanisms-302',
    topics: ['mechanisms'],
    tests: ['astrochemistry'],
    difficulty: 'intermediate',
    text: 'Two hydrogen atoms in a cloud can hardly form \\ce{H2} by a simple collision in the gas. What makes the formation of \\ce{H2} possible?',
    answer: 'The surface of a dust grain, which takes up the energy',
    distractors: [
      {
        text: 'The light of a star, which adds the energy that is needed',
        slip: 'other-phenomenon',
        teaching: 'The problem is how to lose energy, not how to gain it.',
      },
      {
        text: 'The low temperature, which slows both atoms down',
        slip: 'other-phenomenon',
        teaching: 'The bond energy still stays in the pair, which falls apart again.',
      },
      {
        text: 'The many helium atoms, which bond to the hydrogen atoms',
        slip: 'role-of-a-species',
        teaching: 'Helium forms no such bonds, and three-body collisions are too rare.',
      },
    ],
    explanation:
      'A newly formed \\ce{H2} molecule retains the energy released by its bond and flies apart unless a third body takes up this energy. In the thin gas only grains can do this.',
    reference: 'LibreTexts, Physical Chemistry, Astrochemistry',
  },
  {
    id: 'physical-mechanisms-303',
    topics: ['mechanisms', 'molecular-spectroscopy'],
    tests: ['astrochemistry', 'rotational-spectroscopy'],
    difficulty: 'intermediate',
    text: 'Most interstellar molecules were discovered with radio telescopes. What kind of transitions do these telescopes detect?',
    answer: 'Rotational transitions of polar molecules',
    distractors: [
      {
        text: 'Vibrational transitions of polar molecules',
        slip: 'other-transition',
        teaching: 'These lie in the infrared.',
      },
      {
        text: 'Rotational transitions of nonpolar molecules',
        slip: 'other-transition',
        teaching: 'Without a dipole moment there is no rotational spectrum.',
      },
      {
        text: 'Vibrational transitions of nonpolar molecules',
        slip: 'other-transition',
        teaching:
          'Vibrations absorb in the infrared; radio waves correspond to rotations, which need a dipole moment.',
      },
    ],
    explanation:
      'Rotational lines lie at millimeter wavelengths, are excited at 10 K and need a permanent dipole. Their frequencies identify a molecule precisely.',
    reference: 'LibreTexts, Physical Chemistry, Astrochemistry',
  },
  {
    id: 'physical-mechanisms-304',
    topics: ['mechanisms'],
    tests: ['astrochemistry'],
    difficulty: 'advanced',
    text: '\\ce{H3^+} starts much of the chemistry of dense clouds. Which reaction shows its role?',
    answer: '\\ce{H3^+ + CO -> HCO+ + H2}',
    distractors: [
      {
        text: '\\ce{H3^+ + H2 -> H5^+}',
        slip: 'role-of-a-species',
        teaching:
          'This would not bring other elements into molecules, and the energy would not be carried off.',
      },
      {
        text: '\\ce{H3^+ + He -> HeH+ + H2}',
        slip: 'role-of-a-species',
        teaching: 'Helium has a lower proton affinity than \\ce{H2}, so this reaction is endothermic.',
      },
      {
        text: '\\ce{H3^+ + e- -> H2 + H}',
        slip: 'role-of-a-species',
        teaching: 'This destroys the ion without making anything new from other elements.',
      },
    ],
    explanation:
      '\\ce{H3^+} gives its proton to nearly every atom or molecule with a proton affinity above that of \\ce{H2}, such as CO: \\ce{H3^+ + CO -> HCO+ + H2}.',
    reference: 'LibreTexts, Physical Chemistry, Astrochemistry',
  },
];

import type { WrittenQuestion } from '../../written-question.ts';

export const statisticalThermodynamicsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-statistical-thermodynamics-101',
    topics: ['statistical-thermodynamics', 'second-law'],
    tests: ['statistical-entropy'],
    uses: ['entropy'],
    difficulty: 'beginner',
    text: 'A drop of dye spreads evenly through still water, but it never gathers again spontaneously. What is the reason?',
    answer: 'Far more arrangements correspond to the spread dye.',
    distractors: [
      {
        text: 'Far less energy corresponds to the spread dye.',
        slip: 'ignored-entropy',
        teaching:
          'In a dilute solution the energy hardly changes; spreading would occur without any change in it.',
      },
      {
        text: 'Far fewer collisions occur in the spread dye.',
        slip: 'wrong-cause',
        teaching: 'Each dye molecule collides with water as often as before.',
      },
      {
        text: 'Far stronger forces hold the spread dye apart.',
        slip: 'wrong-cause',
        teaching: 'No force drives the molecules apart; they wander at random.',
      },
    ],
    explanation:
      'All arrangements of the dye molecules are equally likely, and in far more of them the dye is spread than gathered: the spread state has the greater entropy, *S* = *k*_{B} ln *W*.',
    reference: 'OpenStax Chemistry 2e, section 16.2',
  },
  {
    id: 'physical-statistical-thermodynamics-102',
    topics: ['statistical-thermodynamics'],
    tests: ['partition-function'],
    difficulty: 'beginner',
    text: 'In simple terms, what does the molecular partition function indicate?',
    answer: 'How many states are thermally accessible',
    distractors: [
      {
        text: 'How many molecules are in the ground state',
        slip: 'other-state-quantity',
        teaching: 'For a nondegenerate ground state this is *N*/*q*, not *q* itself.',
      },
      {
        text: 'How much energy each molecule has',
        slip: 'other-state-quantity',
        teaching: 'The mean energy follows from the derivative of ln *q* with respect to temperature.',
      },
      {
        text: 'How many collisions take place per second',
        slip: 'other-state-quantity',
        teaching: 'Collision rates belong to kinetics; the partition function is a sum over states.',
      },
    ],
    explanation:
      '*q* = Σe^{−*E*/(*k*_{B}*T*)}: a state contributes nearly 1 if its energy is far below *k*_{B}*T* and nearly 0 if it is far above. So *q* is the number of thermally accessible states.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-103',
    topics: ['statistical-thermodynamics'],
    tests: ['statistical-entropy'],
    difficulty: 'intermediate',
    text: 'An ideal gas of *N* molecules expands to twice its volume at constant temperature. By what factor does the number of arrangements *W* grow?',
    answer: '2^{*N*}',
    distractors: [
      {
        text: '2*N*',
        slip: 'linear-for-exponential',
        teaching:
          'Each molecule has twice as many positions available, and the factors for all the molecules multiply; they do not add.',
      },
      {
        text: '*N*²',
        slip: 'wrong-branch',
        teaching: 'The base of the power is the ratio of the volumes, not the number of molecules.',
      },
      { text: '2', slip: 'entropy-of-one-part', teaching: 'This is the factor for a single molecule.' },
    ],
    explanation:
      'Each molecule has twice as many positions; for *N* independent molecules the factors multiply: 2^{*N*}. Then Δ*S* = *k*_{B} ln 2^{*N*} = *Nk*_{B} ln 2.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-104',
    topics: ['statistical-thermodynamics'],
    tests: ['statistical-entropy'],
    difficulty: 'advanced',
    text: 'In a crystal of \\ce{N2O} a molecule may point in two directions, NNO or ONN. The measured residual entropy is 4.8 J/(mol·K), somewhat below *R* ln 2. What does the difference suggest?',
    answer: 'The orientations are partly ordered.',
    distractors: [
      {
        text: 'The orientations are fully ordered.',
        slip: 'size-of-effect-misjudged',
        teaching: 'Full order would leave no residual entropy.',
      },
      {
        text: 'The orientations are fully random.',
        slip: 'high-temperature-limit',
        teaching: 'Full randomness would give *R* ln 2 = 5.76 J/(mol·K).',
      },
      {
        text: 'There are more than two orientations.',
        slip: 'orientations-miscounted',
        teaching: 'More orientations would give a residual entropy above *R* ln 2.',
      },
    ],
    explanation:
      '*R* ln 2 = 5.76 J/(mol·K) corresponds to two equally likely orientations, chosen independently. The smaller value shows that neighbors prefer certain arrangements: the orientations are partly ordered.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-105',
    topics: ['statistical-thermodynamics'],
    tests: ['equipartition-theorem'],
    difficulty: 'beginner',
    text: 'According to the equipartition theorem, how much does each quadratic term contribute to the energy of a molecule on average?',
    answer: '½*k*_{B}*T*',
    distractors: [
      {
        text: '*k*_{B}*T*',
        slip: 'forgot-half',
        teaching: 'A vibration has this mean energy because it has two quadratic terms.',
      },
      {
        text: '½*hν*',
        slip: 'answered-another-quantity',
        teaching: 'This is the zero-point energy of a vibration; equipartition is a classical result.',
      },
      {
        text: '*hν*',
        slip: 'answered-another-quantity',
        teaching: 'This is a quantum of energy; equipartition is a classical result.',
      },
    ],
    explanation: 'Each quadratic term, such as ½*mv*_{x}², contributes ½*k*_{B}*T* on average.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-106',
    topics: ['statistical-thermodynamics'],
    tests: ['equipartition-theorem'],
    difficulty: 'intermediate',
    text: 'At 298 K the molar heat capacity of \\ce{Cl2} gas at constant volume lies between \\frac{5}{2}*R* and \\frac{7}{2}*R*, whereas that of \\ce{N2} is almost exactly \\frac{5}{2}*R*. What explains the difference?',
    answer: 'The vibration of chlorine is partly excited.',
    distractors: [
      {
        text: 'The rotation of nitrogen is frozen out.',
        slip: 'wrong-level',
        teaching: 'Without rotation nitrogen would have \\frac{3}{2}*R*.',
      },
      {
        text: 'The rotation of nitrogen is partly excited.',
        slip: 'wrong-level',
        teaching: 'At 298 K rotation is fully excited in both gases.',
      },
      {
        text: 'The vibration of nitrogen is fully excited.',
        slip: 'high-temperature-limit',
        teaching: 'A fully excited vibration would give \\frac{7}{2}*R*.',
      },
    ],
    explanation:
      'The vibration of \\ce{Cl2} (560 cm^{−1}) is not far above *k*_{B}*T* (207 cm^{−1}) and is partly excited; that of \\ce{N2} (2330 cm^{−1}) is not.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-107',
    topics: ['statistical-thermodynamics', 'first-law'],
    tests: ['equipartition-theorem'],
    uses: ['heat-capacities-at-constant-volume-and-pressure'],
    difficulty: 'advanced',
    text: 'The molar heat capacity of a solid element approaches 3*R* at high temperature and falls toward zero at low temperature. Why does equipartition fail at low temperature?',
    answer: 'The vibrational quanta exceed *k*_{B}*T*.',
    distractors: [
      {
        text: 'The vibrational quanta fall below *k*_{B}*T*.',
        slip: 'reversed-trend',
        teaching:
          'Quanta far below *k*_{B}*T* correspond to the classical limit, in which equipartition holds.',
      },
      {
        text: 'The zero-point energy falls below *k*_{B}*T*.',
        slip: 'forgot-ground-level',
        teaching: 'The zero-point energy stays constant; it is *k*_{B}*T* that falls.',
      },
      {
        text: 'The atoms begin to rotate as a whole.',
        slip: 'wrong-cause',
        teaching: 'A crystal of an element has no rotation of atoms to excite.',
      },
    ],
    explanation:
      'Three vibrations per atom would contribute 3*k*_{B} per atom in the classical limit. When the vibrational quanta exceed *k*_{B}*T*, hardly any are excited, and the heat capacity falls.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-108',
    topics: ['statistical-thermodynamics'],
    tests: ['ensembles'],
    difficulty: 'beginner',
    text: 'In which ensemble do the members have the same temperature and chemical potential but exchange energy and particles?',
    answer: 'Grand canonical',
    distractors: [
      {
        text: 'Canonical',
        slip: 'one-condition-only',
        teaching: 'In the canonical ensemble the number of particles is fixed.',
      },
      {
        text: 'Microcanonical',
        slip: 'one-condition-only',
        teaching: 'In the microcanonical ensemble both the energy and the number of particles are fixed.',
      },
      {
        text: 'Isothermal-isobaric',
        slip: 'other-ensemble',
        teaching: 'In this ensemble the volume fluctuates, but the number of particles is constant.',
      },
    ],
    explanation:
      'A system with fixed *T*, *V* and *μ* that exchanges energy and particles with a reservoir is described by the grand canonical ensemble.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-109',
    topics: ['statistical-thermodynamics'],
    tests: ['ensembles'],
    difficulty: 'intermediate',
    text: 'A gas in a rigid, sealed, perfectly insulated vessel is described by an ensemble. Which ensemble is this, and what is the same for all of its members?',
    answer: 'Microcanonical; particle number, volume and energy',
    distractors: [
      {
        text: 'Microcanonical; particle number, volume and temperature',
        slip: 'other-ensemble',
        teaching: 'At fixed temperature the energy would fluctuate, as in the canonical ensemble.',
      },
      {
        text: 'Canonical; particle number, volume and energy',
        slip: 'other-ensemble',
        teaching: 'The canonical ensemble has a fixed temperature instead of a fixed energy.',
      },
      {
        text: 'Canonical; particle number, volume and temperature',
        slip: 'other-ensemble',
        teaching: 'The insulated vessel exchanges no heat, so the energy is fixed, not the temperature.',
      },
    ],
    explanation:
      'The vessel exchanges neither heat nor particles and cannot expand: particle number, volume and energy are fixed. This is the microcanonical ensemble.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-110',
    topics: ['statistical-thermodynamics'],
    tests: ['ensembles'],
    difficulty: 'intermediate',
    text: 'Why is the ensemble average of the energy equal to what is measured on one macroscopic sample?',
    answer: 'Relative fluctuations are negligible for many molecules.',
    distractors: [
      {
        text: 'Relative fluctuations grow with the number of molecules.',
        slip: 'reversed-trend',
        teaching: 'Relative fluctuations fall as 1/√*N* when the number of molecules grows.',
      },
      {
        text: 'All members of the ensemble have exactly equal energy.',
        slip: 'other-ensemble',
        teaching: 'In the canonical ensemble the energies differ, but by very little.',
      },
      {
        text: 'Only the most probable member of the ensemble is real.',
        slip: 'wrong-cause',
        teaching: 'All members are possible; nearly all of them are alike for large *N*.',
      },
    ],
    explanation:
      'Relative fluctuations of the energy are of the order 1/√*N*. For 10^{23} molecules they are negligible, so a sample shows the average.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-111',
    topics: ['statistical-thermodynamics'],
    tests: ['ensembles', 'partition-function'],
    difficulty: 'advanced',
    text: 'The molecular partition function of argon is *q*. For *N* argon atoms in the canonical ensemble, *Q* = *q*^{*N*}/*N*!. Why is *q*^{*N*} divided by *N*!?',
    answer: 'The atoms are indistinguishable.',
    distractors: [
      {
        text: 'The atoms cannot be at rest.',
        slip: 'wrong-cause',
        teaching: 'Zero-point or thermal motion has nothing to do with counting permutations.',
      },
      {
        text: 'The atoms collide with each other.',
        slip: 'wrong-cause',
        teaching: 'The atoms of an ideal gas are independent; this independence gives the power *N*.',
      },
      {
        text: 'The atoms have no rotations.',
        slip: 'ignored-rotations',
        teaching: 'Rotations would appear in *q* and not in the factor *N*!.',
      },
    ],
    explanation:
      '*q*^{*N*} counts every exchange of two atoms as a new state. Identical atoms are indistinguishable, so it is divided by *N*!, which makes the entropy extensive.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-112',
    topics: ['statistical-thermodynamics'],
    tests: ['equilibrium-constants-from-partition-functions'],
    difficulty: 'beginner',
    text: 'In terms of molecular partition functions, which factors make the equilibrium constant *K* of a reaction large?',
    answer: 'Many accessible states and a low ground level of the products',
    distractors: [
      {
        text: 'Few accessible states and a low ground level of the products',
        slip: 'ignored-entropy',
        teaching:
          'With few accessible states the partition function of the products, and with it *K*, is small.',
      },
      {
        text: 'Many accessible states and a high ground level of the products',
        slip: 'ignored-enthalpy',
        teaching: 'A high ground level lowers the factor e^{−Δ*E*_{0}/(*RT*)} to below 1.',
      },
      {
        text: 'Many accessible states and a low ground level of the reactants',
        slip: 'exchanged-components',
        teaching: 'These favor the reactants and make *K* small.',
      },
    ],
    explanation:
      '*K* ∝ (*q*_{products}/*q*_{reactants})e^{−Δ*E*_{0}/(*RT*)}. Many accessible states of the products and their low ground level both make it large.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-113',
    topics: ['statistical-thermodynamics'],
    tests: ['equilibrium-constants-from-partition-functions'],
    difficulty: 'intermediate',
    text: 'For \\ce{A <=> B} the lowest level of B lies above that of A, but the levels of B lie much closer together. How does the composition change with rising temperature?',
    answer: 'From mostly A to mostly B',
    distractors: [
      {
        text: 'From mostly B to mostly A',
        slip: 'exchanged-components',
        teaching: 'At low temperature the lowest level, that of A, is populated.',
      },
      {
        text: 'From mostly A to equal amounts',
        slip: 'equal-steps',
        teaching: 'Equal amounts would require equal partition functions; that of B becomes the larger one.',
      },
      {
        text: 'Mostly A at all temperatures',
        slip: 'ignored-entropy',
        teaching:
          'A remains the main component only as long as *k*_{B}*T* is small compared with the difference between the ground levels.',
      },
    ],
    explanation:
      'At low temperature only the lowest level of A is occupied. At high temperature many levels are accessible, and B has more of them in the range of *k*_{B}*T*, so the composition changes from mostly A to mostly B.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-114',
    topics: ['statistical-thermodynamics'],
    tests: ['equilibrium-constants-from-partition-functions'],
    difficulty: 'intermediate',
    text: 'For the exchange \\ce{H2 + D2 <=> 2HD}, *K* approaches 4 at high temperature. Where does the factor 4 come from?',
    answer: 'From the symmetry numbers',
    distractors: [
      {
        text: 'From the coefficients of the equation',
        slip: 'wrong-cause',
        teaching: 'The coefficients give exponents; they do not produce the factor 4.',
      },
      {
        text: 'From the zero-point energies',
        slip: 'high-temperature-limit',
        teaching:
          'They cause the deviation from 4 at low temperature; at high temperature they do not matter.',
      },
      {
        text: 'From the masses of the nuclei',
        slip: 'wrong-cause',
        teaching: 'The mass factors nearly cancel in this exchange.',
      },
    ],
    explanation:
      '*K* is the ratio of the squared partition function of \\ce{HD} to the product of the other two. \\ce{H2} and \\ce{D2} have the symmetry number 2, and \\ce{HD} has 1. This gives 2 × 2 = 4; the other factors nearly cancel at high temperature.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-115',
    topics: ['statistical-thermodynamics'],
    tests: ['equilibrium-constants-from-partition-functions'],
    difficulty: 'advanced',
    text: 'For the dissociation \\ce{A2 -> 2A} at high temperature, *K* becomes large although the dissociation requires a great deal of energy. What is the reason?',
    answer: 'Two particles have far more translational states.',
    distractors: [
      {
        text: 'Two particles have far more vibrational states.',
        slip: 'other-state-quantity',
        teaching: 'Free atoms have no vibrations at all.',
      },
      {
        text: 'Two particles have far lower translational levels.',
        slip: 'reversed-trend',
        teaching:
          'The lowest level of the products lies higher, by the dissociation energy; what matters is the number of their states.',
      },
      {
        text: 'Two particles have far lower vibrational levels.',
        slip: 'other-state-quantity',
        teaching: 'Free atoms have no vibrations at all, high or low.',
      },
    ],
    explanation:
      'The two atoms contribute two translational partition functions, the molecule only one. At high temperature this outweighs the factor e^{−*D*/(*RT*)}: two particles have far more translational states.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
];

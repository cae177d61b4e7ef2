import type { WrittenQuestion } from '../written-question.ts';

/** Spectra, symmetry, bonding models and ensembles. */
export const lightAndSymmetryQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-molecular-spectroscopy-51',
    topics: ['molecular-spectroscopy'],
    tests: ['rovibrational-spectra'],
    uses: ['rigid-rotor'],
    difficulty: 'beginner',
    text: 'Why does the infrared band of gaseous \\ce{HCl} have a gap between its P branch and its R branch?',
    answer: 'Transitions that leave *J* unchanged are forbidden.',
    distractors: [
      {
        text: 'Transitions that leave *J* unchanged need no energy.',
        slip: 'wrong-cause',
        teaching: 'They would need the energy of the vibrational quantum; the selection rule excludes them.',
      },
      {
        text: 'No molecules are in the level *J* = 0.',
        slip: 'forgot-ground-level',
        teaching: 'The level *J* = 0 is populated; the line from it is the first of the R branch.',
      },
      {
        text: 'No molecules are in the level *v* = 0.',
        slip: 'wrong-level',
        teaching: 'Almost all molecules are in *v* = 0 at room temperature.',
      },
    ],
    explanation:
      'In the vibration of a diatomic molecule without electronic angular momentum, *J* changes by +1 (R branch) or −1 (P branch). Transitions with Δ*J* = 0 are forbidden, so the Q branch at the center is missing.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-52',
    topics: ['molecular-spectroscopy'],
    tests: ['rovibrational-spectra'],
    uses: ['rotational-spectroscopy'],
    difficulty: 'advanced',
    text: 'In the rovibrational band of a diatomic molecule, the lines of the R branch move closer together as *J* increases, while those of the P branch move farther apart. What is the reason?',
    answer: 'The rotational constant is smaller in the upper vibrational level.',
    distractors: [
      {
        text: 'The rotational constant is larger in the upper vibrational level.',
        slip: 'reversed-trend',
        teaching: 'A larger constant in the upper level would spread the R branch and crowd the P branch.',
      },
      {
        text: 'The vibrational quantum is smaller in the upper vibrational level.',
        slip: 'harmonic-for-anharmonic',
        teaching:
          'Anharmonicity shifts overtones and hot bands; all lines of this band share the same two vibrational levels.',
      },
      {
        text: 'The vibrational quantum is larger in the upper vibrational level.',
        slip: 'harmonic-for-anharmonic',
        teaching:
          'All lines of this band share the same two vibrational levels; the quantum determines only the position of the whole band.',
      },
    ],
    explanation:
      'In *v* = 1 the mean bond is longer, so *B*_{1} < *B*_{0}. The R lines lie at *ν*_{0} + 2*B*_{1} + (3*B*_{1} − *B*_{0})*J* + (*B*_{1} − *B*_{0})*J*^{2}, with a negative quadratic term, so they crowd together; on the P side the same term spreads the lines.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-53',
    topics: ['molecular-spectroscopy'],
    tests: ['electronic-spectroscopy'],
    uses: ['vibrational-spectroscopy'],
    difficulty: 'intermediate',
    text: 'In the excited electronic state of a diatomic molecule the equilibrium bond length is much greater than in the ground state. What does the absorption spectrum from *v* = 0 show?',
    answer: 'A long progression, strongest at *v*′ > 0',
    distractors: [
      {
        text: 'A long progression, strongest at *v*′ = 0',
        slip: 'forgot-initial-term',
        teaching: 'At the old bond length the wavefunction of *v*′ = 0 is very small, so this line is weak.',
      },
      {
        text: 'A single strong line, to *v*′ = 0',
        slip: 'equal-lines',
        teaching: 'A single strong 0–0 line is typical of states with nearly equal bond lengths.',
      },
      {
        text: 'A single strong line, to a level *v*′ > 0',
        slip: 'equal-lines',
        teaching: 'Several neighboring levels overlap well with *v* = 0, so many lines appear.',
      },
    ],
    explanation:
      'By the Franck–Condon principle the nuclei keep their positions during the transition. At the old bond length the upper state is compressed: levels with high *v*′ have a turning point there. So a long progression appears, strongest at some *v*′ > 0.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-54',
    topics: ['molecular-spectroscopy'],
    tests: ['fluorescence-and-phosphorescence'],
    uses: ['electronic-spectroscopy'],
    difficulty: 'beginner',
    text: 'Why does a dye in solution fluoresce at longer wavelengths than it absorbs?',
    answer: 'It loses vibrational energy before it emits.',
    distractors: [
      {
        text: 'It loses vibrational energy before it absorbs.',
        slip: 'reversed-cause',
        teaching: 'The loss takes place in the excited state, after the absorption.',
      },
      {
        text: 'It gains vibrational energy before it emits.',
        slip: 'wrong-sign',
        teaching: 'A gain would make the emitted photons more energetic, of shorter wavelength.',
      },
      {
        text: 'It gains vibrational energy before it absorbs.',
        slip: 'wrong-cause',
        teaching:
          'Vibrational energy gained beforehand would make the absorbed light, not the emitted light, longer in wavelength.',
      },
    ],
    explanation:
      'After absorption the molecule quickly loses vibrational energy to the solvent and reaches the lowest level of the excited state. The photon that it emits has less energy than the absorbed one and therefore a longer wavelength.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-55',
    topics: ['molecular-spectroscopy', 'mechanisms'],
    tests: ['fluorescence-and-phosphorescence'],
    uses: ['photochemistry'],
    difficulty: 'intermediate',
    text: 'Naphthalene phosphoresces for seconds in a rigid glass at 77 K, but not in a fluid solution containing air at 298 K. Why?',
    answer: 'In the fluid, collisions quench the long-lived triplet state.',
    distractors: [
      {
        text: 'In the fluid, collisions quench the short-lived singlet state.',
        slip: 'wrong-level',
        teaching: 'Phosphorescence comes from the triplet state, which lives long enough to be quenched.',
      },
      {
        text: 'In the glass, emission from the triplet state becomes spin-allowed.',
        slip: 'overgeneralised-rule',
        teaching: 'This emission stays spin-forbidden, which is why it lasts for seconds.',
      },
      {
        text: 'In the glass, the cold populates the triplet state thermally.',
        slip: 'reversed-trend',
        teaching: 'Cooling does not populate a state far above the ground state; absorption of light does.',
      },
    ],
    explanation:
      'The triplet state is long-lived because its emission is spin-forbidden. In a fluid it meets oxygen and other molecules before it can emit and loses its energy in collisions. In a rigid glass these encounters do not take place.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-56',
    topics: ['molecular-spectroscopy'],
    tests: ['lasers'],
    uses: ['boltzmann-distribution'],
    difficulty: 'intermediate',
    text: 'Molecules that have only two levels, both nondegenerate, are illuminated steadily with light that is resonant with the transition between them. Why does no steady population inversion result, however strong the light?',
    answer: 'At equal populations, light causes as many emissions as absorptions.',
    distractors: [
      {
        text: 'At equal populations, no molecule can absorb or emit any more.',
        slip: 'forgot-back-reaction',
        teaching: 'Both processes go on; they merely balance each other.',
      },
      {
        text: 'The upper level is emptied by absorption of a second photon.',
        slip: 'wrong-level',
        teaching: 'There is no higher level to which a second photon could lead.',
      },
      {
        text: 'The upper level can hold fewer molecules than the lower one.',
        slip: 'wrong-degeneracy',
        teaching: 'A level of a molecule sets no limit on how many molecules can be in it.',
      },
    ],
    explanation:
      'The coefficients of absorption and stimulated emission are equal. When both populations are equal, light excites as many molecules as it de-excites, and spontaneous emission favors the lower level. At least three levels are needed for inversion.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-57',
    topics: ['molecular-spectroscopy'],
    tests: ['molecular-symmetry', 'molecular-polarity'],
    difficulty: 'beginner',
    text: 'To which of these point groups can a molecule with a permanent electric dipole moment belong?',
    answer: '*C*_{2v}',
    distractors: [
      {
        text: '*D*_{2h}',
        slip: 'wrong-cause',
        teaching: 'The center of inversion of this group allows no direction for a dipole.',
      },
      {
        text: '*D*_{3h}',
        slip: 'wrong-cause',
        teaching:
          'The plane perpendicular to the threefold axis and the axis itself leave no direction for a dipole.',
      },
      {
        text: '*T*_{d}',
        slip: 'wrong-cause',
        teaching: 'Four threefold axes cannot all lie along one dipole.',
      },
    ],
    explanation:
      'A dipole must stay the same under every operation of the group. In *C*_{2v} it can lie along the twofold axis, where the two mirror planes intersect. In *D*_{2h}, *D*_{3h} and *T*_{d} no direction is left unchanged by all operations.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 10',
  },
  {
    id: 'physical-molecular-spectroscopy-58',
    topics: ['molecular-spectroscopy'],
    tests: ['molecular-symmetry', 'chirality'],
    difficulty: 'advanced',
    text: 'A molecule has an *S*_{4} axis but neither a mirror plane nor a center of inversion. Is it chiral?',
    answer: 'No, because *S*_{4} makes it the same as its mirror image.',
    distractors: [
      {
        text: 'No, because *S*_{4} contains a mirror plane as a single operation.',
        slip: 'other-symmetry-element',
        teaching: 'Neither the rotation by 90° nor the reflection need be a symmetry operation on its own.',
      },
      {
        text: 'Yes, because a chiral molecule is one without a mirror plane.',
        slip: 'overgeneralised-rule',
        teaching: 'A chiral molecule has no improper axis of any order, and *S*_{4} is one.',
      },
      {
        text: 'Yes, because *S*_{4} carries one enantiomer into the other.',
        slip: 'reversed-cause',
        teaching:
          'A symmetry operation leaves the molecule unchanged, so there are no two different enantiomers.',
      },
    ],
    explanation:
      '*S*_{4} reflects the molecule and rotates it by 90°, and the result is the molecule itself. So its mirror image, when rotated, is the same as the molecule, which is therefore achiral.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 10',
  },
  {
    id: 'physical-molecular-spectroscopy-59',
    topics: ['molecular-spectroscopy'],
    tests: ['character-tables'],
    uses: ['molecular-symmetry'],
    difficulty: 'intermediate',
    text: 'In *C*_{2v} (one operation in each of the four classes) a representation has the characters 3, 1, 1, 3 for *E*, *C*_{2}, *σ*_{v}, *σ*_{v}′. How many times does *A*_{1} (all characters 1) occur in it?',
    answer: '2',
    distractors: [
      {
        text: '8',
        slip: 'one-step-short',
        teaching: 'The sum of the products must still be divided by the order of the group, 4.',
        expression: '(3 * 1 + 1 * 1 + 1 * 1 + 3 * 1)',
      },
      {
        text: '3',
        slip: 'answered-another-quantity',
        teaching:
          'The character of *E* is the dimension of the whole representation, not the number of times that *A*_{1} occurs.',
        expression: '3',
      },
      {
        text: '4',
        slip: 'one-step-short',
        teaching: 'This is the order of the group, by which the sum of the products is divided.',
        expression: '4',
      },
    ],
    explanation: 'The number is (3 × 1 + 1 × 1 + 1 × 1 + 3 × 1)/4 = 2.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 10',
    computation: { kind: 'quantity', expression: '(3 * 1 + 1 * 1 + 1 * 1 + 3 * 1) / 4', unit: '' },
  },
  {
    id: 'physical-chemical-bonding-theory-51',
    topics: ['chemical-bonding-theory'],
    tests: ['valence-bond-theory', 'sigma-and-pi-bonds'],
    uses: ['hybridization'],
    difficulty: 'beginner',
    text: 'According to valence bond theory, why does twisting the two \\ce{CH2} groups of ethene by 90° relative to each other take much more energy than twisting the \\ce{CH3} groups of ethane?',
    answer: 'The twist ends the sideways overlap of two p orbitals.',
    distractors: [
      {
        text: 'The twist ends the head-on overlap of two sp^{2} orbitals.',
        slip: 'sigma-and-pi-confused',
        teaching:
          'The σ bond is cylindrically symmetric about its axis, so twisting does not change its overlap.',
      },
      {
        text: 'The twist turns the sp^{2} orbitals into sp^{3} orbitals.',
        slip: 'wrong-cause',
        teaching: 'Twisting does not change the hybridization; it breaks the π bond.',
      },
      {
        text: 'The twist brings the hydrogen atoms too close to each other.',
        slip: 'wrong-cause',
        teaching: 'At 90° these atoms are farther apart; the energy is needed to break the π bond.',
      },
    ],
    explanation:
      'The double bond consists of a σ bond, about which rotation is free, and a π bond from the sideways overlap of two p orbitals. At 90° these p orbitals no longer overlap, and the π bond is lost.',
    reference: 'OpenStax Chemistry 2e, section 8.2',
  },
  {
    id: 'physical-chemical-bonding-theory-52',
    topics: ['chemical-bonding-theory'],
    tests: ['frontier-orbitals', 'diels-alder-reaction'],
    difficulty: 'intermediate',
    text: 'Why does a cyano group on ethene speed up its Diels–Alder reaction with an electron-rich diene?',
    answer: 'It lowers the LUMO of the dienophile toward the HOMO of the diene.',
    distractors: [
      {
        text: 'It raises the LUMO of the dienophile toward the HOMO of the diene.',
        slip: 'reversed-trend',
        teaching: 'The LUMO lies above the HOMO of the diene, so raising it widens the gap.',
      },
      {
        text: 'It lowers the HOMO of the dienophile toward the HOMO of the diene.',
        slip: 'other-orbital',
        teaching:
          'The interaction of two filled orbitals gives no net bonding; what matters is the gap between a HOMO and a LUMO.',
      },
      {
        text: 'It raises the HOMO of the dienophile toward the LUMO of the diene.',
        slip: 'reversed-trend',
        teaching: 'A cyano group withdraws electrons and lowers the orbitals of the alkene.',
      },
    ],
    explanation:
      'A group that withdraws electrons lowers both frontier orbitals of the dienophile. Its LUMO comes closer to the HOMO of the diene, the two interact more strongly, and the transition state is stabilized.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, 2nd ed., chapter 34',
  },
  {
    id: 'physical-chemical-bonding-theory-53',
    topics: ['chemical-bonding-theory'],
    tests: ['computational-chemistry'],
    uses: ['vibrational-spectroscopy'],
    difficulty: 'intermediate',
    text: 'A structure is optimized by density functional theory until all forces vanish. Exactly one of its calculated vibrational frequencies is imaginary. What has been found?',
    answer: 'A saddle point between two minima',
    distractors: [
      {
        text: 'A minimum with one very soft bond',
        slip: 'small-for-zero',
        teaching: 'A soft bond has a small but real frequency; an imaginary one means a negative curvature.',
      },
      {
        text: 'A maximum in all directions',
        slip: 'overgeneralised-rule',
        teaching: 'Only one vibration has negative curvature; the energy rises along all others.',
      },
      {
        text: 'A minimum of an excited state',
        slip: 'wrong-level',
        teaching:
          'The sign of the curvature does not reveal the electronic state; moreover, a minimum has no imaginary frequency.',
      },
    ],
    explanation:
      'An imaginary frequency means that the energy falls in both directions along this vibration. With exactly one, the structure is a first-order saddle point: the transition state between two minima.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-statistical-thermodynamics-51',
    topics: ['statistical-thermodynamics'],
    tests: ['ensembles'],
    difficulty: 'beginner',
    text: 'Copies of a rigid, sealed vessel of gas are kept in a thermostat. Which ensemble describes them, and which quantity of a vessel fluctuates?',
    answer: 'Canonical; its energy',
    distractors: [
      {
        text: 'Canonical; its number of particles',
        slip: 'ignored-fixed-variables',
        teaching: 'The vessel is sealed, so the number of particles is fixed.',
      },
      {
        text: 'Microcanonical; its energy',
        slip: 'other-ensemble',
        teaching: 'In the microcanonical ensemble the energy is fixed.',
      },
      {
        text: 'Microcanonical; its number of particles',
        slip: 'ignored-fixed-variables',
        teaching:
          'A sealed vessel keeps its particles, and because it exchanges energy with the thermostat, the ensemble is not microcanonical.',
      },
    ],
    explanation:
      'The number of particles, the volume and the temperature are fixed, so this is the canonical ensemble. The vessel exchanges heat with the thermostat, so its energy fluctuates.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
  },
  {
    id: 'physical-statistical-thermodynamics-52',
    topics: ['statistical-thermodynamics'],
    tests: ['equilibrium-constants-from-partition-functions'],
    uses: ['partition-function'],
    difficulty: 'advanced',
    text: 'For the gas-phase isomerization \\ce{A <=> B}, the molecular partition functions, each referred to the molecule’s own ground level, are *q*_{A} = 10 and *q*_{B} = 2.0. The ground level of B lies 2.0 *k*_{B}*T* below that of A. What is the equilibrium constant *K*?',
    answer: '1.5',
    distractors: [
      {
        text: '37',
        slip: 'inverted-ratio',
        teaching: 'The partition function of the product belongs in the numerator.',
        expression: '(1 / 2.0 * 10) * exp(2.0)',
      },
      {
        text: '0.027',
        slip: 'wrong-sign',
        teaching: 'The ground level of B is lower, so the exponential factor is e^{2.0} and favors B.',
        expression: '(2.0 / 10) / exp(2.0)',
      },
      {
        text: '0.68',
        slip: 'wrong-sign',
        teaching:
          'Two factors were inverted: the product belongs in the numerator, and its lower ground level raises *K*.',
        expression: '1 / (2.0 / 10) / exp(2.0)',
      },
    ],
    explanation: '*K* = (*q*_{B}/*q*_{A})e^{−Δ*E*/(*k*_{B}*T*)} = (2.0/10) × e^{2.0} = 0.20 × 7.39 = 1.5.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 13',
    computation: { kind: 'quantity', expression: '(2.0 / 10) * exp(2.0)', unit: '' },
  },
];

import type { WrittenQuestion } from '../../written-question.ts';

export const molecularSpectroscopyQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-molecular-spectroscopy-101',
    topics: ['molecular-spectroscopy'],
    tests: ['wavelength-frequency-and-wavenumber'],
    difficulty: 'beginner',
    text: 'Infrared light has a wavelength of 5.00 μm. What is its wavenumber?',
    answer: '2000 cm^{−1}',
    distractors: [
      {
        text: '0.200 cm^{−1}',
        slip: 'unit-prefix',
        teaching:
          'This is the reciprocal of 5.00; the wavelength must first be converted from micrometers to centimeters.',
        expression: '1 / 5.00',
      },
      {
        text: '200 cm^{−1}',
        slip: 'unit-prefix',
        teaching: '1 cm is 10^{4} μm; with 10^{3} the result is ten times too small.',
        expression: '(1 / 5.00e-4) / 10',
      },
      {
        text: '50 000 cm^{−1}',
        slip: 'inverted-ratio',
        teaching:
          'The wavelength was multiplied by 10^{4}; the number of micrometers in 1 cm must be divided by it.',
        expression: '5.00 * 1e4',
      },
    ],
    explanation: '5.00 μm = 5.00 × 10^{−4} cm, so the wavenumber is 1/(5.00 × 10^{−4} cm) = 2000 cm^{−1}.',
    reference: 'OpenStax Chemistry 2e, section 6.1',
    computation: { kind: 'quantity', expression: '1 / 5.00e-4', unit: 'cm^{−1}' },
  },
  {
    id: 'physical-molecular-spectroscopy-102',
    topics: ['molecular-spectroscopy', 'quantum-mechanics'],
    tests: ['wavelength-frequency-and-wavenumber'],
    uses: ['photon-energy'],
    difficulty: 'beginner',
    text: 'Why do spectroscopists prefer wavenumbers to wavelengths for the energies of vibrations?',
    answer: 'Wavenumbers are proportional to the energies.',
    distractors: [
      {
        text: 'Wavelengths are proportional to the energies.',
        slip: 'inverted-ratio',
        teaching: 'The energy is *hc*/*λ*, inversely proportional to the wavelength.',
      },
      {
        text: 'Wavenumbers are the same in every medium.',
        slip: 'wrong-cause',
        teaching: 'Wavelength and wavenumber both change with the refractive index; the frequency does not.',
      },
      {
        text: 'Wavelengths cannot be measured in the infrared.',
        slip: 'wrong-cause',
        teaching: 'Wavelengths can be measured well in the infrared; the choice is one of convenience.',
      },
    ],
    explanation:
      '*E* = *hν* = *hc* × wavenumber, so wavenumbers are proportional to the energies, and differences between levels can be read off directly.',
    reference: 'OpenStax Chemistry 2e, section 6.1',
  },
  {
    id: 'physical-molecular-spectroscopy-103',
    topics: ['molecular-spectroscopy'],
    tests: ['wavelength-frequency-and-wavenumber'],
    difficulty: 'beginner',
    text: 'Light passes from air into glass of refractive index 1.5. Which of its properties stays the same?',
    answer: 'Its frequency',
    distractors: [
      {
        text: 'Its wavelength',
        slip: 'ignored-change',
        teaching: 'The wavelength becomes shorter by a factor of 1.5.',
      },
      { text: 'Its speed', slip: 'ignored-change', teaching: 'The speed in glass is *c*/1.5.' },
      {
        text: 'The reciprocal of its wavelength',
        slip: 'ignored-change',
        teaching: 'The wavelength in glass is shorter, so its reciprocal is 1.5 times as large.',
      },
    ],
    explanation:
      'The oscillation at the boundary is common to both media, so its frequency stays the same; the speed and wavelength decrease by a factor of 1.5.',
    reference: 'OpenStax Chemistry 2e, section 6.1',
  },
  {
    id: 'physical-molecular-spectroscopy-104',
    topics: ['molecular-spectroscopy'],
    tests: ['raman-spectroscopy'],
    uses: ['wavelength-frequency-and-wavenumber'],
    difficulty: 'advanced',
    text: 'A 500 nm laser produces a Raman line with a Stokes shift of 1000 cm^{−1}. At what wavelength does the line lie?',
    answer: '526 nm',
    distractors: [
      {
        text: '476 nm',
        slip: 'wrong-sign',
        teaching:
          'The light of a Stokes line has lost energy to the molecule, so its wavenumber is 1000 cm^{−1} smaller, not larger.',
        expression: '1e7 / (1e7 / 500 + 1000)',
      },
      {
        text: '1500 nm',
        slip: 'added-for-subtracted',
        teaching: 'A wavenumber cannot be added to a wavelength; the wavenumbers must be subtracted.',
        expression: '500 + 1000',
      },
      {
        text: '503 nm',
        slip: 'power-of-ten',
        teaching: 'This would correspond to a shift of 100 cm^{−1}.',
        expression: '1e7 / (1e7 / 500 - 100)',
      },
    ],
    explanation:
      'The laser wavelength, 500 nm, corresponds to 20 000 cm^{−1}; the Stokes line is at 19 000 cm^{−1}, that is, at 5.26 × 10^{−5} cm or 526 nm.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
    computation: { kind: 'quantity', expression: '1e7 / (1e7/500 - 1000)', unit: 'nm' },
  },
  {
    id: 'physical-molecular-spectroscopy-105',
    topics: ['molecular-spectroscopy'],
    tests: ['anharmonicity'],
    difficulty: 'beginner',
    text: 'How do the vibrational levels of a real diatomic molecule differ from those of a harmonic oscillator?',
    answer: 'They become closer together with increasing energy.',
    distractors: [
      {
        text: 'They become farther apart with increasing energy.',
        slip: 'reversed-trend',
        teaching:
          'This is how the levels of a particle in a box behave; those of a real molecule crowd together toward dissociation.',
      },
      {
        text: 'They are equally spaced up to dissociation.',
        slip: 'harmonic-for-anharmonic',
        teaching: 'Equal steps correspond to a parabola, which never lets the bond break.',
      },
      {
        text: 'They become farther apart at first, then are equally spaced.',
        slip: 'reversed-trend',
        teaching: 'The gaps shrink from the lowest level on.',
      },
    ],
    explanation:
      'The real potential widens toward dissociation, so the levels become closer together with increasing energy.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-106',
    topics: ['molecular-spectroscopy'],
    tests: ['anharmonicity'],
    difficulty: 'intermediate',
    text: 'An infrared spectrum of \\ce{CO} shows a strong band at 2143 cm^{−1} and a weak one at 4260 cm^{−1}. What is the weak band, and why is it not at 4286 cm^{−1}?',
    answer: 'The first overtone; the levels converge.',
    distractors: [
      {
        text: 'The first overtone; the levels diverge.',
        slip: 'reversed-trend',
        teaching: 'If the levels diverged, the overtone would lie above twice the fundamental.',
      },
      {
        text: 'A hot band; the levels diverge.',
        slip: 'wrong-level',
        teaching: 'Real levels converge, and a hot band lies close to the fundamental, at 2117 cm^{−1}.',
      },
      {
        text: 'A hot band; the levels converge.',
        slip: 'wrong-level',
        teaching: 'A hot band starts from *v* = 1 and lies close to the fundamental, at 2117 cm^{−1}.',
      },
    ],
    explanation:
      'The transition from *v* = 0 to *v* = 2 lies a little below 2 × 2143 cm^{−1}: it is the first overtone, and the levels converge because of anharmonicity.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-107',
    topics: ['molecular-spectroscopy'],
    tests: ['anharmonicity'],
    difficulty: 'intermediate',
    text: 'Which observation shows that the vibration of a bond is anharmonic?',
    answer: 'The mean bond length increases on excitation.',
    distractors: [
      {
        text: 'The lowest level lies above the minimum.',
        slip: 'forgot-ground-level',
        teaching: 'A harmonic oscillator has a zero-point energy as well.',
      },
      {
        text: 'The fundamental absorbs infrared light.',
        slip: 'wrong-cause',
        teaching: 'A harmonic oscillator with a changing dipole moment absorbs too.',
      },
      {
        text: 'The heavier isotopologue has the lower frequency.',
        slip: 'wrong-cause',
        teaching: 'The harmonic frequency also depends on the reduced mass.',
      },
    ],
    explanation:
      'A parabola is symmetric, so its mean bond length is the same in every level. The real curve is flatter on the long side: the mean bond length increases on excitation.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-108',
    topics: ['molecular-spectroscopy'],
    tests: ['anharmonicity'],
    difficulty: 'advanced',
    text: 'In the Birge–Sponer method, the successive spacings Δ*G* of vibrational levels are plotted against the vibrational quantum number. What gives the dissociation energy from the lowest level?',
    answer: 'The area under the line down to zero spacing',
    distractors: [
      {
        text: 'The value of the line at zero quantum number',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'This is one spacing, close to the fundamental.',
      },
      {
        text: 'The slope of the line at zero spacing',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'The slope gives the anharmonicity constant.',
      },
      {
        text: 'The quantum number at which the spacing is zero',
        slip: 'exchanged-slope-and-intercept',
        teaching: 'This gives the number of levels up to dissociation, not an energy.',
      },
    ],
    explanation:
      'The dissociation energy is the sum of all spacings from *v* = 0 up to the point where they vanish, which is the area under the line down to zero spacing.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-109',
    topics: ['molecular-spectroscopy'],
    tests: ['raman-spectroscopy'],
    difficulty: 'beginner',
    text: 'Which property of a molecule must change during a vibration if the vibration is to be Raman active?',
    answer: 'Its polarizability',
    distractors: [
      {
        text: 'Its dipole moment',
        slip: 'other-selection-rule',
        teaching: 'This is the rule for infrared absorption.',
      },
      {
        text: 'Its total charge',
        slip: 'wrong-cause',
        teaching: 'The charge of a molecule does not change in a vibration.',
      },
      {
        text: 'Its mean bond length',
        slip: 'other-selection-rule',
        teaching: 'The mean length over one vibration need not change; the polarizability must.',
      },
    ],
    explanation:
      'Inelastically scattered light comes from a dipole induced by the field, so the polarizability must change during the vibration.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-110',
    topics: ['molecular-spectroscopy'],
    tests: ['raman-spectroscopy'],
    uses: ['molecular-symmetry'],
    difficulty: 'intermediate',
    text: 'A molecule has a center of inversion. Its infrared spectrum shows bands at 670 and 2349 cm^{−1}, and its Raman spectrum shows one near 1340 cm^{−1}. Which rule do these data illustrate?',
    answer: 'The mutual exclusion rule',
    distractors: [
      {
        text: 'The Franck–Condon principle',
        slip: 'other-phenomenon',
        teaching: 'This principle concerns intensities in electronic spectra.',
      },
      {
        text: 'Hund’s rule of maximum multiplicity',
        slip: 'other-phenomenon',
        teaching: 'This rule concerns electrons in orbitals of equal energy.',
      },
      {
        text: 'Kasha’s rule',
        slip: 'other-phenomenon',
        teaching: 'This rule concerns the state from which a molecule emits.',
      },
    ],
    explanation:
      'In a molecule with a center of inversion no vibration is active in both spectra, and here no wavenumber occurs in both. This is the rule of mutual exclusion; the molecule is \\ce{CO2}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-111',
    topics: ['molecular-spectroscopy'],
    tests: ['raman-spectroscopy'],
    difficulty: 'intermediate',
    text: 'In a Raman spectrum the anti-Stokes lines are weaker than the Stokes lines. What is the reason?',
    answer: 'Few molecules are in excited vibrational levels.',
    distractors: [
      {
        text: 'Few molecules are in the vibrational ground level.',
        slip: 'reversed-trend',
        teaching:
          'At room temperature most molecules are in the ground level, which makes the Stokes lines strong.',
      },
      {
        text: 'Few photons have the energy of the laser.',
        slip: 'wrong-cause',
        teaching: 'Practically all photons have the energy of the laser.',
      },
      {
        text: 'Few photons are scattered at shorter wavelengths.',
        slip: 'reversed-cause',
        teaching:
          'Scattering in fact increases toward shorter wavelengths; the populations are decisive here.',
      },
    ],
    explanation:
      'An anti-Stokes line requires a molecule that gives up vibrational energy. By the Boltzmann distribution few molecules are in excited levels.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-112',
    topics: ['molecular-spectroscopy'],
    tests: ['raman-spectroscopy'],
    difficulty: 'beginner',
    text: 'The stretching vibration of \\ce{N2} is not observed in the infrared spectrum. By which method can it be observed?',
    answer: 'Raman scattering',
    distractors: [
      {
        text: 'Microwave absorption',
        slip: 'other-method',
        teaching: 'Microwaves excite rotations and need a permanent dipole moment.',
      },
      {
        text: 'Infrared emission',
        slip: 'other-method',
        teaching: 'Without a changing dipole moment it emits no infrared light either.',
      },
      {
        text: 'Proton magnetic resonance',
        slip: 'other-method',
        teaching: 'The molecule contains no hydrogen nuclei.',
      },
    ],
    explanation:
      'The dipole moment of \\ce{N2} is zero throughout the vibration, but its polarizability changes. So the stretch is observed in Raman scattering.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-113',
    topics: ['molecular-spectroscopy'],
    tests: ['rovibrational-spectra'],
    difficulty: 'intermediate',
    text: 'The lines next to the gap of a rovibrational band of \\ce{HCl} at 300 K are not the strongest; the intensity passes through a maximum at about *J* = 3. Why?',
    answer: 'The population per state falls, but the degeneracy rises with *J*.',
    distractors: [
      {
        text: 'The population per state rises, but the degeneracy falls with *J*.',
        slip: 'reversed-trend',
        teaching:
          'Levels of higher energy have a lower population per state, and the degeneracy 2*J* + 1 increases.',
      },
      {
        text: 'The dipole moment falls, but the line width rises with *J*.',
        slip: 'wrong-cause',
        teaching:
          'Neither changes much with the rotation; levels of low *J* comprise few states, and those of high *J* are sparsely populated.',
      },
      {
        text: 'The dipole moment rises, but the line width falls with *J*.',
        slip: 'wrong-cause',
        teaching:
          'The dipole moment hardly depends on the rotation, and the width does not determine how strong a line is.',
      },
    ],
    explanation:
      'The population of a level is (2*J* + 1)e^{−*E*/(*k*_{B}*T*)}: the degeneracy rises with *J* while the population per state falls, so a maximum results.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-114',
    topics: ['molecular-spectroscopy'],
    tests: ['rovibrational-spectra'],
    difficulty: 'advanced',
    text: 'In the fundamental band of a diatomic molecule, the lines *R*(0) at 2906 cm^{−1} and *P*(2) at 2844 cm^{−1} are observed. Both transitions end at *J*′ = 1. What is the rotational constant *B* of the lower vibrational level?',
    answer: '10.3 cm^{−1}',
    distractors: [
      {
        text: '15.5 cm^{−1}',
        slip: 'wrong-level',
        teaching: 'The lower levels of the two lines differ by 6*B*, not by 4*B*.',
        expression: '(2906 - 2844) / 4',
      },
      {
        text: '62.0 cm^{−1}',
        slip: 'one-step-short',
        teaching: 'This is the difference between the lines; it equals 6*B*.',
        expression: '(2906 - 2844)',
      },
      {
        text: '31.0 cm^{−1}',
        slip: 'forgot-factor',
        teaching: 'The lower levels *J* = 0 and *J* = 2 differ by *B* × 2 × 3, not by 2*B*.',
        expression: '(2906 - 2844) / 2',
      },
    ],
    explanation:
      'Both lines reach the same upper level, so their difference equals that between the lower levels *J* = 2 and *J* = 0: 6*B* = 62 cm^{−1}, *B* = 10.3 cm^{−1}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
    computation: { kind: 'quantity', expression: '(2906 - 2844) / 6', unit: 'cm^{−1}' },
  },
  {
    id: 'physical-molecular-spectroscopy-115',
    topics: ['molecular-spectroscopy'],
    tests: ['rovibrational-spectra'],
    difficulty: 'intermediate',
    text: 'In the rovibrational band of natural \\ce{HCl} gas, each line is a close pair with an intensity ratio of 3 : 1. What causes this?',
    answer: 'The two isotopes of chlorine',
    distractors: [
      {
        text: 'The two isotopes of hydrogen',
        slip: 'wrong-particle-mass',
        teaching: 'Deuterium is rare, and its band lies at about 2090 cm^{−1}.',
      },
      {
        text: 'The two spin states of the proton',
        slip: 'wrong-cause',
        teaching: 'Nuclear spin splittings are far too small to be observed here.',
      },
      {
        text: 'The two directions of rotation',
        slip: 'wrong-cause',
        teaching: 'Both directions have the same energy.',
      },
    ],
    explanation:
      '\\ce{^{35}Cl} and \\ce{^{37}Cl} occur in a ratio of about 3 : 1. Their slightly different reduced masses shift each line slightly, so the two isotopes of chlorine give a pair of lines.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-116',
    topics: ['molecular-spectroscopy'],
    tests: ['electronic-spectroscopy'],
    difficulty: 'beginner',
    text: 'What does the Franck–Condon principle assume about the nuclei during an electronic transition?',
    answer: 'They stay where they are.',
    distractors: [
      {
        text: 'They move to the new minimum.',
        slip: 'reversed-cause',
        teaching: 'The nuclei do so afterward; the transition itself is far faster than their motion.',
      },
      {
        text: 'They stop vibrating permanently.',
        slip: 'small-for-zero',
        teaching: 'They keep vibrating; only during the very short transition do they hardly move.',
      },
      {
        text: 'They exchange positions.',
        slip: 'wrong-cause',
        teaching: 'No exchange takes place in an absorption.',
      },
    ],
    explanation:
      'Electrons are so much lighter that they rearrange before the nuclei move: during the transition the nuclei stay where they are (vertical transition).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-117',
    topics: ['molecular-spectroscopy'],
    tests: ['electronic-spectroscopy'],
    difficulty: 'intermediate',
    text: 'A carbonyl compound shows a weak band near 280 nm and a strong one near 190 nm. When the solvent is changed from hexane to ethanol, the weak band moves to a shorter wavelength. Which transition causes the weak band, and why does it shift?',
    answer: 'n → π\\*, because the lone pair is stabilized',
    distractors: [
      {
        text: 'π → π\\*, because the lone pair is stabilized',
        slip: 'other-transition',
        teaching: 'π → π\\* does not start from a lone pair; it is the strong band.',
      },
      {
        text: 'n → π\\*, because the π\\* orbital is stabilized',
        slip: 'reversed-trend',
        teaching: 'A lower π\\* would move the band to a longer wavelength.',
      },
      {
        text: 'π → π\\*, because the π orbital is stabilized',
        slip: 'other-transition',
        teaching:
          'The strong band is π → π\\*, and it moves slightly to longer wavelengths in polar solvents.',
      },
    ],
    explanation:
      'Hydrogen bonds from ethanol lower the lone pair n, so the n → π\\* transition needs more energy and moves to a shorter wavelength. The band is weak because n and π\\* hardly overlap.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-118',
    topics: ['molecular-spectroscopy'],
    tests: ['electronic-spectroscopy'],
    difficulty: 'intermediate',
    text: 'The more conjugated double bonds a polyene has, the longer the wavelength at which it absorbs. Which explanation is correct?',
    answer: 'The gap between HOMO and LUMO becomes smaller.',
    distractors: [
      {
        text: 'The gap between HOMO and LUMO becomes larger.',
        slip: 'reversed-trend',
        teaching: 'A larger gap would move the absorption toward the ultraviolet.',
      },
      {
        text: 'The number of photons absorbed becomes larger.',
        slip: 'other-selection-rule',
        teaching: 'This concerns the intensity, not the wavelength.',
      },
      {
        text: 'The mass of the molecule becomes larger.',
        slip: 'wrong-cause',
        teaching: 'Electronic levels do not depend on the mass of the molecule.',
      },
    ],
    explanation:
      'As for a particle in a longer box, the π levels move closer together, so the gap between HOMO and LUMO becomes smaller, and light of longer wavelength is absorbed.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-119',
    topics: ['molecular-spectroscopy'],
    tests: ['electronic-spectroscopy'],
    difficulty: 'advanced',
    text: 'An octahedral complex of a d^{1} ion has a weak absorption band near 500 nm (*ε* ≈ 5 L/(mol·cm)) and a strong charge-transfer band near 250 nm (*ε* ≈ 10^{4} L/(mol·cm)). Why is the first band so weak?',
    answer: 'It connects two states of the same parity.',
    distractors: [
      {
        text: 'It connects two states of different parity.',
        slip: 'reversed-trend',
        teaching: 'A change of parity (g → u) is what an allowed dipole transition needs.',
      },
      {
        text: 'It connects two states of different spin.',
        slip: 'other-selection-rule',
        teaching: 'd^{1} has a single electron, and its spin does not change.',
      },
      {
        text: 'It connects two states of equal energy.',
        slip: 'small-for-zero',
        teaching: 'The states differ by the ligand field splitting, about 20 000 cm^{−1}.',
      },
    ],
    explanation:
      'A d–d transition goes from t_{2g} to e_{g}, both even. By Laporte’s rule a transition between states of the same parity is forbidden; vibrations make it weakly allowed.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-120',
    topics: ['molecular-spectroscopy'],
    tests: ['fluorescence-and-phosphorescence'],
    difficulty: 'beginner',
    text: 'Which feature distinguishes phosphorescence from fluorescence?',
    answer: 'The spin multiplicity changes on emission.',
    distractors: [
      {
        text: 'The emitted light has a shorter wavelength.',
        slip: 'reversed-trend',
        teaching:
          'The triplet state lies below the excited singlet, so phosphorescence has the longer wavelength.',
      },
      {
        text: 'The molecule emits without prior absorption.',
        slip: 'wrong-cause',
        teaching: 'Both processes follow the absorption of light.',
      },
      {
        text: 'The emission ends as soon as the lamp is off.',
        slip: 'reversed-trend',
        teaching: 'It is phosphorescence that persists after the lamp is off.',
      },
    ],
    explanation:
      'Fluorescence connects states of equal multiplicity. In phosphorescence the multiplicity changes on emission, mostly from triplet to singlet; this is forbidden and therefore slow.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-121',
    topics: ['molecular-spectroscopy'],
    tests: ['fluorescence-and-phosphorescence'],
    uses: ['electronic-spectroscopy'],
    difficulty: 'intermediate',
    text: 'The fluorescence spectrum of anthracene is nearly a mirror image of its absorption band. What is the reason?',
    answer: 'Both electronic states have similar vibrational spacings.',
    distractors: [
      {
        text: 'Both electronic states have equal energies.',
        slip: 'small-for-zero',
        teaching: 'Equal energies would leave nothing to absorb; only the spacings are alike.',
      },
      {
        text: 'Both spectra start from the same vibrational level.',
        slip: 'wrong-level',
        teaching: 'Absorption starts from the ground state, and emission starts from the excited state.',
      },
      {
        text: 'Both processes take the same length of time.',
        slip: 'irrelevant-property',
        teaching: 'Absorption is over in 10^{−15} s; emission takes nanoseconds on average.',
      },
    ],
    explanation:
      'Absorption shows the vibrational levels of the excited state, and emission shows those of the ground state, in the opposite direction. The mirror image shows that both have similar vibrational spacings.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-122',
    topics: ['molecular-spectroscopy'],
    tests: ['fluorescence-and-phosphorescence'],
    uses: ['photochemistry'],
    difficulty: 'advanced',
    text: 'A fluorescent dye is excited first at its lowest absorption band and then at a higher band in the ultraviolet. The fluorescence spectrum is the same. Which process explains this?',
    answer: 'Internal conversion to the lowest excited singlet',
    distractors: [
      {
        text: 'Intersystem crossing to the lowest triplet',
        slip: 'other-transition',
        teaching: 'This would lead to phosphorescence from the triplet.',
      },
      {
        text: 'Stimulated emission to the ground singlet',
        slip: 'other-transition',
        teaching:
          'This needs light of the emitted wavelength and would not make the emission independent of the excitation.',
      },
      {
        text: 'Absorption of a second photon by the singlet',
        slip: 'wrong-cause',
        teaching: 'In ordinary light one photon per molecule is absorbed.',
      },
    ],
    explanation:
      'A molecule in a higher excited singlet loses energy within picoseconds by internal conversion to the lowest excited singlet (Kasha’s rule) and emits from there in both cases.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-123',
    topics: ['molecular-spectroscopy'],
    tests: ['lasers'],
    difficulty: 'beginner',
    text: 'Which process makes the light of a laser coherent?',
    answer: 'Stimulated emission',
    distractors: [
      {
        text: 'Spontaneous emission',
        slip: 'other-transition',
        teaching: 'Spontaneous emission gives photons of random phase and direction.',
      },
      {
        text: 'Resonant absorption',
        slip: 'other-transition',
        teaching: 'Absorption removes photons from the light and adds none.',
      },
      {
        text: 'Thermal emission',
        slip: 'other-transition',
        teaching: 'A hot body emits incoherent light of many wavelengths.',
      },
    ],
    explanation:
      'In stimulated emission a photon makes an excited atom emit a second one with the same frequency, phase and direction.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-124',
    topics: ['molecular-spectroscopy'],
    tests: ['lasers'],
    difficulty: 'intermediate',
    text: 'Why does a four-level laser need less pumping than a three-level laser?',
    answer: 'Its lower laser level is almost empty.',
    distractors: [
      {
        text: 'Its upper laser level is almost empty.',
        slip: 'reversed-trend',
        teaching: 'Emission needs a populated upper level.',
      },
      {
        text: 'Its upper laser level is the pumped level.',
        slip: 'wrong-level',
        teaching: 'In either laser the pumped level lies above the upper laser level.',
      },
      {
        text: 'Its upper laser level has a lower energy.',
        slip: 'irrelevant-property',
        teaching: 'The energy of this level does not determine how easily an inversion is reached.',
      },
    ],
    explanation:
      'An inversion needs more atoms in the upper laser level than in the lower one. In a four-level laser the lower laser level lies above the ground level and is emptied quickly, so it is almost empty.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-125',
    topics: ['molecular-spectroscopy'],
    tests: ['lasers'],
    difficulty: 'beginner',
    text: 'What is the role of the two mirrors of a laser?',
    answer: 'They send the light through the medium many times.',
    distractors: [
      {
        text: 'They bring the atoms into the upper level.',
        slip: 'other-phenomenon',
        teaching: 'The pump does this, not the mirrors.',
      },
      {
        text: 'They keep the heat within the medium.',
        slip: 'wrong-cause',
        teaching: 'Heat is unwanted in a laser and must be removed.',
      },
      {
        text: 'They split the light into its colors.',
        slip: 'other-phenomenon',
        teaching: 'A prism or grating would do this.',
      },
    ],
    explanation:
      'Each pass adds photons by stimulated emission. The mirrors send the light through the medium many times, and only the directions and wavelengths that fit are amplified; one mirror lets part of it out.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-126',
    topics: ['molecular-spectroscopy'],
    tests: ['lasers'],
    difficulty: 'advanced',
    text: 'A nanosecond laser pulse of high peak power is required from a continuously pumped laser. Which method first stores the energy, and how?',
    answer: 'Q-switching: it blocks the resonator until the inversion is large.',
    distractors: [
      {
        text: 'Q-switching: it opens the resonator until the inversion is small.',
        slip: 'reversed-trend',
        teaching: 'An open resonator would let the laser run and keep the inversion low.',
      },
      {
        text: 'Mode locking: it blocks the resonator until the inversion is large.',
        slip: 'other-phenomenon',
        teaching: 'Mode locking fixes the phases of many modes and gives far shorter pulses.',
      },
      {
        text: 'Mode locking: it opens the resonator until the inversion is small.',
        slip: 'other-phenomenon',
        teaching:
          'Mode locking does not store energy in this way, and it gives pulses of picoseconds or less.',
      },
    ],
    explanation:
      'In Q-switching the resonator is made lossy, so that no laser action empties the upper level. When the inversion is large, the resonator is restored, and the energy leaves in a single nanosecond pulse.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-127',
    topics: ['molecular-spectroscopy'],
    tests: ['principles-of-magnetic-resonance'],
    difficulty: 'beginner',
    text: 'How does the energy splitting of the spin states of a proton depend on the magnetic field?',
    answer: 'It is proportional to the field.',
    distractors: [
      {
        text: 'It is inversely proportional to the field.',
        slip: 'inverted-ratio',
        teaching: 'A stronger field separates the states more.',
      },
      {
        text: 'It is proportional to the square of the field.',
        slip: 'squared-for-root',
        teaching: 'The energy of a magnetic moment in a field is −*µB*, linear in *B*.',
      },
      {
        text: 'It is independent of the field.',
        slip: 'value-for-change',
        teaching: 'Without a field both states have the same energy.',
      },
    ],
    explanation:
      'Δ*E* = *γħB*: the splitting is proportional to the field, and so is the resonance frequency.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 12',
  },
  {
    id: 'physical-molecular-spectroscopy-128',
    topics: ['molecular-spectroscopy'],
    tests: ['principles-of-magnetic-resonance'],
    difficulty: 'intermediate',
    text: 'Why is proton magnetic resonance more sensitive with a stronger magnet?',
    answer: 'The population difference between the states grows.',
    distractors: [
      {
        text: 'The population difference between the states shrinks.',
        slip: 'reversed-trend',
        teaching: 'A larger splitting favors the lower state more strongly.',
      },
      {
        text: 'The total population of the states grows.',
        slip: 'wrong-cause',
        teaching: 'The sample contains the same number of protons as before.',
      },
      {
        text: 'The total population of the states shrinks.',
        slip: 'wrong-cause',
        teaching: 'No proton is lost; they are distributed differently between the two states.',
      },
    ],
    explanation:
      'Absorption is proportional to the difference between the populations. This difference is about Δ*E*/(2*k*_{B}*T*) of the total and grows with the field, as do the energy of each photon and the induced signal.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 12',
  },
  {
    id: 'physical-molecular-spectroscopy-129',
    topics: ['molecular-spectroscopy'],
    tests: ['principles-of-magnetic-resonance'],
    difficulty: 'beginner',
    text: 'A nucleus of \\ce{^{12}C} gives no magnetic resonance signal. What is the reason?',
    answer: 'Its nuclear spin is zero.',
    distractors: [
      {
        text: 'Its nuclear charge is even.',
        slip: 'one-property-decides',
        teaching: 'Nuclei with an even charge may have spin, as \\ce{^{13}C}, with the same charge, shows.',
      },
      {
        text: 'Its electrons shield it completely.',
        slip: 'ignored-shielding',
        teaching: 'Shielding shifts a line by parts per million and does not remove it.',
      },
      {
        text: 'Its abundance in carbon is too small.',
        slip: 'wrong-particle-mass',
        teaching: '\\ce{^{12}C} makes up 99% of carbon; \\ce{^{13}C} is rare and does give a signal.',
      },
    ],
    explanation:
      'With even numbers of protons and neutrons, \\ce{^{12}C} has spin zero and no magnetic moment, so there are no spin levels to split.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 12',
  },
  {
    id: 'physical-molecular-spectroscopy-130',
    topics: ['molecular-spectroscopy'],
    tests: ['principles-of-magnetic-resonance'],
    difficulty: 'advanced',
    text: 'An electron paramagnetic resonance spectrum shows four lines with relative heights 1 : 3 : 3 : 1. Which radical is consistent with this spectrum?',
    answer: '\\ce{CH3}',
    distractors: [
      {
        text: '\\ce{NH3^{+}}',
        slip: 'ignored-spin',
        teaching: 'Nitrogen (spin 1) would split each of the four lines again into three.',
      },
      {
        text: '\\ce{CH2D}',
        slip: 'ignored-spin',
        teaching: 'Two protons give 1 : 2 : 1, each split into three by deuterium (spin 1).',
      },
      {
        text: '\\ce{CD3}',
        slip: 'ignored-spin',
        teaching: 'Three deuterium nuclei with spin 1 give seven lines.',
      },
    ],
    explanation:
      'Three equivalent protons split the signal of the electron into 1 : 3 : 3 : 1; \\ce{^{12}C} has no spin. This is consistent with \\ce{CH3}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 12',
  },
  {
    id: 'physical-molecular-spectroscopy-131',
    topics: ['molecular-spectroscopy'],
    tests: ['molecular-symmetry'],
    difficulty: 'beginner',
    text: 'Which symmetry elements does the water molecule have, besides the identity?',
    answer: 'A twofold axis and two mirror planes',
    distractors: [
      {
        text: 'A twofold axis and one mirror plane',
        slip: 'symmetry-elements-miscounted',
        teaching: 'The plane of the molecule is a mirror plane as well.',
      },
      {
        text: 'A threefold axis and three mirror planes',
        slip: 'other-shape-rule',
        teaching: 'These are the symmetry elements of ammonia.',
      },
      {
        text: 'A twofold axis and a center of inversion',
        slip: 'other-symmetry-element',
        teaching: 'Inversion at oxygen would put the hydrogen atoms on the other side.',
      },
    ],
    explanation:
      'Water belongs to *C*_{2v}: a twofold axis through O between the H atoms, the plane of the molecule and the plane perpendicular to it.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 10',
  },
  {
    id: 'physical-molecular-spectroscopy-132',
    topics: ['molecular-spectroscopy'],
    tests: ['molecular-symmetry'],
    difficulty: 'intermediate',
    text: 'To which point group does \\ce{BF3} belong, and why not to *C*_{3v}?',
    answer: '*D*_{3h}; it also has a horizontal mirror plane.',
    distractors: [
      {
        text: '*D*_{3d}; it also has a center of inversion.',
        slip: 'other-symmetry-element',
        teaching: 'Inverting a fluorine atom through boron leads to an empty position.',
      },
      {
        text: '*T*_{d}; it also has four threefold axes.',
        slip: 'other-shape-rule',
        teaching: 'Four threefold axes are found in a tetrahedral molecule such as \\ce{CF4}.',
      },
      {
        text: '*C*_{3h}; it also has a center of inversion.',
        slip: 'symmetry-elements-miscounted',
        teaching: 'Each B–F bond lies in a vertical mirror plane, and there is no center of inversion.',
      },
    ],
    explanation:
      '\\ce{BF3} is planar: besides the threefold axis it has three twofold axes, three vertical planes and the plane of the molecule, a horizontal mirror plane, which *C*_{3v} lacks, so the point group is *D*_{3h}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 10',
  },
  {
    id: 'physical-molecular-spectroscopy-133',
    topics: ['molecular-spectroscopy'],
    tests: ['molecular-symmetry'],
    difficulty: 'intermediate',
    text: '1,2-Dichloroethene occurs as cis and trans isomers. Which statement about their symmetry is correct?',
    answer: 'The trans form has a center of inversion; the cis form has none.',
    distractors: [
      {
        text: 'The cis form has a center of inversion; the trans form has a twofold axis.',
        slip: 'exchanged-components',
        teaching: 'In the cis form, inversion would move chlorine to the position of hydrogen.',
      },
      {
        text: 'The cis form has a mirror plane; the trans form has none.',
        slip: 'one-component-only',
        teaching: 'Both are planar, so each has at least the molecular plane as a mirror plane.',
      },
      {
        text: 'The cis form has a twofold axis; the trans form has none.',
        slip: 'one-component-only',
        teaching: 'The trans form has a twofold axis perpendicular to its plane.',
      },
    ],
    explanation:
      'The trans isomer belongs to *C*_{2h}, with a center of inversion and no dipole moment. The cis isomer belongs to *C*_{2v}, without a center of inversion.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 10',
  },
  {
    id: 'physical-molecular-spectroscopy-134',
    topics: ['molecular-spectroscopy'],
    tests: ['character-tables'],
    difficulty: 'beginner',
    text: 'What is the character of an operation in a representation?',
    answer: 'The trace of its matrix',
    distractors: [
      {
        text: 'The determinant of its matrix',
        slip: 'other-symmetry-element',
        teaching: 'The determinant is the product of the eigenvalues, not their sum.',
      },
      {
        text: 'The size of its matrix',
        slip: 'other-symmetry-element',
        teaching: 'Only the character of the identity is equal to the size of the matrix.',
      },
      {
        text: 'The inverse of its matrix',
        slip: 'other-symmetry-element',
        teaching: 'The inverse is another matrix, not a number.',
      },
    ],
    explanation:
      'The character is the sum of the diagonal elements, the trace of the matrix; it is the same for all operations of a class.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 10',
  },
  {
    id: 'physical-molecular-spectroscopy-135',
    topics: ['molecular-spectroscopy'],
    tests: ['character-tables'],
    difficulty: 'intermediate',
    text: 'In a reducible representation of the displacements of all atoms, what does an atom contribute to the character of an operation that moves it to another position?',
    answer: '0',
    distractors: [
      {
        text: '1',
        slip: 'other-symmetry-element',
        teaching: 'Only atoms that stay in place contribute; a shifted atom has no diagonal elements.',
      },
      {
        text: '3',
        slip: 'other-symmetry-element',
        teaching: 'Three is the contribution of an unshifted atom to the identity.',
      },
      {
        text: '−1',
        slip: 'other-symmetry-element',
        teaching: 'This is the contribution of an unshifted atom to a twofold rotation.',
      },
    ],
    explanation:
      'The displacements of an atom that moves to another position appear off the diagonal of the matrix, so the atom adds 0 to the trace.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 10',
  },
  {
    id: 'physical-molecular-spectroscopy-136',
    topics: ['molecular-spectroscopy'],
    tests: ['character-tables'],
    difficulty: 'intermediate',
    text: 'In the character table of *C*_{2v} the functions *x*, *y*, *z* are listed with *B*_{1}, *B*_{2} and *A*_{1}, respectively. Which vibrations of a *C*_{2v} molecule are infrared active?',
    answer: 'Those of *A*_{1}, *B*_{1} and *B*_{2}',
    distractors: [
      {
        text: 'Those of *A*_{1}, *A*_{2} and *B*_{1}',
        slip: 'other-symmetry-element',
        teaching: '*A*_{2} has no function *x*, *y* or *z*, so it is infrared inactive.',
      },
      {
        text: 'Those of *A*_{1} only',
        slip: 'one-component-only',
        teaching: 'The dipole moment may also change along *x* and *y*.',
      },
      {
        text: 'Those of *A*_{2} only',
        slip: 'reversed-trend',
        teaching: '*A*_{2} is the one symmetry type without a component of the dipole moment.',
      },
    ],
    explanation:
      'A vibration is infrared active when it transforms like a component of the dipole moment, *x*, *y* or *z*: *A*_{1}, *B*_{1} and *B*_{2}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 10',
  },
  {
    id: 'physical-molecular-spectroscopy-137',
    topics: ['molecular-spectroscopy'],
    tests: ['character-tables'],
    uses: ['molecular-symmetry'],
    difficulty: 'advanced',
    text: 'In *C*_{3v} (*E*, 2*C*_{3}, 3*σ*_{v}) the stretches of the three N–H bonds of \\ce{NH3} form the basis of a representation. What are its characters, and how does it reduce?',
    answer: '3, 0, 1; *A*_{1} + *E*',
    distractors: [
      {
        text: '3, 0, 1; 3*A*_{1}',
        slip: 'one-step-short',
        teaching: '3*A*_{1} would have the characters 3, 3, 3.',
      },
      {
        text: '3, 1, 0; *A*_{1} + *E*',
        slip: 'symmetry-character-miscounted',
        teaching:
          'A threefold rotation moves all the bonds (0); reflection in a mirror plane leaves one of them in place (1).',
      },
      {
        text: '3, 1, 0; 3*A*_{1}',
        slip: 'symmetry-character-miscounted',
        teaching: 'A rotation leaves no bond in place, and the stretches of three equivalent bonds mix.',
      },
    ],
    explanation:
      'The number of bonds left in place is three for *E* (3), none for *C*_{3} (0) and one for *σ*_{v} (1). The set 3, 0, 1 is the sum of *A*_{1} (1, 1, 1) and *E* (2, −1, 0).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 10',
  },
];

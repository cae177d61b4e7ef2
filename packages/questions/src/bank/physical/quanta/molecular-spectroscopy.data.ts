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
        text: '500 cm^{−1}',
        slip: 'inverted-ratio',
        teaching: 'The wavenumber is the reciprocal of the wavelength in cm, 1/(5.00 × 10^{−4} cm).',
      },
      {
        text: '200 cm^{−1}',
        slip: 'unit-prefix',
        teaching: '1 cm has 10^{4} μm; with 10^{3} the result is ten times too small.',
      },
      {
        text: '5000 cm^{−1}',
        slip: 'inverted-ratio',
        teaching: 'The wavelength itself was multiplied by a power of ten; a reciprocal is needed.',
      },
    ],
    explanation: '5.00 μm = 5.00 × 10^{−4} cm, so the wavenumber is 1/(5.00 × 10^{−4} cm) = 2000 cm^{−1}.',
    reference: 'OpenStax Chemistry 2e, section 6.1',
    computation: { kind: 'quantity', expression: '1 / 5.00e-4', unit: 'cm^{−1}' },
  },
  {
    id: 'physical-molecular-spectroscopy-102',
    topics: ['molecular-spectroscopy', 'quantum-mechanics'],
    tests: ['wavelength-frequency-and-wavenumber', 'photon-energy'],
    difficulty: 'intermediate',
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
        teaching: 'They can be measured well; the choice is one of convenience.',
      },
    ],
    explanation:
      '*E* = *hν* = *hc* × wavenumber. So wavenumbers are proportional to the energies, and differences of levels can be read off directly.',
    reference: 'OpenStax Chemistry 2e, section 6.1',
  },
  {
    id: 'physical-molecular-spectroscopy-103',
    topics: ['molecular-spectroscopy'],
    tests: ['wavelength-frequency-and-wavenumber'],
    difficulty: 'intermediate',
    text: 'Light passes from air into glass of refractive index 1.5. Which of its properties stays the same?',
    answer: 'Its frequency',
    distractors: [
      {
        text: 'Its wavelength',
        slip: 'mixed-up-terms',
        teaching: 'The wavelength becomes shorter by the factor 1.5.',
      },
      { text: 'Its speed', slip: 'mixed-up-terms', teaching: 'The speed in glass is *c*/1.5.' },
      {
        text: 'Its wavenumber',
        slip: 'mixed-up-terms',
        teaching: 'The wavenumber in the medium is 1.5 times as large, as the reciprocal of the wavelength.',
      },
    ],
    explanation:
      'The oscillation at the boundary is common to both media, so its frequency stays the same; speed and wavelength fall by 1.5.',
    reference: 'OpenStax Chemistry 2e, section 6.1',
  },
  {
    id: 'physical-molecular-spectroscopy-104',
    topics: ['molecular-spectroscopy'],
    tests: ['wavelength-frequency-and-wavenumber', 'raman-spectroscopy'],
    difficulty: 'advanced',
    text: 'A laser of 500 nm excites a Raman line with a Stokes shift of 1000 cm^{−1}. At which wavelength does the line lie?',
    answer: '526 nm',
    distractors: [
      {
        text: '476 nm',
        slip: 'wrong-sign',
        teaching: 'A Stokes line has lost energy to the molecule: its wavenumber is 1000 cm^{−1} smaller.',
      },
      {
        text: '600 nm',
        slip: 'reciprocal-of-difference',
        teaching: 'Wavelengths cannot be shifted by a fixed amount; the wavenumbers must be subtracted.',
      },
      {
        text: '490 nm',
        slip: 'reciprocal-of-difference',
        teaching: 'The wavelength of a Stokes line is longer than that of the laser.',
      },
    ],
    explanation:
      'The laser has 10^{7}/500 = 20 000 cm^{−1}, the Stokes line 19 000 cm^{−1}, that is 10^{7}/19 000 nm = 526 nm.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
    computation: { kind: 'quantity', expression: '1e7 / (1e7/500 - 1000)', unit: 'nm' },
  },
  {
    id: 'physical-molecular-spectroscopy-105',
    topics: ['molecular-spectroscopy'],
    tests: ['anharmonicity'],
    difficulty: 'beginner',
    text: 'How do the vibrational levels of a real diatomic molecule differ from those of a harmonic oscillator?',
    answer: 'They move closer together going up.',
    distractors: [
      {
        text: 'They move farther apart going up.',
        slip: 'reversed-trend',
        teaching: 'This would be a particle in a box; towards dissociation the levels crowd.',
      },
      {
        text: 'They are equally spaced up to dissociation.',
        slip: 'harmonic-for-anharmonic',
        teaching: 'Equal steps belong to a parabola, which never lets the bond break.',
      },
      {
        text: 'They start at the bottom of the curve.',
        slip: 'forgot-ground-level',
        teaching: 'A zero-point energy remains in a real molecule too.',
      },
    ],
    explanation:
      'The real potential widens towards dissociation, so the levels move closer together going up.',
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
        teaching: 'If the levels diverged, it would lie above twice the fundamental.',
      },
      {
        text: 'A hot band; the molecule is warm.',
        slip: 'wrong-level',
        teaching: 'A hot band starts from *v* = 1 and lies close to the fundamental, at 2116 cm^{−1}.',
      },
      {
        text: 'A second molecule; the sample is impure.',
        slip: 'wrong-cause',
        teaching: 'A band a little below twice the fundamental is just what anharmonicity predicts.',
      },
    ],
    explanation:
      'The transition from *v* = 0 to *v* = 2 lies a little below 2 × 2143 cm^{−1}: it is the first overtone, and the levels converge by anharmonicity.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-107',
    topics: ['molecular-spectroscopy'],
    tests: ['anharmonicity'],
    difficulty: 'intermediate',
    text: 'Which observation shows that a bond is anharmonic, and would be absent for a harmonic oscillator?',
    answer: 'The mean bond length grows on excitation.',
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
        text: 'The heavier isotopomer has the lower frequency.',
        slip: 'wrong-cause',
        teaching: 'The harmonic frequency depends on the reduced mass in the same way.',
      },
    ],
    explanation:
      'A parabola is symmetric, so its mean bond length is the same in every level. The real curve is flatter on the long side: the mean bond length grows on excitation.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-108',
    topics: ['molecular-spectroscopy'],
    tests: ['anharmonicity'],
    difficulty: 'advanced',
    text: 'By the Birge-Sponer method the successive spacings Δ*G* of vibrational levels are plotted against the vibrational quantum number. What gives the dissociation energy from the lowest level?',
    answer: 'The area under the line down to zero spacing',
    distractors: [
      {
        text: 'The value of the line at zero quantum number',
        slip: 'mixed-up-terms',
        teaching: 'This is one spacing, close to the fundamental.',
      },
      {
        text: 'The slope of the line at zero spacing',
        slip: 'mixed-up-terms',
        teaching: 'The slope gives the anharmonicity constant.',
      },
      {
        text: 'The quantum number at which the spacing is zero',
        slip: 'mixed-up-terms',
        teaching: 'This gives the number of levels up to dissociation, not an energy.',
      },
    ],
    explanation:
      'The dissociation energy is the sum of all spacings from *v* = 0 up to where they vanish: the area under the line down to zero spacing.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-109',
    topics: ['molecular-spectroscopy'],
    tests: ['raman-spectroscopy'],
    difficulty: 'beginner',
    text: 'Which property of a molecule must change during a vibration for it to be Raman active?',
    answer: 'Its polarizability',
    distractors: [
      {
        text: 'Its dipole moment',
        slip: 'mixed-up-terms',
        teaching: 'This is the rule for infrared absorption.',
      },
      {
        text: 'Its total charge',
        slip: 'wrong-cause',
        teaching: 'The charge of a molecule does not change in a vibration.',
      },
      {
        text: 'Its mean bond length',
        slip: 'mixed-up-terms',
        teaching: 'The mean length over one vibration need not change; the polarizability has to.',
      },
    ],
    explanation:
      'The light scattered inelastically comes from a dipole induced by the field: the polarizability must change during the vibration.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-110',
    topics: ['molecular-spectroscopy'],
    tests: ['raman-spectroscopy'],
    uses: ['molecular-symmetry'],
    difficulty: 'intermediate',
    text: 'A molecule has a center of inversion. Its infrared spectrum shows bands at 670 and 2349 cm^{−1}, its Raman spectrum one near 1340 cm^{−1}. Which rule do these data illustrate?',
    answer: 'Mutual exclusion',
    distractors: [
      {
        text: 'Franck-Condon principle',
        slip: 'mixed-up-terms',
        teaching: 'It is about intensities in electronic spectra.',
      },
      {
        text: 'Hund’s rule of multiplicity',
        slip: 'mixed-up-terms',
        teaching: 'It is about electrons in orbitals of equal energy.',
      },
      {
        text: 'Kasha’s rule',
        slip: 'mixed-up-terms',
        teaching: 'It is about the state from which a molecule emits.',
      },
    ],
    explanation:
      'In a molecule with a center of inversion no vibration is active in both spectra: here no wavenumber occurs twice. This is the rule of mutual exclusion (\\ce{CO2}).',
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
        teaching: 'At room temperature most of them are there, which makes the Stokes lines strong.',
      },
      {
        text: 'Few photons have the energy of the laser.',
        slip: 'wrong-cause',
        teaching: 'Practically all photons have the energy of the laser.',
      },
      {
        text: 'Few photons are scattered at shorter wavelength.',
        slip: 'reversed-cause',
        teaching: 'Scattering even grows towards short wavelengths; the populations decide here.',
      },
    ],
    explanation:
      'An anti-Stokes line needs a molecule that gives up vibrational energy. By the Boltzmann distribution few molecules are in excited levels.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-112',
    topics: ['molecular-spectroscopy'],
    tests: ['raman-spectroscopy'],
    difficulty: 'beginner',
    text: 'The stretch of \\ce{N2} cannot be seen in the infrared. By which method can it be observed?',
    answer: 'Raman scattering',
    distractors: [
      {
        text: 'Microwave absorption',
        slip: 'mixed-up-terms',
        teaching: 'Microwaves excite rotations and need a permanent dipole moment.',
      },
      {
        text: 'Infrared emission',
        slip: 'mixed-up-terms',
        teaching: 'Without a changing dipole moment it emits no infrared light either.',
      },
      {
        text: 'Proton resonance',
        slip: 'mixed-up-terms',
        teaching: 'The molecule has no protons outside the nuclei of nitrogen.',
      },
    ],
    explanation:
      'The dipole moment of \\ce{N2} is zero throughout the vibration, but its polarizability changes. So the stretch is seen in Raman scattering.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-113',
    topics: ['molecular-spectroscopy'],
    tests: ['rovibrational-spectra'],
    difficulty: 'intermediate',
    text: 'The lines next to the gap of a rovibrational band of \\ce{HCl} at 300 K are not the strongest; the intensity passes through a maximum at *J* of about 3. Why?',
    answer: 'Population per state falls, but degeneracy rises with *J*.',
    distractors: [
      {
        text: 'Population per state rises, but degeneracy falls with *J*.',
        slip: 'reversed-trend',
        teaching: 'Levels of higher energy have less population per state, and 2*J* + 1 grows.',
      },
      {
        text: 'The dipole moment of the molecule peaks at *J* = 3.',
        slip: 'wrong-cause',
        teaching: 'The dipole moment hardly depends on the rotation.',
      },
      {
        text: 'The lamp emits most light at this wavenumber.',
        slip: 'wrong-cause',
        teaching: 'Every lamp and temperature shows a maximum at a *J* that depends on *B* and *T*.',
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
    text: 'In the fundamental of a diatomic molecule the lines *R*(0) at 2906 cm^{−1} and *P*(2) at 2844 cm^{−1} are found. Both reach *J*′ = 1. What is the rotational constant of the lower level?',
    answer: '10.3 cm^{−1}',
    distractors: [
      {
        text: '15.5 cm^{−1}',
        slip: 'wrong-level',
        teaching: 'The lower levels of the two lines differ by 6*B*, not by 4*B*.',
      },
      {
        text: '62.0 cm^{−1}',
        slip: 'one-step-short',
        teaching: 'This is the difference of the lines; it equals 6*B*.',
      },
      {
        text: '31.0 cm^{−1}',
        slip: 'forgot-factor',
        teaching: 'The lower levels *J* = 0 and *J* = 2 differ by *B* × 2 × 3 and not by 2*B*.',
      },
    ],
    explanation:
      'Both lines reach the same upper level, so their difference is that of the lower levels *J* = 2 and *J* = 0: 6*B* = 62 cm^{−1}, *B* = 10.3 cm^{−1}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
    computation: { kind: 'quantity', expression: '(2906 - 2844) / 6', unit: 'cm^{−1}' },
  },
  {
    id: 'physical-molecular-spectroscopy-115',
    topics: ['molecular-spectroscopy'],
    tests: ['rovibrational-spectra'],
    difficulty: 'intermediate',
    text: 'Natural \\ce{HCl} gas shows each line of its rovibrational band as a close pair, 3 : 1 in intensity. What causes it?',
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
        teaching: 'Nuclear spin splittings are far too small to be seen here.',
      },
      {
        text: 'The two directions of rotation',
        slip: 'wrong-cause',
        teaching: 'Both directions have the same energy.',
      },
    ],
    explanation:
      '\\ce{^{35}Cl} and \\ce{^{37}Cl} occur about 3 : 1. Their slightly different reduced masses shift each line a little: the two isotopes of chlorine.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-116',
    topics: ['molecular-spectroscopy'],
    tests: ['electronic-spectroscopy'],
    difficulty: 'beginner',
    text: 'What does the Franck-Condon principle assume of the nuclei during an electronic transition?',
    answer: 'They stay where they are.',
    distractors: [
      {
        text: 'They move to the new minimum.',
        slip: 'reversed-cause',
        teaching: 'They do so afterwards; the transition itself is far faster than their motion.',
      },
      {
        text: 'They stop vibrating for good.',
        slip: 'small-for-zero',
        teaching: 'They keep vibrating; only during the very short jump they hardly move.',
      },
      {
        text: 'They exchange their places.',
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
    text: 'A carbonyl compound shows a weak band near 280 nm and a strong one near 190 nm. In ethanol instead of hexane the weak band moves to shorter wavelength. Which transition is the weak band?',
    answer: 'n → π\\*, as the lone pair is stabilized',
    distractors: [
      {
        text: 'π → π\\*, as the lone pair is stabilized',
        slip: 'mixed-up-terms',
        teaching: 'π → π\\* does not start from a lone pair; it is the strong band.',
      },
      {
        text: 'n → π\\*, as the π\\* orbital is stabilized',
        slip: 'reversed-trend',
        teaching: 'A lower π\\* would move the band to longer wavelength.',
      },
      {
        text: 'π → π\\*, as the π orbital is stabilized',
        slip: 'mixed-up-terms',
        teaching:
          'The strong band is π → π\\*, and it moves slightly to longer wavelength in polar solvents.',
      },
    ],
    explanation:
      'Hydrogen bonds from ethanol lower the lone pair n, so the n → π\\* transition needs more energy and moves to shorter wavelength. It is weak as n and π\\* hardly overlap.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-118',
    topics: ['molecular-spectroscopy'],
    tests: ['electronic-spectroscopy'],
    difficulty: 'intermediate',
    text: 'Polyenes absorb at longer wavelengths the more conjugated double bonds they have. Which explanation is right?',
    answer: 'The gap of HOMO and LUMO becomes smaller.',
    distractors: [
      {
        text: 'The gap of HOMO and LUMO becomes larger.',
        slip: 'reversed-trend',
        teaching: 'A larger gap would move the absorption into the ultraviolet.',
      },
      {
        text: 'The number of photons absorbed becomes larger.',
        slip: 'mixed-up-terms',
        teaching: 'This concerns the intensity and not the wavelength.',
      },
      {
        text: 'The mass of the molecule becomes larger.',
        slip: 'wrong-cause',
        teaching: 'Electronic levels do not depend on the mass of the molecule.',
      },
    ],
    explanation:
      'As in a longer box the π levels move closer together: the gap of HOMO and LUMO becomes smaller, and light of longer wavelength is absorbed.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-119',
    topics: ['molecular-spectroscopy'],
    tests: ['electronic-spectroscopy'],
    difficulty: 'advanced',
    text: 'An octahedral complex of a d^{1} ion absorbs weakly near 500 nm (*ε* ≈ 5 L/(mol cm)), a charge-transfer band near 250 nm strongly (*ε* ≈ 10^{4}). Why is the first so weak?',
    answer: 'It joins two states of the same parity.',
    distractors: [
      {
        text: 'It joins two states of different parity.',
        slip: 'reversed-trend',
        teaching: 'A change of parity (g → u) is what an allowed dipole transition needs.',
      },
      {
        text: 'It joins two states of different spin.',
        slip: 'mixed-up-terms',
        teaching: 'd^{1} has a single electron, and its spin does not change.',
      },
      {
        text: 'It joins two states of equal energy.',
        slip: 'small-for-zero',
        teaching: 'The states differ by the ligand field splitting, about 20 000 cm^{−1}.',
      },
    ],
    explanation:
      'A d-d transition goes from t_{2g} to e_{g}, both even. By Laporte’s rule a transition between states of the same parity is forbidden; vibrations make it weakly allowed.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
];

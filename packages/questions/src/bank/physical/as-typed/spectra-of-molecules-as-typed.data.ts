import type { WrittenQuestion } from '../../written-question.ts';

export const spectraOfMoleculesAsTypedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-molecular-spectroscopy-405',
    topics: ['molecular-spectroscopy'],
    tests: ['selection-rules', 'rotational-spectroscopy'],
    difficulty: 'beginner',
    text: 'According to the gross selection rule, what must a molecule have to show a pure rotational absorption spectrum?',
    answer: 'A permanent dipole moment',
    distractors: [
      {
        text: 'A dipole moment that changes on vibration',
        slip: 'other-selection-rule',
        teaching: 'This is the rule for infrared vibrational spectra.',
      },
      {
        text: 'A polarizability that changes on rotation',
        slip: 'other-selection-rule',
        teaching: 'This is the rule for rotational Raman spectra.',
      },
      {
        text: 'An unpaired electron',
        slip: 'other-selection-rule',
        teaching: 'This is needed for electron paramagnetic resonance.',
      },
    ],
    explanation:
      'Only a rotating dipole couples to the microwave field: \\ce{HCl} has a spectrum, but \\ce{N2} and \\ce{CO2} have none. The molecule needs a permanent dipole moment.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-406',
    topics: ['molecular-spectroscopy'],
    tests: ['rovibrational-spectra'],
    uses: ['selection-rules'],
    difficulty: 'beginner',
    text: 'What are the specific selection rules for the rovibrational absorption of a diatomic molecule treated as a harmonic oscillator and rigid rotor?',
    answer: 'Δ*v* = +1, Δ*J* = ±1',
    distractors: [
      {
        text: 'Δ*v* = +1, Δ*J* = 0, ±2',
        slip: 'other-selection-rule',
        teaching: 'Δ*J* = 0, ±2 applies to Raman spectra.',
      },
      {
        text: 'Δ*v* = +1, +2, Δ*J* = 0',
        slip: 'other-selection-rule',
        teaching: 'Overtones are forbidden in the harmonic approximation, and *J* must change.',
      },
      {
        text: 'Δ*v* = 0, Δ*J* = +1',
        slip: 'other-selection-rule',
        teaching: 'This is a pure rotational transition.',
      },
    ],
    explanation:
      'The harmonic oscillator allows steps of one quantum; the photon carries one unit of angular momentum, so Δ*J* = ±1.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-407',
    topics: ['molecular-spectroscopy'],
    tests: ['selection-rules', 'vibrational-spectroscopy'],
    difficulty: 'intermediate',
    text: 'Which of these molecules shows a vibrational infrared spectrum but no pure rotational absorption spectrum?',
    answer: '\\ce{CO2}',
    distractors: [
      {
        text: '\\ce{HCl}',
        slip: 'other-selection-rule',
        teaching: 'It has a permanent dipole moment and shows both.',
      },
      {
        text: '\\ce{N2}',
        slip: 'other-selection-rule',
        teaching: '\\ce{N2} has no dipole moment, even when it vibrates, so it shows neither.',
      },
      { text: '\\ce{H2O}', slip: 'other-selection-rule', teaching: 'It is polar and shows both.' },
    ],
    explanation:
      '\\ce{CO2} has no permanent dipole moment, but its bending and antisymmetric stretching vibrations produce one.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-408',
    topics: ['molecular-spectroscopy'],
    tests: ['raman-spectroscopy'],
    uses: ['selection-rules'],
    difficulty: 'intermediate',
    text: '\\ce{N2} shows lines in a rotational Raman spectrum. Which selection rule for *J* applies, and how far apart are adjacent Stokes lines?',
    answer: 'Δ*J* = ±2; 4*B*',
    distractors: [
      {
        text: 'Δ*J* = ±1; 2*B*',
        slip: 'other-selection-rule',
        teaching: 'This holds for microwave absorption, which \\ce{N2} does not show.',
      },
      {
        text: 'Δ*J* = ±2; 2*B*',
        slip: 'line-for-constant',
        teaching: 'With steps of two, neighboring lines are 4*B* apart.',
      },
      {
        text: 'Δ*J* = ±1; 4*B*',
        slip: 'other-selection-rule',
        teaching: 'Raman scattering changes *J* by two.',
      },
    ],
    explanation:
      'With Δ*J* = ±2 the shifts are 4*B*(*J* + 3/2), that is, 6*B*, 10*B*, 14*B* and so on, so adjacent lines are 4*B* apart. The gross selection rule requires an anisotropic polarizability.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-409',
    topics: ['molecular-spectroscopy'],
    tests: ['anharmonicity'],
    uses: ['selection-rules'],
    difficulty: 'advanced',
    text: 'Why are weak overtones (Δ*v* = 2) observed in real infrared spectra, although the selection rule is Δ*v* = ±1?',
    answer: 'The rule holds for harmonic oscillators only.',
    distractors: [
      {
        text: 'The rule holds for Raman spectra only.',
        slip: 'other-selection-rule',
        teaching: 'It holds for harmonic vibrations in both.',
      },
      {
        text: 'Two photons are absorbed at once.',
        slip: 'other-transition',
        teaching: 'Ordinary light sources are far too weak for this.',
      },
      {
        text: 'The rule holds for diatomic molecules only.',
        slip: 'wrong-cause',
        teaching: 'Diatomic molecules such as \\ce{HCl} show overtones as well.',
      },
    ],
    explanation:
      'Anharmonic wavefunctions and a dipole moment that is not linear in the displacement give small transition moments for Δ*v* = 2, 3 …',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-410',
    topics: ['molecular-spectroscopy'],
    tests: ['rovibrational-spectra'],
    difficulty: 'beginner',
    text: 'Which changes in *J* give the P, Q and R branches of a rovibrational band?',
    answer: 'P −1, Q 0, R +1',
    distractors: [
      {
        text: 'P +1, Q 0, R −1',
        slip: 'exchanged-signals',
        teaching: 'The P branch lies at lower wavenumbers: *J* falls.',
      },
      {
        text: 'P −2, Q 0, R +2',
        slip: 'other-selection-rule',
        teaching: 'Steps of two occur in Raman spectra (O and S branches).',
      },
      {
        text: 'P 0, Q +1, R −1',
        slip: 'exchanged-signals',
        teaching: 'Q is the branch without a change of *J*.',
      },
    ],
    explanation:
      'The branches have Δ*J* = −1 (P), 0 (Q) and +1 (R). For most diatomic molecules the Q branch is forbidden.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-411',
    topics: ['molecular-spectroscopy'],
    tests: ['rovibrational-spectra'],
    difficulty: 'intermediate',
    text: 'The rotational constant of a diatomic molecule is 10.0 cm^{−1} in both vibrational levels, and the band origin lies at 2500 cm^{−1}. At what wavenumber does the line *R*(1) appear?',
    answer: '2540 cm^{−1}',
    distractors: [
      {
        text: '2520 cm^{−1}',
        slip: 'wrong-level',
        teaching: 'This is *R*(0); *R*(*J*) lies 2*B*(*J* + 1) above the origin.',
        expression: '2500 + 2 * 10.0 * (0 + 1)',
      },
      {
        text: '2460 cm^{−1}',
        slip: 'wrong-branch',
        teaching: 'This is *P*(2), on the other side.',
        expression: '2500 - 2 * 10 * (1 + 1)',
      },
      {
        text: '2510 cm^{−1}',
        slip: 'forgot-factor-two',
        teaching: 'This adds *BJ* = 10 cm^{−1}; the line *R*(*J*) lies 2*B*(*J* + 1) above the origin.',
        expression: '2500 + 10.0 * 1',
      },
    ],
    explanation: '*R*(*J*) = origin + 2*B*(*J* + 1); for *J* = 1: 2500 + 40.0 = 2540 cm^{−1}.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
    computation: { kind: 'quantity', expression: '2500+2*10*(1+1)', unit: 'cm^{−1}' },
  },
  {
    id: 'physical-molecular-spectroscopy-412',
    topics: ['molecular-spectroscopy'],
    tests: ['nmr-relaxation'],
    difficulty: 'beginner',
    text: 'What do *T*_{1} and *T*_{2} describe in NMR?',
    answer:
      '*T*_{1}: return of magnetization along the field; *T*_{2}: loss of it perpendicular to the field',
    distractors: [
      {
        text: '*T*_{1}: loss of magnetization perpendicular to the field; *T*_{2}: return of it along the field',
        slip: 'exchanged-constants',
        teaching: 'The two were interchanged.',
      },
      {
        text: '*T*_{1}: loss of magnetization along the field; *T*_{2}: return of it perpendicular to the field',
        slip: 'exchanged-constants',
        teaching: 'Magnetization recovers along the field and is lost perpendicular to it.',
      },
      {
        text: '*T*_{1}: temperature of the sample; *T*_{2}: temperature of the magnet',
        slip: 'notation-misread',
        teaching: 'Both are times, not temperatures.',
      },
    ],
    explanation:
      'Spin–lattice relaxation (*T*_{1}) restores the equilibrium populations; spin–spin relaxation (*T*_{2}) dephases the transverse magnetization.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 12',
  },
  {
    id: 'physical-molecular-spectroscopy-413',
    topics: ['molecular-spectroscopy'],
    tests: ['nmr-relaxation'],
    difficulty: 'intermediate',
    text: 'An NMR line has a width of 0.50 Hz at half height. What is the effective transverse relaxation time, 1/(πΔ*ν*)?',
    answer: '0.64 s',
    distractors: [
      {
        text: '2.0 s',
        slip: 'forgot-factor',
        teaching: 'π was left out of the denominator.',
        expression: '1 / (0.50)',
      },
      {
        text: '0.32 s',
        slip: 'angular-frequency',
        teaching: 'Here 2π was used in place of π.',
        expression: '1 / (2 * 3.14159 * 0.50)',
      },
      {
        text: '1.6 s',
        slip: 'inverted-ratio',
        teaching: 'Here π × 0.50 was used instead of its reciprocal.',
        expression: '3.14159 * 0.50',
      },
    ],
    explanation: '1/(π × 0.50 Hz) = 0.64 s. A short *T*_{2} means a broad line.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 12',
    computation: { kind: 'quantity', expression: '1/(3.14159*0.50)', unit: 's' },
  },
  {
    id: 'physical-molecular-spectroscopy-414',
    topics: ['molecular-spectroscopy'],
    tests: ['nmr-relaxation'],
    difficulty: 'intermediate',
    text: 'In an inversion-recovery experiment the signal passes through zero 1.40 s after the 180° pulse. What is *T*_{1}?',
    answer: '2.02 s',
    distractors: [
      {
        text: '0.970 s',
        slip: 'multiplied-for-divided',
        teaching: 'The time must be divided by ln 2, not multiplied.',
        expression: '1.40 * ln(2)',
      },
      {
        text: '1.40 s',
        slip: 'forgot-ln-two',
        teaching: 'The signal is zero at *T*_{1} ln 2, before *T*_{1} itself.',
        expression: '1.40',
      },
      {
        text: '2.80 s',
        slip: 'forgot-logarithm',
        teaching: '1 − 2e^{−*t*/*T*_{1}} = 0 leads to ln 2, not 1/2.',
        expression: '1.40 / (1 / 2)',
      },
    ],
    explanation:
      '*M* = *M*_{0}(1 − 2e^{−*t*/*T*_{1}}) = 0 at *t* = *T*_{1} ln 2. *T*_{1} = 1.40/0.693 = 2.02 s.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 12',
    computation: { kind: 'quantity', expression: '1.40/ln(2)', unit: 's' },
  },
  {
    id: 'physical-molecular-spectroscopy-415',
    topics: ['molecular-spectroscopy'],
    tests: ['nmr-relaxation'],
    difficulty: 'intermediate',
    text: 'Why are the signals of quaternary carbon atoms weak in ordinary ^{13}C spectra?',
    answer: 'Their *T*_{1} is long, and the pulses follow one another too quickly.',
    distractors: [
      {
        text: 'Their *T*_{1} is short, and the signals decay too quickly.',
        slip: 'reversed-trend',
        teaching: 'Fast relaxation along the field would give full signals.',
      },
      {
        text: 'Their *T*_{1} is short, and the pulses follow one another too slowly.',
        slip: 'reversed-trend',
        teaching: 'Without attached protons *T*_{1} is long; a longer wait would help.',
      },
      {
        text: 'Their signals are split into many lines.',
        slip: 'wrong-cause',
        teaching: 'Protons are decoupled, and there are none on these atoms.',
      },
    ],
    explanation:
      'Carbon relaxes mainly through the dipoles of attached protons. Without them *T*_{1} is long: the populations do not recover between pulses (and less Overhauser gain is obtained).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 12',
  },
  {
    id: 'physical-molecular-spectroscopy-416',
    topics: ['molecular-spectroscopy'],
    tests: ['nmr-relaxation'],
    difficulty: 'advanced',
    text: 'How do *T*_{1} and *T*_{2} of protons behave as a molecule tumbles more and more slowly, from a small molecule to a large protein?',
    answer: '*T*_{1} passes through a minimum; *T*_{2} keeps falling.',
    distractors: [
      {
        text: '*T*_{2} passes through a minimum; *T*_{1} keeps falling.',
        slip: 'exchanged-constants',
        teaching:
          'Slowly fluctuating fields dephase the spins more and more effectively, so *T*_{2} has no minimum.',
      },
      {
        text: 'Both keep falling in the same way.',
        slip: 'one-side-only',
        teaching:
          'Relaxation along the field needs fields that fluctuate near the Larmor frequency; very slow tumbling provides few, so *T*_{1} grows again.',
      },
      {
        text: 'Both keep growing in the same way.',
        slip: 'reversed-trend',
        teaching: 'Large molecules have broad lines, that is, a short *T*_{2}.',
      },
    ],
    explanation:
      'Relaxation along the field is fastest when tumbling matches the Larmor frequency. Dephasing is also promoted by slowly fluctuating fields, so the lines of large proteins are broad.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 12',
  },
  {
    id: 'physical-molecular-spectroscopy-417',
    topics: ['molecular-spectroscopy'],
    tests: ['principles-of-magnetic-resonance'],
    difficulty: 'beginner',
    text: 'How many hyperfine lines does the EPR spectrum of a radical with one ^{14}N (*I* = 1) and no other magnetic nuclei show?',
    answer: '3',
    distractors: [
      {
        text: '2',
        slip: 'lines-miscounted',
        teaching: 'Two lines come from a nucleus of spin 1/2.',
        expression: '2 * (1/2) + 1',
      },
      {
        text: '4',
        slip: 'lines-miscounted',
        teaching: 'Four lines would require three equivalent protons or one nucleus of spin 3/2.',
        expression: '2 * (3/2) + 1',
      },
      { text: '1', slip: 'ignored-spin', teaching: 'The nuclear spin splits the line.', expression: '1' },
    ],
    explanation: 'A nucleus of spin *I* gives 2*I* + 1 lines, that is, 3 lines of equal height.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 12',
    computation: { kind: 'quantity', expression: '2*1+1', unit: '' },
  },
  {
    id: 'physical-molecular-spectroscopy-418',
    topics: ['molecular-spectroscopy'],
    tests: ['principles-of-magnetic-resonance'],
    difficulty: 'intermediate',
    text: 'An EPR line appears at 335.0 mT and 9.388 GHz. What is the *g* value? (*h* = 6.626 × 10^{−34} J·s, *μ*_{B} = 9.274 × 10^{−24} J/T)',
    answer: '2.002',
    distractors: [
      {
        text: '1.001',
        slip: 'needless-half',
        teaching: 'A factor of 1/2 was inserted; *hν* = *gμ*_{B}*B* contains none.',
        expression: '6.626e-34 * 9.388e9 / (2 * 9.274e-24 * 0.3350)',
      },
      {
        text: '12.58',
        slip: 'angular-frequency',
        teaching: 'The frequency was multiplied by 2π; *hν* uses the frequency itself.',
        expression: '6.626e-34 * 2 * pi * 9.388e9 / (9.274e-24 * 0.3350)',
      },
      {
        text: '6.289',
        slip: 'angular-frequency',
        teaching:
          'The frequency was multiplied by 2π, and a factor of 1/2 was inserted; *g* is simply *hν*/(*μ*_{B}*B*).',
        expression: '6.626e-34 * pi * 9.388e9 / (9.274e-24 * 0.3350)',
      },
    ],
    explanation:
      '*g* = *hν*/(*μ*_{B}*B*) = 6.626 × 10^{−34} × 9.388 × 10^{9}/(9.274 × 10^{−24} × 0.3350) = 2.002.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 12',
    computation: { kind: 'quantity', expression: '6.626e-34*9.388e9/(9.274e-24*0.3350)', unit: '' },
  },
  {
    id: 'physical-molecular-spectroscopy-419',
    topics: ['molecular-spectroscopy'],
    tests: ['principles-of-magnetic-resonance'],
    difficulty: 'intermediate',
    text: 'How many lines does the EPR spectrum of the benzene radical anion, \\ce{C6H6^-}, have?',
    answer: '7',
    distractors: [
      {
        text: '6',
        slip: 'lines-miscounted',
        teaching: 'This is the number of protons; *n* equivalent protons give *n* + 1 lines.',
      },
      {
        text: '1',
        slip: 'other-selection-rule',
        teaching:
          'Equivalent protons do not split each other in NMR, but each splits the line of the electron.',
      },
      {
        text: '64',
        slip: 'levels-for-transitions',
        teaching:
          'The six proton spins have 2^{6} = 64 combinations, but many of these coincide because the protons are equivalent.',
      },
    ],
    explanation:
      'The *n* equivalent protons give *n* + 1 = 7 lines with intensities in the ratio 1 : 6 : 15 : 20 : 15 : 6 : 1.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 12',
  },
  {
    id: 'physical-molecular-spectroscopy-420',
    topics: ['molecular-spectroscopy'],
    tests: ['principles-of-magnetic-resonance'],
    difficulty: 'advanced',
    text: 'The hyperfine constant of the protons in \\ce{C6H6^-} is 0.375 mT, and each carbon atom carries 1/6 of the spin. What constant does McConnell’s relation, *a* = *Qρ*, predict for a planar \\ce{CH3} radical with *ρ* = 1?',
    answer: '2.25 mT',
    distractors: [
      {
        text: '0.0625 mT',
        slip: 'divided-for-multiplied',
        teaching: '*Q* = *a*/*ρ*, so 0.375 is multiplied by 6.',
        expression: '0.375 / 6',
      },
      {
        text: '0.375 mT',
        slip: 'standard-value-everywhere',
        teaching: 'The spin density in \\ce{CH3} is six times as large.',
        expression: '0.375',
      },
      {
        text: '0.750 mT',
        slip: 'needless-factor',
        teaching: 'Here 2.25 mT was divided by the number of protons, which does not enter the relation.',
        expression: '(0.375 * 6) / 3',
      },
    ],
    explanation: '*Q* = 0.375/(1/6) = 2.25 mT; with *ρ* = 1 the splitting is 2.25 mT (measured: 2.3 mT).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 12',
    computation: { kind: 'quantity', expression: '0.375*6', unit: 'mT' },
  },
  {
    id: 'physical-molecular-spectroscopy-421',
    topics: ['molecular-spectroscopy'],
    tests: ['fluorescence-and-phosphorescence'],
    difficulty: 'beginner',
    text: 'Which process in a Jablonski diagram leads from S_{1} to T_{1} without radiation?',
    answer: 'Intersystem crossing',
    distractors: [
      {
        text: 'Internal conversion',
        slip: 'other-transition',
        teaching: 'Internal conversion connects states of equal multiplicity.',
      },
      {
        text: 'Fluorescence',
        slip: 'other-transition',
        teaching: 'Fluorescence is radiation from S_{1} to S_{0}.',
      },
      {
        text: 'Phosphorescence',
        slip: 'other-transition',
        teaching: 'Phosphorescence is radiation from T_{1} to S_{0}.',
      },
    ],
    explanation:
      'The spin changes from singlet to triplet: intersystem crossing, helped by spin–orbit coupling.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-422',
    topics: ['molecular-spectroscopy'],
    tests: ['fluorescence-and-phosphorescence'],
    difficulty: 'intermediate',
    text: 'A molecule has the rate constants *k*_{f} = 2.0 × 10^{8} s^{−1}, *k*_{IC} = 1.0 × 10^{8} s^{−1} and *k*_{ISC} = 1.0 × 10^{8} s^{−1} for decay from S_{1}. What are its fluorescence quantum yield and lifetime?',
    answer: '0.50 and 2.5 ns',
    distractors: [
      {
        text: '0.50 and 5.0 ns',
        slip: 'one-step-short',
        teaching: '5.0 ns would be the lifetime if fluorescence were the only decay path.',
      },
      {
        text: '0.67 and 3.3 ns',
        slip: 'ignored-paths',
        teaching: 'Both radiationless paths must be included.',
      },
      {
        text: '1.0 and 5.0 ns',
        slip: 'ignored-competition',
        teaching: 'Radiationless processes compete with fluorescence, so the yield is lower.',
      },
    ],
    explanation: 'The sum is 4.0 × 10^{8} s^{−1}: *Φ* = 2.0/4.0 = 0.50, *τ* = 1/(4.0 × 10^{8}) s = 2.5 ns.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-423',
    topics: ['molecular-spectroscopy'],
    tests: ['fluorescence-and-phosphorescence'],
    difficulty: 'intermediate',
    text: 'What does Kasha’s rule state?',
    answer: 'Emission comes from the lowest excited state of each multiplicity.',
    distractors: [
      {
        text: 'Emission comes from the excited state that absorption has populated.',
        slip: 'wrong-level',
        teaching: 'Internal conversion from higher states is usually much faster.',
      },
      {
        text: 'Absorption starts from the highest vibrational level.',
        slip: 'wrong-level',
        teaching: 'Absorption starts from the lowest level of S_{0}.',
      },
      {
        text: 'Absorption and emission have equal wavelengths.',
        slip: 'equal-lines',
        teaching: 'Emission is shifted to longer wavelengths.',
      },
    ],
    explanation:
      'Higher singlets relax to S_{1} within picoseconds, so fluorescence comes from S_{1} (phosphorescence from T_{1}), whatever the exciting wavelength.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-424',
    topics: ['molecular-spectroscopy'],
    tests: ['fluorescence-and-phosphorescence'],
    difficulty: 'beginner',
    text: 'What is the “antenna” in a luminescent lanthanide complex?',
    answer: 'A ligand that absorbs light and passes its energy to the metal ion',
    distractors: [
      {
        text: 'A metal ion that absorbs light and heats the ligand',
        slip: 'exchanged-components',
        teaching: 'The lanthanide absorbs very weakly; the ligand absorbs for it.',
      },
      {
        text: 'A solvent molecule that carries the emitted light away',
        slip: 'wrong-tool',
        teaching: 'Solvent molecules tend to quench the emission.',
      },
      {
        text: 'A ligand that takes up energy from the metal ion and emits light',
        slip: 'emission-for-absorption',
        teaching:
          'The energy passes from the ligand to the metal ion, which emits, and not the other way around.',
      },
    ],
    explanation:
      'f–f transitions are forbidden and absorb weakly. An aromatic ligand absorbs strongly and transfers energy, mostly from its triplet state, to \\ce{Eu^3+} or \\ce{Tb^3+}.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 25',
  },
  {
    id: 'physical-molecular-spectroscopy-425',
    topics: ['molecular-spectroscopy'],
    tests: ['lanthanides-and-actinides'],
    uses: ['fluorescence-and-phosphorescence'],
    difficulty: 'intermediate',
    text: 'Why are the emission lines of \\ce{Eu^3+} complexes narrow and nearly independent of the ligands?',
    answer: 'The 4f electrons lie inside the filled 5s and 5p shells.',
    distractors: [
      {
        text: 'The 4f electrons form strong covalent bonds to the ligands.',
        slip: 'reversed-trend',
        teaching: '4f orbitals hardly take part in bonding.',
      },
      {
        text: 'The 4f shell is empty in \\ce{Eu^3+}.',
        slip: 'electrons-miscounted',
        teaching: '\\ce{Eu^3+} has the configuration 4f^{6}.',
      },
      {
        text: 'The transitions lead from 4f to 5d levels.',
        slip: 'other-transition',
        teaching: 'Such transitions are broad and depend on the ligands.',
      },
    ],
    explanation:
      'The shielded 4f levels hardly feel the surroundings and their vibrations, so the lines are sharp and have fixed wavelengths.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 25',
  },
  {
    id: 'physical-molecular-spectroscopy-426',
    topics: ['molecular-spectroscopy'],
    tests: ['lanthanides-and-actinides'],
    uses: ['fluorescence-and-phosphorescence'],
    difficulty: 'intermediate',
    text: 'Why do \\ce{Eu^3+} and \\ce{Tb^3+} complexes emit for about a millisecond?',
    answer: 'Their f–f transitions are forbidden.',
    distractors: [
      {
        text: 'Their f–f transitions are strongly allowed.',
        slip: 'reversed-trend',
        teaching: 'Allowed transitions emit within nanoseconds.',
      },
      {
        text: 'Their ligands emit from triplet states.',
        slip: 'wrong-cause',
        teaching: 'The triplet state of the ligand passes its energy on to the metal ion, which emits.',
      },
      {
        text: 'Their 4f electrons take part in bonds.',
        slip: 'wrong-cause',
        teaching: 'The 4f electrons lie inside the ion and hardly take part in bonding.',
      },
    ],
    explanation:
      'Parity (and often spin) forbids the emission, so the rate constant is small and the lifetime is long. This allows time-gated detection.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 25',
  },
  {
    id: 'physical-molecular-spectroscopy-427',
    topics: ['molecular-spectroscopy'],
    tests: ['fluorescence-and-phosphorescence'],
    difficulty: 'advanced',
    text: 'The emission of a \\ce{Eu^3+} complex has a lifetime of 0.4 ms in water and 2.0 ms in \\ce{D2O}. What does this show?',
    answer: 'O–H vibrations of bound water take up the energy.',
    distractors: [
      {
        text: '\\ce{D2O} binds more strongly and excites the ion.',
        slip: 'wrong-cause',
        teaching: 'Binding is nearly the same; the vibrational frequencies differ.',
      },
      {
        text: '\\ce{D2O} absorbs less of the exciting light.',
        slip: 'irrelevant-property',
        teaching: 'Absorbed light affects the intensity, not the lifetime.',
      },
      {
        text: '\\ce{Eu^3+} is reduced by water, but not by \\ce{D2O}.',
        slip: 'reaction-type-confused',
        teaching:
          '\\ce{Eu^3+} is stable in water, and \\ce{H2O} and \\ce{D2O} hardly differ as reducing agents.',
      },
    ],
    explanation:
      'A few O–H quanta bridge the energy gap of europium, whereas more of the smaller O–D quanta are needed. The difference between the decay rates gives the number of bound water molecules.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 25',
  },
  {
    id: 'physical-mechanisms-419',
    topics: ['mechanisms'],
    tests: ['ultrafast-spectroscopy'],
    difficulty: 'beginner',
    text: 'What is the principle of a pump–probe experiment?',
    answer: 'One pulse starts a process, and a delayed one observes it.',
    distractors: [
      {
        text: 'One pulse observes a sample, and a second one destroys it.',
        slip: 'exchanged-orders',
        teaching: 'The first pulse (pump) starts what the second (probe) observes.',
      },
      {
        text: 'Two pulses arrive together and double the intensity.',
        slip: 'other-method',
        teaching: 'The delay between them is the variable.',
      },
      {
        text: 'A pump moves the sample past a continuous beam.',
        slip: 'same-word-other-meaning',
        teaching: 'The pump is a light pulse here.',
      },
    ],
    explanation:
      'The change in absorption of the probe pulse is measured as a function of its delay after the pump pulse.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-mechanisms-420',
    topics: ['mechanisms'],
    tests: ['ultrafast-spectroscopy'],
    difficulty: 'intermediate',
    text: 'How is a delay of 100 fs between two pulses set in practice?',
    answer: 'By making the light path 30 µm longer',
    distractors: [
      {
        text: 'By making a cable 30 mm longer',
        slip: 'other-method',
        teaching: 'An electric pulse needs 100 ps or more to travel 30 mm.',
      },
      {
        text: 'By making the light path 30 mm longer',
        slip: 'unit-prefix',
        teaching: '3 × 10^{8} m/s × 10^{−13} s is 3 × 10^{−5} m.',
      },
      {
        text: 'By using a slower detector',
        slip: 'other-method',
        teaching: 'The detector need not be fast at all.',
      },
    ],
    explanation:
      'Light travels 3.0 × 10^{8} m/s × 100 × 10^{−15} s = 30 µm in this time. A movable mirror sets the path.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-mechanisms-421',
    topics: ['mechanisms'],
    tests: ['ultrafast-spectroscopy'],
    difficulty: 'intermediate',
    text: 'In transient absorption a negative signal appears at the wavelengths of the ground-state absorption just after the pump pulse. What causes it?',
    answer: 'Bleaching: fewer molecules absorb there.',
    distractors: [
      {
        text: 'Excited molecules absorb light and reach higher states.',
        slip: 'wrong-sign',
        teaching: 'Absorption by excited molecules gives a positive signal.',
      },
      {
        text: 'A product has formed that absorbs there.',
        slip: 'wrong-sign',
        teaching: 'A new absorber gives a positive signal.',
      },
      {
        text: 'The lamp has become weaker.',
        slip: 'other-phenomenon',
        teaching: 'The signal is measured relative to pulses without the pump.',
      },
    ],
    explanation:
      'The pump pulse has partly depopulated the ground state, so less probe light is absorbed at these wavelengths.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-mechanisms-422',
    topics: ['mechanisms'],
    tests: ['ultrafast-spectroscopy'],
    difficulty: 'intermediate',
    text: 'Zewail followed the dissociation of ICN with femtosecond pulses. Why are pulses of this length needed?',
    answer: 'Bonds break in about 100 fs.',
    distractors: [
      {
        text: 'Light needs 100 fs to cross the sample.',
        slip: 'irrelevant-property',
        teaching: 'Crossing a millimeter-thick sample takes picoseconds.',
      },
      {
        text: 'Electrons need 100 fs to be excited.',
        slip: 'wrong-cause',
        teaching: 'Absorption itself is practically instantaneous; nuclei are slower.',
      },
      {
        text: 'Molecules rotate once in 100 fs.',
        slip: 'irrelevant-property',
        teaching: 'A molecular rotation takes picoseconds, which is much longer.',
      },
    ],
    explanation:
      'Atoms move at about 1 km/s, that is, 0.1 nm in 100 fs, so the pulse must be equally short to follow a bond as it breaks.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 18',
  },
  {
    id: 'physical-mechanisms-423',
    topics: ['mechanisms'],
    tests: ['ultrafast-spectroscopy'],
    difficulty: 'advanced',
    text: 'Why does a laser pulse of 10 fs have a broad spectrum?',
    answer: 'A short time requires a wide range of frequencies.',
    distractors: [
      {
        text: 'A short pulse is always very intense.',
        slip: 'irrelevant-property',
        teaching: 'Intensity does not set the width.',
      },
      {
        text: 'A short pulse is emitted by many different dyes.',
        slip: 'wrong-cause',
        teaching: 'One medium suffices if its gain is broad.',
      },
      {
        text: 'A short pulse heats the mirror.',
        slip: 'wrong-cause',
        teaching: 'Heating of the mirror does not affect the width of the spectrum.',
      },
    ],
    explanation:
      'Time and frequency are linked by Fourier transformation: for a Gaussian pulse Δ*ν*Δ*t* is at least 0.44. Such a pulse of 10 fs therefore spans at least 44 THz, a broad range of frequencies.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
];

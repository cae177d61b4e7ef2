import type { WrittenQuestion } from '../../written-question.ts';

export const selectionRulesAndOrbitalsFurtherQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-molecular-spectroscopy-701',
    topics: ['molecular-spectroscopy'],
    tests: ['selection-rules'],
    uses: ['atomic-orbitals'],
    difficulty: 'beginner',
    text: 'Electric dipole transitions of one electron obey Δ*l* = ±1. Which transition of the hydrogen atom is forbidden?',
    answer: '2s to 1s',
    distractors: [
      {
        text: '2p to 1s',
        slip: 'other-selection-rule',
        teaching: '*l* changes from 1 to 0, as the rule requires.',
      },
      {
        text: '3d to 2p',
        slip: 'other-selection-rule',
        teaching:
          '*l* changes from 2 to 1, as the rule requires; there is no restriction on the change in *n*.',
      },
      {
        text: '3s to 2p',
        slip: 'other-transition',
        teaching:
          '*l* changes from 0 to 1, as the rule requires; *l* may also increase when energy is emitted.',
      },
    ],
    explanation:
      's, p and d correspond to *l* = 0, 1 and 2. From 2s to 1s, *l* remains 0, so that Δ*l* = 0, and the transition 2s to 1s is forbidden.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 8',
  },
  {
    id: 'physical-molecular-spectroscopy-702',
    topics: ['molecular-spectroscopy'],
    tests: ['raman-spectroscopy', 'selection-rules'],
    uses: ['rotational-spectroscopy'],
    difficulty: 'intermediate',
    text: 'Nitrogen gas has no rotational microwave spectrum, yet its rotation appears in the Raman spectrum. Which property explains this difference?',
    answer: 'Its polarizability is not the same along and across the bond.',
    distractors: [
      {
        text: 'Its dipole moment is not the same along and across the bond.',
        slip: 'dipole-overlooked',
        teaching: '\\ce{N2} has no dipole moment, whatever the direction.',
      },
      {
        text: 'Its polarizability is the same along and across the bond.',
        slip: 'property-misjudged',
        teaching:
          'In that case it would not vary as the molecule turns, and no rotational Raman lines would appear.',
      },
      {
        text: 'Its dipole moment is the same along and across the bond.',
        slip: 'dipole-overlooked',
        teaching: '\\ce{N2} has no dipole moment; this explains only the missing microwave spectrum.',
      },
    ],
    explanation:
      'Microwave absorption needs a permanent dipole, which \\ce{N2} lacks. Rotational Raman scattering needs a polarizability that differs with direction, so that it varies as the molecule turns. In \\ce{N2} the polarizability is not the same along and across the bond.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-703',
    topics: ['molecular-spectroscopy'],
    tests: ['anharmonicity', 'selection-rules'],
    uses: ['vibrational-spectroscopy'],
    difficulty: 'intermediate',
    text: 'The infrared spectrum of HCl has a strong band at 2886 cm^{−1} and a weak one at 5668 cm^{−1}. A harmonic oscillator obeys the selection rule Δ*v* = ±1. What explains the weak band?',
    answer: 'The vibration is anharmonic and weakly allows a change of *v* by 2.',
    distractors: [
      {
        text: 'The vibration is harmonic and weakly allows a change of *v* by 2.',
        slip: 'harmonic-for-anharmonic',
        teaching:
          'For a harmonic oscillator with a linear dipole function Δ*v* = 2 is forbidden, and the band would lie at exactly 2 × 2886 = 5772 cm^{−1}.',
      },
      {
        text: 'The vibration is anharmonic and weakly allows a change of *J* by 2.',
        slip: 'other-selection-rule',
        teaching: 'Changes of *J* shift a line by tens of cm^{−1}; they do not double its wavenumber.',
      },
      {
        text: 'The vibration is harmonic and weakly allows a change of *J* by 2.',
        slip: 'other-selection-rule',
        teaching: 'In the infrared *J* changes by 1, and rotation shifts a line only by tens of cm^{−1}.',
      },
    ],
    explanation:
      'The second band lies a little below twice the first: it is the overtone from *v* = 0 to *v* = 2. Its energy is less than two equal steps, so the vibration is anharmonic and weakly allows a change of *v* by 2.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-molecular-spectroscopy-704',
    topics: ['molecular-spectroscopy'],
    tests: ['electronic-spectra-of-complexes', 'selection-rules'],
    uses: ['molecular-symmetry'],
    difficulty: 'advanced',
    text: '\\ce{[Co(H2O)6]^2+} is pale pink and \\ce{[CoCl4]^2-} is deep blue; both have spin-allowed d–d transitions. Why is the absorption of the second so much stronger?',
    answer: 'The tetrahedral ion has no center of inversion, so d and p orbitals may mix.',
    distractors: [
      {
        text: 'The octahedral ion has no center of inversion, so d and p orbitals may mix.',
        slip: 'other-symmetry-element',
        teaching:
          'It is the octahedral ion that has a center of inversion and keeps the d–d transitions forbidden.',
      },
      {
        text: 'The tetrahedral ion has a larger splitting, so more light is absorbed.',
        slip: 'size-of-effect-misjudged',
        teaching:
          'The tetrahedral splitting is smaller; the splitting determines the wavelength, not the strength, of the absorption.',
      },
      {
        text: 'The chloride ions absorb visible light themselves, so the colors add up.',
        slip: 'wrong-source-of-color',
        teaching: 'Chloride ions are colorless; the band is a d–d band of cobalt.',
      },
    ],
    explanation:
      'With a center of inversion, transitions between d orbitals (g to g) are forbidden by the Laporte rule and weak. Without it, p character mixes into the d levels and makes the transitions partly allowed. The tetrahedral ion has no center of inversion, so d and p orbitals may mix.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  },
  {
    id: 'physical-chemical-bonding-theory-701',
    topics: ['chemical-bonding-theory'],
    tests: ['heteronuclear-diatomics'],
    uses: ['molecular-orbital-theory'],
    difficulty: 'intermediate',
    text: 'The first ionization energy is 14.5 eV for N atoms, 13.6 eV for O atoms and only 9.3 eV for NO molecules. Which explanation of the low value for NO is correct?',
    answer: 'The electron leaves an antibonding orbital above the atomic levels.',
    distractors: [
      {
        text: 'The electron leaves a bonding orbital below the atomic levels.',
        slip: 'ignored-antibonding',
        teaching: 'A level below those of the atoms would require more energy than in the atoms, not less.',
      },
      {
        text: 'The electron leaves a lone pair of oxygen, the more electronegative atom.',
        slip: 'other-orbital',
        teaching: 'Such an orbital lies low; an electron held by oxygen is harder to remove.',
      },
      {
        text: 'The electron leaves a filled shell after the bond has been broken.',
        slip: 'bond-breaking-overlooked',
        teaching: 'The bond remains intact; that of \\ce{NO+} is even stronger than that of NO.',
      },
    ],
    explanation:
      'NO has 11 valence electrons, and the last one is alone in a π\\* orbital. Antibonding orbitals lie above the atomic orbitals from which they are made, so little energy is needed: the electron leaves an antibonding orbital above the atomic levels.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 9',
  },
  {
    id: 'physical-chemical-bonding-theory-702',
    topics: ['chemical-bonding-theory'],
    tests: ['frontier-orbitals'],
    uses: ['sn2-reaction'],
    difficulty: 'intermediate',
    text: 'In the S_{N}2 reaction of bromomethane, the nucleophile approaches from the side opposite to bromine. Which frontier-orbital interaction of the nucleophile explains this?',
    answer: 'Its HOMO with the empty σ\\* orbital of C–Br, which has a large lobe behind carbon',
    distractors: [
      {
        text: 'Its HOMO with the filled σ orbital of C–Br, which has a large lobe behind carbon',
        slip: 'level-for-difference',
        teaching: 'The filled σ orbital cannot accept electrons; two filled orbitals repel each other.',
      },
      {
        text: 'Its LUMO with the filled σ orbital of C–Br, which has a large lobe between the atoms',
        slip: 'exchanged-components',
        teaching: 'The nucleophile donates electrons, from its HOMO, into an empty orbital.',
      },
      {
        text: 'Its HOMO with a lone pair of Br, which has a large lobe behind carbon',
        slip: 'other-orbital',
        teaching: 'Lone pairs are filled and are located on bromine; they cannot accept electrons.',
      },
    ],
    explanation:
      'The nucleophile donates electrons from its HOMO into the empty LUMO of the substrate, σ\\* of C–Br. This orbital has a large lobe behind carbon; filling it breaks the C–Br bond.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 15',
  },
];

import type { WrittenQuestion } from '../../written-question.ts';

export const moleculesInNotationAndTransferQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-chemical-bonding-theory-426',
    topics: ['chemical-bonding-theory'],
    tests: ['cheminformatics'],
    difficulty: 'beginner',
    text: 'Which molecule does the SMILES string CCO represent?',
    answer: 'Ethanol',
    distractors: [
      {
        text: 'Dimethyl ether',
        slip: 'formula-for-structure',
        teaching: 'The string for dimethyl ether is COC, with oxygen between the carbon atoms.',
      },
      { text: 'Propane', slip: 'formula-for-structure', teaching: 'O stands for oxygen; propane is CCC.' },
      {
        text: 'Carbon dioxide',
        slip: 'formula-for-structure',
        teaching: 'The string for carbon dioxide is O=C=O.',
      },
    ],
    explanation:
      'Atoms are written in the order of the bonds, and hydrogen atoms are left out: \\ce{CH3CH2OH}.',
    reference: 'LibreTexts, Cheminformatics (Belford), chapter 2',
  },
  {
    id: 'physical-chemical-bonding-theory-427',
    topics: ['chemical-bonding-theory'],
    tests: ['cheminformatics'],
    difficulty: 'beginner',
    text: 'What do lowercase letters such as c mean in a SMILES string like c1ccccc1?',
    answer: 'Aromatic atoms',
    distractors: [
      {
        text: 'Charged atoms',
        slip: 'notation-misread',
        teaching: 'Charges are written in brackets, next to the atom.',
      },
      { text: 'Chiral atoms', slip: 'notation-misread', teaching: 'Stereocenters are marked with @ or @@.' },
      {
        text: 'Isotopes',
        slip: 'notation-misread',
        teaching: 'Isotopes are written with a number in brackets, before the atom.',
      },
    ],
    explanation:
      'The string stands for benzene: each c is an aromatic carbon atom, and the digit 1 marks the two atoms that are joined to close the ring.',
    reference: 'LibreTexts, Cheminformatics (Belford), chapter 2',
  },
  {
    id: 'physical-chemical-bonding-theory-428',
    topics: ['chemical-bonding-theory'],
    tests: ['cheminformatics'],
    difficulty: 'intermediate',
    text: 'How many hydrogen atoms does the molecule with the SMILES string CC(C)C(=O)O have?',
    answer: '8',
    distractors: [
      {
        text: '7',
        slip: 'hydrogen-miscounted',
        teaching: 'The hydrogen atom of the acid’s OH group was left out.',
      },
      {
        text: '9',
        slip: 'hydrogen-miscounted',
        teaching: 'The carbon with the branch has only one hydrogen atom.',
      },
      {
        text: '10',
        slip: 'ignored-other-atoms',
        teaching: 'The double bond to oxygen uses two valences of its carbon.',
      },
    ],
    explanation: 'The molecule is 2-methylpropanoic acid, \\ce{(CH3)2CHCOOH}: 3 + 3 + 1 + 1 = 8.',
    reference: 'LibreTexts, Cheminformatics (Belford), chapter 2',
    computation: { kind: 'structure-count', smiles: 'CC(C)C(=O)O', count: 'hydrogens' },
  },
  {
    id: 'physical-chemical-bonding-theory-429',
    topics: ['chemical-bonding-theory'],
    tests: ['cheminformatics'],
    difficulty: 'intermediate',
    text: 'Why does a database store a canonical SMILES for each compound?',
    answer: 'One molecule can be written in many valid ways.',
    distractors: [
      {
        text: 'One string can represent many molecules.',
        slip: 'reversed-cause',
        teaching: 'A full SMILES string names one structure; the problem is the reverse.',
      },
      {
        text: 'Strings must be short enough for a printed page.',
        slip: 'irrelevant-property',
        teaching: 'A canonical SMILES is not chosen for its length.',
      },
      {
        text: 'Coordinates of the atoms are needed for drawing.',
        slip: 'wrong-tool',
        teaching: 'A SMILES string contains no coordinates.',
      },
    ],
    explanation:
      'CCO, OCC and C(O)C are all ethanol. A fixed rule for the order of atoms gives one string, so duplicates are found.',
    reference: 'LibreTexts, Cheminformatics (Belford), chapter 2',
  },
  {
    id: 'physical-chemical-bonding-theory-430',
    topics: ['chemical-bonding-theory'],
    tests: ['cheminformatics'],
    difficulty: 'advanced',
    text: 'Two molecules have fingerprints with 20 and 30 bits set, 15 of them in common. What is their Tanimoto similarity?',
    answer: '0.43',
    distractors: [
      {
        text: '0.30',
        slip: 'counted-twice',
        teaching: 'The common bits were counted twice in the total: 15/50.',
        expression: '15 / (20 + 30)',
      },
      {
        text: '0.50',
        slip: 'one-component-only',
        teaching: 'The common bits were divided by those of the larger fingerprint only.',
        expression: '15 / 30',
      },
      {
        text: '0.75',
        slip: 'one-component-only',
        teaching: 'The common bits were divided by those of the smaller fingerprint only.',
        expression: '15 / 20',
      },
    ],
    explanation:
      'The number of common bits is divided by the number of bits set in at least one of the fingerprints: 15/(20 + 30 − 15) = 0.43.',
    reference: 'LibreTexts, Cheminformatics (Belford), chapter 6',
    computation: { kind: 'quantity', expression: '15/(20+30-15)', unit: '' },
  },
  {
    id: 'physical-mechanisms-429',
    topics: ['mechanisms'],
    tests: ['phase-transfer-catalysis'],
    difficulty: 'beginner',
    text: 'What does a phase-transfer catalyst such as tetrabutylammonium bromide do in a mixture of water and toluene?',
    answer: 'It carries anions into the toluene.',
    distractors: [
      {
        text: 'It carries toluene into the water.',
        slip: 'exchanged-components',
        teaching: 'It is the anion that crosses the boundary, as part of an ion pair.',
      },
      {
        text: 'It makes water and toluene mix fully.',
        slip: 'overgeneralised-rule',
        teaching: 'The two layers remain separate.',
      },
      {
        text: 'It removes water from the toluene.',
        slip: 'wrong-tool',
        teaching: 'The salt is not a drying agent; the toluene stays in contact with the water.',
      },
    ],
    explanation:
      'The lipophilic cation takes the nucleophilic anion along as an ion pair into the organic layer, where the substrate is.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 24',
  },
  {
    id: 'physical-mechanisms-430',
    topics: ['mechanisms'],
    tests: ['phase-transfer-catalysis'],
    difficulty: 'intermediate',
    text: '1-Bromooctane and aqueous \\ce{NaCN} do not react on heating, but they do when a little tetrabutylammonium bromide is added. Why is cyanide so reactive in the organic layer?',
    answer: 'It is hardly solvated there.',
    distractors: [
      {
        text: 'It is protonated there.',
        slip: 'wrong-cause',
        teaching: 'HCN is not a good nucleophile; cyanide enters as an anion.',
      },
      {
        text: 'It is more strongly hydrated there.',
        slip: 'reversed-trend',
        teaching: 'Water stays mostly in its own layer.',
      },
      {
        text: 'It is oxidized there.',
        slip: 'reaction-type-confused',
        teaching: 'Cyanide is not oxidized; the reaction is a substitution.',
      },
    ],
    explanation:
      'Without its shell of water, the anion is a “naked”, strong nucleophile for the \\ce{S_{N}2} reaction.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 24',
  },
  {
    id: 'physical-mechanisms-431',
    topics: ['mechanisms'],
    tests: ['phase-transfer-catalysis', 'supramolecular-chemistry'],
    difficulty: 'intermediate',
    text: 'Potassium permanganate dissolves in benzene, giving “purple benzene”, when 18-crown-6 is added. What does the crown ether bind?',
    answer: '\\ce{K+}, in its cavity',
    distractors: [
      {
        text: '\\ce{MnO4-}, in its cavity',
        slip: 'exchanged-components',
        teaching: 'The oxygen atoms of the ether point their lone pairs at a cation.',
      },
      {
        text: 'Benzene, on its surface',
        slip: 'wrong-tool',
        teaching: 'Benzene is only the solvent and is not bound by the crown ether.',
      },
      {
        text: 'Water, by hydrogen bonds',
        slip: 'wrong-cause',
        teaching: 'The process does not require water.',
      },
    ],
    explanation:
      'The cavity fits \\ce{K+}; the outside is lipophilic. \\ce{MnO4-} follows to keep the charge balanced.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 18.7',
  },
  {
    id: 'physical-mechanisms-432',
    topics: ['mechanisms'],
    tests: ['supramolecular-chemistry'],
    uses: ['phase-transfer-catalysis'],
    difficulty: 'intermediate',
    text: 'Which crown ether binds \\ce{Li+} (ionic diameter about 150 pm) most selectively?',
    answer: '12-Crown-4',
    distractors: [
      { text: '15-Crown-5', slip: 'wrong-property', teaching: 'Its cavity of about 180 pm fits \\ce{Na+}.' },
      { text: '18-Crown-6', slip: 'wrong-property', teaching: 'Its cavity of about 290 pm fits \\ce{K+}.' },
      {
        text: '21-Crown-7',
        slip: 'wrong-property',
        teaching: 'Its cavity is even larger and fits \\ce{Cs+}.',
      },
    ],
    explanation: 'The smallest cavity, about 130 pm, fits the smallest cation best.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 18.7',
  },
  {
    id: 'physical-mechanisms-433',
    topics: ['mechanisms'],
    tests: ['phase-transfer-catalysis'],
    difficulty: 'advanced',
    text: 'Why is tetramethylammonium chloride a poor phase-transfer catalyst for water and toluene?',
    answer: 'Its cation is too hydrophilic.',
    distractors: [
      {
        text: 'Its cation is too lipophilic.',
        slip: 'reversed-trend',
        teaching: 'Four methyl groups are small; the salt stays in water.',
      },
      {
        text: 'Its anion is too lipophilic.',
        slip: 'property-misjudged',
        teaching: 'Chloride is small and hydrophilic, not lipophilic.',
      },
      {
        text: 'Its cation is a strong acid.',
        slip: 'wrong-property',
        teaching: 'Quaternary ammonium ions have no acidic N–H.',
      },
    ],
    explanation:
      'A cation must be lipophilic enough to enter the organic layer: butyl or longer chains make this possible, but methyl groups do not.',
    reference: 'McMurry, Organic Chemistry (OpenStax), chapter 24',
  },
  {
    id: 'physical-quantum-mechanics-418',
    topics: ['quantum-mechanics'],
    tests: ['uv-visible-spectra-of-conjugated-molecules'],
    difficulty: 'beginner',
    text: 'Which part of a molecule is called a chromophore in UV–vis spectroscopy?',
    answer: 'The group whose electrons absorb the light',
    distractors: [
      {
        text: 'The group that donates a proton',
        slip: 'other-terms-meaning',
        teaching: 'This is an acidic group.',
      },
      {
        text: 'The carbon with four different groups',
        slip: 'other-terms-meaning',
        teaching: 'This is a stereocenter.',
      },
      {
        text: 'The solvent shell around the molecule',
        slip: 'wrong-region',
        teaching: 'The solvent shifts bands, but it is not part of the molecule.',
      },
    ],
    explanation:
      'Chromophores have π or n electrons that can be excited, such as C=C, C=O, N=N or aromatic rings.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 14.7',
  },
  {
    id: 'physical-quantum-mechanics-419',
    topics: ['quantum-mechanics'],
    tests: ['uv-visible-spectra-of-conjugated-molecules'],
    difficulty: 'intermediate',
    text: 'For enones, Woodward’s rules give 215 nm for an acyclic parent, +10 nm for an α and +12 nm for each β alkyl group. What *λ*_{max} is predicted for 4-methylpent-3-en-2-one, \\ce{(CH3)2C=CHCOCH3}?',
    answer: '239 nm',
    distractors: [
      {
        text: '227 nm',
        slip: 'substituents-miscounted',
        teaching: 'Only one methyl group was counted, but there are two on the β carbon.',
        expression: '215 + 12',
      },
      {
        text: '235 nm',
        slip: 'exchanged-components',
        teaching: 'The α increment was used; both methyl groups are β.',
        expression: '215 + 2 * 10',
      },
      {
        text: '249 nm',
        slip: 'substituents-miscounted',
        teaching:
          'The methyl group on C=O was counted as an α group; it is not on the C=C bond and is not counted.',
        expression: '215 + 2 * 12 + 10',
      },
    ],
    explanation:
      'Both methyl groups are on the β carbon of an acyclic enone: 215 + 2 × 12 = 239 nm (observed: 238 nm).',
    reference: 'LibreTexts, Organic Chemistry, Woodward-Fieser Rules',
    computation: { kind: 'quantity', expression: '215+2*12', unit: 'nm' },
  },
  {
    id: 'physical-quantum-mechanics-420',
    topics: ['quantum-mechanics'],
    tests: ['electronic-spectroscopy'],
    uses: ['uv-visible-spectra-of-conjugated-molecules'],
    difficulty: 'advanced',
    text: 'Acetone absorbs weakly at 279 nm (n → π\\*) and strongly at 188 nm (π → π\\*). What happens to the n → π\\* band in water compared with hexane?',
    answer: 'It moves to shorter wavelengths.',
    distractors: [
      {
        text: 'It moves to longer wavelengths.',
        slip: 'reversed-trend',
        teaching: 'This is typical of π → π\\* bands in polar solvents.',
      },
      {
        text: 'It splits into two bands at longer wavelengths.',
        slip: 'event-invented',
        teaching: 'It remains a single band, and hydrogen bonds to the lone pair widen the gap.',
      },
      {
        text: 'It stays at the same wavelength.',
        slip: 'effect-where-none',
        teaching: 'Hydrogen bonds to the lone pair change its energy.',
      },
    ],
    explanation:
      'Hydrogen bonds stabilize the lone pair of the ground state; the excited state, with one n electron fewer, gains less. The gap grows (blue shift).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 14.7',
  },
];

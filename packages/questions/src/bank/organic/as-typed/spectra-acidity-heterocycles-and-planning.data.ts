import type { WrittenQuestion } from '../../written-question.ts';

/** Infrared bands, DEPT, first NMR spectra, acidity, stereochemistry, heterocycles, olefination, photoredox and flow, retrosynthesis. */
export const spectraAcidityHeterocyclesAndPlanningQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-spectroscopy-organic-501',
    topics: ['spectroscopy-organic'],
    tests: ['carbon-13-nmr'],
    difficulty: 'beginner',
    text: 'In a DEPT-135 spectrum, which carbon gives a signal that points down (CH and \\ce{CH3} up)?',
    answer: '\\ce{CH2}',
    distractors: [
      { text: '\\ce{CH3}', slip: 'dept-misread', teaching: '\\ce{CH3} points up, as CH does.' },
      { text: 'CH', slip: 'dept-misread', teaching: 'CH points up; in DEPT-90 it is the only one.' },
      { text: 'C without hydrogen', slip: 'dept-misread', teaching: 'It gives no signal in DEPT at all.' },
    ],
    explanation: 'DEPT-135: CH and \\ce{CH3} positive, \\ce{CH2} negative, quaternary carbon absent.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.12',
  },
  {
    id: 'organic-spectroscopy-organic-502',
    topics: ['spectroscopy-organic'],
    tests: ['carbon-13-nmr'],
    difficulty: 'intermediate',
    text: 'A carbon signal at 148 ppm is seen in the ordinary ^{13}C spectrum, but neither in DEPT-90 nor in DEPT-135. What kind of carbon is it?',
    answer: 'A carbon without hydrogen',
    distractors: [
      {
        text: 'A CH of a benzene ring',
        slip: 'dept-misread',
        teaching: 'It would appear in both DEPT spectra.',
      },
      {
        text: 'A \\ce{CH2} of an alkene',
        slip: 'dept-misread',
        teaching: 'It would point down in DEPT-135.',
      },
      {
        text: 'A \\ce{CH3} on oxygen',
        slip: 'dept-misread',
        teaching: 'It would point up in DEPT-135, and at about 55 ppm.',
      },
    ],
    explanation:
      'DEPT passes polarization from bonded hydrogens to carbon. Without hydrogen there is no signal: a quaternary *sp*^{2} carbon.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.12',
  },
  {
    id: 'organic-spectroscopy-organic-503',
    topics: ['spectroscopy-organic'],
    tests: ['carbon-13-nmr'],
    difficulty: 'intermediate',
    text: '\\ce{C4H10O} shows in DEPT-135 three positive signals (10, 23 and 69 ppm) and a negative one (32 ppm). Which compound is it?',
    answer: 'Butan-2-ol',
    distractors: [
      {
        text: 'Butan-1-ol',
        slip: 'signal-misassigned',
        teaching: 'It would show three negative signals and one positive.',
      },
      {
        text: 'Diethyl ether',
        slip: 'symmetry-overlooked',
        teaching: 'It has two signals only, one negative and one positive.',
      },
      {
        text: '2-Methylpropan-1-ol',
        slip: 'signal-misassigned',
        teaching: 'It would have a negative signal near 70 ppm (\\ce{CH2OH}) and two kinds of positive ones.',
      },
    ],
    explanation:
      'Positive: two \\ce{CH3} (10 and 23 ppm) and CH–O (69 ppm); negative: one \\ce{CH2} (32 ppm). This is \\ce{CH3CH(OH)CH2CH3}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.12',
  },
  {
    id: 'organic-spectroscopy-organic-504',
    topics: ['spectroscopy-organic'],
    tests: ['carbon-13-nmr'],
    uses: ['combined-structure-elucidation'],
    difficulty: 'advanced',
    text: 'A carbonyl compound \\ce{C5H10O} shows one signal in DEPT-90; in DEPT-135 three signals, all positive. Which compound is it?',
    answer: '3-Methylbutan-2-one',
    distractors: [
      {
        text: 'Pentan-2-one',
        slip: 'signal-misassigned',
        teaching: 'It contains \\ce{CH2} groups, which point down.',
      },
      {
        text: 'Pentan-3-one',
        slip: 'signal-misassigned',
        teaching: 'It contains \\ce{CH2} groups and no CH.',
      },
      {
        text: '2,2-Dimethylpropanal',
        slip: 'formulas-not-compared',
        teaching: 'Its CHO and \\ce{CH3} carbons give two signals only in DEPT-135.',
      },
    ],
    explanation:
      'One CH (DEPT-90) and two kinds of \\ce{CH3}, no \\ce{CH2}: \\ce{CH3COCH(CH3)2}. The C=O carbon appears in neither DEPT spectrum.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.12',
  },
  {
    id: 'organic-spectroscopy-organic-505',
    topics: ['spectroscopy-organic'],
    tests: ['infrared-spectroscopy'],
    difficulty: 'beginner',
    text: 'Which infrared absorption shows that a compound contains a C=O group?',
    answer: 'A strong band near 1715 cm^{−1}',
    distractors: [
      {
        text: 'A broad band near 3350 cm^{−1}',
        slip: 'band-misassigned',
        teaching: 'This is the O–H stretch of an alcohol.',
      },
      {
        text: 'A sharp band near 2250 cm^{−1}',
        slip: 'band-misassigned',
        teaching: 'This is the C≡N stretch of a nitrile.',
      },
      {
        text: 'A strong band near 1100 cm^{−1}',
        slip: 'band-misassigned',
        teaching: 'C–O single bonds absorb there.',
      },
    ],
    explanation:
      'The C=O stretch of aldehydes, ketones, acids and esters lies at about 1670 to 1780 cm^{−1} and is strong.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 12.8',
  },
  {
    id: 'organic-spectroscopy-organic-506',
    topics: ['spectroscopy-organic'],
    tests: ['infrared-spectroscopy'],
    difficulty: 'beginner',
    text: 'Which class of compounds shows a broad, strong band centered near 3350 cm^{−1} and none between 1650 and 1800 cm^{−1}?',
    answer: 'Alcohols',
    distractors: [
      {
        text: 'Carboxylic acids',
        slip: 'band-misassigned',
        teaching: 'They show C=O near 1710 cm^{−1} and a still broader O–H band.',
      },
      { text: 'Ketones', slip: 'band-misassigned', teaching: 'They show C=O near 1715 cm^{−1} and no O–H.' },
      { text: 'Ethers', slip: 'band-misassigned', teaching: 'They have no O–H bond to absorb there.' },
    ],
    explanation:
      'Hydrogen-bonded O–H gives the broad band; without C=O the compound is an alcohol (or phenol).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 12.8',
  },
  {
    id: 'organic-spectroscopy-organic-507',
    topics: ['spectroscopy-organic'],
    tests: ['infrared-spectroscopy'],
    difficulty: 'intermediate',
    text: 'A liquid \\ce{C4H7N} absorbs sharply at 2247 cm^{−1} and not above 3000 cm^{−1}. Which compound can it be?',
    answer: 'Butanenitrile',
    distractors: [
      {
        text: 'But-3-yn-1-amine',
        slip: 'band-misassigned',
        teaching: 'It has another formula (\\ce{C4H7N} too), but ≡C–H and N–H absorb above 3000 cm^{−1}.',
      },
      { text: 'Pyrroline, a cyclic amine', slip: 'band-misassigned', teaching: 'It has no triple bond.' },
      {
        text: 'Butanamide',
        slip: 'functional-group-confused',
        teaching: 'It contains oxygen and shows N–H bands.',
      },
    ],
    explanation:
      '2200 to 2260 cm^{−1} is the region of C≡N. All hydrogens are on *sp*^{3} carbon, below 3000 cm^{−1}: \\ce{CH3CH2CH2CN}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 12.8',
  },
  {
    id: 'organic-spectroscopy-organic-508',
    topics: ['spectroscopy-organic'],
    tests: ['infrared-spectroscopy'],
    difficulty: 'intermediate',
    text: 'How does the infrared spectrum tell hexanal from hexan-2-one, both with C=O near 1720 cm^{−1}?',
    answer: 'Hexanal has two bands near 2720 and 2820 cm^{−1}.',
    distractors: [
      {
        text: 'Hexanal has a broad band near 3350 cm^{−1}.',
        slip: 'band-misassigned',
        teaching: 'An aldehyde has no O–H.',
      },
      {
        text: 'Hexan-2-one has a sharp band near 2250 cm^{−1}.',
        slip: 'band-misassigned',
        teaching: 'A ketone has no triple bond.',
      },
      {
        text: 'Hexan-2-one has two bands near 3300 and 3400 cm^{−1}.',
        slip: 'band-misassigned',
        teaching: 'These are the N–H bands of a primary amine.',
      },
    ],
    explanation:
      'The C–H stretch of the CHO group is seen at lower wavenumbers than other C–H bands, as a pair.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 12.8',
  },
  {
    id: 'organic-spectroscopy-organic-509',
    topics: ['spectroscopy-organic'],
    tests: ['nmr-integration'],
    uses: ['proton-nmr'],
    difficulty: 'beginner',
    text: 'What do the areas (integrals) of the signals in a proton NMR spectrum tell?',
    answer: 'The ratio of hydrogens behind the signals',
    distractors: [
      {
        text: 'The number of neighbors of each hydrogen',
        slip: 'splitting-for-shift',
        teaching: 'The splitting tells this.',
      },
      {
        text: 'The kind of atoms near each hydrogen',
        slip: 'height-for-position',
        teaching: 'The chemical shift tells this.',
      },
      {
        text: 'The number of kinds of hydrogen',
        slip: 'signals-for-hydrogens',
        teaching: 'The number of signals tells this.',
      },
    ],
    explanation:
      'Signals ↔ kinds of hydrogen; position ↔ surroundings; splitting ↔ neighbors; area ↔ how many.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.5',
  },
  {
    id: 'organic-spectroscopy-organic-510',
    topics: ['spectroscopy-organic'],
    tests: ['proton-nmr'],
    difficulty: 'beginner',
    text: 'How many signals does the proton NMR spectrum of methyl acetate have, \\ce{CH3COOCH3}, and what do they look like?',
    answer: 'Two singlets of equal area',
    distractors: [
      {
        text: 'Two quartets, 3 : 1',
        slip: 'n-plus-one-misapplied',
        teaching:
          'No hydrogens on neighboring carbon atoms split the signals, and each methyl group has three hydrogens.',
      },
      {
        text: 'Two quartets of equal area',
        slip: 'n-plus-one-misapplied',
        teaching: 'There are no hydrogens on neighboring carbon atoms.',
      },
      {
        text: 'Two singlets, 3 : 1',
        slip: 'hydrogen-miscounted',
        teaching: 'Each methyl group has three hydrogens.',
      },
    ],
    explanation:
      '\\ce{CH3} on C=O (2.0 ppm) and \\ce{CH3} on O (3.7 ppm) have no neighbors to couple with: two singlets of equal area.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.3',
  },
  {
    id: 'organic-spectroscopy-organic-511',
    topics: ['spectroscopy-organic'],
    tests: ['proton-nmr', 'spin-spin-splitting'],
    difficulty: 'intermediate',
    text: 'A proton NMR spectrum shows a triplet (3H, 1.1 ppm) and a quartet (2H, 2.4 ppm). To which fragment do the two signals belong?',
    answer: '\\ce{CH3CH2-} next to C=O',
    distractors: [
      {
        text: '\\ce{CH3-} and \\ce{CH-} next to O',
        slip: 'own-hydrogens-counted',
        teaching: 'A triplet means two neighbors, a quartet three.',
      },
      {
        text: '\\ce{CH3CH2-} next to O',
        slip: 'signal-misassigned',
        teaching: '\\ce{OCH2} would stand near 3.5 to 4.2 ppm.',
      },
      {
        text: '\\ce{(CH3)2CH-} next to C=O',
        slip: 'signal-misassigned',
        teaching: 'That is a doublet (6H) and a septet (1H).',
      },
    ],
    explanation:
      '\\ce{CH3} has two neighbors (triplet), \\ce{CH2} three (quartet): an ethyl group; 2.4 ppm fits \\ce{CH2} beside C=O.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.6',
  },
  {
    id: 'organic-acidity-and-basicity-501',
    topics: ['acidity-and-basicity'],
    tests: ['acidity-of-organic-compounds'],
    difficulty: 'beginner',
    text: 'Which is the most acidic of \\ce{CH4}, \\ce{NH3}, \\ce{H2O} and HF, and by what factor of “ARIO”?',
    answer: 'HF, by the atom',
    distractors: [
      {
        text: '\\ce{CH4}, by the atom',
        slip: 'acidity-order-reversed',
        teaching: 'Carbon holds a negative charge worst in this row.',
      },
      {
        text: '\\ce{H2O}, by resonance',
        slip: 'resonance-ignored',
        teaching: 'None of the four anions has resonance.',
      },
      {
        text: '\\ce{NH3}, by induction',
        slip: 'acidity-order-reversed',
        teaching: 'Nitrogen holds the charge less well than oxygen or fluorine.',
      },
    ],
    explanation:
      'In a row, the more electronegative atom bears the negative charge better: \\ce{F-} is the most stable anion.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 2.8',
  },
  {
    id: 'organic-acidity-and-basicity-502',
    topics: ['acidity-and-basicity'],
    tests: ['acidity-of-organic-compounds'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'beginner',
    text: 'Acetic acid (p*K*_{a} 4.8) is far stronger than ethanol (16). Which factor of “ARIO” is decisive?',
    answer: 'Resonance of the anion',
    distractors: [
      {
        text: 'A different atom bearing the charge',
        slip: 'holds-for-both',
        teaching: 'In both the charge is on oxygen.',
      },
      {
        text: 'A different orbital holding the charge',
        slip: 'irrelevant-property',
        teaching: 'The difference in orbital is minor here; two oxygens share the charge.',
      },
      {
        text: 'Induction by the methyl group',
        slip: 'inductive-effect-ignored',
        teaching: 'Methyl is present in both and releases electrons.',
      },
    ],
    explanation: 'Acetate shares its charge equally between two oxygens; in ethoxide it stays on one.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.2',
  },
  {
    id: 'organic-acidity-and-basicity-503',
    topics: ['acidity-and-basicity'],
    tests: ['acidity-of-organic-compounds'],
    difficulty: 'intermediate',
    text: 'Which order of p*K*_{a}, from low to high, is right?',
    answer: 'Acetic acid < phenol < ethanol < ethyne',
    distractors: [
      {
        text: 'Ethyne < ethanol < phenol < acetic acid',
        slip: 'acidity-order-reversed',
        teaching: 'A low p*K*_{a} means a strong acid.',
      },
      {
        text: 'Acetic acid < ethanol < phenol < ethyne',
        slip: 'resonance-ignored',
        teaching: 'Phenoxide is stabilized by the ring; ethoxide is not.',
      },
      {
        text: 'Phenol < acetic acid < ethyne < ethanol',
        slip: 'series-misordered',
        teaching: 'Two oxygens share the charge better than ring carbons; and O bears it better than C.',
      },
    ],
    explanation:
      'p*K*_{a}: 4.8, 10, 16, 25: resonance over two oxygens, over a ring, charge on one oxygen, on an *sp* carbon.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.13',
  },
  {
    id: 'organic-acidity-and-basicity-504',
    topics: ['acidity-and-basicity'],
    tests: ['acidity-of-organic-compounds'],
    difficulty: 'advanced',
    text: 'Which proton of 4-hydroxybenzoic acid, \\ce{HOC6H4COOH}, is lost first to a base, and which site of its dianion takes up a proton first?',
    answer: 'COOH loses first; the phenoxide takes up first',
    distractors: [
      {
        text: 'Phenol OH loses first; the carboxylate takes up first',
        slip: 'acidity-order-reversed',
        teaching: 'COOH (p*K*_{a} 4.6) is more acidic than the phenol (9.3).',
      },
      {
        text: 'COOH loses first; the carboxylate takes up first',
        slip: 'one-part-right',
        teaching: 'The weaker acid has the stronger conjugate base.',
      },
      {
        text: 'Phenol OH loses first; the phenoxide takes up first',
        slip: 'one-part-right',
        teaching: 'The more acidic proton leaves first.',
      },
    ],
    explanation:
      'The strongest acid gives up its proton first; the strongest base takes one first. Carboxylic acid > phenol, so phenoxide > carboxylate as a base.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.2',
  },
  {
    id: 'organic-stereochemistry-505',
    topics: ['stereochemistry'],
    tests: ['enantiomers-and-diastereomers'],
    difficulty: 'beginner',
    text: 'A compound with two stereocenters is (2*R*,3*R*). Which isomer is its enantiomer, and which a diastereomer?',
    answer: '(2*S*,3*S*); (2*R*,3*S*)',
    distractors: [
      {
        text: '(2*R*,3*S*); (2*S*,3*S*)',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching: 'The mirror image inverts both centers.',
      },
      {
        text: '(2*S*,3*R*); (2*R*,3*S*)',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching: 'Inverting one center gives a diastereomer.',
      },
      {
        text: '(2*R*,3*R*); (2*S*,3*S*)',
        slip: 'configuration-difference-overlooked',
        teaching: 'The first one is the compound itself.',
      },
    ],
    explanation: 'Enantiomers differ at all stereocenters, diastereomers at some but not all.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.6',
  },
  {
    id: 'organic-stereochemistry-506',
    topics: ['stereochemistry'],
    tests: ['enantiomers-and-diastereomers'],
    difficulty: 'intermediate',
    text: 'Two stereoisomers have the same constitution, melt at 80 °C and 124 °C and can be separated on ordinary silica. How are they related?',
    answer: 'As diastereomers',
    distractors: [
      {
        text: 'As enantiomers',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching: 'Enantiomers have the same melting point and move alike on achiral silica.',
      },
      {
        text: 'As constitutional isomers',
        slip: 'constitution-confused-with-configuration',
        teaching: 'Their constitution is said to be the same.',
      },
      {
        text: 'As conformers',
        slip: 'other-isomerism',
        teaching:
          'Conformers interconvert by rotation at room temperature; they cannot be separated like this.',
      },
    ],
    explanation: 'Diastereomers are not mirror images and differ in all physical properties.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.6',
  },
  {
    id: 'organic-stereochemistry-507',
    topics: ['stereochemistry'],
    tests: ['enantiomers-and-diastereomers', 'cis-trans-isomerism'],
    difficulty: 'intermediate',
    text: '*cis*- and *trans*-But-2-ene are stereoisomers. How are they related?',
    answer: 'As diastereomers, without any stereocenter on tetrahedral carbon',
    distractors: [
      {
        text: 'As enantiomers, which rotate light in opposite directions',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching: 'Neither is chiral, and they are not mirror images.',
      },
      {
        text: 'As constitutional isomers, which differ in the place of the double bond',
        slip: 'constitution-confused-with-configuration',
        teaching: 'The double bond is in the same place.',
      },
      {
        text: 'As conformers, which interconvert by rotation about the double bond',
        slip: 'other-isomerism',
        teaching: 'The π bond prevents rotation.',
      },
    ],
    explanation:
      'Stereoisomers that are not mirror images of each other are diastereomers: *cis*–*trans* isomers are included.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.9',
  },
  {
    id: 'organic-pericyclic-reactions-501',
    topics: ['pericyclic-reactions'],
    tests: ['diels-alder-reaction'],
    difficulty: 'intermediate',
    text: 'Cyclopentadiene and maleic anhydride give mainly one adduct at room temperature. Where does the anhydride ring lie in it?',
    answer: 'Endo: below, near the new C=C bond',
    distractors: [
      {
        text: 'Exo: on the side of the \\ce{CH2} bridge',
        slip: 'endo-exo-confused',
        teaching: 'This is the exo adduct, more stable, but formed more slowly.',
      },
      {
        text: 'On the \\ce{CH2} bridge itself',
        slip: 'position-shifted',
        teaching: 'The bridge carbon takes no part.',
      },
      {
        text: 'At the bridgeheads',
        slip: 'position-shifted',
        teaching: 'The bridgeheads are the ends of the diene.',
      },
    ],
    explanation:
      'Secondary orbital overlap of C=O with the forming π bond (and electrostatics) favors the endo transition state.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 14.5',
  },
  {
    id: 'organic-pericyclic-reactions-502',
    topics: ['pericyclic-reactions'],
    tests: ['diels-alder-reaction', 'kinetic-and-thermodynamic-control'],
    difficulty: 'intermediate',
    text: 'Furan and maleimide give the endo adduct at 25 °C after an hour, but the exo adduct at 90 °C after days. Which explanation fits?',
    answer: 'Endo forms faster; exo is more stable.',
    distractors: [
      {
        text: 'Exo forms faster; endo is more stable.',
        slip: 'kinetic-for-thermodynamic',
        teaching: 'What is found early and cold is the faster product.',
      },
      {
        text: 'Endo is both faster and more stable.',
        slip: 'overgeneralised-rule',
        teaching: 'Then heating would not change the product.',
      },
      {
        text: 'Heat turns the reaction into a radical one.',
        slip: 'mechanism-confused',
        teaching: 'The Diels–Alder reaction is reversible; that is enough.',
      },
    ],
    explanation:
      'The retro-reaction lets endo fall apart on heating; in the end the less crowded exo adduct collects.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 34',
  },
  {
    id: 'organic-pericyclic-reactions-503',
    topics: ['pericyclic-reactions'],
    tests: ['diels-alder-reaction'],
    difficulty: 'advanced',
    text: '(*E*,*E*)-Hexa-2,4-diene and methyl acrylate react by an endo transition state. How do the two methyl groups and the ester stand in the cyclohexene?',
    answer: 'Methyls *cis*, ester on the same side',
    distractors: [
      {
        text: 'Methyls *cis*, ester on the opposite side',
        slip: 'endo-exo-confused',
        teaching: 'This is the exo adduct.',
      },
      {
        text: 'Methyls *trans*, ester on the side of the nearer one',
        slip: 'diene-configuration-lost',
        teaching: 'Two *E* bonds bring both methyl groups to one side.',
      },
      {
        text: 'Methyls *trans*, ester on the side of the farther one',
        slip: 'diene-configuration-lost',
        teaching: 'With two *E* bonds the methyl groups end on one side, and endo puts the ester there, too.',
      },
    ],
    explanation:
      'Outside groups of an *E*,*E* diene end *cis* to each other; endo places the ester on the same side as them: methyls *cis*, ester on the same side.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 34',
  },
  {
    id: 'organic-aromatic-compounds-513',
    topics: ['aromatic-compounds'],
    tests: ['synthesis-of-heterocycles'],
    difficulty: 'beginner',
    text: 'Which starting materials give an indole in the Fischer synthesis?',
    answer: 'Phenylhydrazine and a ketone, with acid',
    distractors: [
      {
        text: 'Aniline and a ketone, with base',
        slip: 'reagent-misread',
        teaching: 'Without the second nitrogen there is no N–N bond to break.',
      },
      {
        text: 'Nitrobenzene and a ketone, with base',
        slip: 'reagent-misread',
        teaching: 'An arylhydrazine is needed.',
      },
      {
        text: 'Phenylhydrazine and an ester, with base',
        slip: 'reagent-misread',
        teaching: 'The hydrazone of an aldehyde or ketone with \\ce{CH2} beside C=O is needed.',
      },
    ],
    explanation: 'The phenylhydrazone of an enolizable ketone is heated with acid; ammonia is lost.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 30',
  },
  {
    id: 'organic-aromatic-compounds-514',
    topics: ['aromatic-compounds'],
    tests: ['synthesis-of-heterocycles', 'sigmatropic-rearrangements'],
    difficulty: 'intermediate',
    text: 'Which step of the Fischer indole synthesis makes the C–C bond and breaks N–N?',
    answer: 'A [3,3] rearrangement of the enehydrazine',
    distractors: [
      {
        text: 'An S_{N}2 attack of the ring on the hydrazone',
        slip: 'mechanism-confused',
        teaching: 'No leaving group is on carbon here.',
      },
      {
        text: 'A radical cleavage of the hydrazone by light',
        slip: 'mechanism-confused',
        teaching: 'Acid and heat suffice; no light is used.',
      },
      {
        text: 'A [4+2] addition of the ring to the enamine',
        slip: 'mechanism-confused',
        teaching: 'The six atoms C=C–N–N–C=C rearrange; nothing is added.',
      },
    ],
    explanation:
      'The hydrazone tautomerizes to an ene-hydrazine: C=C–N–N–C=C(ring), which reacts like a Cope system. Re-aromatization, ring closure and loss of \\ce{NH3} follow.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 30',
  },
  {
    id: 'organic-aromatic-compounds-515',
    topics: ['aromatic-compounds'],
    tests: ['synthesis-of-heterocycles'],
    difficulty: 'intermediate',
    text: 'What does the Fischer synthesis with phenylhydrazine and cyclohexanone give?',
    answer: '1,2,3,4-Tetrahydrocarbazole',
    distractors: [
      {
        text: '2-Cyclohexylindole',
        slip: 'wrong-carbon-attacked',
        teaching: 'The ring of the ketone is fused to positions 2 and 3.',
      },
      {
        text: '3-Cyclohexylindole',
        slip: 'wrong-carbon-attacked',
        teaching: 'Positions 2 and 3 come from the ketone, whose ring is fused to the indole there.',
      },
      {
        text: '1,2,3,4-Tetrahydroacridine',
        slip: 'reagents-of-another-ring',
        teaching: 'This comes from 2-aminobenzaldehyde; phenylhydrazine gives a ring of five with nitrogen.',
      },
    ],
    explanation:
      'The C=O carbon becomes position 2, its \\ce{CH2} neighbor position 3: a six-membered ring fused to the indole.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 30',
  },
  {
    id: 'organic-aromatic-compounds-516',
    topics: ['aromatic-compounds'],
    tests: ['synthesis-of-heterocycles'],
    difficulty: 'beginner',
    text: 'Which components make the dihydropyridine of the Hantzsch synthesis?',
    answer: 'Aldehyde, 2 β-keto ester, ammonia',
    distractors: [
      {
        text: '2 aldehyde, β-keto ester, ammonia',
        slip: 'reagent-equivalents-ignored',
        teaching: 'The ring needs two keto ester units and one aldehyde carbon.',
      },
      {
        text: '2 aldehyde, β-keto ester, hydrazine',
        slip: 'reagent-misread',
        teaching: 'Hydrazine leads to five-membered pyrazoles.',
      },
      {
        text: '2 aldehyde, β-keto ester, urea',
        slip: 'reagent-misread',
        teaching: 'Urea is for the Biginelli reaction, with two nitrogens in the ring.',
      },
    ],
    explanation:
      'Ammonia gives N, the aldehyde carbon 4, each acetoacetate two ring carbons: a symmetrical 1,4-dihydropyridine.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 30',
  },
  {
    id: 'organic-aromatic-compounds-517',
    topics: ['aromatic-compounds'],
    tests: ['synthesis-of-heterocycles'],
    difficulty: 'intermediate',
    text: 'How is the 1,4-dihydropyridine from a Hantzsch reaction turned into a pyridine?',
    answer: 'By oxidation, with \\ce{HNO3} or a quinone',
    distractors: [
      {
        text: 'By reduction, with \\ce{NaBH4}',
        slip: 'reaction-type-confused',
        teaching: 'Hydrogen has to be removed, not added.',
      },
      {
        text: 'By dehydration, with \\ce{H2SO4}',
        slip: 'reaction-type-confused',
        teaching: 'Two hydrogens leave, no water.',
      },
      {
        text: 'By hydrolysis, with NaOH',
        slip: 'reaction-type-confused',
        teaching: 'This would saponify the ester groups.',
      },
    ],
    explanation: 'Removal of H from N and carbon 4 makes the ring aromatic, so mild oxidants suffice.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 30',
  },
  {
    id: 'organic-aromatic-compounds-518',
    topics: ['aromatic-compounds'],
    tests: ['synthesis-of-heterocycles'],
    difficulty: 'advanced',
    text: 'In the Hantzsch synthesis one acetoacetate meets the aldehyde (Knoevenagel), the other ammonia (enamine). How do the two halves join?',
    answer: 'By Michael addition of the enamine',
    distractors: [
      {
        text: 'By Claisen condensation of the esters',
        slip: 'mechanism-confused',
        teaching: 'The ester groups stay.',
      },
      {
        text: 'By S_{N}2 attack on the aldehyde',
        slip: 'mechanism-confused',
        teaching: 'The aldehyde carbon is by then part of an alkylidene.',
      },
      {
        text: 'By [4+2] addition of two alkenes',
        slip: 'mechanism-confused',
        teaching: 'The steps are polar ones.',
      },
    ],
    explanation:
      'The enamine carbon adds to the β carbon of the alkylidene compound; N then attacks the remaining C=O, and water leaves.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 30',
  },
  {
    id: 'organic-aromatic-compounds-519',
    topics: ['aromatic-compounds'],
    tests: ['heterocycles'],
    difficulty: 'intermediate',
    text: 'At which position does indole react with electrophiles, and why?',
    answer: 'Position 3; the benzene ring stays aromatic',
    distractors: [
      {
        text: 'Position 2; the cation next to N is benzylic',
        slip: 'directing-effect-confused',
        teaching: 'Attack there breaks the benzene sextet to involve nitrogen.',
      },
      {
        text: 'Position 5; the benzene ring is more electron-rich',
        slip: 'directing-effect-confused',
        teaching: 'The five-membered ring is the electron-rich part.',
      },
      {
        text: 'Nitrogen; its lone pair is free',
        slip: 'lone-pair-misplaced',
        teaching: 'The lone pair belongs to the aromatic system.',
      },
    ],
    explanation:
      'Attack at position 3 leaves a cation stabilized by N (iminium) without disturbing the benzene ring.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 29',
  },
  {
    id: 'organic-aromatic-compounds-520',
    topics: ['aromatic-compounds'],
    tests: ['heterocycles', 'nucleophilic-aromatic-substitution'],
    difficulty: 'advanced',
    text: 'Pyridine and \\ce{NaNH2} give 2-aminopyridine (Chichibabin). Which comparison with benzene explains this?',
    answer: 'The ring nitrogen takes up the charge of the adduct.',
    distractors: [
      {
        text: 'The ring nitrogen gives its lone pair to the ring.',
        slip: 'directing-effect-confused',
        teaching: 'The lone pair lies in the plane, outside the π system.',
      },
      {
        text: 'The ring nitrogen leaves and is replaced by \\ce{NH2}.',
        slip: 'leaving-group-misjudged',
        teaching: 'It stays in the ring.',
      },
      {
        text: 'The ring nitrogen is more acidic than C–H of benzene.',
        slip: 'wrong-cause',
        teaching: 'There is no N–H bond.',
      },
    ],
    explanation:
      'Nucleophiles add at positions 2 or 4, where the negative charge reaches the electronegative N; hydride is lost to give \\ce{H2}.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 29',
  },
  {
    id: 'organic-carbonyl-compounds-543',
    topics: ['carbonyl-compounds'],
    tests: ['wittig-reaction'],
    difficulty: 'beginner',
    text: 'Which alkene does benzaldehyde give with \\ce{(C2H5O)2P(O)CH2COOC2H5} and NaH (Horner–Wadsworth–Emmons)?',
    answer: 'Ethyl (*E*)-3-phenylprop-2-enoate',
    distractors: [
      {
        text: 'Ethyl (*Z*)-3-phenylprop-2-enoate',
        slip: 'double-bond-isomers-overlooked',
        teaching: 'Simple phosphonates give the *E* ester.',
      },
      {
        text: 'Ethyl (*Z*)-3-phenylbut-2-enoate',
        slip: 'carbon-lost-or-added',
        teaching: 'The aldehyde brings CH only, without a methyl group, and the *E* ester forms.',
      },
      {
        text: 'Ethyl 3-hydroxy-3-phenylpropanoate',
        slip: 'reagent-misread',
        teaching: 'The phosphate leaves with the oxygen: an alkene forms.',
      },
    ],
    explanation: 'The stabilized carbanion adds to CHO, and diethyl phosphate leaves: ethyl cinnamate, *E*.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 27',
  },
  {
    id: 'organic-carbonyl-compounds-544',
    topics: ['carbonyl-compounds'],
    tests: ['wittig-reaction'],
    difficulty: 'intermediate',
    text: 'What practical advantage does the Horner–Wadsworth–Emmons reaction have over the Wittig reaction with a stabilized ylide?',
    answer: 'The phosphate by-product is washed out with water.',
    distractors: [
      {
        text: 'The phosphonate carbanion is less nucleophilic.',
        slip: 'reversed-trend',
        teaching: 'It is more nucleophilic and reacts with ketones as well.',
      },
      {
        text: 'The reaction needs no base at all.',
        slip: 'wrong-cause',
        teaching: 'A base such as NaH makes the carbanion.',
      },
      {
        text: 'The triphenylphosphine oxide crystallizes.',
        slip: 'wrong-cause',
        teaching: 'This is the by-product of the Wittig reaction, often troublesome.',
      },
    ],
    explanation:
      'The by-product of the Wittig reaction, \\ce{Ph3P=O}, has to be separated from the product. Sodium diethyl phosphate dissolves in water, so it is washed out with water.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 27',
  },
  {
    id: 'organic-carbonyl-compounds-545',
    topics: ['carbonyl-compounds'],
    tests: ['wittig-reaction'],
    difficulty: 'advanced',
    text: 'Why do ordinary phosphonates give *E* alkenes in the Horner–Wadsworth–Emmons reaction, while Still–Gennari phosphonates (\\ce{OCH2CF3}) give *Z*?',
    answer: '\\ce{OCH2CF3} speeds up elimination, so addition is not reversed.',
    distractors: [
      {
        text: '\\ce{OCH2CF3} slows elimination, so addition is fully reversed.',
        slip: 'reversed-trend',
        teaching: 'Reversible addition leads to *E*.',
      },
      {
        text: '\\ce{OCH2CF3} is smaller, so the groups come closer together.',
        slip: 'steric-hindrance-ignored',
        teaching: 'It is larger than ethoxy.',
      },
      {
        text: '\\ce{OCH2CF3} isomerizes *E* to *Z* after the reaction.',
        slip: 'wrong-cause',
        teaching: '*E* is the more stable isomer.',
      },
    ],
    explanation:
      'Usually the adducts equilibrate and the one leading to *E* eliminates faster. The electron-poor phosphorus closes the ring at once, so the kinetic (syn) adduct gives *Z*.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 27',
  },
  {
    id: 'organic-functional-groups-523',
    topics: ['functional-groups'],
    tests: ['photoredox-catalysis'],
    difficulty: 'beginner',
    text: 'What does visible light do in a photoredox reaction with \\ce{[Ru(bpy)3]^2+}?',
    answer: 'It makes an excited complex that gives or takes an electron.',
    distractors: [
      {
        text: 'It splits the substrate’s weakest bond by direct absorption.',
        slip: 'absorbs-where-it-does-not',
        teaching: 'The substrates do not absorb visible light; the catalyst does.',
      },
      {
        text: 'It heats the flask to the temperature of the reaction.',
        slip: 'wrong-cause',
        teaching: 'LEDs supply light; the reaction runs at room temperature.',
      },
      {
        text: 'It removes a bpy ligand so that the substrate can bind.',
        slip: 'mechanism-confused',
        teaching: 'The complex stays intact and acts by transfer of electrons.',
      },
    ],
    explanation:
      'Metal-to-ligand charge transfer gives a long-lived state that is both a better oxidant and a better reductant than the ground state.',
    reference: 'Prier, Rankic and MacMillan, Chemical Reviews 2013, 113, 5322',
  },
  {
    id: 'organic-functional-groups-524',
    topics: ['functional-groups'],
    tests: ['photoredox-catalysis'],
    difficulty: 'intermediate',
    text: 'In an oxidative quenching cycle the excited photocatalyst meets \\ce{CF3I} first. What is formed?',
    answer: '\\ce{CF3} radical, iodide and oxidized catalyst',
    distractors: [
      {
        text: '\\ce{CF3} cation, iodide and reduced catalyst',
        slip: 'reversed-trend',
        teaching: 'The excited catalyst gives one electron; it is oxidized.',
      },
      {
        text: '\\ce{CF3} anion, iodine cation and oxidized catalyst',
        slip: 'fission-confused',
        teaching: 'One electron splits C–I into a radical and iodide.',
      },
      {
        text: '\\ce{CF3} radical, iodine radical and unchanged catalyst',
        slip: 'reversed-trend',
        teaching: 'This would be energy transfer.',
      },
    ],
    explanation:
      'The excited complex gives one electron to C–I. The radical adds to an alkene; the oxidized catalyst then takes an electron back and closes the cycle.',
    reference: 'Prier, Rankic and MacMillan, Chemical Reviews 2013, 113, 5322',
  },
  {
    id: 'organic-functional-groups-525',
    topics: ['functional-groups'],
    tests: ['photoredox-catalysis'],
    difficulty: 'advanced',
    text: 'A photocatalyst has *E*(M^{+}/M) = +0.78 V and an excitation energy of 2.50 eV. What is the potential of its excited state as a reductant?',
    answer: '−1.72 V',
    distractors: [
      {
        text: '+1.72 V',
        slip: 'wrong-sign',
        teaching: 'The excited state gives its electron more easily: the potential falls.',
        expression: '2.50 - 0.78',
      },
      {
        text: '+3.28 V',
        slip: 'energies-added',
        teaching: 'The excitation energy is subtracted, not added.',
        expression: '0.78 + 2.50',
      },
      {
        text: '−3.28 V',
        slip: 'wrong-sign',
        teaching: 'Subtract 2.50 from +0.78, keeping the sign of 0.78.',
        expression: '-0.78 - 2.50',
      },
    ],
    explanation: '*E*(M^{+}/excited M) = 0.78 V − 2.50 V = −1.72 V: a strong reductant.',
    reference: 'Prier, Rankic and MacMillan, Chemical Reviews 2013, 113, 5322',
    computation: { kind: 'quantity', expression: '0.78-2.50', unit: 'V' },
  },
  {
    id: 'organic-functional-groups-526',
    topics: ['functional-groups'],
    tests: ['flow-chemistry'],
    difficulty: 'beginner',
    text: 'Why are photochemical reactions often run in thin tubes (flow) rather than in a large flask?',
    answer: 'Light reaches all of the solution.',
    distractors: [
      {
        text: 'Light is absorbed less strongly by the dye.',
        slip: 'reversed-trend',
        teaching: 'Absorptivity is the same; the path is shorter.',
      },
      {
        text: 'Light is slowed down by the glass.',
        slip: 'wrong-cause',
        teaching: 'The speed of light plays no part.',
      },
      {
        text: 'Light is replaced by the pump’s heat.',
        slip: 'wrong-cause',
        teaching: 'The pump only moves the solution.',
      },
    ],
    explanation:
      'By the Beer–Lambert law most light is absorbed in the first millimeters. In a narrow tube no part stays dark, so times are short and scale-up means running longer.',
    reference: 'Plutschack and others, Chemical Reviews 2017, 117, 11796',
  },
  {
    id: 'organic-functional-groups-527',
    topics: ['functional-groups'],
    tests: ['flow-chemistry'],
    difficulty: 'intermediate',
    text: 'Why is a strongly exothermic nitration safer in a microreactor than in a stirred tank?',
    answer: 'Large surface per volume carries the heat away.',
    distractors: [
      {
        text: 'Small surface per volume keeps the heat inside.',
        slip: 'reversed-trend',
        teaching: 'Narrow channels have a large surface per volume.',
      },
      {
        text: 'The enthalpy of reaction is smaller in channels.',
        slip: 'wrong-cause',
        teaching: 'It does not depend on the vessel.',
      },
      {
        text: 'The activation energy is higher in channels.',
        slip: 'wrong-cause',
        teaching: 'The vessel does not change the barrier.',
      },
    ],
    explanation:
      'Heat exchange is fast, hot spots and runaway are avoided, and only a few milliliters are reacting at any time.',
    reference: 'Plutschack and others, Chemical Reviews 2017, 117, 11796',
  },
  {
    id: 'organic-functional-groups-528',
    topics: ['functional-groups'],
    tests: ['flow-chemistry'],
    difficulty: 'intermediate',
    text: 'A flow reactor has a volume of 10.0 mL; two pumps deliver 0.300 and 0.200 mL/min to it. What is the residence time?',
    answer: '20.0 min',
    distractors: [
      {
        text: '33.3 min',
        slip: 'one-component-only',
        teaching: 'Both streams flow through the reactor: add the flow rates.',
        expression: '10.0 / 0.300',
      },
      {
        text: '3.00 min',
        slip: 'multiplied-for-divided',
        teaching: 'This multiplies the volume by one flow rate; divide it by the sum of both.',
        expression: '10.0 * 0.300',
      },
      {
        text: '5.00 min',
        slip: 'multiplied-for-divided',
        teaching: 'The volume is divided by the flow rate, not multiplied by it.',
        expression: '10.0 * (0.300 + 0.200)',
      },
    ],
    explanation: '*t* = *V*/flow = 10.0 mL/(0.500 mL/min) = 20.0 min.',
    reference: 'Plutschack and others, Chemical Reviews 2017, 117, 11796',
    computation: { kind: 'quantity', expression: '10.0/(0.300+0.200)', unit: 'min' },
  },
];

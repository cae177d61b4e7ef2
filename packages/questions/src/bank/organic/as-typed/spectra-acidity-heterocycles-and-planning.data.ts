import type { WrittenQuestion } from '../../written-question.ts';

/** Infrared bands, DEPT, first NMR spectra, acidity, stereochemistry, heterocycles, olefination, photoredox and flow, retrosynthesis. */
export const spectraAcidityHeterocyclesAndPlanningQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-spectroscopy-organic-501',
    topics: ['spectroscopy-organic'],
    tests: ['carbon-13-nmr'],
    difficulty: 'beginner',
    text: 'In a DEPT-135 spectrum in which CH and \\ce{CH3} signals point up, which carbon gives a signal that points down?',
    answer: '\\ce{CH2}',
    distractors: [
      { text: '\\ce{CH3}', slip: 'dept-misread', teaching: '\\ce{CH3} points up, as CH does.' },
      {
        text: 'CH',
        slip: 'dept-misread',
        teaching: 'CH points up; in DEPT-90, CH carbons are the only ones that appear.',
      },
      {
        text: 'C without hydrogen',
        slip: 'dept-misread',
        teaching: 'A carbon without hydrogen gives no DEPT signal at all.',
      },
    ],
    explanation:
      'In DEPT-135, CH and \\ce{CH3} signals are positive, \\ce{CH2} signals are negative, and quaternary carbons are absent.',
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
        teaching: 'An aromatic CH would appear in both DEPT spectra.',
      },
      {
        text: 'A \\ce{CH2} of an alkene',
        slip: 'dept-misread',
        teaching: 'A \\ce{CH2} carbon would point down in DEPT-135.',
      },
      {
        text: 'A \\ce{CH3} on oxygen',
        slip: 'dept-misread',
        teaching: 'A \\ce{CH3} carbon would point up in DEPT-135, and at about 55 ppm.',
      },
    ],
    explanation:
      'DEPT passes polarization from bonded hydrogens to carbon. A carbon without hydrogen gives no signal; at 148 ppm it is a quaternary sp^{2} carbon.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.12',
  },
  {
    id: 'organic-spectroscopy-organic-503',
    topics: ['spectroscopy-organic'],
    tests: ['carbon-13-nmr'],
    difficulty: 'intermediate',
    text: 'The DEPT-135 spectrum of a compound \\ce{C4H10O} shows three positive signals (10, 23 and 69 ppm) and one negative signal (32 ppm). Which compound is it?',
    answer: 'Butan-2-ol',
    distractors: [
      {
        text: 'Butan-1-ol',
        slip: 'signal-misassigned',
        teaching: 'Butan-1-ol would show three negative signals and one positive.',
      },
      {
        text: 'Diethyl ether',
        slip: 'symmetry-overlooked',
        teaching: 'Diethyl ether has only two signals, one negative and one positive.',
      },
      {
        text: '2-Methylpropan-1-ol',
        slip: 'signal-misassigned',
        teaching:
          '2-Methylpropan-1-ol would have a negative signal near 70 ppm (\\ce{CH2OH}) and only two positive signals.',
      },
    ],
    explanation:
      'The positive signals are two \\ce{CH3} (10 and 23 ppm) and CH–O (69 ppm); the negative signal is one \\ce{CH2} (32 ppm). This is \\ce{CH3CH(OH)CH2CH3}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.12',
  },
  {
    id: 'organic-spectroscopy-organic-504',
    topics: ['spectroscopy-organic'],
    tests: ['carbon-13-nmr'],
    uses: ['combined-structure-elucidation'],
    difficulty: 'advanced',
    text: 'A carbonyl compound \\ce{C5H10O} shows one signal in DEPT-90 and three signals, all positive, in DEPT-135. Which compound is it?',
    answer: '3-Methylbutan-2-one',
    distractors: [
      {
        text: 'Pentan-2-one',
        slip: 'signal-misassigned',
        teaching: 'Pentan-2-one contains \\ce{CH2} groups, which point down.',
      },
      {
        text: 'Pentan-3-one',
        slip: 'signal-misassigned',
        teaching: 'Pentan-3-one contains \\ce{CH2} groups and no CH.',
      },
      {
        text: '2,2-Dimethylpropanal',
        slip: 'formulas-not-compared',
        teaching: 'Its CHO and \\ce{CH3} carbons give only two signals in DEPT-135.',
      },
    ],
    explanation:
      'The spectra show one CH (DEPT-90), two kinds of \\ce{CH3} and no \\ce{CH2}, which fits \\ce{CH3COCH(CH3)2}. The C=O carbon appears in neither DEPT spectrum.',
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
        teaching: 'This is the region in which C–O single bonds absorb.',
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
        teaching: 'Carboxylic acids show a C=O band near 1710 cm^{−1} and a still broader O–H band.',
      },
      {
        text: 'Ketones',
        slip: 'band-misassigned',
        teaching: 'Ketones show a C=O band near 1715 cm^{−1} and no O–H band.',
      },
      {
        text: 'Ethers',
        slip: 'band-misassigned',
        teaching: 'Ethers have no O–H bond that could absorb there.',
      },
    ],
    explanation:
      'Hydrogen-bonded O–H gives the broad band; without a C=O band, the compound is an alcohol (or phenol).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 12.8',
  },
  {
    id: 'organic-spectroscopy-organic-507',
    topics: ['spectroscopy-organic'],
    tests: ['infrared-spectroscopy'],
    difficulty: 'intermediate',
    text: 'A liquid \\ce{C4H7N} shows a sharp infrared absorption at 2247 cm^{−1} and none above 3000 cm^{−1}. Which compound could it be?',
    answer: 'Butanenitrile',
    distractors: [
      {
        text: 'But-3-yn-1-amine',
        slip: 'band-misassigned',
        teaching: 'This amine is also \\ce{C4H7N}, but its ≡C–H and N–H bonds absorb above 3000 cm^{−1}.',
      },
      {
        text: '2,5-Dihydropyrrole',
        slip: 'band-misassigned',
        teaching:
          'This cyclic amine is also \\ce{C4H7N}, but it has no triple bond, and its N–H bond absorbs above 3000 cm^{−1}.',
      },
      {
        text: 'Butanamide',
        slip: 'functional-group-confused',
        teaching: 'Butanamide contains oxygen and shows N–H bands.',
      },
    ],
    explanation:
      '2200 to 2260 cm^{−1} is the region of C≡N. All hydrogens are on sp^{3} carbon and absorb below 3000 cm^{−1}, which fits \\ce{CH3CH2CH2CN}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 12.8',
  },
  {
    id: 'organic-spectroscopy-organic-508',
    topics: ['spectroscopy-organic'],
    tests: ['infrared-spectroscopy'],
    difficulty: 'intermediate',
    text: 'Hexanal and hexan-2-one both absorb near 1720 cm^{−1} (C=O). How can they be distinguished by their infrared spectra?',
    answer: 'Hexanal has two bands near 2720 and 2820 cm^{−1}.',
    distractors: [
      {
        text: 'Hexanal has a broad band near 3350 cm^{−1}.',
        slip: 'band-misassigned',
        teaching: 'An aldehyde has no O–H bond, which would give this band.',
      },
      {
        text: 'Hexan-2-one has a sharp band near 2250 cm^{−1}.',
        slip: 'band-misassigned',
        teaching: 'A ketone has no triple bond, which would give this band.',
      },
      {
        text: 'Hexan-2-one has two bands near 3300 and 3400 cm^{−1}.',
        slip: 'band-misassigned',
        teaching: 'These are the N–H bands of a primary amine.',
      },
    ],
    explanation:
      'The C–H bond of the CHO group of hexanal gives a pair of bands near 2720 and 2820 cm^{−1}, at lower wavenumbers than most other C–H bands. Hexan-2-one has no CHO group and lacks these bands.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 12.8',
  },
  {
    id: 'organic-spectroscopy-organic-509',
    topics: ['spectroscopy-organic'],
    tests: ['nmr-integration'],
    uses: ['proton-nmr'],
    difficulty: 'beginner',
    text: 'What do the areas (integrals) of the signals in a proton NMR spectrum indicate?',
    answer: 'The relative numbers of hydrogens',
    distractors: [
      {
        text: 'The number of neighbors of each hydrogen',
        slip: 'splitting-for-shift',
        teaching: 'This is indicated by the splitting of the signal.',
      },
      {
        text: 'The kind of atoms near each hydrogen',
        slip: 'height-for-position',
        teaching: 'This is indicated by the chemical shift.',
      },
      {
        text: 'The number of kinds of hydrogen',
        slip: 'signals-for-hydrogens',
        teaching: 'This is indicated by the number of signals.',
      },
    ],
    explanation:
      'The number of signals gives the kinds of hydrogen, the position of a signal its surroundings, the splitting the number of neighbors, and the area the relative number of hydrogens.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.5',
  },
  {
    id: 'organic-spectroscopy-organic-510',
    topics: ['spectroscopy-organic'],
    tests: ['proton-nmr'],
    difficulty: 'beginner',
    text: 'Which signals does the proton NMR spectrum of methyl acetate, \\ce{CH3COOCH3}, show?',
    answer: 'Two singlets of equal area',
    distractors: [
      {
        text: 'Two quartets with areas 3 : 1',
        slip: 'n-plus-one-misapplied',
        teaching:
          'No hydrogens on neighboring carbon atoms split the signals, and each methyl group has three hydrogens.',
      },
      {
        text: 'Two quartets of equal area',
        slip: 'n-plus-one-misapplied',
        teaching: 'There are no hydrogens on neighboring carbon atoms, so there is no splitting.',
      },
      {
        text: 'Two singlets with areas 3 : 1',
        slip: 'hydrogen-miscounted',
        teaching: 'Each methyl group has three hydrogens, so the areas are equal.',
      },
    ],
    explanation:
      '\\ce{CH3} on C=O (2.0 ppm) and \\ce{CH3} on O (3.7 ppm) have no neighbors to couple with, so they give two singlets of equal area.',
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
        teaching: 'A triplet means two neighboring hydrogens, and a quartet means three.',
      },
      {
        text: '\\ce{CH3CH2-} next to O',
        slip: 'signal-misassigned',
        teaching: 'An \\ce{OCH2} group would appear at about 3.5 to 4.2 ppm.',
      },
      {
        text: '\\ce{(CH3)2CH-} next to C=O',
        slip: 'signal-misassigned',
        teaching: 'This fragment would give a doublet (6H) and a septet (1H).',
      },
    ],
    explanation:
      'The \\ce{CH3} signal is split by two neighbors (triplet) and the \\ce{CH2} signal by three (quartet), so the fragment is an ethyl group; 2.4 ppm fits \\ce{CH2} beside C=O.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 13.6',
  },
  {
    id: 'organic-acidity-and-basicity-501',
    topics: ['acidity-and-basicity'],
    tests: ['acidity-of-organic-compounds'],
    difficulty: 'beginner',
    text: 'Which is the most acidic of \\ce{CH4}, \\ce{NH3}, \\ce{H2O} and HF, and which factor of “ARIO” (atom, resonance, induction, orbital) is responsible?',
    answer: 'HF; atom',
    distractors: [
      {
        text: '\\ce{CH4}; atom',
        slip: 'acidity-order-reversed',
        teaching: 'Of the four atoms in this row, carbon stabilizes a negative charge least.',
      },
      {
        text: '\\ce{H2O}; resonance',
        slip: 'resonance-ignored',
        teaching: 'None of the four conjugate bases is stabilized by resonance.',
      },
      {
        text: '\\ce{NH3}; induction',
        slip: 'acidity-order-reversed',
        teaching: 'Nitrogen stabilizes a negative charge less well than oxygen or fluorine.',
      },
    ],
    explanation:
      'Within a row of the periodic table, a more electronegative atom stabilizes a negative charge better, so \\ce{F-} is the most stable anion and HF the strongest acid: the factor is the atom.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 2.8',
  },
  {
    id: 'organic-acidity-and-basicity-502',
    topics: ['acidity-and-basicity'],
    tests: ['acidity-of-organic-compounds'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'beginner',
    text: 'Acetic acid (p*K*_{a} 4.8) is a far stronger acid than ethanol (16). Which factor of “ARIO” is mainly responsible?',
    answer: 'Resonance of the anion',
    distractors: [
      {
        text: 'A different atom bearing the charge',
        slip: 'holds-for-both',
        teaching: 'In both anions the charge is on oxygen.',
      },
      {
        text: 'A different orbital holding the charge',
        slip: 'irrelevant-property',
        teaching:
          'The difference in orbitals is minor here; what matters is that two oxygens share the charge.',
      },
      {
        text: 'Induction by the methyl group',
        slip: 'inductive-effect-ignored',
        teaching: 'The methyl group is present in both compounds and releases electrons.',
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
    text: 'Which order of p*K*_{a}, from lowest to highest, is correct?',
    answer: 'Acetic acid < phenol < ethanol < ethyne',
    distractors: [
      {
        text: 'Ethyne < ethanol < phenol < acetic acid',
        slip: 'acidity-order-reversed',
        teaching: 'This order is reversed; a low p*K*_{a} means a strong acid.',
      },
      {
        text: 'Acetic acid < ethanol < phenol < ethyne',
        slip: 'resonance-ignored',
        teaching: 'Phenoxide is stabilized by the ring; ethoxide is not.',
      },
      {
        text: 'Phenol < acetic acid < ethyne < ethanol',
        slip: 'series-misordered',
        teaching:
          'Sharing the charge between two oxygens is better than spreading it over ring carbons, and oxygen bears a negative charge better than carbon.',
      },
    ],
    explanation:
      'The p*K*_{a} values are 4.8, 10, 16 and 25. The charge is delocalized over two oxygens in acetate and over the ring in phenoxide; it is on one oxygen in ethoxide and on an sp carbon in the ethyne anion.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.13',
  },
  {
    id: 'organic-acidity-and-basicity-504',
    topics: ['acidity-and-basicity'],
    tests: ['acidity-of-organic-compounds'],
    difficulty: 'advanced',
    text: 'Which proton of 4-hydroxybenzoic acid, \\ce{HOC6H4COOH}, is removed first by a base, and which site of the dianion takes up a proton first?',
    answer: 'The COOH loses its proton first; the phenoxide is protonated first.',
    distractors: [
      {
        text: 'The phenol OH loses its proton first; the carboxylate is protonated first.',
        slip: 'acidity-order-reversed',
        teaching: 'COOH (p*K*_{a} 4.6) is more acidic than the phenol OH (9.3).',
      },
      {
        text: 'The COOH loses its proton first; the carboxylate is protonated first.',
        slip: 'one-part-right',
        teaching:
          'The weaker acid, the phenol OH, has the stronger conjugate base, so the phenoxide is protonated first.',
      },
      {
        text: 'The phenol OH loses its proton first; the phenoxide is protonated first.',
        slip: 'one-part-right',
        teaching: 'The more acidic proton, that of COOH, is lost first.',
      },
    ],
    explanation:
      'The strongest acid gives up its proton first; the strongest base accepts one first. A carboxylic acid is a stronger acid than a phenol, so phenoxide is a stronger base than carboxylate.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.2',
  },
  {
    id: 'organic-stereochemistry-505',
    topics: ['stereochemistry'],
    tests: ['enantiomers-and-diastereomers'],
    difficulty: 'beginner',
    text: 'A compound with two stereocenters is (2*R*,3*R*). Which isomer is its enantiomer, and which is a diastereomer?',
    answer: '(2*S*,3*S*); (2*R*,3*S*)',
    distractors: [
      {
        text: '(2*R*,3*S*); (2*S*,3*S*)',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching: 'In the mirror image, both centers are inverted, so the order is reversed here.',
      },
      {
        text: '(2*S*,3*R*); (2*R*,3*S*)',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching: 'Inverting only one center gives a diastereomer, not the enantiomer.',
      },
      {
        text: '(2*R*,3*R*); (2*S*,3*S*)',
        slip: 'configuration-difference-overlooked',
        teaching: 'The first one is the compound itself, and the second is its enantiomer.',
      },
    ],
    explanation:
      'Enantiomers differ at all stereocenters, diastereomers at some but not all. The enantiomer of the (2*R*,3*R*) compound is thus (2*S*,3*S*), and (2*R*,3*S*) is a diastereomer.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.6',
  },
  {
    id: 'organic-stereochemistry-506',
    topics: ['stereochemistry'],
    tests: ['enantiomers-and-diastereomers'],
    difficulty: 'intermediate',
    text: 'Two isomers with the same constitution melt at 80 °C and 124 °C and can be separated on ordinary silica gel. How are they related?',
    answer: 'As diastereomers',
    distractors: [
      {
        text: 'As enantiomers',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching: 'Enantiomers have the same melting point and move at the same rate on achiral silica gel.',
      },
      {
        text: 'As constitutional isomers',
        slip: 'constitution-confused-with-configuration',
        teaching: 'The two isomers have the same constitution, as stated.',
      },
      {
        text: 'As conformers',
        slip: 'other-isomerism',
        teaching:
          'Conformers interconvert by rotation at room temperature; they cannot be separated in this way.',
      },
    ],
    explanation:
      'Diastereomers are stereoisomers that are not mirror images, so they differ in physical properties such as melting point and adsorption on silica gel.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.6',
  },
  {
    id: 'organic-stereochemistry-507',
    topics: ['stereochemistry'],
    tests: ['enantiomers-and-diastereomers', 'cis-trans-isomerism'],
    difficulty: 'intermediate',
    text: '*cis*- and *trans*-But-2-ene are stereoisomers. How are they related?',
    answer: 'As diastereomers, without any tetrahedral stereocenter',
    distractors: [
      {
        text: 'As enantiomers, which rotate light in opposite directions',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching: 'Neither isomer is chiral, and they are not mirror images.',
      },
      {
        text: 'As constitutional isomers, which differ in the position of the double bond',
        slip: 'constitution-confused-with-configuration',
        teaching: 'The double bond is in the same position in both.',
      },
      {
        text: 'As conformers, which interconvert by rotation about the double bond',
        slip: 'other-isomerism',
        teaching: 'The π bond prevents rotation about the double bond.',
      },
    ],
    explanation:
      'Stereoisomers that are not mirror images of each other are diastereomers, and this includes *cis*–*trans* isomers.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.9',
  },
  {
    id: 'organic-pericyclic-reactions-501',
    topics: ['pericyclic-reactions'],
    tests: ['diels-alder-reaction'],
    difficulty: 'intermediate',
    text: 'Cyclopentadiene and maleic anhydride give mainly one adduct at room temperature. Where does the anhydride ring lie in this adduct?',
    answer: 'Endo: on the side of the new C=C bond',
    distractors: [
      {
        text: 'Exo: on the side of the \\ce{CH2} bridge',
        slip: 'endo-exo-confused',
        teaching: 'This describes the exo adduct, which is more stable but forms more slowly.',
      },
      {
        text: 'On the \\ce{CH2} bridge itself',
        slip: 'position-shifted',
        teaching: 'The bridge carbon takes no part in the reaction.',
      },
      {
        text: 'At the bridgeheads',
        slip: 'position-shifted',
        teaching:
          'The bridgehead carbons are the former ends of the diene, not the location of the anhydride ring.',
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
    text: 'Furan and maleimide give the endo adduct at 25 °C after an hour, but the exo adduct at 90 °C after days. Which explanation is best?',
    answer: 'Endo forms faster; exo is more stable.',
    distractors: [
      {
        text: 'Exo forms faster; endo is more stable.',
        slip: 'kinetic-for-thermodynamic',
        teaching: 'The product found after a short time at low temperature is the one that forms faster.',
      },
      {
        text: 'Endo forms faster and is more stable.',
        slip: 'overgeneralised-rule',
        teaching: 'If this were so, heating would not change the product.',
      },
      {
        text: 'Heat turns the reaction into a radical reaction.',
        slip: 'mechanism-confused',
        teaching: 'The Diels–Alder reaction is reversible; that is enough to explain the result.',
      },
    ],
    explanation:
      'On heating, the endo adduct reverts to the starting materials by a retro-Diels–Alder reaction, and in the end the less crowded exo adduct accumulates.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 34',
  },
  {
    id: 'organic-pericyclic-reactions-503',
    topics: ['pericyclic-reactions'],
    tests: ['diels-alder-reaction'],
    difficulty: 'advanced',
    text: '(*E*,*E*)-Hexa-2,4-diene and methyl acrylate react through an endo transition state. What is the relative orientation of the two methyl groups and the ester group in the cyclohexene?',
    answer: 'Methyls *cis*, ester on the same side',
    distractors: [
      {
        text: 'Methyls *cis*, ester on the opposite side',
        slip: 'endo-exo-confused',
        teaching: 'This is the product of the exo transition state.',
      },
      {
        text: 'Methyls *trans*, ester on the side of the nearer one',
        slip: 'diene-configuration-lost',
        teaching: 'Two *E* double bonds put both methyl groups on the same side of the ring.',
      },
      {
        text: 'Methyls *trans*, ester on the side of the farther one',
        slip: 'diene-configuration-lost',
        teaching:
          'With two *E* double bonds, the methyl groups end up on the same side, and the endo transition state puts the ester there, too.',
      },
    ],
    explanation:
      'The outside groups of an *E*,*E* diene end up *cis* to each other, and the endo transition state places the ester on the same side as these groups: methyls *cis*, ester on the same side.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 34',
  },
  {
    id: 'organic-aromatic-compounds-513',
    topics: ['aromatic-compounds'],
    tests: ['synthesis-of-heterocycles'],
    difficulty: 'beginner',
    text: 'Which starting materials give an indole in the Fischer indole synthesis?',
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
        teaching: 'The synthesis requires an arylhydrazine, not a nitroarene.',
      },
      {
        text: 'Phenylhydrazine and an ester, with base',
        slip: 'reagent-misread',
        teaching: 'The synthesis requires the hydrazone of an aldehyde or ketone with \\ce{CH2} next to C=O.',
      },
    ],
    explanation:
      'Phenylhydrazine and an enolizable ketone give a phenylhydrazone, which is heated with acid; ammonia is lost as the indole forms.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 30',
  },
  {
    id: 'organic-aromatic-compounds-514',
    topics: ['aromatic-compounds'],
    tests: ['synthesis-of-heterocycles', 'sigmatropic-rearrangements'],
    difficulty: 'intermediate',
    text: 'Which step of the Fischer indole synthesis forms the C–C bond and breaks the N–N bond?',
    answer: 'A [3,3] rearrangement of the ene-hydrazine',
    distractors: [
      {
        text: 'An S_{N}2 attack of the ring on the hydrazone',
        slip: 'mechanism-confused',
        teaching: 'There is no leaving group on carbon here.',
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
      'The hydrazone tautomerizes to an ene-hydrazine, C=C–N–N–C=C(ring), which reacts like a Cope system. Re-aromatization, ring closure and loss of \\ce{NH3} follow.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 30',
  },
  {
    id: 'organic-aromatic-compounds-515',
    topics: ['aromatic-compounds'],
    tests: ['synthesis-of-heterocycles'],
    difficulty: 'intermediate',
    text: 'What is the product of the Fischer indole synthesis with phenylhydrazine and cyclohexanone?',
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
        teaching:
          'This compound would be made from 2-aminobenzaldehyde; phenylhydrazine gives a five-membered nitrogen ring.',
      },
    ],
    explanation:
      'The C=O carbon becomes position 2, and its \\ce{CH2} neighbor becomes position 3, so a six-membered ring is fused to the indole.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 30',
  },
  {
    id: 'organic-aromatic-compounds-516',
    topics: ['aromatic-compounds'],
    tests: ['synthesis-of-heterocycles'],
    difficulty: 'beginner',
    text: 'Which components combine to give the dihydropyridine in the Hantzsch synthesis?',
    answer: 'One aldehyde, two β-keto esters, ammonia',
    distractors: [
      {
        text: 'Two aldehydes, one β-keto ester, ammonia',
        slip: 'reagent-equivalents-ignored',
        teaching: 'The ring needs two keto ester units and one aldehyde carbon.',
      },
      {
        text: 'Two aldehydes, one β-keto ester, hydrazine',
        slip: 'reagent-misread',
        teaching: 'Hydrazine leads to five-membered pyrazoles.',
      },
      {
        text: 'Two aldehydes, one β-keto ester, urea',
        slip: 'reagent-misread',
        teaching: 'Urea is used in the Biginelli reaction, which gives a ring with two nitrogens.',
      },
    ],
    explanation:
      'Ammonia supplies N, the aldehyde supplies carbon 4, and each β-keto ester supplies two ring carbons of the symmetrical 1,4-dihydropyridine.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 30',
  },
  {
    id: 'organic-aromatic-compounds-517',
    topics: ['aromatic-compounds'],
    tests: ['synthesis-of-heterocycles'],
    difficulty: 'intermediate',
    text: 'How is the 1,4-dihydropyridine from a Hantzsch reaction converted to a pyridine?',
    answer: 'By oxidation, with \\ce{HNO3} or a quinone',
    distractors: [
      {
        text: 'By reduction, with \\ce{NaBH4}',
        slip: 'reaction-type-confused',
        teaching: 'Hydrogen must be removed, not added.',
      },
      {
        text: 'By dehydration, with \\ce{H2SO4}',
        slip: 'reaction-type-confused',
        teaching: 'Two hydrogens are lost, but no water.',
      },
      {
        text: 'By hydrolysis, with NaOH',
        slip: 'reaction-type-confused',
        teaching: 'Treatment with NaOH would only hydrolyze the ester groups.',
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
    text: 'In the Hantzsch synthesis one acetoacetate reacts with the aldehyde (Knoevenagel condensation) and the other with ammonia to give an enamine. How do the two halves combine?',
    answer: 'By Michael addition of the enamine',
    distractors: [
      {
        text: 'By Claisen condensation of the esters',
        slip: 'mechanism-confused',
        teaching: 'The ester groups do not react; they are still present in the product.',
      },
      {
        text: 'By S_{N}2 attack on the aldehyde',
        slip: 'mechanism-confused',
        teaching: 'By this stage, the aldehyde carbon is part of an alkylidene group.',
      },
      {
        text: 'By [4+2] addition of two alkenes',
        slip: 'mechanism-confused',
        teaching: 'The steps are polar reactions, not a cycloaddition.',
      },
    ],
    explanation:
      'The enamine carbon adds to the β carbon of the alkylidene compound; N then attacks the remaining C=O, and water is lost.',
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
        teaching:
          'After attack at position 2, nitrogen can stabilize the cation only at the cost of the benzene sextet.',
      },
      {
        text: 'Position 5; the benzene ring is more electron-rich',
        slip: 'directing-effect-confused',
        teaching: 'The five-membered ring is more electron-rich than the benzene ring.',
      },
      {
        text: 'Nitrogen; its lone pair is free',
        slip: 'lone-pair-misplaced',
        teaching: 'The lone pair is part of the aromatic system and is not free.',
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
    text: 'Pyridine and \\ce{NaNH2} give 2-aminopyridine (Chichibabin reaction). Benzene does not react in this way. What explains the difference?',
    answer: 'The ring nitrogen takes up the charge of the adduct.',
    distractors: [
      {
        text: 'The ring nitrogen donates its lone pair to the ring.',
        slip: 'directing-effect-confused',
        teaching: 'The lone pair lies in the plane, outside the π system.',
      },
      {
        text: 'The ring nitrogen leaves and is replaced by \\ce{NH2}.',
        slip: 'leaving-group-misjudged',
        teaching: 'The nitrogen stays in the ring; it is a hydrogen that is replaced.',
      },
      {
        text: 'The ring nitrogen is more acidic than the C–H bonds of benzene.',
        slip: 'wrong-cause',
        teaching: 'Pyridine has no N–H bond that could be acidic.',
      },
    ],
    explanation:
      'Nucleophiles add at position 2 or 4, where the negative charge reaches the electronegative N; hydride is lost to give \\ce{H2}.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 29',
  },
  {
    id: 'organic-carbonyl-compounds-543',
    topics: ['carbonyl-compounds'],
    tests: ['wittig-reaction'],
    difficulty: 'beginner',
    text: 'Which product does benzaldehyde give with \\ce{(C2H5O)2P(O)CH2COOC2H5} and NaH (Horner–Wadsworth–Emmons reaction)?',
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
        teaching: 'The aldehyde contributes only a CH unit, without a methyl group, and the *E* ester forms.',
      },
      {
        text: 'Ethyl 3-hydroxy-3-phenylpropanoate',
        slip: 'reagent-misread',
        teaching: 'The phosphate leaves with the oxygen, so an alkene forms.',
      },
    ],
    explanation:
      'The stabilized carbanion adds to CHO, and diethyl phosphate leaves. The product is ethyl (*E*)-3-phenylprop-2-enoate (ethyl cinnamate).',
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
        teaching: 'The phosphonate carbanion is more nucleophilic, so it reacts with ketones as well.',
      },
      {
        text: 'The reaction needs no base at all.',
        slip: 'wrong-cause',
        teaching: 'A base such as NaH is needed to form the carbanion.',
      },
      {
        text: 'The triphenylphosphine oxide crystallizes.',
        slip: 'wrong-cause',
        teaching: 'This is the by-product of the Wittig reaction and is often troublesome to remove.',
      },
    ],
    explanation:
      'The by-product of the Wittig reaction, \\ce{Ph3P=O}, is often difficult to separate from the product. Sodium diethyl phosphate dissolves in water and can simply be washed out.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 27',
  },
  {
    id: 'organic-carbonyl-compounds-545',
    topics: ['carbonyl-compounds'],
    tests: ['wittig-reaction'],
    difficulty: 'advanced',
    text: 'Why do ordinary phosphonates give *E* alkenes in the Horner–Wadsworth–Emmons reaction, whereas Still–Gennari phosphonates (\\ce{OCH2CF3}) give *Z* alkenes?',
    answer: '\\ce{OCH2CF3} speeds up elimination, so addition is not reversed.',
    distractors: [
      {
        text: '\\ce{OCH2CF3} slows elimination, so addition is fully reversed.',
        slip: 'reversed-trend',
        teaching: 'Fully reversible addition leads to the *E* alkene.',
      },
      {
        text: '\\ce{OCH2CF3} is smaller, so the groups come closer together.',
        slip: 'steric-hindrance-ignored',
        teaching: 'The \\ce{OCH2CF3} group is larger than an ethoxy group.',
      },
      {
        text: '\\ce{OCH2CF3} isomerizes *E* to *Z* after the reaction.',
        slip: 'wrong-cause',
        teaching: 'The *E* isomer is more stable, so *E* does not isomerize to *Z*.',
      },
    ],
    explanation:
      'Usually the adducts equilibrate and the one leading to *E* eliminates faster. With trifluoroethoxy groups, the alkoxide attacks the electron-poor phosphorus at once and the phosphate is lost, so the kinetic (syn) adduct gives *Z*.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 27',
  },
  {
    id: 'organic-functional-groups-523',
    topics: ['functional-groups'],
    tests: ['photoredox-catalysis'],
    difficulty: 'beginner',
    text: 'What does visible light do in a photoredox reaction catalyzed by \\ce{[Ru(bpy)3]^2+}?',
    answer: 'It excites the complex, which then donates or accepts an electron.',
    distractors: [
      {
        text: 'It splits the substrate’s weakest bond by direct absorption.',
        slip: 'absorbs-where-it-does-not',
        teaching: 'The substrates do not absorb visible light; the catalyst does.',
      },
      {
        text: 'It heats the flask to the temperature of the reaction.',
        slip: 'wrong-cause',
        teaching: 'LEDs supply light rather than heat; the reaction takes place at room temperature.',
      },
      {
        text: 'It removes a bpy ligand so that the substrate can bind.',
        slip: 'mechanism-confused',
        teaching: 'The complex stays intact and acts by electron transfer.',
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
    text: 'In an oxidative quenching cycle, the excited photocatalyst first reacts with \\ce{CF3I}. What is formed?',
    answer: '\\ce{CF3} radical, iodide and oxidized catalyst',
    distractors: [
      {
        text: '\\ce{CF3} cation, iodide and reduced catalyst',
        slip: 'reversed-trend',
        teaching: 'The excited catalyst donates one electron, so it is oxidized, not reduced.',
      },
      {
        text: '\\ce{CF3} anion, iodine cation and oxidized catalyst',
        slip: 'fission-confused',
        teaching: 'The transfer of one electron splits the C–I bond into a radical and an iodide ion.',
      },
      {
        text: '\\ce{CF3} radical, iodine radical and unchanged catalyst',
        slip: 'reversed-trend',
        teaching: 'This would result from energy transfer, not electron transfer.',
      },
    ],
    explanation:
      'The excited complex donates one electron to the C–I bond. The radical that forms adds to an alkene; the oxidized catalyst then takes an electron back and closes the cycle.',
    reference: 'Prier, Rankic and MacMillan, Chemical Reviews 2013, 113, 5322',
  },
  {
    id: 'organic-functional-groups-525',
    topics: ['functional-groups'],
    tests: ['photoredox-catalysis'],
    difficulty: 'advanced',
    text: 'A photocatalyst has *E*(M^{+}/M) = +0.78 V and an excitation energy of 2.50 eV. What is the potential, *E*(M^{+}/excited M), of its excited state as a reductant?',
    answer: '−1.72 V',
    distractors: [
      {
        text: '+1.72 V',
        slip: 'wrong-sign',
        teaching:
          'The excited state gives up its electron more easily, so the potential is lower, not higher.',
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
        teaching: 'Subtract 2.50 from +0.78, without changing the sign of 0.78.',
        expression: '-0.78 - 2.50',
      },
    ],
    explanation:
      '*E*(M^{+}/excited M) = 0.78 V − 2.50 V = −1.72 V, so the excited state is a strong reductant.',
    reference: 'Prier, Rankic and MacMillan, Chemical Reviews 2013, 113, 5322',
    computation: { kind: 'quantity', expression: '0.78-2.50', unit: 'V' },
  },
  {
    id: 'organic-functional-groups-526',
    topics: ['functional-groups'],
    tests: ['flow-chemistry'],
    difficulty: 'beginner',
    text: 'Why are photochemical reactions often run in flow through thin tubes rather than in a large flask?',
    answer: 'Light reaches the entire solution.',
    distractors: [
      {
        text: 'Light is absorbed less strongly by the dye.',
        slip: 'reversed-trend',
        teaching: 'The dye has the same absorptivity in a tube; only the path is shorter.',
      },
      {
        text: 'Light is slowed down by the glass.',
        slip: 'wrong-cause',
        teaching: 'The speed of light plays no part in the reaction.',
      },
      {
        text: 'Light is needed only to start the reaction.',
        slip: 'wrong-cause',
        teaching:
          'If a short flash at the start were enough, a large flask would serve as well; light is needed throughout the reaction.',
      },
    ],
    explanation:
      'According to the Beer–Lambert law, most of the light is absorbed in the first few millimeters. In a narrow tube no part stays dark, so reaction times are short and scale-up means running longer.',
    reference: 'Plutschack and others, Chemical Reviews 2017, 117, 11796',
  },
  {
    id: 'organic-functional-groups-527',
    topics: ['functional-groups'],
    tests: ['flow-chemistry'],
    difficulty: 'intermediate',
    text: 'Why is a strongly exothermic nitration safer in a microreactor than in a stirred tank?',
    answer: 'A large surface-to-volume ratio carries the heat away.',
    distractors: [
      {
        text: 'A small surface-to-volume ratio keeps the heat inside.',
        slip: 'reversed-trend',
        teaching: 'Narrow channels have a large, not a small, surface-to-volume ratio.',
      },
      {
        text: 'The enthalpy of reaction is smaller in channels.',
        slip: 'wrong-cause',
        teaching: 'The enthalpy of reaction does not depend on the vessel.',
      },
      {
        text: 'The activation energy is higher in channels.',
        slip: 'wrong-cause',
        teaching: 'The vessel does not change the activation energy.',
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
        teaching: 'Both streams flow through the reactor, so the two flow rates must be added.',
        expression: '10.0 / 0.300',
      },
      {
        text: '3.00 min',
        slip: 'multiplied-for-divided',
        teaching:
          'Here the volume was multiplied by one flow rate; it should be divided by the sum of the two.',
        expression: '10.0 * 0.300',
      },
      {
        text: '5.00 min',
        slip: 'multiplied-for-divided',
        teaching: 'The volume must be divided by the flow rate, not multiplied by it.',
        expression: '10.0 * (0.300 + 0.200)',
      },
    ],
    explanation: '*t* = *V*/flow = 10.0 mL/(0.500 mL/min) = 20.0 min.',
    reference: 'Plutschack and others, Chemical Reviews 2017, 117, 11796',
    computation: { kind: 'quantity', expression: '10.0/(0.300+0.200)', unit: 'min' },
  },
];

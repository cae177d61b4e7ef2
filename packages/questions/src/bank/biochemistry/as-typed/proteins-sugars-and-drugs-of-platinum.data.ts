import type { WrittenQuestion } from '../../written-question.ts';

/** Side chains, folding, isoelectric points, hemoglobin and carbon monoxide, platinum drugs, sugars and lipids. */
export const proteinsSugarsAndDrugsOfPlatinumQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-signalling-501',
    topics: ['signalling'],
    tests: ['platinum-anticancer-drugs'],
    difficulty: 'beginner',
    text: 'To which component of the cell does cisplatin, *cis*-\\ce{[Pt(NH3)2Cl2]}, bind when it stops cancer cells from dividing?',
    answer: 'DNA in the nucleus',
    distractors: [
      {
        text: 'Lipids in the membrane',
        slip: 'wrong-cause',
        teaching: 'Cisplatin passes through the membrane; its target lies inside.',
      },
      {
        text: 'Proteins in the membrane',
        slip: 'wrong-cause',
        teaching: 'The anticancer effect comes from the bonds to the bases of DNA.',
      },
      {
        text: 'Proteins in the nucleus',
        slip: 'wrong-cause',
        teaching:
          'Division stops because the DNA can no longer be copied; the drug acts through the bonds of platinum to the DNA bases.',
      },
    ],
    explanation:
      'Platinum bonds to nitrogen atoms of guanine bases in DNA; the bent double helix can no longer be copied properly. The target is the DNA in the nucleus.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
  },
  {
    id: 'biochemistry-signalling-502',
    topics: ['signalling'],
    tests: ['platinum-anticancer-drugs'],
    uses: ['ligand-substitution'],
    difficulty: 'intermediate',
    text: 'Which change turns cisplatin into its reactive form inside a cell?',
    answer: 'Water replaces chloride ligands.',
    distractors: [
      {
        text: 'Chloride replaces ammonia ligands.',
        slip: 'reversed-trend',
        teaching: 'The chloride concentration in the cell is low, and ammonia stays bound.',
      },
      {
        text: 'Oxygen oxidizes platinum to +4.',
        slip: 'wrong-cause',
        teaching: 'Platinum(IV) is not an active form; it must be reduced to platinum(II) first.',
      },
      {
        text: 'The *cis* form changes to *trans*.',
        slip: 'property-misjudged',
        teaching: 'The *trans* isomer is hardly active as a drug.',
      },
    ],
    explanation:
      'In blood the high concentration of \\ce{Cl-} (about 100 mmol/L) keeps the chlorides bound. In the cell there is little \\ce{Cl-}, and \\ce{[Pt(NH3)2Cl(H2O)]+} forms, which bonds to DNA.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 21',
  },
  {
    id: 'biochemistry-signalling-503',
    topics: ['signalling'],
    tests: ['platinum-anticancer-drugs'],
    uses: ['base-pairing'],
    difficulty: 'intermediate',
    text: 'To which atom of DNA does the platinum of cisplatin mainly bind?',
    answer: 'Nitrogen 7 of guanine',
    distractors: [
      {
        text: 'Nitrogen 1 of guanine',
        slip: 'wrong-cause',
        teaching: 'Nitrogen 1 carries a hydrogen and is used in base pairing with cytosine.',
      },
      {
        text: 'An oxygen of phosphate',
        slip: 'interaction-mixed-up',
        teaching: 'The soft platinum ion prefers nitrogen; phosphate bonds to it only weakly.',
      },
      {
        text: 'Carbon 5 of deoxyribose',
        slip: 'interaction-mixed-up',
        teaching: 'A carbon without a lone pair cannot be a ligand.',
      },
    ],
    explanation:
      'Nitrogen 7 of guanine has a free lone pair, exposed in the major groove. In most cases two neighboring guanines are joined (intrastrand cross-link).',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 21',
  },
  {
    id: 'biochemistry-signalling-504',
    topics: ['signalling'],
    tests: ['platinum-anticancer-drugs'],
    difficulty: 'intermediate',
    text: 'Transplatin, the *trans* isomer of cisplatin, has hardly any effect on tumors. Why?',
    answer: 'It cannot join neighboring guanines of one strand.',
    distractors: [
      {
        text: 'It is tetrahedral and does not fit the groove.',
        slip: 'tetrahedral-for-square',
        teaching: 'Both isomers are square planar.',
      },
      {
        text: 'It has no ligands that can be exchanged.',
        slip: 'wrong-cause',
        teaching: 'Its chlorides can be exchanged as well, even faster.',
      },
      {
        text: 'It is an ion and cannot enter cells.',
        slip: 'ignored-ion-charge',
        teaching: 'Both isomers are neutral molecules, so charge does not keep one of them out.',
      },
    ],
    explanation:
      'The two sites of a *cis* complex are 90° apart and can span adjacent bases on a strand. Sites 180° apart cannot.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 21',
  },
  {
    id: 'biochemistry-signalling-505',
    topics: ['signalling'],
    tests: ['platinum-anticancer-drugs'],
    uses: ['ligand-substitution'],
    difficulty: 'advanced',
    text: 'Carboplatin carries a chelating cyclobutane-1,1-dicarboxylate instead of the chlorides of cisplatin. How does this replacement change the properties of the drug?',
    answer: 'It reacts more slowly and is less toxic to the kidneys.',
    distractors: [
      {
        text: 'It reacts faster and is more toxic to the kidneys.',
        slip: 'reversed-trend',
        teaching: 'The chelate leaves slowly; less of the drug reacts in the kidneys.',
      },
      {
        text: 'It reacts faster and is less toxic to the kidneys.',
        slip: 'one-part-right',
        teaching: 'The chelate leaves slowly, and this is why the kidneys are harmed less.',
      },
      {
        text: 'It loses ammonia first and keeps the dicarboxylate.',
        slip: 'reversed-trend',
        teaching: 'The dicarboxylate is the leaving ligand; ammonia stays.',
      },
    ],
    explanation:
      'A chelate ring opens slowly, so aquation is slow. Less of the drug reacts on its way, which lowers nephrotoxicity; the active species is the same.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 21',
  },
  {
    id: 'biochemistry-signalling-506',
    topics: ['signalling'],
    tests: ['platinum-anticancer-drugs'],
    uses: ['dna-repair'],
    difficulty: 'advanced',
    text: 'Tumor cells become resistant to cisplatin. Which change in the cells would explain this?',
    answer: 'They make more glutathione and repair DNA faster.',
    distractors: [
      {
        text: 'They make less glutathione and repair DNA more slowly.',
        slip: 'reversed-trend',
        teaching: 'Thiols bind platinum; with less of them, more of the drug reaches DNA.',
      },
      {
        text: 'They take up more of the drug and repair DNA more slowly.',
        slip: 'reversed-trend',
        teaching: 'Both would leave more platinum on DNA and make the cells more sensitive.',
      },
      {
        text: 'They make less glutathione and take up more of the drug.',
        slip: 'reversed-trend',
        teaching: 'With more of the drug and fewer thiols to bind it, more platinum reaches DNA.',
      },
    ],
    explanation:
      'The thiol of glutathione binds soft platinum before it reaches DNA, and nucleotide excision repair cuts out the platinated bases. Reduced uptake is a third mechanism.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 21',
  },
  {
    id: 'biochemistry-haemoglobin-501',
    topics: ['haemoglobin'],
    tests: ['oxygen-binding-to-hemoglobin'],
    uses: ['heme'],
    difficulty: 'beginner',
    text: 'Why is carbon monoxide poisonous even at low concentrations?',
    answer: 'It binds to the iron of hemoglobin more tightly than oxygen does.',
    distractors: [
      {
        text: 'It binds to the globin chains of hemoglobin more tightly than oxygen does.',
        slip: 'wrong-part-active',
        teaching: 'CO binds to the iron ion of the heme, as oxygen does.',
      },
      {
        text: 'It reacts with oxygen in the lungs to form \\ce{CO2}.',
        slip: 'wrong-cause',
        teaching: 'CO does not burn at body temperature.',
      },
      {
        text: 'It binds to the globin chains of hemoglobin more tightly than the heme does.',
        slip: 'wrong-cause',
        teaching: 'The heme stays in the protein; its sixth site is occupied by CO.',
      },
    ],
    explanation:
      'CO replaces \\ce{O2} at the iron ion and is held about 200 times as tightly, so less oxygen is carried.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-haemoglobin-502',
    topics: ['haemoglobin'],
    tests: ['heme'],
    uses: ['ligand-substitution'],
    difficulty: 'intermediate',
    text: 'In oxyhemoglobin the iron(II) ion has six donor atoms. Which are they?',
    answer: 'Four N of heme, one N of histidine, one O of \\ce{O2}',
    distractors: [
      {
        text: 'Four N of heme, two O of two \\ce{O2}',
        slip: 'donor-atoms-miscounted',
        teaching: 'One side of the heme is occupied by histidine.',
      },
      {
        text: 'Four O of heme, one N of histidine, one O of \\ce{O2}',
        slip: 'donor-atoms-miscounted',
        teaching: 'The porphyrin ring binds through nitrogen.',
      },
      {
        text: 'Three N of heme, two N of histidine, one O of \\ce{O2}',
        slip: 'donor-atoms-miscounted',
        teaching: 'The porphyrin is a ligand with four nitrogen donors.',
      },
    ],
    explanation:
      'The porphyrin ring provides four N in a plane, the protein provides the N of a histidine, and \\ce{O2} occupies the sixth site, where CO can take its place.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-haemoglobin-503',
    topics: ['haemoglobin'],
    tests: ['le-chateliers-principle'],
    uses: ['heme'],
    difficulty: 'intermediate',
    text: 'The equilibrium \\ce{HbO2 + CO <=> HbCO + O2} lies far to the right. Why is a patient with carbon monoxide poisoning given pure oxygen to breathe?',
    answer: 'A high oxygen pressure shifts the equilibrium to the left.',
    distractors: [
      {
        text: 'A high oxygen pressure lowers the equilibrium constant.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'The constant depends only on temperature.',
      },
      {
        text: 'A high oxygen pressure raises the equilibrium constant.',
        slip: 'unchanged-taken-as-changed',
        teaching:
          'The constant depends only on temperature; pressure shifts the position of the equilibrium.',
      },
      {
        text: 'A high oxygen pressure shifts the equilibrium to the right.',
        slip: 'le-chatelier-reversed',
        teaching: 'Oxygen is on the right side of the equation, so more of it favors the left.',
      },
    ],
    explanation:
      'The ratio [HbCO]/[\\ce{HbO2}] is proportional to *p*(CO)/*p*(\\ce{O2}). More oxygen lowers it, and CO is exhaled.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-photosynthesis-501',
    topics: ['photosynthesis'],
    tests: ['overall-equation-of-photosynthesis'],
    difficulty: 'beginner',
    text: 'Which equation describes photosynthesis?',
    answer: '\\ce{6CO2 + 6H2O -> C6H12O6 + 6O2}',
    distractors: [
      {
        text: '\\ce{C6H12O6 + 6O2 -> 6CO2 + 6H2O}',
        slip: 'reaction-direction-reversed',
        teaching: 'This is aerobic respiration.',
      },
      {
        text: '\\ce{6CO2 + 6O2 -> C6H12O6 + 6H2O}',
        slip: 'reactant-for-product',
        teaching: 'Oxygen is a product; this equation is not even balanced.',
      },
      {
        text: '\\ce{C6H12O6 -> 2C2H5OH + 2CO2}',
        slip: 'pathway-mixed-up',
        teaching: 'This is alcoholic fermentation.',
      },
    ],
    explanation: 'Carbon dioxide and water form glucose and oxygen with the energy of light.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-501',
    topics: ['oxidative-phosphorylation'],
    tests: ['atp-yield-of-respiration'],
    difficulty: 'beginner',
    text: 'Which words complete the equation of aerobic respiration: glucose + … → … + water?',
    answer: 'oxygen; carbon dioxide',
    distractors: [
      {
        text: 'carbon dioxide; oxygen',
        slip: 'reaction-direction-reversed',
        teaching: 'These would be the gases of photosynthesis.',
      },
      {
        text: 'oxygen; lactic acid',
        slip: 'pathway-mixed-up',
        teaching: 'Lactic acid forms when oxygen is lacking; it is not a product of aerobic respiration.',
      },
      {
        text: 'carbon dioxide; lactic acid',
        slip: 'pathway-mixed-up',
        teaching: 'Carbon dioxide is a product here, and lactic acid forms when oxygen is lacking.',
      },
    ],
    explanation:
      '\\ce{C6H12O6 + 6O2 -> 6CO2 + 6H2O}: glucose is oxidized by oxygen to carbon dioxide and water.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-photosynthesis-502',
    topics: ['photosynthesis'],
    tests: ['overall-equation-of-photosynthesis'],
    uses: ['atp-yield-of-respiration'],
    difficulty: 'intermediate',
    text: 'A green plant in a closed jar is kept in the dark. How do the amounts of the gases in the jar change?',
    answer: '\\ce{O2} falls and \\ce{CO2} rises.',
    distractors: [
      {
        text: '\\ce{CO2} falls and \\ce{O2} rises.',
        slip: 'reaction-direction-reversed',
        teaching: 'This happens in bright light.',
      },
      {
        text: '\\ce{N2} falls and \\ce{CO2} rises.',
        slip: 'pathway-mixed-up',
        teaching: 'Respiration uses up \\ce{O2}, not nitrogen gas.',
      },
      {
        text: '\\ce{N2} falls and \\ce{O2} rises.',
        slip: 'pathway-mixed-up',
        teaching: 'Nitrogen gas is not used in either process.',
      },
    ],
    explanation:
      'Without light there is no photosynthesis, but respiration continues: \\ce{C6H12O6 + 6O2 -> 6CO2 + 6H2O}. So \\ce{O2} falls and \\ce{CO2} rises.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-amino-acids-501',
    topics: ['amino-acids'],
    tests: ['classes-of-amino-acids'],
    difficulty: 'beginner',
    text: 'Which of these amino acids has a nonpolar side chain?',
    answer: 'Valine',
    distractors: [
      {
        text: 'Serine',
        slip: 'residue-property-mixed-up',
        teaching: 'Its side chain has an OH group, so it is polar and uncharged.',
      },
      {
        text: 'Lysine',
        slip: 'residue-property-mixed-up',
        teaching: 'Its side chain carries \\ce{NH3+}, so it is polar and basic.',
      },
      {
        text: 'Glutamine',
        slip: 'residue-property-mixed-up',
        teaching: 'Its side chain is an amide, so it is polar and uncharged.',
      },
    ],
    explanation: 'Valine has an isopropyl group, a pure hydrocarbon side chain.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'amino-acid', having: 'hydrocarbon-side-chain' },
  },
  {
    id: 'biochemistry-amino-acids-502',
    topics: ['amino-acids'],
    tests: ['classes-of-amino-acids'],
    difficulty: 'beginner',
    text: 'Which group of amino acids has only polar, uncharged side chains at pH 7?',
    answer: 'Serine, threonine, asparagine',
    distractors: [
      {
        text: 'Serine, aspartate, threonine',
        slip: 'residue-property-mixed-up',
        teaching: 'Aspartate is negatively charged at pH 7.',
      },
      {
        text: 'Leucine, threonine, asparagine',
        slip: 'residue-property-mixed-up',
        teaching: 'Leucine has a hydrocarbon side chain.',
      },
      {
        text: 'Leucine, aspartate, threonine',
        slip: 'residue-property-mixed-up',
        teaching: 'Leucine has a hydrocarbon side chain, and aspartate is negatively charged at pH 7.',
      },
    ],
    explanation:
      'OH groups (Ser, Thr) and amide groups (Asn) form hydrogen bonds, but are neither acidic nor basic near pH 7.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-amino-acids-503',
    topics: ['amino-acids'],
    tests: ['classes-of-amino-acids'],
    difficulty: 'intermediate',
    text: 'A student classes phenylalanine as polar, “because its carboxyl and amino groups are charged.” What is wrong with this argument?',
    answer: 'The classification is based on the side chain alone.',
    distractors: [
      {
        text: 'The ring of phenylalanine carries a charge of its own.',
        slip: 'residue-property-mixed-up',
        teaching: 'The benzyl side chain is neutral and nonpolar.',
      },
      {
        text: 'The two groups are uncharged near pH 7.',
        slip: 'wrong-protonation-state',
        teaching: 'They are charged (zwitterion), but all amino acids have them.',
      },
      {
        text: 'The classification is based on solubility in ethanol.',
        slip: 'irrelevant-property',
        teaching:
          '“Polar” and “nonpolar” refer to the side chain, not to how well the amino acid dissolves in ethanol.',
      },
    ],
    explanation:
      'Every amino acid has these two groups, and in a protein most of them are part of peptide bonds. The classification is therefore based on the side chain alone, which here is nonpolar \\ce{CH2C6H5}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-amino-acids-504',
    topics: ['amino-acids'],
    tests: ['alpha-helix-and-beta-sheet'],
    uses: ['classes-of-amino-acids', 'levels-of-protein-structure'],
    difficulty: 'intermediate',
    text: 'A helix lies at the surface of a water-soluble protein: one face touches water, the other the core. Which pattern of residues in the sequence is consistent with this?',
    answer: 'Nonpolar residues recur every three or four positions.',
    distractors: [
      {
        text: 'Nonpolar residues recur every two positions.',
        slip: 'structure-level-mixed-up',
        teaching: 'Such a pattern suits a β strand; a helix turns by 100° per residue.',
      },
      {
        text: 'Nonpolar residues occupy all of the positions.',
        slip: 'polarity-mixed-up',
        teaching: 'Such a sequence suits a helix that spans a membrane.',
      },
      {
        text: 'Charged residues occupy all of the positions.',
        slip: 'polarity-mixed-up',
        teaching: 'The face toward the core needs nonpolar residues.',
      },
    ],
    explanation:
      'With 3.6 residues per turn, residues on one face follow each other at distances of three or four positions (amphipathic helix).',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-amino-acids-505',
    topics: ['amino-acids'],
    tests: ['classes-of-amino-acids'],
    uses: ['peptide-charge', 'amino-acid-structures'],
    difficulty: 'beginner',
    text: 'The p*K*_{a} of the side chain of lysine is 10.5. Which form of this side chain predominates in a protein at pH 7?',
    answer: '\\ce{-NH3+}',
    distractors: [
      {
        text: '\\ce{-NH2}',
        slip: 'wrong-protonation-state',
        teaching: 'Below its p*K*_{a} a group is mostly protonated.',
      },
      {
        text: '\\ce{-NH-}',
        slip: 'wrong-protonation-state',
        teaching: 'An amine, \\ce{-NH2}, is far too weak an acid to lose a proton in water.',
      },
      {
        text: '\\ce{-COO-}',
        slip: 'functional-group-confused',
        teaching: 'Lysine has an amino group, not a carboxyl group, in its side chain.',
      },
    ],
    explanation: 'pH 7 is 3.5 units below the p*K*_{a}: the amino group is protonated and positive.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-amino-acids-506',
    topics: ['amino-acids'],
    tests: ['henderson-hasselbalch-equation'],
    uses: ['amino-acid-structures', 'biological-buffers'],
    difficulty: 'intermediate',
    text: 'A histidine side chain has p*K*_{a} = 6.0. What percentage of such side chains is positively charged at pH 7.0?',
    answer: '9%',
    distractors: [
      {
        text: '91%',
        slip: 'acid-over-base',
        teaching: 'This is the neutral fraction: the pH is above the p*K*_{a}.',
        expression: '100 / (1 + 10^(6.0 - 7.0))',
      },
      {
        text: '10%',
        slip: 'ratio-for-share',
        teaching: 'The value 1 : 10 is the ratio of charged to neutral; the fraction is 1/(1 + 10).',
        expression: '100 / (10^(7.0 - 6.0))',
      },
      {
        text: '50%',
        slip: 'ignored-distance-from-pka',
        teaching: 'Half of the side chains are charged only at pH = p*K*_{a} = 6.0.',
        expression: '100 / (1 + 10^(6.0 - 6.0))',
      },
    ],
    explanation: '[His]/[HisH^{+}] = 10^{7.0 − 6.0} = 10; the charged fraction is 1/(1 + 10) = 9%.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: '100/(1+10^(7.0-6.0))', unit: '%' },
  },
  {
    id: 'biochemistry-amino-acids-507',
    topics: ['amino-acids'],
    tests: ['classes-of-amino-acids'],
    uses: ['amino-acid-structures'],
    difficulty: 'beginner',
    text: 'Which side chains are negatively charged at pH 7?',
    answer: 'Aspartate and glutamate',
    distractors: [
      {
        text: 'Asparagine and glutamine',
        slip: 'residue-property-mixed-up',
        teaching: 'Their side chains are amides, which are neutral.',
      },
      {
        text: 'Arginine and lysine',
        slip: 'residue-property-mixed-up',
        teaching: 'The side chains of arginine and lysine are positively charged at pH 7.',
      },
      {
        text: 'Tyrosine and cysteine',
        slip: 'residue-property-mixed-up',
        teaching: 'Their p*K*_{a} values (10 and 8) are above 7, so they are mostly neutral.',
      },
    ],
    explanation:
      'The side-chain carboxyl groups of Asp and Glu have p*K*_{a} values near 4 and have lost their protons at pH 7.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-amino-acids-508',
    topics: ['amino-acids'],
    tests: ['amino-acid-structures'],
    difficulty: 'advanced',
    text: 'The carboxyl side chain of an aspartate buried in a nonpolar pocket has a p*K*_{a} of 7 rather than 4. Why?',
    answer: 'Its charged form is poorly stabilized there.',
    distractors: [
      {
        text: 'Its charged form is better stabilized there.',
        slip: 'reversed-trend',
        teaching: 'If this were so, it would be a stronger acid, with a lower p*K*_{a}.',
      },
      {
        text: 'Its charged form is better hydrated there.',
        slip: 'wrong-cause',
        teaching: 'A nonpolar pocket keeps water away.',
      },
      {
        text: 'Its proton is held by the peptide bond.',
        slip: 'wrong-cause',
        teaching:
          'The peptide bond does not hold this proton; what matters is the missing solvation of the anion.',
      },
    ],
    explanation:
      'Water stabilizes \\ce{COO-} by ion–dipole forces. In a pocket without water the neutral COOH form is favored, and the p*K*_{a} rises.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-amino-acids-509',
    topics: ['amino-acids'],
    tests: ['isoelectric-point'],
    difficulty: 'beginner',
    text: 'Alanine has p*K*_{a} values of 2.3 and 9.7. What is its isoelectric point?',
    answer: '6.0',
    distractors: [
      {
        text: '7.0',
        slip: 'averaged-wrong-pkas',
        teaching: 'The isoelectric point follows from the p*K*_{a} values; it is not the neutral pH.',
      },
      {
        text: '7.4',
        slip: 'subtracted-for-added',
        teaching: 'This is the difference between the values; half of their sum is needed.',
      },
      { text: '12.0', slip: 'energies-added', teaching: 'The sum must be divided by two.' },
    ],
    explanation:
      'The neutral form (zwitterion) lies between the two p*K*_{a} values, so the isoelectric point is their mean: pI = (2.3 + 9.7)/2 = 6.0.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'isoelectric-point', acids: [2.3], bases: [9.7] },
  },
  {
    id: 'biochemistry-amino-acids-510',
    topics: ['amino-acids'],
    tests: ['isoelectric-point'],
    difficulty: 'intermediate',
    text: 'Lysine has p*K*_{a} values of 2.2 (carboxyl), 9.0 (α-amino) and 10.5 (side chain). What is its isoelectric point?',
    answer: '9.8',
    distractors: [
      {
        text: '5.6',
        slip: 'averaged-wrong-pkas',
        teaching: 'The pair 2.2 and 9.0 encloses the 1+ cation, not the neutral form.',
        expression: '(9.0 + 2.2) / 2',
      },
      {
        text: '7.2',
        slip: 'averaged-all-pkas',
        teaching:
          'All three values were averaged here; only the two on either side of the neutral form are needed.',
        expression: '(2.2 + 9.0 + 10.5) / 3',
      },
      {
        text: '6.4',
        slip: 'averaged-wrong-pkas',
        teaching: 'The values 2.2 and 10.5 are the outermost ones, not the two nearest to the neutral form.',
        expression: '(2.2 + 10.5) / 2',
      },
    ],
    explanation:
      'The neutral form lies between the loss of the second proton (9.0) and of the third (10.5): pI = (9.0 + 10.5)/2 = 9.75, which rounds to 9.8.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: '(9.0+10.5)/2', unit: '' },
  },
  {
    id: 'biochemistry-amino-acids-511',
    topics: ['amino-acids'],
    tests: ['isoelectric-point', 'peptide-charge'],
    difficulty: 'advanced',
    text: 'The peptide Glu-Ala-Lys has p*K*_{a} values of 3.5 (terminal COOH), 4.3 (Glu), 8.0 (terminal amino) and 10.5 (Lys). What is its isoelectric point?',
    answer: '6.2',
    distractors: [
      {
        text: '6.6',
        slip: 'averaged-all-pkas',
        teaching:
          'All four values were averaged here; only the two on either side of the neutral form are needed.',
        expression: '(3.5 + 4.3 + 8.0 + 10.5) / 4',
      },
      {
        text: '7.0',
        slip: 'averaged-wrong-pkas',
        teaching: 'The values 3.5 and 10.5 are the outermost ones, not the two nearest to the neutral form.',
        expression: '(3.5 + 10.5) / 2',
      },
      {
        text: '9.3',
        slip: 'averaged-wrong-pkas',
        teaching: 'Between 8.0 and 10.5 the charge is −1, so this is not the isoelectric point.',
        expression: '(10.5 + 8.0) / 2',
      },
    ],
    explanation:
      'The fully protonated form is 2+. After the losses at 3.5 and 4.3 the charge is 0, and at 8.0 it becomes −1: pI = (4.3 + 8.0)/2 = 6.15, which rounds to 6.2.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: '(4.3+8.0)/2', unit: '' },
  },
  {
    id: 'biochemistry-protein-structure-501',
    topics: ['protein-structure'],
    tests: ['tertiary-structure-and-folding'],
    difficulty: 'beginner',
    text: 'An egg is boiled, and its white turns solid. Which bonds of its proteins stay intact?',
    answer: 'The peptide bonds',
    distractors: [
      {
        text: 'The hydrogen bonds between side chains',
        slip: 'interaction-mixed-up',
        teaching: 'These hydrogen bonds are weak and are broken by the heat.',
      },
      {
        text: 'The hydrophobic contacts of the core',
        slip: 'interaction-mixed-up',
        teaching: 'The core opens up; this is why the chains clump together.',
      },
      {
        text: 'The ionic bonds between side chains',
        slip: 'interaction-mixed-up',
        teaching: 'Ionic bonds between side chains help to maintain the fold and are lost on heating.',
      },
    ],
    explanation:
      'Denaturation destroys the fold, that is, the weak interactions. Covalent peptide bonds, which make up the primary structure, are not broken by a few minutes of boiling.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-502',
    topics: ['protein-structure'],
    tests: ['tertiary-structure-and-folding'],
    difficulty: 'beginner',
    text: 'What is the main driving force that folds a water-soluble protein into a compact shape?',
    answer: 'Burial of nonpolar side chains',
    distractors: [
      {
        text: 'Formation of peptide bonds',
        slip: 'interaction-mixed-up',
        teaching: 'The peptide bonds are already present before folding.',
      },
      {
        text: 'Burial of charged side chains',
        slip: 'polarity-mixed-up',
        teaching: 'Charged groups prefer the outside, in contact with water.',
      },
      {
        text: 'Formation of glycosidic bonds',
        slip: 'interaction-mixed-up',
        teaching: 'Glycosidic bonds join sugars; they do not fold proteins.',
      },
    ],
    explanation:
      'Nonpolar side chains leave the water and pack in the core (hydrophobic effect); the water released gains entropy.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-503',
    topics: ['protein-structure'],
    tests: ['tertiary-structure-and-folding'],
    difficulty: 'intermediate',
    text: 'Urea at 8 mol/L and 2-mercaptoethanol unfold ribonuclease. What is the role of each?',
    answer: 'Urea breaks the weak contacts, and the thiol breaks the disulfide bonds.',
    distractors: [
      {
        text: 'Urea breaks the disulfide bonds, and the thiol breaks the weak contacts.',
        slip: 'interaction-mixed-up',
        teaching: 'The thiol is the reducing agent that opens S–S bonds.',
      },
      {
        text: 'Urea breaks the peptide bonds, and the thiol breaks the weak contacts.',
        slip: 'interaction-mixed-up',
        teaching: 'Urea does not hydrolyze the chain; the thiol opens S–S bonds.',
      },
      {
        text: 'Urea breaks the weak contacts, and the thiol breaks the peptide bonds.',
        slip: 'strong-bonds-broken',
        teaching: 'The primary structure is unchanged; the protein can refold.',
      },
    ],
    explanation:
      'Urea competes for hydrogen bonds and dissolves nonpolar groups better than water does; the thiol reduces S–S to SH.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-504',
    topics: ['protein-structure'],
    tests: ['tertiary-structure-and-folding'],
    difficulty: 'intermediate',
    text: 'Vinegar (acetic acid) makes the casein in milk coagulate. How does a low pH denature or precipitate proteins?',
    answer: 'It changes the charges of side chains.',
    distractors: [
      {
        text: 'It hydrolyzes peptide bonds at once.',
        slip: 'interaction-mixed-up',
        teaching: 'Hydrolysis needs strong acid and hours of heating.',
      },
      {
        text: 'It oxidizes the sulfur of cysteines.',
        slip: 'wrong-cause',
        teaching: 'Acetic acid is not an oxidizing agent.',
      },
      {
        text: 'It adds acetyl groups to all lysines.',
        slip: 'interaction-mixed-up',
        teaching:
          'Acetylation requires a reagent such as acetic anhydride; acetic acid in water does not acetylate lysine.',
      },
    ],
    explanation:
      'Protons convert \\ce{COO-} into COOH, so ionic bonds are lost, and near the isoelectric point the molecules no longer repel each other.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-505',
    topics: ['protein-structure'],
    tests: ['tertiary-structure-and-folding'],
    uses: ['levels-of-protein-structure'],
    difficulty: 'beginner',
    text: 'What determines the shape of a protein?',
    answer: 'The order of its amino acids determines how it folds.',
    distractors: [
      {
        text: 'The number of its amino acids alone determines how it folds.',
        slip: 'structure-level-mixed-up',
        teaching: 'Proteins of equal length fold quite differently.',
      },
      {
        text: 'The ribosome bends each chain into its final shape.',
        slip: 'wrong-cause',
        teaching: 'Many proteins fold on their own after they leave the ribosome.',
      },
      {
        text: 'The temperature of the cell determines how it folds.',
        slip: 'wrong-cause',
        teaching:
          'The proteins of one cell are all at the same temperature, and yet they fold into quite different shapes.',
      },
    ],
    explanation:
      'Side chains attract or repel one another and water. Their sequence therefore contains the information for the three-dimensional structure.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-506',
    topics: ['protein-structure'],
    tests: ['tertiary-structure-and-folding'],
    uses: ['classes-of-amino-acids'],
    difficulty: 'beginner',
    text: 'In a folded, water-soluble protein, where are leucine and lysine side chains usually found?',
    answer: 'Leucine inside, lysine outside',
    distractors: [
      {
        text: 'Leucine outside, lysine inside',
        slip: 'polarity-mixed-up',
        teaching: 'A nonpolar group avoids water; a charged one seeks it.',
      },
      {
        text: 'Both inside',
        slip: 'polarity-mixed-up',
        teaching: 'A charged lysine in the core would be unfavorable.',
      },
      {
        text: 'Both outside',
        slip: 'polarity-mixed-up',
        teaching: 'The core consists of nonpolar groups such as leucine.',
      },
    ],
    explanation:
      'Leucine’s hydrocarbon side chain is hydrophobic and packs in the core; lysine’s \\ce{NH3+} is solvated by water.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-carbohydrates-501',
    topics: ['carbohydrates'],
    tests: ['polysaccharides', 'glycosidic-bonds'],
    difficulty: 'beginner',
    text: 'Which bonds join the glucose units of amylose (starch) and of cellulose?',
    answer: 'Amylose α(1→4), cellulose β(1→4)',
    distractors: [
      {
        text: 'Amylose β(1→4), cellulose α(1→4)',
        slip: 'linkage-mixed-up',
        teaching: 'The two are interchanged: the β linkage is found in cellulose.',
      },
      {
        text: 'Amylose α(1→6), cellulose β(1→4)',
        slip: 'linkage-mixed-up',
        teaching: 'The α(1→6) bond forms the branches of amylopectin and glycogen.',
      },
      {
        text: 'Amylose α(1→4), cellulose β(1→6)',
        slip: 'linkage-mixed-up',
        teaching: 'Cellulose is an unbranched 1→4 chain.',
      },
    ],
    explanation:
      'Both are linked 1→4; the configuration at the anomeric carbon differs: α in starch (helical), β in cellulose (straight chains).',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-carbohydrates-502',
    topics: ['carbohydrates'],
    tests: ['glycosidic-bonds', 'polysaccharides'],
    difficulty: 'intermediate',
    text: 'Humans digest starch but not cellulose, although both are polymers of glucose. Why?',
    answer: 'Our digestive enzymes fit α, not β, glycosidic bonds.',
    distractors: [
      {
        text: 'Cellulose contains L-glucose, which we cannot use.',
        slip: 'wrong-cause',
        teaching: 'Both starch and cellulose contain only D-glucose.',
      },
      {
        text: 'Our digestive enzymes fit peptide, not glycosidic, bonds.',
        slip: 'interaction-mixed-up',
        teaching: 'Starch has glycosidic bonds too, and is digested; peptide bonds are found in proteins.',
      },
      {
        text: 'Our digestive enzymes fit branched, not straight, chains.',
        slip: 'reversed-trend',
        teaching: 'Amylose is unbranched, yet it is digested well.',
      },
    ],
    explanation:
      'Amylase recognizes the shape of the α(1→4) bond. Hydrolyzing the β(1→4) bond requires cellulases, which some microbes have.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
];

import type { WrittenQuestion } from '../../written-question.ts';

export const proteinSeparationAndHemoglobinQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-protein-methods-101',
    topics: ['protein-methods'],
    tests: ['protein-purification'],
    uses: ['size-exclusion-chromatography'],
    difficulty: 'intermediate',
    text: 'An enzyme was salted out and redissolved; it is now in 2 mol/L ammonium sulfate and is to be loaded onto an ion exchanger. Which step must come first?',
    answer: 'A short gel filtration column in dilute buffer',
    distractors: [
      {
        text: 'A second precipitation with more ammonium sulfate',
        slip: 'method-mixed-up',
        teaching: 'The pellet of a second precipitation again contains a lot of salt.',
      },
      {
        text: 'A change of the pH to the pI of the enzyme',
        slip: 'method-mixed-up',
        teaching:
          'At its pI the enzyme has no net charge by which to bind, and the salt would still be there.',
      },
      {
        text: 'A concentration step in a centrifugal filter',
        slip: 'method-mixed-up',
        teaching: 'The filter holds back the protein, but the salt stays at 2 mol/L on both sides of it.',
      },
    ],
    explanation:
      'In 2 mol/L salt the ions compete with the protein for the charged resin, so nothing binds. On a short gel filtration column in dilute buffer the large protein leaves first and the salt stays behind.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-102',
    topics: ['protein-methods'],
    tests: ['size-exclusion-chromatography'],
    difficulty: 'beginner',
    text: 'Four globular proteins are run through a gel filtration column with a separation range of 5 to 600 kDa. Which one leaves the column first?',
    answer: 'Ferritin (474 kDa)',
    distractors: [
      {
        text: 'Cytochrome *c* (12 kDa)',
        slip: 'reversed-trend',
        teaching: 'Small proteins enter the most pores and take the longest path.',
      },
      {
        text: 'Ovalbumin (43 kDa)',
        slip: 'method-mixed-up',
        teaching: 'Ovalbumin enters more pores than the larger proteins do and is delayed.',
      },
      {
        text: 'Catalase (232 kDa)',
        slip: 'best-of-several-missed',
        teaching: 'Catalase leaves early, but one of the four proteins is still larger.',
      },
    ],
    explanation:
      'Large molecules are excluded from most pores and have less volume to pass through. Ferritin is the largest of the four and leaves first.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: {
      kind: 'option-extreme',
      values: {
        'Ferritin (474 kDa)': '474',
        'Cytochrome *c* (12 kDa)': '12',
        'Ovalbumin (43 kDa)': '43',
        'Catalase (232 kDa)': '232',
      },
      pick: 'greatest',
      quantity: 'molar mass in kDa',
    },
  },
  {
    id: 'biochemistry-protein-methods-103',
    topics: ['protein-methods'],
    tests: ['size-exclusion-chromatography'],
    uses: ['ultracentrifugation'],
    difficulty: 'advanced',
    text: 'SDS-PAGE and sedimentation equilibrium both give 60 kDa for a protein. On a gel filtration column calibrated with globular proteins it elutes where a protein of 150 kDa would. Which explanation is consistent with all three results?',
    answer: 'It is a monomer of elongated shape.',
    distractors: [
      {
        text: 'It is a dimer held by disulfide bonds.',
        slip: 'structure-level-mixed-up',
        teaching: 'Sedimentation equilibrium measures the mass in the native state: 60 kDa, not 120.',
      },
      {
        text: 'It is a monomer that sticks to the gel.',
        slip: 'reversed-trend',
        teaching: 'Sticking would delay the protein and make it look smaller.',
      },
      {
        text: 'It is a trimer of compact subunits.',
        slip: 'structure-level-mixed-up',
        teaching:
          'SDS-PAGE gives 60 kDa for each chain, and the native mass is also 60 kDa, so there is only one chain.',
      },
    ],
    explanation:
      'The mass is 60 kDa with and without SDS, so it is a monomer. Gel filtration measures the size of the tumbling particle: an elongated molecule is excluded from the pores like a much heavier sphere.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-104',
    topics: ['protein-methods'],
    tests: ['size-exclusion-chromatography'],
    difficulty: 'intermediate',
    text: 'A gel filtration column has a void volume of 8 mL and a total volume of 24 mL. A protein elutes at 29 mL. What does this show?',
    answer: 'The protein is held by the matrix itself.',
    distractors: [
      {
        text: 'The protein is too large for any of the pores.',
        slip: 'reversed-trend',
        teaching: 'Such a protein would elute at 8 mL.',
      },
      {
        text: 'The protein is small enough to enter every pore.',
        slip: 'reversed-cause',
        teaching: 'A molecule that enters every pore elutes at 24 mL at the latest.',
      },
      {
        text: 'The protein is a mixture of several oligomers.',
        slip: 'elution-order-misjudged',
        teaching: 'Oligomers elute before the smaller monomers, between 8 and 24 mL.',
      },
    ],
    explanation:
      'On the basis of size alone, nothing elutes after the total volume of 24 mL. A later peak means that something else slows the protein: it is held by the matrix, for instance by ionic or hydrophobic attraction.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-105',
    topics: ['protein-methods'],
    tests: ['isoelectric-focusing'],
    difficulty: 'beginner',
    text: 'In an isoelectric focusing gel, the acidic end is at the positive electrode. A protein with pI 8.5 and one with pI 5.0 are loaded in the middle, at pH 7. Where do they come to rest?',
    answer:
      'The pI 8.5 protein nearer to the negative electrode, the pI 5.0 protein nearer to the positive electrode',
    distractors: [
      {
        text: 'The pI 5.0 protein nearer to the negative electrode, the pI 8.5 protein nearer to the positive electrode',
        slip: 'wrong-sign',
        teaching: 'At pH 7 the protein of pI 8.5 is positive and moves to the negative electrode.',
      },
      {
        text: 'The pI 8.5 protein in the middle, the pI 5.0 protein nearer to the positive electrode',
        slip: 'one-part-right',
        teaching: 'At pH 7 the protein of pI 8.5 is positive, so it does not stay in the middle.',
      },
      {
        text: 'The pI 5.0 protein in the middle, the pI 8.5 protein nearer to the positive electrode',
        slip: 'wrong-sign',
        teaching:
          'At pH 7 the protein of pI 5.0 is negative and leaves the middle; the other one is positive and moves to the negative electrode.',
      },
    ],
    explanation:
      'At pH 7 a protein with pI 8.5 is positive and moves toward the negative electrode, until the pH is 8.5. The one with pI 5.0 is negative and moves in the opposite direction until the pH is 5.0.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-106',
    topics: ['protein-methods'],
    tests: ['isoelectric-focusing'],
    uses: ['gel-electrophoresis'],
    difficulty: 'intermediate',
    text: 'In two-dimensional electrophoresis, the sample for the first step, isoelectric focusing, is dissolved in 8 mol/L urea rather than in SDS. Why would SDS spoil this step?',
    answer: 'It gives each protein a large negative charge.',
    distractors: [
      {
        text: 'It splits the peptide bonds of each protein.',
        slip: 'reversed-cause',
        teaching: 'SDS unfolds chains without breaking peptide bonds.',
      },
      {
        text: 'It removes the charges from each protein.',
        slip: 'charge-turned-around',
        teaching: 'SDS adds negative charge and removes none.',
      },
      {
        text: 'It oxidizes the cysteines of each protein.',
        slip: 'interaction-mixed-up',
        teaching: 'SDS is a detergent, not an oxidant.',
      },
    ],
    explanation:
      'Focusing separates by the charge of the protein itself. Bound SDS gives each protein a large negative charge in proportion to its length, so separation by pI would no longer be possible. Urea also unfolds proteins but is uncharged.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-107',
    topics: ['protein-methods'],
    tests: ['isoelectric-focusing'],
    uses: ['sickle-cell-hemoglobin'],
    difficulty: 'advanced',
    text: 'Newborns are screened for hemoglobin variants by isoelectric focusing. Hemoglobin A focuses at pH 6.95. In hemoglobin S a valine replaces a glutamate in each β chain. Where does hemoglobin S focus?',
    answer: 'Nearer to the negative electrode, at a higher pH',
    distractors: [
      {
        text: 'Nearer to the positive electrode, at a lower pH',
        slip: 'wrong-sign',
        teaching:
          'Losing glutamates makes the protein less negative, so a higher pH is needed to bring its charge to zero.',
      },
      {
        text: 'Nearer to the negative electrode, at a lower pH',
        slip: 'wrong-sign',
        teaching: 'In a focusing gel the low pH lies at the positive electrode.',
      },
      {
        text: 'At the same position, because valine has no charge',
        slip: 'residue-property-mixed-up',
        teaching: 'What matters is that a charge has been lost, not that the new residue is neutral.',
      },
    ],
    explanation:
      'Without two negative glutamates, hemoglobin S is more positive at each pH. Its net charge is zero only at a higher pH, which lies nearer to the negative electrode.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-protein-methods-108',
    topics: ['protein-methods'],
    tests: ['affinity-chromatography'],
    difficulty: 'beginner',
    text: 'A protein is fused to glutathione *S*-transferase and bound to beads that carry glutathione. What releases it most gently?',
    answer: 'Free glutathione',
    distractors: [
      {
        text: 'Free imidazole',
        slip: 'method-mixed-up',
        teaching: 'Imidazole competes with histidine tags for nickel.',
      },
      {
        text: 'Free biotin',
        slip: 'method-mixed-up',
        teaching: 'Biotin competes for streptavidin, not for this enzyme.',
      },
      {
        text: 'Free maltose',
        slip: 'method-mixed-up',
        teaching: 'Maltose releases fusions with maltose-binding protein.',
      },
    ],
    explanation:
      'The fused enzyme is held through its binding site for glutathione. Free glutathione competes for this site, so the protein leaves without being unfolded.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-109',
    topics: ['protein-methods'],
    tests: ['affinity-chromatography', 'glycoproteins'],
    difficulty: 'intermediate',
    text: 'Serum is passed over a column that carries the lectin concanavalin A, which binds mannose units. What is then released from the column by dissolved α-methyl mannoside?',
    answer: 'Proteins with mannose-rich glycans',
    distractors: [
      {
        text: 'Proteins with free amino groups',
        slip: 'method-mixed-up',
        teaching: 'A lectin binds sugars, not amino groups.',
      },
      {
        text: 'Proteins that digest mannose units',
        slip: 'binding-and-turnover-confused',
        teaching: 'The lectin binds anything that carries mannose, whether or not it digests mannose.',
      },
      {
        text: 'Serum lectins that bind mannose',
        slip: 'reversed-cause',
        teaching: 'To retain lectins, the column would have to carry mannose; here it carries a lectin.',
      },
    ],
    explanation:
      'The column retains whatever carries mannose, that is, glycoproteins with mannose-rich glycans. Free methyl mannoside competes for the lectin and releases them.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-protein-methods-110',
    topics: ['protein-methods'],
    tests: ['affinity-chromatography'],
    difficulty: 'advanced',
    text: 'A column carries a competitive inhibitor of an enzyme, linked to the beads. A mutant of the enzyme has the same *K*_{M} and *K*_{i} as the wild type, but a *k*_{cat} that is a thousand times smaller. How does the mutant behave on the column?',
    answer: 'It is held as firmly as the wild type.',
    distractors: [
      {
        text: 'It is held a thousand times less firmly.',
        slip: 'binding-and-turnover-confused',
        teaching: 'Retention depends on binding, and *K*_{i}, which measures binding, is unchanged.',
      },
      {
        text: 'It is held a thousand times more firmly.',
        slip: 'km-vmax-mixed-up',
        teaching: 'A lower *k*_{cat} means slow conversion and not tighter binding.',
      },
      {
        text: 'It passes straight through the column.',
        slip: 'reversed-cause',
        teaching: 'Proteins that pass straight through lack the binding site; the mutant still has it.',
      },
    ],
    explanation:
      'What holds the enzyme is its affinity for the inhibitor. *K*_{i} is unchanged, so the mutant is held as firmly as the wild type; the rate of catalysis does not matter.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-111',
    topics: ['protein-methods'],
    tests: ['western-blot-and-elisa'],
    difficulty: 'intermediate',
    text: 'On a Western blot of cell extracts the band of protein X is half as strong in lane 2 as in lane 1. The band of actin, whose level in the cells is constant, is also half as strong in lane 2. How does the amount of X per cell in the sample of lane 2 compare with that in lane 1?',
    answer: 'It is about the same.',
    distractors: [
      {
        text: 'It is about half.',
        slip: 'one-step-short',
        teaching: 'Actin is halved as well, so lane 2 contains half as much extract.',
      },
      {
        text: 'It is about double.',
        slip: 'reversed-cause',
        teaching: 'The ratio of X to actin is equal in both lanes.',
      },
      {
        text: 'It is about a quarter.',
        slip: 'multiplied-for-divided',
        teaching: 'The two factors are divided, not multiplied: ½ divided by ½.',
      },
    ],
    explanation:
      'Actin shows how much extract was loaded: lane 2 received half as much. Relative to actin, the band of X is unchanged, so its amount per cell is about the same.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-protein-methods-112',
    topics: ['protein-methods'],
    tests: ['western-blot-and-elisa'],
    uses: ['tertiary-structure-and-folding'],
    difficulty: 'advanced',
    text: 'A monoclonal antibody raised against a purified native enzyme detects it well in an ELISA with the native enzyme. On a Western blot after SDS-PAGE it gives no band, although a protein stain shows the enzyme on the membrane. What is the most likely reason?',
    answer: 'Its epitope exists only in the folded protein.',
    distractors: [
      {
        text: 'Its epitope exists only in the unfolded protein.',
        slip: 'reversed-cause',
        teaching: 'In that case it would work on the blot and fail with the native enzyme.',
      },
      {
        text: 'Its epitope was digested during electrophoresis.',
        slip: 'method-mixed-up',
        teaching: 'SDS-PAGE cuts no chains, and the stain shows the enzyme.',
      },
      {
        text: 'Its target lost the activity that produces color.',
        slip: 'enzyme-mixed-up',
        teaching: 'The color comes from the enzyme on the antibody, not from the target.',
      },
    ],
    explanation:
      'SDS unfolds the protein before the blot. The antibody binds residues that are neighbors only when the chain is folded: its epitope exists only in the folded protein.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-protein-methods-113',
    topics: ['protein-methods'],
    tests: ['western-blot-and-elisa'],
    difficulty: 'beginner',
    text: 'A protein that is a single chain without repeats is measured by sandwich ELISA: one antibody on the plate captures it, and a second, labeled antibody detects it. What must be true of the two monoclonal antibodies?',
    answer: 'They bind different epitopes.',
    distractors: [
      {
        text: 'They bind the same epitope.',
        slip: 'steric-hindrance-ignored',
        teaching: 'On a monomeric antigen the first antibody would cover the site that the second needs.',
      },
      {
        text: 'They carry the same enzyme.',
        slip: 'enzyme-mixed-up',
        teaching:
          'The antibody on the plate needs no label; a single label, on the second antibody, is enough.',
      },
      {
        text: 'They carry different enzymes.',
        slip: 'enzyme-mixed-up',
        teaching: 'A single label, on the second antibody, is enough.',
      },
    ],
    explanation:
      'Both must attach to the same antigen molecule at the same time. They must therefore bind different epitopes that do not overlap.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-protein-methods-114',
    topics: ['protein-methods'],
    tests: ['protein-concentration'],
    difficulty: 'intermediate',
    text: 'In a Bradford assay the standards range from 0 to 1.0 mg/mL, with absorbances up to 0.60. A sample reads 1.35. What should the analyst do?',
    answer: 'Dilute the sample and measure it again',
    distractors: [
      {
        text: 'Extend the straight line to 1.35 and read off the value',
        slip: 'rate-taken-as-linear',
        teaching: 'Beyond the standards the curve flattens, so a straight line would be wrong.',
      },
      {
        text: 'Add more dye to the sample and measure it again',
        slip: 'reversed-cause',
        teaching:
          'The standards were measured with the original amount of dye, so the reading could not be compared with them.',
      },
      {
        text: 'Multiply the highest standard by 1.35 and report the result',
        slip: 'method-mixed-up',
        teaching:
          'The reading of 1.35 is not a multiple of the highest standard, and beyond the standards the assay is not linear.',
      },
    ],
    explanation:
      'A calibration curve is valid only within the range of its standards; at a high protein concentration the dye runs out. The analyst should dilute the sample by a known factor, measure it again and multiply by the factor.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-115',
    topics: ['protein-methods'],
    tests: ['protein-sequencing'],
    difficulty: 'intermediate',
    text: 'Edman degradation of a pure protein gives no amino acid at all in the first cycles, although enough protein was used. Hydrolysis shows a normal composition. What is the most likely reason?',
    answer: 'The terminal amino group is acetylated.',
    distractors: [
      {
        text: 'The terminal carboxyl group is amidated.',
        slip: 'counted-from-wrong-end',
        teaching: 'The reagent reacts at the amino end; the other end does not matter.',
      },
      {
        text: 'The first two residues are both proline.',
        slip: 'residue-property-mixed-up',
        teaching: 'A proline at the amino end of a chain has a free secondary amine, which reacts.',
      },
      {
        text: 'The chain has no disulfide bonds.',
        slip: 'interaction-mixed-up',
        teaching: 'Disulfides are not needed for the reaction at the amino end.',
      },
    ],
    explanation:
      'Phenyl isothiocyanate must react with a free terminal amine. If this amine is acetylated, it is not a nucleophile, and no cycle can start.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-116',
    topics: ['protein-methods'],
    tests: ['protein-sequencing'],
    difficulty: 'beginner',
    text: 'A peptide is sequenced by mass spectrometry, from the masses of its fragments alone. Which two residues cannot be distinguished?',
    answer: 'Leucine and isoleucine',
    distractors: [
      {
        text: 'Aspartate and asparagine',
        slip: 'residue-property-mixed-up',
        teaching: 'These differ by about 1 u, which a mass spectrometer resolves.',
      },
      {
        text: 'Phenylalanine and tyrosine',
        slip: 'residue-property-mixed-up',
        teaching: 'Tyrosine has one more oxygen atom, which adds 16 u.',
      },
      {
        text: 'Serine and threonine',
        slip: 'residue-property-mixed-up',
        teaching: 'Threonine has one more \\ce{CH2} group, which adds 14 u.',
      },
    ],
    explanation:
      'Leucine and isoleucine are isomers, \\ce{C6H13NO2} as free amino acids, so their residues have exactly the same mass.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-117',
    topics: ['protein-methods'],
    tests: ['protein-structure-determination'],
    difficulty: 'beginner',
    text: 'A protein of 8 kDa is very soluble, and one of its loops is flexible. Which method shows its structure in solution, including the flexible loop?',
    answer: 'NMR spectroscopy',
    distractors: [
      {
        text: 'X-ray crystallography',
        slip: 'method-mixed-up',
        teaching: 'This needs a crystal, in which the loop is frozen or not seen.',
      },
      {
        text: 'Cryo-electron microscopy',
        slip: 'method-mixed-up',
        teaching: 'Particles of 8 kDa are too small to be seen well, and they are frozen.',
      },
      {
        text: 'SDS-PAGE',
        slip: 'method-mixed-up',
        teaching: 'A gel with SDS gives the mass of the unfolded chain but not its structure.',
      },
    ],
    explanation:
      'Small soluble proteins give well-resolved NMR spectra in solution. Distances between protons give the fold, and NMR spectroscopy also shows which regions move.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-methods-118',
    topics: ['protein-methods'],
    tests: ['protein-structure-determination'],
    uses: ['alpha-helix-and-beta-sheet'],
    difficulty: 'intermediate',
    text: 'The circular dichroism spectrum of a protein has two minima, at 208 and 222 nm. On heating to 80 °C both nearly vanish. What does this show?',
    answer: 'α helices are lost.',
    distractors: [
      {
        text: 'β sheets are formed.',
        slip: 'structure-level-mixed-up',
        teaching: 'A β sheet shows a single minimum near 217 nm.',
      },
      {
        text: 'Subunits come apart.',
        slip: 'structure-level-mixed-up',
        teaching: 'Subunits that separated but stayed folded would keep their minima.',
      },
      {
        text: 'Peptide bonds break.',
        slip: 'structure-level-mixed-up',
        teaching: 'Heating to 80 °C for a short time breaks no peptide bonds; the chain unfolds.',
      },
    ],
    explanation:
      'Minima at 208 and 222 nm are characteristic of the α helix. Their disappearance shows that α helices are lost on heating: the protein unfolds.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-methods-119',
    topics: ['protein-methods'],
    tests: ['protein-structure-determination'],
    difficulty: 'intermediate',
    text: 'In a crystal structure at 1.8 Å resolution, residues 45 to 52 of a chain are missing, though mass spectrometry of the dissolved crystal shows the complete chain. Why are they not seen?',
    answer: 'They occupy several positions in the crystal.',
    distractors: [
      {
        text: 'They contain atoms that are too light for X-rays.',
        slip: 'holds-for-both',
        teaching: 'They consist of the same elements as the rest of the chain, which is seen.',
      },
      {
        text: 'They were removed before the crystal grew.',
        slip: 'reversed-cause',
        teaching: 'Mass spectrometry of the crystal shows them.',
      },
      {
        text: 'They form an α helix in the crystal.',
        slip: 'structure-level-mixed-up',
        teaching: 'A helix is regular and would be seen clearly at this resolution.',
      },
    ],
    explanation:
      'The electron density map shows the average over all molecules in the crystal. A flexible stretch occupies several positions, so its density is smeared out and cannot be modeled.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-methods-120',
    topics: ['protein-methods'],
    tests: ['protein-structure-determination'],
    difficulty: 'advanced',
    text: 'The diffraction spots of a protein crystal have been measured with great accuracy. Nevertheless, no electron density map can be computed from these intensities alone. What is missing?',
    answer: 'The phases of the scattered waves',
    distractors: [
      {
        text: 'The wavelength of the X-rays',
        slip: 'known-quantity-as-missing',
        teaching: 'The wavelength is set by the experimenter and is known.',
      },
      {
        text: 'The size of the unit cell',
        slip: 'known-quantity-as-missing',
        teaching: 'The spacing of the spots gives the unit cell.',
      },
      {
        text: 'The number of scattered X-ray photons',
        slip: 'known-quantity-as-missing',
        teaching: 'The intensity of each spot is a measure of exactly this number.',
      },
    ],
    explanation:
      'A map is a sum of waves, each with an amplitude and a phase. The intensities give the amplitudes; the phases are lost. They are determined by means of heavy atoms, by anomalous scattering or from a similar known structure.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-methods-121',
    topics: ['protein-methods'],
    tests: ['ultracentrifugation'],
    difficulty: 'beginner',
    text: 'A liver homogenate is centrifuged in steps of increasing speed. Which particles are in the pellet of the first, slowest step?',
    answer: 'Nuclei',
    distractors: [
      {
        text: 'Ribosomes',
        slip: 'reversed-trend',
        teaching: 'Ribosomes are so small that they need the highest speed.',
      },
      {
        text: 'Mitochondria',
        slip: 'best-of-several-missed',
        teaching: 'Mitochondria are smaller than nuclei and come down in the next step.',
      },
      {
        text: 'Soluble proteins',
        slip: 'residue-for-filtrate',
        teaching: 'Soluble proteins stay in the supernatant to the end.',
      },
    ],
    explanation:
      'Large, dense particles sediment fastest. Of these, the nuclei are the largest, so they are in the first pellet.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-122',
    topics: ['protein-methods'],
    tests: ['ultracentrifugation'],
    difficulty: 'intermediate',
    text: 'A protein is unfolded by a denaturant and returned to a buffer in which it stays unfolded and monomeric. How does its sedimentation coefficient compare with that of the folded form?',
    answer: 'It is lower, because friction is greater.',
    distractors: [
      {
        text: 'It is higher, because friction is smaller.',
        slip: 'reversed-trend',
        teaching: 'A loose coil takes up more space and meets more friction.',
      },
      {
        text: 'It is higher, because the mass is greater.',
        slip: 'reversed-cause',
        teaching: 'Unfolding adds no mass.',
      },
      {
        text: 'It is the same, because the mass is equal.',
        slip: 'overgeneralised-rule',
        teaching: 'The coefficient depends on shape as well as on mass.',
      },
    ],
    explanation:
      'The mass is the same, but the unfolded chain is spread out and experiences more friction. It sediments more slowly: its coefficient is lower.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-123',
    topics: ['protein-methods'],
    tests: ['ultracentrifugation'],
    difficulty: 'intermediate',
    text: 'Particles reach the bottom of a tube in 60 min at 10 000 revolutions per minute. How long do they take in the same rotor and tube at 20 000 revolutions per minute? (The acceleration is ω^{2}*r*.)',
    answer: '15 min',
    distractors: [
      {
        text: '30 min',
        slip: 'forgot-exponent',
        teaching: 'The acceleration grows with the square of the speed, not in proportion to it.',
        expression: '60 / 2',
      },
      {
        text: '240 min',
        slip: 'inverted-ratio',
        teaching: 'A faster rotor shortens the time.',
        expression: '60 * 2^2',
      },
      {
        text: '120 min',
        slip: 'forgot-exponent',
        teaching: 'A faster rotor shortens the time, and the speed enters squared.',
        expression: '60 * 2',
      },
    ],
    explanation:
      'Twice the speed gives 2^{2} = 4 times the acceleration and 4 times the rate of sedimentation: 60 min/4 = 15 min.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: '60 / 2^2', unit: 'min' },
  },
  {
    id: 'biochemistry-protein-methods-124',
    topics: ['protein-methods'],
    tests: ['ultracentrifugation'],
    uses: ['dna-replication'],
    difficulty: 'advanced',
    text: 'DNA is centrifuged to equilibrium in a density gradient of CsCl. Which difference between two DNA molecules of the same length moves their bands apart?',
    answer: '^{15}N in place of ^{14}N',
    distractors: [
      {
        text: 'A relaxed circle in place of a linear form',
        slip: 'rate-for-equilibrium',
        teaching: 'At equilibrium the shape does not matter; the mass per volume is the same.',
      },
      {
        text: 'A supercoil in place of a relaxed circle',
        slip: 'rate-for-equilibrium',
        teaching:
          'Supercoiling changes the rate of sedimentation, but not the density, which determines the position at equilibrium.',
      },
      {
        text: 'A sequence read in the opposite direction',
        slip: 'irrelevant-property',
        teaching: 'A reversed sequence has the same bases and the same density.',
      },
    ],
    explanation:
      'At equilibrium a molecule rests where the density of the gradient equals its own. Only a change of mass per volume matters: ^{15}N in place of ^{14}N makes the DNA denser. Meselson and Stahl used this for replication.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-protein-methods-125',
    topics: ['protein-methods'],
    tests: ['protein-purification'],
    difficulty: 'advanced',
    text: 'After the second column of a purification the total activity of an enzyme is 140% of that in the crude extract. The assays are reliable, and no enzyme was added. What is the best explanation?',
    answer: 'An inhibitor was removed.',
    distractors: [
      {
        text: 'The enzyme became purer.',
        slip: 'total-and-specific-confused',
        teaching: 'Purity raises the activity per mg; it does not raise the total number of units.',
      },
      {
        text: 'Other proteins were lost.',
        slip: 'reversed-trend',
        teaching: 'The loss of inactive proteins lowers the total protein, not the total activity.',
      },
      {
        text: 'The volume was reduced.',
        slip: 'dilution-forgotten',
        teaching: 'A smaller volume contains the same number of units at a higher concentration.',
      },
    ],
    explanation:
      'The total activity is the number of units and should not increase on purification. If it does, the crude extract contained something that slowed the enzyme: an inhibitor was removed along the way.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-126',
    topics: ['protein-methods'],
    tests: ['protein-concentration'],
    uses: ['peptide-bond'],
    difficulty: 'beginner',
    text: 'In the biuret test alkaline \\ce{Cu^2+} turns violet with a protein. With which groups of the protein does the ion form the colored complex?',
    answer: 'The peptide groups',
    distractors: [
      {
        text: 'The aromatic rings',
        slip: 'residue-property-mixed-up',
        teaching: 'Aromatic rings absorb ultraviolet light; they hardly bind \\ce{Cu^2+}.',
      },
      {
        text: 'The positive side chains',
        slip: 'residue-property-mixed-up',
        teaching: 'Positive groups do not bind the positive ion.',
      },
      {
        text: 'The disulfide bridges',
        slip: 'interaction-mixed-up',
        teaching: 'A protein without cysteine also gives the violet color.',
      },
    ],
    explanation:
      'Nitrogen atoms of neighboring peptide groups, deprotonated by the base, bind the ion. The color therefore depends on the number of peptide groups and hardly on the sequence.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-haemoglobin-101',
    topics: ['haemoglobin'],
    tests: ['cooperativity'],
    difficulty: 'intermediate',
    text: 'A mutant hemoglobin is locked in the R state, with or without oxygen. What does its oxygen-binding curve look like?',
    answer: 'Hyperbolic, with a low *P*_{50}',
    distractors: [
      {
        text: 'Hyperbolic, with a high *P*_{50}',
        slip: 'reversed-trend',
        teaching:
          'The R state is the one with the high affinity, so half saturation is reached at a low pressure.',
      },
      {
        text: 'Sigmoidal, with a low *P*_{50}',
        slip: 'cooperativity-ignored',
        teaching: 'A sigmoidal curve needs a switch from T to R.',
      },
      {
        text: 'Sigmoidal, with a high *P*_{50}',
        slip: 'cooperativity-ignored',
        teaching: 'The switch from T to R is blocked, and R binds oxygen tightly.',
      },
    ],
    explanation:
      'Cooperativity comes from the switch between T and R. With only one state left, all sites bind alike, so the curve is hyperbolic; R binds oxygen tightly, so *P*_{50} is low, as in myoglobin.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-haemoglobin-102',
    topics: ['haemoglobin'],
    tests: ['bohr-effect'],
    difficulty: 'beginner',
    text: 'How does the uptake of \\ce{O2} by hemoglobin in the lungs affect protons and bicarbonate?',
    answer: 'Hemoglobin releases protons, which turn \\ce{HCO3-} into \\ce{CO2}',
    distractors: [
      {
        text: 'Hemoglobin takes up protons, which turns \\ce{CO2} into \\ce{HCO3-}',
        slip: 'regulation-reversed',
        teaching: 'This is what happens in the tissues, where \\ce{O2} is released.',
      },
      {
        text: 'Hemoglobin releases protons, which turn \\ce{CO2} into \\ce{HCO3-}',
        slip: 'reversed-cause',
        teaching: 'Protons react with bicarbonate; making bicarbonate releases protons.',
      },
      {
        text: 'Hemoglobin takes up protons, which turns \\ce{HCO3-} into \\ce{CO2}',
        slip: 'regulation-reversed',
        teaching: 'Turning bicarbonate into \\ce{CO2} requires protons; removing protons does the opposite.',
      },
    ],
    explanation:
      'The R state binds protons less tightly than the T state. Oxygenation therefore releases protons; they combine with \\ce{HCO3-} to give water and \\ce{CO2}, which is breathed out.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-haemoglobin-103',
    topics: ['haemoglobin'],
    tests: ['oxygen-binding-to-hemoglobin'],
    uses: ['bohr-effect'],
    difficulty: 'intermediate',
    text: 'Stored blood slowly loses its 2,3-bisphosphoglycerate. A patient receives a large volume of such blood. How does its hemoglobin behave at first?',
    answer: 'It loads oxygen well but releases little in the tissues',
    distractors: [
      {
        text: 'It loads little oxygen but releases more in the tissues',
        slip: 'regulation-reversed',
        teaching: 'Without 2,3-bisphosphoglycerate the affinity rises, so loading is easy.',
      },
      {
        text: 'It loads less oxygen and releases less in the tissues',
        slip: 'regulation-reversed',
        teaching: 'Binding in the lungs is nearly complete at the higher affinity.',
      },
      {
        text: 'It loads oxygen well and releases more in the tissues',
        slip: 'affinity-misread',
        teaching: 'A higher affinity holds more oxygen back in the tissues.',
      },
    ],
    explanation:
      '2,3-Bisphosphoglycerate stabilizes the T state. Without it the affinity is high: the blood loads oxygen well in the lungs but releases little at the pressure in the tissues.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-haemoglobin-104',
    topics: ['haemoglobin'],
    tests: ['oxygen-binding-to-hemoglobin'],
    uses: ['bohr-effect'],
    difficulty: 'advanced',
    text: 'After two days at high altitude, a climber’s red blood cells contain more 2,3-bisphosphoglycerate. The saturation in the lungs falls slightly. Why does delivery to the tissues nevertheless improve?',
    answer: 'The saturation falls more in the tissues than in the lungs',
    distractors: [
      {
        text: 'The curve moves to the left along its whole length',
        slip: 'overgeneralised-rule',
        teaching: '2,3-Bisphosphoglycerate moves the curve to the right.',
      },
      {
        text: 'The curve becomes hyperbolic at high altitude',
        slip: 'reversed-cause',
        teaching: 'Hemoglobin keeps its four cooperating sites and its sigmoidal curve.',
      },
      {
        text: 'The pressure of oxygen in the tissues rises',
        slip: 'unchanged-taken-as-changed',
        teaching: 'The air contains less oxygen, and the pressure in the tissues does not rise.',
      },
    ],
    explanation:
      'The curve moves to the right. In the lungs it is flat, so little saturation is lost; at the pressures of the tissues it is steep, so the saturation falls more there. The difference, which is what is delivered, grows.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-haemoglobin-105',
    topics: ['haemoglobin'],
    tests: ['heme'],
    difficulty: 'beginner',
    text: 'In deoxyhemoglobin, how many of the six coordination sites of each heme iron are filled by nitrogen atoms?',
    answer: '5',
    distractors: [
      {
        text: '4',
        slip: 'forgot-subscript',
        teaching: 'The porphyrin gives four nitrogens, but a histidine of the protein adds another.',
        expression: '4',
      },
      {
        text: '6',
        slip: 'donor-atoms-miscounted',
        teaching: 'The sixth site is free for oxygen.',
        expression: '4 + 1 + 1',
      },
      {
        text: '2',
        slip: 'donor-atoms-miscounted',
        teaching: 'Here the porphyrin was counted as one; its ring alone provides four nitrogen atoms.',
        expression: '1 + 1',
      },
    ],
    explanation:
      'Four nitrogens come from the porphyrin, and one from the proximal histidine: 4 + 1 = 5. The sixth site takes up \\ce{O2}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
    computation: { kind: 'quantity', expression: '4 + 1', unit: '' },
  },
  {
    id: 'biochemistry-haemoglobin-106',
    topics: ['haemoglobin'],
    tests: ['heme'],
    difficulty: 'intermediate',
    text: 'Free heme in water is quickly oxidized by \\ce{O2} to the \\ce{Fe^3+} form, at a rate that grows with the square of the heme concentration. In myoglobin this is slow. Why?',
    answer: 'The pocket keeps two hemes from meeting',
    distractors: [
      {
        text: 'The pocket keeps oxygen from the iron',
        slip: 'reversed-cause',
        teaching: 'Myoglobin binds oxygen at the iron; that is its function.',
      },
      {
        text: 'The pocket supplies electrons from NADH',
        slip: 'cofactor-mixed-up',
        teaching: 'No NADH is bound in myoglobin.',
      },
      {
        text: 'The pocket binds the iron through a cysteine thiol',
        slip: 'interaction-mixed-up',
        teaching: 'The iron is bound by a histidine.',
      },
    ],
    explanation:
      'The dependence on the square shows that two hemes must meet at one oxygen molecule. Each heme of myoglobin sits in a nonpolar pocket of its own, which keeps two hemes from meeting.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-haemoglobin-107',
    topics: ['haemoglobin'],
    tests: ['heme'],
    uses: ['cooperativity'],
    difficulty: 'advanced',
    text: 'In person A, half of the hemoglobin sites carry CO. Person B is anemic and has half the normal hemoglobin, with no CO. Why is A in far greater danger?',
    answer: 'In A the free sites hold oxygen too tightly',
    distractors: [
      {
        text: 'In A the free sites hold oxygen too loosely',
        slip: 'regulation-reversed',
        teaching: 'Bound CO favors the R state, whose affinity for oxygen is high.',
      },
      {
        text: 'In A the lungs take up oxygen too slowly',
        slip: 'wrong-cause',
        teaching: 'CO on the hemoglobin does not hinder the lungs, and B has just as few free sites.',
      },
      {
        text: 'In A the free sites take up oxygen too slowly',
        slip: 'cooperativity-ignored',
        teaching: 'Sites in the R state take up oxygen readily; they release it poorly.',
      },
    ],
    explanation:
      'CO on some sites of a tetramer shifts it to the R state. The free sites then hold oxygen too tightly and release hardly any in the tissues. In B the sites are fewer but release oxygen normally.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-haemoglobin-108',
    topics: ['haemoglobin'],
    tests: ['heme'],
    difficulty: 'advanced',
    text: 'CO binds to free heme about 20 000 times as tightly as \\ce{O2} does, but to myoglobin less than 300 times as tightly. A histidine lies near the free coordination site of the iron. What does this histidine do?',
    answer: 'It forms a hydrogen bond to bound \\ce{O2}',
    distractors: [
      {
        text: 'It forms a hydrogen bond to bound CO',
        slip: 'reversed-cause',
        teaching:
          'Bound CO is hardly polarized; a hydrogen bond to it would increase the advantage of CO, not lower it.',
      },
      {
        text: 'It forms a covalent bond to bound \\ce{O2}',
        slip: 'interaction-mixed-up',
        teaching:
          'Bound oxygen is covalently bonded to the iron; the histidine forms only a hydrogen bond to it.',
      },
      {
        text: 'It forms a covalent bond to bound CO',
        slip: 'interaction-mixed-up',
        teaching: 'CO is bound to the iron alone, and histidine hardly interacts with it.',
      },
    ],
    explanation:
      'Bound \\ce{O2} takes on a partial negative charge. The distal histidine forms a hydrogen bond to it and so stabilizes bound \\ce{O2}, but hardly bound CO. The advantage of CO shrinks accordingly.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-haemoglobin-109',
    topics: ['haemoglobin'],
    tests: ['sickle-cell-hemoglobin'],
    difficulty: 'beginner',
    text: 'Children with sickle cell disease are well in the first months of life, while their blood still contains a high level of fetal hemoglobin. Why?',
    answer: 'Fetal hemoglobin has no β chains',
    distractors: [
      {
        text: 'Fetal hemoglobin repairs the β chains',
        slip: 'reversed-cause',
        teaching: 'Hemoglobin does not change the sequence of other chains.',
      },
      {
        text: 'Fetal hemoglobin repairs the α chains',
        slip: 'wrong-part-active',
        teaching: 'The α chains are normal in this disease; the mutation lies in the β chain.',
      },
      {
        text: 'Fetal hemoglobin has no α chains',
        slip: 'chains-miscounted',
        teaching: 'It is a tetramer of two α and two γ chains.',
      },
    ],
    explanation:
      'The mutation lies in the β chain. Fetal hemoglobin is α_{2}γ_{2}, so it has no β chains and hinders the growth of fibers.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-haemoglobin-110',
    topics: ['haemoglobin'],
    tests: ['sickle-cell-hemoglobin'],
    uses: ['cooperativity'],
    difficulty: 'advanced',
    text: 'A drug against sickle cell disease binds to the α chains and stabilizes the R state. Fewer fibers form. What disadvantage is expected?',
    answer: 'Less oxygen is released in the tissues',
    distractors: [
      {
        text: 'Less oxygen is bound in the lungs',
        slip: 'regulation-reversed',
        teaching: 'The R state has the higher affinity, so loading is complete.',
      },
      {
        text: 'More valine is exposed to neighbors',
        slip: 'reversed-cause',
        teaching: 'The pocket for the valine is exposed in the T state, which the drug disfavors.',
      },
      {
        text: 'More of the iron is oxidized to \\ce{Fe^3+}',
        slip: 'effect-where-none',
        teaching: 'Shifting T to R does not oxidize the iron.',
      },
    ],
    explanation:
      'Fibers form from the T state, so favoring R helps. However, the R state has a high affinity for oxygen: *P*_{50} falls, and less oxygen is released in the tissues.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
];

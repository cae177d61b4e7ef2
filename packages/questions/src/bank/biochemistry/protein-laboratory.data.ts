import type { WrittenQuestion } from '../written-question.ts';

export const proteinLaboratoryQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-amino-acids-51',
    topics: ['amino-acids'],
    tests: ['classes-of-amino-acids'],
    difficulty: 'beginner',
    text: 'Which residue on the surface of a protein in water has a negatively charged side chain at pH 7?',
    answer: 'Glutamate',
    distractors: [
      {
        text: 'Glutamine',
        slip: 'residue-property-mixed-up',
        teaching:
          'Glutamine has an amide in place of the carboxylate; its side chain is polar but uncharged.',
      },
      {
        text: 'Tyrosine',
        slip: 'residue-property-mixed-up',
        teaching: 'The phenol of tyrosine has a p*K*_{a} near 10, so it keeps its proton at pH 7.',
      },
      {
        text: 'Lysine',
        slip: 'residue-property-mixed-up',
        teaching: 'The amino group of lysine is protonated at pH 7 and makes the side chain positive.',
      },
    ],
    explanation:
      'The side chain of glutamate ends in a carboxyl group with a p*K*_{a} near 4. At pH 7 it has lost its proton and is negative. Glutamine and tyrosine are neutral, and lysine is positive.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-amino-acids-52',
    topics: ['amino-acids'],
    tests: ['high-performance-liquid-chromatography', 'classes-of-amino-acids'],
    uses: ['protein-purification'],
    difficulty: 'intermediate',
    text: 'Four pentapeptides are loaded at pH 7 onto a column whose beads carry C_{18} alkyl chains. The eluent changes slowly from water to acetonitrile. Which peptide elutes last?',
    answer: 'Gly-Leu-Phe-Ile-Ala',
    distractors: [
      {
        text: 'Gly-Ser-Asn-Thr-Ala',
        slip: 'polarity-mixed-up',
        teaching:
          'Ser, Asn and Thr are polar; they prefer water to the alkyl chains, so this peptide leaves early.',
      },
      {
        text: 'Gly-Lys-Asp-Arg-Ala',
        slip: 'interaction-mixed-up',
        teaching:
          'Charged side chains would be held by an ion exchanger; alkyl chains retain nonpolar groups.',
      },
      {
        text: 'Gly-Glu-Ser-Asp-Ala',
        slip: 'residue-property-mixed-up',
        teaching: 'Glu and Asp are carboxylates at pH 7 and keep this peptide in the water.',
      },
    ],
    explanation:
      'Alkyl chains retain nonpolar side chains through the hydrophobic effect. Leu, Phe and Ile are large and nonpolar, so Gly-Leu-Phe-Ile-Ala is held longest and needs the most acetonitrile.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-water-and-buffers-51',
    topics: ['water-and-buffers'],
    tests: ['osmolarity'],
    uses: ['passive-transport'],
    difficulty: 'intermediate',
    text: 'Red blood cells (osmolarity 0.30 osmol/L) are put into a large volume of 0.30 mol/L urea. Their membrane lets urea pass but not the salts and proteins inside. What happens to the cells?',
    answer: 'They swell, because urea enters and water follows it.',
    distractors: [
      {
        text: 'They keep their size, because the osmolarities are equal.',
        slip: 'overgeneralised-rule',
        teaching:
          'Equal osmolarity keeps the volume constant only when no solute crosses the membrane, but urea does cross it.',
      },
      {
        text: 'They shrink, because urea draws water out of the cells.',
        slip: 'reversed-cause',
        teaching: 'A solute that crosses the membrane cannot hold water outside for long.',
      },
      {
        text: 'They shrink, because salts leave in exchange for urea.',
        slip: 'gradient-forgotten',
        teaching:
          'The membrane does not let the salts pass; the number of particles inside can only increase.',
      },
    ],
    explanation:
      'The solution is isosmotic but not isotonic. Urea enters until it is as concentrated inside as outside. The salts and proteins inside then make the total concentration higher there, so water follows and the cells swell until they burst.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
  },
  {
    id: 'biochemistry-water-and-buffers-52',
    topics: ['water-and-buffers'],
    tests: ['osmolarity'],
    uses: ['molarity'],
    difficulty: 'beginner',
    text: 'A solution contains 0.10 mol/L \\ce{CaCl2}, completely dissociated, and 0.050 mol/L glucose. What is the total concentration of dissolved particles (the osmolarity)?',
    answer: '0.35 mol/L',
    distractors: [
      {
        text: '0.25 mol/L',
        slip: 'forgot-subscript',
        teaching: 'Each \\ce{CaCl2} gives three ions, because it contains two chloride ions.',
        expression: '2 * 0.10 + 0.050',
      },
      {
        text: '0.30 mol/L',
        slip: 'ignored-one-product',
        teaching: 'The glucose molecules must be included as well, though they do not dissociate.',
        expression: '3 * 0.10',
      },
      {
        text: '0.20 mol/L',
        slip: 'forgot-subscript',
        teaching: 'Each \\ce{CaCl2} releases two chloride ions, and the glucose must be included too.',
        expression: '2 * 0.10',
      },
    ],
    explanation:
      'Each \\ce{CaCl2} gives three ions and glucose does not dissociate: 3 × 0.10 + 0.050 = 0.35 mol/L.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
    computation: { kind: 'quantity', expression: '3 * 0.10 + 0.050', unit: 'mol/L' },
  },
  {
    id: 'biochemistry-protein-methods-51',
    topics: ['protein-methods'],
    tests: ['isoelectric-focusing', 'isoelectric-point'],

    difficulty: 'beginner',
    text: 'In isoelectric focusing a protein moves through a gel with a pH gradient and then stops. Why does it stop where it does?',
    answer: 'Its net charge is zero there.',
    distractors: [
      {
        text: 'Its ionizable groups are all uncharged there.',
        slip: 'net-for-each-charge',
        teaching: 'At the pI, positive and negative groups balance; most of them are still charged.',
      },
      {
        text: 'The pores of the gel are too narrow there.',
        slip: 'method-mixed-up',
        teaching: 'Sieving by size is the principle of SDS-PAGE; a focusing gel has wide pores.',
      },
      {
        text: 'The electric field has dropped to zero there.',
        slip: 'reversed-cause',
        teaching: 'The field acts along the whole gel; it is the protein that no longer responds to it.',
      },
    ],
    explanation:
      'At the position where the pH equals the pI, the positive and negative charges of the protein cancel. With a net charge of zero it feels no net force in the field. If it drifts away, it gains a charge and is driven back.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-52',
    topics: ['protein-methods'],
    tests: ['isoelectric-focusing'],
    uses: ['gel-electrophoresis', 'regulation-by-covalent-modification'],
    difficulty: 'intermediate',
    text: 'Some molecules of a 60 kDa protein are phosphorylated on one serine residue. How does the new spot on a two-dimensional gel (isoelectric focusing, then SDS-PAGE) differ from the old one?',
    answer: 'It lies at a lower pI and nearly the same mass.',
    distractors: [
      {
        text: 'It lies at a higher pI and nearly the same mass.',
        slip: 'wrong-sign',
        teaching: 'A phosphate adds negative charge, so a more acidic pH is needed to balance it.',
      },
      {
        text: 'It lies at the same pI and nearly twice the mass.',
        slip: 'method-mixed-up',
        teaching: 'A phosphate adds 80 Da to 60 000 Da and changes the charge, not the size.',
      },
      {
        text: 'It lies at a lower pI and nearly half the mass.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'Phosphorylation does not cut the chain; the mass hardly changes.',
      },
    ],
    explanation:
      'The phosphate adds negative charge, so the net charge is zero at a lower pH: the spot shifts to a lower pI. The added 80 Da is small compared with 60 kDa, so the position along the SDS-PAGE axis is nearly the same.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-53',
    topics: ['protein-methods'],
    tests: ['affinity-chromatography'],
    difficulty: 'intermediate',
    text: 'A protein with six histidines at its end is bound to a column of immobilized \\ce{Ni^2+} at pH 8. Which substance, added to the buffer at 0.3 mol/L, releases the protein and leaves the nickel on the column?',
    answer: 'Imidazole',
    distractors: [
      {
        text: 'Sodium chloride',
        slip: 'interaction-mixed-up',
        teaching: 'Salt weakens ionic attraction; histidine is held by a coordinate bond to nickel.',
      },
      {
        text: 'EDTA',
        slip: 'method-mixed-up',
        teaching: 'EDTA does release the protein, but by removing the nickel from the column.',
      },
      {
        text: 'Glucose',
        slip: 'method-mixed-up',
        teaching: 'Glucose displaces glycoproteins from lectin columns; it does not compete for nickel.',
      },
    ],
    explanation:
      'Histidine binds nickel through the nitrogen of its imidazole ring. Free imidazole at 0.3 mol/L competes for the same sites on the metal, so the protein leaves while the chelated nickel stays.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-54',
    topics: ['protein-methods'],
    tests: ['affinity-chromatography'],
    uses: ['henderson-hasselbalch-equation'],
    difficulty: 'intermediate',
    text: 'A student loads a protein with a His tag onto a nickel column at pH 4.5 instead of pH 8.0, and it runs straight through. The protein is still folded. What is the most likely reason?',
    answer: 'The tag is protonated and has no lone pair for nickel.',
    distractors: [
      {
        text: 'The tag is deprotonated and repels the nickel ions.',
        slip: 'wrong-protonation-state',
        teaching: 'Histidine has a p*K*_{a} near 6; at pH 4.5 it takes up a proton rather than losing one.',
      },
      {
        text: 'The nickel ions are reduced to the metal by the acid.',
        slip: 'reaction-type-confused',
        teaching: 'An acid supplies protons, not electrons; \\ce{Ni^2+} stays oxidized at pH 4.5.',
      },
      {
        text: 'The protein is now too large to enter the beads.',
        slip: 'method-mixed-up',
        teaching: 'Size matters in gel filtration; a folded protein does not grow at pH 4.5.',
      },
    ],
    explanation:
      'The imidazole ring has a p*K*_{a} near 6. At pH 4.5 the tag is protonated at the nitrogen whose lone pair would coordinate to nickel, so nothing holds the protein. At pH 8.0 the lone pair is free.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-55',
    topics: ['protein-methods'],
    tests: ['western-blot-and-elisa'],
    uses: ['gel-electrophoresis'],
    difficulty: 'beginner',
    text: 'What allows a Western blot to reveal one protein among the thousands that have been transferred to the membrane?',
    answer: 'An antibody to one of its epitopes',
    distractors: [
      {
        text: 'A DNA probe that pairs with its gene',
        slip: 'method-mixed-up',
        teaching:
          'Probing separated DNA with a DNA probe is a Southern blot; a Western blot detects proteins.',
      },
      {
        text: 'A dye that stains proteins of its mass',
        slip: 'method-mixed-up',
        teaching: 'Protein dyes stain nearly every band; they do not distinguish proteins.',
      },
      {
        text: 'A protease that digests the others',
        slip: 'enzyme-mixed-up',
        teaching: 'No protein is digested; the others stay on the membrane but are not seen.',
      },
    ],
    explanation:
      'After electrophoresis and transfer, the membrane is treated with an antibody that binds an epitope of the protein. A labeled secondary antibody makes the band of the protein visible.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-protein-methods-56',
    topics: ['protein-methods'],
    tests: ['western-blot-and-elisa'],
    difficulty: 'advanced',
    text: 'The wells of a plate are coated with an antibody against a hormone. A serum is added together with a fixed, limited amount of the hormone linked to an enzyme; the wells are washed, and a colorless substrate that the enzyme turns blue is added. The well with serum stays much paler than one with buffer instead of serum. What can be concluded?',
    answer: 'The serum contains a high level of the hormone.',
    distractors: [
      {
        text: 'The serum contains a low level of the hormone.',
        slip: 'reversed-trend',
        teaching:
          'With little free hormone, the labeled hormone would take most sites, and the well would turn deep blue.',
      },
      {
        text: 'The serum contains the enzyme in excess.',
        slip: 'reversed-trend',
        teaching: 'More enzyme left in the well would make it bluer.',
      },
      {
        text: 'The serum contains no antibody to the hormone.',
        slip: 'answered-another-quantity',
        teaching: 'The antibody is supplied on the plate; the test does not look for one in the serum.',
      },
    ],
    explanation:
      'Free hormone from the serum and labeled hormone compete for the same sites. A pale well means that little labeled hormone was bound, so the serum contains a high level of the hormone.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-water-and-buffers-53',
    topics: ['water-and-buffers'],
    tests: ['water-as-a-biological-solvent'],
    difficulty: 'intermediate',
    text: 'An ion pair of lysine and aspartate on the surface of a protein in water stabilizes the fold far less than the attraction of the two charges in a vacuum suggests. Why?',
    answer: 'Water screens the charges and solvates each of them.',
    distractors: [
      {
        text: 'Water takes the protons from both of the side chains.',
        slip: 'wrong-protonation-state',
        teaching: 'At pH 7 lysine stays protonated in water; the charges are not removed.',
      },
      {
        text: 'Water pushes both of the side chains into the core.',
        slip: 'polarity-mixed-up',
        teaching: 'The hydrophobic effect drives nonpolar groups into the core, not charged ones.',
      },
      {
        text: 'Water forms covalent bonds to both side chains.',
        slip: 'interaction-mixed-up',
        teaching: 'Water surrounds ions by ion–dipole forces; no covalent bond is formed.',
      },
    ],
    explanation:
      'Water has a high relative permittivity, which weakens the attraction about eightyfold. In addition, each charge is solvated when the pair is apart, so little energy is gained when they meet: water screens and solvates both charges.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
  },
  {
    id: 'biochemistry-protein-structure-51',
    topics: ['protein-structure'],
    tests: ['ramachandran-plot'],
    difficulty: 'beginner',
    text: 'Why is glycine found in regions of the Ramachandran plot that are forbidden for the other common residues?',
    answer: 'It has no β carbon that clashes with the backbone.',
    distractors: [
      {
        text: 'It has no N–H bond that clashes with the backbone.',
        slip: 'residue-property-mixed-up',
        teaching: 'Glycine does have an N–H bond in a chain; proline is the residue that lacks one.',
      },
      {
        text: 'It has peptide bonds that rotate freely.',
        slip: 'residue-property-mixed-up',
        teaching:
          'The peptide bonds of glycine are as planar as others; φ and ψ are the angles at its α carbon.',
      },
      {
        text: 'It has a side chain that forms no hydrogen bonds.',
        slip: 'interaction-mixed-up',
        teaching:
          'The side chains of alanine and valine form no hydrogen bonds either, and yet those residues are restricted.',
      },
    ],
    explanation:
      'The forbidden regions are those in which the β carbon and its substituents would clash with backbone atoms. Glycine has only a hydrogen there and no β carbon, so it can adopt more pairs of φ and ψ.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-52',
    topics: ['protein-structure'],
    tests: ['fibrous-proteins'],
    uses: ['cofactors-and-coenzymes'],
    difficulty: 'intermediate',
    text: 'Scurvy results from a lack of vitamin C. What is wrong with the collagen made without this vitamin?',
    answer: 'Too few prolines are hydroxylated, so the triple helix is unstable.',
    distractors: [
      {
        text: 'Too few cysteines are oxidized, so the triple helix is unstable.',
        slip: 'residue-property-mixed-up',
        teaching:
          'Disulfide bridges strengthen keratin; the helical part of collagen has hardly any cysteine.',
      },
      {
        text: 'Too few glycines are inserted, so the triple helix cannot close.',
        slip: 'other-stage',
        teaching: 'The gene sets the sequence; vitamin C acts on residues that are already in the chain.',
      },
      {
        text: 'Too few glycines are hydroxylated, so the triple helix is unstable.',
        slip: 'residue-property-mixed-up',
        teaching: 'Glycine has only a hydrogen atom as its side chain and is not hydroxylated.',
      },
    ],
    explanation:
      'Prolyl hydroxylase needs ascorbate to keep its iron in the +2 state. With too few prolines hydroxylated, the triple helix melts below body temperature and is unstable.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-53',
    topics: ['protein-structure'],
    tests: ['misfolding-diseases', 'alpha-helix-and-beta-sheet'],

    difficulty: 'intermediate',
    text: 'Amyloid fibrils of very different proteins give similar X-ray diffraction patterns. Which feature do the fibrils share?',
    answer: 'β strands that run across the long axis of the fibril',
    distractors: [
      {
        text: 'β strands that run along the long axis of the fibril',
        slip: 'structure-level-mixed-up',
        teaching: 'The strands stack along the axis, and each of them lies across it.',
      },
      {
        text: 'α helices that run along the long axis of the fibril',
        slip: 'structure-level-mixed-up',
        teaching: 'Parallel coiled helices are typical of keratin, not of amyloid.',
      },
      {
        text: 'α helices that run across the long axis of the fibril',
        slip: 'structure-level-mixed-up',
        teaching: 'The strands of amyloid are β strands; helices would give another pattern.',
      },
    ],
    explanation:
      'In the cross-β structure of amyloid the β strands run across the long axis of the fibril, about 0.47 nm apart, and their hydrogen bonds run along it. This structure depends on the backbone, so many sequences can form it.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-methods-57',
    topics: ['protein-methods'],
    tests: ['protein-structure-determination'],
    difficulty: 'intermediate',
    text: 'A protein complex of 2.0 × 10^{6} g/mol does not crystallize, exists in several conformations, and is available only in small amounts. Which method is best suited to find its structure at near-atomic resolution?',
    answer: 'Cryo-electron microscopy',
    distractors: [
      {
        text: 'X-ray crystallography',
        slip: 'method-mixed-up',
        teaching: 'Diffraction at this resolution needs ordered crystals, which do not form here.',
      },
      {
        text: 'Solution NMR spectroscopy',
        slip: 'method-mixed-up',
        teaching: 'Such a large complex tumbles so slowly that its NMR signals become too broad.',
      },
      {
        text: 'Circular dichroism',
        slip: 'method-mixed-up',
        teaching: 'Circular dichroism gives the fractions of helix and sheet, not the positions of atoms.',
      },
    ],
    explanation:
      'Cryo-electron microscopy images single frozen particles. It needs no crystals and little material, it works well for large complexes, and its images can be sorted by conformation.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-methods-58',
    topics: ['protein-methods'],
    tests: ['ultracentrifugation'],
    difficulty: 'intermediate',
    text: 'A 30S and a 50S ribosomal subunit join to form a 70S ribosome. Why is its sedimentation coefficient not 80S?',
    answer: 'The coefficient depends on shape as well as on mass.',
    distractors: [
      {
        text: 'The coefficient is the logarithm of the mass.',
        slip: 'relation-invented',
        teaching: 'The coefficient rises with mass and falls with friction; it is not a logarithm.',
      },
      {
        text: 'The subunits lose an eighth of their mass on joining.',
        slip: 'unchanged-taken-as-changed',
        teaching: 'The masses of the two subunits do add up; only the coefficients are not additive.',
      },
      {
        text: 'The subunits double their friction on joining.',
        slip: 'reversed-cause',
        teaching: 'With doubled friction the ribosome would sediment far more slowly than at 70S.',
      },
    ],
    explanation:
      'The Svedberg coefficient is the sedimentation rate divided by the acceleration. It rises with the mass but falls with the friction, which depends on size and shape, so the coefficients of the parts are not additive.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-haemoglobin-51',
    topics: ['haemoglobin'],
    tests: ['sickle-cell-hemoglobin', 'peptide-charge'],
    uses: ['classes-of-amino-acids'],
    difficulty: 'beginner',
    text: 'In sickle cell hemoglobin a valine replaces a glutamate in both β chains. By how much does the net charge of the tetramer change at pH 8.6?',
    answer: '+2',
    distractors: [
      {
        text: '+1',
        slip: 'chains-miscounted',
        teaching: 'One glutamate is lost from each β chain, and the tetramer has two of them.',
        expression: '(0 - (-1))',
      },
      {
        text: '−2',
        slip: 'wrong-sign',
        teaching: 'Negative charges are lost, so the net charge becomes more positive.',
        expression: '2 * (-1 - 0)',
      },
      {
        text: '−1',
        slip: 'wrong-sign',
        teaching:
          'Glutamate is negative, so losing it makes the charge more positive, and there are two β chains.',
        expression: '-1 - 0',
      },
    ],
    explanation:
      'At pH 8.6 glutamate has a charge of −1, and valine has a charge of 0. Two β chains lose one negative charge each: the change is 2 × (0 − (−1)) = +2.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
    computation: { kind: 'quantity', expression: '2 * (0 - (-1))', unit: '' },
  },
  {
    id: 'biochemistry-haemoglobin-52',
    topics: ['haemoglobin'],
    tests: ['sickle-cell-hemoglobin'],
    uses: ['oxygen-binding-to-hemoglobin'],
    difficulty: 'intermediate',
    text: 'Why do fibers of sickle cell hemoglobin form in deoxygenated blood rather than in oxygenated blood?',
    answer: 'Deoxygenation exposes a pocket that takes up the valine of a neighbor',
    distractors: [
      {
        text: 'Deoxygenation ionizes the valine, which then pairs with a lysine',
        slip: 'residue-property-mixed-up',
        teaching: 'Valine has no ionizable side chain; it acts through its nonpolar surface.',
      },
      {
        text: 'Deoxygenation splits the tetramer, and the loose chains aggregate',
        slip: 'structure-level-mixed-up',
        teaching: 'Deoxyhemoglobin keeps all four chains; whole tetramers form the fiber.',
      },
      {
        text: 'Deoxygenation removes the heme, and the valine fills the empty space',
        slip: 'reversed-cause',
        teaching: 'Deoxyhemoglobin keeps its heme groups; only the oxygen leaves.',
      },
    ],
    explanation:
      'In the deoxy (T) form a nonpolar pocket on the β chain is exposed. The valine of a neighboring tetramer fits into it, and the tetramers line up to form fibers. In the oxygenated form the pocket is not available.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
];

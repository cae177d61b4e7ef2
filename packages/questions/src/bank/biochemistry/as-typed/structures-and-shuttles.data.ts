import type { WrittenQuestion } from '../../written-question.ts';

/** Structures of amino acids and proteins, water, nucleic acids, and ways around the inner membrane. */
export const structuresAndShuttlesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-amino-acids-981',
    topics: ['amino-acids'],
    tests: ['amino-acid-structures'],
    difficulty: 'beginner',
    text: 'β-Alanine, \\ce{H2NCH2CH2COOH}, occurs in muscle but is not one of the amino acids of proteins. How does it differ from the structure that all of these share?',
    answer: 'Its amino group is one carbon farther from the carboxyl group.',
    distractors: [
      {
        text: 'Its side chain is attached to nitrogen instead of carbon.',
        slip: 'other-substance',
        teaching:
          'This describes sarcosine, \\ce{CH3NHCH2COOH}; in β-alanine the nitrogen carries two hydrogen atoms and no side chain.',
      },
      {
        text: 'Its amino group is primary instead of secondary.',
        slip: 'residue-property-mixed-up',
        teaching:
          'A primary amino group is the rule in the amino acids of proteins; only that of proline is secondary.',
      },
      {
        text: 'Its nitrogen is bonded to the carbon of a C=O group.',
        slip: 'functional-group-confused',
        teaching:
          'That would be an amide; the formula shows nitrogen bonded to a \\ce{CH2} group, as in an amine.',
      },
    ],
    explanation:
      'In the amino acids of proteins, the amino and the carboxyl group are attached to the same carbon, the α carbon. In β-alanine a \\ce{CH2} group lies in between, so the amino group is one carbon farther from the carboxyl group.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-amino-acids-982',
    topics: ['amino-acids'],
    tests: ['amino-acid-structures'],
    difficulty: 'intermediate',
    text: 'In which pair do the structures differ only in that one amino acid has an OH group where the other has a hydrogen atom?',
    answer: 'Phenylalanine and tyrosine',
    distractors: [
      {
        text: 'Valine and threonine',
        slip: 'residue-property-mixed-up',
        teaching: 'Threonine has an OH group where valine has a methyl group, not a hydrogen.',
      },
      {
        text: 'Serine and cysteine',
        slip: 'residue-property-mixed-up',
        teaching: 'Cysteine has an SH group where serine has its OH group.',
      },
      {
        text: 'Aspartic acid and asparagine',
        slip: 'residue-property-mixed-up',
        teaching:
          'Asparagine has an \\ce{NH2} group where aspartic acid has the OH group of its side-chain carboxyl.',
      },
    ],
    explanation:
      'The side chain of phenylalanine is \\ce{-CH2C6H5}, and that of tyrosine is \\ce{-CH2C6H4OH}, with an OH group in place of one ring hydrogen. The pair is phenylalanine and tyrosine.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-amino-acids-983',
    topics: ['amino-acids'],
    tests: ['amino-acid-structures'],
    difficulty: 'beginner',
    text: 'A residue of alanine can be distinguished from one of valine by its mass, but a residue of leucine cannot be distinguished from one of isoleucine in this way. How do leucine and isoleucine differ?',
    answer: 'In the position of the branch in the side chain',
    distractors: [
      {
        text: 'In the position of the amino group in the chain',
        slip: 'wrong-part-active',
        teaching: 'In both of them the amino group is attached to the α carbon.',
      },
      {
        text: 'In the number of carbons in the side chain',
        slip: 'residue-property-mixed-up',
        teaching: 'Both side chains are \\ce{C4H9}; one more carbon would show in the mass.',
      },
      {
        text: 'In the configuration at the α carbon',
        slip: 'stereochemistry-mixed-up',
        teaching: 'Both are L amino acids, with the same configuration at the α carbon.',
      },
    ],
    explanation:
      'Leucine, with the side chain \\ce{-CH2CH(CH3)2}, and isoleucine, with \\ce{-CH(CH3)CH2CH3}, are isomers and so have the same mass. They differ in the position of the branch in the side chain.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-water-and-buffers-981',
    topics: ['water-and-buffers'],
    tests: ['water-as-a-biological-solvent', 'like-dissolves-like'],
    difficulty: 'beginner',
    text: 'Without hemoglobin, blood leaving the lungs would carry only about 0.1 mmol/L of dissolved oxygen. Why does water dissolve so little \\ce{O2}?',
    answer: 'It is nonpolar, and water attracts it weakly.',
    distractors: [
      {
        text: 'It is uncharged, and water dissolves only charged particles.',
        slip: 'overgeneralised-rule',
        teaching:
          'A charge is not needed: glucose is uncharged and dissolves very well, because it is polar.',
      },
      {
        text: 'It is small, and water dissolves large molecules better.',
        slip: 'reversed-cause',
        teaching:
          'Small size does not hinder dissolving: \\ce{NH3} is small and very soluble, because it is polar.',
      },
      {
        text: 'It is gaseous, and water holds gases only as bubbles.',
        slip: 'property-misjudged',
        teaching:
          'Gases dissolve as single molecules, and some do so very well: one liter of water takes up hundreds of liters of ammonia.',
      },
    ],
    explanation:
      'Water dissolves what it can bind by hydrogen bonds or by its dipole. \\ce{O2} has no charge, no dipole and no hydrogen bonds to offer in return for those of water that it disturbs: it is nonpolar, and water attracts it weakly.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
  },
  {
    id: 'biochemistry-water-and-buffers-982',
    topics: ['water-and-buffers'],
    tests: ['water-as-a-biological-solvent', 'lipid-bilayer'],
    difficulty: 'intermediate',
    text: 'In water, phospholipids gather into bilayers in which the hydrocarbon tails lie inside. Why do such bilayers not form in liquid hexane?',
    answer: 'Hexane mixes with the tails and does not exclude them.',
    distractors: [
      {
        text: 'Hexane dissolves the heads and does not reach the tails.',
        slip: 'polarity-mixed-up',
        teaching: 'The polar heads are the part that hexane, a hydrocarbon, does not dissolve well.',
      },
      {
        text: 'Hexane forms hydrogen bonds with the ends of the tails.',
        slip: 'interaction-mixed-up',
        teaching: 'Neither hexane nor a hydrocarbon tail can form hydrogen bonds.',
      },
      {
        text: 'Hexane takes protons from the heads and charges them.',
        slip: 'wrong-protonation-state',
        teaching: 'Hexane is not a base, and charged heads are found in the bilayers in water as well.',
      },
    ],
    explanation:
      'Water drives the tails together, because its molecules bind to one another and lose freedom around nonpolar groups. This hydrophobic effect is absent in a hydrocarbon: hexane mixes with the tails and does not exclude them.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
  },
  {
    id: 'biochemistry-water-and-buffers-983',
    topics: ['water-and-buffers'],
    tests: ['water-as-a-biological-solvent', 'hydrogen-bonding'],
    difficulty: 'intermediate',
    text: 'In carbon tetrachloride, *N*-methylacetamide, \\ce{CH3CONHCH3}, forms pairs held by an N–H···O=C hydrogen bond. In water it hardly pairs at all. Why?',
    answer: 'Water forms hydrogen bonds to the same groups.',
    distractors: [
      {
        text: 'Water takes up the protons of the N–H groups.',
        slip: 'wrong-protonation-state',
        teaching: 'An amide N–H is far too weak an acid to give its proton to water.',
      },
      {
        text: 'Water breaks up the amide into acid and amine.',
        slip: 'strong-bonds-broken',
        teaching: 'Water alone hydrolyzes amides extremely slowly, so the molecules stay intact.',
      },
      {
        text: 'Water drives the nonpolar methyl groups apart.',
        slip: 'polarity-mixed-up',
        teaching: 'Water drives nonpolar groups together rather than apart.',
      },
    ],
    explanation:
      'To pair in water, two molecules have to give up the hydrogen bonds that their N–H and C=O groups have to water, so little is gained. Carbon tetrachloride offers no such bonds, whereas water forms hydrogen bonds to the same groups.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
  },
  {
    id: 'biochemistry-protein-structure-981',
    topics: ['protein-structure'],
    tests: ['levels-of-protein-structure'],
    difficulty: 'intermediate',
    text: 'Which of these statements about the enzyme lysozyme describes its tertiary structure?',
    answer: 'Its helices and its sheet pack together into two lobes.',
    distractors: [
      {
        text: 'Its residue 35 is glutamate, and its residue 52 is aspartate.',
        slip: 'structure-level-mixed-up',
        teaching: 'Which residue stands at which place in the sequence is the primary structure.',
      },
      {
        text: 'Its residues 25 to 36 are coiled into an α helix.',
        slip: 'structure-level-mixed-up',
        teaching: 'A regular local form of the backbone, such as one helix, is secondary structure.',
      },
      {
        text: 'Its chain works alone, not with others in an assembly.',
        slip: 'structure-level-mixed-up',
        teaching:
          'Whether several chains assemble is a matter of quaternary structure, which lysozyme lacks.',
      },
    ],
    explanation:
      'Tertiary structure is the arrangement of one whole chain in space, with parts that are far apart in the sequence brought together. That is described by the statement that its helices and its sheet pack together into two lobes.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-982',
    topics: ['protein-structure'],
    tests: ['levels-of-protein-structure'],
    difficulty: 'beginner',
    text: 'Two proteins, each a single chain, are hydrolyzed completely and give the same amounts of every amino acid. A student concludes that they have the same primary structure. What is wrong with this?',
    answer: 'The amounts do not show the order of the residues.',
    distractors: [
      {
        text: 'The amounts do not show the folding of the chains.',
        slip: 'structure-level-mixed-up',
        teaching: 'Folding is secondary and tertiary structure, about which the student concludes nothing.',
      },
      {
        text: 'Hydrolysis leaves the peptide bonds as they were.',
        slip: 'wrong-bond-broken',
        teaching: 'Peptide bonds are what complete hydrolysis breaks; only so do free amino acids form.',
      },
      {
        text: 'Hydrolysis unfolds the helices before the count.',
        slip: 'structure-level-mixed-up',
        teaching:
          'Helices are secondary structure, and their loss does not change what the chain is made of.',
      },
    ],
    explanation:
      'The primary structure is the sequence of the residues. Chains such as Ala-Gly-Ser and Ser-Ala-Gly have the same composition but different sequences: the amounts do not show the order of the residues.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-structure-983',
    topics: ['protein-structure'],
    tests: ['levels-of-protein-structure', 'alpha-helix-and-beta-sheet'],
    difficulty: 'intermediate',
    text: 'Hydrogen bonds contribute to several levels of the structure of a protein. Which of these hydrogen bonds belongs to its secondary structure?',
    answer: 'From the N–H of alanine 46 to the C=O of leucine 42',
    distractors: [
      {
        text: 'From the O–H of serine 30 to the O–H of threonine 142',
        slip: 'structure-level-mixed-up',
        teaching: 'Side chains far apart in the sequence meet here, which is tertiary structure.',
      },
      {
        text: 'From the \\ce{NH3+} of lysine 61 to the \\ce{COO-} of glutamate 12',
        slip: 'interaction-mixed-up',
        teaching: 'This salt bridge joins two side chains of a folded chain and so is tertiary structure.',
      },
      {
        text: 'From the O–H of tyrosine 35 to the \\ce{COO-} of aspartate 99 in another chain',
        slip: 'structure-level-mixed-up',
        teaching: 'A contact between two chains through side chains is part of the quaternary structure.',
      },
    ],
    explanation:
      'Secondary structure is the regular form of the backbone, held by hydrogen bonds between its N–H and C=O groups. In an α helix these join residues *n* and *n* + 4, as from the N–H of alanine 46 to the C=O of leucine 42.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-nucleic-acids-981',
    topics: ['nucleic-acids'],
    tests: ['concentration-of-nucleic-acids'],
    difficulty: 'beginner',
    text: 'The concentration of DNA is measured by its absorbance at 260 nm. Which parts of the molecule absorb this light?',
    answer: 'Its bases',
    distractors: [
      {
        text: 'Its sugars',
        slip: 'absorbs-where-it-does-not',
        teaching: 'Deoxyribose has no conjugated double bonds and is transparent at 260 nm.',
      },
      {
        text: 'Its phosphate groups',
        slip: 'absorbs-where-it-does-not',
        teaching: 'Phosphate does not absorb at 260 nm, so DNA can even be measured in phosphate buffer.',
      },
      {
        text: 'Its hydrogen bonds',
        slip: 'reversed-cause',
        teaching:
          'Pairing lowers the absorbance somewhat; single strands without these bonds absorb more strongly.',
      },
    ],
    explanation:
      'Absorption at 260 nm needs a conjugated π system. The rings of adenine, guanine, cytosine and thymine have one, and the backbone does not, so the light is absorbed by its bases.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-982',
    topics: ['nucleic-acids'],
    tests: ['concentration-of-nucleic-acids'],
    difficulty: 'intermediate',
    text: 'A DNA solution shows an absorbance of 0.62 at 260 nm and of 0.04 at 320 nm. Why is 0.04 subtracted from 0.62 before the concentration is calculated?',
    answer: 'It is due to turbidity, as DNA does not absorb at 320 nm.',
    distractors: [
      {
        text: 'It is due to protein, which has its maximum at 320 nm.',
        slip: 'absorbs-where-it-does-not',
        teaching: 'Proteins have their absorption maximum near 280 nm and hardly absorb at 320 nm.',
      },
      {
        text: 'It is due to RNA, whose maximum is shifted to 320 nm.',
        slip: 'nucleic-acids-mixed-up',
        teaching: 'RNA absorbs at 260 nm as DNA does, since its bases are almost the same.',
      },
      {
        text: 'It is due to single strands, which absorb at 320 nm.',
        slip: 'absorbs-where-it-does-not',
        teaching: 'Single strands absorb more strongly than double strands at 260 nm, but not at 320 nm.',
      },
    ],
    explanation:
      'Neither nucleic acids nor proteins absorb at 320 nm. A reading there shows light lost by scattering (or a soiled cell), which adds to the reading at 260 nm, too. It is due to turbidity, as DNA does not absorb at 320 nm.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-citric-acid-cycle-981',
    topics: ['citric-acid-cycle'],
    tests: ['anaplerotic-reactions'],
    uses: ['citric-acid-cycle'],
    difficulty: 'intermediate',
    text: 'Anaplerotic reactions refill the citric acid cycle with intermediates. A student counts the reaction of citrate synthase among them, “because it makes citrate, an intermediate of the cycle.” Why is this wrong?',
    answer: 'It consumes an oxaloacetate for each citrate.',
    distractors: [
      {
        text: 'It consumes an acetyl-CoA for each citrate.',
        slip: 'metabolite-mixed-up',
        teaching:
          'It does, but acetyl-CoA is not an intermediate of the cycle, so the cycle loses nothing by this.',
      },
      {
        text: 'It releases two \\ce{CO2} for each citrate.',
        slip: 'other-stage',
        teaching:
          'The two \\ce{CO2} are released later, by isocitrate dehydrogenase and 2-oxoglutarate dehydrogenase.',
      },
      {
        text: 'It consumes an ATP for each citrate.',
        slip: 'needless-atp',
        teaching:
          'Citrate synthase needs no ATP; besides, pyruvate carboxylase consumes ATP and is anaplerotic all the same.',
      },
    ],
    explanation:
      'An anaplerotic reaction has to raise the total amount of intermediates in the cycle. Citrate synthase turns one intermediate into another: it consumes an oxaloacetate for each citrate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
  },
  {
    id: 'biochemistry-citric-acid-cycle-982',
    topics: ['citric-acid-cycle'],
    tests: ['anaplerotic-reactions', 'transamination'],
    uses: ['citric-acid-cycle'],
    difficulty: 'advanced',
    text: 'A bacterium that lacks the glyoxylate cycle and grows on glucose can replenish the intermediates of its citric acid cycle only by carboxylation of phosphoenolpyruvate. A mutant that lacks the enzyme for this reaction does not grow on glucose. Which addition to the glucose restores growth?',
    answer: 'Aspartate',
    distractors: [
      {
        text: 'Pyruvate',
        slip: 'metabolite-mixed-up',
        teaching: 'Pyruvate enters this cycle as acetyl-CoA, whose two carbons leave again as \\ce{CO2}.',
      },
      {
        text: 'Acetate',
        slip: 'carbon-balance-misread',
        teaching: 'Two carbons enter the cycle as acetyl-CoA and two leave, so no intermediate is gained.',
      },
      {
        text: 'Alanine',
        slip: 'pathway-mixed-up',
        teaching:
          'Alanine loses its amino group to become pyruvate, which this mutant can only turn into acetyl-CoA, not into oxaloacetate.',
      },
    ],
    explanation:
      'Growth draws intermediates from the cycle, and the mutant cannot make oxaloacetate to replace them. Pyruvate, alanine and acetate reach the cycle only as acetyl-CoA, which adds no intermediate on balance. An amino acid that becomes oxaloacetate when it loses its amino group restores growth: aspartate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-981',
    topics: ['oxidative-phosphorylation'],
    tests: ['mitochondrial-shuttles'],
    difficulty: 'intermediate',
    text: 'In the malate–aspartate shuttle, malate carries electrons into the matrix and is oxidized there to oxaloacetate. Why is the oxaloacetate then converted to aspartate?',
    answer: 'Aspartate can leave the matrix; oxaloacetate cannot.',
    distractors: [
      {
        text: 'Aspartate needs no carrier to leave; oxaloacetate does.',
        slip: 'transport-kinds-mixed-up',
        teaching:
          'Aspartate is charged and leaves only by a carrier that exchanges it for glutamate; the membrane has no carrier for oxaloacetate.',
      },
      {
        text: 'Aspartate gives electrons to NAD^{+}; oxaloacetate cannot.',
        slip: 'role-of-another-molecule',
        teaching:
          'Malate gives the electrons to NAD^{+}; the conversion to aspartate is a transamination without NAD^{+}.',
      },
      {
        text: 'Aspartate is a fuel of the cycle; oxaloacetate is not.',
        slip: 'metabolite-mixed-up',
        teaching:
          'Oxaloacetate is the intermediate of the citric acid cycle; aspartate is made from it only to cross the membrane.',
      },
    ],
    explanation:
      'The carbon skeleton has to return to the cytosol to take up electrons again. The inner membrane has no carrier for oxaloacetate, but one that exchanges aspartate for glutamate: aspartate can leave the matrix; oxaloacetate cannot.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-982',
    topics: ['oxidative-phosphorylation'],
    tests: ['mitochondrial-shuttles', 'fermentation'],
    difficulty: 'intermediate',
    text: 'A muscle cell has plenty of glucose and \\ce{O2}, but both shuttles for the electrons of cytosolic NADH are blocked. How can glycolysis continue?',
    answer: 'NADH reduces pyruvate to lactate.',
    distractors: [
      {
        text: 'NADH passes directly to complex I.',
        slip: 'compartment-mixed-up',
        teaching:
          'Complex I takes NADH only from the matrix, and the inner membrane does not let NADH through.',
      },
      {
        text: 'NADH reduces \\ce{O2} in the cytosol.',
        slip: 'event-invented',
        teaching:
          'The transfer of electrons to \\ce{O2} to give water is done by the chain in the inner membrane.',
      },
      {
        text: 'NADH is replaced by NAD^{+} of the matrix.',
        slip: 'transport-kinds-mixed-up',
        teaching:
          'The inner membrane lets neither form of the coenzyme out, and this pool would soon be used up.',
      },
    ],
    explanation:
      'Glycolysis needs NAD^{+}, which the shuttles usually restore in the presence of \\ce{O2}. When they are blocked, NAD^{+} is restored as it is without oxygen: NADH reduces pyruvate to lactate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
];

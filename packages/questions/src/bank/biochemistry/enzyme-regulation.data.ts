import type { WrittenQuestion } from '../written-question.ts';

export const enzymeRegulationQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-enzymes-51',
    topics: ['enzymes'],
    tests: ['allosteric-regulation'],
    uses: ['michaelis-menten-kinetics'],
    difficulty: 'intermediate',
    text: 'Aspartate transcarbamoylase is inhibited by CTP, which favors its T state. How does CTP change the curve of rate plotted against aspartate concentration?',
    answer: 'It shifts to higher concentrations and stays sigmoidal',
    distractors: [
      {
        text: 'It shifts to lower concentrations and stays sigmoidal',
        slip: 'regulation-reversed',
        teaching: 'A shift to lower concentrations is activation, as by ATP, which favors the R state.',
      },
      {
        text: 'It stays in place and becomes a hyperbola',
        slip: 'cooperativity-ignored',
        teaching:
          'Stabilizing the T state makes cooperativity more marked; a hyperbola would mean that it was lost.',
      },
      {
        text: 'It shifts to lower concentrations and becomes a hyperbola',
        slip: 'regulation-reversed',
        teaching: 'This is what an activator does: it favors the R state.',
      },
    ],
    explanation:
      'CTP binds to the regulatory subunits and stabilizes the T state, which has a low affinity for aspartate. More aspartate is needed to bring about the R state: the curve shifts to higher concentrations, stays sigmoidal and reaches the same plateau.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-52',
    topics: ['enzymes'],
    tests: ['allosteric-regulation', 'metabolic-regulation'],

    difficulty: 'beginner',
    text: 'What does a cell gain when the end product of a pathway inhibits the first committed step instead of the last step?',
    answer: 'Unneeded intermediates do not accumulate',
    distractors: [
      {
        text: 'The end product is broken down sooner',
        slip: 'other-process',
        teaching: 'Feedback inhibition slows the synthesis; it does not break the product down.',
      },
      {
        text: 'The pathway runs backward to its start',
        slip: 'reversed-cause',
        teaching: 'An inhibited enzyme is slow in both directions; the pathway is not reversed.',
      },
      {
        text: 'Enzymes of the pathway are made faster',
        slip: 'activity-for-amount',
        teaching: 'Allosteric inhibition changes the activity of existing enzyme, not its synthesis.',
      },
    ],
    explanation:
      'With the committed step inhibited, the starting material stays available for other pathways. Were the last step inhibited, unneeded intermediates would accumulate, and material and energy would be lost.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-53',
    topics: ['enzymes'],
    tests: ['regulation-by-covalent-modification'],
    difficulty: 'beginner',
    text: 'Why does the pancreas make and store trypsin as its inactive precursor trypsinogen?',
    answer: 'The active enzyme would digest the pancreas',
    distractors: [
      {
        text: 'The active enzyme could not leave the cell',
        slip: 'irrelevant-property',
        teaching: 'Secretion does not depend on the activity of the enzyme.',
      },
      {
        text: 'The precursor digests food proteins faster',
        slip: 'reversed-cause',
        teaching: 'The precursor is hardly active; a cut in the intestine turns it into trypsin.',
      },
      {
        text: 'The precursor protects food from other enzymes',
        slip: 'reversed-cause',
        teaching: 'The precursor protects the tissue that makes it, not the food.',
      },
    ],
    explanation:
      'Trypsin cuts many proteins and activates the other pancreatic zymogens. If it were active in the gland, the active enzyme would digest the pancreas. Enteropeptidase activates it in the intestine.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-54',
    topics: ['enzymes'],
    tests: ['regulation-by-covalent-modification'],
    uses: ['classes-of-amino-acids'],
    difficulty: 'advanced',
    text: 'A kinase activates an enzyme by phosphorylating one serine. A variant with glutamate at this position is active without the kinase, whereas one with alanine stays inactive even with it. What explains the activity of the glutamate variant?',
    answer: 'Its carboxylate mimics the charge of the phosphate',
    distractors: [
      {
        text: 'Its carboxylate is phosphorylated without the kinase',
        slip: 'enzyme-mixed-up',
        teaching:
          'No kinase is needed because nothing is phosphorylated; glutamate itself is already charged.',
      },
      {
        text: 'Its carboxylate is removed by the phosphatase',
        slip: 'enzyme-mixed-up',
        teaching: 'A phosphatase splits phosphate esters; it cannot remove a side chain.',
      },
      {
        text: 'Its carboxylate binds the kinase more firmly',
        slip: 'reversed-cause',
        teaching: 'The variant is active without the kinase, so binding of the kinase cannot be the cause.',
      },
    ],
    explanation:
      'A phosphate group carries negative charge, which shifts the enzyme into its active form. The carboxylate of glutamate mimics this charge permanently; alanine has no charge and cannot be phosphorylated.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-55',
    topics: ['enzymes'],
    tests: ['ribozymes'],
    uses: ['protein-synthesis'],
    difficulty: 'intermediate',
    text: 'Which observation about the ribosome of an archaeon is the strongest evidence that RNA, not protein, catalyzes the formation of peptide bonds there?',
    answer: 'Only RNA lies close to the site where the bond forms',
    distractors: [
      {
        text: 'RNA makes up more of its mass than protein does',
        slip: 'reversed-cause',
        teaching: 'A larger proportion of the mass does not show which component is the catalyst.',
      },
      {
        text: 'Puromycin stops the growth of the chain',
        slip: 'reversed-cause',
        teaching: 'An inhibitor shows that a site is blocked, not what the site is made of.',
      },
      {
        text: 'Both of its subunits contain RNA and protein',
        slip: 'wrong-reference',
        teaching: 'The overall composition of the subunits does not show what is present at the active site.',
      },
    ],
    explanation:
      'Crystal structures of its large subunit show no protein near enough to the peptidyl transferase center to take part: only RNA lies close to the site. The ribosome is therefore a ribozyme.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
  },
  {
    id: 'biochemistry-enzymes-56',
    topics: ['enzymes'],
    tests: ['ribozymes'],
    difficulty: 'intermediate',
    text: 'A purified RNA cuts out its own intron in a test tube. A critic says that a trace of protein is the catalyst. Which control tests this objection most directly?',
    answer: 'Repeat the reaction after treatment with a protease',
    distractors: [
      {
        text: 'Repeat the reaction after treatment with a ribonuclease',
        slip: 'wrong-reference',
        teaching: 'This destroys the RNA, so the reaction stops whatever the catalyst was.',
      },
      {
        text: 'Repeat the reaction after treatment with a DNase',
        slip: 'enzyme-mixed-up',
        teaching: 'Nobody suspects DNA; the objection concerns protein.',
      },
      {
        text: 'Repeat the reaction with twice the amount of RNA',
        slip: 'wrong-reference',
        teaching: 'Twice the RNA contains twice the contaminant, so the result would be inconclusive.',
      },
    ],
    explanation:
      'A protease destroys protein and leaves the RNA intact. If the RNA still cuts out its intron after treatment with a protease, a protein catalyst becomes very unlikely.',
    reference: 'Lehninger Principles of Biochemistry, chapter 26',
  },
  {
    id: 'biochemistry-enzyme-kinetics-51',
    topics: ['enzyme-kinetics'],
    tests: ['irreversible-inhibition', 'michaelis-menten-kinetics'],

    difficulty: 'intermediate',
    text: 'An irreversible inhibitor has reacted with the active sites of half of the enzyme molecules; the excess of inhibitor is then removed. How do the kinetic constants of the sample compare with the original values?',
    answer: '*V*_{max} is halved and *K*_{M} is unchanged.',
    distractors: [
      {
        text: '*V*_{max} is unchanged and *K*_{M} is doubled.',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'A higher *K*_{M} at the same *V*_{max} indicates competitive inhibition, which substrate can overcome.',
      },
      {
        text: '*V*_{max} is halved and *K*_{M} is halved.',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'Both constants fall by the same factor in uncompetitive inhibition, not when active enzyme is lost.',
      },
      {
        text: '*V*_{max} is halved and *K*_{M} is doubled.',
        slip: 'inhibition-types-mixed-up',
        teaching: 'The molecules that are left are ordinary enzyme and bind substrate as before.',
      },
    ],
    explanation:
      'Half of the enzyme is permanently lost, so *V*_{max} = *k*_{cat}[E] is halved. The other half is unmodified and has its usual affinity, so *K*_{M} is unchanged.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-52',
    topics: ['enzyme-kinetics'],
    tests: ['irreversible-inhibition'],
    difficulty: 'intermediate',
    text: 'Two inhibitors, X and Y, each block 90% of an enzyme’s activity. After long dialysis the sample with X has full activity again, whereas the sample with Y still has only 10%; the enzyme itself survives dialysis well. What can be concluded?',
    answer: 'Y is bound so firmly that it does not leave the enzyme.',
    distractors: [
      {
        text: 'X is bound so firmly that it does not leave the enzyme.',
        slip: 'reversed-cause',
        teaching: 'With X the activity returned, so X must have left the enzyme.',
      },
      {
        text: 'Y competes with the substrate and X does not.',
        slip: 'inhibition-types-mixed-up',
        teaching: 'Dialysis shows whether an inhibitor leaves, not to which site it binds.',
      },
      {
        text: 'Y is present at a lower concentration than X.',
        slip: 'wrong-reference',
        teaching:
          'Both gave the same inhibition, and dialysis removes the free inhibitor whatever its concentration was.',
      },
    ],
    explanation:
      'Dialysis removes the free inhibitor, and inhibitor that is bound reversibly follows it. X left the enzyme, so its inhibition was reversible. Y does not leave: it is bound covalently or nearly as firmly.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-53',
    topics: ['enzyme-kinetics'],
    tests: ['two-substrate-kinetics', 'lineweaver-burk-plot'],

    difficulty: 'advanced',
    text: 'An enzyme has a ping-pong mechanism: A binds, the first product leaves, and then B binds. Initial rates are measured without products, far from inhibition by either substrate. What do the lines of 1/*v* against 1/[A] look like for several fixed concentrations of B?',
    answer: 'Parallel, and lower at higher [B]',
    distractors: [
      {
        text: 'Parallel, and higher at higher [B]',
        slip: 'reversed-trend',
        teaching: 'More B makes the reaction faster, so 1/*v* is smaller.',
      },
      {
        text: 'Crossing, and flatter at higher [B]',
        slip: 'sequential-for-ping-pong',
        teaching:
          'Lines that cross indicate a sequential mechanism, in which A and B are bound at the same time.',
      },
      {
        text: 'Crossing, and steeper at higher [B]',
        slip: 'sequential-for-ping-pong',
        teaching:
          'Lines that cross indicate a sequential mechanism, and even there more B makes them flatter.',
      },
    ],
    explanation:
      'For a ping-pong mechanism 1/*v* = \\frac{*K*_{A}}{*V*_{max}[A]} + \\frac{1}{*V*_{max}}(1 + \\frac{*K*_{B}}{[B]}). The slope does not contain [B], so the lines are parallel; the intercept falls as [B] rises, so they lie lower at higher [B].',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-54',
    topics: ['enzyme-kinetics'],
    tests: ['two-substrate-kinetics', 'transamination'],

    difficulty: 'advanced',
    text: 'Aspartate aminotransferase (with pyridoxal phosphate bound) works by a ping-pong mechanism. A concentrated solution of the enzyme is mixed with an excess of aspartate, without any 2-oxoglutarate. What is the maximum amount of product formed?',
    answer: 'One oxaloacetate for each active site',
    distractors: [
      {
        text: 'One glutamate for each active site',
        slip: 'metabolite-mixed-up',
        teaching: 'Glutamate forms from 2-oxoglutarate, which is missing here.',
      },
      {
        text: 'One oxaloacetate for each aspartate',
        slip: 'one-step-short',
        teaching:
          'Without 2-oxoglutarate the enzyme stays in its amino form and cannot react with a second aspartate.',
      },
      {
        text: 'One glutamate for each aspartate',
        slip: 'metabolite-mixed-up',
        teaching: 'Glutamate forms in the second half of the reaction, from 2-oxoglutarate.',
      },
    ],
    explanation:
      'The amino group passes from aspartate to pyridoxal phosphate, and oxaloacetate leaves. The enzyme now carries pyridoxamine phosphate and waits for 2-oxoglutarate, so the reaction stops after one oxaloacetate for each active site.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-57',
    topics: ['enzymes'],
    tests: ['cofactors-and-coenzymes'],
    uses: ['anaplerotic-reactions'],
    difficulty: 'intermediate',
    text: 'Raw egg white contains avidin, which binds biotin nearly irreversibly. Which reaction of pyruvate is slowed directly by the loss of biotin?',
    answer: 'Pyruvate to oxaloacetate',
    distractors: [
      {
        text: 'Pyruvate to acetyl-CoA',
        slip: 'cofactor-mixed-up',
        teaching:
          'Pyruvate dehydrogenase needs thiamine diphosphate, lipoate, CoA, FAD and NAD^{+}, but no biotin.',
      },
      {
        text: 'Pyruvate to alanine',
        slip: 'cofactor-mixed-up',
        teaching: 'Aminotransferases use pyridoxal phosphate, not biotin.',
      },
      {
        text: 'Pyruvate to lactate',
        slip: 'cofactor-mixed-up',
        teaching: 'Lactate dehydrogenase needs only NADH.',
      },
    ],
    explanation:
      'Biotin carries \\ce{CO2} in carboxylases. Pyruvate carboxylase converts pyruvate into oxaloacetate with its help; the other reactions use other coenzymes.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
  },
  {
    id: 'biochemistry-enzymes-58',
    topics: ['enzymes'],
    tests: ['classes-of-enzymes'],
    uses: ['citric-acid-cycle'],
    difficulty: 'intermediate',
    text: 'Fumarase adds water to the C=C bond of fumarate, without ATP, and gives malate. To which class of enzymes does it belong?',
    answer: 'Lyases',
    distractors: [
      {
        text: 'Hydrolases',
        slip: 'reaction-type-confused',
        teaching:
          'A hydrolase splits a bond with water into two products; here water adds to a double bond and nothing is split.',
      },
      {
        text: 'Ligases',
        slip: 'enzyme-mixed-up',
        teaching: 'Ligases join two molecules at the cost of ATP or a similar compound.',
      },
      {
        text: 'Oxidoreductases',
        slip: 'reaction-type-confused',
        teaching:
          'Adding water oxidizes one carbon and reduces the other; no electrons are transferred to another molecule.',
      },
    ],
    explanation:
      'Lyases remove groups to form double bonds or, in reverse, add groups to double bonds, without hydrolysis or oxidation. Fumarase is a lyase (EC 4).',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
];

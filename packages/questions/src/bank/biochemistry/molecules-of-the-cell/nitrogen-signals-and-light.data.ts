import type { WrittenQuestion } from '../../written-question.ts';

export const nitrogenSignalAndLightQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-nitrogen-metabolism-101',
    topics: ['nitrogen-metabolism'],
    tests: ['transamination'],
    difficulty: 'beginner',
    text: 'After damage to the liver, the level of alanine aminotransferase in the blood rises. In an assay, the enzyme acts on alanine and 2-oxoglutarate. Which two substances does it form?',
    answer: 'Pyruvate and glutamate',
    distractors: [
      {
        text: 'Pyruvate and aspartate',
        slip: 'metabolite-mixed-up',
        teaching: 'Aspartate comes from oxaloacetate, which was not given.',
      },
      {
        text: 'Lactate and glutamine',
        slip: 'metabolite-mixed-up',
        teaching: 'Lactate would need NADH; glutamine would need free ammonia and ATP.',
      },
      {
        text: 'Oxaloacetate and aspartate',
        slip: 'metabolite-mixed-up',
        teaching:
          'These two belong together as keto acid and amino acid, but here alanine gives pyruvate, and 2-oxoglutarate gives glutamate.',
      },
    ],
    explanation:
      'The amino group moves from alanine to 2-oxoglutarate. Alanine becomes its keto acid pyruvate, and 2-oxoglutarate becomes glutamate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-102',
    topics: ['nitrogen-metabolism'],
    tests: ['urea-cycle'],
    uses: ['nucleotide-metabolism'],
    difficulty: 'advanced',
    text: 'A newborn has high levels of ammonia in the blood and of orotate, an intermediate of pyrimidine synthesis, in the urine. Citrulline is hardly detectable. Which enzyme is deficient?',
    answer: 'Ornithine transcarbamoylase',
    distractors: [
      {
        text: 'Carbamoyl phosphate synthetase I',
        slip: 'enzyme-mixed-up',
        teaching: 'In that case mitochondrial carbamoyl phosphate would be low, and orotate would not rise.',
      },
      {
        text: 'Argininosuccinate synthetase',
        slip: 'enzyme-mixed-up',
        teaching: 'In that case citrulline would accumulate.',
      },
      {
        text: 'Arginase',
        slip: 'enzyme-mixed-up',
        teaching: 'In that case arginine would accumulate, and citrulline would still be made.',
      },
    ],
    explanation:
      'Without ornithine transcarbamoylase, carbamoyl phosphate is not joined to ornithine, so no citrulline forms. Carbamoyl phosphate leaks into the cytosol and enters the pyrimidine pathway, where orotate accumulates.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-103',
    topics: ['nitrogen-metabolism'],
    tests: ['transamination'],
    uses: ['amino-acid-breakdown'],
    difficulty: 'beginner',
    text: 'The carbon skeleton of which amino acid becomes oxaloacetate by one transamination?',
    answer: 'Aspartate',
    distractors: [
      { text: 'Alanine', slip: 'metabolite-mixed-up', teaching: 'Alanine becomes pyruvate.' },
      { text: 'Glutamate', slip: 'metabolite-mixed-up', teaching: 'Glutamate becomes 2-oxoglutarate.' },
      {
        text: 'Leucine',
        slip: 'metabolite-mixed-up',
        teaching: 'Leucine is broken down to acetyl-CoA and acetoacetate.',
      },
    ],
    explanation:
      'Transamination turns the \\ce{-CHNH3+} group into a ketone. Aspartate has the four carbons and the two carboxylates of oxaloacetate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-104',
    topics: ['nitrogen-metabolism'],
    tests: ['amino-acid-breakdown'],
    difficulty: 'beginner',
    text: 'In maple syrup urine disease the complex that oxidizes branched-chain keto acids is missing. The intake of which amino acids must be limited?',
    answer: 'Leucine, isoleucine and valine',
    distractors: [
      {
        text: 'Leucine, lysine and valine',
        slip: 'residue-property-mixed-up',
        teaching:
          'The side chain of lysine is not branched, so it gives no branched keto acid; isoleucine is missing.',
      },
      {
        text: 'Isoleucine, threonine and serine',
        slip: 'residue-property-mixed-up',
        teaching:
          'Threonine and serine carry a hydroxyl group and are not among the branched-chain amino acids; leucine and valine are missing.',
      },
      {
        text: 'Leucine, lysine and serine',
        slip: 'residue-property-mixed-up',
        teaching: 'Lysine and serine do not have branched chains; isoleucine and valine are missing.',
      },
    ],
    explanation:
      'The three branched-chain amino acids are transaminated to branched keto acids, which share one dehydrogenase complex. Without it, leucine, isoleucine and valine and their keto acids accumulate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-105',
    topics: ['nitrogen-metabolism'],
    tests: ['amino-acid-breakdown'],
    difficulty: 'advanced',
    text: 'Phenylalanine is broken down, by way of tyrosine, to fumarate and acetoacetate. How is it classified?',
    answer: 'Glucogenic through fumarate, ketogenic through acetoacetate',
    distractors: [
      {
        text: 'Ketogenic through fumarate, glucogenic through acetoacetate',
        slip: 'pathway-mixed-up',
        teaching: 'Acetoacetate is a ketone body; fumarate leads to oxaloacetate and glucose.',
      },
      {
        text: 'Ketogenic through both fumarate and acetoacetate',
        slip: 'one-part-right',
        teaching: 'Fumarate is an intermediate of the citric acid cycle and can be converted to glucose.',
      },
      {
        text: 'Glucogenic through both fumarate and acetoacetate',
        slip: 'one-part-right',
        teaching: 'Acetoacetate cannot give any net glucose.',
      },
    ],
    explanation:
      'Fumarate becomes malate and oxaloacetate, from which glucose can be made. Acetoacetate is a ketone body. Phenylalanine is therefore both glucogenic and ketogenic.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-106',
    topics: ['nitrogen-metabolism'],
    tests: ['nucleotide-metabolism'],
    difficulty: 'beginner',
    text: 'Gout is caused by crystals of a poorly soluble product of purine breakdown. Allopurinol inhibits the enzyme that makes it. Which enzyme is this?',
    answer: 'Xanthine oxidase',
    distractors: [
      {
        text: 'Thymidylate synthase',
        slip: 'enzyme-mixed-up',
        teaching: 'This enzyme makes dTMP and has no part in the breakdown of purines.',
      },
      {
        text: 'Adenylate kinase',
        slip: 'enzyme-mixed-up',
        teaching: 'This enzyme moves phosphate between adenine nucleotides.',
      },
      {
        text: 'Arginase',
        slip: 'enzyme-mixed-up',
        teaching: 'Arginase makes urea; the crystals are of uric acid salts.',
      },
    ],
    explanation:
      'Purines are broken down to hypoxanthine, xanthine and uric acid. Xanthine oxidase catalyzes the last two steps; when it is inhibited, the more soluble precursors are excreted.',
    reference: 'Lehninger Principles of Biochemistry, chapter 22',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-107',
    topics: ['nitrogen-metabolism'],
    tests: ['nucleotide-metabolism'],
    difficulty: 'intermediate',
    text: 'Hydroxyurea destroys the tyrosyl radical of ribonucleotide reductase. Which synthesis does it block directly?',
    answer: 'Deoxyribonucleotides from ribonucleotides',
    distractors: [
      {
        text: 'Ribonucleotides from ribose 5-phosphate',
        slip: 'pathway-mixed-up',
        teaching: 'Ribonucleotides are made without this enzyme, which works on them afterward.',
      },
      {
        text: 'Deoxyribonucleotides from deoxyribose 5-phosphate',
        slip: 'metabolite-mixed-up',
        teaching:
          'Cells do not begin with the deoxy sugar: they remove the 2′ oxygen from finished ribonucleotides.',
      },
      {
        text: 'Thymidylate from deoxyuridylate',
        slip: 'pathway-mixed-up',
        teaching: 'This is done by thymidylate synthase, which needs no radical of this kind.',
      },
    ],
    explanation:
      'The enzyme uses a radical to replace the 2′ hydroxyl group of ribonucleoside diphosphates by hydrogen. Without it the cell runs short of deoxyribonucleotides and stops making DNA.',
    reference: 'Lehninger Principles of Biochemistry, chapter 22',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-108',
    topics: ['nitrogen-metabolism'],
    tests: ['nitrogen-fixation'],
    difficulty: 'beginner',
    text: 'Which organisms can convert \\ce{N2} from the air into ammonia?',
    answer: 'Certain bacteria and archaea',
    distractors: [
      {
        text: 'Beans and clover by themselves',
        slip: 'overgeneralised-rule',
        teaching: 'The bacteria in their root nodules do it; the plant has no nitrogenase.',
      },
      {
        text: 'Fungi on the roots of trees',
        slip: 'property-misjudged',
        teaching: 'These help the trees to take up phosphate and water; they do not fix nitrogen.',
      },
      {
        text: 'Green algae and mosses in light',
        slip: 'overgeneralised-rule',
        teaching:
          'Green algae and mosses have no nitrogenase; the photosynthetic organisms with this enzyme are bacteria, such as cyanobacteria.',
      },
    ],
    explanation:
      'Nitrogenase is made by certain bacteria, free-living or in the nodules of plants, and by certain archaea. Practically all other organisms depend on nitrogen fixed by them.',
    reference: 'Lehninger Principles of Biochemistry, chapter 22',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-109',
    topics: ['nitrogen-metabolism'],
    tests: ['nitrogen-fixation'],
    difficulty: 'intermediate',
    text: 'Nitrogenase catalyzes the reaction \\ce{N2 + 8 H+ + 8 e- -> 2 NH3 + H2}. What percentage of the electrons goes into hydrogen gas rather than ammonia?',
    answer: '25%',
    distractors: [
      {
        text: '75%',
        slip: 'inverted-ratio',
        teaching: 'This is the percentage that goes into ammonia: 6 of 8.',
        expression: '6 / 8 * 100',
      },
      {
        text: '33%',
        slip: 'share-for-ratio',
        teaching: 'This is the ratio of 2 to 6; the question asks for the fraction of all the electrons.',
        expression: '2 / 6 * 100',
      },
      {
        text: '67%',
        slip: 'answered-another-quantity',
        teaching:
          'This is the percentage of ammonia among the product molecules; the question asks about electrons.',
        expression: '2 / (2 + 1) * 100',
      },
    ],
    explanation:
      'The reduction of \\ce{N2} to 2 \\ce{NH3} takes 6 electrons, and \\ce{H2} takes 2. The fraction is 2/8 = 0.25, or 25%.',
    reference: 'Lehninger Principles of Biochemistry, chapter 22',
    computation: { kind: 'quantity', expression: '2/8*100', unit: '%' },
  },
  {
    id: 'biochemistry-nitrogen-metabolism-110',
    topics: ['nitrogen-metabolism'],
    tests: ['nitrogen-fixation'],
    difficulty: 'advanced',
    text: 'The reduction of \\ce{N2} to ammonia by ferredoxin is downhill under cell conditions. Why does nitrogenase nevertheless hydrolyze 16 ATP for each \\ce{N2} reduced?',
    answer: 'To overcome the activation barrier',
    distractors: [
      {
        text: 'To move the equilibrium toward ammonia',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching: 'The equilibrium lies on the side of ammonia already.',
      },
      {
        text: 'To add phosphate to the ammonia',
        slip: 'event-invented',
        teaching: 'No phosphate is found in the product.',
      },
      {
        text: 'To split the \\ce{O2} that is present',
        slip: 'reversed-cause',
        teaching: 'Oxygen destroys nitrogenase; it is kept away and is not split with ATP.',
      },
    ],
    explanation:
      'The triple bond makes \\ce{N2} extremely inert. ATP binding and hydrolysis change the shape of one component and lower its reduction potential, so that its electrons can pass the activation barrier step by step.',
    reference: 'Lehninger Principles of Biochemistry, chapter 22',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-111',
    topics: ['nitrogen-metabolism'],
    tests: ['nitrogen-fixation'],
    difficulty: 'intermediate',
    text: 'Nitrogenase reduces acetylene as well as \\ce{N2}. Root nodules are put into a jar with acetylene. Which gas is measured as a sign of active nitrogenase?',
    answer: 'Ethylene',
    distractors: [
      {
        text: 'Ethane',
        slip: 'one-step-short',
        teaching: 'The enzyme adds two electrons and two protons to acetylene and stops there.',
      },
      {
        text: 'Carbon dioxide',
        slip: 'holds-for-both',
        teaching: 'This comes from respiration whether nitrogenase works or not.',
      },
      {
        text: 'Nitrogen',
        slip: 'reversed-cause',
        teaching: '\\ce{N2} is the natural substrate and not a product.',
      },
    ],
    explanation:
      'Acetylene, like \\ce{N2}, has a triple bond. Nitrogenase reduces it to ethylene, \\ce{C2H4}, which is measured by gas chromatography.',
    reference: 'Lehninger Principles of Biochemistry, chapter 22',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-112',
    topics: ['nitrogen-metabolism'],
    tests: ['nitrogen-balance'],
    difficulty: 'beginner',
    text: 'Which healthy person is in positive nitrogen balance?',
    answer: 'A growing child',
    distractors: [
      {
        text: 'A fasting man',
        slip: 'reversed-trend',
        teaching: 'He breaks down his own protein and loses nitrogen.',
      },
      {
        text: 'A woman of constant weight',
        slip: 'overgeneralised-rule',
        teaching: 'With constant body protein, intake equals loss, so the balance is zero.',
      },
      {
        text: 'A man who eats no protein',
        slip: 'reversed-cause',
        teaching: 'He keeps losing nitrogen and takes in none.',
      },
    ],
    explanation:
      'A positive balance means that more nitrogen is taken in than is excreted. A growing child builds new protein and retains nitrogen.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-113',
    topics: ['nitrogen-metabolism'],
    tests: ['nitrogen-balance'],
    uses: ['amino-acid-breakdown'],
    difficulty: 'intermediate',
    text: 'The 80 g of protein that an adult eats each day contains no lysine. What happens to the nitrogen balance?',
    answer: 'It becomes negative.',
    distractors: [
      {
        text: 'It stays at zero.',
        slip: 'overgeneralised-rule',
        teaching: 'The amount is enough, but without lysine no complete protein can be made.',
      },
      {
        text: 'It becomes positive.',
        slip: 'reversed-trend',
        teaching: 'The amino acids cannot be stored; they are broken down.',
      },
      {
        text: 'It fluctuates around zero from day to day.',
        slip: 'overgeneralised-rule',
        teaching: 'Without an essential amino acid, more nitrogen leaves than enters, day after day.',
      },
    ],
    explanation:
      'Lysine is essential. Without it new protein cannot be made, while old protein is still broken down. The other amino acids are oxidized, so more nitrogen leaves than enters.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-114',
    topics: ['nitrogen-metabolism'],
    tests: ['nitrogen-balance'],
    difficulty: 'intermediate',
    text: 'A fasting patient excretes 12 g of nitrogen a day. Protein is 16% nitrogen, and muscle is 20% protein by mass. If all of this nitrogen comes from muscle protein, what mass of muscle is lost per day?',
    answer: '375 g',
    distractors: [
      {
        text: '75 g',
        slip: 'one-step-short',
        teaching:
          'This is the mass of protein; muscle contains four times that mass of water and other matter.',
        expression: '12 / 0.16',
      },
      {
        text: '60 g',
        slip: 'forgot-exponent',
        teaching: 'The mass of nitrogen must also be divided by its mass fraction in protein, 0.16.',
        expression: '12 / 0.20',
      },
      {
        text: '15 g',
        slip: 'multiplied-for-divided',
        teaching:
          'The 75 g of protein was multiplied by 0.20 here; it must be divided by 0.20, because muscle weighs more than the protein in it.',
        expression: '12 / 0.16 * 0.20',
      },
    ],
    explanation: '12 g/0.16 = 75 g of protein. 75 g/0.20 = 375 g of muscle.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
    computation: { kind: 'quantity', expression: '12/0.16/0.20', unit: 'g' },
  },
  {
    id: 'biochemistry-nitrogen-metabolism-115',
    topics: ['nitrogen-metabolism'],
    tests: ['nitrogen-balance', 'ketone-bodies'],
    difficulty: 'advanced',
    text: 'In the first days of fasting a person loses 12 g of nitrogen a day, but after five weeks only about 4 g. What makes the lower loss possible?',
    answer: 'The brain uses ketone bodies in place of glucose.',
    distractors: [
      {
        text: 'The brain uses amino acids in place of glucose.',
        slip: 'reversed-cause',
        teaching: 'This would raise the loss of nitrogen.',
      },
      {
        text: 'The liver makes glucose from fatty acids.',
        slip: 'metabolite-mixed-up',
        teaching: 'Fatty acids with an even number of carbons give no net glucose in humans.',
      },
      {
        text: 'The kidneys excrete ammonium in place of urea.',
        slip: 'relation-invented',
        teaching: 'They do excrete more ammonium, but its nitrogen is lost just as the nitrogen of urea is.',
      },
    ],
    explanation:
      'At first much of the glucose for the brain is made from amino acids of muscle protein. When the brain burns ketone bodies, less glucose is needed, less protein is broken down, and the loss of nitrogen falls.',
    reference: 'Lehninger Principles of Biochemistry, chapter 23',
  },
  {
    id: 'biochemistry-signalling-102',
    topics: ['signalling'],
    tests: ['receptor-tyrosine-kinases'],
    difficulty: 'beginner',
    text: 'Which step follows directly when a growth factor has joined two receptor tyrosine kinases into a dimer?',
    answer: 'Each phosphorylates the other.',
    distractors: [
      {
        text: 'Each exchanges GDP for GTP.',
        slip: 'messenger-mixed-up',
        teaching: 'This is what G proteins do; the receptors have kinase domains.',
      },
      {
        text: 'Each makes cyclic AMP from ATP.',
        slip: 'messenger-mixed-up',
        teaching: 'Cyclic AMP is made by adenylyl cyclase.',
      },
      {
        text: 'Each opens a channel for \\ce{Ca^2+}.',
        slip: 'messenger-mixed-up',
        teaching: 'These receptors form no channel.',
      },
    ],
    explanation:
      'In the dimer the kinase domains lie side by side, and each phosphorylates tyrosines of the other. The phosphotyrosines then bind other proteins.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
  },
  {
    id: 'biochemistry-signalling-103',
    topics: ['signalling'],
    tests: ['receptor-tyrosine-kinases'],
    difficulty: 'advanced',
    text: 'A tumor has a mutant Ras that cannot hydrolyze GTP. Ras acts downstream of the receptor of a growth factor. Why does a drug that inhibits the receptor kinase hardly help?',
    answer: 'Ras stays active without the receptor.',
    distractors: [
      {
        text: 'Ras activates the receptor from inside.',
        slip: 'reversed-cause',
        teaching: 'The receptor lies before Ras; nothing is passed back in this way.',
      },
      {
        text: 'Ras is inactive whatever the receptor does.',
        slip: 'regulation-reversed',
        teaching: 'Ras is active with GTP bound, and the mutant keeps its GTP.',
      },
      {
        text: 'Ras breaks the drug down as a GTPase.',
        slip: 'enzyme-mixed-up',
        teaching: 'Ras acts on GTP and not on drugs, and this mutant lacks the activity.',
      },
    ],
    explanation:
      'Ras with bound GTP is active. The mutant cannot switch itself off, so it sends its signal without any stimulus from above, and blocking the receptor changes little.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
  },
  {
    id: 'biochemistry-signalling-104',
    topics: ['signalling'],
    tests: ['receptor-tyrosine-kinases', 'hormones'],
    difficulty: 'intermediate',
    text: 'How does insulin, by way of its receptor kinase and protein kinase B, raise the uptake of glucose by muscle?',
    answer: 'More carriers move to the surface.',
    distractors: [
      {
        text: 'More ATP drives each carrier.',
        slip: 'needless-atp',
        teaching: 'These carriers are passive and use no ATP.',
      },
      {
        text: 'More glucose is released into the blood.',
        slip: 'reversed-cause',
        teaching: 'Insulin lowers blood glucose by increasing its uptake.',
      },
      {
        text: 'More insulin enters with the glucose.',
        slip: 'role-of-another-molecule',
        teaching: 'Insulin acts from outside and carries no glucose.',
      },
    ],
    explanation:
      'The signal makes vesicles with the carrier GLUT4 fuse with the plasma membrane. With more carriers on the surface, the *V*_{max} of uptake rises.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
  },
  {
    id: 'biochemistry-signalling-105',
    topics: ['signalling'],
    tests: ['hormones'],
    difficulty: 'intermediate',
    text: 'A dose of epinephrine acts within seconds, but a dose of cortisol acts only after an hour or more. What is the reason?',
    answer: 'Cortisol acts by way of new proteins.',
    distractors: [
      {
        text: 'Cortisol hardly passes membranes.',
        slip: 'polarity-mixed-up',
        teaching: 'Cortisol is a steroid and passes membranes quickly.',
      },
      {
        text: 'Epinephrine enters the nucleus faster.',
        slip: 'reversed-cause',
        teaching: 'Epinephrine acts on the surface and does not enter the nucleus.',
      },
      {
        text: 'Epinephrine is the larger molecule.',
        slip: 'property-misjudged',
        teaching: 'Epinephrine is the smaller of the two, and size does not explain an hour.',
      },
    ],
    explanation:
      'Epinephrine changes enzymes that are already there, through cyclic AMP. Cortisol and its receptor change the transcription of genes, so it acts by way of new proteins, which takes time.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
  },
  {
    id: 'biochemistry-signalling-106',
    topics: ['signalling'],
    tests: ['hormones'],
    difficulty: 'beginner',
    text: 'Which hormone is released when blood glucose falls, and on which organ does this hormone act to raise the glucose level?',
    answer: 'Glucagon, on the liver',
    distractors: [
      {
        text: 'Insulin, on the liver',
        slip: 'messenger-mixed-up',
        teaching: 'Insulin is released when blood glucose is high and lowers it.',
      },
      {
        text: 'Glucagon, on muscle',
        slip: 'regulation-reversed',
        teaching: 'Muscle has hardly any receptors for glucagon and cannot release glucose.',
      },
      {
        text: 'Insulin, on muscle',
        slip: 'messenger-mixed-up',
        teaching: 'Insulin makes muscle take up glucose, which lowers blood glucose.',
      },
    ],
    explanation:
      'The pancreas releases glucagon when blood glucose falls. The liver responds by breaking down glycogen and by gluconeogenesis.',
    reference: 'Lehninger Principles of Biochemistry, chapter 23',
  },
  {
    id: 'biochemistry-signalling-107',
    topics: ['signalling'],
    tests: ['neurotransmitters'],
    difficulty: 'beginner',
    text: 'An action potential reaches the end of a nerve cell. The inflow of which ion makes the vesicles release their transmitter?',
    answer: '\\ce{Ca^2+}',
    distractors: [
      {
        text: '\\ce{Na+}',
        slip: 'ions-of-a-nerve-mixed-up',
        teaching:
          '\\ce{Na+} carries the action potential along the fiber, but the vesicles do not respond to it.',
      },
      {
        text: '\\ce{K+}',
        slip: 'ions-of-a-nerve-mixed-up',
        teaching: '\\ce{K+} flows out and ends the action potential.',
      },
      {
        text: '\\ce{Cl-}',
        slip: 'ions-of-a-nerve-mixed-up',
        teaching: '\\ce{Cl-} acts at inhibitory synapses on the other side of the gap.',
      },
    ],
    explanation:
      'The action potential opens calcium channels at the end of the cell. \\ce{Ca^2+} flows in and makes the vesicles fuse with the membrane.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
  },
  {
    id: 'biochemistry-signalling-108',
    topics: ['signalling'],
    tests: ['neurotransmitters'],
    difficulty: 'intermediate',
    text: 'Some antidepressants inhibit the carrier that returns serotonin to the cell that released it. What is the direct effect at the synapse?',
    answer: 'Serotonin stays longer in the gap.',
    distractors: [
      {
        text: 'Serotonin leaves the gap sooner.',
        slip: 'reversed-trend',
        teaching: 'The carrier removes serotonin; inhibiting it slows the removal.',
      },
      {
        text: 'Serotonin is made from another amino acid.',
        slip: 'other-stage',
        teaching: 'The synthesis from tryptophan is not changed by the carrier.',
      },
      {
        text: 'Serotonin is kept from its receptors.',
        slip: 'reversed-cause',
        teaching: 'The drug binds the carrier and not the receptors.',
      },
    ],
    explanation:
      'Uptake ends the signal. With the carrier inhibited, serotonin stays longer in the gap and acts longer on its receptors.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
  },
  {
    id: 'biochemistry-signalling-109',
    topics: ['signalling'],
    tests: ['neurotransmitters'],
    uses: ['medicinal-chemistry'],
    difficulty: 'advanced',
    text: 'In Parkinson’s disease the brain lacks dopamine. Why are patients given L-dopa, the amino acid from which dopamine is made, rather than dopamine itself?',
    answer: 'A carrier for amino acids brings it into the brain.',
    distractors: [
      {
        text: 'A nonpolar chain lets it dissolve in membranes.',
        slip: 'polarity-mixed-up',
        teaching: 'L-Dopa is a polar zwitterion and does not dissolve in membranes.',
      },
      {
        text: 'A stronger bond holds it at the dopamine receptors.',
        slip: 'wrong-part-active',
        teaching: 'L-Dopa itself hardly acts on these receptors; it must be decarboxylated.',
      },
      {
        text: 'A slower breakdown keeps dopamine in the stomach.',
        slip: 'reversed-cause',
        teaching: 'The drug must leave the gut and reach the brain.',
      },
    ],
    explanation:
      'Dopamine does not pass the blood–brain barrier. L-Dopa, a large amino acid, is brought across by a carrier, and an enzyme in the brain removes \\ce{CO2} to give dopamine. L-Dopa is a prodrug.',
    reference: 'Lehninger Principles of Biochemistry, chapter 22',
  },
  {
    id: 'biochemistry-signalling-110',
    topics: ['signalling'],
    tests: ['medicinal-chemistry'],
    difficulty: 'beginner',
    text: 'Lipinski’s rule of five estimates whether a compound is likely to be absorbed when swallowed. Which compound violates the rule in both molar mass and number of hydrogen-bond donors?',
    answer: '1200 g/mol, 11 donors',
    distractors: [
      {
        text: '310 g/mol, 2 donors',
        slip: 'reversed-trend',
        teaching: 'This compound lies within both limits, 500 g/mol and 5 donors.',
      },
      {
        text: '820 g/mol, 4 donors',
        slip: 'one-step-short',
        teaching: 'The mass is too large, but 4 donors are within the limit of 5.',
      },
      {
        text: '450 g/mol, 7 donors',
        slip: 'one-step-short',
        teaching: 'It has too many donors, but its mass lies below 500 g/mol.',
      },
    ],
    explanation:
      'The limits are 500 g/mol and 5 donors (the rule also sets limits of 10 acceptors and a log *P* of 5). Only 1200 g/mol with 11 donors exceeds both.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, Pharmacokinetics and related topics',
  },
  {
    id: 'biochemistry-signalling-111',
    topics: ['signalling'],
    tests: ['medicinal-chemistry'],
    difficulty: 'intermediate',
    text: 'A lead compound Ar–OH binds its target with *K*_{d} = 10 nmol/L. The compound Ar–\\ce{OCH3} has *K*_{d} = 5000 nmol/L, and Ar–\\ce{NH2} has *K*_{d} = 30 nmol/L. What role of the hydroxyl group do these values suggest?',
    answer: 'It donates a hydrogen bond to the target.',
    distractors: [
      {
        text: 'It accepts a hydrogen bond from the target.',
        slip: 'reversed-cause',
        teaching: 'The ether oxygen could accept one as well, yet \\ce{OCH3} binds poorly.',
      },
      {
        text: 'It lies in a nonpolar pocket of the target.',
        slip: 'polarity-mixed-up',
        teaching: 'A nonpolar pocket would favor \\ce{OCH3} over \\ce{NH2}.',
      },
      {
        text: 'It forms an ion pair as a positive ion.',
        slip: 'wrong-protonation-state',
        teaching:
          'A phenol does not become a positive ion in water; it can only lose a proton and become negative.',
      },
    ],
    explanation:
      'Binding survives the change to \\ce{NH2}, which can donate a hydrogen bond, but not the change to \\ce{OCH3}, which cannot. The hydroxyl group therefore most likely donates a hydrogen bond to the target.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, Drug design: optimizing target interactions',
  },
  {
    id: 'biochemistry-signalling-112',
    topics: ['signalling'],
    tests: ['medicinal-chemistry', 'pharmacokinetics'],
    difficulty: 'intermediate',
    text: 'A drug is cleared quickly because a cytochrome P-450 hydroxylates its benzene ring at the para position. Chemists put a fluorine there. What is the aim?',
    answer: 'To block the oxidation and prolong the action',
    distractors: [
      {
        text: 'To speed up the oxidation and prolong the action',
        slip: 'reversed-trend',
        teaching: 'Faster oxidation would shorten the action.',
      },
      {
        text: 'To make the drug ionic, so that it stays in the blood',
        slip: 'polarity-mixed-up',
        teaching: 'A fluorine on a benzene ring introduces no charge.',
      },
      {
        text: 'To make the drug inactive until it is oxidized',
        slip: 'other-terms-meaning',
        teaching: 'This describes a prodrug; here the drug itself is active.',
      },
    ],
    explanation:
      'The C–F bond is strong, and fluorine is nearly as small as hydrogen. It blocks the site of oxidation with little change in binding, so the drug stays longer in the body.',
    reference:
      'Patrick, An Introduction to Medicinal Chemistry, Drug design: optimizing access to the target',
  },
  {
    id: 'biochemistry-signalling-113',
    topics: ['signalling'],
    tests: ['medicinal-chemistry'],
    uses: ['chirality'],
    difficulty: 'advanced',
    text: 'One enantiomer of a drug is active, and the other is not. Chemists suspect that the body slowly turns the inactive enantiomer into the active one. Which finding would show this most directly?',
    answer: 'The active form appears after the pure inactive one is given.',
    distractors: [
      {
        text: 'The inactive form appears after the pure active one is given.',
        slip: 'reversed-cause',
        teaching: 'This would show the conversion in the opposite direction.',
      },
      {
        text: 'The active form appears after the racemate is given.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'The active form is half of the racemate, so it appears even if nothing changes.',
      },
      {
        text: 'The inactive form appears after the racemate is given.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'The inactive form is half of the racemate, so it appears even if nothing changes.',
      },
    ],
    explanation:
      'To prove that one form turns into the other, it must be given alone: after the pure inactive enantiomer is given, the active one is found in the blood. Ibuprofen is a known example.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, Drug design: optimizing target interactions',
  },
  {
    id: 'biochemistry-signalling-114',
    topics: ['signalling'],
    tests: ['pharmacokinetics'],
    difficulty: 'intermediate',
    text: 'Grapefruit juice inhibits a cytochrome P-450 enzyme in the wall of the gut. What is the effect on a swallowed drug that this enzyme breaks down there?',
    answer: 'More of the drug reaches the blood.',
    distractors: [
      {
        text: 'Less of the drug reaches the blood.',
        slip: 'reversed-trend',
        teaching: 'The enzyme destroys the drug; inhibiting it spares the drug.',
      },
      {
        text: 'More of the drug leaves with the feces.',
        slip: 'other-stage',
        teaching:
          'Less, not more, of the drug stays in the gut: the part that is no longer broken down there is absorbed into the blood.',
      },
      {
        text: 'Less of the drug leaves the stomach.',
        slip: 'reversed-cause',
        teaching: 'The juice acts on an enzyme and not on the emptying of the stomach.',
      },
    ],
    explanation:
      'Part of the drug is broken down in the gut wall before it reaches the blood. When the enzyme is inhibited, more of the drug gets through, and the usual dose may be too high.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, Pharmacokinetics and related topics',
  },
  {
    id: 'biochemistry-photosynthesis-101',
    topics: ['photosynthesis'],
    tests: ['light-reactions-of-photosynthesis'],
    difficulty: 'intermediate',
    text: 'The rate of photosynthesis of a leaf at 480 nm is higher than the absorption of its chlorophyll *a* alone would allow. What explains this?',
    answer: 'Carotenoids pass on the energy they absorb.',
    distractors: [
      {
        text: 'Carotenoids destroy the chlorophyll they touch.',
        slip: 'reversed-cause',
        teaching: 'Carotenoids protect chlorophyll; its loss would lower the rate.',
      },
      {
        text: 'Water absorbs blue light and is split by it.',
        slip: 'photosystem-mixed-up',
        teaching: 'Water does not absorb visible light; it is oxidized by photosystem II.',
      },
      {
        text: 'Rubisco absorbs blue light and works faster.',
        slip: 'photosystem-mixed-up',
        teaching: 'Rubisco is colorless and takes part in the dark reactions.',
      },
    ],
    explanation:
      'Chlorophyll *b* and carotenoids absorb blue-green light. They pass the energy on to chlorophyll *a* in the reaction centers, which widens the useful spectrum.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-photosynthesis-102',
    topics: ['photosynthesis'],
    tests: ['light-reactions-of-photosynthesis'],
    difficulty: 'advanced',
    text: 'A herbicide blocks the flow of electrons from photosystem II to plastoquinone. Isolated chloroplasts are illuminated with far-red light, which excites photosystem I alone. What can they still make?',
    answer: 'ATP, but neither NADPH nor \\ce{O2}',
    distractors: [
      {
        text: 'NADPH and \\ce{O2}, but no ATP',
        slip: 'photosystem-mixed-up',
        teaching: 'Oxygen comes from photosystem II, which is not used.',
      },
      {
        text: 'NADPH, but neither ATP nor \\ce{O2}',
        slip: 'photosystem-mixed-up',
        teaching: 'Continued reduction of NADP^{+} needs electrons from water by way of photosystem II.',
      },
      {
        text: '\\ce{O2}, but neither ATP nor NADPH',
        slip: 'photosystem-mixed-up',
        teaching: 'Water is not oxidized without photosystem II.',
      },
    ],
    explanation:
      'Photosystem I can send its electrons back to plastoquinone and cytochrome *b*_{6}*f*. This cyclic flow pumps protons and gives ATP, but no electrons are left over for NADPH, and no water is split.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-photosynthesis-103',
    topics: ['photosynthesis'],
    tests: ['calvin-cycle'],
    difficulty: 'beginner',
    text: 'Algae in the light are given ^{14}\\ce{CO2} for two seconds and are then killed in hot alcohol. In which compound is most of the label?',
    answer: '3-Phosphoglycerate',
    distractors: [
      {
        text: 'Ribulose 1,5-bisphosphate',
        slip: 'metabolite-mixed-up',
        teaching: 'This is the acceptor; label enters it only after a turn of the cycle.',
      },
      { text: 'Sucrose', slip: 'metabolite-mixed-up', teaching: 'Sucrose is a later product.' },
      {
        text: 'Glucose 6-phosphate',
        slip: 'metabolite-mixed-up',
        teaching: 'Hexose phosphates appear a few seconds later.',
      },
    ],
    explanation:
      'Rubisco joins \\ce{CO2} to ribulose 1,5-bisphosphate and splits the product into two molecules of 3-phosphoglycerate, the first stable compound to carry the label.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-photosynthesis-104',
    topics: ['photosynthesis'],
    tests: ['calvin-cycle'],
    difficulty: 'advanced',
    text: 'Algae fix \\ce{CO2} at a steady rate. The light is switched off, and \\ce{CO2} stays available. How do the concentrations of two intermediates change within seconds?',
    answer: '3-Phosphoglycerate rises, and ribulose bisphosphate falls.',
    distractors: [
      {
        text: '3-Phosphoglycerate falls, and ribulose bisphosphate rises.',
        slip: 'reversed-trend',
        teaching: 'This is seen when \\ce{CO2} is removed in the light.',
      },
      {
        text: '3-Phosphoglycerate and ribulose bisphosphate both rise.',
        slip: 'overgeneralised-rule',
        teaching: 'Ribulose bisphosphate is used up by rubisco and cannot be regenerated without ATP.',
      },
      {
        text: '3-Phosphoglycerate and ribulose bisphosphate both fall.',
        slip: 'overgeneralised-rule',
        teaching: 'Rubisco keeps making 3-phosphoglycerate, whose reduction has stopped.',
      },
    ],
    explanation:
      'Without light, ATP and NADPH run out. 3-Phosphoglycerate is still made but no longer reduced, so it rises. Ribulose bisphosphate is still used but no longer regenerated, so it falls.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-photosynthesis-105',
    topics: ['photosynthesis'],
    tests: ['photorespiration'],
    difficulty: 'beginner',
    text: 'Which reaction starts photorespiration?',
    answer: 'Rubisco adds \\ce{O2} to ribulose bisphosphate.',
    distractors: [
      {
        text: 'Rubisco adds \\ce{CO2} to ribulose bisphosphate.',
        slip: 'reversed-cause',
        teaching: 'This is the fixation of carbon, which photorespiration competes with.',
      },
      {
        text: 'Cytochrome oxidase reduces \\ce{O2} to water.',
        slip: 'pathway-mixed-up',
        teaching: 'This is respiration in mitochondria.',
      },
      {
        text: 'Photosystem II adds \\ce{O2} to ribulose bisphosphate.',
        slip: 'photosystem-mixed-up',
        teaching: 'Photosystem II makes the oxygen; it is rubisco that adds it.',
      },
    ],
    explanation:
      'Rubisco also accepts \\ce{O2}. It then gives one 3-phosphoglycerate and one 2-phosphoglycolate; recovering the latter costs ATP and releases \\ce{CO2}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-photosynthesis-106',
    topics: ['photosynthesis'],
    tests: ['photorespiration'],
    difficulty: 'intermediate',
    text: 'Why do plants without a \\ce{CO2} pump lose a larger fraction of their fixed carbon through photorespiration on hot days?',
    answer: 'The solubility of \\ce{CO2} falls more than that of \\ce{O2}.',
    distractors: [
      {
        text: 'The solubility of \\ce{O2} falls more than that of \\ce{CO2}.',
        slip: 'reversed-trend',
        teaching: 'In that case the ratio of \\ce{CO2} to \\ce{O2} would rise, and the loss would fall.',
      },
      {
        text: 'The solubility of \\ce{CO2} rises more than that of \\ce{O2}.',
        slip: 'reversed-trend',
        teaching: 'Gases dissolve less well in warm water than in cold water.',
      },
      {
        text: 'The solubility of \\ce{O2} rises more than that of \\ce{CO2}.',
        slip: 'reversed-trend',
        teaching: 'Both gases dissolve less well when it is warmer.',
      },
    ],
    explanation:
      'As the temperature rises, \\ce{CO2} loses more of its solubility than \\ce{O2} does, and rubisco distinguishes the two less well. Closed stomata add to this effect, so \\ce{O2} is used more often.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-photosynthesis-107',
    topics: ['photosynthesis'],
    tests: ['photorespiration'],
    uses: ['calvin-cycle'],
    difficulty: 'advanced',
    text: 'C_{4} plants spend about two more ATP for each \\ce{CO2} fixed than C_{3} plants do. Under what conditions do C_{3} plants nevertheless do better?',
    answer: 'Cool and dim',
    distractors: [
      {
        text: 'Hot and bright',
        slip: 'reversed-trend',
        teaching:
          'Here photorespiration is strong, and the \\ce{CO2} pump of C_{4} plants is worth its cost.',
      },
      {
        text: 'Hot and dry',
        slip: 'one-step-short',
        teaching:
          'In hot, dry air the stomata close and \\ce{CO2} in the leaf runs low, which favors C_{4} plants.',
      },
      {
        text: 'Bright and poor in \\ce{CO2}',
        slip: 'reversed-trend',
        teaching: 'Little \\ce{CO2} favors photorespiration in C_{3} plants.',
      },
    ],
    explanation:
      'In cool conditions, photorespiration is slow, so the pump saves little. In dim light, ATP is scarce, so the cost of the pump matters more. C_{3} plants do better where it is cool and dim.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-photosynthesis-108',
    topics: ['photosynthesis'],
    tests: ['photorespiration'],
    difficulty: 'beginner',
    text: 'Desert CAM plants open their stomata only at night. In what form do they store the \\ce{CO2} until the next day?',
    answer: 'As malic acid in the vacuole',
    distractors: [
      {
        text: 'As starch in the chloroplast',
        slip: 'metabolite-mixed-up',
        teaching: 'Starch is broken down at night to supply the acceptor of \\ce{CO2}.',
      },
      {
        text: 'As \\ce{CO2} gas between the cells',
        slip: 'property-misjudged',
        teaching: 'Gas would be lost, and there is far too little room for it.',
      },
      {
        text: 'As ribulose bisphosphate in the stroma',
        slip: 'metabolite-mixed-up',
        teaching: 'This compound is not made in the dark.',
      },
    ],
    explanation:
      'At night phosphoenolpyruvate takes up \\ce{HCO3-} to give oxaloacetate and then malic acid, which is stored in the vacuole. By day it gives \\ce{CO2} back to rubisco behind closed stomata.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-photosynthesis-109',
    topics: ['photosynthesis'],
    tests: ['light-reactions-of-photosynthesis'],
    uses: ['overall-equation-of-photosynthesis'],
    difficulty: 'beginner',
    text: 'Algae are given ^{18}O-labeled water and ordinary \\ce{CO2}. Where is the label found first?',
    answer: 'In the \\ce{O2} released',
    distractors: [
      {
        text: 'In the sugar that is made',
        slip: 'reversed-cause',
        teaching: 'The oxygen of sugar comes initially from \\ce{CO2}.',
      },
      {
        text: 'In both the sugar and the \\ce{O2}',
        slip: 'overgeneralised-rule',
        teaching: 'The two oxygens have different sources: \\ce{CO2} and water.',
      },
      {
        text: 'In the \\ce{CO2} of the air',
        slip: 'reactant-for-product',
        teaching: '\\ce{CO2} is taken up, not released, in the light.',
      },
    ],
    explanation:
      'Photosystem II oxidizes water, so all of the \\ce{O2} comes from water. The label is found in the \\ce{O2} released.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-photosynthesis-110',
    topics: ['photosynthesis'],
    tests: ['overall-equation-of-photosynthesis'],
    difficulty: 'advanced',
    text: 'Purple sulfur bacteria use \\ce{H2S} in place of water and store sulfur. Which equation describes their photosynthesis, with \\ce{CH2O} for sugar?',
    answer: '\\ce{CO2 + 2 H2S -> CH2O + H2O + 2 S}',
    distractors: [
      {
        text: '\\ce{CO2 + H2S -> CH2O + O2 + S}',
        slip: 'one-step-short',
        teaching: 'The equation is not balanced, and no oxygen forms from \\ce{H2S}.',
      },
      {
        text: '\\ce{CO2 + H2S -> CH2O + H2O + S}',
        slip: 'ignored-coefficients',
        teaching: 'The numbers of hydrogen atoms differ: two on the left, four on the right.',
      },
      {
        text: '\\ce{CO2 + 2 H2S -> CH2O + H2 + 2 S}',
        slip: 'atoms-miscounted',
        teaching: 'One oxygen atom of \\ce{CO2} is missing on the right.',
      },
    ],
    explanation:
      'Four electrons from two \\ce{H2S} reduce one \\ce{CO2}. One of its oxygen atoms leaves as water: \\ce{CO2 + 2 H2S -> CH2O + H2O + 2 S}. By analogy van Niel concluded that plants oxidize water to \\ce{O2}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
    computation: { kind: 'balanced-equation' },
  },
  {
    id: 'biochemistry-photosynthesis-111',
    topics: ['photosynthesis'],
    tests: ['overall-equation-of-photosynthesis'],
    difficulty: 'intermediate',
    text: 'A student says that photosynthesis is respiration run backward, because the overall equations are opposite. Which fact shows that the mechanism is not simply reversed?',
    answer: 'Fixation of \\ce{CO2} uses rubisco, which respiration lacks.',
    distractors: [
      {
        text: 'Respiration has a different equilibrium constant under the same conditions.',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'The constants do differ, but as reciprocals, which follows from the opposite equations and says nothing about the mechanism.',
      },
      {
        text: 'Photosynthesis takes up energy, which respiration releases.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'This follows from the opposite equations and says nothing about the mechanism.',
      },
      {
        text: 'Photosynthesis makes \\ce{O2}, which respiration uses up.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'This, too, is contained in the overall equations.',
      },
    ],
    explanation:
      'An overall equation says nothing about the steps. \\ce{CO2} leaves in the citric acid cycle but is fixed by rubisco in the Calvin cycle; the carriers (NADPH, not NADH) and locations differ, too. Fixation of \\ce{CO2} uses rubisco, which respiration lacks: the path is not reversed.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-photosynthesis-112',
    topics: ['photosynthesis'],
    tests: ['overall-equation-of-photosynthesis'],
    difficulty: 'beginner',
    text: 'In the balanced overall equation of photosynthesis, how many molecules of \\ce{CO2} are consumed in forming one molecule of sucrose, \\ce{C12H22O11}, and how many molecules of \\ce{O2} are released?',
    answer: '12 and 12',
    distractors: [
      {
        text: '6 and 6',
        slip: 'one-step-short',
        teaching: 'These are the numbers for one molecule of glucose.',
      },
      {
        text: '12 and 6',
        slip: 'forgot-subscript',
        teaching: 'Balancing oxygen gives one \\ce{O2} for each \\ce{CO2}.',
      },
      { text: '11 and 12', slip: 'carbons-miscounted', teaching: 'Twelve carbons need twelve \\ce{CO2}.' },
    ],
    explanation:
      '12 \\ce{CO2} and 11 \\ce{H2O} give \\ce{C12H22O11} and 12 \\ce{O2}: 24 + 11 oxygen atoms on the left, 11 + 24 on the right. So 12 and 12.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
];

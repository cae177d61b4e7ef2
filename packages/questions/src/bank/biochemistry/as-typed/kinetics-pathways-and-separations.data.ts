import type { WrittenQuestion } from '../../written-question.ts';

/** Derivation of Michaelis–Menten, inhibitor plots, serine proteases, glycolysis, hormones, fats, gels and columns. */
export const kineticsPathwaysAndSeparationsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-enzyme-kinetics-507',
    topics: ['enzyme-kinetics'],
    tests: ['michaelis-menten-kinetics', 'steady-state-approximation'],
    difficulty: 'beginner',
    text: 'Which quantity is taken as constant in the steady-state derivation of the Michaelis–Menten equation?',
    answer: '[ES]',
    distractors: [
      {
        text: '[S]',
        slip: 'other-condition-constant',
        teaching: 'The substrate is used up slowly; only initial rates are considered.',
      },
      { text: '[P]', slip: 'other-condition-constant', teaching: 'The product grows from zero.' },
      {
        text: '[E][S]',
        slip: 'taken-as-saturated',
        teaching: 'This product sets the rate at which ES forms, and falls with the substrate.',
      },
    ],
    explanation: 'After a short start ES forms as fast as it disappears: d[ES]/d*t* = 0.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-508',
    topics: ['enzyme-kinetics'],
    tests: ['michaelis-menten-kinetics'],
    uses: ['steady-state-approximation'],
    difficulty: 'intermediate',
    text: 'For \\ce{E + S <=> ES -> E + P} with *k*_{1}, *k*_{−1} and *k*_{2}, what is *K*_{M} in the steady state?',
    answer: '(*k*_{−1} + *k*_{2})/*k*_{1}',
    distractors: [
      {
        text: '*k*_{1}/(*k*_{−1} + *k*_{2})',
        slip: 'inverted-ratio',
        teaching: 'This is the inverse: formation belongs in the denominator.',
      },
      {
        text: '*k*_{−1}/*k*_{1}',
        slip: 'one-step-short',
        teaching: 'This holds for rapid equilibrium only, if *k*_{2} is much smaller than *k*_{−1}.',
      },
      {
        text: '(*k*_{−1} − *k*_{2})/*k*_{1}',
        slip: 'wrong-sign',
        teaching: 'Both steps remove ES, so the constants add.',
      },
    ],
    explanation:
      '*k*_{1}[E][S] = (*k*_{−1} + *k*_{2})[ES]; hence [E][S]/[ES] = (*k*_{−1} + *k*_{2})/*k*_{1}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-509',
    topics: ['enzyme-kinetics'],
    tests: ['michaelis-menten-kinetics'],
    difficulty: 'intermediate',
    text: 'In the derivation of the Michaelis–Menten equation, which relation brings in *V*_{max} = *k*_{2}[E]_{total}?',
    answer: '[E]_{total} = [E] + [ES]',
    distractors: [
      {
        text: '[E]_{total} = [E] + [S]',
        slip: 'totals-for-concentrations',
        teaching: 'Free substrate is no form of the enzyme; bound enzyme is ES.',
      },
      {
        text: '[E]_{total} = [E] − [ES]',
        slip: 'totals-for-concentrations',
        teaching: 'Bound enzyme adds to free enzyme.',
      },
      { text: '[E]_{total} = [E]', slip: 'taken-as-saturated', teaching: 'Then no complex would be there.' },
    ],
    explanation:
      'Free enzyme is replaced by [E]_{total} − [ES]; solving for [ES] and multiplying by *k*_{2} gives *v* = *V*_{max}[S]/(*K*_{M} + [S]).',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-510',
    topics: ['enzyme-kinetics'],
    tests: ['michaelis-menten-kinetics'],
    difficulty: 'advanced',
    text: '*k*_{1} = 1.0 × 10^{7} L/(mol·s), *k*_{−1} = 400 s^{−1}, *k*_{2} = 600 s^{−1}. By what factor does *K*_{M} exceed the dissociation constant of ES?',
    answer: '2.5',
    distractors: [
      {
        text: '0.40',
        slip: 'inverted-ratio',
        teaching: '*K*_{M} is the larger one, as it holds *k*_{2} too.',
        expression: '400 / (400 + 600)',
      },
      {
        text: '0.60',
        slip: 'inverted-ratio',
        teaching: 'This is *k*_{2}/(*k*_{−1} + *k*_{2}); the sum is to be divided by *k*_{−1}.',
        expression: '600 / (400 + 600)',
      },
      {
        text: '1.7',
        slip: 'inverted-ratio',
        teaching: 'Divide by *k*_{−1}, not by *k*_{2}.',
        expression: '(400 + 600) / 600',
      },
    ],
    explanation: '*K*_{M}/*K*_{d} = (*k*_{−1} + *k*_{2})/*k*_{−1} = 1000/400 = 2.5.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '(400+600)/400', unit: '' },
  },
  {
    id: 'biochemistry-enzyme-kinetics-511',
    topics: ['enzyme-kinetics'],
    tests: ['lineweaver-burk-plot', 'competitive-inhibition'],
    difficulty: 'beginner',
    text: 'On a Lineweaver–Burk plot, which pattern shows a competitive inhibitor?',
    answer: 'Lines that meet on the 1/*v* axis',
    distractors: [
      {
        text: 'Lines that meet on the 1/[S] axis',
        slip: 'inhibition-types-mixed-up',
        teaching: 'This is pure noncompetitive inhibition: *K*_{M} is unchanged.',
      },
      {
        text: 'Lines that are parallel',
        slip: 'inhibition-types-mixed-up',
        teaching: 'This is uncompetitive inhibition.',
      },
      {
        text: 'Lines that coincide',
        slip: 'inhibition-types-mixed-up',
        teaching: 'Then there would be no inhibition.',
      },
    ],
    explanation:
      '*V*_{max}, so 1/*V*_{max}, stays; *K*_{M} rises, so the slope grows: the lines meet on the 1/*v* axis.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-512',
    topics: ['enzyme-kinetics'],
    tests: ['lineweaver-burk-plot', 'noncompetitive-and-mixed-inhibition'],
    difficulty: 'beginner',
    text: 'Double reciprocal lines without and with inhibitor meet on the negative 1/[S] axis. Which kind of inhibitor is it?',
    answer: 'Pure noncompetitive',
    distractors: [
      {
        text: 'Competitive',
        slip: 'inhibition-types-mixed-up',
        teaching: 'Competitive lines meet on the 1/*v* axis.',
      },
      {
        text: 'Uncompetitive',
        slip: 'inhibition-types-mixed-up',
        teaching: 'Uncompetitive lines are parallel.',
      },
      {
        text: 'Mixed, favoring free enzyme',
        slip: 'inhibition-types-mixed-up',
        teaching: 'These lines meet above the 1/[S] axis.',
      },
    ],
    explanation:
      'A common intercept −1/*K*_{M} means unchanged *K*_{M}; 1/*V*_{max} rises: pure noncompetitive.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-513',
    topics: ['enzyme-kinetics'],
    tests: ['lineweaver-burk-plot', 'uncompetitive-inhibition'],
    difficulty: 'intermediate',
    text: 'Without inhibitor a Lineweaver–Burk line has intercept 2 and slope 3 (arbitrary units), with inhibitor intercept 4 and slope 3. What is the inhibitor, and why?',
    answer: 'Uncompetitive: the slope is unchanged',
    distractors: [
      {
        text: 'Competitive: the slope *K*_{M}/*V*_{max} is unchanged',
        slip: 'inhibition-types-mixed-up',
        teaching: 'With a competitive inhibitor the slope rises, and the intercept stays.',
      },
      {
        text: 'Noncompetitive: the intercept on 1/*v* has doubled',
        slip: 'inhibition-types-mixed-up',
        teaching: 'With pure noncompetitive inhibition the slope would double as well.',
      },
      {
        text: 'Mixed: both intercepts have moved along the axes',
        slip: 'inhibition-types-mixed-up',
        teaching: 'With mixed inhibition the slope changes too.',
      },
    ],
    explanation:
      'Equal slopes give parallel lines. *V*_{max} and *K*_{M} are both halved: the inhibitor binds ES only.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-514',
    topics: ['enzyme-kinetics'],
    tests: ['noncompetitive-and-mixed-inhibition'],
    uses: ['uncompetitive-inhibition'],
    difficulty: 'intermediate',
    text: 'Which pair of changes is found with a mixed inhibitor that prefers the free enzyme?',
    answer: '*V*_{max} falls, apparent *K*_{M} rises',
    distractors: [
      {
        text: '*V*_{max} falls, apparent *K*_{M} falls',
        slip: 'inhibition-types-mixed-up',
        teaching: 'This happens if ES is preferred, and with an uncompetitive inhibitor.',
      },
      {
        text: '*V*_{max} stays, apparent *K*_{M} rises',
        slip: 'inhibition-types-mixed-up',
        teaching: 'This is competitive inhibition.',
      },
      {
        text: '*V*_{max} falls, apparent *K*_{M} stays',
        slip: 'inhibition-types-mixed-up',
        teaching: 'This needs equal affinity to E and ES (pure noncompetitive).',
      },
    ],
    explanation:
      'Binding to ES lowers *V*_{max} by α′; *K*_{M} changes by α/α′, which is above 1 if free enzyme is preferred.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-501',
    topics: ['enzymes'],
    tests: ['catalytic-mechanisms-of-enzymes'],
    difficulty: 'intermediate',
    text: 'What is the role of histidine in the catalytic triad of serine proteases?',
    answer: 'It passes the proton of serine to the leaving amine.',
    distractors: [
      {
        text: 'It attacks the peptide bond and forms the acyl-enzyme itself.',
        slip: 'wrong-tool',
        teaching: 'The serine oxygen is the nucleophile.',
      },
      {
        text: 'It holds the substrate’s side chain deep in the specificity pocket.',
        slip: 'wrong-tool',
        teaching: 'The specificity pocket itself does this.',
      },
      {
        text: 'It stabilizes the negative oxygen of the tetrahedral intermediate.',
        slip: 'wrong-tool',
        teaching: 'The oxyanion hole (backbone N–H) does this.',
      },
    ],
    explanation:
      'His 57 acts first as base (Ser–OH), then as acid (leaving N–H); with water in the second half again as base.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-502',
    topics: ['enzymes'],
    tests: ['catalytic-mechanisms-of-enzymes'],
    difficulty: 'intermediate',
    text: 'What does the oxyanion hole of a serine protease do?',
    answer: 'It stabilizes the tetrahedral intermediate.',
    distractors: [
      {
        text: 'It binds the water for the second step.',
        slip: 'wrong-tool',
        teaching: 'Histidine activates the water.',
      },
      {
        text: 'It selects the side chain to be cut after.',
        slip: 'wrong-tool',
        teaching: 'The specificity pocket does this.',
      },
      {
        text: 'It keeps the aspartate protonated.',
        slip: 'wrong-protonation-state',
        teaching: 'The aspartate is ionized and orients histidine.',
      },
    ],
    explanation:
      'Two backbone N–H groups donate hydrogen bonds to the negative oxygen, which exists in the tetrahedral state only.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-503',
    topics: ['enzymes'],
    tests: ['catalytic-mechanisms-of-enzymes'],
    difficulty: 'advanced',
    text: 'In subtilisin, replacing Asp of the triad by Asn lowers *k*_{cat} about 10^{4}-fold, though Ser and His are in place. Why?',
    answer: 'His is no longer held and charged properly.',
    distractors: [
      {
        text: 'Asp no longer attacks the peptide bond.',
        slip: 'wrong-tool',
        teaching: 'Asp is not the nucleophile; Ser attacks.',
      },
      {
        text: 'Asn donates a proton to the substrate.',
        slip: 'residue-property-mixed-up',
        teaching: 'An amide is no acid in water.',
      },
      {
        text: 'Asn forms a disulfide with serine.',
        slip: 'interaction-mixed-up',
        teaching: 'Neither holds a thiol.',
      },
    ],
    explanation:
      'Asp orients His and stabilizes its positive charge in the transition state. Neutral Asn cannot do this: His is a worse base.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-glycolysis-501',
    topics: ['glycolysis'],
    tests: ['glycolysis-pathway'],
    difficulty: 'beginner',
    text: 'Which enzyme catalyzes the first step of glycolysis, from glucose to glucose 6-phosphate?',
    answer: 'Hexokinase',
    distractors: [
      { text: 'Aldolase', slip: 'enzyme-mixed-up', teaching: 'It splits fructose 1,6-bisphosphate.' },
      { text: 'Pyruvate kinase', slip: 'enzyme-mixed-up', teaching: 'It catalyzes the last step.' },
      { text: 'Enolase', slip: 'enzyme-mixed-up', teaching: 'It makes phosphoenolpyruvate.' },
    ],
    explanation: 'Hexokinase passes a phosphate of ATP to glucose, which is thereby trapped in the cell.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-502',
    topics: ['glycolysis'],
    tests: ['glycolysis-pathway'],
    difficulty: 'beginner',
    text: 'What does aldolase do in glycolysis?',
    answer: 'It splits a six-carbon sugar.',
    distractors: [
      {
        text: 'It moves a phosphate from carbon 3 to carbon 2.',
        slip: 'enzyme-mixed-up',
        teaching: 'Phosphoglycerate mutase does this.',
      },
      {
        text: 'It oxidizes an aldehyde and makes NADH.',
        slip: 'enzyme-mixed-up',
        teaching: 'Glyceraldehyde 3-phosphate dehydrogenase does this.',
      },
      {
        text: 'It turns glucose 6-phosphate into fructose 6-phosphate.',
        slip: 'enzyme-mixed-up',
        teaching: 'Phosphoglucose isomerase does this.',
      },
    ],
    explanation: 'Fructose 1,6-bisphosphate gives dihydroxyacetone phosphate and glyceraldehyde 3-phosphate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-503',
    topics: ['glycolysis'],
    tests: ['glycolysis-pathway'],
    difficulty: 'intermediate',
    text: 'In which order do these intermediates of glycolysis appear?',
    answer: 'Fructose 6-P, glyceraldehyde 3-P, 3-phosphoglycerate, PEP',
    distractors: [
      {
        text: 'Fructose 6-P, 3-phosphoglycerate, glyceraldehyde 3-P, PEP',
        slip: 'metabolite-mixed-up',
        teaching: 'The aldehyde is oxidized to the acid, not the other way.',
      },
      {
        text: 'Glyceraldehyde 3-P, fructose 6-P, PEP, 3-phosphoglycerate',
        slip: 'metabolite-mixed-up',
        teaching: 'The hexose is split; PEP comes late.',
      },
      {
        text: 'PEP, 3-phosphoglycerate, glyceraldehyde 3-P, fructose 6-P',
        slip: 'metabolite-mixed-up',
        teaching: 'This is the direction of gluconeogenesis.',
      },
    ],
    explanation:
      'Hexose → triose phosphate → (oxidation, ATP) 3-phosphoglycerate → 2-phosphoglycerate → phosphoenolpyruvate → pyruvate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-504',
    topics: ['glycolysis'],
    tests: ['glycolysis-pathway'],
    difficulty: 'intermediate',
    text: 'Which two enzymes of glycolysis make ATP by substrate-level phosphorylation?',
    answer: 'Phosphoglycerate kinase and pyruvate kinase',
    distractors: [
      {
        text: 'Hexokinase and phosphofructokinase',
        slip: 'enzyme-mixed-up',
        teaching: 'These two use up ATP.',
      },
      {
        text: 'Phosphoglycerate kinase and hexokinase',
        slip: 'enzyme-mixed-up',
        teaching: 'Hexokinase uses ATP.',
      },
      {
        text: 'Phosphoglycerate kinase and aldolase',
        slip: 'enzyme-mixed-up',
        teaching: 'Aldolase splits a C–C bond without ATP.',
      },
    ],
    explanation:
      '1,3-Bisphosphoglycerate and phosphoenolpyruvate have a phosphoryl transfer potential above that of ATP and phosphorylate ADP.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-signalling-529',
    topics: ['signalling'],
    tests: ['hormones'],
    uses: ['metabolic-regulation'],
    difficulty: 'beginner',
    text: 'After a meal rich in sugar insulin rises. Which pair of pathways does it promote in the liver?',
    answer: 'Glycogen synthesis and fatty acid synthesis',
    distractors: [
      {
        text: 'Glycogen breakdown and gluconeogenesis',
        slip: 'regulation-reversed',
        teaching: 'Glucagon promotes these.',
      },
      {
        text: 'Gluconeogenesis and fatty acid oxidation',
        slip: 'regulation-reversed',
        teaching: 'They belong to fasting.',
      },
      {
        text: 'Gluconeogenesis and fatty acid synthesis',
        slip: 'regulation-reversed',
        teaching: 'Insulin suppresses gluconeogenesis.',
      },
    ],
    explanation: 'Insulin signals plenty: glucose is stored as glycogen and as fat.',
    reference: 'Lehninger Principles of Biochemistry, chapter 23',
  },
  {
    id: 'biochemistry-signalling-530',
    topics: ['signalling'],
    tests: ['regulation-of-glycolysis'],
    uses: ['hormones'],
    difficulty: 'intermediate',
    text: 'Glucagon lowers fructose 2,6-bisphosphate in the liver. What follows for glycolysis and gluconeogenesis?',
    answer: 'Glycolysis slows, gluconeogenesis speeds up.',
    distractors: [
      {
        text: 'Glycolysis speeds up, gluconeogenesis slows.',
        slip: 'regulation-reversed',
        teaching: 'Fructose 2,6-bisphosphate activates PFK-1; with less of it glycolysis slows.',
      },
      {
        text: 'Glycolysis speeds up, gluconeogenesis speeds up too.',
        slip: 'regulation-reversed',
        teaching: 'They are regulated in opposite directions.',
      },
      {
        text: 'Glycolysis slows, gluconeogenesis slows too.',
        slip: 'regulation-reversed',
        teaching: 'The inhibition of fructose 1,6-bisphosphatase is lifted.',
      },
    ],
    explanation:
      'Protein kinase A phosphorylates the bifunctional enzyme; less activator for PFK-1 and less inhibitor for FBPase-1: glucose is made and sent to the blood.',
    reference: 'Lehninger Principles of Biochemistry, chapter 15',
  },
  {
    id: 'biochemistry-signalling-531',
    topics: ['signalling'],
    tests: ['glycogen-metabolism'],
    uses: ['hormones'],
    difficulty: 'intermediate',
    text: 'How do glucagon and insulin act on glycogen synthase and phosphorylase of the liver?',
    answer: 'Glucagon: phosphorylation of both; insulin: removal.',
    distractors: [
      {
        text: 'Insulin: phosphorylation of both; glucagon: removal.',
        slip: 'regulation-reversed',
        teaching: 'Glucagon raises cAMP and protein kinase A.',
      },
      {
        text: 'Glucagon: phosphorylation of the synthase; insulin: of the phosphorylase.',
        slip: 'regulation-reversed',
        teaching: 'The phosphate state of both changes in the same direction.',
      },
      {
        text: 'Insulin: phosphorylation of the synthase; glucagon: of the phosphorylase.',
        slip: 'regulation-reversed',
        teaching: 'Glucagon leads to phosphorylation of both, insulin to removal from both.',
      },
    ],
    explanation:
      'Phosphorylated phosphorylase is active, phosphorylated synthase inactive: breakdown. Insulin activates phosphatase PP1: synthesis.',
    reference: 'Lehninger Principles of Biochemistry, chapter 15',
  },
  {
    id: 'biochemistry-signalling-532',
    topics: ['signalling'],
    tests: ['hormones'],
    uses: ['ketone-bodies'],
    difficulty: 'advanced',
    text: 'In untreated type 1 diabetes, blood glucose is high and yet the liver makes glucose and ketone bodies. Which hormonal state explains this?',
    answer: 'Low insulin with high glucagon',
    distractors: [
      {
        text: 'High insulin with low glucagon',
        slip: 'regulation-reversed',
        teaching: 'Insulin would suppress both pathways.',
      },
      {
        text: 'High insulin with high glucagon',
        slip: 'one-part-right',
        teaching: 'The cells that make insulin are destroyed in type 1 diabetes.',
      },
      {
        text: 'Low insulin with low glucagon',
        slip: 'one-part-right',
        teaching: 'Without insulin to restrain it, glucagon is high in this state.',
      },
    ],
    explanation:
      'The liver “sees” fasting: lipolysis floods it with fatty acids, β oxidation gives acetyl-CoA, which becomes ketone bodies; gluconeogenesis continues. Low insulin with high glucagon explains both.',
    reference: 'Lehninger Principles of Biochemistry, chapter 23',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-501',
    topics: ['fatty-acid-metabolism'],
    tests: ['ketone-bodies'],
    uses: ['beta-oxidation'],
    difficulty: 'beginner',
    text: 'In long fasting the liver turns fatty acids into ketone bodies. Which organ is thereby spared a lack of fuel, as fatty acids do not reach it?',
    answer: 'The brain',
    distractors: [
      {
        text: 'The liver',
        slip: 'wrong-cause',
        teaching: 'It makes ketone bodies, but lacks the enzyme to use them.',
      },
      { text: 'The heart', slip: 'wrong-cause', teaching: 'It burns fatty acids directly.' },
      {
        text: 'The red blood cells',
        slip: 'wrong-cause',
        teaching: 'Without mitochondria they can use only glucose.',
      },
    ],
    explanation:
      'Fatty acids, bound to albumin, do not cross the blood–brain barrier in amount; acetoacetate and 3-hydroxybutyrate do.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-502',
    topics: ['fatty-acid-metabolism'],
    tests: ['beta-oxidation'],
    difficulty: 'intermediate',
    text: 'What are the four steps of one round of β oxidation, in order?',
    answer: 'Oxidation, hydration, oxidation, thiolysis',
    distractors: [
      {
        text: 'Hydration, oxidation, oxidation, thiolysis',
        slip: 'order-of-steps',
        teaching: 'The double bond has to be made before water adds.',
      },
      {
        text: 'Condensation, reduction, dehydration, reduction',
        slip: 'pathway-mixed-up',
        teaching: 'These are the steps of fatty acid synthesis.',
      },
      {
        text: 'Oxidation, thiolysis, hydration, oxidation',
        slip: 'order-of-steps',
        teaching: 'Thiolysis needs the β-keto group.',
      },
    ],
    explanation:
      'Acyl-CoA dehydrogenase (\\ce{FADH2}), enoyl-CoA hydratase, hydroxyacyl-CoA dehydrogenase (NADH), thiolase.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-503',
    topics: ['fatty-acid-metabolism'],
    tests: ['beta-oxidation'],
    difficulty: 'beginner',
    text: 'Where does β oxidation of palmitate take place in a human cell, and what leaves each round?',
    answer: 'Mitochondrial matrix; acetyl-CoA',
    distractors: [
      {
        text: 'Cytosol; malonyl-CoA',
        slip: 'compartment-mixed-up',
        teaching: 'Malonyl-CoA in the cytosol belongs to synthesis.',
      },
      {
        text: 'Cytosol; pyruvate',
        slip: 'compartment-mixed-up',
        teaching: 'Pyruvate comes from glycolysis.',
      },
      {
        text: 'Mitochondrial matrix; \\ce{CO2}',
        slip: 'metabolite-mixed-up',
        teaching: '\\ce{CO2} forms later, in the citric acid cycle.',
      },
    ],
    explanation:
      'Each round shortens the chain by two carbons as acetyl-CoA, with one NADH and one \\ce{FADH2}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
  },
  {
    id: 'biochemistry-protein-methods-501',
    topics: ['protein-methods'],
    tests: ['gel-electrophoresis'],
    difficulty: 'beginner',
    text: 'To which electrode do DNA fragments move in an agarose gel, and which fragments move farthest?',
    answer: 'To the positive one; the shortest',
    distractors: [
      {
        text: 'To the negative one; the shortest',
        slip: 'charge-turned-around',
        teaching: 'Phosphate groups make DNA negative.',
      },
      {
        text: 'To the positive one; the longest',
        slip: 'reversed-trend',
        teaching: 'Long fragments are held back by the gel.',
      },
      {
        text: 'To the negative one; the longest',
        slip: 'charge-turned-around',
        teaching: 'DNA is negative, and long fragments lag behind.',
      },
    ],
    explanation: 'Charge per length is the same for all; the gel acts as a sieve, so size decides.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-protein-methods-502',
    topics: ['protein-methods'],
    tests: ['gel-electrophoresis'],
    difficulty: 'intermediate',
    text: 'Proteins need SDS for separation by size in a gel, DNA does not. Why?',
    answer: 'DNA has a constant charge per length by itself.',
    distractors: [
      {
        text: 'DNA has no charge by itself.',
        slip: 'reversed-trend',
        teaching: 'Each nucleotide carries a negative phosphate.',
      },
      {
        text: 'DNA is dissolved by SDS to single bases.',
        slip: 'wrong-cause',
        teaching: 'SDS does not split nucleic acids.',
      },
      {
        text: 'DNA is separated by its isoelectric point.',
        slip: 'method-mixed-up',
        teaching: 'It is separated by size.',
      },
    ],
    explanation:
      'Proteins differ in charge and shape. SDS unfolds them and gives all about the same negative charge per residue, as phosphate does for DNA.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-503',
    topics: ['protein-methods'],
    tests: ['ion-exchange-chromatography'],
    uses: ['size-exclusion-chromatography', 'protein-purification'],
    difficulty: 'intermediate',
    text: 'A protein of 30 kDa (pI 9) is to be separated from one of 32 kDa (pI 5). Which column, at pH 7?',
    answer: 'Cation exchange',
    distractors: [
      { text: 'Size exclusion', slip: 'method-mixed-up', teaching: 'The masses are too similar.' },
      { text: 'Nickel affinity', slip: 'method-mixed-up', teaching: 'No His tag is mentioned.' },
      { text: 'Desalting gel', slip: 'method-mixed-up', teaching: 'It separates proteins from salts only.' },
    ],
    explanation:
      'At pH 7 the protein of pI 9 is positive and binds to a negative matrix; the other is negative and runs through.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-504',
    topics: ['protein-methods'],
    tests: ['affinity-chromatography', 'size-exclusion-chromatography'],
    difficulty: 'intermediate',
    text: 'A His-tagged monomer (40 kDa), its His-tagged dimer (80 kDa) and many untagged proteins are in a lysate. Which two columns, in order, give the pure monomer?',
    answer: 'Nickel affinity, then size exclusion',
    distractors: [
      {
        text: 'Nickel affinity, then desalting',
        slip: 'method-mixed-up',
        teaching: 'Desalting takes out salts; monomer and dimer, which both bind nickel, stay together.',
      },
      {
        text: 'Anion exchange, then size exclusion',
        slip: 'method-mixed-up',
        teaching: 'Untagged proteins of 40 kDa stay, as the tag is not used.',
      },
      {
        text: 'Anion exchange, then desalting',
        slip: 'method-mixed-up',
        teaching: 'Neither step uses the tag, and monomer and dimer stay together.',
      },
    ],
    explanation:
      'The tag removes the untagged proteins in one step; a sizing column then parts 40 from 80 kDa and exchanges the buffer.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-505',
    topics: ['protein-methods'],
    tests: ['ion-exchange-chromatography'],
    uses: ['protein-purification'],
    difficulty: 'advanced',
    text: 'A mix holds an antibody (150 kDa, pI 8), albumin (66 kDa, pI 4.7) and lysozyme (14 kDa, pI 11). Which column at pH 6.5 binds albumin alone?',
    answer: 'Anion exchange',
    distractors: [
      {
        text: 'Cation exchange',
        slip: 'charge-turned-around',
        teaching: 'It binds the antibody and lysozyme, both positive at pH 6.5.',
      },
      { text: 'Protein A affinity', slip: 'method-mixed-up', teaching: 'It binds the antibody.' },
      { text: 'Size exclusion', slip: 'method-mixed-up', teaching: 'It binds nothing; it sorts by size.' },
    ],
    explanation:
      'Only albumin has a pI below 6.5 and is negative; an anion exchanger (positive matrix) holds it.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-carbohydrates-503',
    topics: ['carbohydrates'],
    tests: ['anomeric-effect'],
    uses: ['ring-forms-of-sugars'],
    difficulty: 'intermediate',
    text: '2-Methoxytetrahydropyran prefers the methoxy group axial, although methoxycyclohexane prefers it equatorial. What stabilizes the axial form?',
    answer: 'A lone pair of O donates into C–O antibonding σ.',
    distractors: [
      {
        text: 'A hydrogen bond from C–H to the methoxy oxygen.',
        slip: 'wrong-cause',
        teaching: 'C–H groups are poor donors, and this would be in cyclohexane too.',
      },
      {
        text: 'A smaller steric demand of the axial position.',
        slip: 'steric-hindrance-ignored',
        teaching: '1,3-Diaxial contacts disfavor the axial place.',
      },
      {
        text: 'A larger dipole moment of the axial form.',
        slip: 'wrong-cause',
        teaching: 'The axial form has the smaller dipole moment.',
      },
    ],
    explanation:
      'In the axial form a lone pair of the ring oxygen is antiperiplanar to the exocyclic C–O bond: the anomeric effect (less dipole repulsion as well).',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 31',
  },
  {
    id: 'biochemistry-carbohydrates-504',
    topics: ['carbohydrates'],
    tests: ['anomeric-effect'],
    difficulty: 'beginner',
    text: 'Which position does an electronegative substituent on the anomeric carbon prefer by the anomeric effect?',
    answer: 'Axial',
    distractors: [
      {
        text: 'Equatorial',
        slip: 'axial-equatorial-confused',
        teaching: 'Steric demand favors this; the anomeric effect opposes it.',
      },
      { text: 'In the ring plane of a boat', slip: 'event-invented', teaching: 'The chair is kept.' },
      {
        text: 'On the ring oxygen',
        slip: 'wrong-groups-joined',
        teaching: 'The substituent is bonded to carbon.',
      },
    ],
    explanation:
      'Cl, OR and OAc on the carbon next to the ring oxygen prefer the axial place more than in cyclohexane.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 31',
  },
  {
    id: 'biochemistry-carbohydrates-505',
    topics: ['carbohydrates'],
    tests: ['anomeric-effect'],
    difficulty: 'intermediate',
    text: 'For one sugar derivative, the proportion of the axial anomer falls when the solvent is changed from chloroform to water. What does this show?',
    answer: 'A polar solvent weakens the anomeric effect.',
    distractors: [
      {
        text: 'A polar solvent strengthens the anomeric effect.',
        slip: 'reversed-trend',
        teaching: 'In water, the more polar solvent, the axial share is smaller.',
      },
      {
        text: 'The anomeric effect needs a free OH group.',
        slip: 'wrong-cause',
        teaching: 'It acts for OR, even more than for OH.',
      },
      {
        text: 'Water catalyzes the formation of the equatorial anomer.',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching: 'A catalyst does not shift the equilibrium.',
      },
    ],
    explanation:
      'Water solvates the more polar equatorial anomer better; in less polar solvents the axial form, which the anomeric effect favors, gains.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 31',
  },
  {
    id: 'biochemistry-carbohydrates-506',
    topics: ['carbohydrates'],
    tests: ['anomeric-effect'],
    difficulty: 'advanced',
    text: '*trans*-2,3-Dichloro-1,4-dioxane adopts the diaxial chair. Which structural sign of the anomeric effect is seen at C–Cl and the neighboring C–O?',
    answer: 'C–Cl longer, C–O shorter than usual',
    distractors: [
      {
        text: 'C–Cl shorter, C–O longer than usual',
        slip: 'reversed-trend',
        teaching: 'Donation into the antibonding orbital of C–Cl weakens C–Cl and adds π character to C–O.',
      },
      {
        text: 'Both longer than usual',
        slip: 'reversed-trend',
        teaching: 'The C–O bond gains double-bond character.',
      },
      {
        text: 'Both shorter than usual',
        slip: 'reversed-trend',
        teaching: 'An antibonding orbital of C–Cl is filled partly.',
      },
    ],
    explanation: 'Lone pair of O → antibonding σ of C–Cl: like the resonance form \\ce{O+}=C, \\ce{Cl-}.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 31',
  },
  {
    id: 'biochemistry-carbohydrates-507',
    topics: ['carbohydrates'],
    tests: ['anomeric-effect'],
    difficulty: 'advanced',
    text: 'Dimethoxymethane, \\ce{CH3OCH2OCH3}, prefers a gauche,gauche conformation, while pentane prefers anti,anti. Which statement explains this?',
    answer: 'The anomeric effect acts in open chains too.',
    distractors: [
      {
        text: 'The oxygens form a hydrogen bond to each other.',
        slip: 'wrong-cause',
        teaching: 'Neither oxygen carries a hydrogen.',
      },
      {
        text: 'The anomeric effect needs a six-membered ring.',
        slip: 'overgeneralised-rule',
        teaching: 'It needs an O–C–O unit with a lone pair antiperiplanar to C–O; a ring is not required.',
      },
      {
        text: 'The end groups are larger than those of pentane.',
        slip: 'steric-hindrance-ignored',
        teaching: 'Both have methyl groups at the ends.',
      },
    ],
    explanation:
      'In the gauche,gauche conformation a lone pair of each oxygen is antiperiplanar to the C–O bond of the other and donates into its antibonding orbital, as with an axial substituent in a pyranose.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 31',
  },
];

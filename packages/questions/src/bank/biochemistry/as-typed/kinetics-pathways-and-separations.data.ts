import type { WrittenQuestion } from '../../written-question.ts';

/** Derivation of Michaelis–Menten, inhibitor plots, serine proteases, glycolysis, hormones, fats, gels and columns. */
export const kineticsPathwaysAndSeparationsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-enzyme-kinetics-507',
    topics: ['enzyme-kinetics'],
    tests: ['michaelis-menten-kinetics', 'steady-state-approximation'],
    difficulty: 'beginner',
    text: 'In the derivation of the Michaelis–Menten equation, which quantity is constant according to the steady-state assumption?',
    answer: '[ES]',
    distractors: [
      {
        text: '[S]',
        slip: 'other-condition-constant',
        teaching: 'The substrate is used up slowly; only initial rates are considered.',
      },
      {
        text: '[P]',
        slip: 'other-condition-constant',
        teaching: 'The product concentration rises from zero as the reaction proceeds.',
      },
      {
        text: '[E][S]',
        slip: 'taken-as-saturated',
        teaching: 'This product sets the rate at which ES forms, and it falls as the substrate is consumed.',
      },
    ],
    explanation: 'After a short initial period, ES forms as fast as it disappears: d[ES]/d*t* = 0.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-508',
    topics: ['enzyme-kinetics'],
    tests: ['michaelis-menten-kinetics'],
    uses: ['steady-state-approximation'],
    difficulty: 'intermediate',
    text: 'For \\ce{E + S <=> ES -> E + P} with the rate constants *k*_{1}, *k*_{−1} and *k*_{2}, what is *K*_{M} in the steady state?',
    answer: '(*k*_{−1} + *k*_{2})/*k*_{1}',
    distractors: [
      {
        text: '*k*_{1}/(*k*_{−1} + *k*_{2})',
        slip: 'inverted-ratio',
        teaching:
          'This is the inverse; the rate constant for the formation of ES belongs in the denominator.',
      },
      {
        text: '*k*_{−1}/*k*_{1}',
        slip: 'one-step-short',
        teaching: 'This is true only for rapid equilibrium, when *k*_{2} is much smaller than *k*_{−1}.',
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
    text: 'In the derivation of the Michaelis–Menten equation, which relation introduces [E]_{total}, and thus *V*_{max} = *k*_{2}[E]_{total}?',
    answer: '[E]_{total} = [E] + [ES]',
    distractors: [
      {
        text: '[E]_{total} = [E] + [S]',
        slip: 'totals-for-concentrations',
        teaching: 'Free substrate is not a form of the enzyme; the bound enzyme is ES.',
      },
      {
        text: '[E]_{total} = [E] − [ES]',
        slip: 'totals-for-concentrations',
        teaching: 'Bound enzyme is added to free enzyme, not subtracted, to obtain the total.',
      },
      {
        text: '[E]_{total} = [E]',
        slip: 'taken-as-saturated',
        teaching: 'This would mean that no enzyme is present as the complex ES.',
      },
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
    text: 'For an enzyme, *k*_{1} = 1.0 × 10^{7} L/(mol·s), *k*_{−1} = 400 s^{−1} and *k*_{2} = 600 s^{−1}. By what factor does *K*_{M} exceed the dissociation constant of ES?',
    answer: '2.5',
    distractors: [
      {
        text: '0.40',
        slip: 'inverted-ratio',
        teaching:
          'This is *k*_{−1}/(*k*_{−1} + *k*_{2}), the inverse; *K*_{M} is the larger of the two because it also includes *k*_{2}.',
        expression: '400 / (400 + 600)',
      },
      {
        text: '0.60',
        slip: 'inverted-ratio',
        teaching: 'This is *k*_{2}/(*k*_{−1} + *k*_{2}); the sum should be divided by *k*_{−1}.',
        expression: '600 / (400 + 600)',
      },
      {
        text: '1.7',
        slip: 'inverted-ratio',
        teaching: 'The sum of the constants must be divided by *k*_{−1}, not by *k*_{2}.',
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
    text: 'On a Lineweaver–Burk plot, which pattern indicates a competitive inhibitor?',
    answer: 'Lines that meet on the 1/*v* axis',
    distractors: [
      {
        text: 'Lines that meet on the 1/[S] axis',
        slip: 'inhibition-types-mixed-up',
        teaching: 'This is the pattern of pure noncompetitive inhibition, in which *K*_{M} is unchanged.',
      },
      {
        text: 'Lines that are parallel',
        slip: 'inhibition-types-mixed-up',
        teaching: 'This is the pattern of uncompetitive inhibition, which leaves the slope unchanged.',
      },
      {
        text: 'Lines that coincide',
        slip: 'inhibition-types-mixed-up',
        teaching: 'If the lines coincided, there would be no inhibition.',
      },
    ],
    explanation:
      '*V*_{max}, and so 1/*V*_{max}, is unchanged; *K*_{M} rises, so the slope increases. The lines meet on the 1/*v* axis.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-512',
    topics: ['enzyme-kinetics'],
    tests: ['lineweaver-burk-plot', 'noncompetitive-and-mixed-inhibition'],
    difficulty: 'beginner',
    text: 'Double-reciprocal lines without and with an inhibitor meet on the negative part of the 1/[S] axis. Which type of inhibitor is present?',
    answer: 'Pure noncompetitive',
    distractors: [
      {
        text: 'Competitive',
        slip: 'inhibition-types-mixed-up',
        teaching: 'The lines for competitive inhibition meet on the 1/*v* axis.',
      },
      {
        text: 'Uncompetitive',
        slip: 'inhibition-types-mixed-up',
        teaching: 'The lines for uncompetitive inhibition are parallel.',
      },
      {
        text: 'Mixed, favoring the free enzyme',
        slip: 'inhibition-types-mixed-up',
        teaching: 'The lines for this type of mixed inhibitor meet above the 1/[S] axis.',
      },
    ],
    explanation:
      'A common intercept −1/*K*_{M} means that *K*_{M} is unchanged, while 1/*V*_{max} rises; the inhibitor is pure noncompetitive.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-513',
    topics: ['enzyme-kinetics'],
    tests: ['lineweaver-burk-plot', 'uncompetitive-inhibition'],
    difficulty: 'intermediate',
    text: 'A Lineweaver–Burk line has an intercept of 2 on the 1/*v* axis and a slope of 3 (arbitrary units) without an inhibitor; with the inhibitor, the intercept is 4 and the slope is 3. What type of inhibitor is it, and why?',
    answer: 'Uncompetitive: the slope is unchanged',
    distractors: [
      {
        text: 'Competitive: the slope *K*_{M}/*V*_{max} is unchanged',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'With a competitive inhibitor the slope rises, and the intercept on the 1/*v* axis is unchanged.',
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
      'Equal slopes give parallel lines. *V*_{max} and *K*_{M} are both halved: the inhibitor binds only ES, so it is uncompetitive.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-514',
    topics: ['enzyme-kinetics'],
    tests: ['noncompetitive-and-mixed-inhibition'],
    uses: ['uncompetitive-inhibition'],
    difficulty: 'intermediate',
    text: 'Which pair of changes is found with a mixed inhibitor that prefers the free enzyme?',
    answer: '*V*_{max} falls, and the apparent *K*_{M} rises.',
    distractors: [
      {
        text: '*V*_{max} falls, and the apparent *K*_{M} falls.',
        slip: 'inhibition-types-mixed-up',
        teaching: 'This happens with a mixed inhibitor that prefers ES, and with an uncompetitive inhibitor.',
      },
      {
        text: '*V*_{max} is unchanged, and the apparent *K*_{M} rises.',
        slip: 'inhibition-types-mixed-up',
        teaching: 'These changes are typical of competitive inhibition.',
      },
      {
        text: '*V*_{max} falls, and the apparent *K*_{M} is unchanged.',
        slip: 'inhibition-types-mixed-up',
        teaching: 'This requires equal affinity for E and ES, which is pure noncompetitive inhibition.',
      },
    ],
    explanation:
      'With the factors α for binding to E and α′ for binding to ES, *V*_{max} is divided by α′, and *K*_{M} is multiplied by α/α′, which is above 1 if the free enzyme is preferred.',
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
        teaching: 'The serine oxygen, not histidine, is the nucleophile that forms the acyl-enzyme.',
      },
      {
        text: 'It holds the substrate’s side chain deep in the specificity pocket.',
        slip: 'wrong-tool',
        teaching: 'The specificity pocket itself does this.',
      },
      {
        text: 'It stabilizes the negative oxygen of the tetrahedral intermediate.',
        slip: 'wrong-tool',
        teaching: 'The oxyanion hole, formed by backbone N–H groups, does this.',
      },
    ],
    explanation:
      'His 57 acts first as a base toward Ser–OH and then as an acid toward the leaving amine; in the second half it acts again as a base, this time toward water.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-502',
    topics: ['enzymes'],
    tests: ['catalytic-mechanisms-of-enzymes'],
    difficulty: 'intermediate',
    text: 'What is the function of the oxyanion hole of a serine protease?',
    answer: 'It stabilizes the tetrahedral intermediate.',
    distractors: [
      {
        text: 'It binds the water for the second step.',
        slip: 'wrong-tool',
        teaching: 'Histidine activates the water for the second step.',
      },
      {
        text: 'It selects the side chain next to the cut.',
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
      'Two backbone N–H groups donate hydrogen bonds to the negative oxygen, which exists only in the tetrahedral intermediate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-503',
    topics: ['enzymes'],
    tests: ['catalytic-mechanisms-of-enzymes'],
    difficulty: 'advanced',
    text: 'In trypsin, replacing the Asp of the triad with Asn lowers *k*_{cat} about 10^{4}-fold, although Ser and His are still present. Why?',
    answer: 'Asn neither orients His nor stabilizes its charge.',
    distractors: [
      {
        text: 'Asp no longer attacks the peptide bond.',
        slip: 'wrong-tool',
        teaching: 'Asp is not the nucleophile; Ser attacks the peptide bond.',
      },
      {
        text: 'Asn donates a proton to the substrate.',
        slip: 'residue-property-mixed-up',
        teaching: 'The amide group of Asn is not acidic enough to donate a proton.',
      },
      {
        text: 'Asn forms a disulfide with serine.',
        slip: 'interaction-mixed-up',
        teaching: 'Neither residue contains a thiol, so no disulfide can form.',
      },
    ],
    explanation:
      'Asp orients His and stabilizes its positive charge in the transition state. Neutral Asn cannot do this, so His is a weaker base.',
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
      {
        text: 'Aldolase',
        slip: 'enzyme-mixed-up',
        teaching: 'Aldolase splits fructose 1,6-bisphosphate in a later step.',
      },
      {
        text: 'Pyruvate kinase',
        slip: 'enzyme-mixed-up',
        teaching: 'Pyruvate kinase catalyzes the last step of glycolysis.',
      },
      {
        text: 'Enolase',
        slip: 'enzyme-mixed-up',
        teaching: 'Enolase forms phosphoenolpyruvate near the end of glycolysis.',
      },
    ],
    explanation:
      'Hexokinase transfers a phosphate group from ATP to glucose, which is thereby trapped in the cell.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-502',
    topics: ['glycolysis'],
    tests: ['glycolysis-pathway'],
    difficulty: 'beginner',
    text: 'What is the role of aldolase in glycolysis?',
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
    explanation:
      'Aldolase splits fructose 1,6-bisphosphate into dihydroxyacetone phosphate and glyceraldehyde 3-phosphate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-glycolysis-503',
    topics: ['glycolysis'],
    tests: ['glycolysis-pathway'],
    difficulty: 'intermediate',
    text: 'In what order do these intermediates of glycolysis appear? (P = phosphate, PEP = phosphoenolpyruvate)',
    answer: 'Fructose 6-P, glyceraldehyde 3-P, 3-phosphoglycerate, PEP',
    distractors: [
      {
        text: 'Fructose 6-P, 3-phosphoglycerate, glyceraldehyde 3-P, PEP',
        slip: 'metabolite-mixed-up',
        teaching: 'The aldehyde is oxidized to the acid, not the reverse.',
      },
      {
        text: 'Glyceraldehyde 3-P, fructose 6-P, PEP, 3-phosphoglycerate',
        slip: 'metabolite-mixed-up',
        teaching: 'The hexose is split into the trioses, so it comes first; PEP comes last.',
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
        teaching: 'These two enzymes consume ATP.',
      },
      {
        text: 'Phosphoglycerate kinase and hexokinase',
        slip: 'enzyme-mixed-up',
        teaching: 'Hexokinase consumes ATP instead of making it.',
      },
      {
        text: 'Phosphoglycerate kinase and aldolase',
        slip: 'enzyme-mixed-up',
        teaching: 'Aldolase splits a C–C bond; it neither makes nor uses ATP.',
      },
    ],
    explanation:
      '1,3-Bisphosphoglycerate and phosphoenolpyruvate have a phosphoryl transfer potential above that of ATP and phosphorylate ADP in the reactions of phosphoglycerate kinase and pyruvate kinase, respectively.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-signalling-529',
    topics: ['signalling'],
    tests: ['hormones'],
    uses: ['metabolic-regulation'],
    difficulty: 'beginner',
    text: 'After a meal rich in sugar, the insulin level rises. Which pair of pathways does insulin promote in the liver?',
    answer: 'Glycogen synthesis and fatty acid synthesis',
    distractors: [
      {
        text: 'Glycogen breakdown and gluconeogenesis',
        slip: 'regulation-reversed',
        teaching: 'These pathways are promoted by glucagon and release glucose.',
      },
      {
        text: 'Gluconeogenesis and fatty acid oxidation',
        slip: 'regulation-reversed',
        teaching: 'These pathways are active during fasting, when insulin is low.',
      },
      {
        text: 'Gluconeogenesis and fatty acid synthesis',
        slip: 'regulation-reversed',
        teaching: 'Insulin promotes fatty acid synthesis but suppresses gluconeogenesis.',
      },
    ],
    explanation: 'Insulin signals that glucose is plentiful, so glucose is stored as glycogen and as fat.',
    reference: 'Lehninger Principles of Biochemistry, chapter 23',
  },
  {
    id: 'biochemistry-signalling-530',
    topics: ['signalling'],
    tests: ['regulation-of-glycolysis'],
    uses: ['hormones'],
    difficulty: 'intermediate',
    text: 'Glucagon lowers the concentration of fructose 2,6-bisphosphate in the liver. What is the effect on glycolysis and gluconeogenesis?',
    answer: 'Glycolysis slows, and gluconeogenesis speeds up.',
    distractors: [
      {
        text: 'Glycolysis speeds up, and gluconeogenesis slows.',
        slip: 'regulation-reversed',
        teaching: 'Fructose 2,6-bisphosphate activates PFK-1; with less of it glycolysis slows.',
      },
      {
        text: 'Glycolysis speeds up, and gluconeogenesis speeds up too.',
        slip: 'regulation-reversed',
        teaching: 'The two pathways are regulated in opposite directions.',
      },
      {
        text: 'Glycolysis slows, and gluconeogenesis slows too.',
        slip: 'regulation-reversed',
        teaching:
          'Gluconeogenesis speeds up, because the inhibition of fructose 1,6-bisphosphatase is removed.',
      },
    ],
    explanation:
      'Protein kinase A phosphorylates the bifunctional enzyme (PFK-2/FBPase-2), which then breaks down fructose 2,6-bisphosphate; there is less activator for PFK-1 and less inhibitor for FBPase-1, so glucose is made and released into the blood.',
    reference: 'Lehninger Principles of Biochemistry, chapter 15',
  },
  {
    id: 'biochemistry-signalling-531',
    topics: ['signalling'],
    tests: ['glycogen-metabolism'],
    uses: ['hormones'],
    difficulty: 'intermediate',
    text: 'How do glucagon and insulin act on the glycogen synthase and the glycogen phosphorylase of the liver?',
    answer: 'Glucagon leads to phosphorylation of both; insulin reverses it.',
    distractors: [
      {
        text: 'Insulin leads to phosphorylation of both; glucagon reverses it.',
        slip: 'regulation-reversed',
        teaching: 'Glucagon raises cAMP and activates protein kinase A, so it leads to phosphorylation.',
      },
      {
        text: 'Glucagon leads to phosphorylation of the synthase; insulin, to that of the phosphorylase.',
        slip: 'regulation-reversed',
        teaching: 'The phosphorylation of both enzymes changes in the same direction.',
      },
      {
        text: 'Insulin leads to phosphorylation of the synthase; glucagon, to that of the phosphorylase.',
        slip: 'regulation-reversed',
        teaching:
          'Glucagon leads to phosphorylation of both, and insulin leads to removal of the phosphate from both.',
      },
    ],
    explanation:
      'Phosphorylated phosphorylase is active, and phosphorylated synthase is inactive, so glycogen is broken down. Insulin activates the phosphatase PP1, so glycogen is synthesized.',
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
        teaching: 'High insulin would suppress the production of both glucose and ketone bodies.',
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
      'The liver behaves as in fasting: lipolysis floods it with fatty acids, β oxidation gives acetyl-CoA, which is converted to ketone bodies, and gluconeogenesis continues. Low insulin with high glucagon explains both.',
    reference: 'Lehninger Principles of Biochemistry, chapter 23',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-501',
    topics: ['fatty-acid-metabolism'],
    tests: ['ketone-bodies'],
    uses: ['beta-oxidation'],
    difficulty: 'beginner',
    text: 'In prolonged fasting the liver turns fatty acids into ketone bodies. Which organ or tissue do these ketone bodies supply with fuel because fatty acids cannot reach it?',
    answer: 'The brain',
    distractors: [
      {
        text: 'The liver',
        slip: 'wrong-cause',
        teaching: 'The liver makes ketone bodies, but lacks the enzyme to use them.',
      },
      { text: 'The heart', slip: 'wrong-cause', teaching: 'The heart oxidizes fatty acids directly.' },
      {
        text: 'The red blood cells',
        slip: 'wrong-cause',
        teaching: 'Red blood cells have no mitochondria, so they can use only glucose.',
      },
    ],
    explanation:
      'Fatty acids, bound to albumin, do not cross the blood–brain barrier in significant amounts, but acetoacetate and 3-hydroxybutyrate do.',
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
        teaching: 'The double bond must form, by oxidation, before water can add.',
      },
      {
        text: 'Condensation, reduction, dehydration, reduction',
        slip: 'pathway-mixed-up',
        teaching: 'These are the steps of fatty acid synthesis.',
      },
      {
        text: 'Oxidation, thiolysis, hydration, oxidation',
        slip: 'order-of-steps',
        teaching: 'Thiolysis requires the β-keto group, which forms only in the second oxidation.',
      },
    ],
    explanation:
      'The enzymes, in order, are acyl-CoA dehydrogenase (giving \\ce{FADH2}), enoyl-CoA hydratase, hydroxyacyl-CoA dehydrogenase (giving NADH) and thiolase.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-503',
    topics: ['fatty-acid-metabolism'],
    tests: ['beta-oxidation'],
    difficulty: 'beginner',
    text: 'Where does β oxidation of palmitate take place in a human cell, and what is released in each round?',
    answer: 'Mitochondrial matrix; acetyl-CoA',
    distractors: [
      {
        text: 'Cytosol; malonyl-CoA',
        slip: 'compartment-mixed-up',
        teaching: 'Malonyl-CoA in the cytosol is used in fatty acid synthesis.',
      },
      {
        text: 'Cytosol; pyruvate',
        slip: 'compartment-mixed-up',
        teaching: 'Pyruvate is made by glycolysis, not by β oxidation.',
      },
      {
        text: 'Mitochondrial matrix; \\ce{CO2}',
        slip: 'metabolite-mixed-up',
        teaching: '\\ce{CO2} forms later, in the citric acid cycle.',
      },
    ],
    explanation:
      'In the mitochondrial matrix, each round removes two carbons as acetyl-CoA and gives one NADH and one \\ce{FADH2}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
  },
  {
    id: 'biochemistry-protein-methods-501',
    topics: ['protein-methods'],
    tests: ['gel-electrophoresis'],
    difficulty: 'beginner',
    text: 'Toward which electrode do DNA fragments move in an agarose gel, and which fragments move farthest?',
    answer: 'Toward the positive one; the shortest',
    distractors: [
      {
        text: 'Toward the negative one; the shortest',
        slip: 'charge-turned-around',
        teaching: 'Phosphate groups make DNA negatively charged.',
      },
      {
        text: 'Toward the positive one; the longest',
        slip: 'reversed-trend',
        teaching: 'Long fragments are held back by the gel.',
      },
      {
        text: 'Toward the negative one; the longest',
        slip: 'charge-turned-around',
        teaching: 'DNA is negative, and long fragments lag behind.',
      },
    ],
    explanation:
      'Its phosphate groups make DNA negative, so it moves toward the positive electrode. The charge per unit length is the same for all fragments, but the gel acts as a sieve and lets the shortest move farthest.',
    reference: 'Lehninger Principles of Biochemistry, chapter 9',
  },
  {
    id: 'biochemistry-protein-methods-502',
    topics: ['protein-methods'],
    tests: ['gel-electrophoresis'],
    difficulty: 'intermediate',
    text: 'Why do proteins need SDS for separation by size in a gel, whereas DNA does not?',
    answer: 'DNA itself has a constant charge per unit length.',
    distractors: [
      {
        text: 'DNA itself has no electric charge.',
        slip: 'reversed-trend',
        teaching: 'Each nucleotide carries a negative phosphate.',
      },
      {
        text: 'DNA is cleaved by SDS into single bases.',
        slip: 'wrong-cause',
        teaching: 'SDS does not cleave nucleic acids.',
      },
      {
        text: 'DNA is separated by its isoelectric point.',
        slip: 'method-mixed-up',
        teaching: 'In a gel, DNA is separated by size, not by its isoelectric point.',
      },
    ],
    explanation:
      'Proteins differ in charge and shape. SDS unfolds them and gives them all about the same negative charge per residue, as phosphate does for DNA.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-503',
    topics: ['protein-methods'],
    tests: ['ion-exchange-chromatography'],
    uses: ['size-exclusion-chromatography', 'protein-purification'],
    difficulty: 'intermediate',
    text: 'A protein of 30 kDa (pI 9) is to be separated from one of 32 kDa (pI 5). Which column is suitable at pH 7?',
    answer: 'Cation exchange',
    distractors: [
      {
        text: 'Size exclusion',
        slip: 'method-mixed-up',
        teaching: 'The two masses are too similar to be separated by size.',
      },
      {
        text: 'Nickel affinity',
        slip: 'method-mixed-up',
        teaching: 'A nickel column binds proteins with a His tag, and neither protein is said to have one.',
      },
      {
        text: 'Desalting',
        slip: 'method-mixed-up',
        teaching: 'A desalting gel separates proteins only from salts, not from each other.',
      },
    ],
    explanation:
      'At pH 7 the protein of pI 9 is positive and binds to a negative matrix; the other is negative and flows through.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-504',
    topics: ['protein-methods'],
    tests: ['affinity-chromatography', 'size-exclusion-chromatography'],
    difficulty: 'intermediate',
    text: 'A lysate contains a His-tagged monomer (40 kDa), its His-tagged dimer (80 kDa) and many untagged proteins. Which two columns, in order, give the pure monomer?',
    answer: 'Nickel affinity, then size exclusion',
    distractors: [
      {
        text: 'Nickel affinity, then desalting',
        slip: 'method-mixed-up',
        teaching:
          'Desalting removes salts; the monomer and the dimer, which both bind nickel, stay together.',
      },
      {
        text: 'Anion exchange, then size exclusion',
        slip: 'method-mixed-up',
        teaching: 'Untagged proteins of 40 kDa remain, because the tag is not used.',
      },
      {
        text: 'Anion exchange, then desalting',
        slip: 'method-mixed-up',
        teaching: 'Neither step uses the tag, and monomer and dimer stay together.',
      },
    ],
    explanation:
      'The nickel column binds the tag, so the untagged proteins are washed away in one step; a size-exclusion column then separates the monomer from the dimer and exchanges the buffer.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-505',
    topics: ['protein-methods'],
    tests: ['ion-exchange-chromatography'],
    uses: ['protein-purification'],
    difficulty: 'advanced',
    text: 'A mixture contains an antibody (150 kDa, pI 8), albumin (66 kDa, pI 4.7) and lysozyme (14 kDa, pI 11). Which column binds only albumin at pH 6.5?',
    answer: 'Anion exchange',
    distractors: [
      {
        text: 'Cation exchange',
        slip: 'charge-turned-around',
        teaching: 'A cation exchanger binds the antibody and lysozyme, which are both positive at pH 6.5.',
      },
      {
        text: 'Protein A affinity',
        slip: 'method-mixed-up',
        teaching: 'Protein A binds the antibody, not albumin.',
      },
      {
        text: 'Size exclusion',
        slip: 'method-mixed-up',
        teaching: 'A size-exclusion column binds nothing; it separates by size.',
      },
    ],
    explanation:
      'Only albumin has a pI below 6.5 and is negative; an anion exchanger (positive matrix) binds it.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-carbohydrates-503',
    topics: ['carbohydrates'],
    tests: ['anomeric-effect'],
    uses: ['ring-forms-of-sugars'],
    difficulty: 'intermediate',
    text: '2-Methoxytetrahydropyran prefers an axial methoxy group, although methoxycyclohexane prefers an equatorial one. What mainly stabilizes the axial form?',
    answer: 'Donation of a ring-oxygen lone pair into the exocyclic C–O antibonding orbital',
    distractors: [
      {
        text: 'A hydrogen bond from C–H to the methoxy oxygen',
        slip: 'wrong-cause',
        teaching: 'C–H groups are poor donors, and this would also occur in methoxycyclohexane.',
      },
      {
        text: 'Less steric strain in the axial position',
        slip: 'steric-hindrance-ignored',
        teaching: '1,3-Diaxial contacts disfavor the axial position.',
      },
      {
        text: 'A larger dipole moment of the axial form',
        slip: 'wrong-cause',
        teaching: 'The axial form has the smaller dipole moment.',
      },
    ],
    explanation:
      'In the axial form a lone pair of the ring oxygen is antiperiplanar to the exocyclic C–O bond and is donated into its antibonding orbital. This is the anomeric effect; dipole repulsion is smaller as well.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 31',
  },
  {
    id: 'biochemistry-carbohydrates-504',
    topics: ['carbohydrates'],
    tests: ['anomeric-effect'],
    difficulty: 'beginner',
    text: 'According to the anomeric effect, which position does an electronegative substituent on the anomeric carbon prefer?',
    answer: 'Axial',
    distractors: [
      {
        text: 'Equatorial',
        slip: 'axial-equatorial-confused',
        teaching: 'Steric hindrance favors the equatorial position; the anomeric effect opposes it.',
      },
      {
        text: 'Flagpole in a boat form',
        slip: 'event-invented',
        teaching: 'The ring stays in the chair form.',
      },
      {
        text: 'Axial and equatorial equally',
        slip: 'wrong-groups-joined',
        teaching: 'The anomeric effect is precisely a preference for one of these two positions.',
      },
    ],
    explanation:
      'Cl, OR and OAc on the carbon next to the ring oxygen prefer the axial position more than they do on cyclohexane.',
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
        teaching: 'In water, the more polar solvent, the axial proportion is smaller.',
      },
      {
        text: 'The anomeric effect needs a free OH group.',
        slip: 'wrong-cause',
        teaching: 'The effect also acts on OR groups, even more than on OH.',
      },
      {
        text: 'Water catalyzes the formation of the equatorial anomer.',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching: 'A catalyst does not shift the equilibrium.',
      },
    ],
    explanation:
      'Water solvates the more polar equatorial anomer better; in less polar solvents there is more of the axial form, which the anomeric effect favors.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 31',
  },
  {
    id: 'biochemistry-carbohydrates-506',
    topics: ['carbohydrates'],
    tests: ['anomeric-effect'],
    difficulty: 'advanced',
    text: '*trans*-2,3-Dichloro-1,4-dioxane adopts the diaxial chair. How does the anomeric effect change the lengths of the C–Cl bond and the neighboring C–O bond?',
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
        teaching: 'The C–O bond gains double-bond character and becomes shorter.',
      },
      {
        text: 'Both shorter than usual',
        slip: 'reversed-trend',
        teaching: 'An antibonding orbital of C–Cl is partly filled, which makes this bond longer.',
      },
    ],
    explanation:
      'A lone pair of O is donated into the antibonding σ orbital of C–Cl, as in the resonance form \\ce{O+}=C, \\ce{Cl-}: C–Cl is longer and C–O shorter than usual.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 31',
  },
  {
    id: 'biochemistry-carbohydrates-507',
    topics: ['carbohydrates'],
    tests: ['anomeric-effect'],
    difficulty: 'advanced',
    text: 'Dimethoxymethane, \\ce{CH3OCH2OCH3}, prefers a gauche,gauche conformation, whereas pentane prefers anti,anti. Which statement explains this?',
    answer: 'The anomeric effect acts in open chains too.',
    distractors: [
      {
        text: 'The oxygens form a hydrogen bond to each other.',
        slip: 'wrong-cause',
        teaching: 'Neither oxygen carries a hydrogen, so no hydrogen bond can form between them.',
      },
      {
        text: 'The anomeric effect needs a six-membered ring.',
        slip: 'overgeneralised-rule',
        teaching:
          'The effect requires an O–C–O unit with a lone pair antiperiplanar to C–O; a ring is not required.',
      },
      {
        text: 'The end groups are larger than those of pentane.',
        slip: 'steric-hindrance-ignored',
        teaching: 'Both molecules have methyl groups at the ends.',
      },
    ],
    explanation:
      'In the gauche,gauche conformation a lone pair of each oxygen is antiperiplanar to the C–O bond of the other and donates into its antibonding orbital, as with an axial substituent in a pyranose.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 31',
  },
];

import type { WrittenQuestion } from '../../written-question.ts';

export const furtherNitrogenAndLightQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-nitrogen-metabolism-900',
    topics: ['nitrogen-metabolism'],
    tests: ['transamination'],
    difficulty: 'intermediate',
    text: 'The equilibrium constants of transaminations are close to 1, so these reactions run in either direction, depending on the concentrations. Why are the constants close to 1?',
    answer: 'The bonds broken and formed are of the same kinds.',
    distractors: [
      {
        text: 'The enzymes lower the free energy of the products.',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching:
          'An enzyme lowers the barrier between reactants and products; it changes neither their free energies nor the constant.',
      },
      {
        text: 'The coenzyme supplies the energy for both directions.',
        slip: 'cofactor-mixed-up',
        teaching:
          'Pyridoxal phosphate carries the amino group and is regenerated; it supplies no energy to the reaction.',
      },
      {
        text: 'The reverse reaction is paid for with ATP.',
        slip: 'needless-atp',
        teaching: 'No ATP takes part in a transamination in either direction.',
      },
    ],
    explanation:
      'An amino acid and an oxo acid give another oxo acid and another amino acid: a \\ce{-CHNH3+} group becomes C=O, and a C=O group becomes \\ce{-CHNH3+}. The bonds broken and formed are of the same kinds, so Δ*G*°′ is near zero and the constant near 1.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-901',
    topics: ['nitrogen-metabolism'],
    tests: ['transamination'],
    uses: ['urea-cycle'],
    difficulty: 'advanced',
    text: 'Patients whose kidneys excrete urea poorly are kept on a low-protein diet and receive the 2-oxo acids that correspond to valine, leucine and isoleucine in place of these essential amino acids. What is the advantage of the oxo acids?',
    answer: 'They take up amino groups that would otherwise end up in urea.',
    distractors: [
      {
        text: 'They give off amino groups that the body would otherwise lack.',
        slip: 'reversed-cause',
        teaching: 'An oxo acid has a C=O group and no amino group to give.',
      },
      {
        text: 'They bind the urea in the blood that would otherwise build up.',
        slip: 'event-invented',
        teaching: 'Oxo acids do not remove urea; they lower the amount of nitrogen that is turned into it.',
      },
      {
        text: 'They build muscle without becoming amino acids beforehand.',
        slip: 'pathway-mixed-up',
        teaching: 'Ribosomes link amino acids, so the oxo acids must be converted first.',
      },
    ],
    explanation:
      'Humans cannot make the carbon skeletons of these amino acids, but aminotransferases can put an amino group on them. The oxo acids bring the skeletons without nitrogen. They take up amino groups that would otherwise end up in urea, so protein can be made and less urea forms.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-902',
    topics: ['nitrogen-metabolism'],
    tests: ['urea-cycle'],
    difficulty: 'intermediate',
    text: 'Slices of liver make urea from ammonium salts. When Krebs added a little ornithine, much more urea formed: many times more than the nitrogen of the ornithine could account for. What did this show?',
    answer: 'Ornithine takes part and is formed again.',
    distractors: [
      {
        text: 'Ornithine is hydrolyzed directly to urea.',
        slip: 'given-fact-overlooked',
        teaching:
          'Then its two nitrogen atoms would give at most one urea for each ornithine; arginine is what is hydrolyzed.',
      },
      {
        text: 'Ornithine is an enzyme that makes urea.',
        slip: 'enzyme-mixed-up',
        teaching:
          'Ornithine is a small amino acid that reacts with carbamoyl phosphate; it is not a protein.',
      },
      {
        text: 'Ornithine supplies the energy for making urea.',
        slip: 'role-of-another-molecule',
        teaching: 'ATP supplies the energy; a little ornithine could not pay for much urea.',
      },
    ],
    explanation:
      'A small amount that causes much product acts like a catalyst. Ornithine takes up carbamoyl phosphate and becomes citrulline and then arginine, from which arginase releases urea and ornithine. So ornithine takes part and is formed again in each turn, which led Krebs to a cycle.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-903',
    topics: ['nitrogen-metabolism'],
    tests: ['urea-cycle'],
    difficulty: 'advanced',
    text: 'Children who lack argininosuccinate lyase, the enzyme that cleaves argininosuccinate to arginine and fumarate, are given large doses of arginine and little protein. Their blood ammonia falls, although hardly any urea is made from the ammonia. How does the arginine help?',
    answer: 'As a source of ornithine it lets nitrogen leave as argininosuccinate.',
    distractors: [
      {
        text: 'As a source of fumarate it restores the normal flow to urea.',
        slip: 'metabolite-mixed-up',
        teaching:
          'Arginase hydrolyzes arginine to ornithine and urea; fumarate does not form, and it would not replace the enzyme.',
      },
      {
        text: 'As a source of aspartate it binds the ammonia as asparagine.',
        slip: 'metabolite-mixed-up',
        teaching: 'Arginine is not broken down to aspartate; its carbon skeleton becomes glutamate.',
      },
      {
        text: 'As an activator it makes the missing enzyme work at last.',
        slip: 'event-invented',
        teaching: 'A missing enzyme cannot be activated; the block stays where it was.',
      },
    ],
    explanation:
      'Without the enzyme, ornithine is not regenerated, and the pathway stops for want of it. Arginase turns the arginine into ornithine, which takes up carbamoyl phosphate and then aspartate. Argininosuccinate, with two nitrogen atoms from waste, is excreted in the urine: as a source of ornithine, arginine lets nitrogen leave as argininosuccinate.',
    reference: 'Berg, Tymoczko and Stryer, Biochemistry, chapter 23',
  },
  {
    id: 'biochemistry-photosynthesis-900',
    topics: ['photosynthesis'],
    tests: ['light-reactions-of-photosynthesis'],
    difficulty: 'intermediate',
    text: 'Thylakoids in a buffer free of \\ce{CO2} are mixed with the blue dye DCPIP, which becomes colorless when it takes up electrons. In the light the color fades and \\ce{O2} is released; in the dark, or without thylakoids, nothing happens. What do these results show?',
    answer: 'Without \\ce{CO2}, light drives electrons from water to an acceptor.',
    distractors: [
      {
        text: 'Without \\ce{CO2}, light drives electrons from the dye to water.',
        slip: 'oxidation-for-reduction',
        teaching:
          'The dye becomes colorless by taking up electrons, and water gives them when \\ce{O2} forms.',
      },
      {
        text: 'Without water, light drives electrons from \\ce{CO2} to an acceptor.',
        slip: 'given-fact-overlooked',
        teaching:
          'There is no \\ce{CO2} in the buffer; the \\ce{O2} comes from water, which gives the electrons.',
      },
      {
        text: 'Light bleaches the dye, and the thylakoids have no part in it.',
        slip: 'wrong-cause',
        teaching:
          'Without thylakoids nothing happens; besides, bleaching of the dye alone would not release \\ce{O2}.',
      },
    ],
    explanation:
      'The dye took up electrons and \\ce{O2} appeared, so water was oxidized and the dye reduced. Both need light, but neither needs \\ce{CO2}, which was absent. Without \\ce{CO2}, light drives electrons from water to an acceptor; in the leaf the acceptor is NADP^{+}. This is the Hill reaction.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-photosynthesis-901',
    topics: ['photosynthesis'],
    tests: ['light-reactions-of-photosynthesis'],
    difficulty: 'advanced',
    text: 'Algae release \\ce{O2} at a relative rate of 10 in a beam of 700 nm light and at a rate of 40 in a beam of 650 nm light. With both beams at once, the rate is 75. The light does not saturate photosynthesis. Which arrangement of the photosystems explains the result?',
    answer: 'Two photosystems pass electrons on in series.',
    distractors: [
      {
        text: 'Two photosystems work in parallel on their own.',
        slip: 'series-for-parallel',
        teaching: 'The rates of independent systems would add up to 50; 75 shows that each helps the other.',
      },
      {
        text: 'One photosystem absorbs light of both colors.',
        slip: 'photosystem-mixed-up',
        teaching: 'A single system below saturation would give the sum of the two rates, which is 50.',
      },
      {
        text: 'One photosystem competes with the other for light.',
        slip: 'reversed-trend',
        teaching: 'Competition would make the rate in both beams smaller than the sum of 50, not larger.',
      },
    ],
    explanation:
      'The rate with both beams, 75, exceeds the sum 10 + 40 = 50. Light of 700 nm excites mainly photosystem I, and light of 650 nm mainly photosystem II; with one beam alone the other photosystem limits the flow. This happens if two photosystems pass electrons on in series.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-photosynthesis-902',
    topics: ['photosynthesis'],
    tests: ['photorespiration'],
    difficulty: 'intermediate',
    text: 'A leaf of a C_{3} plant at 25 °C takes up about 40% more \\ce{CO2} as soon as the \\ce{O2} in the air around it is lowered from 21% to 2%. What causes the rise?',
    answer: 'Rubisco oxygenates less ribulose bisphosphate.',
    distractors: [
      {
        text: 'PEP carboxylase reacts with less oxygen.',
        slip: 'enzyme-mixed-up',
        teaching: 'PEP carboxylase does not react with \\ce{O2}; it serves C_{4} plants for this reason.',
      },
      {
        text: 'Mitochondria oxidize much less pyruvate.',
        slip: 'size-of-effect-misjudged',
        teaching: 'Cytochrome oxidase binds \\ce{O2} so tightly that respiration goes on as before at 2%.',
      },
      {
        text: 'Photosystem II splits much more water.',
        slip: 'reversed-cause',
        teaching:
          'The light is the same; if more water is split, it is because more \\ce{CO2} is fixed, not the other way around.',
      },
    ],
    explanation:
      '\\ce{O2} and \\ce{CO2} compete for the active site of rubisco. With little \\ce{O2}, rubisco oxygenates less ribulose bisphosphate, so more of it takes up \\ce{CO2}, and less \\ce{CO2} is lost again through photorespiration.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-photosynthesis-903',
    topics: ['photosynthesis'],
    tests: ['photorespiration'],
    difficulty: 'advanced',
    text: 'In a leaf, rubisco adds \\ce{CO2} three times as often as \\ce{O2}. Photorespiration turns two molecules of 2-phosphoglycolate into one of 3-phosphoglycerate and one of \\ce{CO2}. What percentage of the \\ce{CO2} fixed is released again in this way?',
    answer: '17%',
    distractors: [
      {
        text: '33%',
        slip: 'ignored-coefficients',
        teaching:
          'One \\ce{CO2} was counted for each \\ce{O2} added, but two oxygenations are needed to release one \\ce{CO2}.',
        expression: '1 / 3 * 100',
      },
      {
        text: '13%',
        slip: 'wrong-reference',
        teaching:
          'The \\ce{CO2} released was compared with all reactions of rubisco; of every four, three fix \\ce{CO2}.',
        expression: '0.5 / 4 * 100',
      },
      {
        text: '67%',
        slip: 'inverted-ratio',
        teaching: 'Each oxygenation releases half a \\ce{CO2}, not two.',
        expression: '2 / 3 * 100',
      },
    ],
    explanation:
      'For every three \\ce{CO2} fixed, one \\ce{O2} is added, which gives one molecule of 2-phosphoglycolate. Two of these release one \\ce{CO2}, so one releases 0.5 \\ce{CO2}. The loss is \\frac{0.5}{3} = 0.17 = 17%.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
    computation: { kind: 'quantity', expression: '0.5 / 3 * 100', unit: '%' },
  },
  {
    id: 'biochemistry-photosynthesis-904',
    topics: ['photosynthesis'],
    tests: ['overall-equation-of-photosynthesis'],
    difficulty: 'beginner',
    text: 'Bromothymol blue is yellow in acid and blue in base. A student adds it to tap water, which turns blue, and blows in \\ce{CO2} until the water is just yellow. Pondweed is added, and the closed tube is put in sunlight. After an hour the water is blue again. Why?',
    answer: 'The plant takes up \\ce{CO2}, so the pH rises.',
    distractors: [
      {
        text: 'The plant takes up \\ce{CO2}, so the pH falls.',
        slip: 'acid-for-base',
        teaching:
          '\\ce{CO2} makes water acidic, so the pH rises when it is removed; blue is the color in base.',
      },
      {
        text: 'The plant gives off \\ce{O2}, so the pH falls.',
        slip: 'scale-backwards',
        teaching: 'The change from yellow to blue shows a rise, and \\ce{O2} is not acidic in water.',
      },
      {
        text: 'The plant gives off \\ce{O2}, which makes a base.',
        slip: 'property-misjudged',
        teaching: 'The plant does give off \\ce{O2}, but this gas is neutral and forms no base with water.',
      },
    ],
    explanation:
      'Dissolved \\ce{CO2} forms carbonic acid. In photosynthesis, \\ce{6 CO2 + 6 H2O -> C6H12O6 + 6 O2}, the pondweed uses this \\ce{CO2}, while \\ce{O2} and sugar do not change the pH. The plant takes up \\ce{CO2}, so the pH rises.',
    reference: 'OpenStax Biology 2e, section 8.1',
  },
  {
    id: 'biochemistry-photosynthesis-905',
    topics: ['photosynthesis'],
    tests: ['overall-equation-of-photosynthesis'],
    difficulty: 'intermediate',
    text: 'Some textbooks write the overall equation of photosynthesis as \\ce{6 CO2 + 12 H2O -> C6H12O6 + 6 H2O + 6 O2}, with water on both sides. Which fact is the reason for this form?',
    answer: 'All twelve O atoms of the \\ce{O2} come from water.',
    distractors: [
      {
        text: 'All twelve O atoms of the \\ce{O2} come from \\ce{CO2}.',
        slip: 'reactant-for-product',
        teaching:
          'The O atoms of \\ce{CO2} end up in the sugar and in new water, as labeling with ^{18}O has shown.',
      },
      {
        text: 'Half of the O atoms of the \\ce{O2} come from water.',
        slip: 'shared-equally',
        teaching:
          'The shorter equation, with six \\ce{H2O}, suggests this, but labeling with ^{18}O shows that water is the source of all \\ce{O2}.',
      },
      {
        text: 'Half of the O atoms of the sugar come from water.',
        slip: 'reactant-for-product',
        teaching:
          'The oxygen of the sugar comes from \\ce{CO2}; the oxygen of the water that is split leaves as \\ce{O2}.',
      },
    ],
    explanation:
      'Six \\ce{O2} contain twelve O atoms. Photosystem II makes \\ce{O2} from water, so twelve \\ce{H2O} must be split, and six new \\ce{H2O} form with oxygen from \\ce{CO2}. The form with twelve \\ce{H2O} shows that all twelve O atoms of the \\ce{O2} come from water.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-photosynthesis-906',
    topics: ['photosynthesis'],
    tests: ['overall-equation-of-photosynthesis'],
    difficulty: 'advanced',
    text: 'The usual overall equation of photosynthesis has one \\ce{O2} for each \\ce{CO2}. Some algae turn most of their \\ce{CO2} into oil (triacylglycerols) rather than sugar. How does the ratio of \\ce{O2} released to \\ce{CO2} taken up in these algae compare with 1?',
    answer: 'It is larger, because oil has less oxygen per carbon than sugar.',
    distractors: [
      {
        text: 'It is larger, because oil has more oxygen per carbon than sugar.',
        slip: 'property-misjudged',
        teaching:
          'The ratio is indeed larger, but an oil such as \\ce{C57H104O6} has far less oxygen per carbon than \\ce{C6H12O6}.',
      },
      {
        text: 'It is smaller, because oil has less oxygen per carbon than sugar.',
        slip: 'reversed-trend',
        teaching:
          'Oxygen that does not stay in the product is released, so less of it in the oil means more \\ce{O2}.',
      },
      {
        text: 'It is smaller, because oil has more oxygen per carbon than sugar.',
        slip: 'property-misjudged',
        teaching: 'An oil consists mostly of hydrocarbon chains and has little oxygen per carbon.',
      },
    ],
    explanation:
      'Oil has less oxygen per carbon than sugar, so more electrons from water are needed for each \\ce{CO2}, and more \\ce{O2} is released. For triolein the balanced equation is \\ce{57 CO2 + 52 H2O -> C57H104O6 + 80 O2}, and the ratio, 80/57 = 1.4, is larger than 1.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
];

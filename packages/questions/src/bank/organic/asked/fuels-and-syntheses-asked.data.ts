import type { WrittenQuestion } from '../../written-question.ts';

/** Plastics in a circular economy, biodiesel, and two laboratory routes to amino acids. */
export const fuelsAndSynthesesAskedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-polymers-790',
    topics: ['polymers'],
    tests: ['condensation-polymers', 'green-chemistry'],
    difficulty: 'intermediate',
    text: 'PET flakes from used bottles can be melted and remolded (mechanical recycling) or heated with methanol and broken down into monomers, from which new PET is made (chemical recycling). What is an advantage of the chemical route?',
    answer: 'Dyes are removed, and full-length chains are built again.',
    distractors: [
      {
        text: 'Energy is saved because splitting takes less heat than melting.',
        slip: 'size-of-effect-misjudged',
        teaching:
          'Splitting breaks all of the ester bonds, which then have to be formed again; this takes more energy than melting.',
      },
      {
        text: 'No sorting is needed because methanol splits all plastics.',
        slip: 'kinds-of-polymer-confused',
        teaching:
          'Methanol splits the ester bonds of PET; polymers with a carbon backbone, such as polyethylene, do not react.',
      },
      {
        text: 'Methanol becomes part of the chains and makes them stronger.',
        slip: 'event-invented',
        teaching:
          'Methanol is split off again when the monomers are polymerized, so the new PET does not contain it.',
      },
    ],
    explanation:
      'Each melting shortens some chains and leaves dyes and impurities in the plastic. Monomers can be purified and polymerized again: dyes are removed, and full-length chains are built again.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.9',
  },
  {
    id: 'organic-polymers-791',
    topics: ['polymers'],
    tests: ['biodegradable-polymers', 'addition-polymers'],
    difficulty: 'intermediate',
    text: '“Bio-polyethylene” is made from ethene that is obtained from the ethanol of fermented sugarcane. How does a bag made of this plastic compare with a bag made of polyethylene from petroleum?',
    answer: 'It is just as persistent, and the two can be recycled together.',
    distractors: [
      {
        text: 'It decomposes in compost, and the two can be recycled together.',
        slip: 'one-part-right',
        teaching:
          'The two can be recycled together because they are the same polymer; for the same reason, bio-polyethylene does not decompose in compost.',
      },
      {
        text: 'It decomposes in compost, but the two cannot be recycled together.',
        slip: 'origin-for-degradability',
        teaching:
          'The plant origin does not matter: microbes meet the same chains of C–C and C–H bonds in both bags.',
      },
      {
        text: 'It is just as persistent, but the two cannot be recycled together.',
        slip: 'kinds-of-polymer-confused',
        teaching:
          'Both bags consist of the chains –\\ce{CH2}–\\ce{CH2}–, so they melt alike and can be processed together.',
      },
    ],
    explanation:
      'Ethene is the same compound whatever it is made from, and so is polyethylene. Only the raw material is renewable; the bag is just as persistent as the other one, and the two can be recycled together.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.1',
  },
  {
    id: 'organic-carboxylic-acids-790',
    topics: ['carboxylic-acids'],
    tests: ['hydrolysis-of-esters', 'triacylglycerols'],
    uses: ['fuels'],
    difficulty: 'beginner',
    text: 'Biodiesel is made by stirring a dry vegetable oil, which consists of triglycerides, with methanol and a little \\ce{NaOH} as the catalyst. Which products form?',
    answer: 'Glycerol and methyl esters of the fatty acids',
    distractors: [
      {
        text: 'Glycerol and sodium salts of the fatty acids',
        slip: 'conditions-confused',
        teaching:
          'Soap forms when the oil is boiled with a large amount of aqueous \\ce{NaOH}; here the base is only a catalyst.',
      },
      {
        text: 'Water and methyl esters of the fatty acids',
        slip: 'water-split-off',
        teaching:
          'Water would form from free acids and methanol; a triglyceride is already an ester and releases an alcohol.',
      },
      {
        text: 'Water and sodium salts of the fatty acids',
        slip: 'functional-group-confused',
        teaching:
          'These products form from free fatty acids and \\ce{NaOH}; the fatty acids in triglycerides are bound as esters.',
      },
    ],
    explanation:
      'In this transesterification, methanol takes the place of glycerol at each of the three ester groups. The products are glycerol and methyl esters of the fatty acids; the esters are the biodiesel.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 27.2',
  },
  {
    id: 'organic-carboxylic-acids-791',
    topics: ['carboxylic-acids'],
    tests: ['hydrolysis-of-esters', 'triacylglycerols'],
    uses: ['fuels'],
    difficulty: 'intermediate',
    text: 'To make biodiesel, used cooking oil is warmed with methanol and a little \\ce{NaOH}. Because the oil is wet and contains free fatty acids, the yield is low, and the mixture barely separates into layers. What has gone wrong?',
    answer: 'The formation of soap used up the catalyst.',
    distractors: [
      {
        text: 'The formation of ethers used up the methanol.',
        slip: 'conditions-confused',
        teaching: 'Methanol can form an ether in hot concentrated acid, but not in warm base.',
      },
      {
        text: 'The formation of soap used up the methanol.',
        slip: 'one-part-right',
        teaching:
          'Soap does form, but from fatty acids or their esters and \\ce{NaOH}; no methanol is consumed in this reaction.',
      },
      {
        text: 'The formation of fat used up the glycerol.',
        slip: 'reaction-direction-reversed',
        teaching:
          'Glycerol and the esters can react to form fat again, but fat does not keep the layers mixed; an ionic compound does.',
      },
    ],
    explanation:
      'Free fatty acids neutralize \\ce{NaOH}, and with water the base hydrolyzes esters. Both reactions give sodium salts of fatty acids. The formation of soap used up the catalyst, and soap keeps oil and glycerol mixed as an emulsion.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 21.6 and 27.2',
  },
  {
    id: 'organic-carboxylic-acids-792',
    topics: ['carboxylic-acids'],
    tests: ['mass-mass-stoichiometry', 'triacylglycerols'],
    uses: ['fuels'],
    difficulty: 'intermediate',
    text: 'A plant oil is assumed to be pure triolein (885.4 g/mol), the triglyceride of oleic acid. It reacts with methanol (32.0 g/mol) to give glycerol (92.1 g/mol) and methyl oleate (296.5 g/mol), which is used as biodiesel. What mass of methyl oleate forms if 1000 kg of this oil reacts completely?',
    answer: '1005 kg',
    distractors: [
      {
        text: '335 kg',
        slip: 'ignored-coefficients',
        teaching:
          'One molecule of triolein has three fatty acid chains and gives three molecules of methyl oleate.',
        expression: '1000 / 885.4 * 296.5',
      },
      {
        text: '896 kg',
        slip: 'atom-left-out',
        teaching: 'The mass of glycerol was subtracted, but the methanol that takes its place was not added.',
        expression: '1000 * (885.4 - 92.1) / 885.4',
      },
      {
        text: '1108 kg',
        slip: 'water-not-split-off',
        teaching:
          'The mass of the methanol was added, but the glycerol that is split off was not subtracted.',
        expression: '1000 * (885.4 + 3 * 32.0) / 885.4',
      },
    ],
    explanation:
      'The oil is 1000/885.4 = 1.129 kmol. Each triglyceride reacts with three molecules of methanol and gives three molecules of methyl oleate: 3 × 1.129 kmol × 296.5 kg/kmol = 1005 kg.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 27.2',
    computation: { kind: 'quantity', expression: '1000 / 885.4 * 3 * 296.5', unit: 'kg' },
  },
  {
    id: 'organic-amines-790',
    topics: ['amines', 'carbonyl-compounds'],
    tests: ['nitriles', 'preparation-of-amines'],
    uses: ['amino-acid-structures'],
    difficulty: 'intermediate',
    text: 'In the Strecker synthesis, an aldehyde reacts with ammonia and HCN, and the product is then hydrolyzed with hot aqueous acid. Which aldehyde gives valine in this way? \\smiles{CC(C)C(N)C(=O)O|valine}',
    answer: '\\smiles{CC(C)C=O|2-methylpropanal}',
    distractors: [
      {
        text: '\\smiles{CC(C)CC=O|3-methylbutanal}',
        slip: 'carbon-lost-or-added',
        teaching:
          'HCN contributes the carbon of the COOH group, so this aldehyde gives an amino acid with six carbons, leucine.',
      },
      {
        text: '\\smiles{CCCC=O|butanal}',
        slip: 'branched-for-straight',
        teaching: 'The number of carbons is right, but the side chain of valine is branched.',
      },
      {
        text: '\\smiles{CCCCC=O|pentanal}',
        slip: 'carbons-miscounted',
        teaching:
          'HCN adds another carbon, so an amino acid with six carbons and an unbranched side chain forms.',
      },
    ],
    explanation:
      'Ammonia and the aldehyde form an imine, cyanide adds to its C=N bond, and hydrolysis turns the nitrile into COOH. The aldehyde carbon becomes the α carbon, so valine comes from 2-methylpropanal.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 26.3',
    computation: { kind: 'same-structure', smiles: 'CC(C)C=O' },
  },
  {
    id: 'organic-amines-791',
    topics: ['amines', 'carboxylic-acids'],
    tests: ['preparation-of-amines', 'decarboxylation'],
    uses: ['alkylation-of-enolates', 'amino-acid-structures'],
    difficulty: 'advanced',
    text: 'In the Gabriel synthesis of amino acids, diethyl 2-phthalimidomalonate, whose central carbon bears a phthalimido group and one hydrogen, is treated with sodium ethoxide, then with benzyl bromide, \\ce{C6H5CH2Br}, and finally with hot aqueous acid, and the mixture is neutralized. Which organic product forms besides phthalic acid and ethanol?',
    answer: 'Racemic phenylalanine',
    distractors: [
      {
        text: 'Only (*S*)-phenylalanine',
        slip: 'racemate-for-enantiomer',
        teaching:
          'All reagents are achiral, so nothing favors the *S* form; both enantiomers form in equal amounts.',
      },
      {
        text: 'Racemic phenylglycine',
        slip: 'carbon-lost-or-added',
        teaching:
          'Phenylglycine has the ring directly on the α carbon, but the benzyl group has a \\ce{CH2} group between the two.',
      },
      {
        text: 'Only (*S*)-phenylglycine',
        slip: 'wrong-groups-joined',
        teaching:
          'Achiral reagents do not favor the *S* form, and the \\ce{CH2} group of benzyl stays between the ring and the α carbon.',
      },
    ],
    explanation:
      'The base forms the enolate, which displaces bromide from benzyl bromide. Hot acid hydrolyzes the esters and the imide, and the malonic acid loses \\ce{CO2}. Neutralization gives \\ce{C6H5CH2CH(NH2)COOH}, and because no step is stereoselective, it is racemic phenylalanine.',
    reference: 'Carey & Giuliano, Organic Chemistry, chapter 25',
  },
];

import type { WrittenQuestion } from '../../written-question.ts';

/** Substitution or elimination, which alkene forms, which way reagents add to alkenes and dienes, what ozone shows. */
export const additionsAndEliminationsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-substitution-and-elimination-900',
    topics: ['substitution-and-elimination'],
    tests: ['substitution-against-elimination'],
    uses: ['nucleophiles-and-electrophiles'],
    difficulty: 'beginner',
    text: 'In warm aqueous KOH, 2-bromopropane gives propan-2-ol by S_{N}2 and propene by E2. How does the hydroxide ion act in forming each of these two products?',
    answer: 'As a nucleophile for the alcohol, as a base for the alkene',
    distractors: [
      {
        text: 'As a base for the alcohol, as a nucleophile for the alkene',
        slip: 'names-exchanged',
        teaching:
          'The ion that bonds to carbon and gives the alcohol is a nucleophile; the one that takes a proton and gives the alkene is a base.',
      },
      {
        text: 'As a base for the alcohol and also for the alkene',
        slip: 'one-part-right',
        teaching:
          'The alkene is right, but to give the alcohol, hydroxide bonds to the carbon that bears Br; it does not take a proton there.',
      },
      {
        text: 'As a nucleophile for the alcohol and also for the alkene',
        slip: 'one-part-right',
        teaching:
          'The alcohol is right, but to give propene, hydroxide takes a proton from a \\ce{CH3} group and does not bond to carbon.',
      },
    ],
    explanation:
      'In the substitution, hydroxide attacks the carbon that bears Br: it is a nucleophile. In the elimination, it removes a proton from the next carbon: it is a base.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 11.1 and 11.7',
  },
  {
    id: 'organic-substitution-and-elimination-901',
    topics: ['substitution-and-elimination'],
    tests: ['substitution-against-elimination'],
    difficulty: 'intermediate',
    text: '1-Bromopentane gives mainly an ether with sodium methoxide in methanol, but mainly pent-1-ene with potassium *tert*-butoxide in *tert*-butanol. What explains the change?',
    answer: 'The bulky base cannot easily reach carbon, but it reaches an exposed hydrogen.',
    distractors: [
      {
        text: 'The bulky base makes bromide leave first, so that a primary cation forms.',
        slip: 'mechanism-confused',
        teaching:
          'A primary cation is far too unstable to form here; the elimination occurs in one step, by E2.',
      },
      {
        text: 'The bulky base is the weaker one, so that it attacks carbon more slowly.',
        slip: 'base-for-nucleophile',
        teaching:
          '*tert*-Butoxide is a stronger base than methoxide; it attacks carbon slowly because of its size.',
      },
      {
        text: 'The bulky base gives an ether first, which then splits into alkene and alcohol.',
        slip: 'event-invented',
        teaching: 'Ethers are stable to alkoxides; the alkene forms directly from the bromide.',
      },
    ],
    explanation:
      'S_{N}2 needs an attack on carbon from behind, which three methyl groups on the base obstruct. The hydrogens on carbon 2 lie on the outside. The bulky base cannot easily reach carbon, but it reaches an exposed hydrogen, and E2 predominates.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.12',
  },
  {
    id: 'organic-substitution-and-elimination-902',
    topics: ['substitution-and-elimination'],
    tests: ['e1-reaction', 'sn1-reaction'],

    difficulty: 'advanced',
    text: 'In the same aqueous ethanol at the same temperature, *tert*-butyl chloride and the *tert*-butyldimethylsulfonium ion, \\ce{(CH3)3CS(CH3)2^+}, react at different rates. Yet both give about 36% of 2-methylpropene; the rest is alcohol and ether. The products do not interconvert. What do these results suggest?',
    answer: 'Elimination and substitution start from the same cation.',
    distractors: [
      {
        text: 'Elimination and substitution each occur in one step.',
        slip: 'mechanism-confused',
        teaching:
          'In a single step the leaving group would still be present and would affect the proportions.',
      },
      {
        text: 'Chloride and dimethyl sulfide leave equally easily.',
        slip: 'leaving-group-misjudged',
        teaching: 'The rates differ, so one of the two groups leaves more easily than the other.',
      },
      {
        text: 'Chloride and dimethyl sulfide take up the proton.',
        slip: 'role-of-a-species',
        teaching:
          'Two different bases would give different percentages of alkene; the solvent takes up the proton.',
      },
    ],
    explanation:
      'The leaving group affects how fast the C–X bond breaks, but not what follows. By then it is gone: elimination and substitution start from the same cation, the *tert*-butyl cation, in the same solvent.',
    reference: 'Smith, March’s Advanced Organic Chemistry, chapter 17',
  },
  {
    id: 'organic-substitution-and-elimination-903',
    topics: ['substitution-and-elimination'],
    tests: ['zaitsevs-rule'],
    difficulty: 'beginner',
    text: 'Zaitsev’s rule tells which of two constitutionally isomeric alkenes predominates. For which of these bromides, heated with sodium ethoxide in ethanol, is the rule needed?',
    answer: '\\smiles{CC(C)C(C)Br|2-bromo-3-methylbutane}',
    distractors: [
      {
        text: '\\smiles{CCC(CC)Br|3-bromopentane}',
        slip: 'symmetry-overlooked',
        teaching: 'The two carbons next to C–Br are equivalent, so pent-2-ene forms from either side.',
      },
      {
        text: '\\smiles{BrC1CCCC1|bromocyclopentane}',
        slip: 'symmetry-overlooked',
        teaching: 'The two carbons next to C–Br are equivalent, so cyclopentene forms from either side.',
      },
      {
        text: '\\smiles{CCC(C)CBr|1-bromo-2-methylbutane}',
        slip: 'wrong-proton',
        teaching:
          'The carbon with Br is at the end and has one neighbor, so 2-methylbut-1-ene is the only possible alkene.',
      },
    ],
    explanation:
      'Of the four, only 2-bromo-3-methylbutane has two different carbons with hydrogen next to C–Br: it can give 2-methylbut-2-ene or 3-methylbut-1-ene. Zaitsev’s rule says that the first predominates.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.7',
  },
  {
    id: 'organic-substitution-and-elimination-904',
    topics: ['substitution-and-elimination'],
    tests: ['zaitsevs-rule'],
    uses: ['e2-reaction'],
    difficulty: 'intermediate',
    text: '2-Bromobutane reacts with sodium ethoxide by E2 to give mainly but-2-ene, as Zaitsev’s rule predicts. Why does but-2-ene form faster than but-1-ene?',
    answer: 'Alkyl groups stabilize the C=C bond forming in the transition state.',
    distractors: [
      {
        text: 'Alkyl groups stabilize the cation that exists before H is removed.',
        slip: 'mechanism-confused',
        teaching: 'An E2 reaction has a single step; a cation would be part of E1.',
      },
      {
        text: 'Alkyl groups make the hydrogens of \\ce{CH2} more acidic than those of \\ce{CH3}.',
        slip: 'acidity-order-reversed',
        teaching: 'Alkyl groups release electrons, so the hydrogens of \\ce{CH2} are the less acidic ones.',
      },
      {
        text: 'Alkyl groups shield the hydrogens of \\ce{CH3} from ethoxide ions.',
        slip: 'steric-hindrance-ignored',
        teaching: 'The hydrogens of the outer \\ce{CH3} group are the more accessible ones.',
      },
    ],
    explanation:
      'In the E2 transition state the π bond is partly formed. In the path to but-2-ene it carries two alkyl groups, in the path to but-1-ene only one. Alkyl groups stabilize the C=C bond forming in the transition state, so but-2-ene forms faster.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 11.7',
  },
  {
    id: 'organic-substitution-and-elimination-905',
    topics: ['substitution-and-elimination'],
    tests: ['zaitsevs-rule', 'e2-reaction'],

    difficulty: 'advanced',
    text: 'With sodium methoxide in methanol, 2-bromopentane gives mainly pent-2-ene (Zaitsev), but 2-fluoropentane gives mainly pent-1-ene. What is different in the transition state for the fluoride?',
    answer: 'C–F breaks late, and negative charge builds up where H is removed.',
    distractors: [
      {
        text: 'C–F breaks early, and negative charge builds up where H is removed.',
        slip: 'leaving-group-misjudged',
        teaching:
          'Fluoride is a poor leaving group and C–F a strong bond; if C–F broke early, no negative charge could collect.',
      },
      {
        text: 'C–F breaks late, and positive charge builds up where F was bonded.',
        slip: 'one-part-right',
        teaching: 'If C–F is still intact while the base removes H, carbon has no reason to become positive.',
      },
      {
        text: 'C–F breaks early, and positive charge builds up where F was bonded.',
        slip: 'mechanism-confused',
        teaching: 'This would resemble E1 and favor the more substituted alkene, pent-2-ene.',
      },
    ],
    explanation:
      'Fluoride is a poor leaving group: C–F breaks late, and negative charge builds up where H is removed, as in a carbanion. A primary carbon bears it better than a secondary one, so H is lost from \\ce{CH3} and pent-1-ene forms.',
    reference: 'Bruice, Organic Chemistry, chapter 9',
  },
  {
    id: 'organic-alkenes-and-alkynes-900',
    topics: ['alkenes-and-alkynes'],
    tests: ['markovnikovs-rule', 'electrophilic-addition'],
    uses: ['electronegativity'],
    difficulty: 'intermediate',
    text: 'Iodine monochloride, I–Cl, adds to 2-methylpropene in an electrophilic addition. What is the main product, and which halogen atom bonds to carbon first?',
    answer: '\\ce{(CH3)2CClCH2I}; iodine',
    distractors: [
      {
        text: '\\ce{(CH3)2CICH2Cl}; chlorine',
        slip: 'nucleophile-electrophile-confused',
        teaching:
          'Chlorine is the more electronegative atom, so it is the negative end of I–Cl and bonds last, as chloride.',
      },
      {
        text: '\\ce{(CH3)2CICH2Cl}; iodine',
        slip: 'markovnikov-reversed',
        teaching:
          'Iodine does bond first, but to \\ce{CH2}, so that the positive charge is on the tertiary carbon.',
      },
      {
        text: '\\ce{(CH3)2CClCH2I}; chlorine',
        slip: 'mechanism-order-reversed',
        teaching:
          'The product is right, but the electrophile that bonds first to \\ce{CH2} is iodine; chloride follows.',
      },
    ],
    explanation:
      'Iodine is the positive end of I–Cl and plays the part that H plays in HCl. Following Markovnikov’s rule it bonds first to \\ce{CH2}, so that the tertiary carbon bears the positive charge; chloride then attacks there. The product is \\ce{(CH3)2CClCH2I}, and iodine bonds first.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 19',
  },
  {
    id: 'organic-alkenes-and-alkynes-901',
    topics: ['alkenes-and-alkynes'],
    tests: ['markovnikovs-rule'],
    uses: ['reactive-intermediates'],
    difficulty: 'intermediate',
    text: 'In its original wording, “H adds to the carbon that has more hydrogens,” Markovnikov’s rule does not decide how HBr adds to 1-phenylprop-1-ene, \\ce{C6H5CH=CHCH3}. Its modern form does. In the absence of peroxides, what is the main product?',
    answer: '\\smiles{CCC(Br)c1ccccc1}',
    distractors: [
      {
        text: '\\smiles{CC(Br)Cc1ccccc1}',
        slip: 'resonance-ignored',
        teaching:
          'This product would come from an ordinary secondary cation; the other cation is stabilized by the benzene ring.',
      },
      {
        text: '\\smiles{BrCCCc1ccccc1}',
        slip: 'wrong-carbon-attacked',
        teaching: 'The \\ce{CH3} carbon is not part of C=C, so neither H nor Br adds there.',
      },
      {
        text: '\\smiles{CC(C)(Br)c1ccccc1}',
        slip: 'rearrangement-invented',
        teaching: 'The benzylic cation does not rearrange, so the three carbons of the chain stay in a row.',
      },
    ],
    explanation:
      'The proton adds so that the more stable cation forms. That is the benzylic one, with its positive charge next to the ring; bromide bonds to this carbon: \\smiles{CCC(Br)c1ccccc1}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 7.8 and 7.9',
    computation: { kind: 'same-structure', smiles: 'CCC(Br)c1ccccc1' },
  },
  {
    id: 'organic-alkenes-and-alkynes-902',
    topics: ['alkenes-and-alkynes'],
    tests: ['ozonolysis'],
    uses: ['degrees-of-unsaturation'],
    difficulty: 'intermediate',
    text: 'A hydrocarbon \\ce{C6H10} takes up 1 mol of \\ce{H2} per mole over palladium. Ozonolysis with reductive workup converts it to a single compound, \\ce{C6H10O2}. What does this show about its C=C bond?',
    answer: 'It is part of a ring.',
    distractors: [
      {
        text: 'It is at the end of a chain.',
        slip: 'other-halves-joined',
        teaching: 'A terminal C=C bond gives formaldehyde along with a second, larger compound.',
      },
      {
        text: 'It is between two identical chains.',
        slip: 'halves-taken-as-alike',
        teaching:
          'Two identical chains would give a compound with half of the carbons, three; here all six stay together.',
      },
      {
        text: 'It is next to another one.',
        slip: 'conjugation-overlooked',
        teaching: 'One mole of \\ce{H2} is taken up, so there is just one C=C bond.',
      },
    ],
    explanation:
      'Cleaving C=C gives two C=O groups, yet all six carbons are still in one molecule. The two carbons must be joined by another path as well: the C=C bond is part of a ring. Cyclohexene, for example, gives hexanedial.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.8',
  },
  {
    id: 'organic-alkenes-and-alkynes-903',
    topics: ['alkenes-and-alkynes', 'polymers'],
    tests: ['ozonolysis'],
    uses: ['addition-polymers'],
    difficulty: 'advanced',
    text: 'Ozonolysis of natural rubber with reductive workup gives 4-oxopentanal, \\ce{CH3COCH2CH2CHO}, as almost the only product. Which repeat unit is consistent with this result?',
    answer: '–\\ce{CH2}–C(\\ce{CH3})=CH–\\ce{CH2}–',
    distractors: [
      {
        text: '–\\ce{CH2}–CH=CH–\\ce{CH2}–',
        slip: 'carbon-lost-or-added',
        teaching: 'Cleaving this chain gives butanedial, \\ce{OHCCH2CH2CHO}, without a \\ce{CH3} group.',
      },
      {
        text: '–\\ce{CH2}–C(\\ce{CH3})=C(\\ce{CH3})–\\ce{CH2}–',
        slip: 'halves-taken-as-alike',
        teaching:
          'Cleaving this chain gives hexane-2,5-dione, \\ce{CH3COCH2CH2COCH3}, with a ketone at both ends.',
      },
      {
        text: '–\\ce{CH2}–CH[C(\\ce{CH3})=\\ce{CH2}]–',
        slip: 'position-shifted',
        teaching:
          'These C=C bonds are beside the chain; cleaving them gives formaldehyde and leaves the chain long.',
      },
    ],
    explanation:
      'Each piece runs from one former C=C bond to the next: its CHO was the =CH– end and its \\ce{CH3CO} the =C(\\ce{CH3})– end, with two \\ce{CH2} groups between. Joined again, the pieces give –\\ce{CH2}–C(\\ce{CH3})=CH–\\ce{CH2}–, 1,4-linked isoprene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 8.8 and 14.6',
  },
  {
    id: 'organic-alkenes-and-alkynes-904',
    topics: ['alkenes-and-alkynes'],
    tests: ['conjugated-dienes'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'intermediate',
    text: 'Cyclohexa-1,3-diene and one equivalent of HBr give 3-bromocyclohexene and no constitutional isomer of it, at either low or high temperature. Why do two bromides not form, as they do from buta-1,3-diene? \\smiles{C1=CC=CCC1|cyclohexa-1,3-diene}',
    answer: 'The two ends of the allylic cation are equivalent.',
    distractors: [
      {
        text: 'The charge of the allylic cation stays at one end.',
        slip: 'resonance-ignored',
        teaching: 'The charge is shared by both ends; bromide can attack either of them.',
      },
      {
        text: 'The ring shields one end of the allylic cation.',
        slip: 'steric-hindrance-ignored',
        teaching: 'Both ends of the allylic cation are flanked by a \\ce{CH2} group and equally accessible.',
      },
      {
        text: 'The ring keeps the double bonds from conjugating.',
        slip: 'conjugation-overlooked',
        teaching:
          'The two double bonds share one single bond and lie almost in one plane, so they are conjugated.',
      },
    ],
    explanation:
      'The proton adds to carbon 1, and carbons 2, 3 and 4 form an allylic cation that is flanked by \\ce{CH2} on both sides. Its two ends are equivalent, so 1,2- and 1,4-addition give one and the same compound.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 14.2',
  },
  {
    id: 'organic-alkenes-and-alkynes-905',
    topics: ['alkenes-and-alkynes'],
    tests: ['conjugated-dienes'],
    uses: ['resonance-in-organic-molecules', 'activation-energy'],
    difficulty: 'advanced',
    text: 'Conjugation makes buta-1,3-diene more stable than expected for two separate C=C bonds. Nevertheless, it adds HCl faster than but-1-ene does. What resolves this apparent contradiction?',
    answer: 'Delocalization stabilizes the cation more than the diene.',
    distractors: [
      {
        text: 'Delocalization stabilizes the diene more than the cation.',
        slip: 'barriers-and-levels-reversed',
        teaching:
          'Then the barrier would be higher than for but-1-ene, and the diene would react more slowly.',
      },
      {
        text: 'Delocalization is lost in the cation, which reacts faster.',
        slip: 'resonance-ignored',
        teaching: 'The cation is allylic: its charge is delocalized over two carbons.',
      },
      {
        text: 'Delocalization stabilizes the product, which forms faster.',
        slip: 'rate-for-equilibrium',
        teaching:
          'The product has just one C=C bond and no conjugation; the first step, not the product, determines the rate.',
      },
    ],
    explanation:
      'The slow step is the addition of the proton. Delocalization lowers both energy levels: that of the diene by about 16 kJ/mol, that of the transition state on the way to the allylic cation by much more. Delocalization stabilizes the cation more than the diene, so the barrier is lower.',
    reference: 'McMurry, Organic Chemistry (OpenStax), sections 14.1 and 14.2',
  },
];

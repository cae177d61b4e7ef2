import type { WrittenQuestion } from '../written-question.ts';

/** Substitution and elimination, alkenes and alkynes, radicals. */
export const reactionQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-substitution-and-elimination-01',
    topics: ['substitution-and-elimination'],
    tests: ['sn2-reaction'],
    uses: ['rate-law'],
    difficulty: 'beginner',
    text: 'Bromomethane reacts with hydroxide ions by the S_{N}2 mechanism. The concentration of bromomethane is tripled, and that of hydroxide is halved. By what factor does the rate change?',
    answer: '1.5',
    distractors: [
      {
        text: '3',
        slip: 'nucleophile-left-out-of-rate',
        teaching:
          'In an S_{N}2 reaction the nucleophile takes part in the slow step, so halving hydroxide halves the rate.',
        expression: '3',
      },
      {
        text: '3.5',
        slip: 'added-for-multiplied',
        teaching:
          'The rate law multiplies the concentrations, so their factors are multiplied too, not added.',
        expression: '3 + 0.5',
      },
      {
        text: '6',
        slip: 'divided-for-multiplied',
        teaching: 'Halving a concentration multiplies the rate by 0.5; here the rate was divided by 0.5.',
        expression: '3 / 0.5',
      },
    ],
    explanation: 'Rate = *k*[\\ce{CH3Br}][\\ce{OH-}], so it changes by a factor of 3 × 0.5 = 1.5.',
    reference: 'McMurry, Organic Chemistry, chapter 11',
    computation: { kind: 'quantity', expression: '3*0.5', unit: '' },
  },
  {
    id: 'organic-substitution-and-elimination-02',
    topics: ['substitution-and-elimination', 'stereochemistry'],
    tests: ['sn2-reaction'],
    uses: ['r-and-s-configuration'],
    difficulty: 'intermediate',
    text: 'What is the product when (*R*)-2-bromobutane reacts with sodium azide, \\ce{NaN3}, by the S_{N}2 mechanism? \\smiles{CC[C@@H](C)Br|(R)-2-bromobutane}',
    answer: '\\smiles{CC[C@H](C)N=[N+]=[N-]|(S)-2-azidobutane}',
    distractors: [
      {
        text: '\\smiles{CC[C@@H](C)N=[N+]=[N-]|(R)-2-azidobutane}',
        slip: 'retention-for-inversion',
        teaching:
          'The azide ion attacks from the side opposite to bromine, which inverts the configuration at that carbon.',
      },
      {
        text: '\\smiles{CCCCN=[N+]=[N-]|1-azidobutane}',
        slip: 'wrong-carbon-attacked',
        teaching:
          'The nucleophile attacks the carbon that carries the leaving group, carbon 2, not the end of the chain.',
      },
      {
        text: '\\smiles{CC(C)(C)N=[N+]=[N-]|2-azido-2-methylpropane}',
        slip: 'rearrangement-invented',
        teaching: 'An S_{N}2 reaction has no carbocation, so the carbon skeleton cannot rearrange.',
      },
    ],
    explanation:
      'The S_{N}2 reaction occurs in one step, with attack from the back of the C–Br bond, so azide replaces bromide on carbon 2 with inversion. Nitrogen takes the priority that bromine had among the groups, so (*R*) becomes (*S*).',
    reference: 'McMurry, Organic Chemistry, chapter 11; Clayden, Organic Chemistry, chapter 15',
    computation: { kind: 'same-structure', smiles: '[N-]=[N+]=N[C@@H](C)CC' },
  },
  {
    id: 'organic-substitution-and-elimination-03',
    topics: ['substitution-and-elimination'],
    tests: ['sn2-reaction'],
    uses: ['alkyl-halides', 'primary-secondary-and-tertiary'],
    difficulty: 'beginner',
    text: 'Which bromide reacts fastest with sodium iodide in acetone by the S_{N}2 mechanism?',
    answer: '\\smiles{CCCCBr}',
    distractors: [
      {
        text: '\\smiles{CCC(C)Br}',
        slip: 'steric-hindrance-ignored',
        teaching:
          'At a secondary carbon, two carbon groups hinder the attack, so the reaction is slower than at a primary carbon.',
      },
      {
        text: '\\smiles{CC(C)(C)Br}',
        slip: 'mechanism-confused',
        teaching:
          'A tertiary bromide reacts fast by S_{N}1, but three methyl groups block the back of the C–Br bond in S_{N}2.',
      },
      {
        text: '\\smiles{CC(C)(C)CBr}',
        slip: 'steric-hindrance-ignored',
        teaching:
          'This bromide is primary, but the bulky *tert*-butyl group on the neighboring carbon blocks the attack almost completely.',
      },
    ],
    explanation:
      'S_{N}2 needs free access to the back of the C–Br bond. The unbranched primary bromide offers it; branching at the carbon (secondary, tertiary) or right next to it (2,2-dimethylpropyl) greatly slows the reaction.',
    reference: 'McMurry, Organic Chemistry, chapter 11',
  },
  {
    id: 'organic-substitution-and-elimination-04',
    topics: ['substitution-and-elimination', 'alkenes-and-alkynes'],
    tests: ['zaitsevs-rule', 'e2-reaction'],
    difficulty: 'intermediate',
    text: 'Which alkene is the main product when 2-bromo-2-methylbutane is heated with sodium ethoxide in ethanol?',
    answer: '\\smiles{CC=C(C)C}',
    distractors: [
      {
        text: '\\smiles{CCC(=C)C}',
        slip: 'zaitsev-hofmann-confused',
        teaching:
          'A small base like ethoxide gives the more substituted, more stable alkene; a bulky base would favor this one.',
      },
      {
        text: '\\smiles{CC(C)C=C}',
        slip: 'position-shifted',
        teaching:
          'The double bond forms at the carbon that carried bromine; here it would lie one position farther along the chain.',
      },
      {
        text: '\\smiles{CCCC=C}',
        slip: 'rearrangement-invented',
        teaching: 'In an E2 reaction the carbon skeleton stays as it was, so the branch cannot disappear.',
      },
    ],
    explanation:
      'Ethoxide removes a hydrogen from a carbon next to C–Br (E2). From carbon 3 this gives the trisubstituted 2-methylbut-2-ene, from a methyl group the disubstituted 2-methylbut-1-ene. With a small base the more substituted alkene predominates (Zaitsev).',
    reference: 'McMurry, Organic Chemistry, chapter 11; Clayden, Organic Chemistry, chapter 17',
    computation: { kind: 'same-structure', smiles: 'CC(C)=CC' },
  },
  {
    id: 'organic-substitution-and-elimination-05',
    topics: ['substitution-and-elimination', 'alcohols-and-ethers'],
    tests: ['carbocation-rearrangement'],
    uses: ['sn1-reaction', 'alcohols-to-alkyl-halides'],
    difficulty: 'advanced',
    text: 'What is the main product when 3-methylbutan-2-ol reacts with concentrated hydrobromic acid by the S_{N}1 mechanism? \\smiles{CC(C)C(C)O}',
    answer: '\\smiles{CCC(C)(C)Br}',
    distractors: [
      {
        text: '\\smiles{CC(C)C(C)Br}',
        slip: 'rearrangement-overlooked',
        teaching:
          'The secondary cation rearranges to a tertiary one by a hydride shift before bromide reaches it.',
      },
      {
        text: '\\smiles{CC(C)CCBr}',
        slip: 'carbocation-stability-reversed',
        teaching:
          'This would need a primary cation, which is much less stable than the secondary one formed first.',
      },
      {
        text: '\\smiles{CC(C)(C)CBr}',
        slip: 'carbocation-stability-reversed',
        teaching:
          'A methyl shift that turns the tertiary cation into a primary one would lead here, but shifts go toward the more stable cation.',
      },
    ],
    explanation:
      'The protonated alcohol loses water, leaving a secondary cation on carbon 2. A hydride shift from carbon 3 gives the more stable tertiary cation, which bromide captures: 2-bromo-2-methylbutane.',
    reference: 'McMurry, Organic Chemistry, chapters 7 and 11; Clayden, Organic Chemistry, chapter 36',
    computation: { kind: 'same-structure', smiles: 'BrC(C)(C)CC' },
  },
  {
    id: 'organic-alkenes-and-alkynes-01',
    topics: ['alkenes-and-alkynes'],
    tests: ['markovnikovs-rule', 'electrophilic-addition'],
    difficulty: 'beginner',
    text: 'What is the main product of the addition of hydrogen bromide to but-1-ene in the absence of peroxides?',
    answer: '\\smiles{CCC(C)Br}',
    distractors: [
      {
        text: '\\smiles{CCCCBr}',
        slip: 'markovnikov-reversed',
        teaching:
          'The proton goes to the \\ce{CH2} end, because that leaves the more stable secondary cation for bromide.',
      },
      {
        text: '\\smiles{CCC(Br)CBr}',
        slip: 'reagent-equivalents-ignored',
        teaching: 'HBr adds one hydrogen and one bromine; two bromine atoms come from \\ce{Br2}.',
      },
      {
        text: '\\smiles{C=CC(C)Br}',
        slip: 'added-without-opening',
        teaching: 'HBr adds to the double bond; bromine does not replace a hydrogen beside it.',
      },
    ],
    explanation:
      'The proton adds to the end carbon (Markovnikov), because the secondary cation is more stable than the primary one; bromide then bonds to carbon 2: 2-bromobutane.',
    reference: 'McMurry, Organic Chemistry, chapter 7',
    computation: { kind: 'same-structure', smiles: 'BrC(C)CC' },
  },
  {
    id: 'organic-alkenes-and-alkynes-02',
    topics: ['alkenes-and-alkynes', 'stereochemistry'],
    tests: ['hydroboration'],
    uses: ['markovnikovs-rule'],
    difficulty: 'advanced',
    text: 'What is the product when 1-methylcyclohexene is treated with \\ce{BH3} in THF and then with \\ce{H2O2} and NaOH? (One enantiomer of a racemic product is drawn where the product is chiral.)',
    answer: '\\smiles{C[C@@H]1CCCC[C@H]1O}',
    distractors: [
      {
        text: '\\smiles{C[C@@H]1CCCC[C@@H]1O}',
        slip: 'syn-anti-confused',
        teaching:
          'H and OH add to the same side; the methyl group is pushed to the other side, *trans* to OH.',
      },
      {
        text: '\\smiles{CC1(O)CCCCC1}',
        slip: 'markovnikov-everywhere',
        teaching:
          'Boron goes to the less hindered carbon, and OH takes its place: hydroboration is anti-Markovnikov.',
      },
      {
        text: '\\smiles{OCC1CCCCC1}',
        slip: 'position-shifted',
        teaching: 'The double bond lies between two ring carbons; OH cannot end up on the methyl carbon.',
      },
    ],
    explanation:
      'Boron and hydrogen add to the same side of the double bond (syn), boron to the less substituted carbon. The oxidation replaces boron with OH, with retention of configuration: *trans*-2-methylcyclohexan-1-ol.',
    reference: 'McMurry, Organic Chemistry, chapter 8',
    computation: { kind: 'same-structure', smiles: 'O[C@@H]1CCCC[C@H]1C' },
  },
  {
    id: 'organic-alkenes-and-alkynes-03',
    topics: ['alkenes-and-alkynes', 'carbonyl-compounds'],
    tests: ['ozonolysis'],
    difficulty: 'intermediate',
    text: 'Which pair of products forms when 2-methylbut-2-ene is treated with ozone and then with zinc and acetic acid?',
    answer: '\\smiles{CC(C)=O.CC=O}',
    distractors: [
      {
        text: '\\smiles{CC(C)C(C)=O.C=O}',
        slip: 'carbon-lost-or-added',
        teaching: 'Together these have six carbons; the alkene has five.',
      },
      {
        text: '\\smiles{CCC(C)=O.C=O}',
        slip: 'position-shifted',
        teaching: 'These come from 2-methylbut-1-ene, with the double bond at the end of the chain.',
      },
      {
        text: '\\smiles{CC(C)C=O.C=O}',
        slip: 'position-shifted',
        teaching:
          'These come from 3-methylbut-1-ene; here the branched carbon itself is part of the double bond.',
      },
    ],
    explanation:
      'Ozonolysis cuts the C=C bond and puts =O on both carbons. \\ce{(CH3)2C=} becomes acetone, and \\ce{=CHCH3} becomes acetaldehyde, which zinc protects from oxidation.',
    reference: 'McMurry, Organic Chemistry, chapter 8',
    computation: { kind: 'same-structure', smiles: 'O=CC.O=C(C)C' },
  },
  {
    id: 'organic-alkenes-and-alkynes-04',
    topics: ['alkenes-and-alkynes'],
    tests: ['ozonolysis'],
    difficulty: 'advanced',
    text: 'An alkene \\ce{C6H12} gives acetone as the only product of ozonolysis (reductive workup). Which alkene is it?',
    answer: '\\smiles{CC(C)=C(C)C}',
    distractors: [
      {
        text: '\\smiles{CCC=CCC}',
        slip: 'functional-group-confused',
        teaching: 'This alkene is symmetric too, but gives propanal, the isomer of acetone.',
      },
      {
        text: '\\smiles{CC(C)=CCC}',
        slip: 'symmetry-overlooked',
        teaching: 'Only one half of this alkene gives acetone; the other half gives propanal.',
      },
      {
        text: '\\smiles{CC=C(C)CC}',
        slip: 'position-shifted',
        teaching: 'This alkene is cut into acetaldehyde and butanone, not into two pieces of three carbons.',
      },
    ],
    explanation:
      'Both halves must be \\ce{(CH3)2C=}, because each gives acetone. Joined together, they make 2,3-dimethylbut-2-ene, \\ce{(CH3)2C=C(CH3)2}.',
    reference: 'McMurry, Organic Chemistry, chapter 8',
    computation: { kind: 'same-structure', smiles: 'C(C)(C)=C(C)C' },
  },
  {
    id: 'organic-alkenes-and-alkynes-05',
    topics: ['alkenes-and-alkynes', 'structure-and-bonding'],
    tests: ['degrees-of-unsaturation'],
    uses: ['hydrogenation-of-alkenes'],
    difficulty: 'intermediate',
    text: 'Limonene, \\ce{C10H16}, takes up exactly 2 mol of hydrogen per mole over a palladium catalyst that leaves rings intact. How many rings does limonene have?',
    answer: '1',
    distractors: [
      {
        text: '3',
        slip: 'one-step-short',
        teaching:
          'Three is the number of degrees of unsaturation; two of them are the C=C bonds that take up hydrogen.',
        expression: '(2 * 10 + 2 - 16) / 2',
      },
      {
        text: '2',
        slip: 'answered-another-quantity',
        teaching: 'Two is the number of double bonds, one for each mole of hydrogen.',
        expression: '2',
      },
      {
        text: '4',
        slip: 'forgot-to-halve-hydrogens',
        teaching:
          'This subtracts two C=C bonds from the six missing hydrogens, but six missing hydrogens mean only three rings or π bonds.',
        expression: '(2 * 10 + 2 - 16) - 2',
      },
    ],
    explanation:
      'Degrees of unsaturation: (2 × 10 + 2 − 16)/2 = 3. Two of them are C=C bonds (2 mol of hydrogen); the third, 3 − 2 = 1, is a ring.',
    reference: 'McMurry, Organic Chemistry, chapter 7',
    computation: { kind: 'quantity', expression: '(2*10 + 2 - 16)/2 - 2', unit: '' },
  },
  {
    id: 'organic-alkenes-and-alkynes-06',
    topics: ['alkenes-and-alkynes', 'stereochemistry'],
    tests: ['halogenation-of-alkenes'],
    uses: ['meso-compounds', 'r-and-s-configuration'],
    difficulty: 'advanced',
    text: 'Bromine is added to *trans*-but-2-ene in carbon tetrachloride. Which structure is the product?',
    answer: '\\smiles{C[C@H](Br)[C@H](Br)C}',
    distractors: [
      {
        text: '\\smiles{C[C@H](Br)[C@@H](Br)C}',
        slip: 'syn-anti-confused',
        teaching:
          'This would be formed by syn addition to the *trans* alkene; bromine adds anti, via a bromonium ion.',
      },
      {
        text: '\\smiles{CCC(Br)CBr}',
        slip: 'position-shifted',
        teaching: 'The bromine atoms end up on the two carbons of the double bond, carbons 2 and 3.',
      },
      {
        text: '\\smiles{CCC(C)(Br)Br}',
        slip: 'wrong-carbon-attacked',
        teaching:
          'Each carbon of the double bond takes one bromine atom; both on one carbon would come from an alkyne and HBr.',
      },
    ],
    explanation:
      'Bromine forms a bromonium ion, and bromide opens it from the other side: anti addition. From the *trans* alkene this gives the (2*R*,3*S*) compound, the meso form (the *cis* alkene would give the pair of enantiomers).',
    reference: 'McMurry, Organic Chemistry, chapter 8; Clayden, Organic Chemistry, chapter 19',
    computation: { kind: 'same-structure', smiles: 'Br[C@@H](C)[C@@H](C)Br' },
  },
  {
    id: 'organic-alkenes-and-alkynes-07',
    topics: ['alkenes-and-alkynes', 'carbonyl-compounds'],
    tests: ['reactions-of-alkynes'],
    uses: ['markovnikovs-rule', 'tautomerism'],
    difficulty: 'intermediate',
    text: 'What is the product of the hydration of pent-1-yne with water, sulfuric acid and mercury(II) sulfate?',
    answer: '\\smiles{CCCC(C)=O}',
    distractors: [
      {
        text: '\\smiles{CCCCC=O}',
        slip: 'markovnikov-reversed',
        teaching:
          'Oxygen bonds to the inner carbon (Markovnikov); the aldehyde is the product of hydroboration and oxidation.',
      },
      {
        text: '\\smiles{CCCC(C)O}',
        slip: 'reduced-too-far',
        teaching:
          'Adding one water molecule to a triple bond gives an enol, which tautomerizes to a ketone; an alcohol comes from an alkene.',
      },
      {
        text: '\\smiles{CCC(=O)CC}',
        slip: 'position-shifted',
        teaching: 'Oxygen can end up only on one of the two carbons of the triple bond, 1 or 2.',
      },
    ],
    explanation:
      'Water adds to the triple bond with OH on the inner carbon (Markovnikov). The enol \\ce{CH3CH2CH2C(OH)=CH2} tautomerizes to the more stable ketone pentan-2-one.',
    reference: 'McMurry, Organic Chemistry, chapter 9',
    computation: { kind: 'same-structure', smiles: 'O=C(C)CCC' },
  },
  {
    id: 'organic-radical-reactions-01',
    topics: ['radical-reactions', 'isomerism'],
    tests: ['halogenation-of-alkanes', 'structural-isomers'],
    difficulty: 'beginner',
    text: 'How many constitutional isomers can be formed by the radical monochlorination of 2-methylbutane?',
    answer: '4',
    distractors: [
      {
        text: '5',
        slip: 'symmetry-overlooked',
        teaching:
          'The two methyl groups on carbon 2 are equivalent, so five carbons give only four products.',
      },
      {
        text: '3',
        slip: 'isomer-overlooked',
        teaching: 'The methyl group at the other end of the chain (carbon 4) differs from those on carbon 2.',
      },
      {
        text: '12',
        slip: 'single-hydrogens-ignored',
        teaching: 'There are 12 hydrogens, but replacing equivalent ones gives the same product.',
      },
    ],
    explanation:
      'There are four kinds of carbon: the two equivalent methyl groups on carbon 2, carbon 2 itself, carbon 3 and carbon 4. Chlorination at each kind gives one product: 4.',
    reference: 'McMurry, Organic Chemistry, chapter 10',
    computation: {
      kind: 'structure-fact',
      fact: { kind: 'substitution-products', smiles: 'CCC(C)C', substituents: ['Cl'] },
    },
  },
  {
    id: 'organic-radical-reactions-02',
    topics: ['radical-reactions'],
    tests: ['halogenation-of-alkanes'],
    uses: ['primary-secondary-and-tertiary'],
    difficulty: 'intermediate',
    text: 'In the radical chlorination of propane a secondary hydrogen reacts 3.9 times as fast as a primary one. What percentage of the monochloro product is 2-chloropropane?',
    answer: '57%',
    distractors: [
      {
        text: '25%',
        slip: 'reactivity-ignored',
        teaching:
          'This is the percentage of secondary hydrogens, 2 of 8; each of them also reacts 3.9 times as fast.',
        expression: '100 * 2 / 8',
      },
      {
        text: '80%',
        slip: 'single-hydrogens-ignored',
        teaching:
          'This compares one secondary with one primary hydrogen, but there are two secondary and six primary ones.',
        expression: '100 * 3.9 / (3.9 + 1)',
      },
      {
        text: '43%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage of 1-chloropropane, the other product.',
        expression: '100 - 100 * 2 * 3.9 / (2 * 3.9 + 6 * 1)',
      },
    ],
    explanation:
      'Relative amounts: 2 secondary hydrogens × 3.9 = 7.8; 6 primary hydrogens × 1 = 6. Fraction of 2-chloropropane: \\frac{7.8}{7.8 + 6} = 0.57, or 57%.',
    reference: 'McMurry, Organic Chemistry, chapter 10',
    computation: { kind: 'quantity', expression: '100*2*3.9/(2*3.9 + 6*1)', unit: '%' },
  },
  {
    id: 'organic-radical-reactions-03',
    topics: ['radical-reactions'],
    tests: ['bond-enthalpies'],
    uses: ['enthalpy-of-reaction'],
    difficulty: 'intermediate',
    text: 'The bond dissociation enthalpies of \\ce{CH3-H}, \\ce{Cl-Cl}, \\ce{CH3-Cl} and \\ce{H-Cl} are 439, 243, 350 and 432 kJ/mol, respectively. What is Δ*H* for the reaction \\ce{CH4 + Cl2 -> CH3Cl + HCl}?',
    answer: '−100 kJ/mol',
    distractors: [
      {
        text: '+100 kJ/mol',
        slip: 'wrong-sign',
        teaching:
          'Breaking bonds costs energy and forming them releases it; more is released here, so Δ*H* is negative.',
        expression: '(350 + 432) - (439 + 243)',
      },
      {
        text: '+107 kJ/mol',
        slip: 'wrong-bonds-in-sum',
        teaching:
          'This is the second propagation step alone, and with the wrong sign: Cl–Cl (243) is broken and C–Cl (350) is formed.',
        expression: '350 - 243',
      },
      {
        text: '−107 kJ/mol',
        slip: 'wrong-bonds-in-sum',
        teaching: 'This is the second propagation step alone, Cl–Cl broken and C–Cl formed: 243 − 350.',
        expression: '243 - 350',
      },
    ],
    explanation: 'Δ*H* = bonds broken − bonds formed = (439 + 243) − (350 + 432) = −100 kJ/mol.',
    reference: 'McMurry, Organic Chemistry, chapter 6',
    computation: { kind: 'quantity', expression: '(439 + 243) - (350 + 432)', unit: 'kJ/mol' },
  },
  {
    id: 'organic-radical-reactions-04',
    topics: ['radical-reactions'],
    tests: ['radical-chain-reaction'],
    uses: ['halogenation-of-alkanes'],
    difficulty: 'beginner',
    text: 'Which of these steps of the chlorination of methane is a propagation step?',
    answer: 'Cl• + \\ce{CH4} → HCl + \\ce{CH3}•',
    distractors: [
      {
        text: '\\ce{Cl2} → 2 Cl•',
        slip: 'chain-steps-confused',
        teaching:
          'Here radicals are formed from a molecule that is not a radical: this is the initiation step.',
      },
      {
        text: '\\ce{CH3}• + Cl• → \\ce{CH3Cl}',
        slip: 'chain-steps-confused',
        teaching:
          'Two radicals combine and the chain ends: this is a termination step, although it gives the product.',
      },
      {
        text: '\\ce{CH3}• + \\ce{CH3}• → \\ce{C2H6}',
        slip: 'chain-steps-confused',
        teaching: 'Two radicals disappear here, so the chain cannot continue: this is a termination step.',
      },
    ],
    explanation:
      'A propagation step uses up one radical and makes another, so the chain continues: a chlorine atom abstracts a hydrogen atom from methane and leaves a methyl radical.',
    reference: 'McMurry, Organic Chemistry, chapters 6 and 10; IUPAC Gold Book, chain reaction',
  },
];

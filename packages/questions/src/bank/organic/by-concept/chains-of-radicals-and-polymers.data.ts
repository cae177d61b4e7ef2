import type { WrittenQuestion } from '../../written-question.ts';

/** Growth and properties of polymers, tacticity, radical chains, ozone, radical addition. */
export const chainsOfRadicalsAndPolymersQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-polymers-101',
    topics: ['polymers'],
    tests: ['addition-polymers'],
    uses: ['tautomerism', 'hydrolysis-of-esters'],
    difficulty: 'advanced',
    text: 'Poly(vinyl alcohol), with the chain –\\ce{CH2}–CH(OH)–, is made by the hydrolysis of poly(vinyl acetate). Why is it not made from vinyl alcohol, \\ce{CH2=CHOH}?',
    answer: 'The monomer tautomerizes to acetaldehyde.',
    distractors: [
      {
        text: 'The monomer reacts with itself to form an ester.',
        slip: 'reaction-type-confused',
        teaching: 'Forming an ester would require an acid as well as the alcohol, and none is present here.',
      },
      {
        text: 'The monomer has no double bond.',
        slip: 'wrong-cause',
        teaching: 'The formula shows a C=C bond; the difficulty is that the compound is not stable.',
      },
      {
        text: 'The monomer is oxidized to acetic acid.',
        slip: 'reaction-type-confused',
        teaching:
          'No oxidation occurs; the enol changes spontaneously into an isomer, without any oxidizing agent.',
      },
    ],
    explanation:
      'Vinyl alcohol is an enol. Its tautomer acetaldehyde is far more stable, so vinyl alcohol cannot be isolated and stored. Vinyl acetate is polymerized instead, and its ester groups are hydrolyzed afterward.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.1',
  },
  {
    id: 'organic-polymers-102',
    topics: ['polymers'],
    tests: ['addition-polymers'],
    uses: ['structural-formulas'],
    difficulty: 'intermediate',
    text: 'Which repeat unit would an addition polymer of but-2-ene have?',
    answer: '–CH(\\ce{CH3})–CH(\\ce{CH3})–',
    distractors: [
      {
        text: '–\\ce{CH2}–CH(\\ce{C2H5})–',
        slip: 'repeat-unit-confused',
        teaching: 'This is the repeat unit of the polymer of but-1-ene.',
      },
      {
        text: '–\\ce{CH2}–CH=CH–\\ce{CH2}–',
        slip: 'repeat-unit-confused',
        teaching: 'This is the repeat unit of the polymer of buta-1,3-diene, which keeps one double bond.',
      },
      {
        text: '–\\ce{CH2}–\\ce{CH2}–\\ce{CH2}–\\ce{CH2}–',
        slip: 'repeat-unit-confused',
        teaching: 'The end carbons do not take part; only the two carbons of C=C become part of the chain.',
      },
    ],
    explanation:
      'The two carbons of the double bond become part of the chain, and each keeps its H and its \\ce{CH3} group: –CH(\\ce{CH3})–CH(\\ce{CH3})–.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.1',
  },
  {
    id: 'organic-polymers-103',
    topics: ['polymers', 'radical-reactions'],
    tests: ['chain-growth-mechanisms'],
    uses: ['radical-chain-reaction'],
    difficulty: 'beginner',
    text: 'Styrene is heated with a little dibenzoyl peroxide. What does the peroxide do?',
    answer: 'It splits into radicals that add to C=C bonds.',
    distractors: [
      {
        text: 'It takes part as a catalyst and is recovered.',
        slip: 'role-of-a-species',
        teaching: 'The peroxide is not recovered: fragments of it end up at the ends of the chains.',
      },
      {
        text: 'It joins the ends of finished chains to each other.',
        slip: 'other-stage',
        teaching: 'Chain ends are joined when two radicals meet; the peroxide starts the chains instead.',
      },
      {
        text: 'It oxidizes the styrene to a monomer with two acid groups.',
        slip: 'reaction-type-confused',
        teaching: 'The polymer is polystyrene, a hydrocarbon; no oxidation of the monomer is needed.',
      },
    ],
    explanation:
      'The weak O–O bond breaks on heating. The radicals add to C=C bonds of styrene and so start chains: the peroxide is the initiator.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.1',
  },
  {
    id: 'organic-polymers-104',
    topics: ['polymers'],
    tests: ['chain-growth-mechanisms'],
    uses: ['reactive-intermediates'],
    difficulty: 'intermediate',
    text: '2-Methylpropene can be polymerized with \\ce{BF3} and a trace of water, but not with butyllithium. What is the reason?',
    answer: 'Its \\ce{CH3} groups stabilize a cation, not an anion.',
    distractors: [
      {
        text: 'Its \\ce{CH3} groups stabilize an anion by donating electrons.',
        slip: 'carbocation-stability-reversed',
        teaching: 'If this were so, butyllithium, which makes carbanions, would work.',
      },
      {
        text: 'Its \\ce{CH3} groups leave room for boron, not for lithium.',
        slip: 'steric-hindrance-ignored',
        teaching: 'The chain grows at a carbon atom, so the size of boron or lithium does not matter.',
      },
      {
        text: 'Its \\ce{CH3} groups attract a nucleophile by donating electrons.',
        slip: 'electrons-for-bonds',
        teaching: 'Electrons repel a nucleophile, and \\ce{CH3} groups push electrons toward the C=C bond.',
      },
    ],
    explanation:
      'With \\ce{BF3} and water the chain end is a tertiary cation, stabilized by two \\ce{CH3} groups. A carbanion needs electron-withdrawing groups such as CN or COOR instead.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.1',
  },
  {
    id: 'organic-polymers-105',
    topics: ['polymers'],
    tests: ['molar-mass-of-polymers'],
    uses: ['chain-growth-mechanisms'],
    difficulty: 'intermediate',
    text: 'A 20.8 g sample of styrene (104 g/mol) is polymerized completely with 0.500 mmol of butyllithium. Each butyllithium molecule starts one chain, and no chain terminates. What is the average molar mass of the chains, if the end groups are neglected?',
    answer: '4.16 × 10^{4} g/mol',
    distractors: [
      {
        text: '4.00 × 10^{2} g/mol',
        slip: 'one-step-short',
        teaching: 'This is the number of monomer units in a chain; it must be multiplied by 104 g/mol.',
        expression: '20.8 / 104 / 0.000500',
      },
      {
        text: '1.04 × 10^{4} g/mol',
        slip: 'multiplied-for-divided',
        teaching: 'The mass was multiplied by 0.500 instead of being divided by it.',
        expression: '20.8 * 0.500 * 1000',
      },
      {
        text: '8.32 × 10^{4} g/mol',
        slip: 'counted-twice',
        teaching: 'Each chain has one initiator fragment, at one end; the chains do not join in pairs here.',
        expression: '20.8 / (0.000500 / 2)',
      },
    ],
    explanation:
      'The mass is divided among 5.00 × 10^{−4} mol of chains: 20.8 g / 5.00 × 10^{−4} mol = 4.16 × 10^{4} g/mol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.1',
    computation: { kind: 'quantity', expression: '20.8 / 0.000500', unit: 'g/mol' },
  },
  {
    id: 'organic-polymers-106',
    topics: ['polymers'],
    tests: ['chain-growth-mechanisms'],
    uses: ['properties-of-polymers'],
    difficulty: 'advanced',
    text: 'Radical polymerization of ethene at high pressure gives chains with four-carbon branches. Which step creates the branches?',
    answer: 'The radical end abstracts H from its own chain.',
    distractors: [
      {
        text: 'The radical ends of two chains join into one chain.',
        slip: 'propagation-for-termination',
        teaching: 'This step ends the growth of two chains and gives one longer, unbranched chain.',
      },
      {
        text: 'The radical end adds to the C=C bond of butene.',
        slip: 'wrong-carbon-attacked',
        teaching: 'The only monomer is ethene; butene is not needed.',
      },
      {
        text: 'The radical end turns into a cation that rearranges.',
        slip: 'mechanism-confused',
        teaching: 'Radicals of this kind do not lose an electron; no cation forms.',
      },
    ],
    explanation:
      'The radical end curls back and abstracts a hydrogen from the fifth carbon through a six-membered transition state. The chain continues to grow from there, and the last four carbons remain as a butyl branch.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.1',
  },
  {
    id: 'organic-polymers-107',
    topics: ['polymers'],
    tests: ['chain-growth-mechanisms'],
    difficulty: 'advanced',
    text: 'In a radical polymerization the concentration of the initiator is increased while all else is unchanged. How do the rate and the average chain length change?',
    answer: 'The rate rises, and the chains become shorter.',
    distractors: [
      {
        text: 'The rate rises, and the chains become longer.',
        slip: 'one-condition-only',
        teaching:
          'With more radicals present, radicals also meet each other sooner, so each chain stops earlier.',
      },
      {
        text: 'The rate rises, and the length stays the same.',
        slip: 'one-condition-only',
        teaching: 'The same amount of monomer is divided among more chains, so their length decreases.',
      },
      {
        text: 'The rate falls, and the chains become longer.',
        slip: 'reversed-trend',
        teaching:
          'With more radicals present, more of them add to monomer in a given time, so the rate rises.',
      },
    ],
    explanation:
      'More radicals start more chains, so monomer is used up faster. But radicals also meet more often, which stops the chains earlier: they become shorter.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.1',
  },
  {
    id: 'organic-polymers-108',
    topics: ['polymers'],
    tests: ['ziegler-natta-polymerization'],
    difficulty: 'beginner',
    text: 'Which substances make up a classical Ziegler–Natta catalyst?',
    answer: '\\ce{TiCl4} and \\ce{Al(C2H5)3}',
    distractors: [
      {
        text: '\\ce{BF3} and \\ce{H2O}',
        slip: 'conditions-confused',
        teaching: 'This pair starts cationic chains.',
      },
      {
        text: '\\ce{AlCl3} and \\ce{C2H5Cl}',
        slip: 'conditions-confused',
        teaching: 'This pair alkylates arenes (Friedel–Crafts).',
      },
      {
        text: '\\ce{H2SO4} and \\ce{V2O5}',
        slip: 'conditions-confused',
        teaching: 'Vanadium oxide is the catalyst used in making sulfuric acid.',
      },
    ],
    explanation:
      'The catalyst is made from \\ce{TiCl4} and \\ce{Al(C2H5)3}. The aluminum compound transfers an ethyl group to titanium, and the monomer is then inserted into the Ti–C bond.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.2',
  },
  {
    id: 'organic-polymers-109',
    topics: ['polymers'],
    tests: ['ziegler-natta-polymerization', 'tacticity'],
    difficulty: 'beginner',
    text: 'Propene gives a soft, sticky product in a radical polymerization, but a stiff plastic with a Ziegler–Natta catalyst. What does the catalyst control?',
    answer: 'On which side of the chain the \\ce{CH3} groups lie',
    distractors: [
      {
        text: 'At which positions the chain keeps its double bonds',
        slip: 'bond-breaking-overlooked',
        teaching: 'Neither polymer keeps double bonds in the chain.',
      },
      {
        text: 'How many \\ce{CH3} groups each monomer contributes',
        slip: 'wrong-cause',
        teaching: 'Each propene contributes one \\ce{CH3} group, whatever the catalyst.',
      },
      {
        text: 'How many cross-links join the chains',
        slip: 'cross-links-invented',
        teaching: 'Polypropylene has no cross-links; both products can be melted.',
      },
    ],
    explanation:
      'The catalyst adds each propene in the same orientation, so the \\ce{CH3} groups are arranged regularly along the chain. Regular chains crystallize, which makes the plastic stiff.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.2',
  },
  {
    id: 'organic-polymers-110',
    topics: ['polymers'],
    tests: ['ziegler-natta-polymerization'],
    uses: ['properties-of-polymers'],
    difficulty: 'intermediate',
    text: 'Polyethylene made by radical polymerization at high pressure has a density of 0.92 g/cm^{3}; made with a Ziegler–Natta catalyst, it has a density of 0.96 g/cm^{3}. What does the catalyst prevent?',
    answer: 'Branches, which arise when radicals take hydrogen from chains',
    distractors: [
      {
        text: 'Cross-links, which hold neighboring chains together',
        slip: 'cross-links-invented',
        teaching: 'Both kinds of polyethylene can be melted and dissolved, so neither has cross-links.',
      },
      {
        text: 'Double bonds, which arise when monomers stay unreacted',
        slip: 'double-bond-isomers-invented',
        teaching: 'A monomer loses its double bond when it enters the chain.',
      },
      {
        text: 'Stereocenters, which arise at every second carbon',
        slip: 'stereocentre-invented',
        teaching: 'The carbons of a polyethylene chain are \\ce{CH2} groups, which are not stereocenters.',
      },
    ],
    explanation:
      'The chain grows at the metal, so there is no free radical that could abstract hydrogen from a chain. The chains stay linear, pack closely and give a denser, stiffer material.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.2',
  },
  {
    id: 'organic-polymers-111',
    topics: ['polymers'],
    tests: ['ziegler-natta-polymerization'],
    difficulty: 'intermediate',
    text: 'Where is the next ethene inserted during a Ziegler–Natta polymerization?',
    answer: 'Between the metal and the growing chain',
    distractors: [
      {
        text: 'At the free end of the chain, far from the metal',
        slip: 'mechanism-confused',
        teaching:
          'The free end is the \\ce{CH3} group of the alkyl group that started the chain, and it does not react.',
      },
      {
        text: 'Between two units in the middle of the chain',
        slip: 'mechanism-confused',
        teaching: 'The C–C bonds within the chain are not broken during the polymerization.',
      },
      {
        text: 'In the solution, at a radical released by the metal',
        slip: 'mechanism-confused',
        teaching:
          'The metal releases no radicals; the growing chain stays bonded to it, and ethene is inserted there.',
      },
    ],
    explanation:
      'Ethene binds to a vacant site on the metal with its π electrons and is inserted into the metal–carbon bond. The chain therefore grows like a hair from its root.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.2',
  },
  {
    id: 'organic-polymers-112',
    topics: ['polymers'],
    tests: ['properties-of-polymers'],
    uses: ['cis-trans-isomerism', 'addition-polymers', 'ziegler-natta-polymerization'],
    difficulty: 'advanced',
    text: 'Natural rubber, *cis*-1,4-polyisoprene, is elastic, whereas gutta-percha, the *trans* form, is hard. What is the reason?',
    answer: 'The *cis* chains are bent and do not crystallize easily.',
    distractors: [
      {
        text: 'The *cis* chains are stretched and crystallize easily.',
        slip: 'reversed-trend',
        teaching: 'The *trans* chains are the stretched ones; they crystallize and make the material hard.',
      },
      {
        text: 'The *cis* chains are bent and crystallize easily.',
        slip: 'one-part-right',
        teaching: 'The irregular bends keep the chains from fitting into a crystal.',
      },
      {
        text: 'The *cis* chains are stretched and do not crystallize easily.',
        slip: 'one-part-right',
        teaching: 'The *trans* chains are the stretched ones, and stretched chains crystallize.',
      },
    ],
    explanation:
      'The *cis* double bonds make irregular bends, so the chains coil and slide at room temperature. The *trans* chains form a regular zigzag and fit side by side into crystals.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.2',
  },
  {
    id: 'organic-polymers-113',
    topics: ['polymers'],
    tests: ['tacticity'],
    difficulty: 'beginner',
    text: 'In a drawing of a polypropylene chain stretched out as a zigzag, all of the \\ce{CH3} groups lie on the same side. What is this form called?',
    answer: 'Isotactic',
    distractors: [
      {
        text: 'Syndiotactic',
        slip: 'tacticities-confused',
        teaching: 'In this form the groups alternate from side to side.',
      },
      {
        text: 'Atactic',
        slip: 'tacticities-confused',
        teaching: 'In this form the groups lie on either side at random.',
      },
      {
        text: 'Isomeric',
        slip: 'other-terms-meaning',
        teaching:
          'All three forms are isomers of one another; the word does not name a particular arrangement.',
      },
    ],
    explanation: '“Iso” means equal: in the isotactic form all of the groups are on the same side.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.2',
  },
  {
    id: 'organic-polymers-114',
    topics: ['polymers'],
    tests: ['tacticity'],
    uses: ['chirality'],
    difficulty: 'intermediate',
    text: 'Which of these monomers gives an addition polymer that can be isotactic, syndiotactic or atactic?',
    answer: '\\smiles{C=Cc1ccccc1}',
    distractors: [
      {
        text: '\\smiles{C=C}',
        slip: 'stereocentre-invented',
        teaching: 'Its chain consists of \\ce{CH2} groups only.',
      },
      {
        text: '\\smiles{CC(C)=C}',
        slip: 'stereocentre-invented',
        teaching: 'Every second chain carbon carries two identical \\ce{CH3} groups.',
      },
      {
        text: '\\smiles{FC(F)=C(F)F}',
        slip: 'stereocentre-invented',
        teaching: 'Each chain carbon carries two identical fluorine atoms.',
      },
    ],
    explanation:
      'Tacticity needs chain carbons with two different side groups. In polystyrene, from \\ce{C6H5CH=CH2}, every second carbon carries H and phenyl.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.2',
    computation: { kind: 'same-structure', smiles: 'C=Cc1ccccc1' },
  },
  {
    id: 'organic-polymers-115',
    topics: ['polymers'],
    tests: ['tacticity'],
    uses: ['properties-of-polymers'],
    difficulty: 'intermediate',
    text: 'Isotactic polypropylene melts near 165 °C, but the atactic form is soft at room temperature. What is the reason?',
    answer: 'Regular chains can crystallize.',
    distractors: [
      {
        text: 'Regular chains have stronger C–C bonds.',
        slip: 'wrong-cause',
        teaching: 'The C–C bonds are the same in both forms, and melting does not break them.',
      },
      {
        text: 'Regular chains are joined by covalent bonds.',
        slip: 'cross-links-invented',
        teaching: 'If the chains were joined by covalent bonds, the material would not melt at all.',
      },
      {
        text: 'Regular chains form hydrogen bonds.',
        slip: 'any-hydrogen-makes-hydrogen-bonds',
        teaching: 'Hydrogen bonds require hydrogen on N, O or F, and a hydrocarbon has none.',
      },
    ],
    explanation:
      'The regular chains fit side by side, so dispersion forces act along their whole length in crystals. Irregular chains cannot pack well and remain amorphous.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.2',
  },
  {
    id: 'organic-polymers-116',
    topics: ['polymers', 'spectroscopy-organic'],
    tests: ['tacticity'],
    uses: ['proton-nmr', 'prochirality'],
    difficulty: 'advanced',
    text: 'In poly(methyl methacrylate) the two hydrogens of each \\ce{CH2} group give one signal in the proton NMR spectrum of one sample, but two different signals (a pair of doublets) in that of another. Which forms of the polymer are these samples?',
    answer: 'The first is syndiotactic, the second isotactic.',
    distractors: [
      {
        text: 'The first is isotactic, the second syndiotactic.',
        slip: 'syn-anti-confused',
        teaching:
          'In the isotactic chain one hydrogen of each \\ce{CH2} lies on the side of both ester groups, the other on the side of both \\ce{CH3} groups, so they give different signals.',
      },
      {
        text: 'The first is atactic, the second syndiotactic.',
        slip: 'tacticities-confused',
        teaching: 'An atactic chain, which has no order, shows a mixture of many signals.',
      },
      {
        text: 'The first is isotactic, the second atactic.',
        slip: 'tacticities-confused',
        teaching: 'An atactic chain, which has no order, shows a mixture of many signals, not a single pair.',
      },
    ],
    explanation:
      'In the syndiotactic chain each hydrogen of a \\ce{CH2} group has one ester and one \\ce{CH3} group on its side, so the two are equivalent. In the isotactic chain one hydrogen has both ester groups on its side and the other both \\ce{CH3} groups, so there are two signals.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.2',
  },
  {
    id: 'organic-polymers-117',
    topics: ['polymers'],
    tests: ['tacticity'],
    uses: ['chirality'],
    difficulty: 'advanced',
    text: 'In isotactic polypropylene, each unit contains a carbon that resembles a stereocenter, with the same arrangement throughout. Yet a solution of the polymer does not rotate plane-polarized light. Why?',
    answer: 'The chain, except for its ends, is identical to its mirror image.',
    distractors: [
      {
        text: 'The \\ce{CH3} groups rotate the light alternately to the left and to the right.',
        slip: 'wrong-cause',
        teaching: 'In the isotactic chain the arrangement does not alternate.',
      },
      {
        text: 'The molecules are too long for polarized light to pass.',
        slip: 'wrong-cause',
        teaching: 'Solutions of long chiral polymers such as starch rotate light.',
      },
      {
        text: 'The chain carbons carry two hydrogens each.',
        slip: 'stereocentre-missed',
        teaching: 'Every second chain carbon carries one H and one \\ce{CH3} group.',
      },
    ],
    explanation:
      'Each CH carbon has two nearly identical lengths of chain attached to it, so apart from its ends the chain has mirror planes through its CH carbons. It is achiral as a whole, like a *meso* compound.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.2',
  },
  {
    id: 'organic-polymers-118',
    topics: ['polymers'],
    tests: ['properties-of-polymers'],
    difficulty: 'beginner',
    text: 'Natural rubber is heated with sulfur. How does the material change, and why?',
    answer: 'It springs back better, because sulfur joins the chains.',
    distractors: [
      {
        text: 'It flows more easily, because sulfur separates the chains.',
        slip: 'reversed-trend',
        teaching: 'A plasticizer would do this; sulfur joins the chains.',
      },
      {
        text: 'It can be melted again, because sulfur cuts the chains.',
        slip: 'cross-links-overlooked',
        teaching: 'Cross-linked rubber cannot be melted; sulfur does not cut the chains.',
      },
      {
        text: 'It becomes crystalline, because sulfur straightens the chains.',
        slip: 'wrong-cause',
        teaching: 'The chains remain coiled, which is what makes rubber elastic.',
      },
    ],
    explanation:
      'Sulfur adds to some of the double bonds and forms bridges between chains (vulcanization). When the rubber is stretched, the bridges keep the chains from sliding past each other.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.6',
  },
  {
    id: 'organic-polymers-119',
    topics: ['polymers'],
    tests: ['biodegradable-polymers'],
    difficulty: 'advanced',
    text: 'A polyethylene bag that contains an additive breaks up into small pieces in sunlight. Which finding would show that the bag is really biodegraded?',
    answer: 'Microbes release nearly all of its carbon as \\ce{CO2}.',
    distractors: [
      {
        text: 'The pieces pass through a 0.1 mm sieve.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Small pieces are still plastic; breaking up is not degradation by organisms.',
      },
      {
        text: 'The bag tears under a smaller force.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Weaker chains may have been cut by light; this does not show that organisms are involved.',
      },
      {
        text: 'The pieces float on water as before.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'Floating depends on density and does not show any degradation.',
      },
    ],
    explanation:
      'Biodegradation means that organisms use the material as food. If their \\ce{CO2} accounts for nearly all of its carbon, the plastic has been metabolized, not just broken into pieces.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.6',
  },
  {
    id: 'organic-polymers-120',
    topics: ['polymers'],
    tests: ['biodegradable-polymers'],
    uses: ['hydrolysis-of-esters'],
    difficulty: 'intermediate',
    text: 'Which of these polymers loses strength first in warm, moist compost, through hydrolysis of its chain?',
    answer: '–[O–CH(\\ce{CH3})–\\ce{CH2}–CO]–',
    distractors: [
      {
        text: '–[\\ce{CH2}–CH(\\ce{COOCH3})]–',
        slip: 'origin-for-degradability',
        teaching: 'Its ester groups are in the side groups; their hydrolysis does not cut the carbon chain.',
      },
      {
        text: '–[\\ce{CH2}–CHCl]–',
        slip: 'elements-of-polymer-misread',
        teaching: 'Water does not cut chains of C–C bonds.',
      },
      {
        text: '–[\\ce{CF2}–\\ce{CF2}]–',
        slip: 'elements-of-polymer-misread',
        teaching: 'C–F and C–C bonds are not attacked by water.',
      },
    ],
    explanation:
      'Only –[O–CH(\\ce{CH3})–\\ce{CH2}–CO]–, a polyester, has ester links in the chain itself: –CO–O–. Each hydrolysis cuts the chain.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 31.6',
  },
  {
    id: 'organic-radical-reactions-101',
    topics: ['radical-reactions'],
    tests: ['radical-chain-reaction'],
    difficulty: 'beginner',
    text: 'What is the function of butylated hydroxytoluene (BHT), a bulky phenol added to fats and plastics?',
    answer: 'It donates hydrogen to radicals and stops chain reactions.',
    distractors: [
      {
        text: 'It forms radicals on heating and starts chain reactions.',
        slip: 'initiation-for-termination',
        teaching: 'Peroxides do this; an antioxidant is added for the opposite purpose.',
      },
      {
        text: 'It takes up water and stops the hydrolysis.',
        slip: 'reaction-type-confused',
        teaching:
          'Fats turn rancid by oxidation in radical chain reactions, and it is these that the phenol stops.',
      },
      {
        text: 'It absorbs light and releases the energy as heat.',
        slip: 'role-of-another-molecule',
        teaching: 'UV absorbers do this; this phenol acts by reacting with radicals.',
      },
    ],
    explanation:
      'Oxidation by air is a radical chain reaction. BHT gives its O–H hydrogen to a radical; the bulky phenoxyl radical that remains is too stable to carry on the chain.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.2',
  },
  {
    id: 'organic-radical-reactions-102',
    topics: ['radical-reactions'],
    tests: ['radical-chain-reaction'],
    uses: ['halogenation-of-alkanes'],
    difficulty: 'intermediate',
    text: 'A trace of ethane is found after the chlorination of methane in light. Which step does this indicate?',
    answer: '\\ce{CH3}• + \\ce{CH3}• → \\ce{C2H6}',
    distractors: [
      {
        text: '\\ce{CH3}• + \\ce{CH4} → \\ce{C2H6} + H•',
        slip: 'propagation-for-termination',
        teaching:
          'Abstracting a hydrogen would regenerate \\ce{CH4}; displacing H• from methane would require too much energy.',
      },
      {
        text: '\\ce{CH4} + \\ce{CH4} → \\ce{C2H6} + \\ce{H2}',
        slip: 'initiation-for-termination',
        teaching: 'Methane molecules do not react with each other in light.',
      },
      {
        text: '\\ce{CH3Cl} + \\ce{CH3}• → \\ce{C2H6} + Cl•',
        slip: 'propagation-for-termination',
        teaching:
          'A methyl radical would abstract a hydrogen or chlorine atom; it does not displace chlorine from carbon.',
      },
    ],
    explanation:
      'Ethane forms when two methyl radicals meet and join. This is a termination step and shows that methyl radicals take part in the chain.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.2',
  },
  {
    id: 'organic-radical-reactions-103',
    topics: ['radical-reactions'],
    tests: ['halogenation-of-alkanes'],
    uses: ['bond-enthalpies', 'radical-chain-reaction'],
    difficulty: 'advanced',
    text: 'Bond enthalpies in kJ/mol: \\ce{CH3}–H 439, H–I 298, I–I 151, \\ce{CH3}–I 238. Why does methane not react with iodine in a radical chain, even in bright light?',
    answer: 'I• + \\ce{CH4} → HI + \\ce{CH3}• is endothermic by 141 kJ/mol.',
    distractors: [
      {
        text: '\\ce{CH3}• + \\ce{I2} → \\ce{CH3I} + I• is endothermic by 87 kJ/mol.',
        slip: 'wrong-bonds-in-sum',
        teaching:
          'Breaking I–I requires 151 kJ/mol and forming C–I releases 238 kJ/mol, so this step is exothermic by 87 kJ/mol.',
      },
      {
        text: '\\ce{I2} → 2 I• is endothermic by 302 kJ/mol.',
        slip: 'wrong-bonds-in-sum',
        teaching: 'Breaking one I–I bond costs 151 kJ/mol; light supplies this easily.',
      },
      {
        text: '2 I• → \\ce{I2} is exothermic by 151 kJ/mol.',
        slip: 'initiation-for-termination',
        teaching:
          'Chlorine and bromine atoms release even more energy when they combine, yet their chain reactions proceed.',
      },
    ],
    explanation:
      'The first propagation step breaks C–H (439) and forms H–I (298): 439 − 298 = +141 kJ/mol. It is far too slow to compete with termination.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.2',
  },
  {
    id: 'organic-radical-reactions-104',
    topics: ['radical-reactions'],
    tests: ['stability-of-radicals'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'beginner',
    text: 'Toluene, \\ce{C6H5CH3}, reacts with one equivalent of bromine in light. Why is a hydrogen of the \\ce{CH3} group replaced and not one of the ring?',
    answer: 'The radical on \\ce{CH2} is delocalized into the ring.',
    distractors: [
      {
        text: 'The radical on a ring carbon is delocalized into the ring.',
        slip: 'radical-stability-reversed',
        teaching:
          'A radical at a ring carbon lies in the plane of the ring and cannot overlap with its π electrons.',
      },
      {
        text: 'The ring reacts only with radicals that carry a charge.',
        slip: 'conditions-confused',
        teaching: 'Radicals are neutral; the ring is attacked by electrophiles, with \\ce{FeBr3}.',
      },
      {
        text: 'The C–H bond on a ring carbon is the weaker one.',
        slip: 'wrong-bonds-in-sum',
        teaching:
          'A C–H bond on a ring carbon is the stronger one (about 470 kJ/mol, compared with 375 kJ/mol).',
      },
    ],
    explanation:
      'Abstracting a hydrogen from \\ce{CH3} gives the benzyl radical, whose single electron is delocalized over the ring. The C–H bonds of the \\ce{CH3} group are therefore the weakest in toluene.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.4',
  },
  {
    id: 'organic-radical-reactions-105',
    topics: ['radical-reactions'],
    tests: ['stability-of-radicals'],
    difficulty: 'advanced',
    text: 'The triphenylmethyl radical, \\ce{(C6H5)3C}•, persists in solution, while the benzyl radical dimerizes at once. Resonance stabilizes both. What else protects the triphenylmethyl radical?',
    answer: 'Its crowded rings keep two radicals from joining.',
    distractors: [
      {
        text: 'Its positive charge makes two radicals repel each other.',
        slip: 'charge-placed-wrongly',
        teaching: 'A radical is neutral.',
      },
      {
        text: 'Its carbon has an electron pair that cannot bond.',
        slip: 'lone-pair-misplaced',
        teaching: 'The carbon has a single unpaired electron, as the dot shows.',
      },
      {
        text: 'Its flat rings lie in one plane and block the carbon.',
        slip: 'hybridisation-misjudged',
        teaching: 'The rings are twisted like a propeller, because they are too crowded to lie in one plane.',
      },
    ],
    explanation:
      'Delocalization over three rings lowers the energy. In addition, the bulky, twisted rings keep the central carbons of two radicals apart, so that a bond between them would be long and weak.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.4',
  },
  {
    id: 'organic-radical-reactions-106',
    topics: ['radical-reactions'],
    tests: ['ozone-depletion'],
    uses: ['balancing-equations'],
    difficulty: 'beginner',
    text: 'In the stratosphere, Cl• + \\ce{O3} → ClO• + \\ce{O2} is followed by ClO• + O → Cl• + \\ce{O2}. What is the net reaction?',
    answer: '\\ce{O3 + O -> 2O2}',
    distractors: [
      {
        text: '\\ce{O3 + O -> O2}',
        slip: 'ignored-one-product',
        teaching: 'Both steps release a molecule of oxygen.',
      },
      {
        text: '\\ce{2O2 -> O3 + O}',
        slip: 'reaction-direction-reversed',
        teaching: 'This is the reverse; chlorine destroys ozone.',
      },
      {
        text: '\\ce{O3 + Cl -> ClO + O2}',
        slip: 'one-step-short',
        teaching: 'This is the first step; the second one regenerates the chlorine atom.',
      },
    ],
    explanation:
      'Cl• and ClO• are used up in one step and formed in the other, so they cancel: \\ce{O3 + O -> 2O2}. Chlorine is a catalyst.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.2',
  },
  {
    id: 'organic-radical-reactions-107',
    topics: ['radical-reactions'],
    tests: ['ozone-depletion'],
    uses: ['heterogeneous-catalysis'],
    difficulty: 'advanced',
    text: 'The ozone hole over Antarctica opens in spring. During the dark winter, HCl and \\ce{ClONO2} react on ice crystals of stratospheric clouds to give \\ce{Cl2}. What do the first rays of the sun in spring do?',
    answer: 'They split \\ce{Cl2} into Cl atoms, which start the cycles.',
    distractors: [
      {
        text: 'They melt the crystals, which releases stored ozone.',
        slip: 'reversed-cause',
        teaching: 'Ice crystals do not store ozone; their surface serves as a catalyst.',
      },
      {
        text: 'They split HCl into ions, which attack ozone.',
        slip: 'mechanism-confused',
        teaching: 'Light splits bonds into radicals; ions of HCl do not attack ozone.',
      },
      {
        text: 'They turn Cl atoms into \\ce{ClONO2}, which attacks ozone.',
        slip: 'initiation-for-termination',
        teaching: '\\ce{ClONO2} is a reservoir that does not attack ozone.',
      },
    ],
    explanation:
      'In winter the harmless reservoirs HCl and \\ce{ClONO2} turn into \\ce{Cl2}, which accumulates in the dark. Light splits it, and the Cl atoms destroy ozone in a chain.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 10.2',
  },
  {
    id: 'organic-radical-reactions-108',
    topics: ['radical-reactions', 'alkenes-and-alkynes'],
    tests: ['radical-addition-of-hbr'],
    difficulty: 'beginner',
    text: 'What is the main product when hex-1-ene and HBr react in the presence of a peroxide?',
    answer: '\\smiles{CCCCCCBr}',
    distractors: [
      {
        text: '\\smiles{CCCCC(C)Br}',
        slip: 'conditions-confused',
        teaching: 'This is the product formed without a peroxide, according to Markovnikov’s rule.',
      },
      {
        text: '\\smiles{CCCCC(Br)CBr}',
        slip: 'reagent-misread',
        teaching: 'Two bromine atoms would be added by \\ce{Br2}; HBr adds one H and one Br.',
      },
      {
        text: '\\smiles{CCCC(Br)C=C}',
        slip: 'reactivity-ignored',
        teaching:
          'Replacing a hydrogen next to C=C requires a reagent such as NBS; with HBr a bromine atom adds to the double bond.',
      },
    ],
    explanation:
      'The peroxide starts a radical chain. A bromine atom adds to the end carbon, and the radical takes H from HBr. The product is 1-bromohexane.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.10',
    computation: { kind: 'same-structure', smiles: 'CCCCCCBr' },
  },
  {
    id: 'organic-radical-reactions-109',
    topics: ['radical-reactions', 'alkenes-and-alkynes'],
    tests: ['radical-addition-of-hbr'],
    uses: ['markovnikovs-rule', 'stability-of-radicals'],
    difficulty: 'intermediate',
    text: 'Why does bromine end up on the end carbon when HBr adds to propene in the presence of a peroxide?',
    answer: 'Br• adds first and leaves the more stable radical.',
    distractors: [
      {
        text: '\\ce{H+} adds first and leaves the more stable cation.',
        slip: 'mechanism-confused',
        teaching: 'This is the ionic addition, which puts Br on the middle carbon.',
      },
      {
        text: 'Br• adds first and leaves the less stable radical.',
        slip: 'radical-stability-reversed',
        teaching: 'Addition to the end carbon gives the secondary radical, the more stable of the two.',
      },
      {
        text: 'H• adds first and leaves the more stable radical.',
        slip: 'mechanism-order-reversed',
        teaching: 'H• adding first would put Br on the middle carbon; a bromine atom carries the chain.',
      },
    ],
    explanation:
      'In the chain the bromine atom adds to C=C first. At the end carbon this gives a secondary radical, which is more stable (and less crowded) than the primary one; the secondary radical then takes H from HBr.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.10',
  },
  {
    id: 'organic-radical-reactions-110',
    topics: ['radical-reactions'],
    tests: ['radical-addition-of-hbr'],
    uses: ['radical-chain-reaction'],
    difficulty: 'intermediate',
    text: 'Which two steps make up the chain in the radical addition of HBr to ethene?',
    answer: 'Br• + \\ce{C2H4} → \\ce{BrC2H4}•; \\ce{BrC2H4}• + HBr → \\ce{C2H5Br} + Br•',
    distractors: [
      {
        text: 'H• + \\ce{C2H4} → \\ce{C2H5}•; \\ce{C2H5}• + HBr → \\ce{C2H5Br} + H•',
        slip: 'mechanism-order-reversed',
        teaching:
          'A carbon radical takes the hydrogen of HBr, not the bromine; it therefore forms Br•, not H•.',
      },
      {
        text: 'H• + \\ce{C2H4} → \\ce{C2H5}•; \\ce{C2H5}• + Br• → \\ce{C2H5Br}',
        slip: 'propagation-for-termination',
        teaching:
          'A bromine atom adds first, and two radicals that combine end a chain instead of carrying it on.',
      },
      {
        text: 'Br• + \\ce{C2H4} → \\ce{BrC2H4}•; \\ce{BrC2H4}• + Br• → \\ce{C2H4Br2}',
        slip: 'propagation-for-termination',
        teaching: 'The second of these steps ends the chain and gives another product.',
      },
    ],
    explanation:
      'A chain needs a step that uses up Br• and one that regenerates it: addition to C=C, then transfer of H from HBr, which forms \\ce{C2H5Br} and Br•.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.10',
  },
  {
    id: 'organic-radical-reactions-111',
    topics: ['radical-reactions'],
    tests: ['radical-addition-of-hbr'],
    uses: ['bond-enthalpies'],
    difficulty: 'advanced',
    text: 'Peroxides reverse the orientation of the addition of HBr, but not that of HCl or HI. Which explanation applies to HI?',
    answer: 'Adding I• to C=C is endothermic, so the chain does not run.',
    distractors: [
      {
        text: 'Breaking H–I costs the most energy, so the chain does not run.',
        slip: 'reversed-trend',
        teaching: 'The H–I bond is the weakest of the three; the transfer of H is easy.',
      },
      {
        text: 'Adding I• to C=C is so exothermic that the orientation is lost.',
        slip: 'wrong-sign',
        teaching: 'The C–I bond is weak and does not make up for the π bond that is lost.',
      },
      {
        text: 'Breaking H–I costs so little energy that the orientation is lost.',
        slip: 'mechanism-confused',
        teaching:
          'The transfer of H from HI is indeed easy; the chain fails one step earlier, at the addition of I•.',
      },
    ],
    explanation:
      'The weak C–I bond does not make up for the loss of the π bond, so I• hardly adds. With HCl the transfer of H from the strong H–Cl bond is endothermic. Only with HBr are both steps exothermic.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.10',
  },
  {
    id: 'organic-radical-reactions-112',
    topics: ['radical-reactions'],
    tests: ['radical-addition-of-hbr'],
    uses: ['markovnikovs-rule'],
    difficulty: 'advanced',
    text: 'A student treats but-1-ene from an old bottle with HBr and obtains mainly 1-bromobutane instead of 2-bromobutane. What should be tried to obtain 2-bromobutane?',
    answer: 'Remove peroxides from the alkene and exclude light',
    distractors: [
      {
        text: 'Add a peroxide to the alkene and irradiate',
        slip: 'conditions-confused',
        teaching: 'This favors 1-bromobutane even more.',
      },
      {
        text: 'Keep the product with HBr until it rearranges',
        slip: 'rate-for-equilibrium',
        teaching: 'Without a catalyst, the two bromides do not interconvert.',
      },
      {
        text: 'Use \\ce{Br2} in water instead of HBr',
        slip: 'reagent-misread',
        teaching: 'This gives a bromo alcohol, not the bromoalkane that is wanted.',
      },
    ],
    explanation:
      'In the old bottle, peroxides have formed by reaction with air, and they start the radical chain. If the alkene is pure and kept in the dark, HBr adds by the ionic mechanism and gives 2-bromobutane.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 8.10',
  },
];

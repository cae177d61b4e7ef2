import type { WrittenQuestion } from '../../written-question.ts';

export const surfacesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-surfaces-101',
    topics: ['surfaces'],
    tests: ['adsorption'],
    difficulty: 'beginner',
    text: 'What is the difference between adsorption and absorption?',
    answer: 'Adsorbed matter is on the surface; absorbed matter is inside.',
    distractors: [
      {
        text: 'Adsorbed matter is inside; absorbed matter is on the surface.',
        slip: 'exchanged-constants',
        teaching: 'The two terms are interchanged here; adsorbed matter is on the surface.',
      },
      {
        text: 'Adsorbed matter is bound inside; absorbed matter is free.',
        slip: 'wrong-cause',
        teaching: 'Adsorbed matter is on the surface, and both kinds may be bound weakly or strongly.',
      },
      {
        text: 'Adsorbed matter is dissolved inside; absorbed matter is not.',
        slip: 'exchanged-constants',
        teaching: 'It is absorbed matter that is taken up inside; adsorbed matter stays on the surface.',
      },
    ],
    explanation:
      'Adsorption means enrichment at a surface, and absorption means uptake into the interior of a phase.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
  {
    id: 'physical-surfaces-102',
    topics: ['surfaces'],
    tests: ['adsorption', 'gibbs-energy'],
    difficulty: 'intermediate',
    text: 'Physisorption of a gas is spontaneous at constant temperature and pressure. How can one conclude from this, without a calorimeter, that the process is exothermic?',
    answer: 'The gas loses entropy, so Δ*H* must be negative.',
    distractors: [
      {
        text: 'The gas gains entropy, so Δ*H* must be negative.',
        slip: 'wrong-sign',
        teaching: 'Adsorbed molecules have less freedom than those of a gas, so the entropy falls.',
      },
      {
        text: 'The surface absorbs energy, so Δ*H* must be negative.',
        slip: 'heat-sign',
        teaching: 'Absorbing energy would make Δ*H* positive.',
      },
      {
        text: 'The bonds in the gas molecules break, so Δ*H* must be negative.',
        slip: 'physisorption-for-chemisorption',
        teaching: 'In physisorption no bonds within the molecules break, and breaking bonds requires energy.',
      },
    ],
    explanation:
      'A gas that is fixed to a surface loses translational freedom: Δ*S* < 0. For a spontaneous process Δ*G* = Δ*H* − *T*Δ*S* < 0, so Δ*H* must be negative.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
  {
    id: 'physical-surfaces-103',
    topics: ['surfaces'],
    tests: ['adsorption'],
    difficulty: 'advanced',
    text: 'Activated carbon takes up more benzene than methane at the same pressure and temperature. Which difference between the molecules matters most?',
    answer: 'Benzene has the stronger dispersion forces.',
    distractors: [
      {
        text: 'Benzene has the smaller diameter.',
        slip: 'ignored-size',
        teaching: 'Benzene is the larger molecule, and the pores of activated carbon admit both.',
      },
      {
        text: 'Benzene has the larger permanent dipole moment.',
        slip: 'ignored-polarity',
        teaching: 'Benzene has no dipole moment at all.',
      },
      {
        text: 'Benzene has the higher vapor pressure.',
        slip: 'reversed-trend',
        teaching: 'Benzene is the less volatile of the two, consistent with its stronger adsorption.',
      },
    ],
    explanation:
      'Physisorption on carbon is a matter of dispersion forces. These are stronger for benzene, which is larger and more polarizable, as its higher boiling point also shows.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
  {
    id: 'physical-surfaces-104',
    topics: ['surfaces'],
    tests: ['bet-isotherm'],
    difficulty: 'beginner',
    text: 'Which kind of adsorption is described by the BET isotherm but not by the Langmuir isotherm?',
    answer: 'Adsorption in several layers on top of each other',
    distractors: [
      {
        text: 'Adsorption in a single layer at most',
        slip: 'other-model',
        teaching: 'A single layer at most is just what the Langmuir isotherm assumes.',
      },
      {
        text: 'Adsorption in a layer of dissociated molecules',
        slip: 'other-model',
        teaching: 'A dissociative variant of the Langmuir isotherm describes this.',
      },
      {
        text: 'Adsorption of two gases that compete for the sites',
        slip: 'other-model',
        teaching: 'This is treated with the Langmuir isotherm for two gases.',
      },
    ],
    explanation:
      'The BET model allows further layers on the first one, as in the condensation of nitrogen near its boiling point.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
  {
    id: 'physical-surfaces-105',
    topics: ['surfaces'],
    tests: ['bet-isotherm'],
    difficulty: 'intermediate',
    text: 'Why is nitrogen at 77 K the standard gas for determining the surface area of powders?',
    answer: 'It is physisorbed in layers on nearly all solids.',
    distractors: [
      {
        text: 'It is chemisorbed in one layer on nearly all solids.',
        slip: 'other-model',
        teaching:
          'Chemisorption depends on the kind of solid and changes its surface; here weak, nonspecific adsorption is wanted.',
      },
      {
        text: 'It is dissolved in the interior of nearly all solids.',
        slip: 'other-model',
        teaching: 'In that case the volume, not the surface, would be measured.',
      },
      {
        text: 'It is an ideal gas above nearly all solids.',
        slip: 'ideal-for-real',
        teaching:
          'Near its boiling point nitrogen is not ideal, and it must be adsorbed if the area is to be measured.',
      },
    ],
    explanation:
      'Physisorption is weak and nonspecific, and near its boiling point nitrogen is adsorbed in layers on nearly all solids, so the amount in a monolayer can be found for almost any powder.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
  {
    id: 'physical-surfaces-106',
    topics: ['surfaces'],
    tests: ['bet-isotherm'],
    difficulty: 'intermediate',
    text: 'The isotherm of nitrogen on a nonporous powder at 77 K shows a shoulder where the monolayer is full and then rises steeply close to the saturation pressure of the gas. What causes the steep rise?',
    answer: 'Further layers condense on the first one.',
    distractors: [
      {
        text: 'The first layer splits into single atoms.',
        slip: 'dissociative-for-molecular',
        teaching: 'Nitrogen is adsorbed as molecules, and splitting would not add much volume.',
      },
      {
        text: 'The solid dissolves in the adsorbed gas.',
        slip: 'other-model',
        teaching: 'The solid is unchanged; the gas is adsorbed in more and more layers.',
      },
      {
        text: 'The gas becomes ideal at this pressure.',
        slip: 'wrong-cause',
        teaching: 'Whether the gas is ideal or not, it is condensation that takes up more gas.',
      },
    ],
    explanation:
      'Close to the saturation pressure the gas condenses on the covered surface: further layers follow the first one without limit.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
  {
    id: 'physical-surfaces-107',
    topics: ['surfaces'],
    tests: ['bet-isotherm', 'nanomaterials'],
    difficulty: 'advanced',
    text: 'Two powders of the same material, with smooth spherical particles of uniform size, have specific surface areas of 10 and 100 m²/g by the BET method. How do the particles of the second powder compare with those of the first?',
    answer: 'Their diameter is one tenth as large.',
    distractors: [
      {
        text: 'Their diameter is ten times as large.',
        slip: 'reversed-trend',
        teaching:
          'Here the surface per gram was assumed to rise with the diameter; larger particles have less surface per gram.',
      },
      {
        text: 'Their volume is one tenth as large.',
        slip: 'forgot-root',
        teaching:
          'Here the volume, not the diameter, was made inversely proportional to the surface per gram; a tenth of the volume means 0.46 times the diameter, which gives only about twice the surface per gram.',
      },
      {
        text: 'Their volume is one hundredth as large.',
        slip: 'forgot-root',
        teaching:
          'Here the volume was made inversely proportional to the square of the surface per gram, as an area would be; a hundredth of the volume means 0.22 times the diameter, which gives less than five times the surface per gram.',
      },
    ],
    explanation:
      'The surface per gram of spheres is 6/(*ρd*). At equal density, ten times the surface per gram means a tenth of the diameter.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
  {
    id: 'physical-surfaces-108',
    topics: ['surfaces'],
    tests: ['heterogeneous-catalysis'],
    difficulty: 'beginner',
    text: 'What distinguishes a heterogeneous catalyst from a homogeneous one?',
    answer: 'It works in a different phase from the reactants.',
    distractors: [
      {
        text: 'It works only while it is being used up.',
        slip: 'role-of-a-species',
        teaching: 'A catalyst is recovered unchanged in either case.',
      },
      {
        text: 'It works without changing the mechanism of the reaction.',
        slip: 'property-misjudged',
        teaching: 'Every catalyst provides a new path; this is how it speeds up a reaction.',
      },
      {
        text: 'It works by shifting the equilibrium.',
        slip: 'faster-for-farther',
        teaching: 'Only the rate changes, not the equilibrium.',
      },
    ],
    explanation:
      'A heterogeneous catalyst, such as platinum in a gas reaction, is in a different phase from the reactants and works at its surface.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-surfaces-109',
    topics: ['surfaces'],
    tests: ['heterogeneous-catalysis'],
    difficulty: 'beginner',
    text: 'Why are catalysts such as platinum used as tiny particles on a porous support?',
    answer: 'They have more surface area per gram of metal.',
    distractors: [
      {
        text: 'They have more volume per gram of metal.',
        slip: 'wrong-cause',
        teaching: 'The volume per gram is fixed by the density; the surface is not.',
      },
      {
        text: 'They have less surface area per gram of metal.',
        slip: 'reversed-trend',
        teaching: 'The more finely a solid is divided, the more surface each gram has.',
      },
      {
        text: 'They have less volume per gram of metal.',
        slip: 'wrong-cause',
        teaching: 'The volume per gram is fixed by the density, however small the particles are.',
      },
    ],
    explanation:
      'The reaction takes place on the surface. Tiny particles have more surface per gram of the costly metal, and the support keeps them apart.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-surfaces-110',
    topics: ['surfaces'],
    tests: ['heterogeneous-catalysis'],
    difficulty: 'advanced',
    text: 'Metals that adsorb molecules neither too weakly nor too strongly are the best catalysts for many reactions. Why is very strong adsorption of a product a disadvantage?',
    answer: 'The product hardly ever leaves the surface.',
    distractors: [
      {
        text: 'The product hardly ever forms on the surface.',
        slip: 'reversed-trend',
        teaching: 'Strong adsorption retains what is formed; it does not prevent it from forming.',
      },
      {
        text: 'The product dissolves in the metal.',
        slip: 'wrong-cause',
        teaching: 'The product remains on the surface and blocks it.',
      },
      {
        text: 'The product makes the overall reaction unfavorable.',
        slip: 'faster-for-farther',
        teaching: 'A catalyst does not change Δ*G* of the reaction.',
      },
    ],
    explanation:
      'Very weak adsorption leaves few molecules on the surface; with very strong adsorption the product hardly ever leaves the surface and so blocks it. The best catalysts lie in between (the Sabatier principle).',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
  {
    id: 'physical-surfaces-111',
    topics: ['surfaces'],
    tests: ['colloids'],
    difficulty: 'beginner',
    text: 'Which of these is a colloid of a liquid in a gas?',
    answer: 'Fog',
    distractors: [
      { text: 'Smoke', slip: 'exchanged-phases-of-a-colloid', teaching: 'Smoke is a solid in a gas.' },
      {
        text: 'Milk',
        slip: 'exchanged-phases-of-a-colloid',
        teaching: 'Milk is a liquid in a liquid, an emulsion.',
      },
      { text: 'Foam', slip: 'exchanged-phases-of-a-colloid', teaching: 'Foam is a gas in a liquid.' },
    ],
    explanation: 'Fog consists of tiny droplets of water in air: a colloid of a liquid in a gas, an aerosol.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-112',
    topics: ['surfaces'],
    tests: ['colloids'],
    difficulty: 'beginner',
    text: 'The path of a light beam is visible in a gold sol but not in a solution of \\ce{NaCl}. What does this show?',
    answer: 'The particles of the sol are large enough to scatter light.',
    distractors: [
      {
        text: 'The particles of the sol emit light of their own in the beam.',
        slip: 'wrong-cause',
        teaching: 'The particles emit no light of their own; the beam is scattered.',
      },
      {
        text: 'The particles of the sol absorb all of the visible light.',
        slip: 'wrong-cause',
        teaching: 'If all light were absorbed, none would reach the eye from the path of the beam.',
      },
      {
        text: 'The particles of the sol are smaller than ions.',
        slip: 'reversed-trend',
        teaching: 'Scattering grows strongly with size, and ions are far too small.',
      },
    ],
    explanation:
      'This is the Tyndall effect: particles from about a nanometer upward scatter light, but ions in a true solution do not. The particles of the sol are large enough to scatter light.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-113',
    topics: ['surfaces'],
    tests: ['colloids'],
    difficulty: 'intermediate',
    text: 'A sol of hydrous iron(III) oxide is freed from salt by dialysis. A short dialysis makes the sol more stable, but after a very long one it coagulates. Why does the sol coagulate in the end?',
    answer: 'The ions that charge its particles are removed too.',
    distractors: [
      {
        text: 'The ions that coagulate its particles are introduced.',
        slip: 'reversed-trend',
        teaching: 'Dialysis against pure water removes ions from the sol.',
      },
      {
        text: 'The water that hydrates its particles is removed too.',
        slip: 'exchanged-solute-and-solvent',
        teaching: 'Water is present on both sides of the membrane, so none is lost.',
      },
      {
        text: 'The water that dissolves its particles is introduced.',
        slip: 'wrong-cause',
        teaching: 'The particles do not dissolve in water; they clump together.',
      },
    ],
    explanation:
      'Excess salt makes the electrical double layers thin, so moderate dialysis helps. But the charge comes from adsorbed ions; in the end these are removed as well, the repulsion vanishes, and the particles clump.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-114',
    topics: ['surfaces'],
    tests: ['colloids'],
    difficulty: 'advanced',
    text: 'Protein and fat separate from milk as a curd when lemon juice is added. Which change causes this?',
    answer: 'The charge of the casein particles is removed.',
    distractors: [
      {
        text: 'The charge of the casein particles is increased.',
        slip: 'reversed-trend',
        teaching: 'More charge would keep the particles apart.',
      },
      {
        text: 'The charge of the fat droplets is increased.',
        slip: 'reversed-trend',
        teaching: 'More charge would keep the droplets apart.',
      },
      {
        text: 'The casein is broken into amino acids.',
        slip: 'chemical-for-physical-change',
        teaching: 'Acid at room temperature does not hydrolyze proteins within minutes.',
      },
    ],
    explanation:
      'At a pH near the isoelectric point of casein (4.6) its particles carry no net charge. Without repulsion they clump together and form a curd.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-115',
    topics: ['surfaces'],
    tests: ['surfactants-and-micelles'],
    difficulty: 'beginner',
    text: 'What do the molecules of a surfactant consist of?',
    answer: 'A hydrophilic head and a hydrophobic tail',
    distractors: [
      {
        text: 'Two hydrophilic ends',
        slip: 'head-for-tail',
        teaching: 'Such a molecule would dissolve evenly and would not gather at the surface.',
      },
      {
        text: 'Two hydrophobic ends',
        slip: 'head-for-tail',
        teaching: 'Such a molecule would not dissolve in water at all.',
      },
      {
        text: 'A positively charged head and a negatively charged tail',
        slip: 'head-for-tail',
        teaching: 'The tail is an uncharged hydrocarbon chain.',
      },
    ],
    explanation:
      'A surfactant is amphiphilic: it has a polar or charged hydrophilic head and a hydrophobic hydrocarbon tail.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-116',
    topics: ['surfaces'],
    tests: ['surfactants-and-micelles'],
    difficulty: 'beginner',
    text: 'How are the molecules arranged in a micelle in water?',
    answer: 'With heads outside, tails inside',
    distractors: [
      {
        text: 'With tails outside, heads inside',
        slip: 'reversed-trend',
        teaching: 'This is an inverse micelle, as found in oil with a little water.',
      },
      {
        text: 'With tails outside, water inside',
        slip: 'head-for-tail',
        teaching: 'The inside is made of tails; water is kept out.',
      },
      {
        text: 'With heads and tails at random',
        slip: 'head-for-tail',
        teaching: 'The tails avoid water, so they gather in the interior.',
      },
    ],
    explanation: 'The tails gather in the interior, away from water, and the heads face the water outside.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-117',
    topics: ['surfaces'],
    tests: ['surfactants-and-micelles'],
    difficulty: 'advanced',
    text: 'Adding \\ce{NaCl} to a solution of an anionic surfactant changes its critical micelle concentration. In which direction, and why?',
    answer: 'Down, because the heads repel each other less',
    distractors: [
      {
        text: 'Up, because the heads repel each other less',
        slip: 'reversed-trend',
        teaching: 'Easier packing lets micelles form sooner, at a lower concentration.',
      },
      {
        text: 'Down, because the tails repel each other less',
        slip: 'wrong-cause',
        teaching: 'The direction is right, but the tails do not repel each other; the ions act on the heads.',
      },
      {
        text: 'Up, because the tails repel each other less',
        slip: 'wrong-cause',
        teaching:
          'The tails gather because they avoid water; salt acts on the charged heads and lowers the critical micelle concentration.',
      },
    ],
    explanation:
      'The charged heads repel each other in a micelle. The added ions screen this repulsion, so micelles form at a lower concentration.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-118',
    topics: ['surfaces'],
    tests: ['surfactants-and-micelles'],
    difficulty: 'intermediate',
    text: 'Why do detergents clean poorly in cold water that is just below their Krafft temperature?',
    answer: 'They are not soluble enough to form micelles.',
    distractors: [
      {
        text: 'They form micelles that are too large.',
        slip: 'wrong-cause',
        teaching: 'Below this temperature micelles do not form at all.',
      },
      {
        text: 'They react with the cold water.',
        slip: 'wrong-cause',
        teaching: 'No reaction takes place; the solubility is too low.',
      },
      {
        text: 'They are far too soluble to form micelles.',
        slip: 'reversed-trend',
        teaching:
          'The solubility falls on cooling; above the Krafft temperature it is high enough for micelles.',
      },
    ],
    explanation:
      'Below the Krafft temperature the solubility is lower than the critical micelle concentration. So detergents are not soluble enough to form the micelles that take up the grease.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-119',
    topics: ['surfaces'],
    tests: ['capillarity-and-wetting'],
    difficulty: 'beginner',
    text: 'A liquid rises 4.0 cm in a glass capillary. How high does it rise in a capillary of half the radius at the same contact angle?',
    answer: '8.0 cm',
    distractors: [
      {
        text: '4.0 cm',
        slip: 'ignored-change',
        teaching: 'The rise is inversely proportional to the radius, so it does not stay the same.',
        expression: '4.0',
      },
      {
        text: '2.0 cm',
        slip: 'inverted-ratio',
        teaching: 'A thinner capillary draws the liquid higher, not lower.',
        expression: '4.0 / 2',
      },
      {
        text: '1.0 cm',
        slip: 'inverted-ratio',
        teaching:
          'This value makes the rise proportional to *r*²; in fact the rise is proportional to 1/*r*.',
        expression: '4.0 / 2 / 2',
      },
    ],
    explanation: '*h* = 2*γ* cos *θ*/(*ρgr*): half the radius gives twice the rise, 8.0 cm.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
    computation: { kind: 'quantity', expression: '4.0 * 2', unit: 'cm' },
  },
  {
    id: 'physical-surfaces-120',
    topics: ['surfaces'],
    tests: ['capillarity-and-wetting'],
    difficulty: 'intermediate',
    text: 'A drop of water spreads on glass but beads up on paraffin. What determines which happens?',
    answer: 'Adhesion to the solid compared with cohesion in the liquid',
    distractors: [
      {
        text: 'Density of the solid compared with density of the liquid',
        slip: 'irrelevant-property',
        teaching:
          'A drop rests on either solid, whichever is denser; it is the forces at the boundary that matter.',
      },
      {
        text: 'Viscosity of the liquid compared with its surface tension',
        slip: 'irrelevant-property',
        teaching:
          'Viscosity determines how fast the drop takes its shape, not which shape it takes, and the liquid is the same.',
      },
      {
        text: 'Vapor pressure of the liquid compared with that in the air',
        slip: 'irrelevant-property',
        teaching: 'This determines whether the drop evaporates; it is the same on both solids.',
      },
    ],
    explanation:
      'cos *θ* depends on the balance of adhesion to the solid and cohesion within the liquid. Adhesion is strong on glass and weak on paraffin.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-121',
    topics: ['surfaces'],
    tests: ['capillarity-and-wetting'],
    difficulty: 'beginner',
    text: 'Why does a small bubble of gas in a liquid have a higher pressure inside than a large one?',
    answer: 'The excess pressure is 2*γ*/*r*.',
    distractors: [
      {
        text: 'The excess pressure is 2*γr*.',
        slip: 'inverted-ratio',
        teaching: 'In that case a large bubble would have the higher pressure.',
      },
      {
        text: 'The excess pressure is *p*/*r*².',
        slip: 'wrong-branch',
        teaching: 'The pressure of the liquid does not enter; the surface tension does.',
      },
      {
        text: 'The excess pressure is *mg*/*r*.',
        slip: 'wrong-cause',
        teaching: 'The weight of the gas is negligible.',
      },
    ],
    explanation:
      'The curved surface pulls inward. At equilibrium the excess pressure is 2*γ*/*r*, so a small bubble has the greater pressure inside.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-122',
    topics: ['surfaces'],
    tests: ['capillarity-and-wetting'],
    difficulty: 'advanced',
    text: 'In a mist, small droplets vanish while large ones grow, although the temperature is constant. What explains this?',
    answer: 'Curvature raises the vapor pressure of the small drops.',
    distractors: [
      {
        text: 'Curvature lowers the vapor pressure of the small drops.',
        slip: 'wrong-sign',
        teaching: 'In that case the large drops would vanish.',
      },
      {
        text: 'Gravity lowers the vapor pressure of the large drops.',
        slip: 'wrong-cause',
        teaching: 'Gravity plays no part here; what matters is the curvature.',
      },
      {
        text: 'Heat flows from the small drops to the large ones.',
        slip: 'heat-for-temperature',
        teaching: 'The temperature is the same everywhere; no heat flows.',
      },
    ],
    explanation:
      'By the Kelvin equation a strongly curved surface has a higher vapor pressure. Molecules pass from small to large drops, which is called Ostwald ripening.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-123',
    topics: ['surfaces'],
    tests: ['nanomaterials'],
    difficulty: 'beginner',
    text: 'Why does a gold particle 2 nm in diameter melt at a much lower temperature than a block of gold?',
    answer: 'A large fraction of its atoms is at the surface.',
    distractors: [
      {
        text: 'Each of its atoms has shrunk with the particle.',
        slip: 'wrong-cause',
        teaching: 'Atoms keep their size; only the number of neighbors differs.',
      },
      {
        text: 'A small number of atoms needs little heat to melt.',
        slip: 'heat-for-temperature',
        teaching:
          'The heat needed is less for a small piece, but the temperature of melting does not follow from this amount.',
      },
      {
        text: 'A large fraction of its atoms has become ions.',
        slip: 'wrong-cause',
        teaching: 'Gold is noble; the atoms are neutral in both cases.',
      },
    ],
    explanation:
      'Atoms at the surface have fewer neighbors and are bound less firmly. In a particle 2 nm in diameter about half of the atoms are at the surface, so it melts at a lower temperature.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-124',
    topics: ['surfaces'],
    tests: ['nanomaterials'],
    difficulty: 'intermediate',
    text: 'Two cubes of gold have edges of 1 cm and 10 nm. By what factor do their ratios of surface area to volume differ?',
    answer: '1 × 10^{6}',
    distractors: [
      {
        text: '1 × 10^{3}',
        slip: 'unit-prefix',
        teaching:
          '1 cm is 10^{7} nm, not 10^{4} nm, so the edges differ by more than a factor of a thousand.',
        expression: '1e-2 / 10e-6',
      },
      {
        text: '1 × 10^{12}',
        slip: 'squared-for-root',
        teaching: 'The ratio is inversely proportional to the edge itself, not to its square.',
        expression: '(1e-2 / 10e-9)^2',
      },
      {
        text: '1 × 10^{18}',
        slip: 'wrong-exponent',
        teaching: 'This is the ratio of the volumes.',
        expression: '(1e-2 / 10e-9)^3',
      },
    ],
    explanation:
      'The ratio of surface area to volume is 6/*a*. The edges differ by a factor of 10^{−2} m / 10^{−8} m = 1 × 10^{6}, and so does the ratio.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
    computation: { kind: 'quantity', expression: '1e-2 / 10e-9', unit: '' },
  },
  {
    id: 'physical-surfaces-125',
    topics: ['surfaces'],
    tests: ['nanomaterials', 'colloids'],
    difficulty: 'advanced',
    text: 'A red gold sol (particles of 15 nm, absorption at 520 nm) turns blue when \\ce{NaCl} is added, and its absorption moves to about 650 nm. What has happened?',
    answer: 'The particles have aggregated, which shifts their plasmon band.',
    distractors: [
      {
        text: 'The particles have dissolved, which shifts their plasmon band.',
        slip: 'wrong-process-named',
        teaching: 'Sodium chloride does not dissolve gold; single ions would have no plasmon band at all.',
      },
      {
        text: 'The particles have shrunk, which widens their band gap.',
        slip: 'reversed-trend',
        teaching:
          'A smaller particle would absorb at shorter wavelengths, and gold is a metal without a band gap.',
      },
      {
        text: 'The particles have taken up sodium, which gives a blue color.',
        slip: 'wrong-cause',
        teaching: 'Sodium ions stay in solution and are colorless there.',
      },
    ],
    explanation:
      'The ions of the salt screen the charge of the particles, so they come together. Neighboring particles couple their plasmon oscillations, and the band moves to a longer wavelength, so the sol turns blue.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-126',
    topics: ['surfaces'],
    tests: ['nanomaterials'],
    difficulty: 'intermediate',
    text: 'Which property of \\ce{TiO2} nanoparticles is exploited in a sunscreen?',
    answer: 'They absorb ultraviolet light but hardly scatter visible light.',
    distractors: [
      {
        text: 'They scatter ultraviolet light but absorb visible light.',
        slip: 'reversed-trend',
        teaching: '\\ce{TiO2} absorbs in the ultraviolet and is transparent in the visible.',
      },
      {
        text: 'They emit visible light after absorbing infrared light.',
        slip: 'other-phenomenon',
        teaching: 'This would need two photons and does not occur here.',
      },
      {
        text: 'They conduct the heat of the sunlight away from the skin.',
        slip: 'wrong-cause',
        teaching: 'The protection is optical, not thermal.',
      },
    ],
    explanation:
      '\\ce{TiO2} absorbs ultraviolet light because of its band gap. In particles far smaller than the wavelength it hardly scatters visible light, so the cream is clear.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-127',
    topics: ['surfaces', 'mechanisms'],
    tests: ['heterogeneous-catalysis'],
    uses: ['rate-determining-step'],
    difficulty: 'advanced',
    text: 'The rate of a gas reaction on a solid catalyst increases strongly with the flow rate of the gas but changes little when the catalyst is made hotter. What limits the rate?',
    answer: 'The transport of reactant to the surface',
    distractors: [
      {
        text: 'The reaction of the adsorbed molecules',
        slip: 'one-condition-only',
        teaching: 'A chemical step would depend strongly on temperature but not on the flow.',
      },
      {
        text: 'The desorption of the product',
        slip: 'one-condition-only',
        teaching: 'Desorption has a high activation energy; a faster flow would not speed it up.',
      },
      {
        text: 'The equilibrium of the reaction',
        slip: 'faster-for-farther',
        teaching:
          'The flow rate does not change the equilibrium, and a limit set by equilibrium would depend on temperature.',
      },
    ],
    explanation:
      'A faster flow thins the layer through which molecules diffuse, and diffusion depends little on temperature. Both observations show that the transport of reactant to the surface limits the rate.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 17',
  },
];

import type { WrittenQuestion } from '../written-question.ts';

/** Interfaces, nanomaterials and the solid state. */
export const surfacesAndSolidsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-surfaces-51',
    topics: ['surfaces'],
    tests: ['heterogeneous-catalysis'],
    uses: ['langmuir-isotherm'],
    difficulty: 'advanced',
    text: 'On platinum, \\ce{CO} and dissociated \\ce{O2} react in the adsorbed state (Langmuir–Hinshelwood mechanism). At a constant low temperature and constant pressure of \\ce{O2} the rate falls when the pressure of \\ce{CO} is raised beyond a certain value. Why?',
    answer: '\\ce{CO} occupies the sites that oxygen needs.',
    distractors: [
      {
        text: '\\ce{CO2} occupies the sites that \\ce{CO} needs.',
        slip: 'reversed-cause',
        teaching: '\\ce{CO2} hardly adsorbs on platinum, and more \\ce{CO} would displace it.',
      },
      {
        text: '\\ce{CO} fills all sites, and the order in \\ce{CO} becomes zero.',
        slip: 'ignored-competition',
        teaching: 'With order zero the rate would stay constant; here \\ce{CO} displaces the other reactant.',
      },
      {
        text: '\\ce{CO2} turns back into \\ce{CO}, and equilibrium is reached.',
        slip: 'faster-for-farther',
        teaching:
          'More reactant would favor the forward reaction; the oxidation is practically complete at low temperature.',
      },
    ],
    explanation:
      'The rate grows with the product of the two coverages. \\ce{CO} adsorbs strongly: at high pressure it occupies the sites that oxygen needs for its dissociation, so the oxygen coverage and the rate fall.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 19',
  },
  {
    id: 'physical-surfaces-52',
    topics: ['surfaces'],
    tests: ['colloids'],
    difficulty: 'intermediate',
    text: 'A sol of \\ce{As2S3} has negatively charged particles. Which salt coagulates it at the lowest molar concentration?',
    answer: '\\ce{AlCl3}',
    distractors: [
      {
        text: '\\ce{MgCl2}',
        slip: 'small-for-zero',
        teaching:
          'A doubly charged cation works well, but a triply charged cation works at a still lower concentration.',
      },
      {
        text: '\\ce{NaCl}',
        slip: 'ignored-charges',
        teaching: 'A singly charged cation needs the highest concentration of the three cations here.',
      },
      {
        text: '\\ce{Na3PO4}',
        slip: 'wrong-sign',
        teaching: 'The triple charge is on the anion, which has the same sign as the particles.',
      },
    ],
    explanation:
      'The ion whose charge is opposite to that of the particles is decisive, and its effect grows steeply with its charge (Hardy–Schulze rule): \\ce{Al^{3+}} screens negative particles best, so \\ce{AlCl3} is needed at the lowest concentration.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
    computation: {
      kind: 'option-extreme',
      values: { '\\ce{AlCl3}': '3', '\\ce{MgCl2}': '2', '\\ce{NaCl}': '1', '\\ce{Na3PO4}': '1' },
      pick: 'greatest',
      quantity: 'charge of the cation',
    },
  },
  {
    id: 'physical-surfaces-53',
    topics: ['surfaces'],
    tests: ['surfactants-and-micelles'],
    difficulty: 'intermediate',
    text: 'The surface tension of water falls as a detergent is added, but stays almost constant above 8 mmol/L. Why?',
    answer: 'Additional detergent forms micelles in the bulk.',
    distractors: [
      {
        text: 'Additional detergent forms a second layer at the surface.',
        slip: 'wrong-region',
        teaching: 'The surface keeps just one layer; the additional molecules gather inside the liquid.',
      },
      {
        text: 'Additional detergent remains unassociated in the bulk.',
        slip: 'ignored-competition',
        teaching: 'If the concentration of single molecules rose, the surface tension would fall further.',
      },
      {
        text: 'Additional detergent remains unassociated at the surface.',
        slip: 'wrong-region',
        teaching: 'The surface is full; the additional molecules gather inside the liquid.',
      },
    ],
    explanation:
      'Above the critical micelle concentration additional detergent forms micelles in the bulk. The concentration of single molecules, which governs the surface, stays almost constant, and so does the surface tension.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-54',
    topics: ['surfaces'],
    tests: ['capillarity-and-wetting'],
    difficulty: 'beginner',
    text: 'A glass capillary is coated so that water meets its wall at a contact angle of 110°. It is dipped upright into water. Where does the water stand inside, and how is its surface curved?',
    answer: 'Lower than outside, convex',
    distractors: [
      {
        text: 'Lower than outside, concave',
        slip: 'one-part-right',
        teaching: 'A concave surface forms at a wall that is wetted, with a contact angle below 90°.',
      },
      {
        text: 'Higher than outside, convex',
        slip: 'reversed-trend',
        teaching: 'The pressure under a convex surface is raised, which pushes the liquid down.',
      },
      {
        text: 'Higher than outside, concave',
        slip: 'overgeneralised-rule',
        teaching: 'This is true of clean glass, which water wets; the angle here is above 90°.',
      },
    ],
    explanation:
      'cos 110° is negative: the wall is not wetted. The surface is convex, the pressure below it is raised (Young–Laplace), and the water stands lower than outside.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 14',
  },
  {
    id: 'physical-surfaces-55',
    topics: ['surfaces', 'quantum-mechanics'],
    tests: ['nanomaterials'],
    uses: ['particle-in-a-box'],
    difficulty: 'beginner',
    text: 'Two samples of \\ce{CdSe} quantum dots have diameters of 2 nm and 6 nm. How does the light emitted by the smaller dots differ?',
    answer: 'Shorter wavelength, because the gap is wider',
    distractors: [
      {
        text: 'Shorter wavelength, because the gap is narrower',
        slip: 'inverted-ratio',
        teaching: 'A narrower gap would give photons of less energy and longer wavelength.',
      },
      {
        text: 'Longer wavelength, because the gap is wider',
        slip: 'inverted-ratio',
        teaching: 'A wider gap gives photons of more energy, so the wavelength is shorter.',
      },
      {
        text: 'Longer wavelength, because the gap is narrower',
        slip: 'reversed-trend',
        teaching: 'Confinement in a smaller dot raises the energies, so the gap is wider.',
      },
    ],
    explanation:
      'As for a particle in a box, stronger confinement spreads the levels. In the smaller dots the gap is wider, the photons have more energy, and the wavelength is shorter.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 7',
  },
  {
    id: 'physical-solid-state-51',
    topics: ['solid-state'],
    tests: ['close-packing'],
    uses: ['ionic-crystal-structures'],
    difficulty: 'intermediate',
    text: 'In \\ce{Al2O3} (corundum) the oxide ions are close-packed and aluminum ions occupy octahedral holes only. What fraction of the octahedral holes is filled?',
    answer: 'Two thirds',
    distractors: [
      {
        text: 'One third',
        slip: 'wrong-lattice',
        teaching:
          'One third would be correct if there were two such holes for each oxide ion, as for tetrahedral holes.',
      },
      {
        text: 'One half',
        slip: 'overgeneralised-rule',
        teaching: 'There is one octahedral hole for each oxide ion: three holes for two aluminum ions.',
      },
      {
        text: 'Three quarters',
        slip: 'inverted-ratio',
        teaching:
          'The formula has two cations for three anions, and there is one octahedral hole for each anion.',
      },
    ],
    explanation:
      'A close-packed array of *N* spheres has *N* octahedral holes. For three oxide ions there are three holes, of which two are filled: two thirds.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-52',
    topics: ['solid-state'],
    tests: ['ionic-crystal-structures'],
    uses: ['close-packing'],
    difficulty: 'beginner',
    text: 'In fluorite, \\ce{CaF2}, the calcium ions form a cubic close-packed array and the fluoride ions fill all tetrahedral holes. What are the coordination numbers of the two ions?',
    answer: 'Ca: 8, F: 4',
    distractors: [
      {
        text: 'Ca: 4, F: 8',
        slip: 'exchanged-components',
        teaching: 'An ion in a tetrahedral hole has four neighbors, and the fluoride ions are in the holes.',
      },
      {
        text: 'Ca: 4, F: 4',
        slip: 'ignored-coefficients',
        teaching: 'There are twice as many fluoride ions, so each calcium ion has twice as many neighbors.',
      },
      {
        text: 'Ca: 8, F: 8',
        slip: 'ignored-coefficients',
        teaching: 'A tetrahedral hole has four corners, so fluoride has four neighbors.',
      },
    ],
    explanation:
      'In a tetrahedral hole fluoride has 4 calcium neighbors. The number of contacts must be the same when counted from either ion: 1 × 8 = 2 × 4, so Ca: 8, F: 4.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-53',
    topics: ['solid-state'],
    tests: ['ionic-crystal-structures'],
    difficulty: 'intermediate',
    text: '\\ce{RbCl} has the rock salt structure at 1 bar. To which structure does it change at high pressure?',
    answer: 'Cesium chloride',
    distractors: [
      {
        text: 'Zinc blende',
        slip: 'reversed-trend',
        teaching:
          'Zinc blende has coordination number 4 and is less dense; pressure favors the denser structure.',
      },
      {
        text: 'Wurtzite',
        slip: 'reversed-trend',
        teaching: 'Wurtzite has coordination number 4 and is less dense than rock salt.',
      },
      {
        text: 'Fluorite',
        slip: 'ignored-coefficients',
        teaching: 'Fluorite is a structure of compounds with two ions of one kind for each of the other.',
      },
    ],
    explanation:
      'Pressure favors dense structures with high coordination numbers. After 6:6 in rock salt, the next higher coordination of a 1:1 compound is 8:8, as in the cesium chloride structure.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-54',
    topics: ['solid-state'],
    tests: ['x-ray-diffraction'],
    uses: ['unit-cells'],
    difficulty: 'beginner',
    text: 'X-rays of wavelength 154 pm give a first-order reflection from a crystal at a scattering angle 2*θ* = 40.0°. What is the spacing of the reflecting planes?',
    answer: '225 pm',
    distractors: [
      {
        text: '120 pm',
        slip: 'forgot-half',
        teaching: 'Bragg’s law contains *θ*, half of the scattering angle: 20.0°.',
        expression: '154 / (2 * sin(40.0 * pi / 180))',
      },
      {
        text: '450 pm',
        slip: 'forgot-factor-two',
        teaching: 'The path difference is 2*d* sin *θ*, so a factor of two belongs in the denominator.',
        expression: '154 / (0.3420201)',
      },
      {
        text: '240 pm',
        slip: 'forgot-factor-two',
        teaching:
          'Bragg’s law contains *θ* = 20.0°, not 2*θ*, and a factor of two; both were overlooked here.',
        expression: '154 / sin(40.0 * pi / 180)',
      },
    ],
    explanation: '*θ* = 20.0°, and *λ* = 2*d* sin *θ* gives *d* = 154 pm/(2 × 0.3420) = 225 pm.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 15',
    computation: { kind: 'quantity', expression: '154 / (2 * 0.3420201)', unit: 'pm' },
  },
  {
    id: 'physical-solid-state-55',
    topics: ['solid-state'],
    tests: ['x-ray-diffraction'],
    uses: ['unit-cells'],
    difficulty: 'advanced',
    text: 'The powder pattern of iron (body-centered cubic) has no 100 reflection, although that of a primitive cubic crystal has one. Why is it missing?',
    answer: 'Waves from the center atoms cancel those from the corner atoms.',
    distractors: [
      {
        text: 'Waves from the center atoms are absorbed by the corner atoms.',
        slip: 'wrong-cause',
        teaching: 'The intensity vanishes by interference, not by absorption.',
      },
      {
        text: 'Waves from opposite faces of the cell cancel one another.',
        slip: 'wrong-region',
        teaching: 'Planes that are one cell edge apart scatter in phase at the angle of the 100 reflection.',
      },
      {
        text: 'Waves from the corner atoms are absorbed by the center atoms.',
        slip: 'wrong-cause',
        teaching:
          'No absorption is involved; the waves from the corner atoms meet waves of opposite phase from the center atoms.',
      },
    ],
    explanation:
      'At the Bragg angle of the 100 reflection the cell faces scatter in phase. The plane of center atoms lies midway, with a path difference of half a wavelength, and contains the same number of atoms, so the two waves cancel. Reflections with odd *h* + *k* + *l* are missing.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 15',
  },
  {
    id: 'physical-solid-state-56',
    topics: ['solid-state'],
    tests: ['band-theory'],
    difficulty: 'beginner',
    text: 'Silicon is doped with a little gallium. Which type of semiconductor results, and where do the new levels lie in the band gap?',
    answer: 'p-type; just above the valence band',
    distractors: [
      {
        text: 'p-type; just below the conduction band',
        slip: 'wrong-level',
        teaching:
          'Gallium has one valence electron too few and takes one from the valence band, so its levels lie near that band.',
      },
      {
        text: 'n-type; just above the valence band',
        slip: 'doping-types-confused',
        teaching: 'Gallium has three valence electrons, one fewer than silicon: it leaves holes.',
      },
      {
        text: 'n-type; just below the conduction band',
        slip: 'wrong-sign',
        teaching: 'This describes doping with an element such as arsenic, which has one electron more.',
      },
    ],
    explanation:
      'Gallium has three valence electrons, one fewer than silicon. Its acceptor levels lie just above the valence band, take electrons from it and leave holes: p-type.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-57',
    topics: ['solid-state'],
    tests: ['band-theory'],
    uses: ['boltzmann-distribution'],
    difficulty: 'intermediate',
    text: 'On warming from 300 K to 350 K the resistance of pure germanium falls sharply, whereas that of copper rises a little. What explains both results?',
    answer: 'The number of carriers rises in germanium, and their scattering rises in copper.',
    distractors: [
      {
        text: 'The scattering of carriers falls in germanium, and their number falls in copper.',
        slip: 'reversed-cause',
        teaching:
          'In both solids the vibrations scatter carriers more strongly on warming, and the number of carriers in copper is constant.',
      },
      {
        text: 'The number of carriers rises in both, but they are slower in copper.',
        slip: 'overgeneralised-rule',
        teaching: 'Copper has a partly filled band at every temperature; warming adds no carriers.',
      },
      {
        text: 'The scattering of carriers falls in both, but they are fewer in copper.',
        slip: 'reversed-trend',
        teaching:
          'Vibrations grow on warming, so carriers are scattered more, and copper has far more of them.',
      },
    ],
    explanation:
      'In germanium electrons must cross a band gap; their number rises steeply with temperature and outweighs the scattering. Copper has a partly filled band with a constant number of carriers, so the stronger scattering by vibrations is decisive.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-58',
    topics: ['solid-state'],
    tests: ['crystal-defects'],
    uses: ['density-of-a-crystal'],
    difficulty: 'intermediate',
    text: 'The density of a stoichiometric crystal of \\ce{NaCl}, heated and quickly cooled, is slightly lower than the density calculated from its X-ray unit cell. Which defects explain this?',
    answer: 'Pairs of a cation vacancy and an anion vacancy',
    distractors: [
      {
        text: 'Cations that have moved into interstitial sites',
        slip: 'other-defect',
        teaching:
          'In such Frenkel defects no ion leaves the crystal, so the mass in the volume stays the same.',
      },
      {
        text: 'Anions that have been replaced by trapped electrons',
        slip: 'wrong-cause',
        teaching: 'Such color centers would leave the crystal with too little chlorine.',
      },
      {
        text: 'Cations that have changed places with anions',
        slip: 'wrong-cause',
        teaching: 'An exchange removes no mass, and like charges would become neighbors.',
      },
    ],
    explanation:
      'The unit cell determined by X-rays contains all its ions. A lower density with unchanged composition means that equal numbers of cations and anions are missing: Schottky defects, pairs of a cation vacancy and an anion vacancy.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-59',
    topics: ['solid-state'],
    tests: ['madelung-constant'],
    uses: ['lattice-enthalpy'],
    difficulty: 'beginner',
    text: '\\ce{NaCl} and \\ce{MgO} both have the rock salt structure. Which quantity in the Born–Landé equation is the same for both?',
    answer: 'The Madelung constant',
    distractors: [
      {
        text: 'The distance between neighboring ions',
        slip: 'wrong-cause',
        teaching: 'The ions differ in size, so the distances differ.',
      },
      {
        text: 'The product of the charges',
        slip: 'ignored-charges',
        teaching: 'The product is −1 for \\ce{NaCl} and −4 for \\ce{MgO}.',
      },
      {
        text: 'The lattice energy',
        slip: 'answered-another-quantity',
        teaching:
          'That of \\ce{MgO} is about five times as large, because of the higher charges and the shorter distance.',
      },
    ],
    explanation:
      'The Madelung constant depends on the geometry of the structure alone, 1.748 for rock salt. Charges and distances enter the equation separately.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 6',
  },
  {
    id: 'physical-solid-state-60',
    topics: ['solid-state'],
    tests: ['superconductivity'],
    difficulty: 'intermediate',
    text: 'A sample is cooled in a weak magnetic field. Which observation shows that it is a superconductor, and not merely a conductor whose resistance has become zero?',
    answer: 'At the transition it expels the field from its interior.',
    distractors: [
      {
        text: 'At the transition it traps the field in its interior.',
        slip: 'reversed-cause',
        teaching:
          'A merely perfect conductor would keep the field that was inside it when its resistance vanished.',
      },
      {
        text: 'Below the transition a current flows without a voltage.',
        slip: 'fit-for-proof',
        teaching: 'A conductor of zero resistance would do the same.',
      },
      {
        text: 'Below the transition a ring keeps its current for years.',
        slip: 'fit-for-proof',
        teaching: 'Zero resistance alone would be enough for this.',
      },
    ],
    explanation:
      'Zero resistance alone would keep the field inside as it was at the moment of cooling. A superconductor expels it on cooling in the field: the Meissner effect.',
    reference: 'Kittel, Introduction to Solid State Physics, 8th ed., chapter 10',
  },
  {
    id: 'physical-solid-state-61',
    topics: ['solid-state', 'phase-equilibria'],
    tests: ['liquid-crystals'],
    difficulty: 'beginner',
    text: 'What distinguishes a smectic from a nematic liquid crystal?',
    answer: 'Its molecules lie in layers and also point in one direction.',
    distractors: [
      {
        text: 'Its molecules lie in layers without pointing in one direction.',
        slip: 'ignored-freedom',
        teaching: 'The molecules of smectic phases also point in one direction.',
      },
      {
        text: 'Its molecules point in one direction without lying in layers.',
        slip: 'other-terms-meaning',
        teaching: 'This describes the nematic phase.',
      },
      {
        text: 'Its molecules occupy fixed sites of a three-dimensional lattice.',
        slip: 'overgeneralised-rule',
        teaching: 'This would be a crystal; within its layers a smectic phase flows.',
      },
    ],
    explanation:
      'In a nematic phase long molecules share a direction, but their centers are disordered. In a smectic phase they share a direction and also lie in layers.',
    reference: 'LibreTexts, Physical and Theoretical Chemistry, Liquid Crystals',
  },
];

import type { WrittenQuestion } from '../../written-question.ts';

export const materialsAndTheirMakingQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-solid-state-423',
    topics: ['solid-state'],
    tests: ['glass-and-ceramics'],
    difficulty: 'beginner',
    text: 'Silica glass and quartz are both \\ce{SiO2}. What distinguishes the glass from quartz?',
    answer: 'It lacks long-range order.',
    distractors: [
      {
        text: 'It lacks Si–O bonds.',
        slip: 'kind-of-bonding-confused',
        teaching: 'Both are networks of \\ce{SiO4} tetrahedra joined by Si–O–Si bonds.',
      },
      {
        text: 'It contains separate \\ce{SiO2} molecules.',
        slip: 'molecules-in-giant-structure',
        teaching: 'Neither contains molecules; both are giant structures.',
      },
      {
        text: 'It is a liquid that flows at room temperature.',
        slip: 'other-state-of-matter',
        teaching: 'Glass is a rigid, amorphous solid at room temperature.',
      },
    ],
    explanation:
      'Each silicon atom is bonded to four oxygen atoms in both. In the glass the tetrahedra are joined irregularly, without a repeating lattice.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'physical-solid-state-424',
    topics: ['solid-state'],
    tests: ['glass-and-ceramics'],
    difficulty: 'beginner',
    text: 'Soda-lime glass is made from sand, limestone and soda. What does the sodium oxide from the soda do in the glass?',
    answer: 'It breaks up the network and lowers the softening temperature.',
    distractors: [
      {
        text: 'It adds new links to the network and hardens it.',
        slip: 'reversed-trend',
        teaching: 'Each \\ce{O^2-} opens an Si–O–Si link; fewer links are left.',
      },
      {
        text: 'It colors the glass green.',
        slip: 'wrong-cause',
        teaching: 'The green tint comes from iron; sodium ions are colorless.',
      },
      {
        text: 'It makes the glass insoluble in water.',
        slip: 'exchanged-components',
        teaching: 'Sodium oxide makes it less resistant to water; calcium oxide counters this.',
      },
    ],
    explanation:
      '\\ce{Na2O} is a network modifier: Si–O–Si turns into two Si–O^{−} ends. The glass softens at a lower temperature.',
    reference: 'LibreTexts, Inorganic Chemistry, Glass',
  },
  {
    id: 'physical-solid-state-425',
    topics: ['solid-state'],
    tests: ['glass-and-ceramics'],
    difficulty: 'intermediate',
    text: 'Why does borosilicate glass withstand sudden changes of temperature better than soda-lime glass?',
    answer: 'It expands less on heating.',
    distractors: [
      {
        text: 'It conducts heat like a metal.',
        slip: 'irrelevant-property',
        teaching: 'All glasses conduct heat poorly.',
      },
      {
        text: 'It is crystalline.',
        slip: 'other-state-of-matter',
        teaching: 'It is as amorphous as other glasses.',
      },
      {
        text: 'It contains more sodium oxide.',
        slip: 'reversed-trend',
        teaching: 'More modifier would raise the expansion; boron oxide takes its place.',
      },
    ],
    explanation:
      'With \\ce{B2O3} as a second network former, less alkali is needed. The thermal expansion is small, so little stress arises between hot and cold parts.',
    reference: 'LibreTexts, Inorganic Chemistry, Glass',
  },
  {
    id: 'physical-solid-state-426',
    topics: ['solid-state'],
    tests: ['glass-and-ceramics'],
    difficulty: 'intermediate',
    text: 'Alumina ceramic is very hard and melts at 2072 °C, but breaks when struck. Which explanation accounts for all three properties?',
    answer: 'Strong ionic and covalent bonds that do not let layers slip',
    distractors: [
      {
        text: 'Weak bonds between molecules that let layers slip',
        slip: 'molecules-in-giant-structure',
        teaching: 'Weak forces would mean a soft solid with a low melting point.',
      },
      {
        text: 'A sea of electrons that lets layers slip',
        slip: 'kind-of-bonding-confused',
        teaching: 'This is the picture of a metal, which bends rather than breaks.',
      },
      {
        text: 'Strong covalent bonds within layers and weak forces between them',
        slip: 'kind-of-bonding-confused',
        teaching: 'This describes graphite, which is soft.',
      },
    ],
    explanation:
      'Strong directional and ionic bonds make it hard and high-melting. Because planes of atoms cannot slip, a crack runs through instead, so the ceramic is brittle.',
    reference: 'OpenStax Chemistry 2e, section 10.5',
  },
  {
    id: 'physical-solid-state-427',
    topics: ['solid-state'],
    tests: ['glass-and-ceramics'],
    difficulty: 'advanced',
    text: 'A glass-forming melt is cooled once slowly and once rapidly. How do the glass transition temperatures and densities of the two glasses compare?',
    answer: 'Fast cooling gives a higher transition temperature and a lower density.',
    distractors: [
      {
        text: 'Fast cooling gives a lower transition temperature and a higher density.',
        slip: 'reversed-trend',
        teaching:
          'Fast cooling leaves less time to pack well, so the structure freezes in at a higher temperature.',
      },
      {
        text: 'Fast cooling gives a higher transition temperature and a higher density.',
        slip: 'one-side-only',
        teaching: 'A structure that freezes in at a higher temperature keeps its looser packing.',
      },
      {
        text: 'There is no difference in either property.',
        slip: 'overgeneralised-rule',
        teaching: 'Unlike a melting point, the glass transition depends on the rate of cooling.',
      },
    ],
    explanation:
      'With fast cooling the liquid falls out of equilibrium at a higher temperature and keeps the larger volume that it had there.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 15',
  },
  {
    id: 'physical-solid-state-428',
    topics: ['solid-state'],
    tests: ['cement-chemistry'],
    difficulty: 'beginner',
    text: 'What happens when Portland cement sets?',
    answer: 'Its silicates react with water to form hydrates.',
    distractors: [
      {
        text: 'Its water evaporates and leaves behind a dry solid.',
        slip: 'chemical-for-physical-change',
        teaching: 'Cement sets under water too: water is built into the products.',
      },
      {
        text: 'Its lime takes up \\ce{CO2} from the air.',
        slip: 'reaction-type-confused',
        teaching: 'This is how lime mortar hardens.',
      },
      {
        text: 'Its silicates melt and solidify.',
        slip: 'chemical-for-physical-change',
        teaching: 'The silicates are heated strongly in the kiln; setting takes place at room temperature.',
      },
    ],
    explanation:
      'Calcium silicates react with water to form calcium silicate hydrate and calcium hydroxide: a hydraulic binder.',
    reference: 'LibreTexts, Inorganic Chemistry, Cement',
  },
  {
    id: 'physical-solid-state-429',
    topics: ['solid-state'],
    tests: ['cement-chemistry'],
    difficulty: 'intermediate',
    text: 'Which product of cement hydration gives concrete most of its strength?',
    answer: 'Calcium silicate hydrate (C–S–H)',
    distractors: [
      {
        text: 'Calcium hydroxide (portlandite)',
        slip: 'role-of-a-species',
        teaching: 'It forms too, and makes the pores alkaline, but it adds little strength.',
      },
      {
        text: 'Calcium carbonate (calcite)',
        slip: 'reaction-type-confused',
        teaching: 'It forms slowly from \\ce{CO2} in the air, not by hydration.',
      },
      {
        text: 'Calcium sulfate dihydrate (gypsum)',
        slip: 'role-of-a-species',
        teaching: 'Gypsum is added to the clinker to delay the setting.',
      },
    ],
    explanation:
      '\\ce{Ca3SiO5} and \\ce{Ca2SiO4} give C–S–H, a nearly amorphous gel that binds the grains together.',
    reference: 'LibreTexts, Inorganic Chemistry, Cement',
  },
  {
    id: 'physical-solid-state-430',
    topics: ['solid-state'],
    tests: ['cement-chemistry'],
    difficulty: 'intermediate',
    text: 'Why is some gypsum ground into cement clinker?',
    answer: 'To slow the fast reaction of the aluminate with water',
    distractors: [
      {
        text: 'To speed up the reaction of the silicates with water',
        slip: 'reversed-trend',
        teaching: 'The purpose is a delay, so that the paste can be worked.',
      },
      {
        text: 'To speed up the drying of the paste',
        slip: 'wrong-cause',
        teaching: 'Cement sets by reacting with water, not by drying, and gypsum delays the setting.',
      },
      {
        text: 'To give the cement its gray color',
        slip: 'irrelevant-property',
        teaching: 'The gray comes from iron compounds.',
      },
    ],
    explanation:
      '\\ce{Ca3Al2O6} would react within minutes (“flash set”). With sulfate it forms a layer of ettringite that slows it down.',
    reference: 'LibreTexts, Inorganic Chemistry, Cement',
  },
  {
    id: 'physical-solid-state-431',
    topics: ['solid-state'],
    tests: ['cement-chemistry'],
    difficulty: 'intermediate',
    text: 'Alite, \\ce{Ca3SiO5}, and belite, \\ce{Ca2SiO4}, both hydrate. Which statement about them is correct?',
    answer: 'Alite reacts faster and gives more \\ce{Ca(OH)2}.',
    distractors: [
      {
        text: 'Belite reacts faster and gives more \\ce{Ca(OH)2}.',
        slip: 'exchanged-components',
        teaching: 'Belite contains less calcium and takes weeks to react.',
      },
      {
        text: 'Alite reacts faster and gives less \\ce{Ca(OH)2}.',
        slip: 'one-side-only',
        teaching: 'Alite has three calcium atoms per silicon atom and so has more lime to spare.',
      },
      {
        text: 'Belite reacts faster and gives less \\ce{Ca(OH)2}.',
        slip: 'one-side-only',
        teaching: 'Belite does give less lime, but it takes weeks to react.',
      },
    ],
    explanation:
      'Alite gives the early strength (first weeks), belite the late strength. The lime that C–S–H does not bind appears as \\ce{Ca(OH)2}.',
    reference: 'LibreTexts, Inorganic Chemistry, Cement',
  },
  {
    id: 'physical-solid-state-432',
    topics: ['solid-state'],
    tests: ['cement-chemistry'],
    difficulty: 'advanced',
    text: 'Steel in fresh concrete does not rust, but it can rust once the concrete has been in contact with air for decades. Which change is responsible?',
    answer: '\\ce{CO2} lowers the pH of the pore water.',
    distractors: [
      {
        text: '\\ce{O2} raises the pH of the pore water.',
        slip: 'wrong-cause',
        teaching: 'Dissolved oxygen is not a base and leaves the pH unchanged.',
      },
      {
        text: '\\ce{N2} forms nitrides of iron.',
        slip: 'wrong-cause',
        teaching: 'Nitrogen does not react with steel at room temperature.',
      },
      {
        text: '\\ce{CO2} raises the pH of the pore water.',
        slip: 'wrong-sign',
        teaching: 'Carbon dioxide is acidic: it consumes calcium hydroxide.',
      },
    ],
    explanation:
      'In carbonation, \\ce{Ca(OH)2 + CO2 -> CaCO3 + H2O}, the base is used up. The pH falls from about 13 to below 9, and the passive layer on the steel is lost.',
    reference: 'LibreTexts, Inorganic Chemistry, Cement',
  },
  {
    id: 'physical-solid-state-433',
    topics: ['solid-state'],
    tests: ['metal-organic-frameworks'],
    difficulty: 'beginner',
    text: 'What are the building units of a metal–organic framework (MOF)?',
    answer: 'Metal ions or clusters joined by organic linkers',
    distractors: [
      {
        text: 'Metal atoms dissolved in an organic polymer',
        slip: 'class-of-matter-confused',
        teaching: 'In a MOF, metal nodes and linkers alternate in a crystal lattice.',
      },
      {
        text: 'Organic cages held together by metallic bonds',
        slip: 'kind-of-bonding-confused',
        teaching: 'The links are coordinate bonds from the linkers to the metal.',
      },
      {
        text: 'Silicate tetrahedra with organic cations in pores',
        slip: 'other-substance',
        teaching: 'This describes zeolites made with a template.',
      },
    ],
    explanation:
      'Nodes of metal ions or clusters are connected by linkers with two or more donor groups to form a porous crystal.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 27',
  },
  {
    id: 'physical-solid-state-434',
    topics: ['solid-state'],
    tests: ['metal-organic-frameworks'],
    difficulty: 'beginner',
    text: 'Which linker can join zinc clusters into an extended framework, as in MOF-5?',
    answer: 'Benzene-1,4-dicarboxylate',
    distractors: [
      {
        text: 'Benzoate',
        slip: 'donor-atoms-miscounted',
        teaching: 'With one carboxylate it binds at one end only and ends the network.',
      },
      {
        text: 'Acetate',
        slip: 'donor-atoms-miscounted',
        teaching: 'One carboxylate group cannot bridge two distant clusters.',
      },
      { text: 'Benzene', slip: 'ignored-lone-pairs', teaching: 'It has no donor atoms to bind the metal.' },
    ],
    explanation:
      'Two carboxylate groups at opposite ends of a rigid ring connect two clusters, which gives an extended framework with pores.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 27',
  },
  {
    id: 'physical-solid-state-435',
    topics: ['solid-state'],
    tests: ['metal-organic-frameworks'],
    uses: ['adsorption'],
    difficulty: 'intermediate',
    text: 'What makes MOFs attractive for storing hydrogen or \\ce{CO2}?',
    answer: 'Their large internal surface area',
    distractors: [
      {
        text: 'Their high density',
        slip: 'irrelevant-property',
        teaching: 'They are light, open solids; this is part of the advantage.',
      },
      {
        text: 'Their high electrical conductivity',
        slip: 'irrelevant-property',
        teaching: 'Most conduct poorly, and the storage of a gas does not require conductivity.',
      },
      {
        text: 'Their covalent bonds to the gas',
        slip: 'physisorption-for-chemisorption',
        teaching: 'Weak forces hold the gas in the pores, so it can be released again.',
      },
    ],
    explanation:
      'Several thousand m² of surface per gram can adsorb gas in regular pores, whose size and functional groups are set by the linker.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 27',
  },
  {
    id: 'physical-solid-state-436',
    topics: ['solid-state'],
    tests: ['metal-organic-frameworks'],
    difficulty: 'intermediate',
    text: 'In an isoreticular series of MOFs the benzene ring of the linker is replaced by biphenyl. What happens to the pores and to the topology of the net?',
    answer: 'The pores grow; the topology stays the same.',
    distractors: [
      {
        text: 'The topology changes; the pores stay the same.',
        slip: 'exchanged-components',
        teaching: 'Isoreticular means “of the same net”.',
      },
      {
        text: 'Both stay the same; only the color changes.',
        slip: 'irrelevant-property',
        teaching: 'A longer linker must move the nodes apart.',
      },
      {
        text: 'The pores shrink; the topology stays the same.',
        slip: 'reversed-trend',
        teaching: 'A longer linker means a larger distance between nodes.',
      },
    ],
    explanation:
      'The nodes and the way they are connected stay the same, but the linkers are longer, which gives larger cells and pores in the same net.',
    reference: 'Housecroft and Sharpe, Inorganic Chemistry, 5th ed., chapter 27',
  },
  {
    id: 'physical-solid-state-437',
    topics: ['solid-state'],
    tests: ['metal-organic-frameworks'],
    difficulty: 'advanced',
    text: 'A new MOF prepared in DMF shows no nitrogen uptake at 77 K, though its X-ray structure has wide pores. What should be tried first?',
    answer: 'Exchanging the DMF in the pores and evacuating gently',
    distractors: [
      {
        text: 'Heating the MOF in air until it turns white',
        slip: 'remedy-worsens',
        teaching: 'The linkers would burn off and leave the metal oxide.',
      },
      {
        text: 'Measuring the uptake at a higher temperature',
        slip: 'reversed-trend',
        teaching: 'Physisorption decreases as the temperature rises.',
      },
      {
        text: 'Grinding the crystals to a finer powder',
        slip: 'wrong-property',
        teaching: 'The pores are filled; grinding does not empty them.',
      },
    ],
    explanation:
      'The pores of the as-synthesized MOF are filled with solvent. Exchange with a volatile solvent (or supercritical \\ce{CO2}) and evacuation “activate” the MOF without collapse.',
    reference: 'LibreTexts, Inorganic Chemistry, Metal-Organic Frameworks',
  },
  {
    id: 'physical-solid-state-438',
    topics: ['solid-state'],
    tests: ['sol-gel-processing'],
    difficulty: 'beginner',
    text: 'Which two kinds of reaction turn tetraethoxysilane, \\ce{Si(OC2H5)4}, into a silica gel?',
    answer: 'Hydrolysis and condensation',
    distractors: [
      {
        text: 'Oxidation and reduction',
        slip: 'reaction-type-confused',
        teaching: 'Silicon stays in the oxidation state +4 throughout.',
      },
      {
        text: 'Addition and elimination',
        slip: 'reaction-type-confused',
        teaching:
          'Alkoxide groups are replaced by OH, and then water or alcohol is lost as two silicon atoms become linked.',
      },
      {
        text: 'Melting and crystallization',
        slip: 'chemical-for-physical-change',
        teaching: 'The gel forms in solution near room temperature and is amorphous.',
      },
    ],
    explanation:
      'Water replaces OR by OH (hydrolysis); Si–OH groups join to form Si–O–Si with loss of water or alcohol (condensation).',
    reference: 'LibreTexts, Inorganic Chemistry, Sol-Gel Synthesis',
  },
  {
    id: 'physical-solid-state-439',
    topics: ['solid-state'],
    tests: ['sol-gel-processing'],
    difficulty: 'beginner',
    text: 'What is the advantage of making a mixed oxide by a sol–gel route rather than by heating powders of the oxides?',
    answer: 'Mixing on the molecular scale at low temperature',
    distractors: [
      {
        text: 'Crystalline oxides without any heating',
        slip: 'overgeneralised-rule',
        teaching: 'Gels are dried and usually also heated, but less strongly than powders.',
      },
      {
        text: 'Centimeter-sized crystals at low temperature',
        slip: 'wrong-cause',
        teaching: 'Gels are amorphous or finely crystalline.',
      },
      {
        text: 'Use of cheaper starting materials',
        slip: 'irrelevant-property',
        teaching: 'Alkoxides cost more than oxide powders.',
      },
    ],
    explanation:
      'In solution the metals are mixed on the molecular scale, so diffusion over micrometers at very high temperatures is not needed.',
    reference: 'LibreTexts, Inorganic Chemistry, Sol-Gel Synthesis',
  },
  {
    id: 'physical-solid-state-440',
    topics: ['solid-state'],
    tests: ['sol-gel-processing'],
    difficulty: 'intermediate',
    text: 'A wet silica gel shrinks and cracks when it dries in air. What causes this?',
    answer: 'Capillary pressure of the liquid in the pores',
    distractors: [
      {
        text: 'Gas and vapor pressure outside the pores',
        slip: 'wrong-cause',
        teaching: 'Pressure from outside acts on all sides alike.',
      },
      {
        text: 'Vapor pressure of the liquid in the pores',
        slip: 'wrong-cause',
        teaching: 'The vapor escapes through open pores and does not pull at their walls.',
      },
      {
        text: 'Repulsion of charges in the network',
        slip: 'wrong-sign',
        teaching: 'The network is pulled together, not pushed apart.',
      },
    ],
    explanation:
      'Curved menisci in nanometer pores pull the walls together with pressures of many bar. A dense xerogel forms.',
    reference: 'LibreTexts, Inorganic Chemistry, Sol-Gel Synthesis',
  },
  {
    id: 'physical-solid-state-441',
    topics: ['solid-state'],
    tests: ['sol-gel-processing'],
    difficulty: 'intermediate',
    text: 'How is an aerogel obtained from a wet gel?',
    answer: 'The liquid is removed above its critical point.',
    distractors: [
      {
        text: 'The liquid is boiled off at 1 atm.',
        slip: 'other-special-point',
        teaching: 'Menisci would form and pull the network together, giving a xerogel.',
      },
      {
        text: 'The liquid is frozen and left in the pores.',
        slip: 'one-step-short',
        teaching: 'The pores of an aerogel contain air, not a frozen liquid.',
      },
      {
        text: 'The liquid is squeezed out by pressure.',
        slip: 'remedy-worsens',
        teaching: 'This would destroy the open network.',
      },
    ],
    explanation:
      'Above the critical point there is no boundary between liquid and gas and no capillary pressure: the network keeps its shape.',
    reference: 'LibreTexts, Inorganic Chemistry, Sol-Gel Synthesis',
  },
  {
    id: 'physical-solid-state-442',
    topics: ['solid-state'],
    tests: ['sol-gel-processing'],
    difficulty: 'advanced',
    text: 'Tetraethoxysilane (TEOS) gives weakly branched chains under acid catalysis but dense particles under base catalysis. Why do bases favor highly branched silica?',
    answer: 'Highly condensed silicon atoms react faster with nucleophiles.',
    distractors: [
      {
        text: 'Highly condensed silicon atoms carry more ethoxy groups.',
        slip: 'reversed-trend',
        teaching: 'They carry fewer: these have been replaced by bridging oxygen.',
      },
      {
        text: 'Bases stop the hydrolysis after the first ethoxy group.',
        slip: 'reversed-trend',
        teaching: 'Under base catalysis each further step becomes faster.',
      },
      {
        text: 'Bases protonate the ethoxy groups.',
        slip: 'acid-for-base',
        teaching: 'Protonation is the role of the acid.',
      },
    ],
    explanation:
      'Bridging oxygen withdraws electrons more than OR does; silicon with more bridges is attacked faster by OH^{−} or SiO^{−}. Growth continues at branched sites, which gives compact particles.',
    reference: 'LibreTexts, Inorganic Chemistry, Sol-Gel Synthesis',
  },
  {
    id: 'physical-solid-state-443',
    topics: ['solid-state'],
    tests: ['solar-cells'],
    difficulty: 'beginner',
    text: 'In a dye-sensitized solar cell, what does the dye do when it absorbs light?',
    answer: 'It injects an electron into \\ce{TiO2}.',
    distractors: [
      {
        text: 'It takes an electron from \\ce{TiO2}.',
        slip: 'charge-turned-around',
        teaching: 'The excited dye is the donor; the empty conduction band takes the electron.',
      },
      {
        text: 'It injects a proton into \\ce{TiO2}.',
        slip: 'wrong-cause',
        teaching: 'Light excites an electron of the dye, and it is this electron that moves.',
      },
      {
        text: 'It takes a proton from \\ce{TiO2}.',
        slip: 'wrong-cause',
        teaching: 'The dye gives an electron to the oxide; protons do not carry the current.',
      },
    ],
    explanation:
      'The excited dye passes an electron into the conduction band of \\ce{TiO2}; iodide in the electrolyte then regenerates the dye.',
    reference: 'LibreTexts, Physical and Theoretical Chemistry, Dye-Sensitized Solar Cells',
  },
  {
    id: 'physical-solid-state-444',
    topics: ['solid-state'],
    tests: ['solar-cells'],
    difficulty: 'intermediate',
    text: 'What is the role of the \\ce{I3^-}/\\ce{I-} couple in a dye-sensitized solar cell?',
    answer: 'To regenerate the oxidized dye',
    distractors: [
      { text: 'To absorb the sunlight', slip: 'role-of-a-species', teaching: 'This is the task of the dye.' },
      {
        text: 'To carry electrons to the \\ce{TiO2}',
        slip: 'role-of-a-species',
        teaching: 'Electrons enter \\ce{TiO2} from the excited dye.',
      },
      {
        text: 'To be used up as a fuel',
        slip: 'role-of-a-species',
        teaching: '\\ce{I3^-} is reduced again at the counter electrode: nothing is consumed.',
      },
    ],
    explanation:
      '\\ce{I-} gives an electron to the oxidized dye and becomes \\ce{I3^-}, which takes up electrons at the counter electrode.',
    reference: 'LibreTexts, Physical and Theoretical Chemistry, Dye-Sensitized Solar Cells',
  },
  {
    id: 'physical-solid-state-445',
    topics: ['solid-state'],
    tests: ['solar-cells'],
    difficulty: 'intermediate',
    text: 'Which ion occupies the A site in the perovskite \\ce{CH3NH3PbI3} used in solar cells?',
    answer: '\\ce{CH3NH3+}',
    distractors: [
      {
        text: '\\ce{Pb^2+}',
        slip: 'exchanged-components',
        teaching: 'Lead is in the \\ce{PbI6} octahedra, on the B site.',
      },
      {
        text: '\\ce{I-}',
        slip: 'exchanged-components',
        teaching: 'Iodide is X, at the corners of the octahedra.',
      },
      {
        text: '\\ce{NH4+}',
        slip: 'formula-for-structure',
        teaching: 'The cation is methylammonium as a whole.',
      },
    ],
    explanation:
      'In ABX_{3} the large cation A, methylammonium, fills the holes between corner-sharing \\ce{PbI6} octahedra.',
    reference: 'LibreTexts, Inorganic Chemistry, Perovskite Solar Cells',
  },
  {
    id: 'physical-solid-state-446',
    topics: ['solid-state'],
    tests: ['solar-cells'],
    uses: ['band-theory'],
    difficulty: 'intermediate',
    text: 'Why does a solar cell made of a single semiconductor lose efficiency if its band gap is very small?',
    answer: 'Its voltage is low.',
    distractors: [
      {
        text: 'It absorbs too little light.',
        slip: 'reversed-trend',
        teaching: 'A semiconductor with a small gap absorbs most of the spectrum.',
      },
      {
        text: 'Its electrons cannot leave the valence band.',
        slip: 'reversed-trend',
        teaching: 'They are raised easily; they just gain little energy that can be used.',
      },
      {
        text: 'It reflects all infrared light.',
        slip: 'reversed-trend',
        teaching: 'A semiconductor with a small gap absorbs infrared light rather than reflecting it.',
      },
    ],
    explanation:
      'The voltage is limited by the gap, and the excess energy of each photon becomes heat. With a very large gap, on the other hand, few photons are absorbed.',
    reference: 'LibreTexts, Physical and Theoretical Chemistry, Photovoltaics',
  },
  {
    id: 'physical-solid-state-447',
    topics: ['solid-state'],
    tests: ['solar-cells'],
    difficulty: 'advanced',
    text: 'Replacing part of the iodide in \\ce{CH3NH3PbI3} with bromide widens the band gap. What effect on the short-circuit current and open-circuit voltage is expected?',
    answer: 'Lower current, higher voltage',
    distractors: [
      {
        text: 'Higher current, lower voltage',
        slip: 'reversed-trend',
        teaching: 'A wider gap lets more red light pass unused.',
      },
      {
        text: 'Higher current, higher voltage',
        slip: 'one-side-only',
        teaching: 'Fewer photons have enough energy for the wider gap.',
      },
      {
        text: 'Lower current, lower voltage',
        slip: 'one-side-only',
        teaching: 'The voltage that can be reached grows with the gap.',
      },
    ],
    explanation:
      'A wider gap absorbs fewer photons (lower current), but each electron has more energy (higher voltage). The best single gap lies near 1.3 eV.',
    reference: 'LibreTexts, Physical and Theoretical Chemistry, Photovoltaics',
  },
  {
    id: 'physical-surfaces-427',
    topics: ['surfaces'],
    tests: ['thin-film-deposition'],
    difficulty: 'beginner',
    text: 'What distinguishes atomic layer deposition (ALD) from ordinary chemical vapor deposition (CVD)?',
    answer: 'The precursors enter one after the other.',
    distractors: [
      {
        text: 'The precursors are solids.',
        slip: 'irrelevant-property',
        teaching: 'In both methods the precursors reach the surface as vapors.',
      },
      {
        text: 'No reaction takes place.',
        slip: 'chemical-for-physical-change',
        teaching: 'Both form the film by surface reactions.',
      },
      {
        text: 'The film grows faster.',
        slip: 'reversed-trend',
        teaching: 'ALD is slower: one layer at most in each cycle.',
      },
    ],
    explanation:
      'In ALD, pulses of the two precursors are separated by purging, so each surface reaction stops on its own.',
    reference: 'LibreTexts, Inorganic Chemistry, Thin Film Deposition',
  },
  {
    id: 'physical-surfaces-428',
    topics: ['surfaces'],
    tests: ['thin-film-deposition'],
    difficulty: 'intermediate',
    text: 'Why does atomic layer deposition (ALD) coat deep trenches with a film of uniform thickness?',
    answer: 'Each half-reaction stops when all sites are used.',
    distractors: [
      {
        text: 'Each pulse is so short that little gas arrives.',
        slip: 'reversed-cause',
        teaching: 'Pulses must be long enough for the gas to saturate even the bottom of the trench.',
      },
      {
        text: 'The precursors are liquids that fill the trench.',
        slip: 'other-state-of-matter',
        teaching: 'The precursors are gases and do not fill the trench as a liquid would.',
      },
      {
        text: 'The film melts and levels out.',
        slip: 'other-phenomenon',
        teaching: 'Films grow far below their melting points.',
      },
    ],
    explanation:
      'The surface reaction is self-limiting: wherever the gas arrives, one layer forms and no more, at the top and at the bottom.',
    reference: 'LibreTexts, Inorganic Chemistry, Thin Film Deposition',
  },
  {
    id: 'physical-surfaces-429',
    topics: ['surfaces'],
    tests: ['thin-film-deposition'],
    difficulty: 'intermediate',
    text: 'An ALD cycle of \\ce{Al(CH3)3} and \\ce{H2O} adds 0.11 nm of \\ce{Al2O3}. How many cycles give a film of 22 nm?',
    answer: '200',
    distractors: [
      {
        text: '100',
        slip: 'counted-twice',
        teaching: 'The thickness per cycle already covers both pulses.',
        expression: '(22 / 2) / 0.11',
      },
      {
        text: '400',
        slip: 'needless-doubling',
        teaching: 'A cycle consists of both pulses; they are not counted separately.',
        expression: '(22 * 2) / 0.11',
      },
      {
        text: '20',
        slip: 'prefix-as-ten',
        teaching: '22/0.11 is 200; here a power of ten was lost.',
        expression: '(22 / 0.11) / 10',
      },
    ],
    explanation: 'Each cycle, both pulses together, adds 0.11 nm: 22 nm/0.11 nm = 200 cycles.',
    reference: 'LibreTexts, Inorganic Chemistry, Thin Film Deposition',
    computation: { kind: 'quantity', expression: '22/0.11', unit: '' },
  },
  {
    id: 'physical-surfaces-430',
    topics: ['surfaces'],
    tests: ['thin-film-deposition'],
    difficulty: 'beginner',
    text: 'Which description fits a suitable precursor for chemical vapor deposition (CVD)?',
    answer: 'It is volatile and does not decompose before reaching the substrate.',
    distractors: [
      {
        text: 'It is nonvolatile and decomposes before reaching the substrate.',
        slip: 'wrong-sign',
        teaching: 'It must reach the substrate as an intact vapor.',
      },
      {
        text: 'It is volatile and does not react on reaching the substrate.',
        slip: 'one-condition-only',
        teaching: 'Without a reaction at the hot surface no film forms.',
      },
      {
        text: 'It is nonvolatile and does not react on reaching the substrate.',
        slip: 'wrong-sign',
        teaching: 'It must arrive as a vapor and react there.',
      },
    ],
    explanation:
      'The compound must evaporate, travel unchanged, and decompose or react only at the (hot) substrate.',
    reference: 'LibreTexts, Inorganic Chemistry, Thin Film Deposition',
  },
  {
    id: 'physical-surfaces-431',
    topics: ['surfaces'],
    tests: ['thin-film-deposition'],
    difficulty: 'advanced',
    text: 'The growth rate of a CVD film rises steeply with temperature at first and is nearly constant at high temperatures. What limits it in the two regions?',
    answer: 'First the surface reaction, then the supply of gas',
    distractors: [
      {
        text: 'First the supply of gas, then the surface reaction',
        slip: 'exchanged-orders',
        teaching:
          'The supply of gas depends only weakly on temperature; reaction rates follow the Arrhenius equation.',
      },
      {
        text: 'The supply of gas in both',
        slip: 'one-side-only',
        teaching: 'The supply alone would not give the steep rise.',
      },
      {
        text: 'The surface reaction in both',
        slip: 'one-side-only',
        teaching: 'A surface reaction would keep rising with temperature.',
      },
    ],
    explanation:
      'At low temperature the activated surface reaction is the slowest step. Once it is fast, every molecule that arrives reacts, and diffusion through the gas sets the rate.',
    reference: 'LibreTexts, Inorganic Chemistry, Thin Film Deposition',
  },
  {
    id: 'physical-surfaces-432',
    topics: ['surfaces'],
    tests: ['electron-microscopy'],
    difficulty: 'beginner',
    text: 'What do images from a scanning electron microscope (SEM) and from a transmission electron microscope (TEM) show?',
    answer: 'SEM: the surface; TEM: the inside of thin samples',
    distractors: [
      {
        text: 'SEM: the inside of thick samples; TEM: the surface',
        slip: 'exchanged-components',
        teaching: 'Transmission means that electrons pass through the sample.',
      },
      {
        text: 'Both: the surface, but TEM with light',
        slip: 'other-method',
        teaching: 'Both microscopes use electrons only, not light.',
      },
      {
        text: 'Both: the inside of thick samples',
        slip: 'overgeneralised-rule',
        teaching: 'Samples for TEM must be thin, below about 100 nm; SEM does not look through the sample.',
      },
    ],
    explanation:
      'The SEM scans the surface and collects electrons that come back; in the TEM the beam passes through a very thin sample.',
    reference: 'LibreTexts, Analytical Chemistry, Electron Microscopy',
  },
  {
    id: 'physical-surfaces-433',
    topics: ['surfaces'],
    tests: ['electron-microscopy'],
    difficulty: 'beginner',
    text: 'Why does an electron microscope resolve much finer detail than a light microscope?',
    answer: 'Fast electrons have a much shorter wavelength.',
    distractors: [
      {
        text: 'Fast electrons have a much longer wavelength.',
        slip: 'reversed-trend',
        teaching: 'Resolution improves as the wavelength gets shorter.',
      },
      {
        text: 'Electrons are smaller than atoms.',
        slip: 'wrong-cause',
        teaching: 'It is the wavelength, not the size of the particle, that limits the detail.',
      },
      {
        text: 'Fast electrons take a much longer path through lenses.',
        slip: 'wrong-cause',
        teaching: 'The length of the path does not limit the detail; the wavelength does.',
      },
    ],
    explanation:
      'Diffraction limits detail to about the wavelength: some 500 nm for light, picometers for electrons of 100 keV.',
    reference: 'LibreTexts, Analytical Chemistry, Electron Microscopy',
  },
  {
    id: 'physical-surfaces-434',
    topics: ['surfaces'],
    tests: ['electron-microscopy'],
    difficulty: 'intermediate',
    text: 'In the SEM, a plastic sample shows bright, drifting streaks. What is the usual remedy?',
    answer: 'Coating it with a thin film of gold or carbon',
    distractors: [
      {
        text: 'Making the sample thicker',
        slip: 'remedy-worsens',
        teaching: 'The sample charges up because it does not conduct; thickness does not help.',
      },
      {
        text: 'Raising the beam current',
        slip: 'remedy-worsens',
        teaching: 'A higher beam current brings more charge to the sample.',
      },
      {
        text: 'Cooling the sample with liquid nitrogen',
        slip: 'wrong-tool',
        teaching: 'The streaks come from charge, not from heat.',
      },
    ],
    explanation:
      'Electrons collect on an insulator and deflect the beam. A thin conducting film carries them away.',
    reference: 'LibreTexts, Analytical Chemistry, Electron Microscopy',
  },
  {
    id: 'physical-surfaces-435',
    topics: ['surfaces'],
    tests: ['electron-microscopy'],
    difficulty: 'intermediate',
    text: 'In an SEM image made with backscattered electrons, grains of lead oxide in alumina look bright. Why?',
    answer: 'Heavy nuclei scatter more electrons back.',
    distractors: [
      {
        text: 'Heavy nuclei emit more visible light.',
        slip: 'other-phenomenon',
        teaching: 'The signal is electrons, not light.',
      },
      {
        text: 'Light nuclei scatter more electrons back.',
        slip: 'reversed-trend',
        teaching: 'If so, alumina would look bright and the grains of lead oxide dark.',
      },
      {
        text: 'Light nuclei emit more visible light.',
        slip: 'other-phenomenon',
        teaching: 'The signal is electrons, and the grains that look bright contain the heavy nuclei.',
      },
    ],
    explanation:
      'Backscattering grows with the atomic number: lead appears bright against aluminum (compositional contrast).',
    reference: 'LibreTexts, Analytical Chemistry, Electron Microscopy',
  },
  {
    id: 'physical-surfaces-436',
    topics: ['surfaces'],
    tests: ['electron-microscopy'],
    difficulty: 'advanced',
    text: 'In an SEM with an X-ray detector (EDX), a spot on a steel sample shows a line at 6.4 keV. What produces this line?',
    answer: 'An outer electron falls into a hole in the K shell of iron.',
    distractors: [
      {
        text: 'A beam electron is reflected by iron.',
        slip: 'other-phenomenon',
        teaching: 'Reflected electrons do not produce a line characteristic of an element.',
      },
      {
        text: 'An iron nucleus emits a γ photon.',
        slip: 'wrong-cause',
        teaching: 'X-ray lines come from the electron shells.',
      },
      {
        text: 'An electron is raised to a higher shell of iron.',
        slip: 'reversed-trend',
        teaching: 'This absorbs energy; emission requires an electron to fall to a lower shell.',
      },
    ],
    explanation:
      'The beam knocks out a 1s electron; an electron from the L shell fills the hole and emits the Kα line, characteristic of iron.',
    reference: 'LibreTexts, Analytical Chemistry, Electron Microscopy',
  },
  {
    id: 'physical-solid-state-448',
    topics: ['solid-state'],
    tests: ['x-ray-diffraction', 'electron-microscopy'],
    difficulty: 'intermediate',
    text: 'Which of XRD, SEM and DSC reveals (1) the crystal phases, (2) the shape of the grains and (3) the enthalpy of fusion of a powder?',
    answer: '(1) XRD, (2) SEM, (3) DSC',
    distractors: [
      {
        text: '(1) SEM, (2) XRD, (3) DSC',
        slip: 'other-method',
        teaching: 'Shape needs an image; phases are identified by their diffraction pattern.',
      },
      {
        text: '(1) DSC, (2) SEM, (3) XRD',
        slip: 'other-method',
        teaching: 'Heat is measured by calorimetry, DSC.',
      },
      {
        text: '(1) XRD, (2) DSC, (3) SEM',
        slip: 'other-method',
        teaching: 'A microscope does not measure heat.',
      },
    ],
    explanation:
      'Diffraction identifies lattices, the electron microscope shows shapes, and differential scanning calorimetry measures heat flow.',
    reference: 'LibreTexts, Analytical Chemistry, Characterization of Materials',
  },
  {
    id: 'physical-solid-state-449',
    topics: ['solid-state', 'gravimetry'],
    tests: ['properties-of-polymers'],
    uses: ['thermogravimetric-analysis'],
    difficulty: 'intermediate',
    text: 'The DSC curve of a polymer shows a step in the baseline at 70 °C, an exothermic peak at 120 °C and an endothermic peak at 250 °C. What do these features represent, in this order?',
    answer: 'Glass transition, crystallization, melting',
    distractors: [
      {
        text: 'Melting, crystallization, glass transition',
        slip: 'series-position-wrong',
        teaching: 'Melting is the endothermic peak at the highest temperature.',
      },
      {
        text: 'Glass transition, melting, crystallization',
        slip: 'exchanged-signals',
        teaching: 'Crystallization releases heat, so it is the exothermic peak.',
      },
      {
        text: 'Crystallization, glass transition, melting',
        slip: 'exchanged-signals',
        teaching: 'A step in the heat capacity without a peak is the glass transition.',
      },
    ],
    explanation:
      'The glass transition changes the heat capacity (step), crystallization is exothermic and melting endothermic.',
    reference: 'LibreTexts, Analytical Chemistry, Characterization of Materials',
  },
  {
    id: 'physical-solid-state-450',
    topics: ['solid-state'],
    tests: ['x-ray-diffraction'],
    difficulty: 'intermediate',
    text: 'The X-ray powder lines of a sample are much broader than those of a standard of the same substance. What does this indicate?',
    answer: 'Very small crystallites',
    distractors: [
      {
        text: 'Very large crystallites',
        slip: 'reversed-trend',
        teaching: 'Large crystallites give sharp lines.',
      },
      {
        text: 'A different wavelength',
        slip: 'irrelevant-property',
        teaching: 'Another wavelength would shift all lines; it does not broaden those of one sample.',
      },
      {
        text: 'A very large amount of the substance',
        slip: 'height-for-position',
        teaching: 'More substance makes the lines more intense, not broader.',
      },
    ],
    explanation:
      'According to Scherrer’s equation, the width is inversely proportional to the size of the crystallites.',
    reference: 'LibreTexts, Analytical Chemistry, Characterization of Materials',
  },
];

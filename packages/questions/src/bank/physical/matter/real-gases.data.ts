import type { WrittenQuestion } from '../../written-question.ts';

export const realGasesQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-real-gases-101',
    topics: ['real-gases'],
    tests: ['kinetic-molecular-theory'],
    difficulty: 'beginner',
    text: 'Helium and argon are kept at the same temperature. What does kinetic theory say about the atoms of the two gases?',
    answer: 'Equal mean kinetic energy, different mean speed',
    distractors: [
      {
        text: 'Different mean kinetic energy, equal mean speed',
        slip: 'equal-temperature-for-equal-speed',
        teaching: 'Temperature fixes the mean kinetic energy; the light helium atoms are faster.',
      },
      {
        text: 'Equal mean kinetic energy, equal mean speed',
        slip: 'equal-temperature-for-equal-speed',
        teaching: 'With different masses, equal energies mean different speeds, because *E* = ½*mv*².',
      },
      {
        text: 'Different mean kinetic energy, different mean speed',
        slip: 'momentum-for-energy',
        teaching: 'The mean kinetic energy is \\frac{3}{2}*k*_{B}*T* for both gases.',
      },
    ],
    explanation:
      'The mean kinetic energy depends on temperature alone, so it is equal. Because the masses differ, the mean speeds differ: helium atoms are faster.',
    reference: 'OpenStax Chemistry 2e, section 9.5',
  },
  {
    id: 'physical-real-gases-102',
    topics: ['real-gases'],
    tests: ['kinetic-molecular-theory'],
    difficulty: 'beginner',
    text: 'A gas in a rigid vessel is heated. According to kinetic theory, why does its pressure rise?',
    answer: 'Faster molecules hit the wall harder and more often.',
    distractors: [
      {
        text: 'Faster molecules repel each other more strongly.',
        slip: 'wrong-cause',
        teaching: 'Molecules of an ideal gas exert no forces on each other between collisions.',
      },
      {
        text: 'Hotter molecules expand and take up more space.',
        slip: 'wrong-cause',
        teaching: 'The molecules keep their size; only their motion changes.',
      },
      {
        text: 'Hotter molecules collide more often with each other.',
        slip: 'wrong-cause',
        teaching:
          'Collisions between molecules exchange momentum among the molecules; the pressure comes from collisions with the wall.',
      },
    ],
    explanation:
      'Pressure is the momentum transferred to the wall per unit area and time. Faster molecules hit the wall harder and more often, so the pressure rises with temperature.',
    reference: 'OpenStax Chemistry 2e, section 9.5',
  },
  {
    id: 'physical-real-gases-103',
    topics: ['real-gases'],
    tests: ['molecular-speeds'],
    uses: ['kinetic-molecular-theory'],
    difficulty: 'intermediate',
    text: 'The speed distribution of nitrogen molecules is plotted for 300 K and for 600 K, with equal areas under both curves. How does the curve for 600 K differ?',
    answer: 'Its maximum is lower and lies at a higher speed.',
    distractors: [
      {
        text: 'Its maximum is higher and lies at a higher speed.',
        slip: 'one-condition-only',
        teaching: 'The curve becomes broader, and with an equal area it must be lower.',
      },
      {
        text: 'Its maximum is lower and lies at a lower speed.',
        slip: 'reversed-trend',
        teaching: 'At the higher temperature the molecules are faster on average.',
      },
      {
        text: 'Its maximum is higher and lies at the same speed.',
        slip: 'height-for-position',
        teaching: 'The heated molecules move faster, so the whole curve shifts and widens.',
      },
    ],
    explanation:
      'At 600 K the most probable speed is √2 times as large, and the speeds are spread more widely. Because the area stays the same, the maximum is lower.',
    reference: 'OpenStax Chemistry 2e, section 9.5',
  },
  {
    id: 'physical-real-gases-104',
    topics: ['real-gases'],
    tests: ['kinetic-molecular-theory'],
    difficulty: 'intermediate',
    text: 'An ideal gas is compressed to half its volume at constant temperature. Its pressure doubles. How does kinetic theory explain this?',
    answer: 'Twice as many hits per unit wall area and time, each as hard as before',
    distractors: [
      {
        text: 'The same number of hits per unit wall area and time, each twice as hard',
        slip: 'wrong-cause',
        teaching: 'The speeds are unchanged at constant temperature, so a single hit is no harder.',
      },
      {
        text: 'Twice as many hits per unit wall area and time, each harder than before',
        slip: 'one-condition-only',
        teaching:
          'In that case the pressure would more than double; at constant *T* the momentum of a hit is the same.',
      },
      {
        text: 'Four times as many hits per unit wall area and time, each half as hard',
        slip: 'squared-for-root',
        teaching:
          'The number of hits is proportional to the density, which doubles, and the force of each hit does not change.',
      },
    ],
    explanation:
      'The temperature fixes the speeds, so each hit transfers as much momentum as before. The density of molecules doubles, and with it the number of hits per unit wall area and time, so there are twice as many.',
    reference: 'OpenStax Chemistry 2e, section 9.5',
  },
  {
    id: 'physical-real-gases-105',
    topics: ['real-gases'],
    tests: ['real-gases'],
    difficulty: 'beginner',
    text: 'Which assumption about an ideal gas fails most clearly when a gas condenses on cooling?',
    answer: 'The molecules do not attract each other.',
    distractors: [
      {
        text: 'The molecules move in all directions.',
        slip: 'holds-for-both',
        teaching: 'Molecules do so in real gases as well, so this does not explain condensation.',
      },
      {
        text: 'The molecules have different speeds.',
        slip: 'holds-for-both',
        teaching: 'This is true of real gases too and is not the assumption that fails.',
      },
      {
        text: 'The molecules collide with the wall.',
        slip: 'holds-for-both',
        teaching: 'Collisions with the wall cause the pressure of real and ideal gases alike.',
      },
    ],
    explanation:
      'Condensation needs attraction: molecules that do not attract each other would stay a gas at any temperature. So the assumption of no attraction fails.',
    reference: 'OpenStax Chemistry 2e, section 9.6',
  },
  {
    id: 'physical-real-gases-106',
    topics: ['real-gases'],
    tests: ['real-gases'],
    difficulty: 'intermediate',
    text: 'At 1 bar and 300 K four gases are compared with an ideal gas. Which one deviates most?',
    answer: '\\ce{NH3}',
    distractors: [
      {
        text: '\\ce{He}',
        slip: 'reversed-trend',
        teaching: 'Helium atoms attract each other less than any other particles, so helium is nearly ideal.',
      },
      {
        text: '\\ce{H2}',
        slip: 'small-means-volatile',
        teaching: 'Hydrogen is close to ideal at 300 K, far above its critical temperature.',
      },
      {
        text: '\\ce{N2}',
        slip: 'ignored-polarity',
        teaching: 'Nitrogen molecules attract each other by weak dispersion forces only.',
      },
    ],
    explanation:
      '\\ce{NH3} molecules attract each other by hydrogen bonds, and the critical temperature of ammonia, 406 K, lies above 300 K; molecules of the other gases attract each other weakly, and 300 K is far above their critical temperatures.',
    reference: 'OpenStax Chemistry 2e, section 9.6',
  },
  {
    id: 'physical-real-gases-107',
    topics: ['real-gases'],
    tests: ['real-gases'],
    uses: ['compressibility-factor'],
    difficulty: 'intermediate',
    text: 'A real gas in a cylinder at 1 bar behaves almost ideally. It is compressed at constant temperature to 800 bar, where its volume is found to be larger than *nRT*/*p*. What is the reason?',
    answer: 'The molecules themselves take up part of the volume.',
    distractors: [
      {
        text: 'The molecules attract each other at short distance.',
        slip: 'reversed-trend',
        teaching: 'Attraction would make the volume smaller than that of an ideal gas.',
      },
      {
        text: 'The molecules move faster at high pressure.',
        slip: 'wrong-cause',
        teaching: 'At constant temperature the mean speed does not depend on the pressure.',
      },
      {
        text: 'The molecules split into smaller particles.',
        slip: 'wrong-cause',
        teaching: 'Compression favors fewer particles, and nothing in the experiment points to a reaction.',
      },
    ],
    explanation:
      'At very high pressure the molecules are so close together that their own volume, that is, their repulsion, matters. *Z* = *pV*/(*nRT*) exceeds 1 because the molecules take up part of the volume.',
    reference: 'OpenStax Chemistry 2e, section 9.6',
  },
  {
    id: 'physical-real-gases-108',
    topics: ['real-gases'],
    tests: ['van-der-waals-equation'],
    uses: ['real-gases'],
    difficulty: 'beginner',
    text: 'Of two gases, X has the larger van der Waals constant *a* and Y the larger *b*. Which statement follows?',
    answer: 'X has the stronger attraction and Y the larger molecules.',
    distractors: [
      {
        text: 'X has the larger molecules and Y the stronger attraction.',
        slip: 'exchanged-constants',
        teaching: '*a* describes the attraction and *b* the volume that the molecules exclude.',
      },
      {
        text: 'X has the stronger attraction and Y the heavier molecules.',
        slip: 'exchanged-constants',
        teaching: '*b* measures the excluded volume; mass does not enter the equation.',
      },
      {
        text: 'X has the weaker attraction and Y the smaller molecules.',
        slip: 'reversed-trend',
        teaching:
          'Both constants increase with what they describe, so larger constants mean stronger attraction and larger molecules.',
      },
    ],
    explanation:
      'In (*p* + *an*²/*V*²)(*V* − *nb*) = *nRT*, the constant *a* corrects for attraction and *b* for the volume of the molecules: X has the stronger attraction, Y the larger molecules.',
    reference: 'OpenStax Chemistry 2e, section 9.6',
  },
  {
    id: 'physical-real-gases-109',
    topics: ['real-gases'],
    tests: ['compressibility-factor'],
    difficulty: 'intermediate',
    text: 'The compressibility factor of methane at 300 K is below 1 up to about 400 bar and above 1 at higher pressures. Which statement is true of methane at 100 bar?',
    answer: 'Its molar volume is smaller than *RT*/*p*.',
    distractors: [
      {
        text: 'Its molar volume is larger than *RT*/*p*.',
        slip: 'inverted-ratio',
        teaching:
          '*Z* is the molar volume divided by *RT*/*p*, so when *Z* is below 1 the real volume is smaller.',
      },
      {
        text: 'Its molar volume is equal to *RT*/*p*.',
        slip: 'ideal-for-real',
        teaching: 'This is true where *Z* = 1, at very low pressure and near 400 bar.',
      },
      {
        text: 'Its molar volume is equal to that of the liquid.',
        slip: 'other-state-of-matter',
        teaching: 'At 300 K methane is above its critical temperature and is not a liquid.',
      },
    ],
    explanation:
      '*Z* = *pV*_{m}/(*RT*) < 1 means that attraction pulls the gas together: its molar volume is smaller than *RT*/*p*.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 1',
  },
  {
    id: 'physical-real-gases-110',
    topics: ['real-gases'],
    tests: ['critical-point-of-a-gas'],
    difficulty: 'beginner',
    text: 'The critical temperature of nitrogen is 126 K. Can nitrogen at 300 K be liquefied by pressure alone?',
    answer: 'No, whatever the pressure',
    distractors: [
      {
        text: 'Yes, at any pressure above 1 bar',
        slip: 'reversed-trend',
        teaching: 'Above the critical temperature no pressure makes a separate liquid.',
      },
      {
        text: 'Yes, at its critical pressure',
        slip: 'one-condition-only',
        teaching: 'The critical pressure suffices only at or below the critical temperature.',
      },
      {
        text: 'Yes, at any pressure above 126 bar',
        slip: 'answered-another-quantity',
        teaching: '126 K is a temperature; no pressure can replace cooling below that temperature.',
      },
    ],
    explanation:
      'Above its critical temperature a gas passes continuously into a dense fluid without a boundary between liquid and vapor. At 300 K, far above 126 K, no pressure liquefies nitrogen.',
    reference: 'OpenStax Chemistry 2e, section 10.4',
  },
  {
    id: 'physical-real-gases-111',
    topics: ['real-gases'],
    tests: ['critical-point-of-a-gas'],
    difficulty: 'intermediate',
    text: 'A sealed thick-walled tube, filled with carbon dioxide to the critical density, contains liquid and vapor. It is warmed slowly through the critical temperature. What is observed at this temperature?',
    answer: 'The boundary fades until there is one phase.',
    distractors: [
      {
        text: 'The boundary sinks until all has evaporated.',
        slip: 'wrong-region',
        teaching:
          'This happens when the tube is less full; at the critical density the level stays near the middle.',
      },
      {
        text: 'The boundary rises until all has condensed.',
        slip: 'wrong-region',
        teaching: 'This happens when the tube is fuller; here the two densities become equal instead.',
      },
      {
        text: 'The boundary stays, and the liquid boils.',
        slip: 'ideal-for-real',
        teaching:
          'In a closed tube no boiling is observed; the densities of liquid and vapor approach each other.',
      },
    ],
    explanation:
      'On warming the liquid becomes less dense and the vapor denser. At the critical temperature the densities are equal: the boundary fades and one phase remains.',
    reference: 'OpenStax Chemistry 2e, section 10.4',
  },
  {
    id: 'physical-real-gases-112',
    topics: ['real-gases'],
    tests: ['critical-point-of-a-gas'],
    uses: ['van-der-waals-equation'],
    difficulty: 'intermediate',
    text: 'On a diagram of pressure against volume, how does the critical isotherm differ from the other isotherms?',
    answer: 'It has a horizontal point of inflection.',
    distractors: [
      {
        text: 'It has a horizontal stretch of finite length.',
        slip: 'wrong-region',
        teaching:
          'Below the critical temperature liquid and vapor coexist along such a stretch; at *T*_{c} it shrinks to a point.',
      },
      {
        text: 'It has a maximum where vapor condenses.',
        slip: 'wrong-region',
        teaching:
          'The van der Waals isotherms below *T*_{c} have loops; no measured isotherm has a maximum there.',
      },
      {
        text: 'It has the shape of the ideal-gas isotherm.',
        slip: 'ideal-for-real',
        teaching:
          'Near the critical point a gas deviates strongly; the hyperbola is reached at high temperature and low pressure.',
      },
    ],
    explanation:
      'Where the horizontal stretch of coexistence shrinks to a point, both ∂*p*/∂*V* and ∂²*p*/∂*V*² vanish: this is a horizontal point of inflection, from which the van der Waals constants *a* and *b* can be found.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 1',
  },
  {
    id: 'physical-real-gases-113',
    topics: ['real-gases'],
    tests: ['critical-point-of-a-gas'],
    uses: ['real-gases'],
    difficulty: 'advanced',
    text: 'Supercritical carbon dioxide is used to extract caffeine from coffee beans. Which pair of properties makes it suitable?',
    answer: 'It dissolves caffeine like a liquid and penetrates like a gas.',
    distractors: [
      {
        text: 'It dissolves caffeine like a gas and penetrates like a liquid.',
        slip: 'exchanged-constants',
        teaching: 'A gas of low density dissolves hardly anything; the dense fluid is a good solvent.',
      },
      {
        text: 'It dissolves caffeine like water and evaporates like a solid.',
        slip: 'ignored-polarity',
        teaching: 'Carbon dioxide is nonpolar and does not dissolve substances as water does.',
      },
      {
        text: 'It dissolves caffeine like a gas and stays in the beans like a liquid.',
        slip: 'reversed-trend',
        teaching:
          'The fluid dissolves substances like a liquid, and it escapes as a gas when the pressure is released.',
      },
    ],
    explanation:
      'A supercritical fluid has a density close to that of a liquid, so it is a good solvent, and a low viscosity and fast diffusion, so it penetrates like a gas.',
    reference: 'OpenStax Chemistry 2e, section 10.4',
  },
  {
    id: 'physical-real-gases-114',
    topics: ['real-gases'],
    tests: ['mean-free-path'],
    difficulty: 'intermediate',
    text: 'A gas in a rigid vessel is heated from 300 K to 600 K. How does its mean free path change if the collision cross-section stays the same?',
    answer: 'It stays the same.',
    distractors: [
      {
        text: 'It doubles.',
        slip: 'ignored-fixed-variables',
        teaching: 'It would double at constant pressure; in a rigid vessel the density does not change.',
      },
      {
        text: 'It halves.',
        slip: 'inverted-ratio',
        teaching: 'Faster molecules collide more often, but they also cover more distance in the same time.',
      },
      {
        text: 'It grows by a factor of √2.',
        slip: 'one-correction-only',
        teaching:
          'The mean speed grows by a factor of √2, and so does the collision frequency; the mean free path is their quotient.',
      },
    ],
    explanation:
      'The mean free path is 1/(√2 *σN*/*V*). In a rigid vessel *N*/*V* is constant, so the path stays the same: speed and collision frequency grow by the same factor.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 1',
  },
  {
    id: 'physical-real-gases-115',
    topics: ['real-gases'],
    tests: ['mean-free-path'],
    difficulty: 'beginner',
    text: 'Which change increases the mean free path of the molecules of a gas?',
    answer: 'Pumping out part of the gas at constant volume',
    distractors: [
      {
        text: 'Pumping in more of the gas at constant volume',
        slip: 'reversed-trend',
        teaching: 'More molecules per unit volume mean more frequent collisions.',
      },
      {
        text: 'Replacing some molecules with the same number of larger ones at constant volume',
        slip: 'reversed-trend',
        teaching: 'Larger molecules have a larger cross-section and collide sooner.',
      },
      {
        text: 'Compressing it with a piston at constant temperature',
        slip: 'reversed-trend',
        teaching: 'The molecules come closer together, so they collide after a shorter distance.',
      },
    ],
    explanation:
      'The mean free path is inversely proportional to the number of molecules per unit volume and to their cross-section. Pumping out part of the gas leaves fewer of them in the way.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 1',
  },
  {
    id: 'physical-real-gases-116',
    topics: ['real-gases'],
    tests: ['mean-free-path'],
    difficulty: 'intermediate',
    text: 'In an evacuated deposition chamber the mean free path of metal atoms, 6 cm, is to be raised to 60 cm, which is larger than the chamber. What must be done at constant temperature?',
    answer: 'Lower the pressure of the residual gas to a tenth',
    distractors: [
      {
        text: 'Lower the pressure of the residual gas to a hundredth',
        slip: 'squared-for-root',
        teaching: 'The path is inversely proportional to the pressure, not to its square root.',
      },
      {
        text: 'Raise the pressure of the residual gas tenfold',
        slip: 'reversed-trend',
        teaching: 'More gas in the way shortens the path.',
      },
      {
        text: 'Raise the speed of the metal atoms tenfold',
        slip: 'irrelevant-property',
        teaching:
          'A faster atom encounters about the same number of molecules on its way, so it hardly travels farther between collisions.',
      },
    ],
    explanation:
      '*λ* is inversely proportional to the density of the gas, that is, to its pressure at constant temperature. A path ten times as long needs a tenth of the pressure.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 1',
  },
  {
    id: 'physical-real-gases-117',
    topics: ['real-gases'],
    tests: ['transport-properties'],
    difficulty: 'beginner',
    text: 'Which property of a gas describes the transport of momentum between layers that flow at different speeds?',
    answer: 'Viscosity',
    distractors: [
      {
        text: 'Diffusion coefficient',
        slip: 'other-phenomenon',
        teaching: 'Diffusion transports matter along a gradient of concentration.',
      },
      {
        text: 'Thermal conductivity',
        slip: 'other-phenomenon',
        teaching: 'It describes the transport of energy along a gradient of temperature.',
      },
      {
        text: 'Surface tension',
        slip: 'other-phenomenon',
        teaching:
          'Surface tension is a property of the boundary of a liquid and is not a transport property.',
      },
    ],
    explanation:
      'Molecules that cross from a fast layer to a slow one carry momentum with them and drag the slow layer along: this transport of momentum is viscosity.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 16',
  },
  {
    id: 'physical-real-gases-118',
    topics: ['real-gases'],
    tests: ['transport-properties'],
    difficulty: 'intermediate',
    text: 'Warming lowers the viscosity of honey but raises that of air. What explains the rise for air?',
    answer: 'Faster molecules carry more momentum between layers.',
    distractors: [
      {
        text: 'Faster molecules attract each other more.',
        slip: 'reversed-trend',
        teaching:
          'Attraction matters less when molecules are faster; in a dilute gas it is not the cause of viscosity.',
      },
      {
        text: 'Hotter molecules are packed more densely.',
        slip: 'reversed-trend',
        teaching: 'A gas expands on warming at constant pressure; density is not the reason.',
      },
      {
        text: 'Hotter molecules stick to neighbors longer.',
        slip: 'wrong-cause',
        teaching:
          'Sticking explains the viscosity of liquids, and molecules stick for a shorter time when warmed.',
      },
    ],
    explanation:
      'In a gas momentum is carried by molecules that cross between layers. Warming makes them faster, so they carry more momentum across. In honey, molecules must break away from neighbors, which becomes easier.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 16',
  },
  {
    id: 'physical-real-gases-119',
    topics: ['real-gases'],
    tests: ['transport-properties'],
    uses: ['mean-free-path'],
    difficulty: 'advanced',
    text: 'The space between the walls of a vacuum flask is evacuated step by step. At first the thermal conductivity of the gas hardly changes. When does it begin to fall?',
    answer: 'When the mean free path exceeds the gap between the walls',
    distractors: [
      {
        text: 'When the mean free path falls below the gap between the walls',
        slip: 'reversed-trend',
        teaching:
          'Pumping makes the free path longer; it is below the gap at the beginning and later exceeds it.',
      },
      {
        text: 'When the number of molecules has fallen by half',
        slip: 'linear-for-exponential',
        teaching: 'Half the carriers have twice the free path, so the conductivity stays the same at first.',
      },
      {
        text: 'When the molecules begin to move more slowly on average',
        slip: 'unchanged-taken-as-changed',
        teaching: 'The average speed depends on the temperature and is not changed by pumping.',
      },
    ],
    explanation:
      'As long as collisions limit the path, the carriers travel farther as they become fewer, and the two effects cancel. Once the mean free path exceeds the gap between the walls, it cannot grow any more, and the conductivity falls with the pressure.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 16',
  },
  {
    id: 'physical-real-gases-120',
    topics: ['real-gases'],
    tests: ['transport-properties'],
    uses: ['effusion-and-diffusion'],
    difficulty: 'intermediate',
    text: 'In a gas, temperature, composition and flow velocity are the same everywhere. Which net transport takes place?',
    answer: 'None, though the molecules keep moving',
    distractors: [
      {
        text: 'Diffusion, since the molecules keep moving',
        slip: 'microscopic-for-net',
        teaching: 'Molecules cross in both directions in equal numbers, so no net flow results.',
      },
      {
        text: 'Heat conduction, since the molecules keep colliding',
        slip: 'microscopic-for-net',
        teaching: 'Collisions exchange energy in both directions; without a gradient, there is no net flow.',
      },
      {
        text: 'Momentum flow, since the molecules keep their mass',
        slip: 'microscopic-for-net',
        teaching: 'Without layers of different speeds, no net momentum is transferred between them.',
      },
    ],
    explanation:
      'Each net flow is proportional to a gradient: of concentration, temperature or velocity. Without gradients the molecules keep moving, but equal amounts pass in both directions, so there is no net transport.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 16',
  },
  {
    id: 'physical-real-gases-121',
    topics: ['real-gases'],
    tests: ['mean-free-path'],
    uses: ['molecular-speeds'],
    difficulty: 'advanced',
    text: 'The molecules of gas Y have twice the diameter and four times the mass of those of gas X. At equal temperature and pressure, how do the mean free path and the mean time between collisions of Y compare with those of X?',
    answer: 'A quarter of the path, half the time',
    distractors: [
      {
        text: 'Half the path, the same time',
        slip: 'forgot-square',
        teaching:
          'The cross-section is proportional to the square of the diameter, so the path is a quarter.',
      },
      {
        text: 'A quarter of the path, an eighth of the time',
        slip: 'inverted-ratio',
        teaching: 'Y moves at half the speed, so it needs twice as long for each distance.',
      },
      {
        text: 'Half the path, half the time',
        slip: 'forgot-square',
        teaching:
          'The path is proportional to 1/*d*², and Y, moving at half the speed, takes longer to cover each distance.',
      },
    ],
    explanation:
      'The path is proportional to 1/*d*²: a quarter. The mean speed is proportional to 1/√*m*: a half. Time = path/speed: (1/4)/(1/2) = half the time.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 1',
  },
];

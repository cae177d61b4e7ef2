import type { WrittenQuestion } from '../../written-question.ts';

/** Topics in the words in which they are asked for. */
export const realGasesAndEffusionQuestions: readonly WrittenQuestion[] = [
  {
    id: 'physical-real-gases-960',
    topics: ['real-gases'],
    tests: ['real-gases'],
    difficulty: 'intermediate',
    text: 'Carbon dioxide gas is kept at 280 K and 20 bar. How does its pressure compare with that of an ideal gas at the same *T*, *V* and *n*, and what is the main reason?',
    answer: 'It is lower, because the molecules attract each other.',
    distractors: [
      {
        text: 'It is lower, because the molecules take up space.',
        slip: 'wrong-cause',
        teaching:
          'The pressure is lower, but the space that molecules take up leaves less room to move and raises the pressure.',
      },
      {
        text: 'It is higher, because the molecules attract each other.',
        slip: 'reversed-trend',
        teaching:
          'Attractions matter here, but they pull molecules back from the wall and so lower the pressure.',
      },
      {
        text: 'It is higher, because the molecules take up space.',
        slip: 'ignored-attraction',
        teaching:
          'The molecules’ own volume dominates at very high pressures; at low temperature and 20 bar the attractions do.',
      },
    ],
    explanation:
      'At low temperature the molecules are slow enough for their attractions to matter: molecules near the wall are pulled back and strike it less hard. The pressure is lower, because the molecules attract each other.',
    reference: 'OpenStax Chemistry 2e, section 9.6',
  },
  {
    id: 'physical-real-gases-961',
    topics: ['real-gases'],
    tests: ['compressibility-factor', 'real-gases'],

    difficulty: 'intermediate',
    text: 'At 0 °C the compressibility factor *Z* of hydrogen rises above 1 as soon as the pressure is raised. That of methane first falls below 1 and rises above it at several hundred bar. What is the reason for the difference?',
    answer: 'Hydrogen molecules attract each other less.',
    distractors: [
      {
        text: 'Hydrogen molecules attract each other more.',
        slip: 'reversed-trend',
        teaching:
          'Attractions make *Z* smaller than 1; the dip is seen with methane, whose molecules attract each other more.',
      },
      {
        text: 'Hydrogen molecules strike the walls faster.',
        slip: 'irrelevant-property',
        teaching:
          'They are faster, but also lighter: at equal temperature the ideal pressure does not depend on the molar mass.',
      },
      {
        text: 'Hydrogen molecules take up more space.',
        slip: 'property-misjudged',
        teaching:
          'A hydrogen molecule is smaller than a methane molecule; its weak attractions leave the volume effect visible.',
      },
    ],
    explanation:
      'Attractions make *Z* smaller than 1, and the molecules’ own volume makes it larger than 1. Hydrogen molecules have few electrons and attract each other less, so at 0 °C the volume effect prevails from the start.',
    reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 1',
  },
  {
    id: 'physical-real-gases-962',
    topics: ['real-gases'],
    tests: ['real-gases'],
    difficulty: 'beginner',
    text: 'Carbon dioxide is a gas under all four of these conditions. Under which of them does it deviate most from the ideal gas law?',
    answer: '−20 °C and 15 bar',
    distractors: [
      {
        text: '−20 °C and 1 bar',
        slip: 'one-part-right',
        teaching:
          'The low temperature is right, but at 1 bar the molecules are far apart and hardly interact.',
      },
      {
        text: '100 °C and 15 bar',
        slip: 'one-part-right',
        teaching:
          'The high pressure is right, but at 100 °C the fast molecules are less affected by their attractions.',
      },
      {
        text: '100 °C and 1 bar',
        slip: 'reversed-trend',
        teaching:
          'High temperature and low pressure are the conditions under which a real gas is closest to ideal.',
      },
    ],
    explanation:
      'Deviations grow as molecules come closer (high pressure) and as their attractions matter more relative to their kinetic energy (low temperature). Both hold at −20 °C and 15 bar, not far from condensation.',
    reference: 'OpenStax Chemistry 2e, section 9.6',
  },
  {
    id: 'physical-real-gases-963',
    topics: ['real-gases'],
    tests: ['effusion-and-diffusion'],
    uses: ['kinetic-molecular-theory'],
    difficulty: 'intermediate',
    text: 'Helium and argon, at the same temperature and pressure, leak through identical tiny pores into a vacuum. Helium escapes about three times as fast. Which explanation agrees with Graham’s law?',
    answer: 'Helium atoms have the same mean energy, but a higher speed.',
    distractors: [
      {
        text: 'Helium atoms have a higher mean energy and a higher speed.',
        slip: 'property-misjudged',
        teaching:
          'At the same temperature all gases have the same mean kinetic energy; lighter atoms need a higher speed for it.',
      },
      {
        text: 'Helium atoms have the same mean speed, but a smaller size.',
        slip: 'equal-temperature-for-equal-speed',
        teaching:
          'Equal temperature means equal mean kinetic energy, not equal speed; in Graham’s law it is the molar mass that matters, not the size.',
      },
      {
        text: 'Helium atoms have a lower mean energy, but a smaller size.',
        slip: 'wrong-property',
        teaching:
          'At the same temperature the mean kinetic energies are equal, and Graham’s law contains the molar mass, not the size.',
      },
    ],
    explanation:
      'Equal temperature means equal mean kinetic energy, ½*mv*². Helium atoms have about a tenth of the mass of argon atoms and so are about √10 ≈ 3 times as fast: the same mean energy, but a higher speed.',
    reference: 'OpenStax Chemistry 2e, section 9.4',
  },
  {
    id: 'physical-real-gases-964',
    topics: ['real-gases'],
    tests: ['effusion-and-diffusion'],
    difficulty: 'intermediate',
    text: 'A container holds equal amounts of \\ce{H2} (2.0 g/mol) and \\ce{O2} (32 g/mol) at one temperature. Gas effuses through a pinhole into a vacuum. What is the ratio of \\ce{H2} to \\ce{O2} in the first gas to escape, and which gas makes up more than half of what is left?',
    answer: '4 : 1; more than half is \\ce{O2}.',
    distractors: [
      {
        text: '4 : 1; more than half is \\ce{H2}.',
        slip: 'rest-for-part',
        teaching:
          'The ratio is right, but it holds for the escaped gas; the mixture left behind loses more \\ce{H2} and becomes richer in \\ce{O2}.',
      },
      {
        text: '16 : 1; more than half is \\ce{O2}.',
        slip: 'forgot-square-root',
        teaching:
          'The ratio of the molar masses is 16; the rates are in the ratio of its square root, which is 4.',
      },
      {
        text: '16 : 1; more than half is \\ce{H2}.',
        slip: 'forgot-square-root',
        teaching:
          'The rates are in the ratio of the square root of 16, and the gas left behind loses more \\ce{H2} than \\ce{O2}.',
      },
    ],
    explanation:
      'By Graham’s law the rates are in the ratio √(32/2.0) = 4, so the first gas to escape is 4 : 1 \\ce{H2} to \\ce{O2}. More \\ce{H2} is lost, so more than half of what is left is \\ce{O2}.',
    reference: 'OpenStax Chemistry 2e, section 9.4',
  },
];

import type { WrittenQuestion } from '../../written-question.ts';

/** Further questions on photoredox catalysis, flow chemistry and the Favorskii rearrangement. */
export const lightFlowAndRingContractionQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-functional-groups-537',
    topics: ['functional-groups'],
    tests: ['photoredox-catalysis'],
    difficulty: 'intermediate',
    text: 'In a reductive quenching cycle, what does the excited photocatalyst do first?',
    answer: 'It takes an electron from an amine.',
    distractors: [
      {
        text: 'It gives an electron to an amine.',
        slip: 'reversed-trend',
        teaching: 'Giving an electron is oxidative quenching.',
      },
      {
        text: 'It takes a proton from an amine.',
        slip: 'fission-confused',
        teaching: 'An electron, not a proton, is transferred by the catalyst.',
      },
      {
        text: 'It gives a proton to an amine.',
        slip: 'fission-confused',
        teaching: 'The catalyst transfers no proton; it takes an electron from the amine.',
      },
    ],
    explanation:
      'The catalyst is reduced (quenched reductively), and the amine becomes a radical cation; the reduced catalyst then passes the electron on.',
    reference: 'Prier, Rankic and MacMillan, Chemical Reviews 2013, 113, 5322',
  },
  {
    id: 'organic-functional-groups-538',
    topics: ['functional-groups'],
    tests: ['photoredox-catalysis'],
    difficulty: 'beginner',
    text: 'Why are photoredox reactions driven by blue light possible with substrates that absorb only ultraviolet light?',
    answer: 'The catalyst absorbs and passes on electrons.',
    distractors: [
      {
        text: 'The substrates absorb two photons each.',
        slip: 'wrong-cause',
        teaching: 'They do not absorb visible light, and no lamp is that strong.',
      },
      {
        text: 'The lamp heats the substrates until they react.',
        slip: 'wrong-cause',
        teaching: 'The reaction runs at room temperature.',
      },
      {
        text: 'The solvent turns blue light into ultraviolet light.',
        slip: 'wrong-cause',
        teaching: 'Common solvents do not change the wavelength.',
      },
    ],
    explanation:
      'A dye or metal complex absorbs visible light; the excited state exchanges single electrons with substrates that do not absorb.',
    reference: 'Prier, Rankic and MacMillan, Chemical Reviews 2013, 113, 5322',
  },
  {
    id: 'organic-functional-groups-539',
    topics: ['functional-groups'],
    tests: ['flow-chemistry'],
    difficulty: 'beginner',
    text: 'How is the reaction time set in a continuous flow reactor of given volume?',
    answer: 'By the flow rate of the pumps',
    distractors: [
      {
        text: 'By the time of pouring in',
        slip: 'wrong-cause',
        teaching: 'Nothing is poured in; solutions are pumped all the time.',
      },
      { text: 'By the number of vessels', slip: 'wrong-cause', teaching: 'A single tube is enough.' },
      { text: 'By the color of the solution', slip: 'wrong-cause', teaching: 'Color has no part in it.' },
    ],
    explanation: 'Residence time = volume/flow rate: slower pumps give longer reaction times.',
    reference: 'Plutschack and others, Chemical Reviews 2017, 117, 11796',
  },
  {
    id: 'organic-functional-groups-540',
    topics: ['functional-groups'],
    tests: ['flow-chemistry'],
    difficulty: 'advanced',
    text: 'An explosive diazo compound is made in one flow reactor and used at once in a second one. What advantage over a batch process counts most?',
    answer: 'Only a little of it exists at any time.',
    distractors: [
      {
        text: 'It is less explosive in a tube.',
        slip: 'wrong-cause',
        teaching: 'The compound is the same; the amount is what is small.',
      },
      { text: 'Its yield is higher by a law of flow.', slip: 'wrong-cause', teaching: 'No such law exists.' },
      {
        text: 'It needs no second reagent in flow.',
        slip: 'wrong-cause',
        teaching: 'It still has to meet its partner in the second reactor.',
      },
    ],
    explanation:
      'Making and consuming the intermediate continuously (telescoped) avoids storing it: the possible damage is limited to milligrams.',
    reference: 'Plutschack and others, Chemical Reviews 2017, 117, 11796',
  },
  {
    id: 'organic-carbonyl-compounds-546',
    topics: ['carbonyl-compounds'],
    tests: ['favorskii-rearrangement'],
    difficulty: 'beginner',
    text: 'Which starting material undergoes a Favorskii rearrangement with sodium methoxide?',
    answer: 'An α-chloro ketone',
    distractors: [
      {
        text: 'An α-hydroxy acid',
        slip: 'functional-group-confused',
        teaching: 'A halogen as leaving group is needed beside a ketone.',
      },
      {
        text: 'A β-keto ester',
        slip: 'functional-group-confused',
        teaching: 'It is deprotonated, but has no leaving group.',
      },
      {
        text: 'An aryl chloride',
        slip: 'functional-group-confused',
        teaching: 'The chlorine has to be next to C=O on saturated carbon.',
      },
    ],
    explanation:
      'Base and an α-halo ketone give a rearranged ester (with hydroxide: acid) by loss of halide.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 36',
  },
];

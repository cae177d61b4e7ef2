import type { WrittenQuestion } from '../../written-question.ts';

/** Further questions on photoredox catalysis, flow chemistry and the Favorskii rearrangement. */
export const lightFlowAndRingContractionQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-functional-groups-537',
    topics: ['functional-groups'],
    tests: ['photoredox-catalysis'],
    difficulty: 'intermediate',
    text: 'In photoredox catalysis, an amine quenches the excited photocatalyst reductively. What does the excited catalyst do first?',
    answer: 'It takes an electron from the amine.',
    distractors: [
      {
        text: 'It gives an electron to the amine.',
        slip: 'reversed-trend',
        teaching: 'If the catalyst gave up an electron, this would be oxidative quenching.',
      },
      {
        text: 'It takes a proton from the amine.',
        slip: 'fission-confused',
        teaching:
          'Taking up a proton would not reduce the catalyst; “reductively” means that it gains an electron.',
      },
      {
        text: 'It gives a proton to the amine.',
        slip: 'fission-confused',
        teaching:
          'Losing a proton would not reduce the catalyst; “reductively” means that it gains an electron.',
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
    text: 'How can blue light drive the photoredox reactions of substrates that absorb only ultraviolet light?',
    answer: 'The catalyst absorbs it and passes on electrons.',
    distractors: [
      {
        text: 'The substrates absorb two photons each.',
        slip: 'wrong-cause',
        teaching:
          'The substrates do not absorb visible light, and an ordinary lamp is too weak for two-photon absorption.',
      },
      {
        text: 'The lamp heats the substrates until they react.',
        slip: 'wrong-cause',
        teaching: 'The reaction takes place at room temperature, so heat is not the cause.',
      },
      {
        text: 'The solvent turns blue light into ultraviolet light.',
        slip: 'wrong-cause',
        teaching: 'Common solvents do not change the wavelength.',
      },
    ],
    explanation:
      'A dye or metal complex absorbs visible light; the excited state exchanges single electrons with substrates that do not absorb it.',
    reference: 'Prier, Rankic and MacMillan, Chemical Reviews 2013, 113, 5322',
  },
  {
    id: 'organic-functional-groups-539',
    topics: ['functional-groups'],
    tests: ['flow-chemistry'],
    difficulty: 'beginner',
    text: 'How is the reaction time controlled in a continuous flow reactor of a given volume?',
    answer: 'By the flow rate of the pumps',
    distractors: [
      {
        text: 'By the time at which reagents are added',
        slip: 'wrong-cause',
        teaching: 'The reagents are not added at one time; their solutions are pumped in continuously.',
      },
      {
        text: 'By the number of reaction vessels',
        slip: 'wrong-cause',
        teaching: 'There is only a single vessel, the tube through which the solution flows.',
      },
      {
        text: 'By the concentration of the solution',
        slip: 'wrong-cause',
        teaching:
          'The concentration affects the rate of the reaction, but not how long the solution stays in the reactor.',
      },
    ],
    explanation: 'The residence time equals volume/flow rate, so slower pumps give longer reaction times.',
    reference: 'Plutschack and others, Chemical Reviews 2017, 117, 11796',
  },
  {
    id: 'organic-functional-groups-540',
    topics: ['functional-groups'],
    tests: ['flow-chemistry'],
    difficulty: 'advanced',
    text: 'An explosive diazo compound is made in one flow reactor and used at once in a second one. What is the most important advantage over a batch process?',
    answer: 'Only a little of it exists at any time.',
    distractors: [
      {
        text: 'It is less explosive in a tube.',
        slip: 'wrong-cause',
        teaching: 'The compound is just as explosive in a tube; it is the amount that is small.',
      },
      {
        text: 'Its yield is always higher in flow.',
        slip: 'wrong-cause',
        teaching: 'The yield is not necessarily higher in flow.',
      },
      {
        text: 'It needs no second reagent in flow.',
        slip: 'wrong-cause',
        teaching: 'The diazo compound must still react with a second reagent in the second reactor.',
      },
    ],
    explanation:
      'Making and consuming the intermediate continuously (telescoping) avoids storing it, so only milligrams of it could explode at any one time.',
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
        teaching: 'The rearrangement requires a halogen as the leaving group next to a ketone.',
      },
      {
        text: 'A β-keto ester',
        slip: 'functional-group-confused',
        teaching: 'A β-keto ester is deprotonated but has no leaving group.',
      },
      {
        text: 'An aryl chloride',
        slip: 'functional-group-confused',
        teaching: 'The chlorine must be on a saturated carbon next to C=O.',
      },
    ],
    explanation:
      'Base and an α-halo ketone give a rearranged ester (or, with hydroxide, a carboxylic acid) by loss of halide.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 36',
  },
];

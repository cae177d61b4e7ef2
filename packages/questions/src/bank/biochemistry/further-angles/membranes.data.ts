import type { WrittenQuestion } from '../../written-question.ts';

export const furtherMembraneQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-membranes-900',
    topics: ['membranes'],
    tests: ['active-transport'],
    difficulty: 'beginner',
    text: 'Cells take up an uncharged sugar that they neither change nor bind. Which observation shows that the uptake is active transport?',
    answer: 'The sugar becomes more concentrated inside than outside.',
    distractors: [
      {
        text: 'The uptake levels off at a high concentration outside.',
        slip: 'holds-for-both',
        teaching:
          'A passive carrier can be saturated, too, so this does not distinguish facilitated diffusion from active transport.',
      },
      {
        text: 'A sugar of similar structure slows the uptake.',
        slip: 'holds-for-both',
        teaching: 'Similar molecules also compete for the binding site of a passive carrier.',
      },
      {
        text: 'The uptake is much faster than through a pure lipid bilayer.',
        slip: 'holds-for-both',
        teaching: 'Any transport protein, passive or active, makes the uptake faster.',
      },
    ],
    explanation:
      'Saturation, competition and high speed show that a protein is involved, but passive carriers have these features, too. A passive process stops at equal concentrations of an uncharged solute. If the sugar becomes more concentrated inside than outside, free energy must have been spent.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
  },
  {
    id: 'biochemistry-membranes-901',
    topics: ['membranes'],
    tests: ['active-transport'],
    difficulty: 'intermediate',
    text: 'People who lose a lot of water through diarrhea drink a solution of salt and glucose in water. Without glucose, salt and water are absorbed far less well in the intestine. Why does the glucose help?',
    answer: 'It enters the cells together with \\ce{Na+}, and water follows.',
    distractors: [
      {
        text: 'It enters the cells in exchange for \\ce{Na+}, and water follows.',
        slip: 'transport-kinds-mixed-up',
        teaching:
          'The carrier is a symporter, not an antiporter; an exchange would move \\ce{Na+} out of the cells and into the gut.',
      },
      {
        text: 'It supplies the ATP for a pump that moves water into the cells.',
        slip: 'needless-atp',
        teaching: 'There is no pump for water, which moves by osmosis toward the more concentrated solution.',
      },
      {
        text: 'It remains in the gut and draws water out of the cells by osmosis.',
        slip: 'reversed-trend',
        teaching:
          'Glucose is absorbed; a solute that remains in the gut would draw water into it and make the loss worse.',
      },
    ],
    explanation:
      'The cells that line the intestine take up glucose by a symporter that is driven by the gradient of \\ce{Na+}: secondary active transport. Without glucose this path for \\ce{Na+} is closed. Glucose enters the cells together with \\ce{Na+}, and water follows by osmosis.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
  },
  {
    id: 'biochemistry-membranes-902',
    topics: ['membranes'],
    tests: ['membrane-potential'],
    difficulty: 'beginner',
    text: 'A membrane separates 100 mmol/L KCl from 10 mmol/L KCl. Channels that let only \\ce{K+} pass are opened. The net flow of \\ce{K+} stops very soon, while both concentrations have hardly changed. Why?',
    answer: 'A voltage pulls \\ce{K+} back as strongly as the gradient drives it across.',
    distractors: [
      {
        text: 'A voltage builds up that drives \\ce{Cl-} across along with the \\ce{K+}.',
        slip: 'given-fact-overlooked',
        teaching: 'The channels let only \\ce{K+} pass, so \\ce{Cl-} must stay where it is.',
      },
      {
        text: 'A small flow of \\ce{K+} uses up the energy of the concentration gradient.',
        slip: 'unchanged-taken-as-changed',
        teaching:
          'The concentrations, and with them their gradient, have hardly changed; the gradient is balanced by a voltage, not used up.',
      },
      {
        text: 'A pump carries \\ce{K+} back as fast as it flows through the channels.',
        slip: 'event-invented',
        teaching:
          'The membrane contains channels and no pump, and nothing supplies the energy that a pump needs.',
      },
    ],
    explanation:
      'Each \\ce{K+} that crosses leaves a \\ce{Cl-} behind, so the dilute side becomes positive. A tiny amount of separated charge is enough for the equilibrium potential. Then a voltage pulls \\ce{K+} back as strongly as the gradient drives it across, and the net flow is zero.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
  },
  {
    id: 'biochemistry-membranes-903',
    topics: ['membranes', 'signalling'],
    tests: ['membrane-potential'],
    difficulty: 'intermediate',
    text: 'The fluid around a squid giant axon is replaced by one in which choline chloride takes the place of about half of the NaCl; the concentration of \\ce{K+} is unchanged. Choline ions do not pass through the channels. What happens to the membrane potential of the axon?',
    answer: 'It hardly changes at rest, and the action potential has a lower peak.',
    distractors: [
      {
        text: 'It hardly changes at rest, and the action potential has a higher peak.',
        slip: 'reversed-trend',
        teaching:
          'With less \\ce{Na+} outside, the equilibrium potential of \\ce{Na+}, which the peak approaches, is lower.',
      },
      {
        text: 'It falls to zero at rest, and the action potential has a lower peak.',
        slip: 'ions-of-a-nerve-mixed-up',
        teaching: 'At rest the membrane lets mainly \\ce{K+} pass, and the gradient of \\ce{K+} is the same.',
      },
      {
        text: 'It falls to zero at rest, and the action potential has a higher peak.',
        slip: 'ions-of-a-nerve-mixed-up',
        teaching:
          'Both parts mix up the ions: \\ce{K+} sets the resting potential, and a smaller inflow of \\ce{Na+} lowers the peak.',
      },
    ],
    explanation:
      'The resting potential is set mainly by \\ce{K+}, whose gradient is unchanged. During the action potential, sodium channels open, and the potential moves toward the equilibrium potential of \\ce{Na+}, which falls with [\\ce{Na+}] outside. So the potential hardly changes at rest, and the action potential has a lower peak.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
  },
  {
    id: 'biochemistry-membranes-904',
    topics: ['membranes', 'signalling'],
    tests: ['membrane-potential'],
    difficulty: 'advanced',
    text: 'Open acetylcholine receptors make a membrane equally permeable to \\ce{Na+} and \\ce{K+} and to no other ion. The concentrations are 140 mmol/L \\ce{K+} and 12 mmol/L \\ce{Na+} inside the cell and 4 mmol/L \\ce{K+} and 145 mmol/L \\ce{Na+} outside. According to the Goldman equation, toward which potential (inside relative to outside) do the receptors drive the cell? (*RT*/*F* = 26.7 mV)',
    answer: '−0.5 mV',
    distractors: [
      {
        text: '−95 mV',
        slip: 'ions-of-a-nerve-mixed-up',
        teaching: 'This is the equilibrium potential of \\ce{K+} alone, but \\ce{Na+} passes just as easily.',
        expression: '26.7 * ln(4 / 140)',
      },
      {
        text: '+67 mV',
        slip: 'ions-of-a-nerve-mixed-up',
        teaching: 'This is the equilibrium potential of \\ce{Na+} alone, but \\ce{K+} passes just as easily.',
        expression: '26.7 * ln(145 / 12)',
      },
      {
        text: '−14 mV',
        slip: 'unweighted-mean',
        teaching:
          'This is the mean of the two equilibrium potentials; in the Goldman equation the concentrations are added before the logarithm is taken.',
        expression: '(26.7 * ln(4 / 140) + 26.7 * ln(145 / 12)) / 2',
      },
    ],
    explanation:
      'With equal permeabilities the Goldman equation is *E* = \\frac{*RT*}{*F*} ln \\frac{[\\ce{K+}]_{out} + [\\ce{Na+}]_{out}}{[\\ce{K+}]_{in} + [\\ce{Na+}]_{in}} = 26.7 mV × ln \\frac{4 + 145}{140 + 12} = 26.7 mV × ln \\frac{149}{152} = −0.5 mV. The cell is depolarized to nearly zero.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
    computation: { kind: 'quantity', expression: '26.7 * ln((4 + 145) / (140 + 12))', unit: 'mV' },
  },
];

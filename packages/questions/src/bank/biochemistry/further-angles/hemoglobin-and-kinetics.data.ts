import type { WrittenQuestion } from '../../written-question.ts';

export const furtherHemoglobinAndKineticsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-haemoglobin-900',
    topics: ['haemoglobin'],
    tests: ['cooperativity'],
    difficulty: 'beginner',
    text: 'The last \\ce{O2} that binds to a hemoglobin tetramer is bound far more tightly than the first. What makes the difference?',
    answer: 'Bound \\ce{O2} shifts the other subunits toward the R state.',
    distractors: [
      {
        text: 'Bound \\ce{O2} shifts the other subunits toward the T state.',
        slip: 'affinity-misread',
        teaching: 'In the T state the affinity is low, so the last \\ce{O2} would be bound less tightly.',
      },
      {
        text: 'Bound \\ce{O2} oxidizes the iron of the other subunits to \\ce{Fe^3+}.',
        slip: 'oxidation-for-reduction',
        teaching:
          'The iron stays \\ce{Fe^2+}; methemoglobin, with \\ce{Fe^3+}, does not bind \\ce{O2} at all.',
      },
      {
        text: 'Bound \\ce{O2} attracts the next \\ce{O2} by an intermolecular force.',
        slip: 'interaction-mixed-up',
        teaching:
          'The four hemes are far apart, and \\ce{O2} molecules attract each other weakly; the protein subunits pass on the effect.',
      },
    ],
    explanation:
      'When \\ce{O2} binds to one subunit, the iron and the helix attached to it move, and the contacts between the subunits change. Bound \\ce{O2} thereby shifts the other subunits toward the R state, which has the higher affinity: binding is cooperative.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-haemoglobin-901',
    topics: ['haemoglobin'],
    tests: ['cooperativity'],
    difficulty: 'advanced',
    text: 'X, Y and Z are oligomers of identical subunits with one binding site each. To go from 10% to 90% saturation, the concentration of free ligand must rise 81-fold for X, 5-fold for Y and 700-fold for Z. What kind of cooperativity do the three show?',
    answer: 'X none, Y positive, Z negative',
    distractors: [
      {
        text: 'X none, Y negative, Z positive',
        slip: 'reversed-trend',
        teaching:
          'Positive cooperativity makes the binding curve steeper, so a smaller rise in concentration, not a larger one, fills the sites.',
      },
      {
        text: 'X positive, Y none, Z negative',
        slip: 'wrong-reference',
        teaching:
          'Without cooperativity the rise is from *K*_{d}/9 to 9*K*_{d}, which is 81-fold as for X; it is not 5-fold.',
      },
      {
        text: 'X negative, Y positive, Z none',
        slip: 'wrong-reference',
        teaching:
          'The widest range is not the one without cooperativity; a hyperbola needs 81-fold, and Z needs much more.',
      },
    ],
    explanation:
      'For independent equal sites the fractional saturation is θ = \\frac{[L]}{[L] + *K*_{d}}: 10% needs [L] = *K*_{d}/9 and 90% needs 9*K*_{d}, which is a factor of 81. A smaller factor means a steeper curve (positive), a larger factor a flatter one (negative). So X shows none, Y positive and Z negative cooperativity.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-haemoglobin-902',
    topics: ['haemoglobin'],
    tests: ['bohr-effect'],
    difficulty: 'beginner',
    text: 'In 1904 Christian Bohr and coworkers shook two portions of blood with gas mixtures that had the same low pressure of \\ce{O2} but different pressures of \\ce{CO2}. Which portion took up more \\ce{O2}, and why?',
    answer: 'The one with less \\ce{CO2}, because its pH is higher',
    distractors: [
      {
        text: 'The one with less \\ce{CO2}, because its pH is lower',
        slip: 'acid-for-base',
        teaching: '\\ce{CO2} gives carbonic acid with water, so less \\ce{CO2} means a higher pH.',
      },
      {
        text: 'The one with more \\ce{CO2}, because its pH is higher',
        slip: 'reversed-trend',
        teaching:
          'More \\ce{CO2} makes the blood more acidic, and hemoglobin then binds \\ce{O2} less tightly.',
      },
      {
        text: 'The one with more \\ce{CO2}, because its pH is lower',
        slip: 'affinity-misread',
        teaching:
          'The pH is indeed lower there, but protons favor the T state of hemoglobin, which has a low affinity for \\ce{O2}.',
      },
    ],
    explanation:
      '\\ce{CO2} and water form \\ce{HCO3-} and \\ce{H+}. Protons favor the T state, so hemoglobin in acidic blood binds \\ce{O2} less tightly. More \\ce{O2} is taken up by the portion with less \\ce{CO2}, because its pH is higher.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-haemoglobin-903',
    topics: ['haemoglobin'],
    tests: ['bohr-effect'],
    difficulty: 'intermediate',
    text: 'Even when a buffer keeps a hemoglobin solution at pH 7.4, added \\ce{CO2} lowers the affinity of hemoglobin for \\ce{O2}. How does \\ce{CO2} act under these conditions?',
    answer: 'As a carbamate at amino termini it stabilizes the T state.',
    distractors: [
      {
        text: 'As a carbamate at amino termini it stabilizes the R state.',
        slip: 'affinity-misread',
        teaching: 'The R state has the high affinity for \\ce{O2}; stabilizing it would raise the affinity.',
      },
      {
        text: 'As a ligand of the heme iron it takes the place of \\ce{O2}.',
        slip: 'role-of-another-molecule',
        teaching: 'CO binds to the iron of heme in this way; \\ce{CO2} does not.',
      },
      {
        text: 'As carbonic acid it protonates histidine side chains.',
        slip: 'given-fact-overlooked',
        teaching:
          'This is the effect of \\ce{CO2} through the pH, but here the buffer holds the pH constant.',
      },
    ],
    explanation:
      '\\ce{CO2} reacts reversibly with the free amino group at the end of each globin chain to form a carbamate, \\ce{-NH-COO-}. Its negative charge forms salt bridges in deoxyhemoglobin. As a carbamate at amino termini \\ce{CO2} stabilizes the T state and lowers the affinity, whatever the pH does.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-haemoglobin-904',
    topics: ['haemoglobin'],
    tests: ['bohr-effect'],
    difficulty: 'advanced',
    text: 'In deoxyhemoglobin, but not in oxyhemoglobin, the protonated side chain of His 146 in each β chain forms a salt bridge with an aspartate. In a variant this histidine is replaced by leucine. How does the variant differ from normal hemoglobin near pH 7.4?',
    answer: 'Its affinity for \\ce{O2} is higher and depends less on pH.',
    distractors: [
      {
        text: 'Its affinity for \\ce{O2} is higher and depends more on pH.',
        slip: 'one-part-right',
        teaching:
          'The affinity is indeed higher, but a group that binds \\ce{H+} in the T state has been lost, so pH has less influence.',
      },
      {
        text: 'Its affinity for \\ce{O2} is lower and depends less on pH.',
        slip: 'one-part-right',
        teaching:
          'The influence of pH is indeed smaller, but the lost salt bridge stabilized the T state, so the R state gains and the affinity rises.',
      },
      {
        text: 'Its affinity for \\ce{O2} is lower and depends more on pH.',
        slip: 'reversed-trend',
        teaching:
          'The lost salt bridge stabilized the T state of low affinity, and the lost histidine was a group that responds to pH.',
      },
    ],
    explanation:
      'Leucine cannot form the salt bridge, so the T state is less stable and the balance shifts toward the R state. The T state also loses a group that takes up a proton, and such groups cause the Bohr effect. The affinity of the variant for \\ce{O2} is higher and depends less on pH.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-enzyme-kinetics-900',
    topics: ['enzyme-kinetics'],
    tests: ['two-substrate-kinetics'],
    difficulty: 'intermediate',
    text: 'An enzyme has two substrates, A and B. Its Michaelis constant for A is to be read off a plot of the initial rate against [A]. How should [B] be chosen for this series of measurements?',
    answer: 'Fixed, at many times the Michaelis constant for B',
    distractors: [
      {
        text: 'Fixed, at a small fraction of the Michaelis constant for B',
        slip: 'taken-as-saturated',
        teaching:
          'With little B its binding limits the rate, and the plot gives a value for A that changes with [B].',
      },
      {
        text: 'Varied, so that [B] rises in proportion to [A]',
        slip: 'both-changes-for-one',
        teaching: 'Then both changes affect the rate, and the curve no longer shows the effect of A.',
      },
      {
        text: 'Varied, so that the sum of [A] and [B] stays constant',
        slip: 'both-changes-for-one',
        teaching: 'Then [B] falls while [A] rises, and the curve no longer shows the effect of A.',
      },
    ],
    explanation:
      'The rate depends on both substrates. If the enzyme is saturated with B, the rate equation reduces to the Michaelis–Menten equation for A, with the true constant for A. So [B] is fixed, at many times the Michaelis constant for B.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-901',
    topics: ['enzyme-kinetics'],
    tests: ['two-substrate-kinetics'],
    difficulty: 'advanced',
    text: 'Sucrose phosphorylase turns sucrose and phosphate into glucose 1-phosphate and fructose. The enzyme is mixed with sucrose and ^{14}C-labeled fructose, but no phosphate. Labeled sucrose appears quickly. Which mechanism does this support?',
    answer: 'Ping-pong: glucose stays on the enzyme while fructose leaves.',
    distractors: [
      {
        text: 'Ordered: sucrose has to bind before phosphate can bind.',
        slip: 'sequential-for-ping-pong',
        teaching:
          'Then fructose could not be released before phosphate has bound, and without phosphate no label would be exchanged.',
      },
      {
        text: 'Ordered: phosphate has to bind before sucrose can bind.',
        slip: 'sequential-for-ping-pong',
        teaching: 'Then sucrose could not even bind, because the mixture contains no phosphate.',
      },
      {
        text: 'Ping-pong: fructose stays on the enzyme while glucose leaves.',
        slip: 'role-of-another-molecule',
        teaching:
          'Then labeled glucose, and not labeled fructose, would be built into sucrose; besides, it is glucose that ends up on phosphate.',
      },
    ],
    explanation:
      'For the label to enter sucrose, the bond between glucose and fructose must break and form again in the absence of phosphate. So the first half of the reaction does not need the second substrate: the mechanism is ping-pong, in which glucose stays on the enzyme while fructose leaves.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
];

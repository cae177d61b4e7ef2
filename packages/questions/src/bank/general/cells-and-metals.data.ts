import type { WrittenQuestion } from '../written-question.ts';

export const cellsAndMetalsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-electrochemistry-basics-21',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    uses: ['galvanic-cell'],
    difficulty: 'beginner',
    text: 'Which change takes place at the anode of a hydrogen–oxygen fuel cell while it delivers current?',
    answer: 'Hydrogen is oxidized.',
    distractors: [
      {
        text: 'Hydrogen is reduced.',
        slip: 'oxidation-as-gain',
        teaching:
          'Hydrogen gives up electrons and its oxidation number rises from 0 to +1, so it is oxidized.',
      },
      {
        text: 'Oxygen is reduced.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'This does happen, but at the cathode, where electrons arrive.',
      },
      {
        text: 'Water is oxidized.',
        slip: 'discharge-for-charge',
        teaching: 'Water is oxidized at the anode in its electrolysis; a fuel cell forms water.',
      },
    ],
    explanation:
      'Oxidation takes place at the anode of any cell. Here hydrogen gives up its electrons, which flow through the circuit to the cathode and reduce oxygen: hydrogen is oxidized.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-22',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    uses: ['galvanic-cell'],
    difficulty: 'beginner',
    text: 'How does a fuel cell differ from a lithium-ion battery?',
    answer: 'Its reactants flow in from outside while it runs.',
    distractors: [
      {
        text: 'Its electrodes are used up as reactants while it runs.',
        slip: 'wrong-kind-of-cell',
        teaching:
          'The electrodes of a fuel cell only carry electrons and the catalyst; they are not the fuel.',
      },
      {
        text: 'Its fuel is burned first and the heat generates the current.',
        slip: 'wrong-kind-of-cell',
        teaching: 'The electrons go directly through the circuit; there is no flame and no heat engine.',
      },
      {
        text: 'Its reaction is driven by a current from outside.',
        slip: 'discharge-for-charge',
        teaching: 'That is electrolysis; a fuel cell delivers current through a spontaneous reaction.',
      },
    ],
    explanation:
      'Both are galvanic cells with a spontaneous redox reaction. A battery contains its reactants; in a fuel cell, fuel and oxygen flow in from outside as long as it runs.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-23',
    topics: ['electrochemistry-basics'],
    tests: ['batteries-and-fuel-cells'],
    uses: ['electrolytic-cell'],
    difficulty: 'intermediate',
    text: 'A lead–acid battery delivers current by the reaction \\ce{Pb + PbO2 + 2H2SO4 -> 2PbSO4 + 2H2O}. What happens at its lead electrode (the anode during discharge) while the battery is being charged?',
    answer: 'It is the cathode now: \\ce{PbSO4} is reduced to \\ce{Pb}.',
    distractors: [
      {
        text: 'It is still the anode: \\ce{PbSO4} is oxidized to \\ce{PbO2}.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Charging reverses the reaction at each electrode; \\ce{PbO2} forms at the other one.',
      },
      {
        text: 'It is the cathode now: \\ce{Pb} is reduced to \\ce{PbSO4}.',
        slip: 'oxidation-as-gain',
        teaching:
          'In going from \\ce{Pb} (0) to \\ce{PbSO4} (+2) lead is oxidized; this happens during discharge.',
      },
      {
        text: 'It is still the anode: \\ce{Pb} is oxidized to \\ce{PbSO4}.',
        slip: 'discharge-for-charge',
        teaching: 'This is the reaction when the battery delivers current; charging reverses it.',
      },
    ],
    explanation:
      'During discharge, lead is oxidized to \\ce{PbSO4}. Charging forces the reverse: \\ce{PbSO4} is reduced to \\ce{Pb}, and an electrode where reduction takes place is the cathode.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'general-electrochemistry-basics-24',
    topics: ['electrochemistry-basics', 'redox'],
    tests: ['predicting-redox-reactions'],
    uses: ['standard-electrode-potential'],
    difficulty: 'beginner',
    text: 'A silver wire is placed in 1 mol/L \\ce{Cu(NO3)2}. Given *E*°(\\ce{Ag+}/\\ce{Ag}) = +0.80 V and *E*°(\\ce{Cu^2+}/\\ce{Cu}) = +0.34 V, what is expected?',
    answer: 'No reaction: for silver and \\ce{Cu^2+}, *E*° would be −0.46 V.',
    distractors: [
      {
        text: 'No reaction: for silver and \\ce{Cu^2+}, *E*° would be −1.14 V.',
        slip: 'added-potentials',
        teaching: 'Silver would be oxidized, so its potential of +0.80 V is subtracted: 0.34 V − 0.80 V.',
      },
      {
        text: 'Copper deposits: for silver and \\ce{Cu^2+}, *E*° is +0.46 V.',
        slip: 'activity-order-reversed',
        teaching:
          'This is the value for copper metal and \\ce{Ag+}; here the reaction would have to run in reverse.',
      },
      {
        text: 'Copper deposits: for silver and \\ce{Cu^2+}, *E*° is +1.14 V.',
        slip: 'added-potentials',
        teaching: 'The two reduction potentials were added; one half-reaction runs as an oxidation.',
      },
    ],
    explanation:
      'For \\ce{2Ag + Cu^2+ -> 2Ag+ + Cu} the value is 0.34 V − 0.80 V = −0.46 V. It is negative, so there is no reaction.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-electrochemistry-basics-25',
    topics: ['electrochemistry-basics', 'redox'],
    tests: ['predicting-redox-reactions'],
    uses: ['standard-electrode-potential'],
    difficulty: 'intermediate',
    text: 'Standard potentials in V: \\ce{Zn^2+}/\\ce{Zn} −0.76, \\ce{Sn^4+}/\\ce{Sn^2+} +0.15, \\ce{I2}/\\ce{I-} +0.54, \\ce{Fe^3+}/\\ce{Fe^2+} +0.77, \\ce{Br2}/\\ce{Br-} +1.07, \\ce{Cl2}/\\ce{Cl-} +1.36. Which reagent oxidizes \\ce{I-} but not \\ce{Br-} under standard conditions?',
    answer: '\\ce{Fe^3+}',
    distractors: [
      {
        text: '\\ce{Cl2}',
        slip: 'one-condition-only',
        teaching: 'Its potential is higher than those of both couples, so it oxidizes bromide too.',
      },
      {
        text: '\\ce{Sn^4+}',
        slip: 'activity-order-reversed',
        teaching: 'Its potential is lower than +0.54 V, so it cannot oxidize iodide.',
      },
      {
        text: '\\ce{Zn^2+}',
        slip: 'charge-for-strength',
        teaching:
          'A positive charge does not make an ion a strong oxidizing agent: −0.76 V is far below +0.54 V.',
      },
    ],
    explanation:
      'The potential of the oxidizing agent must be above +0.54 V and below +1.07 V. Of the four, only \\ce{Fe^3+}, with +0.77 V, meets this condition.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{Fe^3+}': '(0.77 - 0.54) * (1.07 - 0.77)',
        '\\ce{Cl2}': '(1.36 - 0.54) * (1.07 - 1.36)',
        '\\ce{Sn^4+}': '(0.15 - 0.54) * (1.07 - 0.15)',
        '\\ce{Zn^2+}': '(-0.76 - 0.54) * (1.07 + 0.76)',
      },
      pick: 'greatest',
      quantity: 'margin above +0.54 V times margin below +1.07 V, positive only between the two',
    },
  },
  {
    id: 'general-electrochemistry-basics-26',
    topics: ['electrochemistry-basics', 'redox'],
    tests: ['predicting-redox-reactions', 'permanganate-titrations'],
    difficulty: 'advanced',
    text: 'Iron(II) is titrated with \\ce{KMnO4}. Standard potentials in V: \\ce{MnO4-}/\\ce{Mn^2+} +1.51, \\ce{Cl2}/\\ce{Cl-} +1.36, \\ce{Fe^3+}/\\ce{Fe^2+} +0.77. What may go wrong if the sample is acidified with \\ce{HCl} instead of \\ce{H2SO4}?',
    answer: 'Permanganate oxidizes chloride as well, and the result is too high.',
    distractors: [
      {
        text: 'Permanganate oxidizes chloride as well, and the result is too low.',
        slip: 'reversed-trend',
        teaching:
          'The side reaction uses extra permanganate, all of which is attributed to iron, so the result is too high.',
      },
      {
        text: 'Chloride reduces iron(III) back to iron(II), and the result is too high.',
        slip: 'activity-order-reversed',
        teaching: '\\ce{Fe^3+} (+0.77 V) cannot oxidize chloride (+1.36 V).',
      },
      {
        text: 'Chloride oxidizes some iron(II) beforehand, and the result is too low.',
        slip: 'mixed-up-oxidising-and-reducing',
        teaching: 'The chloride ion has no lower oxidation state available; it can only be oxidized.',
      },
    ],
    explanation:
      '+1.51 V is above +1.36 V, so permanganate can oxidize chloride as well. Then more permanganate is used than iron(II) requires, and the result is too high.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-electrochemistry-basics-27',
    topics: ['electrochemistry-basics'],
    tests: ['electroplating'],
    uses: ['electrolytic-cell'],
    difficulty: 'beginner',
    text: 'A nickel spoon is to be plated with silver by electrolysis. Which arrangement is suitable?',
    answer: 'The spoon as the cathode, with \\ce{Ag+} in the solution',
    distractors: [
      {
        text: 'The spoon as the anode, with \\ce{Ag+} in the solution',
        slip: 'mixed-up-anode-and-cathode',
        teaching:
          'Metals are oxidized at the anode, so the spoon would lose nickel instead of gaining silver.',
      },
      {
        text: 'The spoon as the cathode, with \\ce{Ni^2+} in the solution',
        slip: 'wrong-ion',
        teaching: 'The ions in the solution are deposited, so this would put nickel on the spoon.',
      },
      {
        text: 'The spoon as the anode, with \\ce{Ni^2+} in the solution',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'The spoon would dissolve, and there would be no silver ions to deposit.',
      },
    ],
    explanation:
      'Silver ions must gain electrons: \\ce{Ag+ + e- -> Ag}. This reduction happens at the cathode, so the spoon is the cathode in a solution containing \\ce{Ag+}.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-28',
    topics: ['electrochemistry-basics'],
    tests: ['electroplating'],
    uses: ['electrolytic-cell'],
    difficulty: 'intermediate',
    text: 'A key is plated with copper from aqueous \\ce{CuSO4}, using a copper anode. This anode is then replaced by a platinum anode. How does the plating process change?',
    answer: 'Oxygen forms at the anode, and [\\ce{Cu^2+}] falls.',
    distractors: [
      {
        text: 'Platinum dissolves at the anode, and [\\ce{Cu^2+}] stays constant.',
        slip: 'inert-electrode-reacts',
        teaching: 'Platinum is very hard to oxidize; water is oxidized instead.',
      },
      {
        text: 'Oxygen forms at the anode, and [\\ce{Cu^2+}] stays constant.',
        slip: 'ignored-change',
        teaching: 'When the anode is not copper, nothing replaces the copper ions that are deposited.',
      },
      {
        text: 'Sulfate is oxidized at the anode, and [\\ce{Cu^2+}] rises.',
        slip: 'wrong-ion',
        teaching:
          'Water is oxidized more easily than sulfate, and copper ions are only removed from the solution, so their concentration falls.',
      },
    ],
    explanation:
      'A copper anode supplies \\ce{Cu^2+} ions as fast as they are deposited at the cathode. At platinum, water is oxidized to oxygen: \\ce{2H2O -> O2 + 4H+ + 4e-}, so nothing replaces the deposited ions and [\\ce{Cu^2+}] falls.',
    reference: 'OpenStax Chemistry 2e, section 17.7',
  },
  {
    id: 'general-electrochemistry-basics-29',
    topics: ['electrochemistry-basics', 'redox'],
    tests: ['corrosion'],
    difficulty: 'beginner',
    text: 'Four identical iron nails are kept for a week at room temperature. Which one rusts the most?',
    answer: 'In an open dish, half covered by salt water',
    distractors: [
      {
        text: 'In an open dish, half covered by tap water',
        slip: 'one-condition-only',
        teaching:
          'This nail rusts, but with few ions in the water the current between anode and cathode is weaker.',
      },
      {
        text: 'In a sealed jar filled with boiled salt water',
        slip: 'one-condition-only',
        teaching: 'Boiling drives out dissolved oxygen, and without oxygen there is hardly any rust.',
      },
      {
        text: 'In a sealed jar filled with air and a drying agent',
        slip: 'one-condition-only',
        teaching: 'Rusting needs water as well as oxygen; iron stays bright in dry air.',
      },
    ],
    explanation:
      'Rusting needs oxygen and water, and ions speed it up because they carry the current between the anodic and the cathodic areas of the iron. The nail in the open dish half covered by salt water has all three.',
    reference: 'OpenStax Chemistry 2e, section 17.6',
  },
  {
    id: 'general-electrochemistry-basics-30',
    topics: ['electrochemistry-basics', 'redox'],
    tests: ['corrosion'],
    uses: ['predicting-redox-reactions'],
    difficulty: 'intermediate',
    text: 'Blocks of zinc are fixed to the steel hull of a ship. Why does this protect even the parts of the hull where the paint is scratched?',
    answer: 'Zinc is oxidized instead of iron, which becomes the cathode.',
    distractors: [
      {
        text: 'Zinc is reduced instead of iron, which becomes the anode.',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'Corrosion is oxidation; zinc is oxidized instead because it loses electrons more easily.',
      },
      {
        text: 'Zinc spreads over the scratches as a film that keeps out oxygen.',
        slip: 'coating-for-sacrifice',
        teaching:
          'The blocks do not cover the scratches; it is enough that the hull and the seawater connect the zinc to the exposed iron.',
      },
      {
        text: 'Zinc is reduced instead of iron, which becomes the cathode.',
        slip: 'oxidation-for-reduction',
        teaching: 'The iron does become the cathode, but zinc loses electrons: it is oxidized.',
      },
    ],
    explanation:
      'Zinc (*E*° = −0.76 V) gives up electrons more easily than iron (−0.44 V). Zinc is the anode and is oxidized, and its electrons keep the iron from being oxidized: the hull becomes the cathode.',
    reference: 'OpenStax Chemistry 2e, section 17.6',
  },
  {
    id: 'general-redox-21',
    topics: ['redox'],
    tests: ['activity-series'],
    difficulty: 'beginner',
    text: 'Metal R displaces P from a solution of a P salt. Metal P displaces Q from a solution of a Q salt. Metal P reacts with dilute \\ce{HCl}, but Q does not. What is the order of activity, from most to least active?',
    answer: 'R, P, hydrogen, Q',
    distractors: [
      {
        text: 'Q, hydrogen, P, R',
        slip: 'activity-order-reversed',
        teaching: 'The metal that displaces another is the more active one, so this list is reversed.',
      },
      {
        text: 'R, hydrogen, P, Q',
        slip: 'series-position-wrong',
        teaching: 'P reacts with dilute acid, so it is above hydrogen.',
      },
      {
        text: 'P, R, hydrogen, Q',
        slip: 'activity-order-reversed',
        teaching: 'R displaces P from its salt, so R is above P.',
      },
    ],
    explanation:
      'R is above P, and P is above Q. P reacts with dilute acid and Q does not, so hydrogen is between them: R, P, hydrogen, Q.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-redox-22',
    topics: ['redox'],
    tests: ['activity-series'],
    uses: ['predicting-redox-reactions'],
    difficulty: 'intermediate',
    text: 'Part of the activity series, from most to least active, is Al, Zn, Fe, Sn, \\ce{H2}, Cu. Which metal reacts with dilute hydrochloric acid but does not react with a solution of \\ce{FeSO4}?',
    answer: 'Tin',
    distractors: [
      {
        text: 'Zinc',
        slip: 'one-condition-only',
        teaching: 'Zinc reacts with the acid, but it is above iron and displaces it.',
      },
      {
        text: 'Copper',
        slip: 'one-condition-only',
        teaching:
          'Copper does not react with the solution, but it is below hydrogen and does not react with this acid.',
      },
      {
        text: 'Aluminum',
        slip: 'one-condition-only',
        teaching:
          'Aluminum is above both iron and hydrogen, so it reacts with the solution as well as with the acid.',
      },
    ],
    explanation:
      'The metal must be above hydrogen, to reduce \\ce{H+}, and below iron, so as not to reduce \\ce{Fe^2+}. In the list this is tin.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-redox-23',
    topics: ['redox'],
    tests: ['disproportionation', 'oxidation-numbers'],

    difficulty: 'beginner',
    text: 'Hydrogen peroxide decomposes: \\ce{2H2O2 -> 2H2O + O2}. How does the oxidation number of oxygen change?',
    answer: 'From −1 to −2 and 0',
    distractors: [
      {
        text: 'From −2 to −2 and 0',
        slip: 'peroxide-as-oxide',
        teaching: 'In a peroxide, hydrogen is +1 and each oxygen is −1, because the molecule is neutral.',
      },
      {
        text: 'From −2 to −1 and 0',
        slip: 'peroxide-as-oxide',
        teaching: 'The two values are interchanged: oxygen is −1 in \\ce{H2O2} and −2 in \\ce{H2O}.',
      },
      {
        text: 'From −1 to −2 and +1',
        slip: 'ion-charge-for-oxidation-number',
        teaching: 'In the element \\ce{O2} the oxidation number is 0.',
      },
    ],
    explanation:
      'In \\ce{H2O2} oxygen is −1. Half of the atoms are reduced to −2 in water, and half are oxidized to 0 in \\ce{O2}: a disproportionation, from −1 to −2 and 0.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-24',
    topics: ['redox', 'electrochemistry-basics'],
    tests: ['disproportionation', 'predicting-redox-reactions'],
    uses: ['standard-cell-potential'],
    difficulty: 'intermediate',
    text: 'The standard potentials are *E*°(\\ce{Cu+}/\\ce{Cu}) = +0.52 V and *E*°(\\ce{Cu^2+}/\\ce{Cu+}) = +0.16 V. What do they predict for \\ce{Cu+} ions in water?',
    answer: 'They disproportionate, with *E*° = +0.36 V.',
    distractors: [
      {
        text: 'They disproportionate, with *E*° = +0.68 V.',
        slip: 'added-potentials',
        teaching: 'One of the two couples runs as an oxidation, so its potential is subtracted.',
      },
      {
        text: 'They are stable, since *E*° would be −0.36 V.',
        slip: 'activity-order-reversed',
        teaching: 'The couple with the higher potential, \\ce{Cu+}/\\ce{Cu}, is the one that is reduced.',
      },
      {
        text: 'They are stable, since *E*° would be −0.68 V.',
        slip: 'added-potentials',
        teaching:
          'What matters is the difference between the potentials, 0.52 V − 0.16 V, and it is positive.',
      },
    ],
    explanation:
      'In \\ce{2Cu+ -> Cu + Cu^2+} one ion is reduced (+0.52 V) and one is oxidized (+0.16 V): 0.52 V − 0.16 V = +0.36 V. The value is positive, so the ions disproportionate.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
];

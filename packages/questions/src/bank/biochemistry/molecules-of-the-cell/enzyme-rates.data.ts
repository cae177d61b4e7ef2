import type { WrittenQuestion } from '../../written-question.ts';

export const enzymeRateQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-enzyme-kinetics-101',
    topics: ['enzyme-kinetics'],
    tests: ['lineweaver-burk-plot', 'uncompetitive-inhibition'],
    difficulty: 'beginner',
    text: 'In a Lineweaver–Burk plot the line with an inhibitor runs parallel to the line without it and lies above it. Which type of inhibition is this?',
    answer: 'Uncompetitive',
    distractors: [
      {
        text: 'Competitive',
        slip: 'inhibition-types-mixed-up',
        teaching: 'Competitive inhibition gives lines that meet on the 1/*v* axis.',
      },
      {
        text: 'Noncompetitive',
        slip: 'inhibition-types-mixed-up',
        teaching: 'Pure noncompetitive inhibition gives lines that meet on the 1/[S] axis.',
      },
      {
        text: 'Irreversible',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'Loss of part of the enzyme changes the slope as well, because *V*_{max} falls and *K*_{M} is unchanged.',
      },
    ],
    explanation:
      'The slope is *K*_{M}/*V*_{max}. Parallel lines mean that both fall by the same factor, which is characteristic of uncompetitive inhibition.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-102',
    topics: ['enzyme-kinetics'],
    tests: ['lineweaver-burk-plot', 'noncompetitive-and-mixed-inhibition'],
    difficulty: 'advanced',
    text: 'Two Lineweaver–Burk lines, without and with an inhibitor, cross to the left of the 1/*v* axis and above the 1/[S] axis. How does the inhibitor change the constants?',
    answer: '*V*_{max} falls and the apparent *K*_{M} rises.',
    distractors: [
      {
        text: '*V*_{max} falls and the apparent *K*_{M} falls.',
        slip: 'inhibition-types-mixed-up',
        teaching: 'In this case the lines would cross below the 1/[S] axis or be parallel.',
      },
      {
        text: '*V*_{max} falls and the apparent *K*_{M} is unchanged.',
        slip: 'inhibition-types-mixed-up',
        teaching: 'In this case the lines would cross on the 1/[S] axis.',
      },
      {
        text: '*V*_{max} is unchanged and the apparent *K*_{M} rises.',
        slip: 'inhibition-types-mixed-up',
        teaching: 'In this case the lines would cross on the 1/*v* axis.',
      },
    ],
    explanation:
      'The intercept 1/*V*_{max} is higher with the inhibitor, so *V*_{max} falls. Because the crossing point lies above the axis, the line with the inhibitor meets the 1/[S] axis closer to zero: 1/*K*_{M} is smaller, so the apparent *K*_{M} rises. This is mixed inhibition.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-103',
    topics: ['enzyme-kinetics'],
    tests: ['noncompetitive-and-mixed-inhibition'],
    difficulty: 'beginner',
    text: 'A pure noncompetitive inhibitor binds the free enzyme and the enzyme–substrate complex equally well. How does a large excess of substrate affect the inhibition?',
    answer: 'The inhibition is unchanged.',
    distractors: [
      {
        text: 'The inhibition is removed.',
        slip: 'inhibition-types-mixed-up',
        teaching: 'This is true of a competitive inhibitor, which binds to the same site as the substrate.',
      },
      {
        text: 'The inhibition is strengthened.',
        slip: 'inhibition-types-mixed-up',
        teaching: 'This is true of an uncompetitive inhibitor, which needs the bound substrate.',
      },
      {
        text: 'The inhibition becomes permanent.',
        slip: 'reversed-cause',
        teaching: 'The inhibitor binds reversibly, with or without substrate.',
      },
    ],
    explanation:
      'Substrate and inhibitor do not influence each other’s binding. An excess of substrate therefore leaves the inhibited fraction of the enzyme unchanged.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-104',
    topics: ['enzyme-kinetics'],
    tests: ['noncompetitive-and-mixed-inhibition'],
    difficulty: 'advanced',
    text: 'A mixed inhibitor binds the free enzyme with *K*_{i} = 2.0 µmol/L and the enzyme–substrate complex with *K*_{i}′ = 8.0 µmol/L. By what factor does the apparent *K*_{M} change at an inhibitor concentration of 4.0 µmol/L?',
    answer: '2.0',
    distractors: [
      {
        text: '3.0',
        slip: 'one-step-short',
        teaching: 'This is the factor 1 + [I]/*K*_{i}; it must be divided by 1 + [I]/*K*_{i}′.',
        expression: '(1 + 4.0 / 2.0)',
      },
      {
        text: '1.5',
        slip: 'inhibition-types-mixed-up',
        teaching: 'This is the factor by which *V*_{max} is lowered.',
        expression: '1 + 4.0 / 8.0',
      },
      {
        text: '4.5',
        slip: 'multiplied-for-divided',
        teaching:
          'The two factors are divided, not multiplied: binding of the inhibitor to the complex favors binding of the substrate.',
        expression: '(1 + 4.0 / 2.0) * (1 + 4.0 / 8.0)',
      },
    ],
    explanation:
      'α = 1 + 4.0/2.0 = 3.0 and α′ = 1 + 4.0/8.0 = 1.5. The apparent *K*_{M} changes by α/α′ = 3.0/1.5 = 2.0.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '(1+4.0/2.0)/(1+4.0/8.0)', unit: '' },
  },
  {
    id: 'biochemistry-enzyme-kinetics-105',
    topics: ['enzyme-kinetics'],
    tests: ['uncompetitive-inhibition'],
    difficulty: 'intermediate',
    text: 'Why does an uncompetitive inhibitor lower the apparent *K*_{M} of an enzyme?',
    answer: 'It removes the enzyme–substrate complex from the equilibrium.',
    distractors: [
      {
        text: 'It competes with the substrate for the free enzyme.',
        slip: 'inhibition-types-mixed-up',
        teaching: 'Competition for the free enzyme raises the apparent *K*_{M}.',
      },
      {
        text: 'It speeds up the step from the complex to the products.',
        slip: 'km-vmax-mixed-up',
        teaching: 'The inhibitor blocks this step, so *V*_{max} falls.',
      },
      {
        text: 'It raises the concentration of the free substrate.',
        slip: 'inhibitor-ignored',
        teaching: 'The substrate is in large excess over the enzyme; its free concentration hardly changes.',
      },
    ],
    explanation:
      'The inhibitor binds the enzyme–substrate complex alone. It removes the complex from the equilibrium with E + S, so more substrate binds, and half saturation needs less of it.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-106',
    topics: ['enzyme-kinetics'],
    tests: ['uncompetitive-inhibition'],
    difficulty: 'advanced',
    text: 'At a substrate concentration far below *K*_{M} an uncompetitive inhibitor, at a concentration of twice its *K*_{i}′, hardly slows the reaction. Why?',
    answer: 'Hardly any complex is present for it to bind.',
    distractors: [
      {
        text: 'The substrate drives it out of the active site.',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'The inhibitor does not bind to the active site, and at low [S] there is little substrate to displace anything.',
      },
      {
        text: 'The enzyme is saturated with the substrate.',
        slip: 'taken-as-saturated',
        teaching: 'Far below *K*_{M} most of the enzyme is free.',
      },
      {
        text: 'It is itself converted by the free enzyme.',
        slip: 'reversed-cause',
        teaching: 'The free enzyme does not even bind an uncompetitive inhibitor.',
      },
    ],
    explanation:
      'The inhibitor binds only to the enzyme–substrate complex. Far below *K*_{M} nearly all of the enzyme is free, so hardly any complex is present for it to bind, and the rate (*V*_{max}/*K*_{M})[S] is unchanged.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-107',
    topics: ['enzyme-kinetics'],
    tests: ['uncompetitive-inhibition'],
    uses: ['metabolic-regulation'],
    difficulty: 'advanced',
    text: 'An enzyme in the middle of a pathway is inhibited in living cells, while the steps before it continue at a constant rate. Why is an uncompetitive inhibitor more harmful here than a competitive one?',
    answer: 'The rise in substrate does not relieve the inhibition.',
    distractors: [
      {
        text: 'The fall in substrate strengthens the inhibition.',
        slip: 'reversed-trend',
        teaching: 'The supply continues, so the substrate of the blocked step accumulates.',
      },
      {
        text: 'The active site is permanently destroyed.',
        slip: 'inhibition-types-mixed-up',
        teaching: 'The inhibitor binds reversibly and not to the free active site.',
      },
      {
        text: 'The equilibrium moves back toward the substrate.',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching: 'An inhibitor changes the rate, not the equilibrium.',
      },
    ],
    explanation:
      'With a competitive inhibitor the substrate accumulates until it displaces the inhibitor, and the flux recovers. An uncompetitive inhibitor binds the complex, whose amount keeps growing; the rise in substrate does not relieve it.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-108',
    topics: ['enzyme-kinetics'],
    tests: ['uncompetitive-inhibition'],
    difficulty: 'intermediate',
    text: 'An uncompetitive inhibitor is present at twice its *K*_{i}′, and the substrate at a concentration equal to the *K*_{M} of the uninhibited enzyme. What fraction of the uninhibited *V*_{max} does the rate reach?',
    answer: '0.25',
    distractors: [
      {
        text: '0.67',
        slip: 'divided-for-multiplied',
        teaching:
          'The factor is 1 + 2 = 3, and it multiplies [S] in the denominator; here 2 was used as a divisor.',
        expression: '1 / (1 + 1 / 2)',
      },
      {
        text: '0.33',
        slip: 'one-forgotten-in-factor',
        teaching: 'The factor that multiplies [S] is 1 + 2 = 3, not 2.',
        expression: '1 / (1 + 2)',
      },
      {
        text: '0.75',
        slip: 'divided-for-multiplied',
        teaching: 'The factor multiplies [S] in the denominator; here *K*_{M} or [S] was divided by it.',
        expression: '1 / (1 + 1 / (1 + 2))',
      },
    ],
    explanation: 'α′ = 1 + 2 = 3. With [S] = *K*_{M}, the rate is *v*/*V*_{max} = 1/(1 + 3) = 0.25.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '1/(1+(1+2))', unit: '' },
  },
  {
    id: 'biochemistry-enzyme-kinetics-109',
    topics: ['enzyme-kinetics'],
    tests: ['turnover-number'],
    uses: ['irreversible-inhibition'],
    difficulty: 'advanced',
    text: 'A sample of a protease hydrolyzes 0.40 µmol of substrate per second at saturation. An irreversible inhibitor that reacts once with each active site is added in portions; the activity reaches zero after 2.0 nmol has been added. What is *k*_{cat}?',
    answer: '200 s^{−1}',
    distractors: [
      {
        text: '0.0050 s^{−1}',
        slip: 'inverted-ratio',
        teaching: 'This is the time for one turnover in seconds, not the number of turnovers per second.',
        expression: '2.0e-9 / 0.40e-6',
      },
      {
        text: '0.80 s^{−1}',
        slip: 'multiplied-for-divided',
        teaching: 'The rate must be divided by the amount of active sites, not multiplied by it.',
        expression: '0.40 * 2.0',
      },
      {
        text: '0.20 s^{−1}',
        slip: 'unit-prefix',
        teaching: 'The units must match before dividing: 0.40 µmol is 400 nmol.',
        expression: '0.40 / 2.0',
      },
    ],
    explanation:
      'The amount of inhibitor gives the amount of active sites, 2.0 nmol. A rate of 0.40 µmol/s is 400 nmol/s, and 400/2.0 = 200 turnovers per second for each site: *k*_{cat} = 200 s^{−1}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '0.40e-6/2.0e-9', unit: 's^{−1}' },
  },
  {
    id: 'biochemistry-enzyme-kinetics-111',
    topics: ['enzyme-kinetics'],
    tests: ['irreversible-inhibition'],
    uses: ['catalytic-mechanisms-of-enzymes'],
    difficulty: 'intermediate',
    text: 'A suicide inhibitor is unreactive in solution. Why does it attack its target and hardly any other protein?',
    answer: 'Its target converts it into the reactive form.',
    distractors: [
      {
        text: 'Its target is the only protein with a thiol.',
        slip: 'reversed-cause',
        teaching: 'Many proteins carry thiols; the inhibitor is unreactive toward them.',
      },
      {
        text: 'Its target binds it by weak forces alone.',
        slip: 'inhibition-types-mixed-up',
        teaching: 'The inhibitor ends up as a covalent adduct, which is not formed by weak forces.',
      },
      {
        text: 'Its target is present in the highest amount.',
        slip: 'irrelevant-property',
        teaching: 'The amount of a protein does not make an unreactive molecule reactive.',
      },
    ],
    explanation:
      'The enzyme begins its usual reaction on the inhibitor. This step converts it into the reactive form directly in the active site, where it immediately forms a covalent bond.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-112',
    topics: ['enzyme-kinetics'],
    tests: ['two-substrate-kinetics'],
    difficulty: 'intermediate',
    text: 'Initial rates of an enzyme-catalyzed reaction are measured as a function of [A] at several fixed concentrations of B. The Lineweaver–Burk plots are straight lines that cross at one point to the left of the 1/*v* axis. Which mechanism do these plots rule out?',
    answer: 'Ping-pong',
    distractors: [
      {
        text: 'Ordered sequential',
        slip: 'reversed-trend',
        teaching: 'An ordered sequential mechanism gives crossing lines like these.',
      },
      {
        text: 'Random sequential',
        slip: 'reversed-trend',
        teaching: 'A random sequential mechanism also gives crossing lines.',
      },
      {
        text: 'Any with a complex of E, A and B',
        slip: 'structure-level-mixed-up',
        teaching: 'Such a complex leads to crossing lines, so it is not ruled out.',
      },
    ],
    explanation:
      'Crossing lines mean that A and B meet on the enzyme in a ternary complex. A ping-pong mechanism, which has no such complex, gives parallel lines and is ruled out.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-113',
    topics: ['enzyme-kinetics'],
    tests: ['two-substrate-kinetics'],
    difficulty: 'beginner',
    text: 'In a ping-pong mechanism the first product leaves before the second substrate binds. In what form is the enzyme between these two events?',
    answer: 'With a group of the first substrate bound',
    distractors: [
      {
        text: 'With both of the substrates bound',
        slip: 'sequential-for-ping-pong',
        teaching: 'Such a complex is found in a sequential mechanism.',
      },
      {
        text: 'Free, as before the first substrate bound',
        slip: 'one-step-short',
        teaching: 'If this were so, nothing would be left to be transferred to the second substrate.',
      },
      {
        text: 'With the second product bound',
        slip: 'reversed-cause',
        teaching: 'The second product forms only after the second substrate has bound.',
      },
    ],
    explanation:
      'The enzyme keeps a group of the first substrate, such as a phosphate or amino group, often covalently. It transfers this group to the second substrate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-114',
    topics: ['enzyme-kinetics'],
    tests: ['enzyme-activity'],
    difficulty: 'beginner',
    text: 'The amount of enzyme in an assay with a large excess of substrate is doubled. How do the initial rate and the specific activity (units per mg of enzyme) change?',
    answer: 'The rate doubles, and the specific activity is unchanged.',
    distractors: [
      {
        text: 'The rate doubles, and the specific activity doubles.',
        slip: 'total-and-specific-confused',
        teaching: 'Units and milligrams both double, so their ratio is unchanged.',
      },
      {
        text: 'The rate is unchanged, and the specific activity is halved.',
        slip: 'reversed-trend',
        teaching: 'With excess substrate the rate is proportional to the enzyme.',
      },
      {
        text: 'The rate is unchanged, and the specific activity is unchanged.',
        slip: 'taken-as-saturated',
        teaching: 'Saturation with substrate does not stop more enzyme from making more product.',
      },
    ],
    explanation:
      'At saturation each enzyme molecule works at the same pace, so twice the enzyme gives twice the rate. The specific activity is the rate divided by the mass of enzyme, so it is unchanged.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-115',
    topics: ['enzyme-kinetics'],
    tests: ['enzyme-activity'],
    uses: ['beer-lambert-law'],
    difficulty: 'intermediate',
    text: 'A 20 µL portion of an enzyme solution is added to give 1.00 mL of assay mixture in a 1.00 cm cell. The absorbance of NADH at 340 nm falls by 0.311 per minute (ε = 6220 L/(mol·cm)). One unit oxidizes 1 µmol of NADH per minute. What is the activity of the enzyme solution?',
    answer: '2.5 units/mL',
    distractors: [
      {
        text: '2500 units/mL',
        slip: 'unit-prefix',
        teaching: 'The cell contains 1.00 mL, not 1 L, so the rate in it is 0.050 µmol/min.',
        expression: '0.311 / 6220 * 1e6 / 0.020',
      },
      {
        text: '125 units/mL',
        slip: 'needless-factor',
        teaching: 'The enzyme was diluted 50-fold; here this factor was applied twice.',
        expression: '0.311 / 6220 * 1000 / 0.020 / 0.020',
      },
      {
        text: '50 units/mL',
        slip: 'one-step-short',
        teaching:
          'This is the rate in the cell in µmol/(L·min): it corresponds to 0.050 units in 1.00 mL, which must still be divided by 0.020 mL.',
        expression: '0.311 / 6220 * 1e6',
      },
    ],
    explanation:
      '0.311/6220 = 5.0 × 10^{−5} mol/(L·min), which is 0.050 µmol/min in 1.00 mL. These 0.050 units came from 0.020 mL: 0.050/0.020 = 2.5 units/mL.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '0.311/6220*1000/0.020', unit: 'units/mL' },
  },
  {
    id: 'biochemistry-enzyme-kinetics-116',
    topics: ['enzyme-kinetics'],
    tests: ['enzyme-activity'],
    difficulty: 'advanced',
    text: 'Hexokinase is measured in a coupled assay: glucose 6-phosphate dehydrogenase oxidizes the product of hexokinase and makes NADPH, which is measured. When the amount of hexokinase is doubled, the rate hardly rises. What should be done first?',
    answer: 'Add more of the dehydrogenase',
    distractors: [
      {
        text: 'Add more of the hexokinase',
        slip: 'reversed-cause',
        teaching: 'More hexokinase has already been shown to be of little use.',
      },
      {
        text: 'Add NADPH at the start',
        slip: 'method-mixed-up',
        teaching: 'NADPH is the substance measured; adding it raises the background and may inhibit.',
      },
      {
        text: 'Add an inhibitor of hexokinase',
        slip: 'taken-as-saturated',
        teaching: 'An inhibitor would lower the activity that is to be measured.',
      },
    ],
    explanation:
      'The second enzyme must be in such excess that it immediately converts the product of the first one. Here the dehydrogenase limits the rate, so more of it is needed before the signal measures hexokinase.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-117',
    topics: ['enzyme-kinetics'],
    tests: ['enzyme-activity'],
    difficulty: 'intermediate',
    text: 'A student stops an assay after 30 min, when 70% of the substrate has reacted, and divides the amount of product formed by 30 min. Why is the activity that she reports too low?',
    answer: 'The rate fell as the substrate was used up.',
    distractors: [
      {
        text: 'The rate rose as the substrate was used up.',
        slip: 'reversed-trend',
        teaching: 'Below saturation, less substrate means a lower rate, so the rate cannot have risen.',
      },
      {
        text: 'The rate fell as the enzyme was used up.',
        slip: 'enzyme-used-up',
        teaching: 'An enzyme is a catalyst and is not consumed.',
      },
      {
        text: 'The rate rose as the enzyme was used up.',
        slip: 'enzyme-used-up',
        teaching: 'An enzyme is not consumed, and with less substrate the rate falls.',
      },
    ],
    explanation:
      'Activity is defined by the initial rate. Because 70% of the substrate was used up, the rate fell throughout (and product may inhibit), so the mean over 30 min is lower. Short assays with less than about 10% conversion are reliable.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-118',
    topics: ['enzyme-kinetics'],
    tests: ['two-substrate-kinetics'],
    difficulty: 'intermediate',
    text: 'An alcohol dehydrogenase binds NAD^{+} in the absence of alcohol, but it does not bind alcohol in the absence of NAD^{+}. No product leaves before both substrates are bound. Which mechanism is this?',
    answer: 'Ordered, with NAD^{+} first',
    distractors: [
      {
        text: 'Ordered, with alcohol first',
        slip: 'reversed-trend',
        teaching: 'Alcohol finds no site on the free enzyme, so it cannot bind first.',
      },
      {
        text: 'Ping-pong, with alcohol first',
        slip: 'sequential-for-ping-pong',
        teaching:
          'In a ping-pong mechanism a product leaves before the second substrate binds; moreover, alcohol does not bind the free enzyme.',
      },
      {
        text: 'Ping-pong, with NAD^{+} first',
        slip: 'sequential-for-ping-pong',
        teaching: 'In a ping-pong mechanism a product leaves before the second substrate binds.',
      },
    ],
    explanation:
      'Both substrates are on the enzyme before any product leaves, so the mechanism is sequential. Alcohol binds only after NAD^{+}: it is ordered, with NAD^{+} first.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
];

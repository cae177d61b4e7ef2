import type { WrittenQuestion } from '../written-question.ts';

export const linkedIdeasInBiochemistryQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-water-and-buffers-820',
    topics: ['water-and-buffers'],
    tests: ['biological-buffers', 'henderson-hasselbalch-equation'],
    difficulty: 'advanced',
    text: 'After weeks at high altitude, a climber has an arterial \\ce{CO2} pressure of 25 torr instead of the usual 40 torr, but the blood pH is 7.40 again. Inhaled \\ce{CO2} now raises this pressure to 40 torr within minutes. What does the blood pH become? Take \\ce{CO2}/\\ce{HCO3-} as the only buffer.',
    answer: '7.20',
    distractors: [
      {
        text: '7.40',
        slip: 'given-fact-overlooked',
        teaching:
          'A \\ce{CO2} pressure of 40 torr goes with pH 7.40 only if bicarbonate is at its usual level; the kidneys have lowered it over the weeks.',
        expression: '7.40',
      },
      {
        text: '7.60',
        slip: 'wrong-sign',
        teaching: 'More dissolved \\ce{CO2} means more carbonic acid, so the pH falls.',
        expression: '7.40 + log10(40 / 25)',
      },
      {
        text: '6.93',
        slip: 'natural-for-decadic-logarithm',
        teaching:
          'The pH is defined by the base-10 logarithm, and log_{10}(40/25) is 0.20; the value 0.47 is ln(40/25).',
        expression: '7.40 - ln(40 / 25)',
      },
    ],
    explanation:
      'With 25 torr of \\ce{CO2}, pH 7.40 requires that the kidneys have lowered [\\ce{HCO3-}] to 25/40 of its usual value, so that the ratio [\\ce{HCO3-}]/[\\ce{CO2}] is as before. Within minutes the kidneys cannot change this. The ratio therefore falls by a factor of 40/25, and the pH falls by log_{10}(1.6) = 0.20, to 7.20.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
    computation: { kind: 'quantity', expression: '7.40 - log10(40 / 25)', unit: '' },
  },
  {
    id: 'biochemistry-water-and-buffers-821',
    topics: ['water-and-buffers', 'membranes'],
    tests: ['osmolarity', 'passive-transport'],
    difficulty: 'advanced',
    text: 'Red blood cells, whose contents have an osmolarity of 0.30 osmol/L, are put into a large volume of a solution of 0.15 mol/L NaCl and 0.30 mol/L urea. Urea crosses their membrane, but more slowly than water; NaCl effectively does not cross it. What happens to the cells?',
    answer: 'They shrink and then regain their volume.',
    distractors: [
      {
        text: 'They shrink and keep the smaller volume.',
        slip: 'one-step-short',
        teaching:
          'The cells shrink at first, but urea then enters until it is equally concentrated on both sides, and water follows it.',
      },
      {
        text: 'They swell and then regain their volume.',
        slip: 'reversed-trend',
        teaching: 'At the start there are more dissolved particles outside than inside, so water leaves.',
      },
      {
        text: 'They swell more and more until they burst.',
        slip: 'given-fact-overlooked',
        teaching:
          'This is seen in urea alone; here the NaCl outside balances the solutes that cannot leave the cells.',
      },
    ],
    explanation:
      'NaCl gives two ions, so the solution has 0.30 + 0.30 = 0.60 osmol/L, and water leaves the cells quickly. Urea then enters until its concentration is equal on both sides and no longer counts. What stays outside is 0.30 osmol/L of NaCl, as much as the cells had inside. So they shrink and then regain their volume.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
  },
  {
    id: 'biochemistry-water-and-buffers-822',
    topics: ['water-and-buffers', 'protein-methods'],
    tests: ['biological-buffers', 'ion-exchange-chromatography'],
    uses: ['isoelectric-point'],
    difficulty: 'advanced',
    text: 'A Tris buffer is adjusted to pH 8.0 at 25 °C. The p*K*_{a} of Tris falls by 0.028 for each kelvin of warming. A protein with pI 8.3, which may be taken as constant, is dissolved in the buffer. Which ion exchanger binds it at 25 °C, and which in a cold room at 4 °C?',
    answer: 'A cation exchanger at 25 °C, an anion exchanger at 4 °C',
    distractors: [
      {
        text: 'An anion exchanger at 25 °C, a cation exchanger at 4 °C',
        slip: 'exchanged-values',
        teaching:
          'At 25 °C the pH is below the pI, so the protein is positive, and a cation exchanger holds positive ions.',
      },
      {
        text: 'A cation exchanger at both of these temperatures',
        slip: 'given-fact-overlooked',
        teaching:
          'In the cold the p*K*_{a} of Tris, and with it the pH, rises by 0.6 to 8.6, which is above the pI of the protein.',
      },
      {
        text: 'An anion exchanger at both of these temperatures',
        slip: 'one-part-right',
        teaching:
          'At 25 °C the protein is below its pI and carries a positive charge, which an anion exchanger repels.',
      },
    ],
    explanation:
      'At 25 °C the pH of 8.0 is below the pI: the protein is positive and binds to a cation exchanger. Cooling by 21 K raises the p*K*_{a}, and with it the pH of the buffer, by 0.6 to 8.6. This is above the pI, so in the cold room the negative protein binds to an anion exchanger.',
    reference: 'Lehninger Principles of Biochemistry, chapters 2 and 3',
  },
  {
    id: 'biochemistry-amino-acids-820',
    topics: ['amino-acids'],
    tests: ['titration-of-amino-acids', 'polyprotic-acids'],
    difficulty: 'advanced',
    text: 'Lysine monohydrochloride is dissolved in water at 0.10 mol/L. The p*K*_{a} values of lysine are 2.18 (α-carboxyl), 8.95 (α-amino) and 10.53 (side chain). What is the pH of the solution?',
    answer: '5.6',
    distractors: [
      {
        text: '9.7',
        slip: 'wrong-protonation-state',
        teaching:
          'This is the isoelectric point, the pH of lysine with no net charge; the ion of the hydrochloride has a net charge of +1.',
        expression: '(8.95 + 10.53) / 2',
      },
      {
        text: '7.2',
        slip: 'averaged-all-pkas',
        teaching:
          'This is the mean of all three values; the p*K*_{a} of the side chain does not matter, because the dissolved ion loses its first proton from the α-amino group.',
        expression: '(2.18 + 8.95 + 10.53) / 3',
      },
      {
        text: '6.4',
        slip: 'averaged-wrong-pkas',
        teaching:
          'The first proton that the ion with a charge of +1 loses comes from the α-amino group, p*K*_{a} 8.95, which is the stronger acid.',
        expression: '(2.18 + 10.53) / 2',
      },
    ],
    explanation:
      'One HCl per lysine gives the ion with both amino groups protonated and the carboxyl group ionized, of net charge +1. It can take up a proton at the carboxylate (p*K*_{a} 2.18) and lose one from the α-amino group (8.95). For such an amphiprotic ion the pH is the mean of these two values, 5.6.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: '(2.18 + 8.95) / 2', unit: '' },
  },
  {
    id: 'biochemistry-amino-acids-821',
    topics: ['amino-acids', 'protein-methods'],
    tests: ['peptide-charge', 'cleavage-of-peptides'],
    difficulty: 'advanced',
    text: 'During storage, the mass of the peptide Ac-Gly-Asn-Lys-Val-Arg-Phe-\\ce{NH2} rises by 1 u, and its charge at pH 7 falls from +2 to +1. Trypsin still cuts after Lys and after Arg, and the C-terminal fragment is unchanged. Which group was hydrolyzed?',
    answer: 'The amide in the side chain of Asn',
    distractors: [
      {
        text: 'The amide at the C-terminus',
        slip: 'given-fact-overlooked',
        teaching:
          'Its hydrolysis would give +1 u and a new negative charge as well, but it would turn the last piece from Phe-\\ce{NH2} into Phe.',
      },
      {
        text: 'The C=N group in the side chain of Arg',
        slip: 'residue-property-mixed-up',
        teaching:
          'Arg would become an uncharged urea, 1 u heavier, but trypsin does not cut after this residue.',
      },
      {
        text: 'The acetyl group at the N-terminus',
        slip: 'forgot-terminus',
        teaching:
          'Its loss lowers the mass by 42 u and uncovers an amino group, which makes the charge more positive.',
      },
    ],
    explanation:
      'Hydrolysis of \\ce{-CONH2} to \\ce{-COO-} adds 1 u and one negative charge. Hydrolysis of either amide could do this, and hydrolysis of the C=N group of Arg, which removes a positive charge, would change the mass and the charge in the same way. Trypsin still finds Arg, and the last piece, Phe-\\ce{NH2}, is unchanged. What remains is the amide in the side chain of Asn.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-structure-820',
    topics: ['protein-structure', 'amino-acids'],
    tests: ['tertiary-structure-and-folding', 'acid-dissociation-constant'],
    difficulty: 'advanced',
    text: 'The side chain of one aspartate has a p*K*_{a} of 2.0 in the folded form of a protein and 3.9 in the unfolded chain. What surrounds it in the fold, and toward which form does this group shift the equilibrium when the pH falls from 7 to 3?',
    answer: 'A positive side chain; the unfolded form',
    distractors: [
      {
        text: 'A positive side chain; the folded form',
        slip: 'one-part-right',
        teaching:
          'At pH 3 most unfolded chains have taken up a proton at this group and the folded ones have not, so \\ce{H+} pulls toward the unfolded form.',
      },
      {
        text: 'Nonpolar side chains; the unfolded form',
        slip: 'interaction-mixed-up',
        teaching:
          'In nonpolar surroundings the carboxylate is poorly stabilized and its p*K*_{a} rises, not falls.',
      },
      {
        text: 'Nonpolar side chains; the folded form',
        slip: 'reversed-trend',
        teaching:
          'The p*K*_{a} is lower in the fold, so the carboxylate is stabilized there, and acid favors the form that holds \\ce{H+} more tightly.',
      },
    ],
    explanation:
      'The lower p*K*_{a} shows that the fold stabilizes the negative carboxylate, as a positive side chain nearby does. The unfolded chain, with a p*K*_{a} of 3.9, binds \\ce{H+} more tightly than the folded form does. At pH 3 the unfolded chain is mostly protonated, so acid pulls the equilibrium toward it. The answer is a positive side chain and the unfolded form.',
    reference: 'Lehninger Principles of Biochemistry, chapters 3 and 4',
  },
  {
    id: 'biochemistry-protein-structure-821',
    topics: ['protein-structure', 'amino-acids'],
    tests: ['alpha-helix-and-beta-sheet', 'peptide-charge'],
    uses: ['classes-of-amino-acids'],
    difficulty: 'advanced',
    text: 'A peptide of 11 residues with blocked, uncharged ends is 25% helical at pH 2, 45% at pH 7 and 25% at pH 12. A is alanine, E glutamate and K lysine. Which sequence does the peptide have?',
    answer: 'AAAEAAAKAAA',
    distractors: [
      {
        text: 'AAAEAKAAAAA',
        slip: 'wrong-number-per-unit',
        teaching:
          'With 3.6 residues per turn, residues two apart lie on nearly opposite sides of the helix, so E and K would not attract each other there.',
      },
      {
        text: 'AAAKAAAKAAA',
        slip: 'residue-property-mixed-up',
        teaching:
          'Both lysines are positive at pH 2 and 7 and repel each other; this peptide would be most helical at pH 12.',
      },
      {
        text: 'AAAEAAAEAAA',
        slip: 'wrong-protonation-state',
        teaching:
          'Both glutamates are negative at pH 7 and 12 and repel each other; this peptide would be most helical at pH 2.',
      },
    ],
    explanation:
      'The helix is most stable at pH 7, where glutamate is negative and lysine positive; at pH 2 or 12 one of them has lost its charge. Opposite charges stabilize the helix only if they lie on the same side. At 3.6 residues per turn this is so for residues four apart: AAAEAAAKAAA.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-methods-820',
    topics: ['protein-methods', 'protein-structure'],
    tests: ['gel-electrophoresis', 'disulfide-bonds'],
    difficulty: 'advanced',
    text: 'In an antibody, each light chain (25 kDa) is joined by a disulfide to the amino-terminal half of a heavy chain (50 kDa). The two heavy chains are joined by disulfides near their middle. Pepsin cuts each heavy chain into halves, just on the carboxyl side of these disulfides. Which bands do SDS gels show without and with a thiol?',
    answer: 'Without: 100 and 25 kDa; with: 25 kDa',
    distractors: [
      {
        text: 'Without: 100 and 50 kDa; with: 25 kDa',
        slip: 'interaction-mixed-up',
        teaching:
          'No disulfide joins the two carboxyl-terminal halves, so SDS separates them even without a thiol.',
      },
      {
        text: 'Without: 50 and 25 kDa; with: 25 kDa',
        slip: 'given-fact-overlooked',
        teaching:
          'The disulfides between the heavy chains lie on the amino side of the cut, so they still join the two amino-terminal halves with their light chains.',
      },
      {
        text: 'Without: 150 kDa; with: 50 and 25 kDa',
        slip: 'event-invented',
        teaching: 'These are the bands of the antibody before pepsin has cut its heavy chains.',
      },
    ],
    explanation:
      'Two amino-terminal halves and two light chains stay joined by disulfides: 4 × 25 = 100 kDa. The two carboxyl-terminal halves are held by weak forces at most, which SDS breaks: 25 kDa each. A thiol opens all disulfides. So without a thiol there are bands at 100 and 25 kDa, with it at 25 kDa.',
    reference: 'Lehninger Principles of Biochemistry, chapters 3 and 5',
  },
  {
    id: 'biochemistry-protein-methods-821',
    topics: ['protein-methods', 'enzyme-kinetics'],
    tests: ['protein-concentration', 'turnover-number'],
    difficulty: 'advanced',
    text: 'An enzyme contains two tryptophans and neither tyrosine nor cystine. In a mutant, one tryptophan is replaced by phenylalanine. Solutions of the wild type and the mutant with the same absorbance at 280 nm have the same *V*_{max} and the same *K*_{M}. How do *k*_{cat} and *K*_{M} of the mutant compare with those of the wild type?',
    answer: '*k*_{cat} is half as large, *K*_{M} the same.',
    distractors: [
      {
        text: '*k*_{cat} is twice as large, *K*_{M} the same.',
        slip: 'inverted-ratio',
        teaching:
          'The mutant absorbs half as much per molecule, so its solution holds twice as many molecules for the same *V*_{max}.',
      },
      {
        text: '*k*_{cat} is the same, *K*_{M} the same.',
        slip: 'relation-invented',
        teaching:
          'Equal absorbances mean equal concentrations only for equal molar absorptivities, and the mutant has lost one of two tryptophans.',
      },
      {
        text: '*k*_{cat} is half as large, *K*_{M} twice as large.',
        slip: 'totals-for-concentrations',
        teaching: '*K*_{M} is a concentration of substrate and does not depend on the amount of enzyme.',
      },
    ],
    explanation:
      'At 280 nm tryptophan absorbs, and phenylalanine practically does not. So the mutant absorbs half as much per molecule, and its solution has twice the concentration of enzyme. The same *V*_{max} from twice as many molecules means that *k*_{cat} is half as large; *K*_{M} does not depend on the concentration of enzyme and is the same.',
    reference: 'Lehninger Principles of Biochemistry, chapters 3 and 6',
  },
  {
    id: 'biochemistry-haemoglobin-820',
    topics: ['haemoglobin', 'water-and-buffers'],
    tests: ['bohr-effect'],
    uses: ['biological-buffers'],
    difficulty: 'advanced',
    text: 'For each mole of \\ce{O2} that it releases, hemoglobin takes up 0.7 mol of \\ce{H+}. A muscle uses this \\ce{O2} to oxidize first glucose and later palmitic acid, \\ce{C16H32O2}, completely. All the \\ce{CO2} becomes \\ce{HCO3-}. About how much \\ce{H+} per mole of \\ce{O2} is left for other buffers?',
    answer: 'Glucose 0.3 mol, palmitic acid 0.0 mol',
    distractors: [
      {
        text: 'Glucose 0.3 mol, palmitic acid 0.3 mol',
        slip: 'ignored-coefficients',
        teaching:
          'Palmitic acid needs 23 \\ce{O2} for its 16 \\ce{CO2}, so less \\ce{CO2} forms per \\ce{O2} than from glucose.',
      },
      {
        text: 'Glucose 1.0 mol, palmitic acid 0.7 mol',
        slip: 'given-fact-overlooked',
        teaching: 'This is all the \\ce{H+} that forms with \\ce{HCO3-}; hemoglobin takes up 0.7 mol of it.',
      },
      {
        text: 'Glucose 1.7 mol, palmitic acid 1.4 mol',
        slip: 'added-for-subtracted',
        teaching:
          'Hemoglobin takes up \\ce{H+} when it releases \\ce{O2}, so its 0.7 mol must be subtracted.',
      },
    ],
    explanation:
      'Each \\ce{CO2} that becomes \\ce{HCO3-} gives one \\ce{H+}. Glucose gives 6 \\ce{CO2} for 6 \\ce{O2}, or 1.0 per \\ce{O2}; palmitic acid gives 16 \\ce{CO2} for 23 \\ce{O2}, or 0.70. Hemoglobin takes up 0.7 mol. This leaves 0.3 mol with glucose and almost none with palmitic acid.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-haemoglobin-821',
    topics: ['haemoglobin'],
    tests: ['oxygen-binding-to-hemoglobin', 'cooperativity'],
    difficulty: 'advanced',
    text: 'A mutation removes contacts that stabilize the T state of hemoglobin. A carrier of this mutation has healthy lungs. When little \\ce{O2} reaches the kidneys, they release a hormone that raises the number of red blood cells. What is expected of the carrier’s arterial blood?',
    answer: 'Normal saturation with \\ce{O2}, many red cells',
    distractors: [
      {
        text: 'Normal saturation with \\ce{O2}, few red cells',
        slip: 'affinity-misread',
        teaching:
          'Hemoglobin that prefers the R state holds its \\ce{O2} in the tissues, so the kidneys receive too little and call for more cells.',
      },
      {
        text: 'Low saturation with \\ce{O2}, many red cells',
        slip: 'one-part-right',
        teaching:
          'With a less stable T state the affinity is higher, so the hemoglobin is fully loaded in the lungs.',
      },
      {
        text: 'Low saturation with \\ce{O2}, few red cells',
        slip: 'reversed-trend',
        teaching:
          'Loss of T contacts raises the affinity, which helps loading in the lungs and hinders unloading in the kidneys.',
      },
    ],
    explanation:
      'Without these contacts the equilibrium shifts to the R state, which binds \\ce{O2} more tightly. Loading in the lungs is complete as usual, but less \\ce{O2} is released in the tissues, the kidneys among them. Their hormone raises the number of cells: normal saturation, many red cells.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-enzymes-820',
    topics: ['enzymes'],
    tests: ['effects-of-ph-and-temperature-on-enzymes', 'catalytic-mechanisms-of-enzymes'],
    difficulty: 'advanced',
    text: 'In the active site of the protease subtilisin, His 64 (p*K*_{a} 7.2) acts as a base. Asp 99, a residue on the surface 1.3 nm away, is replaced by serine. In which solution does this mutation change the rate by the largest factor?',
    answer: 'At pH 6 and a low salt concentration',
    distractors: [
      {
        text: 'At pH 6 and a high salt concentration',
        slip: 'reversed-trend',
        teaching: 'Dissolved ions screen the charge of Asp 99, so that its loss matters less.',
      },
      {
        text: 'At pH 9 and a low salt concentration',
        slip: 'size-of-effect-misjudged',
        teaching:
          'At pH 9 nearly all of His 64 is unprotonated with either residue, so a shift of its p*K*_{a} changes little.',
      },
      {
        text: 'At pH 9 and a high salt concentration',
        slip: 'other-variable',
        teaching:
          'Salt weakens the effect of a distant charge, and at pH 9 His 64 is unprotonated in both enzymes.',
      },
    ],
    explanation:
      'The negative charge of Asp 99 stabilizes protonated His 64. Without it the p*K*_{a} falls, and more of His 64 is unprotonated and active. This matters only where much of the histidine is protonated, below pH 7, and only if salt does not screen the charge over the distance: at pH 6 and a low salt concentration.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-821',
    topics: ['enzymes', 'carbohydrates'],
    tests: ['catalytic-mechanisms-of-enzymes'],
    uses: ['ring-forms-of-sugars'],
    difficulty: 'advanced',
    text: 'A β-glucosidase attacks its substrate with a glutamate to form a glucosyl-enzyme and then releases β-glucose. A mutant with glycine in place of this glutamate is inactive toward a β-glucoside with a very good leaving group, but with azide it turns the substrate into glucosyl azide. Which anomer of the azide forms?',
    answer: 'α, because C-1 is inverted once',
    distractors: [
      {
        text: 'β, because C-1 is inverted twice',
        slip: 'steps-miscounted',
        teaching:
          'This is how the wild type works; without the glutamate no glucosyl-enzyme forms, and azide displaces the leaving group itself.',
      },
      {
        text: 'β, because C-1 is not inverted',
        slip: 'stereochemistry-mixed-up',
        teaching:
          'The nucleophile comes from the side opposite to the leaving group, where the glutamate was, and this inverts C-1.',
      },
      {
        text: 'α and β, because C-1 turns planar',
        slip: 'event-invented',
        teaching:
          'A free cation that is attacked from both sides does not occur in this active site; azide fits where the glutamate was.',
      },
    ],
    explanation:
      'The wild type keeps the β configuration because it inverts C-1 twice: first the glutamate and then water attacks from the opposite side. In the mutant azide takes the place of the glutamate and displaces the leaving group in one step. C-1 is inverted once, so the azide is α.',
    reference: 'Lehninger Principles of Biochemistry, chapters 6 and 7',
  },
  {
    id: 'biochemistry-enzymes-822',
    topics: ['enzymes'],
    tests: ['allosteric-regulation', 'competitive-inhibition'],
    difficulty: 'advanced',
    text: 'PALA resembles the transition state of aspartate transcarbamoylase and binds to its active sites. At low aspartate, a little PALA speeds up the intact enzyme with its six active sites; a lot of PALA stops it. How does a little PALA affect isolated catalytic subunits, whose curve of rate against aspartate concentration is a hyperbola?',
    answer: 'It slows them, because it blocks active sites.',
    distractors: [
      {
        text: 'It speeds them up, because it favors the R state.',
        slip: 'overgeneralised-rule',
        teaching:
          'A hyperbola shows that the isolated subunits do not switch between a T and an R state, so there is nothing to shift.',
      },
      {
        text: 'It slows them, because it favors the T state.',
        slip: 'regulation-reversed',
        teaching:
          'PALA favors the R state of the intact enzyme, and the isolated subunits have no T state to go to.',
      },
      {
        text: 'It does not affect them, because it binds elsewhere.',
        slip: 'given-fact-overlooked',
        teaching: 'PALA binds to the active sites, and these are on the catalytic subunits.',
      },
    ],
    explanation:
      'In the intact enzyme PALA in a few active sites shifts the other sites from T to R, and this gain outweighs the sites lost. The hyperbola of the isolated subunits shows that they have no such switch. What remains is competition with the substrate: PALA slows them, because it blocks active sites.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-820',
    topics: ['enzyme-kinetics'],
    tests: ['competitive-inhibition', 'michaelis-menten-kinetics'],
    difficulty: 'advanced',
    text: 'The concentration of an inhibitor that halves the initial rate of an enzyme is 24 µmol/L at a substrate concentration of 0.50 *K*_{M} and 32 µmol/L at 1.0 *K*_{M}. With 32 µmol/L of the inhibitor at 4.0 *K*_{M}, what fraction of the uninhibited rate remains?',
    answer: '0.71',
    distractors: [
      {
        text: '0.50',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'With a pure noncompetitive inhibitor the fraction would not depend on the substrate, but here more substrate weakens the inhibition.',
        expression: '32 / (32 + 32)',
      },
      {
        text: '0.83',
        slip: 'one-forgotten-in-factor',
        teaching:
          'This takes 32 µmol/L as *K*_{i}; it is *K*_{i}(1 + 1.0), because substrate at 1.0 *K*_{M} competes with the inhibitor.',
        expression: '(1 + 4) / (1 + 32 / 32 + 4)',
      },
      {
        text: '0.57',
        slip: 'wrong-reference',
        teaching:
          'This is the fraction of *V*_{max}; without inhibitor the rate at 4.0 *K*_{M} is only 0.80 *V*_{max}.',
        expression: '4 / (1 + 32 / 16 + 4)',
      },
    ],
    explanation:
      'More substrate calls for more inhibitor, so the inhibition is competitive, and the rate is halved at [I] = *K*_{i}(1 + [S]/*K*_{M}). Both values give *K*_{i} = 24/1.5 = 32/2 = 16 µmol/L. With 32 µmol/L the apparent *K*_{M} is three times as large, and the rate falls from 4/(1 + 4) to 4/(3 + 4) of *V*_{max}, a fraction of 0.71.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '(1 + 4) / (1 + 32 / (32 / (1 + 1)) + 4)', unit: '' },
  },
  {
    id: 'biochemistry-enzyme-kinetics-821',
    topics: ['enzyme-kinetics'],
    tests: ['turnover-number', 'michaelis-menten-kinetics'],
    uses: ['competitive-inhibition'],
    difficulty: 'advanced',
    text: 'An enzyme acts on A with *k*_{cat} = 1000 s^{−1} and *K*_{M} = 1.0 mmol/L and, at the same active site, on B with *k*_{cat} = 100 s^{−1} and *K*_{M} = 0.010 mmol/L. The enzyme is added to a solution that contains A and B, each at 10 mmol/L. What is the ratio of the initial rates, *v*_{A}/*v*_{B}?',
    answer: '0.10',
    distractors: [
      {
        text: '9.1',
        slip: 'separate-results-combined',
        teaching:
          'This compares A alone with B alone; in the mixture B occupies most of the active sites and keeps A out.',
        expression: '1000 * 10 / (1.0 + 10) / (100 * 10 / (0.010 + 10))',
      },
      {
        text: '10',
        slip: 'taken-as-saturated',
        teaching:
          'The ratio of the *k*_{cat} values would hold if A and B each saturated an enzyme of their own; here they share the sites.',
        expression: '1000 / 100',
      },
      {
        text: '0.010',
        slip: 'km-vmax-mixed-up',
        teaching:
          'This accounts for how the sites are shared, but A, once bound, is turned over ten times as fast as B.',
        expression: '0.010 / 1.0',
      },
    ],
    explanation:
      'Both substrates compete for the same free enzyme, so each rate is (*k*_{cat}/*K*_{M})[E][S] with the same [E], saturated or not. At equal concentrations the ratio is that of the specificity constants, 1000/1.0 to 100/0.010, which is 0.10.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
    computation: { kind: 'quantity', expression: '(1000 / 1.0) / (100 / 0.010)', unit: '' },
  },
  {
    id: 'biochemistry-enzyme-kinetics-822',
    topics: ['enzyme-kinetics', 'enzymes'],
    tests: ['michaelis-menten-kinetics', 'turnover-number'],
    uses: ['enzyme-action'],
    difficulty: 'advanced',
    text: 'An isomerase converts A to B and B to A. In a mutant, *k*_{cat} for A to B is 50 times smaller and *K*_{M} for A is 5 times larger than in the wild type. *K*_{M} for B is unchanged. How does *k*_{cat} for B to A compare with that of the wild type?',
    answer: 'It is 250 times smaller.',
    distractors: [
      {
        text: 'It is 50 times smaller.',
        slip: 'one-part-right',
        teaching:
          '*K*_{M} for A counts too: at low concentrations the reaction of A is slower by a factor of 250, and that of B must match it.',
      },
      {
        text: 'It is 10 times smaller.',
        slip: 'divided-for-multiplied',
        teaching:
          'A smaller *k*_{cat} and a larger *K*_{M} both slow the reaction of A at low concentrations, so their factors multiply.',
      },
      {
        text: 'It is unchanged.',
        slip: 'relation-invented',
        teaching:
          'If only the reaction of A became slower, the equilibrium constant would change, which no enzyme can bring about.',
      },
    ],
    explanation:
      'At equilibrium both rates are equal, so *K* = [B]/[A] is (*k*_{cat}/*K*_{M}) for A divided by (*k*_{cat}/*K*_{M}) for B, and an enzyme cannot change *K*. For A the quotient falls by a factor of 50 × 5 = 250, so for B it must fall by the same factor. With *K*_{M} for B unchanged, *k*_{cat} is 250 times smaller.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-carbohydrates-820',
    topics: ['carbohydrates'],
    tests: ['glycosidic-bonds', 'reducing-sugars'],
    difficulty: 'advanced',
    text: 'A β-galactosidase hydrolyzes a disaccharide to galactose and glucose. After oxidation of the disaccharide with bromine water, its hydrolysis gives galactose and gluconic acid. After complete methylation, its hydrolysis gives 2,3,4,6-tetra-*O*-methylgalactose and 2,3,4-tri-*O*-methylglucose. Which disaccharide is it?',
    answer: 'Gal β(1→6) Glc',
    distractors: [
      {
        text: 'Gal β(1→4) Glc',
        slip: 'linkage-mixed-up',
        teaching:
          'In this disaccharide, lactose, oxygen 6 of glucose is free and oxygen 4 is not, so 2,3,6-tri-*O*-methylglucose would form.',
      },
      {
        text: 'Glc β(1→6) Gal',
        slip: 'order-ignored',
        teaching:
          'Here galactose would have the free anomeric carbon, and bromine water would turn it, not glucose, into an acid.',
      },
      {
        text: 'Gal α(1→6) Glc',
        slip: 'stereochemistry-mixed-up',
        teaching: 'A β-galactosidase does not hydrolyze α-galactosidic bonds.',
      },
    ],
    explanation:
      'Only the sugar with a free anomeric carbon is oxidized by bromine water, so glucose is at the reducing end and C-1 of galactose is in the bond, which the enzyme shows to be β. In the methylated glucose, oxygens 5 and 6 carry no methyl group: oxygen 5 was in the ring, and oxygen 6 held galactose. It is Gal β(1→6) Glc.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-carbohydrates-821',
    topics: ['carbohydrates'],
    tests: ['polysaccharides', 'glycosidic-bonds'],
    difficulty: 'intermediate',
    text: 'Enzymes P and Q each hydrolyze α(1→4) bonds of amylose, whose long helices turn iodine blue. With P the blue color is gone when 2% of the bonds have been cut. With Q the mixture still turns iodine blue when 30% have been cut. Where do the enzymes cut?',
    answer: 'P inside the chains, Q near their ends',
    distractors: [
      {
        text: 'P near the chain ends, Q inside the chains',
        slip: 'exchanged-values',
        teaching:
          'Cuts near the ends leave a long chain that still holds iodine; one cut in the middle makes two short chains.',
      },
      {
        text: 'P inside the chains, Q at branch points',
        slip: 'linkage-mixed-up',
        teaching: 'Amylose is practically unbranched, and branches are joined by α(1→6) bonds.',
      },
      {
        text: 'P and Q both near the ends, P faster than Q',
        slip: 'other-variable',
        teaching:
          'The two are compared by the percentage of bonds cut, not at equal times, so their speed does not matter.',
      },
    ],
    explanation:
      'The color needs long helices. A few cuts spread over the chains, 2% of the bonds, make pieces too short for it: P cuts inside. Even after 30% of the bonds Q leaves long chains, because it removes small sugars one after another. So P cuts inside the chains, Q near their ends.',
    reference: 'Lehninger Principles of Biochemistry, chapter 7',
  },
  {
    id: 'biochemistry-lipids-820',
    topics: ['lipids'],
    tests: ['triacylglycerols', 'chirality'],
    difficulty: 'advanced',
    text: 'A pure triacylglycerol contains palmitate and oleate in a ratio of 2 to 1. Pancreatic lipase, which removes both outer chains and leaves the middle one, releases equal amounts of palmitate and oleate. Which acid is in the middle, and is the triacylglycerol chiral?',
    answer: 'Palmitate is in the middle, and the molecule is chiral.',
    distractors: [
      {
        text: 'Palmitate is in the middle, and the molecule is not chiral.',
        slip: 'stereochemistry-mixed-up',
        teaching:
          'One outer carbon carries palmitate and the other oleate, so the middle carbon has four different substituents.',
      },
      {
        text: 'Oleate is in the middle, and the molecule is chiral.',
        slip: 'given-fact-overlooked',
        teaching: 'With oleate in the middle, the lipase would release palmitate alone.',
      },
      {
        text: 'Oleate is in the middle, and the molecule is not chiral.',
        slip: 'relation-invented',
        teaching:
          'Two palmitates around one oleate fit the ratio of 2 to 1, but then the lipase would not release any oleate.',
      },
    ],
    explanation:
      'The lipase frees one palmitate and one oleate from the outer carbons. Of the three chains, two palmitates and one oleate, the second palmitate is left in the middle. The outer groups differ, so the middle carbon has four different substituents: palmitate is in the middle, and the molecule is chiral.',
    reference: 'Lehninger Principles of Biochemistry, chapters 10 and 17',
  },
  {
    id: 'biochemistry-membranes-820',
    topics: ['membranes'],
    tests: ['membrane-potential', 'passive-transport'],
    difficulty: 'advanced',
    text: 'The resting potential of a cell is −70 mV, and \\ce{Cl-} is at equilibrium at this potential. The equilibrium potential of \\ce{K+} is −90 mV. A drug opens many more \\ce{K+} channels. How does the membrane potential change, and in which direction does \\ce{Cl-} flow at first?',
    answer: 'It becomes more negative; \\ce{Cl-} flows out.',
    distractors: [
      {
        text: 'It becomes more negative; \\ce{Cl-} flows in.',
        slip: 'wrong-sign',
        teaching:
          'A potential more negative than −70 mV repels \\ce{Cl-} from the inside more strongly than before.',
      },
      {
        text: 'It becomes less negative; \\ce{Cl-} flows out.',
        slip: 'ions-of-a-nerve-mixed-up',
        teaching:
          'Open \\ce{K+} channels pull the potential toward −90 mV; opening \\ce{Na+} channels would make it less negative.',
      },
      {
        text: 'It becomes less negative; \\ce{Cl-} flows in.',
        slip: 'reversed-cause',
        teaching:
          'At −70 mV \\ce{K+} is still driven out of the cell, toward −90 mV, and takes positive charge with it.',
      },
    ],
    explanation:
      'The more permeable a membrane is to an ion, the closer its potential is to the equilibrium potential of this ion: it moves from −70 toward −90 mV. At −70 mV the voltage just held \\ce{Cl-} against its gradient. A more negative inside repels \\ce{Cl-} more strongly, so \\ce{Cl-} flows out.',
    reference: 'Lehninger Principles of Biochemistry, chapters 11 and 12',
  },
  {
    id: 'biochemistry-membranes-821',
    topics: ['membranes', 'water-and-buffers'],
    tests: ['membrane-potential', 'active-transport'],
    difficulty: 'advanced',
    text: 'A cell has a membrane potential of −61 mV. At the temperature of the cell, a tenfold difference in the concentration of \\ce{H+} balances 61 mV. The pH is 7.4 outside and 7.2 inside, and \\ce{H+} leaks through the membrane. Which way must \\ce{H+} be pumped to keep the pH inside at 7.2, and what would this pH become without the pump?',
    answer: 'Outward; pH 6.4',
    distractors: [
      {
        text: 'Outward; pH 6.2',
        slip: 'wrong-reference',
        teaching:
          'The pH at equilibrium is one unit below that of the outside, 7.4, and not below the present pH inside.',
      },
      {
        text: 'Inward; pH 8.4',
        slip: 'wrong-sign',
        teaching:
          'The inside is negative and attracts \\ce{H+}, so at equilibrium there is more \\ce{H+} inside, and the pH there is lower.',
      },
      {
        text: 'Inward; pH 7.4',
        slip: 'membrane-potential-forgotten',
        teaching:
          'Equal pH on both sides would be an equilibrium only without a voltage across the membrane.',
      },
    ],
    explanation:
      'The negative inside attracts \\ce{H+} until its concentration there is ten times that outside, at pH 7.4 − 1.0 = 6.4. The measured pH of 7.2 is far higher, so \\ce{H+} leaks in all the time and must be pumped outward; without the pump the inside would reach pH 6.4.',
    reference: 'Lehninger Principles of Biochemistry, chapter 11',
  },
  {
    id: 'biochemistry-nucleic-acids-820',
    topics: ['nucleic-acids'],
    tests: ['rna', 'dna-melting'],
    difficulty: 'advanced',
    text: 'A duplex of one DNA strand and its complementary RNA strand is kept at pH 13 and 37 °C overnight. The solution is then neutralized and cooled slowly, without a change in volume. What does it contain, and how does its absorbance at 260 nm compare with that at the start?',
    answer: 'Single DNA strands and nucleotides; higher',
    distractors: [
      {
        text: 'Single DNA strands and nucleotides; lower',
        slip: 'reversed-trend',
        teaching: 'Stacked bases absorb less, so unstacking raises the absorbance.',
      },
      {
        text: 'Nucleotides of both strands; higher',
        slip: 'nucleic-acids-mixed-up',
        teaching:
          'DNA has no 2′ hydroxyl group that could attack the phosphate, so its strand survives in base.',
      },
      {
        text: 'The duplex of DNA and RNA; the same',
        slip: 'given-fact-overlooked',
        teaching:
          'Slow cooling could restore a duplex only if both strands were intact, but base cleaves RNA.',
      },
    ],
    explanation:
      'At pH 13 the strands separate. The 2′ hydroxyl groups of the RNA attack the neighboring phosphates and cleave the RNA to nucleotides; DNA lacks these groups and stays intact. The DNA finds no partner on cooling, so its bases and the nucleotides stay largely unstacked. There are single DNA strands and nucleotides, and the absorbance is higher.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-nucleic-acids-821',
    topics: ['nucleic-acids'],
    tests: ['structure-of-dna', 'base-pairing'],
    difficulty: 'advanced',
    text: 'Pairs of neighboring bases, read 5′ to 3′ along both strands, were counted in the double-stranded DNA of a bacterium. Their frequencies are AG 0.072, CT 0.071, GA 0.060 and TC 0.061. What does this show about the two strands?',
    answer: 'They are antiparallel, because AG equals CT.',
    distractors: [
      {
        text: 'They are parallel, because AG equals CT.',
        slip: 'strand-direction',
        teaching:
          'The partners of A and G are T and C in this order; on a parallel strand they would read TC from 5′ to 3′, and TC differs from AG.',
      },
      {
        text: 'They are antiparallel, because AG differs from GA.',
        slip: 'wrong-reference',
        teaching:
          'AG and GA would differ on parallel strands too; only a comparison of a pair with its partner tells the direction.',
      },
      {
        text: 'They are parallel, because AG differs from TC.',
        slip: 'reversed-trend',
        teaching:
          'On parallel strands, the T and C opposite AG would read TC, so AG and TC would be equally frequent.',
      },
    ],
    explanation:
      'Opposite AG stand T and C. If the strands run in opposite directions, this reads CT from 5′ to 3′; if they ran in the same direction, it would read TC. AG is as frequent as CT (and GA as TC), but not as TC. So the strands are antiparallel.',
    reference: 'Lehninger Principles of Biochemistry, chapter 8',
  },
  {
    id: 'biochemistry-replication-and-transcription-820',
    topics: ['replication-and-transcription'],
    tests: ['gene-regulation'],
    difficulty: 'advanced',
    text: 'In an *E. coli* strain with a normal lac repressor, the chromosome has a lac operator that cannot bind the repressor, a defective gene for β-galactosidase and an intact one for permease. A plasmid carries a normal lac operator, an intact gene for β-galactosidase and a defective one for permease. What does the strain make in the absence of lactose?',
    answer: 'Permease, but no active β-galactosidase',
    distractors: [
      {
        text: 'β-Galactosidase, but no active permease',
        slip: 'exchanged-values',
        teaching:
          'The intact gene for β-galactosidase lies behind the normal operator, which the repressor blocks without lactose.',
      },
      {
        text: 'Active permease and active β-galactosidase',
        slip: 'overgeneralised-rule',
        teaching:
          'A faulty operator frees the genes on its own DNA; it makes no product that could reach the plasmid.',
      },
      {
        text: 'Neither active permease nor β-galactosidase',
        slip: 'role-of-another-molecule',
        teaching:
          'A normal repressor cannot act on the chromosome, because the operator there does not bind it.',
      },
    ],
    explanation:
      'An operator controls the genes on its own DNA alone. On the chromosome it cannot bind the repressor, so permease is made all the time, along with a defective β-galactosidase. The repressor diffuses to the plasmid and blocks the normal operator there. The strain makes permease, but no active β-galactosidase.',
    reference: 'Lehninger Principles of Biochemistry, chapter 28',
  },
  {
    id: 'biochemistry-replication-and-transcription-821',
    topics: ['replication-and-transcription'],
    tests: ['transcription'],
    uses: ['nucleotides'],
    difficulty: 'advanced',
    text: 'Bacterial RNA polymerase makes RNA from ATP labeled with ^{32}P at its α phosphate in one tube and at its γ phosphate in another. When an antibiotic is added, the amount of γ label in RNA stops rising at once, but that of α label rises for another minute. What does the antibiotic block?',
    answer: 'The start of new RNA chains',
    distractors: [
      {
        text: 'The growth of RNA chains begun before',
        slip: 'other-stage',
        teaching: 'The α label still enters RNA for a minute, so chains that had been started go on growing.',
      },
      {
        text: 'The release of finished RNA chains',
        slip: 'relation-invented',
        teaching:
          'A block of release would not keep γ label out of RNA at once, because the γ label enters at the other end, with the first nucleotide.',
      },
      {
        text: 'The loss of diphosphate from ATP',
        slip: 'wrong-part-active',
        teaching: 'Each nucleotide that is added loses diphosphate, and α label is still being added.',
      },
    ],
    explanation:
      'Each added nucleotide keeps its α phosphate and loses the other two; only the first nucleotide of a chain keeps its γ phosphate. So γ label counts chains started and α label counts growth. Starts cease at once, while chains in progress are completed: the antibiotic blocks the start of new RNA chains.',
    reference: 'Lehninger Principles of Biochemistry, chapter 26',
  },
  {
    id: 'biochemistry-translation-820',
    topics: ['translation'],
    tests: ['protein-synthesis'],
    difficulty: 'advanced',
    text: 'Young red blood cells that make hemoglobin receive ^{3}H-leucine for a time shorter than it takes to make one chain. Finished globin chains are isolated and cleaved into peptides. Which peptides have the most ^{3}H per leucine, and what is the effect of a much longer labeling time?',
    answer: 'Those near the carboxyl end; labeling becomes more even',
    distractors: [
      {
        text: 'Those near the carboxyl end; labeling stays just as uneven',
        slip: 'one-part-right',
        teaching:
          'With time more and more finished chains have been made entirely from ^{3}H-leucine, so that the difference disappears.',
      },
      {
        text: 'Those near the amino end; labeling becomes more even',
        slip: 'polymerase-direction',
        teaching:
          'Chains start at the amino end, so in chains finished soon after the label came, this end had been made before.',
      },
      {
        text: 'Those near the amino end; labeling stays just as uneven',
        slip: 'reversed-trend',
        teaching:
          'The part made last, at the carboxyl end, takes up the label first, and later chains are labeled over their whole length.',
      },
    ],
    explanation:
      'Chains grow from the amino to the carboxyl end. A chain that was finished within the short time had been begun without label, so only its last part, near the carboxyl end, contains ^{3}H. Much later all finished chains were labeled from start to end, and the labeling becomes more even.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
  },
  {
    id: 'biochemistry-translation-821',
    topics: ['translation'],
    tests: ['post-translational-modification', 'protein-synthesis'],
    difficulty: 'advanced',
    text: 'A secreted protein made in a test tube has a mass of 30 kDa. If vesicles of the endoplasmic reticulum are present during its synthesis, its mass is 27 kDa, and a protease digests it only after a detergent is added. If the vesicles are added after the synthesis, its mass stays 30 kDa, and it is digested without detergent. What do these results show about the protein?',
    answer: 'It enters vesicles as it is made and is cut inside them.',
    distractors: [
      {
        text: 'It enters vesicles once it is made and is cut inside them.',
        slip: 'other-stage',
        teaching: 'Vesicles added to the finished protein neither protect it nor shorten it.',
      },
      {
        text: 'It is cut as it is made and binds to vesicles outside.',
        slip: 'compartment-mixed-up',
        teaching:
          'A protein bound on the outside would be within reach of the protease without any detergent.',
      },
      {
        text: 'It is cut as it is made and enters vesicles later.',
        slip: 'reversed-cause',
        teaching: 'Without vesicles during its synthesis it is not cut and keeps its 30 kDa.',
      },
    ],
    explanation:
      'Protection from the protease until detergent opens the membrane shows that the 27 kDa form is inside the vesicles. It has lost 3 kDa, its signal peptide. Finished protein neither enters nor is cut. So the protein enters the vesicles as it is made and is cut inside them.',
    reference: 'Lehninger Principles of Biochemistry, chapter 27',
  },
  {
    id: 'biochemistry-bioenergetics-820',
    topics: ['bioenergetics', 'glycolysis'],
    tests: ['biochemical-standard-state', 'biological-redox'],
    uses: ['le-chateliers-principle'],
    difficulty: 'advanced',
    text: 'Lactate + \\ce{NAD+} \\ce{<=>} pyruvate + NADH + \\ce{H+} has Δ*G*°′ = +25 kJ/mol. To measure lactate by the NADH formed, a chemist must make the reaction go nearly to completion with lactate dehydrogenase and an excess of \\ce{NAD+}. Which further conditions help most?',
    answer: 'pH 9, with hydrazine',
    distractors: [
      {
        text: 'pH 9, with more enzyme',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching:
          'The high pH helps, but more enzyme brings the mixture to the same equilibrium, only sooner.',
      },
      {
        text: 'pH 5, with hydrazine',
        slip: 'change-of-ph-left-out',
        teaching:
          'Δ*G*°′ holds for pH 7; \\ce{H+} is a product, and at pH 5 a hundred times more of it drives the reaction back.',
      },
      {
        text: 'pH 5, with more enzyme',
        slip: 'reversed-trend',
        teaching:
          '\\ce{H+} is a product of the reaction, so acid drives it back, and more enzyme does not shift the equilibrium.',
      },
    ],
    explanation:
      'Δ*G*°′ = +25 kJ/mol, at pH 7, means an equilibrium far to the left. Δ*G* falls if products are removed: \\ce{H+} by a high pH (about 11 kJ/mol for two units) and pyruvate by hydrazine, which forms a hydrazone with its keto group. More enzyme changes the rate alone. The best choice is pH 9, with hydrazine.',
    reference: 'Lehninger Principles of Biochemistry, chapters 13 and 14',
  },
  {
    id: 'biochemistry-bioenergetics-821',
    topics: ['bioenergetics'],
    tests: ['biological-redox', 'nernst-equation'],
    difficulty: 'advanced',
    text: 'In the cytosol, lactate dehydrogenase keeps its reaction at equilibrium, with [lactate]/[pyruvate] = 10. *E*°′ is −0.190 V for pyruvate/lactate and −0.320 V for \\ce{NAD+}/NADH. What is [\\ce{NAD+}]/[NADH] at 298 K and pH 7? (*R* = 8.314 J/(mol·K), *F* = 96 485 C/mol)',
    answer: '2.5 × 10^{3}',
    distractors: [
      {
        text: '2.5 × 10^{5}',
        slip: 'multiplied-for-divided',
        teaching:
          'The constant of pyruvate + NADH to lactate + \\ce{NAD+} is the product of both ratios, so it must be divided by [lactate]/[pyruvate].',
        expression: 'exp(2 * 96485 * 0.130 / (8.314 * 298)) * 10',
      },
      {
        text: '2.5 × 10^{4}',
        slip: 'one-step-short',
        teaching:
          'This is the equilibrium constant, which equals the ratio sought only if lactate and pyruvate are equally concentrated.',
        expression: 'exp(2 * 96485 * 0.130 / (8.314 * 298))',
      },
      {
        text: '16',
        slip: 'electron-count-forgotten',
        teaching: 'NADH passes on two electrons, so *n* = 2 in Δ*G*°′ = −*nF*Δ*E*°′.',
        expression: 'exp(96485 * 0.130 / (8.314 * 298)) / 10',
      },
    ],
    explanation:
      'For pyruvate + NADH + \\ce{H+} → lactate + \\ce{NAD+}, Δ*E*°′ = +0.130 V with two electrons, so *K*′ = e^{2*F*Δ*E*°′/(*RT*)} = 2.5 × 10^{4}. At equilibrium *K*′ is [lactate]/[pyruvate] times [\\ce{NAD+}]/[NADH]. With the first ratio 10, the second is 2.5 × 10^{3}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 13',
    computation: {
      kind: 'quantity',
      expression: 'exp(2 * 96485 * 0.130 / (8.314 * 298)) / 10',
      unit: '',
    },
  },
  {
    id: 'biochemistry-glycolysis-820',
    topics: ['glycolysis', 'citric-acid-cycle'],
    tests: ['gluconeogenesis'],
    uses: ['citric-acid-cycle'],
    difficulty: 'advanced',
    text: 'Liver cells make glucose from lactate with ^{14}C in its methyl group. In their mitochondria, oxaloacetate is in rapid exchange with fumarate before it is used. Which carbons of the glucose become labeled?',
    answer: 'C-1, C-2, C-5 and C-6',
    distractors: [
      {
        text: 'C-1 and C-6',
        slip: 'one-step-short',
        teaching:
          'This would be so without the exchange; the two ends of fumarate are alike, so label also reaches the other middle carbon.',
      },
      {
        text: 'C-1, C-3, C-4 and C-6',
        slip: 'label-misplaced',
        teaching:
          'C-3 and C-4 of glucose come from the carboxylate of pyruvate; the exchange moves label between the two middle carbons of oxaloacetate.',
      },
      {
        text: 'C-2 and C-5',
        slip: 'metabolite-mixed-up',
        teaching:
          'These carbons come from the middle carbon of pyruvate; half of the label stays in the carbon of the methyl group.',
      },
    ],
    explanation:
      'The methyl carbon becomes C-3 of oxaloacetate. Fumarate is symmetrical, so the exchange spreads the label over C-2 and C-3. Loss of C-4 as \\ce{CO2} gives phosphoenolpyruvate labeled in C-2 and C-3. Two trioses join at their carboxylate carbons, which become C-3 and C-4. So the label is in C-1, C-2, C-5 and C-6.',
    reference: 'Lehninger Principles of Biochemistry, chapters 14 and 16',
  },
  {
    id: 'biochemistry-glycolysis-821',
    topics: ['glycolysis'],
    tests: ['fermentation', 'glycolysis-pathway'],
    difficulty: 'advanced',
    text: 'Yeast ferments glucose without air. An excess of sulfite is added, which binds acetaldehyde tightly. NADH is now oxidized in the formation of another product. What is this product, and what is the net yield of ATP per glucose?',
    answer: 'Glycerol, with no net ATP',
    distractors: [
      {
        text: 'Glycerol, with two ATP',
        slip: 'one-half-of-glucose',
        teaching:
          'One of the two trioses becomes glycerol and makes no ATP; the other makes two, as many as were invested.',
      },
      {
        text: 'Lactate, with no net ATP',
        slip: 'metabolite-mixed-up',
        teaching:
          'Yeast does not reduce pyruvate to lactate; it turns the pyruvate into acetaldehyde and \\ce{CO2}.',
      },
      {
        text: 'Lactate, with two ATP',
        slip: 'pathway-mixed-up',
        teaching:
          'This is the fermentation of muscle; yeast decarboxylates pyruvate and needs another acceptor of hydrogen.',
      },
    ],
    explanation:
      'Acetaldehyde can no longer take up the hydrogen of NADH, so dihydroxyacetone phosphate takes it up and becomes glycerol. Only the other triose goes on to pyruvate and makes two ATP, which just repays the two invested. Yeast makes glycerol, with no net ATP.',
    reference: 'Lehninger Principles of Biochemistry, chapter 14',
  },
  {
    id: 'biochemistry-citric-acid-cycle-820',
    topics: ['citric-acid-cycle'],
    tests: ['citric-acid-cycle'],
    uses: ['competitive-inhibition'],
    difficulty: 'advanced',
    text: 'Malonate blocks succinate dehydrogenase in minced muscle. Supplied with pyruvate and fumarate, the muscle takes up \\ce{O2} and accumulates about one succinate for each fumarate added. Without fumarate the muscle makes very little succinate. How does fumarate lead to succinate?',
    answer: 'It is turned into oxaloacetate and then citrate.',
    distractors: [
      {
        text: 'It is reduced to succinate in a single step.',
        slip: 'inhibitor-ignored',
        teaching:
          'The blocked enzyme would have to catalyze this step; besides, a reduction would not need \\ce{O2}.',
      },
      {
        text: 'It displaces malonate and so frees the enzyme.',
        slip: 'reversed-cause',
        teaching: 'A freed enzyme would oxidize succinate, so less of it would accumulate.',
      },
      {
        text: 'It is split into acetyl groups, which then join.',
        slip: 'event-invented',
        teaching:
          'Acetyl groups enter the cycle by joining oxaloacetate; muscle has no reaction that joins two of them to succinate.',
      },
    ],
    explanation:
      'The direct step from fumarate to succinate is blocked. Fumarate can go forward, though: via malate to oxaloacetate, which joins acetyl-CoA from pyruvate and, in steps that need \\ce{O2} to reoxidize NADH, becomes succinate. So fumarate leads to succinate the long way around: it is turned into oxaloacetate and then citrate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
  },
  {
    id: 'biochemistry-citric-acid-cycle-821',
    topics: ['citric-acid-cycle'],
    tests: ['citric-acid-cycle', 'pyruvate-dehydrogenase'],
    difficulty: 'advanced',
    text: 'Slices of heart muscle with plenty of \\ce{O2} release ^{14}\\ce{CO2} quickly from pyruvate labeled at C-1 and more slowly from pyruvate labeled at C-2. After a toxin is added, C-1 is still released for some time, but C-2 no longer is. Which enzyme does the toxin inhibit?',
    answer: 'Aconitase',
    distractors: [
      {
        text: 'Pyruvate dehydrogenase',
        slip: 'other-stage',
        teaching: 'This enzyme releases C-1, the carboxylate carbon, and this release goes on.',
      },
      {
        text: 'Cytochrome *c* oxidase',
        slip: 'pathway-mixed-up',
        teaching:
          'Without it NADH is no longer oxidized, and pyruvate dehydrogenase would soon lack \\ce{NAD+} to release C-1.',
      },
      {
        text: 'Lactate dehydrogenase',
        slip: 'enzyme-mixed-up',
        teaching:
          'It turns pyruvate into lactate without any loss of carbon; its inhibition would not stop the release of C-2.',
      },
    ],
    explanation:
      'Pyruvate dehydrogenase releases C-1. C-2 becomes the carbonyl carbon of acetyl-CoA and leaves as \\ce{CO2} in a later turn of the citric acid cycle. A block of the respiratory chain would stop both. So the toxin acts within the cycle, and of these enzymes only aconitase belongs to it.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-820',
    topics: ['oxidative-phosphorylation'],
    tests: ['electron-transport-chain', 'inhibitors-and-uncouplers'],
    difficulty: 'advanced',
    text: 'An inhibitor stops the uptake of \\ce{O2} by mitochondria with pyruvate and with succinate alike. A dye that passes electrons from ascorbate to cytochrome *c* restores the uptake. Which complex is blocked, and do the mitochondria make ATP while they oxidize ascorbate?',
    answer: 'Complex III; yes, because complex IV pumps \\ce{H+}',
    distractors: [
      {
        text: 'Complex III; no, because complex IV does not pump \\ce{H+}',
        slip: 'wrong-part-active',
        teaching:
          'Complex IV moves protons out as it passes electrons from cytochrome *c* to \\ce{O2}; this drives some ATP synthesis.',
      },
      {
        text: 'Complex IV; yes, because complex III pumps \\ce{H+}',
        slip: 'order-ignored',
        teaching:
          'Electrons from cytochrome *c* reach \\ce{O2} through complex IV, so the restored uptake shows that it works.',
      },
      {
        text: 'Complex II; no, because complex II does not pump \\ce{H+}',
        slip: 'one-part-right',
        teaching:
          'A block of complex II would stop the oxidation of succinate, but NADH from pyruvate enters at complex I.',
      },
    ],
    explanation:
      'Pyruvate gives NADH, which enters at complex I, and succinate enters at complex II: the block lies after ubiquinone, where both routes have joined. The path from cytochrome *c* to \\ce{O2} works, so complex III is blocked. The electrons of ascorbate still pass through complex IV; it pumps protons, and some ATP is made.',
    reference: 'Lehninger Principles of Biochemistry, chapter 19',
  },
  {
    id: 'biochemistry-oxidative-phosphorylation-821',
    topics: ['oxidative-phosphorylation', 'photosynthesis'],
    tests: ['atp-synthase', 'chemiosmosis'],
    difficulty: 'advanced',
    text: 'ATP synthase has a ring of 14 c subunits in chloroplasts and of 8 in bovine mitochondria; each c subunit carries one \\ce{H+} per turn. Both make ATP at the same concentrations of ATP, ADP and phosphate. Compared with the smaller ring, how many \\ce{H+} does the larger ring use per ATP, and how large a proton-motive force does it require?',
    answer: 'More \\ce{H+} per ATP, but a smaller force',
    distractors: [
      {
        text: 'More \\ce{H+} per ATP, and a larger force',
        slip: 'reversed-trend',
        teaching:
          'The free energy of one ATP is shared by more \\ce{H+}, so each of them needs to supply less.',
      },
      {
        text: 'Fewer \\ce{H+} per ATP, and a smaller force',
        slip: 'inverted-ratio',
        teaching: 'One turn makes three ATP with either ring, and 14 \\ce{H+} for three ATP are more than 8.',
      },
      {
        text: 'Fewer \\ce{H+} per ATP, but a larger force',
        slip: 'wrong-number-per-unit',
        teaching:
          'More c subunits do not mean more ATP per turn; the head makes three ATP per turn in both enzymes.',
      },
    ],
    explanation:
      'The head has three catalytic sites, so each turn makes three ATP: 14/3 = 4.7 \\ce{H+} per ATP against 8/3 = 2.7. The \\ce{H+} together must supply the free energy of one ATP. With more \\ce{H+}, each may supply less: a smaller force is enough, at the price of more \\ce{H+} per ATP.',
    reference: 'Lehninger Principles of Biochemistry, chapters 19 and 20',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-820',
    topics: ['fatty-acid-metabolism'],
    tests: ['beta-oxidation', 'ketone-bodies'],
    difficulty: 'advanced',
    text: 'When children P and Q fast, their blood glucose falls and hardly any ketone bodies appear. P lacks carnitine acyltransferase I, and Q lacks the acyl-CoA dehydrogenase for chains of 6 to 12 carbons. Both are given a fat whose only fatty acid is octanoate (8 carbons). Whose ketone bodies rise?',
    answer: 'P’s, because octanoate needs no carnitine',
    distractors: [
      {
        text: 'Q’s, because octanoate needs no carnitine',
        slip: 'other-stage',
        teaching:
          'Octanoate enters the mitochondria of Q, but the first step of its β oxidation needs the very enzyme that Q lacks.',
      },
      {
        text: 'P’s and Q’s, because octanoate is short',
        slip: 'one-part-right',
        teaching: 'Eight carbons are within the range of the dehydrogenase that Q lacks.',
      },
      {
        text: 'Neither’s, because octanoate needs carnitine',
        slip: 'overgeneralised-rule',
        teaching:
          'Long chains need carnitine; acids of 8 carbons cross both membranes of mitochondria and are activated in the matrix.',
      },
    ],
    explanation:
      'Octanoate enters mitochondria without carnitine and is activated in the matrix. In P β oxidation there is intact, so acetyl-CoA and ketone bodies form. In Q the first step of its oxidation fails, because the enzyme for 8 carbons is missing. Ketone bodies rise in P, because octanoate needs no carnitine.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
  },
  {
    id: 'biochemistry-fatty-acid-metabolism-821',
    topics: ['fatty-acid-metabolism'],
    tests: ['fatty-acid-synthesis', 'beta-oxidation'],
    difficulty: 'advanced',
    text: 'An extract makes palmitate (16 carbons) from a little acetyl-CoA with ^{14}C in its carbonyl group and much unlabeled malonyl-CoA. The palmitate is then activated and broken down by β oxidation. In which round is labeled acetyl-CoA first formed?',
    answer: 'In the seventh round',
    distractors: [
      {
        text: 'In the first round',
        slip: 'counted-from-wrong-end',
        teaching:
          'β Oxidation begins at the carboxyl end, which was added last and comes from unlabeled malonyl-CoA.',
      },
      {
        text: 'In each of the rounds',
        slip: 'metabolite-mixed-up',
        teaching: 'All other pairs of carbons come from malonyl-CoA, which was added as such, without label.',
      },
      {
        text: 'In the eighth round',
        slip: 'round-miscounted',
        teaching:
          'The last round splits four carbons into two molecules of acetyl-CoA, so only seven rounds are needed for eight molecules.',
      },
    ],
    explanation:
      'Acetyl-CoA supplies C-15 and C-16 of palmitate, the methyl end; malonyl-CoA supplies the rest. β Oxidation removes pairs of carbons from the carboxyl end. After six rounds the last four carbons are left, and the next round splits them into two molecules of acetyl-CoA, one of them labeled: in the seventh round.',
    reference: 'Lehninger Principles of Biochemistry, chapters 17 and 21',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-820',
    topics: ['nitrogen-metabolism'],
    tests: ['transamination'],
    uses: ['amino-acid-breakdown'],
    difficulty: 'advanced',
    text: 'Rats on a normal diet receive ^{15}N-leucine. Days later, nearly all amino acids of their proteins contain ^{15}N, among them the essential amino acid valine. Lysine, which is essential too, contains none. Which of these two can be replaced in the diet by its 2-oxo acid?',
    answer: 'Valine, but not lysine',
    distractors: [
      {
        text: 'Lysine, but not valine',
        slip: 'exchanged-values',
        teaching:
          'Lysine contains no ^{15}N, so its carbon chain receives no amino group from other amino acids.',
      },
      {
        text: 'Both valine and lysine',
        slip: 'overgeneralised-rule',
        teaching:
          'Most oxo acids are turned into amino acids in the body, but lysine without ^{15}N shows that its oxo acid is not.',
      },
      {
        text: 'Neither valine nor lysine',
        slip: 'pathway-mixed-up',
        teaching:
          'Valine is essential because its carbon chain cannot be made; its ^{15}N shows that the amino group can be added.',
      },
    ],
    explanation:
      'Transamination passes the ^{15}N of leucine to glutamate and from there to other 2-oxo acids. Valine takes part: its amino group leaves and returns, and only its carbon chain must come from the diet. Lysine does not transaminate, so its oxo acid stays unused. Valine can be replaced, but not lysine.',
    reference: 'Lehninger Principles of Biochemistry, chapter 18',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-821',
    topics: ['nitrogen-metabolism'],
    tests: ['nucleotide-metabolism'],
    difficulty: 'advanced',
    text: 'Cells of line P lack the enzyme that turns hypoxanthine into IMP. Cells of line Q lack thymidine kinase. Some of the P cells are fused with Q cells. The mixture is put into a medium that contains hypoxanthine, thymidine and an inhibitor of dihydrofolate reductase. Which cells multiply?',
    answer: 'Only fused P–Q cells',
    distractors: [
      {
        text: 'Fused P–Q cells and P cells',
        slip: 'one-part-right',
        teaching:
          'P can use thymidine, but without folate coenzymes it makes no purines, and it cannot use hypoxanthine.',
      },
      {
        text: 'Fused P–Q cells and Q cells',
        slip: 'one-condition-only',
        teaching:
          'Q gets purines from hypoxanthine, but without folate coenzymes it makes no dTMP, and it cannot use thymidine.',
      },
      {
        text: 'Cells of all three kinds',
        slip: 'inhibitor-ignored',
        teaching:
          'P and Q both live by making nucleotides from small molecules, and the inhibitor has stopped this.',
      },
    ],
    explanation:
      'Without reduced folates cells can make neither purines nor dTMP anew, so they need both hypoxanthine and thymidine from the medium. P cannot use the first and Q cannot use the second. In a fused cell each parent supplies the enzyme that the other lacks: only fused P–Q cells multiply.',
    reference: 'Lehninger Principles of Biochemistry, chapter 22',
  },
  {
    id: 'biochemistry-signalling-820',
    topics: ['signalling'],
    tests: ['g-protein-coupled-receptors'],
    difficulty: 'advanced',
    text: 'Normal membranes make cyclic AMP in response to a hormone, to a GTP analog that cannot be hydrolyzed, and to forskolin, which binds adenylyl cyclase. Mutant 1 responds only to forskolin, mutant 2 to forskolin and the GTP analog; each lacks one protein. Membranes of both are fused. Does the hormone act on the fused membranes?',
    answer: 'Yes; 1 supplies the receptor, 2 the G protein.',
    distractors: [
      {
        text: 'Yes; 1 supplies the G protein, 2 the receptor.',
        slip: 'exchanged-values',
        teaching:
          'The GTP analog acts on the G protein; it works in mutant 2, so this protein is intact there and missing in mutant 1.',
      },
      {
        text: 'Yes; 1 supplies the receptor, 2 the cyclase.',
        slip: 'role-of-another-molecule',
        teaching: 'Mutant 1 makes cyclic AMP with forskolin, so it has adenylyl cyclase itself.',
      },
      {
        text: 'No; the receptor is missing in both 1 and 2.',
        slip: 'given-fact-overlooked',
        teaching:
          'The GTP analog acts without a receptor, and mutant 1 does not respond to it either, so it lacks another protein.',
      },
    ],
    explanation:
      'The signal passes from the receptor to the G protein to adenylyl cyclase. Forskolin works in both, so both have the cyclase. The GTP analog activates the G protein without a receptor: mutant 1 lacks the G protein, mutant 2 the receptor. In fused membranes each supplies what the other lacks, so the hormone acts.',
    reference: 'Lehninger Principles of Biochemistry, chapter 12',
  },
  {
    id: 'biochemistry-signalling-821',
    topics: ['signalling'],
    tests: ['ligand-binding', 'hormones'],
    difficulty: 'advanced',
    text: 'A hormone binds its receptor with *K*_{d} = 10 nmol/L, and yet 1.0 nmol/L already gives a cell half of its maximum response. The response depends only on the number of occupied receptors. An irreversible blocker destroys half of the receptors. What hormone concentration gives half of the original maximum response now?',
    answer: '2.2 nmol/L',
    distractors: [
      {
        text: '1.0 nmol/L',
        slip: 'given-fact-overlooked',
        teaching:
          'At 1.0 nmol/L the same fraction of the receptors is occupied as before, but this is only half the number.',
        expression: '1.0',
      },
      {
        text: '2.0 nmol/L',
        slip: 'rate-taken-as-linear',
        teaching:
          'Twice the concentration occupies a little less than twice the fraction, because the binding curve bends.',
        expression: '2 * 1.0',
      },
      {
        text: '10 nmol/L',
        slip: 'binding-and-turnover-confused',
        teaching:
          'At *K*_{d} half of the remaining receptors are occupied, but less than a fifth of them is enough for this response.',
        expression: '10.0 * 0.5 / (1 - 0.5)',
      },
    ],
    explanation:
      'At 1.0 nmol/L the occupied fraction is 1.0/(1.0 + 10) = 1/11, and this number of receptors gives half of the maximum. With half of the receptors gone, the same number is 2/11 of the rest. Then [H]/([H] + 10) = 2/11, so [H] = 20/9 = 2.2 nmol/L.',
    reference: 'Lehninger Principles of Biochemistry, chapters 5 and 12',
    computation: {
      kind: 'quantity',
      expression: '10 * (2 * 1.0 / (1.0 + 10)) / (1 - 2 * 1.0 / (1.0 + 10))',
      unit: 'nmol/L',
    },
  },
  {
    id: 'biochemistry-photosynthesis-820',
    topics: ['photosynthesis'],
    tests: ['light-reactions-of-photosynthesis'],
    difficulty: 'intermediate',
    text: 'In algae, light of 700 nm oxidizes cytochrome *f* of the cytochrome *b*_{6}*f* complex. When light of 650 nm is added, this cytochrome is reduced again. A herbicide blocks the binding of plastoquinone to photosystem II. What is observed when both lights are on and the herbicide is present?',
    answer: 'Cytochrome *f* oxidized, no \\ce{O2} released',
    distractors: [
      {
        text: 'Cytochrome *f* reduced, no \\ce{O2} released',
        slip: 'photosystem-mixed-up',
        teaching:
          'Photosystem I still takes electrons from the cytochrome, and the herbicide stops their supply from photosystem II.',
      },
      {
        text: 'Cytochrome *f* oxidized, \\ce{O2} released',
        slip: 'one-part-right',
        teaching:
          'Photosystem II can take electrons from water only if it can pass them on to plastoquinone.',
      },
      {
        text: 'Cytochrome *f* reduced, \\ce{O2} released',
        slip: 'inhibitor-ignored',
        teaching: 'This is found without the herbicide, when electrons flow from water to photosystem I.',
      },
    ],
    explanation:
      'The cytochrome stands between the photosystems: photosystem I, which light of 700 nm excites, takes electrons from it, and photosystem II, which light of 650 nm excites as well, supplies them by way of plastoquinone. The herbicide stops this supply, while photosystem I goes on. Photosystem II, full of electrons, takes none from water. So cytochrome *f* is oxidized, and no \\ce{O2} is released.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
  {
    id: 'biochemistry-photosynthesis-821',
    topics: ['photosynthesis', 'oxidative-phosphorylation'],
    tests: ['light-reactions-of-photosynthesis', 'inhibitors-and-uncouplers'],
    difficulty: 'advanced',
    text: 'Isolated thylakoids in light, with \\ce{NADP+}, ADP and phosphate, release \\ce{O2} and make ATP and NADPH. Methylamine is added: \\ce{CH3NH2} passes through the thylakoid membranes, but \\ce{CH3NH3+} does not. How do the amounts of \\ce{O2} and ATP formed per minute change?',
    answer: 'More \\ce{O2}, less ATP',
    distractors: [
      {
        text: 'Less \\ce{O2}, less ATP',
        slip: 'relation-invented',
        teaching:
          'Electron flow does not need the gradient; it must work against it and runs faster without it.',
      },
      {
        text: 'More \\ce{O2}, more ATP',
        slip: 'reversed-cause',
        teaching:
          'Faster electron flow pumps more \\ce{H+}, but the amine binds it in the lumen, and the gradient that drives ATP synthesis is lost.',
      },
      {
        text: 'The same amount of \\ce{O2}, less ATP',
        slip: 'one-part-right',
        teaching:
          'The acid in the lumen holds back electron flow; once the amine has bound this \\ce{H+}, the flow speeds up.',
      },
    ],
    explanation:
      'The neutral amine enters the lumen and binds the \\ce{H+} there, which removes the pH gradient, the main part of the proton-motive force in thylakoids. ATP synthase loses its drive. Electrons no longer work against the gradient, so water is split faster: more \\ce{O2} and less ATP are formed.',
    reference: 'Lehninger Principles of Biochemistry, chapter 20',
  },
];

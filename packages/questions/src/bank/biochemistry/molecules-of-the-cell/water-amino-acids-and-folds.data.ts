import type { WrittenQuestion } from '../../written-question.ts';

export const waterAminoAcidAndFoldQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-water-and-buffers-101',
    topics: ['water-and-buffers'],
    tests: ['water-as-a-biological-solvent'],
    difficulty: 'beginner',
    text: 'Sweating removes a large amount of heat from the body, although only a small mass of water evaporates. Which property of water is responsible?',
    answer: 'Its high enthalpy of vaporization',
    distractors: [
      {
        text: 'Its high heat capacity as a liquid',
        slip: 'other-phenomenon',
        teaching:
          'The heat capacity determines how much heat is needed to warm the liquid; here the heat leaves with the vapor.',
      },
      {
        text: 'Its high surface tension',
        slip: 'irrelevant-property',
        teaching: 'Surface tension shapes drops; it does not determine the heat that evaporation requires.',
      },
      {
        text: 'Its high relative permittivity',
        slip: 'irrelevant-property',
        teaching: 'The permittivity weakens the attraction of ions; it plays no role in evaporation.',
      },
    ],
    explanation:
      'Each gram of water that evaporates must break its hydrogen bonds to the liquid and takes about 2.4 kJ with it. This high enthalpy of vaporization is why a little sweat carries away a large amount of heat.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
  },
  {
    id: 'biochemistry-water-and-buffers-102',
    topics: ['water-and-buffers'],
    tests: ['water-as-a-biological-solvent'],
    uses: ['hydrogen-bonding'],
    difficulty: 'intermediate',
    text: 'In ice each water molecule is hydrogen-bonded to four neighbors in an open lattice. How does this affect life in a pond during a cold winter?',
    answer: 'The ice stays on top and shields the water below.',
    distractors: [
      {
        text: 'The ice sinks and freezes the pond from below.',
        slip: 'reversed-trend',
        teaching: 'An open lattice has a lower density than the liquid, so ice cannot sink.',
      },
      {
        text: 'The ice draws oxygen out of the water below.',
        slip: 'reversed-cause',
        teaching: 'Ice takes up hardly any gas; the lattice is built of water molecules.',
      },
      {
        text: 'The ice releases salts that keep the pond liquid.',
        slip: 'polarity-mixed-up',
        teaching: 'Dilute pond water contains too little salt for that; the floating ice protects the pond.',
      },
    ],
    explanation:
      'The open lattice makes ice less dense than water. The ice therefore stays on top, where it shields the water below from further loss of heat.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
  },
  {
    id: 'biochemistry-water-and-buffers-103',
    topics: ['water-and-buffers'],
    tests: ['water-as-a-biological-solvent'],
    uses: ['gibbs-energy'],
    difficulty: 'advanced',
    text: 'The transfer of benzene from pure benzene into water at 298 K has Δ*G*° = +19.4 kJ/mol and Δ*H*° = +2.1 kJ/mol. What opposes the transfer at this temperature?',
    answer: 'Mostly a loss of entropy',
    distractors: [
      {
        text: 'Mostly a gain of entropy',
        slip: 'wrong-sign',
        teaching: 'A gain of entropy would make Δ*G*° smaller than Δ*H*°; here it is much larger.',
      },
      {
        text: 'Mostly a gain of enthalpy',
        slip: 'size-of-effect-misjudged',
        teaching: 'The gain of enthalpy is only 2.1 kJ/mol of the 19.4 kJ/mol.',
      },
      {
        text: 'Mostly a loss of enthalpy',
        slip: 'wrong-sign',
        teaching: 'Δ*H*° is positive, so enthalpy is gained, and only a little.',
      },
    ],
    explanation:
      'Δ*G*° = Δ*H*° − *T*Δ*S*°, so −*T*Δ*S*° = 19.4 − 2.1 = 17.3 kJ/mol. The transfer is opposed mostly by a loss of entropy: water orders itself around the nonpolar molecule.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
  },
  {
    id: 'biochemistry-water-and-buffers-104',
    topics: ['water-and-buffers'],
    tests: ['biological-buffers'],
    difficulty: 'beginner',
    text: 'A person having a panic attack breathes fast and deeply for several minutes. How does the blood change?',
    answer: 'It loses \\ce{CO2}, and its pH rises.',
    distractors: [
      {
        text: 'It loses \\ce{CO2}, and its pH falls.',
        slip: 'reversed-trend',
        teaching:
          'Dissolved \\ce{CO2} is the acid of the buffer pair; losing it makes the blood less acidic.',
      },
      {
        text: 'It gains \\ce{CO2}, and its pH falls.',
        slip: 'reversed-cause',
        teaching: 'Fast breathing removes \\ce{CO2}; holding the breath would add it.',
      },
      {
        text: 'It gains \\ce{HCO3-}, and its pH rises.',
        slip: 'acid-over-base',
        teaching: 'The lungs exchange gases only; the bicarbonate level is set by the kidneys.',
      },
    ],
    explanation:
      'Fast breathing drives off dissolved \\ce{CO2}, the acid of the bicarbonate buffer. The ratio [\\ce{HCO3-}]/[\\ce{CO2}] grows, so the blood loses \\ce{CO2} and its pH rises.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
  },
  {
    id: 'biochemistry-water-and-buffers-105',
    topics: ['water-and-buffers'],
    tests: ['biological-buffers'],
    uses: ['buffer-capacity'],
    difficulty: 'advanced',
    text: 'The pair \\ce{CO2}/\\ce{HCO3-} has an effective p*K*_{a} of 6.1, more than one unit below the pH of blood. Why does it nevertheless buffer acid so well in the body?',
    answer: 'Breathing removes the \\ce{CO2} that acid releases.',
    distractors: [
      {
        text: 'Bicarbonate becomes a stronger base at 37 °C.',
        slip: 'reversed-cause',
        teaching: 'Temperature changes the p*K*_{a} slightly; at 37 °C it is still 6.1.',
      },
      {
        text: 'Blood has a pH of 6.1 within the capillaries.',
        slip: 'pka-taken-for-ph',
        teaching: 'The pH of capillary blood is close to 7.4, too.',
      },
      {
        text: 'Both forms are present in equal concentrations.',
        slip: 'overgeneralised-rule',
        teaching: 'At pH 7.4 there is about twenty times as much bicarbonate as dissolved \\ce{CO2}.',
      },
    ],
    explanation:
      'In a closed flask, this pair would be a weak buffer at pH 7.4. In the body it is open: acid turns \\ce{HCO3-} into \\ce{CO2}, and breathing removes that \\ce{CO2}, so the ratio of the two hardly changes.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
  },
  {
    id: 'biochemistry-water-and-buffers-106',
    topics: ['water-and-buffers'],
    tests: ['biological-buffers', 'ketone-bodies'],
    difficulty: 'intermediate',
    text: 'A patient with untreated type 1 diabetes has high concentrations of acetoacetate and 3-hydroxybutyrate in the blood and breathes deeply and fast. Which findings in arterial blood are expected?',
    answer: 'Low pH, low \\ce{HCO3-}, low \\ce{CO2}',
    distractors: [
      {
        text: 'Low pH, high \\ce{HCO3-}, high \\ce{CO2}',
        slip: 'reversed-cause',
        teaching: 'High \\ce{CO2} results from shallow breathing; here the breathing drives off \\ce{CO2}.',
      },
      {
        text: 'High pH, low \\ce{HCO3-}, low \\ce{CO2}',
        slip: 'reversed-trend',
        teaching: 'Fast breathing lessens the acidosis but does not turn it into alkalosis.',
      },
      {
        text: 'Low pH, high \\ce{HCO3-}, low \\ce{CO2}',
        slip: 'acid-over-base',
        teaching: 'The acids consume bicarbonate; high \\ce{HCO3-} with low \\ce{CO2} would mean a high pH.',
      },
    ],
    explanation:
      'Ketone bodies are produced as acids. Their protons use up \\ce{HCO3-} and lower the pH, and the fast breathing lowers \\ce{CO2} to bring the pH part of the way back: low pH, low \\ce{HCO3-}, low \\ce{CO2}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 17',
  },
  {
    id: 'biochemistry-water-and-buffers-107',
    topics: ['water-and-buffers'],
    tests: ['osmolarity'],
    difficulty: 'beginner',
    text: 'Why does a plant cell not burst in pure water while a red blood cell does?',
    answer: 'A rigid wall balances the pressure of the inflowing water.',
    distractors: [
      {
        text: 'A waxy membrane keeps the water from flowing in.',
        slip: 'reversed-cause',
        teaching: 'The membranes of plant cells let water pass quickly; water does flow in.',
      },
      {
        text: 'A high salt concentration outside draws the water back.',
        slip: 'gradient-forgotten',
        teaching: 'Pure water contains no salt; the gradient drives water inward.',
      },
      {
        text: 'A pump in the membrane returns the water at the expense of ATP.',
        slip: 'needless-atp',
        teaching: 'No pump moves water directly; it follows the solutes.',
      },
    ],
    explanation:
      'Water enters both cells by osmosis. In the plant cell a rigid wall balances the pressure that builds up, so the net inflow stops before the cell bursts.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
  },
  {
    id: 'biochemistry-water-and-buffers-108',
    topics: ['water-and-buffers'],
    tests: ['osmolarity'],
    difficulty: 'advanced',
    text: 'A patient is given an infusion of 0.30 mol/L glucose, which has the osmolarity of plasma. The cells then take up the glucose and oxidize it completely. What is the final effect on the cells?',
    answer: 'They swell slightly, because water is left behind.',
    distractors: [
      {
        text: 'They keep their size, because the infusion was isosmotic.',
        slip: 'overgeneralised-rule',
        teaching: 'The infusion was isosmotic only as long as the glucose was dissolved outside the cells.',
      },
      {
        text: 'They shrink slightly, because glucose draws water out.',
        slip: 'reversed-trend',
        teaching: 'Once the glucose is oxidized, it no longer draws water anywhere.',
      },
      {
        text: 'They shrink slightly, because water leaves as glucose enters.',
        slip: 'reversed-cause',
        teaching: 'Uptake of glucose brings solute into the cells and does not move water out.',
      },
    ],
    explanation:
      'The glucose disappears as \\ce{CO2} and water, so in the end the infusion has added pure water. It dilutes the fluid outside, water follows into the cells, and they swell slightly.',
    reference: 'Lehninger Principles of Biochemistry, chapter 2',
  },
  {
    id: 'biochemistry-amino-acids-101',
    topics: ['amino-acids'],
    tests: ['classes-of-amino-acids'],
    uses: ['tertiary-structure-and-folding'],
    difficulty: 'beginner',
    text: 'A leucine in the tightly packed core of a globular protein is replaced. Which replacement is likely to disturb the fold least?',
    answer: 'Isoleucine',
    distractors: [
      {
        text: 'Aspartate',
        slip: 'residue-property-mixed-up',
        teaching: 'Aspartate carries a negative charge, which costs much energy in a nonpolar core.',
      },
      {
        text: 'Lysine',
        slip: 'residue-property-mixed-up',
        teaching: 'Lysine is long, but its charged end cannot stay in a nonpolar core.',
      },
      {
        text: 'Asparagine',
        slip: 'residue-property-mixed-up',
        teaching: 'Asparagine has nearly the size of leucine, but its amide is polar.',
      },
    ],
    explanation:
      'The core is packed with nonpolar side chains. Isoleucine is nonpolar and has the same number of atoms as leucine, so it disturbs the fold least.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-amino-acids-102',
    topics: ['amino-acids'],
    tests: ['classes-of-amino-acids', 'catalytic-mechanisms-of-enzymes'],
    difficulty: 'intermediate',
    text: 'Which side chain is best suited to take up a proton in one step of a mechanism at pH 7 and to release one in the next?',
    answer: 'Histidine',
    distractors: [
      {
        text: 'Arginine',
        slip: 'residue-property-mixed-up',
        teaching: 'Arginine has a p*K*_{a} above 12 and stays protonated at pH 7.',
      },
      {
        text: 'Glutamine',
        slip: 'residue-property-mixed-up',
        teaching: 'Glutamine is an amide; it neither takes up nor releases protons near pH 7.',
      },
      {
        text: 'Phenylalanine',
        slip: 'residue-property-mixed-up',
        teaching: 'Phenylalanine has a hydrocarbon side chain without an acidic or basic group.',
      },
    ],
    explanation:
      'Both the protonated and the deprotonated form must be available. The imidazole of histidine has a p*K*_{a} near 6, so at pH 7 both are present in substantial amounts.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-amino-acids-103',
    topics: ['amino-acids'],
    tests: ['protein-concentration'],
    uses: ['beer-lambert-law', 'classes-of-amino-acids'],
    difficulty: 'intermediate',
    text: 'Two pure proteins have the same average mass per residue and are dissolved at the same concentration in mg/mL. In cuvettes of equal path length, the absorbance of the first at 280 nm is five times that of the second. What best explains this?',
    answer: 'The first has more tryptophan.',
    distractors: [
      {
        text: 'The first has more peptide bonds.',
        slip: 'residue-property-mixed-up',
        teaching:
          'Equal masses of protein contain nearly equal numbers of peptide bonds, and these absorb near 210 nm.',
      },
      {
        text: 'The first has more phenylalanine.',
        slip: 'residue-property-mixed-up',
        teaching: 'Phenylalanine absorbs weakly, near 257 nm, and hardly at 280 nm.',
      },
      {
        text: 'The first has more positive charges.',
        slip: 'absorbs-where-it-does-not',
        teaching: 'Charges of lysine or arginine do not absorb at 280 nm.',
      },
    ],
    explanation:
      'At 280 nm the indole ring of tryptophan absorbs most strongly, followed by tyrosine. At equal mass, the protein with more tryptophan absorbs more.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-amino-acids-104',
    topics: ['amino-acids'],
    tests: ['zwitterions'],
    difficulty: 'beginner',
    text: 'Glycine melts with decomposition above 230 °C, while propanoic acid of nearly the same molar mass melts at −21 °C. Why?',
    answer: 'Crystals of glycine are held together by ionic attraction.',
    distractors: [
      {
        text: 'Crystals of glycine are networks of covalent bonds.',
        slip: 'interaction-mixed-up',
        teaching:
          'A crystal of glycine consists of separate units and dissolves in water without the breaking of covalent bonds.',
      },
      {
        text: 'Propanoic acid is the weaker of the two acids.',
        slip: 'irrelevant-property',
        teaching:
          'The strength of the acid in water does not determine the temperature at which the crystal melts.',
      },
      {
        text: 'Propanoic acid cannot form hydrogen bonds.',
        slip: 'interaction-mixed-up',
        teaching: 'Carboxylic acids do form hydrogen bonds; they occur as hydrogen-bonded dimers.',
      },
    ],
    explanation:
      'In the solid, glycine is a zwitterion, with \\ce{-NH3+} and \\ce{-COO-}. Its crystals are held together by ionic attraction between neighbors, which is far stronger than the forces between neutral acid molecules.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-amino-acids-105',
    topics: ['amino-acids'],
    tests: ['zwitterions', 'titration-of-amino-acids'],
    difficulty: 'intermediate',
    text: 'Glycine (p*K*_{a} 2.34 and 9.60), initially fully protonated, is titrated with NaOH. Which form predominates after exactly one equivalent?',
    answer: '\\smiles{[NH3+]CC(=O)[O-]}',
    distractors: [
      {
        text: '\\smiles{[NH3+]CC(=O)O}',
        slip: 'one-step-short',
        teaching: 'This is the form at the start, before the carboxyl group has lost its proton.',
      },
      {
        text: '\\smiles{NCC(=O)O}',
        slip: 'wrong-protonation-state',
        teaching: 'The carboxyl group is the stronger acid and loses its proton first.',
      },
      {
        text: '\\smiles{NCC(=O)[O-]}',
        slip: 'wrong-protonation-state',
        teaching: 'This form requires two equivalents of base.',
      },
    ],
    explanation:
      'The first equivalent removes the more acidic proton, that of the carboxyl group (p*K*_{a} 2.34). The ammonium group keeps its proton, so the zwitterion \\smiles{[NH3+]CC(=O)[O-]} predominates.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'same-structure', smiles: '[NH3+]CC(=O)[O-]' },
  },
  {
    id: 'biochemistry-amino-acids-106',
    topics: ['amino-acids'],
    tests: ['titration-of-amino-acids'],
    difficulty: 'beginner',
    text: 'Fully protonated alanine, with two ionizable groups, is titrated with NaOH. After how many equivalents of base is the buffering by alanine itself strongest?',
    answer: '0.5 and 1.5',
    distractors: [
      {
        text: '1.0 and 2.0',
        slip: 'half-equivalence-for-equivalence',
        teaching: 'These are the equivalence points, where the pH jumps.',
      },
      {
        text: '0.0 and 1.0',
        slip: 'one-step-short',
        teaching: 'At these points only one form of a pair is present, so there is no buffer.',
      },
      {
        text: '0.0 and 2.0',
        slip: 'other-special-point',
        teaching: 'At the two ends of the curve there is no buffer pair of alanine to hold the pH.',
      },
    ],
    explanation:
      'The solution buffers best where pH equals p*K*_{a}: each group is then half titrated. That occurs after 0.5 and 1.5 equivalents.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-amino-acids-107',
    topics: ['amino-acids'],
    tests: ['titration-of-amino-acids'],
    uses: ['classes-of-amino-acids'],
    difficulty: 'intermediate',
    text: 'The titration curve of an amino acid shows three flat regions, around pH 1.8, 6.0 and 9.2. Which amino acid is it?',
    answer: 'Histidine',
    distractors: [
      {
        text: 'Glutamate',
        slip: 'residue-property-mixed-up',
        teaching: 'The third group of glutamate is a carboxyl group with a p*K*_{a} near 4.',
      },
      {
        text: 'Lysine',
        slip: 'residue-property-mixed-up',
        teaching: 'The side chain of lysine buffers near pH 10.5.',
      },
      {
        text: 'Serine',
        slip: 'residue-property-mixed-up',
        teaching:
          'The hydroxyl group of serine does not ionize in this range; its curve has two flat regions.',
      },
    ],
    explanation:
      'Flat regions lie at the p*K*_{a} values. Those near 1.8 and 9.2 belong to the α groups; a side chain with p*K*_{a} 6.0 is the imidazole of histidine.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-amino-acids-108',
    topics: ['amino-acids'],
    tests: ['titration-of-amino-acids', 'zwitterions'],
    difficulty: 'advanced',
    text: 'A student dissolves crystals of glycine in water, titrates the solution with NaOH up to pH 12 and sees one flat region, one equivalent long, around pH 9.6. She concludes that glycine has a single ionizable group. What did she overlook?',
    answer: 'The carboxyl group was ionized from the start.',
    distractors: [
      {
        text: 'The amino group was deprotonated from the start.',
        slip: 'wrong-protonation-state',
        teaching: 'The amino group is the one titrated around pH 9.6.',
      },
      {
        text: 'The carboxyl group was protonated to the end.',
        slip: 'acidity-order-reversed',
        teaching: 'With a p*K*_{a} of 2.3 the carboxyl group is the stronger of the two acids.',
      },
      {
        text: 'The amino group was protonated to the end.',
        slip: 'wrong-protonation-state',
        teaching:
          'At pH 12 the amino group has lost its proton; this loss causes the flat region around pH 9.6.',
      },
    ],
    explanation:
      'Glycine crystallizes as a zwitterion, so in water the carboxyl group was ionized from the start. Base can remove only the proton of \\ce{-NH3+}. Adding acid would have shown the second group, near pH 2.3.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-amino-acids-109',
    topics: ['amino-acids'],
    tests: ['peptide-bond'],
    difficulty: 'intermediate',
    text: 'The C–N bond of a peptide is 0.133 nm long, whereas that of a simple amine is 0.147 nm long. What makes the peptide bond shorter?',
    answer: 'Its nitrogen shares its lone pair with the carbonyl group.',
    distractors: [
      {
        text: 'Its nitrogen forms a hydrogen bond to the carbonyl group.',
        slip: 'interaction-mixed-up',
        teaching:
          'The oxygen and hydrogen of one peptide group point away from each other; they form no bond.',
      },
      {
        text: 'Its nitrogen carries a positive charge that attracts carbon.',
        slip: 'protonation-state-overlooked',
        teaching:
          'The peptide nitrogen is not protonated and does not carry the full charge of an ammonium group.',
      },
      {
        text: 'Its carbon is *sp*^{3} and comes closer to nitrogen.',
        slip: 'hybridisation-misjudged',
        teaching: 'The carbonyl carbon is *sp*^{2}, with three neighbors in one plane.',
      },
    ],
    explanation:
      'The nitrogen shares its lone pair with the carbonyl group. Because of this resonance the C–N bond has about 40% double-bond character: it is shorter and does not rotate freely.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-amino-acids-110',
    topics: ['amino-acids'],
    tests: ['peptide-bond'],
    difficulty: 'beginner',
    text: 'The hydrolysis of a peptide bond releases free energy, and yet peptides last for years in neutral water at 25 °C. Why?',
    answer: 'The activation energy is high.',
    distractors: [
      {
        text: 'The equilibrium constant is small.',
        slip: 'reversed-trend',
        teaching: 'A reaction that releases free energy has an equilibrium on the side of the products.',
      },
      {
        text: 'The concentration of water is low.',
        slip: 'ignored-reactant',
        teaching: 'The concentration of water is about 55 mol/L, so it is present in great excess.',
      },
      {
        text: 'The products attract each other.',
        slip: 'interaction-mixed-up',
        teaching: 'Amino acids in dilute solution hardly meet, and this would not slow the reaction.',
      },
    ],
    explanation:
      'Thermodynamics shows that the hydrolysis is favorable, not that it is fast. The amide is a poor electrophile, so the activation energy is high and the reaction needs a catalyst such as a protease.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-101',
    topics: ['protein-structure'],
    tests: ['levels-of-protein-structure', 'tertiary-structure-and-folding'],
    difficulty: 'beginner',
    text: 'Egg white turns solid on boiling for ten minutes. Which level of structure of its proteins is left unchanged?',
    answer: 'Primary',
    distractors: [
      {
        text: 'Secondary',
        slip: 'structure-level-mixed-up',
        teaching: 'Heat breaks the hydrogen bonds of helices and sheets.',
      },
      {
        text: 'Tertiary',
        slip: 'structure-level-mixed-up',
        teaching: 'The fold is lost: nonpolar regions are exposed and stick together.',
      },
      {
        text: 'Quaternary',
        slip: 'structure-level-mixed-up',
        teaching: 'The weak contacts between subunits do not survive boiling.',
      },
    ],
    explanation:
      'Boiling breaks weak interactions, so the chains unfold and clump together. The peptide bonds stay intact, and with them the sequence: the primary structure.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-102',
    topics: ['protein-structure'],
    tests: ['levels-of-protein-structure'],
    difficulty: 'beginner',
    text: 'Which of these proteins has no quaternary structure?',
    answer: 'Myoglobin',
    distractors: [
      {
        text: 'Hemoglobin',
        slip: 'structure-level-mixed-up',
        teaching: 'Hemoglobin is made of four chains, two α and two β.',
      },
      {
        text: 'Collagen',
        slip: 'structure-level-mixed-up',
        teaching: 'Three collagen chains wind around each other.',
      },
      {
        text: 'Immunoglobulin G',
        slip: 'structure-level-mixed-up',
        teaching: 'An antibody of this kind has two heavy and two light chains.',
      },
    ],
    explanation:
      'Quaternary structure is the arrangement of several chains. Myoglobin has a single chain (with one heme), so it has no quaternary structure.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-103',
    topics: ['protein-structure'],
    tests: ['levels-of-protein-structure'],
    difficulty: 'advanced',
    text: 'An enzyme is active at 1 µmol/L. After dilution to 1 nmol/L in the same buffer, its activity per molecule slowly decreases, but it returns when the solution is concentrated again. Each chain stays folded throughout. Which level of structure changes?',
    answer: 'Quaternary',
    distractors: [
      {
        text: 'Tertiary',
        slip: 'structure-level-mixed-up',
        teaching: 'Each chain keeps its fold, so this level does not change.',
      },
      {
        text: 'Secondary',
        slip: 'structure-level-mixed-up',
        teaching: 'Helices and sheets are inside the folded chains, which stay as they are.',
      },
      {
        text: 'Primary',
        slip: 'structure-level-mixed-up',
        teaching: 'A loss of residues would not be undone by concentrating the solution.',
      },
    ],
    explanation:
      'Only an association of several molecules depends on the total concentration. On dilution the subunits separate, and on concentrating they join again: the quaternary structure changes.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-104',
    topics: ['protein-structure'],
    tests: ['ramachandran-plot', 'alpha-helix-and-beta-sheet'],
    difficulty: 'intermediate',
    text: 'Twelve consecutive residues of a protein all have φ near −57° and ψ near −47°. What do they form?',
    answer: 'A right-handed α helix',
    distractors: [
      {
        text: 'A left-handed α helix',
        slip: 'wrong-sign',
        teaching: 'A left-handed helix has positive φ and ψ.',
      },
      {
        text: 'A right-handed polyproline helix',
        slip: 'structure-level-mixed-up',
        teaching: 'The right-handed polyproline helix has φ near −75° and ψ near +160°.',
      },
      {
        text: 'A left-handed polyproline helix',
        slip: 'structure-level-mixed-up',
        teaching: 'This helix has φ near −75° and ψ near +145°.',
      },
    ],
    explanation:
      'The same angles at each residue give a regular helix. φ near −57° and ψ near −47° are the angles of the right-handed α helix.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-105',
    topics: ['protein-structure'],
    tests: ['ramachandran-plot', 'peptide-bond'],
    difficulty: 'beginner',
    text: 'A Ramachandran plot shows two torsion angles for each residue, φ and ψ, although each residue has three backbone bonds. Why is the third angle, at the C–N bond, left out?',
    answer: 'It is fixed near 180° by the planar peptide group.',
    distractors: [
      {
        text: 'It rotates too freely to be given a single value.',
        slip: 'reversed-trend',
        teaching: 'The C–N bond is the one that does not rotate freely.',
      },
      {
        text: 'It is always equal to the sum of the other two.',
        slip: 'relation-invented',
        teaching: 'The three angles are not related to one another in this way.',
      },
      {
        text: 'It belongs to the side chain and not to the backbone.',
        slip: 'residue-property-mixed-up',
        teaching: 'The C–N bond is part of the backbone.',
      },
    ],
    explanation:
      'The C–N bond of a peptide has partial double-bond character. Its angle is fixed near 180° by the planar peptide group, so it does not distinguish conformations.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-106',
    topics: ['protein-structure'],
    tests: ['ramachandran-plot'],
    difficulty: 'beginner',
    text: 'In Ramachandran plots of many proteins, the points for one kind of residue cluster in a narrow band around φ = −65°, whatever ψ is. Which residue is it?',
    answer: 'Proline',
    distractors: [
      {
        text: 'Glycine',
        slip: 'residue-property-mixed-up',
        teaching: 'Glycine is the least restricted residue and is spread over most of the plot.',
      },
      {
        text: 'Alanine',
        slip: 'residue-property-mixed-up',
        teaching: 'Alanine has a small side chain; its φ ranges from about −160° to −50°.',
      },
      {
        text: 'Valine',
        slip: 'residue-property-mixed-up',
        teaching: 'The branch of valine narrows the range of conformations, but φ is not fixed.',
      },
    ],
    explanation:
      'φ is the angle at the bond between N and Cα. In proline this bond is part of a five-membered ring, which fixes φ near −65°.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-107',
    topics: ['protein-structure'],
    tests: ['ramachandran-plot'],
    uses: ['chirality'],
    difficulty: 'advanced',
    text: 'A chemist makes polyalanine from D-alanine alone and finds that it forms an α helix. What angles and handedness does this helix have?',
    answer: 'φ = +57°, ψ = +47°, left-handed',
    distractors: [
      {
        text: 'φ = −57°, ψ = −47°, right-handed',
        slip: 'stereochemistry-mixed-up',
        teaching: 'These are the values for L-alanine; the mirror image changes both signs.',
      },
      {
        text: 'φ = +57°, ψ = −47°, left-handed',
        slip: 'wrong-sign',
        teaching: 'Reflection reverses the sign of every torsion angle, not just one.',
      },
      {
        text: 'φ = +57°, ψ = +47°, right-handed',
        slip: 'stereochemistry-mixed-up',
        teaching: 'The signs are right, but reflection turns a right-handed screw into a left-handed one.',
      },
    ],
    explanation:
      'The D peptide is the mirror image of the L peptide. Reflection reverses the signs of all torsion angles and the handedness: φ = +57°, ψ = +47°, left-handed.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-108',
    topics: ['protein-structure'],
    tests: ['disulfide-bonds', 'tertiary-structure-and-folding'],
    difficulty: 'advanced',
    text: 'Reduced ribonuclease is oxidized while it is still in 8 mol/L urea, and the urea is removed afterward. Only about 1% of the activity returns. What explains the low activity?',
    answer: 'Disulfides formed at random before the chain folded.',
    distractors: [
      {
        text: 'Urea oxidized side chains of the active site.',
        slip: 'reversed-cause',
        teaching: 'Urea is not an oxidant; the same enzyme regains full activity if urea is removed first.',
      },
      {
        text: 'Urea stayed bound to the chain by covalent bonds.',
        slip: 'interaction-mixed-up',
        teaching:
          'Urea loosens weak interactions and is washed out; covalent attachment would not depend on the order of steps.',
      },
      {
        text: 'Disulfides cannot form without a folded chain.',
        slip: 'interaction-mixed-up',
        teaching: 'Disulfides did form, but between cysteines that do not belong together.',
      },
    ],
    explanation:
      'In urea the chain is unfolded, so its eight cysteines pair at random. Incorrect disulfides then lock the chain into incorrect folds. A trace of thiol, which lets the bridges exchange, restores the activity.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-109',
    topics: ['protein-structure'],
    tests: ['misfolding-diseases'],
    difficulty: 'beginner',
    text: 'How does a prion protein spread disease within the brain?',
    answer: 'It makes normal copies misfold.',
    distractors: [
      {
        text: 'It carries a virus from one cell to the next.',
        slip: 'protein-for-virus',
        teaching: 'Prions contain no virus; the protein itself is infectious.',
      },
      {
        text: 'It changes the gene of the normal protein.',
        slip: 'reversed-cause',
        teaching: 'The gene keeps its sequence; only the fold of the product changes.',
      },
      {
        text: 'It cuts normal copies in two.',
        slip: 'enzyme-mixed-up',
        teaching: 'Prions do not act as proteases; the copies keep their length.',
      },
    ],
    explanation:
      'The misfolded form serves as a template. When it meets a normal copy with the same sequence, it makes this copy misfold as well, and the process continues.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-110',
    topics: ['protein-structure'],
    tests: ['misfolding-diseases'],
    difficulty: 'intermediate',
    text: 'Transthyretin is a tetramer. In a hereditary disease it falls apart into monomers, which partly unfold and form amyloid. A drug binds in two pockets between the subunits of the folded protein. How does it slow the disease?',
    answer: 'It slows the dissociation of the tetramer.',
    distractors: [
      {
        text: 'It dissolves the existing fibrils.',
        slip: 'reversed-cause',
        teaching: 'The pockets exist in the folded tetramer, not in the fibrils.',
      },
      {
        text: 'It reduces the synthesis of the protein.',
        slip: 'activity-for-amount',
        teaching: 'A ligand of the folded protein does not act on its gene or mRNA.',
      },
      {
        text: 'It speeds up the digestion of the monomers.',
        slip: 'enzyme-mixed-up',
        teaching: 'The drug binds the tetramer and is not a protease.',
      },
    ],
    explanation:
      'A ligand stabilizes the form that it binds. Bound between the subunits, the drug slows the dissociation of the tetramer, and with it the supply of monomers that can misfold.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-111',
    topics: ['protein-structure'],
    tests: ['misfolding-diseases'],
    difficulty: 'advanced',
    text: 'A pure protein is stirred at 37 °C. For ten hours nothing is observed; then amyloid fibrils grow quickly. If a few broken fibrils are added at the start, growth begins at once. What do these observations show?',
    answer: 'Forming the first nuclei is the slow step.',
    distractors: [
      {
        text: 'Adding molecules to fibrils is the slow step.',
        slip: 'reversed-trend',
        teaching: 'Growth is quick as soon as fibrils are present.',
      },
      {
        text: 'Unfolding of the fibrils is the slow step.',
        slip: 'other-stage',
        teaching: 'Fibrils are added and grow; their unfolding is not observed.',
      },
      {
        text: 'The fibrils remove an inhibitor of growth.',
        slip: 'reversed-cause',
        teaching:
          'A pure protein contains no inhibitor, and a few fibrils could not remove one from all of it.',
      },
    ],
    explanation:
      'The lag is over as soon as there are fibril ends to which molecules can add. Added fibrils supply such ends, so forming the first nuclei is the slow step.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-112',
    topics: ['protein-structure'],
    tests: ['misfolding-diseases'],
    uses: ['peptide-bond'],
    difficulty: 'intermediate',
    text: 'Surgical instruments may carry prions. Which treatment is best suited to destroy their infectivity?',
    answer: '1 mol/L NaOH at 121 °C',
    distractors: [
      {
        text: 'DNase and RNase at 37 °C',
        slip: 'enzyme-mixed-up',
        teaching: 'Prions contain no nucleic acid that these enzymes could split.',
      },
      {
        text: 'Ultraviolet light of 260 nm',
        slip: 'protein-for-virus',
        teaching: 'Light of this wavelength damages nucleic acids; prions are proteins.',
      },
      {
        text: '70% ethanol at 25 °C',
        slip: 'method-mixed-up',
        teaching: 'Alcohol kills many bacteria, but the stable fold of prions survives it.',
      },
    ],
    explanation:
      'The infectious agent is a very stable protein. Hot strong base unfolds it and breaks its peptide bonds; 1 mol/L NaOH at 121 °C destroys what nucleases, ultraviolet light and alcohol leave intact.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-113',
    topics: ['protein-structure'],
    tests: ['fibrous-proteins'],
    difficulty: 'beginner',
    text: 'Every third residue in the helical part of collagen is glycine. Why?',
    answer: 'Only hydrogen fits as a side chain inside the triple helix.',
    distractors: [
      {
        text: 'Only a methyl group fits as a side chain inside the triple helix.',
        slip: 'residue-property-mixed-up',
        teaching: 'The side chain of glycine is a hydrogen; the methyl group of alanine is too large there.',
      },
      {
        text: 'Only hydrogen fits as a side chain on the outside of the triple helix.',
        slip: 'residue-property-mixed-up',
        teaching:
          'The outside has room for larger side chains; glycine is located where the chains nearly touch.',
      },
      {
        text: 'Only a methyl group fits as a side chain on the outside of the triple helix.',
        slip: 'residue-property-mixed-up',
        teaching: 'Glycine has no methyl group, and the outside has room for larger side chains.',
      },
    ],
    explanation:
      'Every third residue of each chain points to the axis, where the three chains nearly touch. Only hydrogen, the side chain of glycine, fits there.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-114',
    topics: ['protein-structure'],
    tests: ['disulfide-bonds'],
    uses: ['fibrous-proteins'],
    difficulty: 'intermediate',
    text: 'For a permanent wave, hair is treated with a thiol, wound on rollers and then treated with \\ce{H2O2}. What does the \\ce{H2O2} do?',
    answer: 'It joins cysteines into new disulfide bridges.',
    distractors: [
      {
        text: 'It splits disulfide bridges into cysteines.',
        slip: 'reversed-cause',
        teaching: 'Splitting is a reduction and was done by the thiol; \\ce{H2O2} oxidizes.',
      },
      {
        text: 'It splits peptide bonds beside the lysines.',
        slip: 'enzyme-mixed-up',
        teaching: 'The chains stay intact; an enzyme such as trypsin cuts there.',
      },
      {
        text: 'It joins lysines through new peptide bonds.',
        slip: 'interaction-mixed-up',
        teaching: 'Peptide bonds are not formed by an oxidant.',
      },
    ],
    explanation:
      'The thiol reduces the bridges between keratin chains, so that the chains can shift. In the new shape, \\ce{H2O2} oxidizes neighboring cysteines: it joins them into new disulfide bridges, which hold the wave.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-115',
    topics: ['protein-structure'],
    tests: ['fibrous-proteins'],
    uses: ['alpha-helix-and-beta-sheet'],
    difficulty: 'intermediate',
    text: 'Wool, made of α-keratin, can be stretched to nearly twice its length in steam. Silk fibroin hardly stretches. What keeps silk from stretching?',
    answer: 'Its β strands are nearly fully extended.',
    distractors: [
      {
        text: 'Its α helices are tightly wound.',
        slip: 'structure-level-mixed-up',
        teaching: 'Fibroin has hardly any α helix; an α helix is what can be stretched.',
      },
      {
        text: 'Its chains are joined by many disulfides.',
        slip: 'interaction-mixed-up',
        teaching: 'Fibroin is rich in Gly, Ala and Ser and poor in cysteine; keratin has the disulfides.',
      },
      {
        text: 'Its chains form a tight triple helix.',
        slip: 'structure-level-mixed-up',
        teaching: 'The triple helix belongs to collagen.',
      },
    ],
    explanation:
      'Stretching pulls the α helices of keratin out into extended chains. In silk, the β strands are nearly fully extended already, so pulling would have to break covalent bonds.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-116',
    topics: ['protein-structure'],
    tests: ['fibrous-proteins'],
    difficulty: 'advanced',
    text: 'Type I collagen is built of two α1 chains and one α2 chain. A patient has one normal and one mutant gene for α1; both are expressed equally, and the chains combine at random. What percentage of the collagen molecules contain at least one mutant chain?',
    answer: '75%',
    distractors: [
      {
        text: '50%',
        slip: 'one-step-short',
        teaching:
          'Half of the α1 chains are mutant, but each molecule contains two α1 chains, and either one may be mutant.',
        expression: '100 * (1 - 0.5)',
      },
      {
        text: '25%',
        slip: 'answered-another-quantity',
        teaching: 'This is the percentage with two normal (or with two mutant) α1 chains.',
        expression: '100 * 0.5^2',
      },
      {
        text: '88%',
        slip: 'chains-miscounted',
        teaching: 'This assumes three α1 chains per molecule; there are two.',
        expression: '100 * (1 - 0.5^3)',
      },
    ],
    explanation:
      'A molecule has no mutant chain only if both of its α1 chains are normal: 0.5 × 0.5 = 0.25. The fraction with at least one mutant chain is 1 − 0.25 = 0.75, or 75%.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
    computation: { kind: 'quantity', expression: '100 * (1 - 0.5^2)', unit: '%' },
  },
  {
    id: 'biochemistry-protein-structure-117',
    topics: ['protein-structure'],
    tests: ['size-of-proteins'],
    difficulty: 'intermediate',
    text: 'The coding sequence of a bacterial protein has 1203 base pairs, from ATG through the stop codon. The average molar mass of a residue is 110 g/mol. What is the approximate molar mass of the protein?',
    answer: '44 kg/mol',
    distractors: [
      {
        text: '132 kg/mol',
        slip: 'three-bases-forgotten',
        teaching: 'Three bases code for one residue.',
        expression: '(1203 - 1) * 110 / 1000',
      },
      {
        text: '88 kg/mol',
        slip: 'one-strand-for-two',
        teaching: 'Only one strand codes; the two strands do not give two chains.',
        expression: '2 * (1203 / 3 - 1) * 110 / 1000',
      },
      {
        text: '265 kg/mol',
        slip: 'three-bases-forgotten',
        teaching: 'This assumes one residue for every base of both strands.',
        expression: '2 * 1203 * 110 / 1000',
      },
    ],
    explanation:
      '1203 base pairs are 401 codons, one of which is the stop codon. 400 × 110 g/mol = 44 000 g/mol = 44 kg/mol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: '(1203/3 - 1)*110/1000', unit: 'kg/mol' },
  },
  {
    id: 'biochemistry-protein-structure-118',
    topics: ['protein-structure'],
    tests: ['size-of-proteins'],
    difficulty: 'advanced',
    text: 'Amino acid analysis shows that a protein is 0.56% tryptophan residues (186.2 g/mol) by mass. Gel filtration gives a molar mass of about 66 kg/mol. How many tryptophan residues does one molecule contain?',
    answer: '2',
    distractors: [
      {
        text: '6',
        slip: 'wrong-molar-mass',
        teaching:
          'This uses 57 g/mol, the mass of a glycine residue; a tryptophan residue has a molar mass of 186.2 g/mol.',
        expression: '0.0056 * 66000 / 57',
      },
      {
        text: '3',
        slip: 'wrong-molar-mass',
        teaching:
          'This uses 110 g/mol, the mean of all residues; a tryptophan residue has a molar mass of 186.2 g/mol.',
        expression: '0.0056 * 66000 / 110',
      },
      {
        text: '4',
        slip: 'needless-doubling',
        teaching:
          'This counts two chains of 66 kg/mol; gel filtration already gives the molar mass of the whole molecule.',
        expression: '2 * floor(0.0056 * 66000 / 186.2 + 0.5)',
      },
    ],
    explanation:
      '0.56% of 66 000 g/mol is 370 g/mol. Divided by 186.2 g/mol this is 1.98, so there are 2 tryptophan residues.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: 'floor(0.0056*66000/186.2 + 0.5)', unit: '' },
  },
  {
    id: 'biochemistry-protein-structure-119',
    topics: ['protein-structure'],
    tests: ['peptide-bond'],
    uses: ['size-of-proteins'],
    difficulty: 'intermediate',
    text: 'The twenty free amino acids have a mean molar mass of 137 g/mol. Why is 110 g/mol used to estimate the number of residues in a protein?',
    answer: 'Water is lost, and small residues are common.',
    distractors: [
      {
        text: 'Protons are lost, and small residues are common.',
        slip: 'forgot-water-loss',
        teaching: 'The loss on forming a peptide bond is a whole water molecule, 18 g/mol.',
      },
      {
        text: 'Water is lost, and large residues are common.',
        slip: 'reversed-trend',
        teaching:
          'If large residues were common, the mean would be higher; tryptophan, the heaviest, is the rarest.',
      },
      {
        text: 'Protons are lost, and large residues are common.',
        slip: 'forgot-water-loss',
        teaching:
          'A whole water molecule is lost on forming a peptide bond, and if large residues were common, the mean would be higher.',
      },
    ],
    explanation:
      'The molar mass of each residue is 18 g/mol less than that of the free amino acid, because water is lost when the peptide bond forms; that gives about 119. In real proteins, small residues are common, which lowers the mean to about 110 g/mol.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-structure-120',
    topics: ['protein-structure'],
    tests: ['size-of-proteins'],
    difficulty: 'beginner',
    text: 'A protein of 300 residues folds into a compact ball with a diameter of about 4.5 nm. How long would its chain be if stretched out at 0.36 nm per residue?',
    answer: '108 nm',
    distractors: [
      {
        text: '10.8 nm',
        slip: 'forgot-exponent',
        teaching: '300 × 0.36 nm is more than 100 nm.',
        expression: '300 * 0.036',
      },
      {
        text: '45 nm',
        slip: 'structure-level-mixed-up',
        teaching: 'This uses 0.15 nm, the rise per residue in an α helix; here the chain is stretched out.',
        expression: '300 * 0.15',
      },
      {
        text: '83 nm',
        slip: 'structure-level-mixed-up',
        teaching:
          'This divides by the 3.6 residues in a turn of an α helix; no helix is left in a stretched chain.',
        expression: '300 / 3.6',
      },
    ],
    explanation:
      '300 × 0.36 nm = 108 nm. Folding shortens the chain to about one twenty-fifth of this length.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
    computation: { kind: 'quantity', expression: '300*0.36', unit: 'nm' },
  },
  {
    id: 'biochemistry-protein-structure-121',
    topics: ['protein-structure'],
    tests: ['peptide-sequences'],
    difficulty: 'beginner',
    text: 'How many different tripeptides contain one alanine, one glycine and one valine?',
    answer: '6',
    distractors: [
      {
        text: '3',
        slip: 'order-counted',
        teaching: 'The order of the other two residues matters as well: 3 × 2 × 1.',
        expression: '3 * 1',
      },
      {
        text: '27',
        slip: 'overgeneralised-rule',
        teaching: 'This allows each residue to occur more than once.',
        expression: '3^3',
      },
      {
        text: '1',
        slip: 'order-counted',
        teaching: 'The amino end differs from the carboxyl end, so the order matters.',
        expression: '1',
      },
    ],
    explanation:
      'There are three choices for the first position, two for the second and one for the third: 3 × 2 × 1 = 6 sequences.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: '3*2*1', unit: '' },
  },
  {
    id: 'biochemistry-protein-structure-122',
    topics: ['protein-structure'],
    tests: ['peptide-sequences'],
    difficulty: 'intermediate',
    text: 'On hydrolysis, a linear hexapeptide gives two molecules of glycine, two of alanine, one of lysine and one of serine. How many sequences are possible?',
    answer: '180',
    distractors: [
      {
        text: '720',
        slip: 'order-counted',
        teaching: 'Exchanging the two glycines, or the two alanines, does not give a new sequence.',
        expression: '720',
      },
      {
        text: '360',
        slip: 'one-step-short',
        teaching: 'Both pairs of identical residues must be divided out, not just one of them.',
        expression: '720 / (2)',
      },
      {
        text: '120',
        slip: 'order-counted',
        teaching: 'Divide 6! by 2! for each pair of identical residues, that is, by 4 and not by 6.',
        expression: '720 / 6',
      },
    ],
    explanation:
      'Six different residues would give 6! = 720 sequences. Each of the two pairs consists of identical residues: 720/(2 × 2) = 180.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: '720/(2*2)', unit: '' },
  },
  {
    id: 'biochemistry-protein-structure-123',
    topics: ['protein-structure'],
    tests: ['protein-sequencing'],
    uses: ['cleavage-of-peptides', 'peptide-sequences'],
    difficulty: 'advanced',
    text: 'A pentapeptide contains Ala, Gly, Lys, Phe and Val once each. Edman degradation shows that Phe comes first. Trypsin splits the peptide into a dipeptide and a tripeptide. How many sequences are consistent with these results?',
    answer: '12',
    distractors: [
      {
        text: '6',
        slip: 'one-step-short',
        teaching: 'Lysine may be the second or the third residue; both give a dipeptide and a tripeptide.',
        expression: '3 * 2 * 1',
      },
      {
        text: '48',
        slip: 'overlap-ignored',
        teaching: 'This ignores the fact that Phe is the first residue.',
        expression: '2 * 4 * 3 * 2 * 1',
      },
      {
        text: '24',
        slip: 'overlap-ignored',
        teaching:
          'This fixes only Phe, as the first residue; trypsin cleavage also restricts the position of Lys.',
        expression: '4 * 3 * 2 * 1',
      },
    ],
    explanation:
      'Trypsin cuts after Lys, so Lys is residue 2 or 3. Phe is residue 1. The other three residues can occupy the remaining positions in 3! = 6 ways: 2 × 6 = 12 sequences.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: '2*3*2*1', unit: '' },
  },
  {
    id: 'biochemistry-protein-structure-124',
    topics: ['protein-structure'],
    tests: ['peptide-sequences'],
    difficulty: 'advanced',
    text: 'The ends of a tetrapeptide of four different residues are joined by a peptide bond to form a ring. How many different rings can these four residues form?',
    answer: '6',
    distractors: [
      {
        text: '24',
        slip: 'overgeneralised-rule',
        teaching: 'This is the number of linear chains; rotating a ring gives no new one.',
        expression: '24',
      },
      {
        text: '3',
        slip: 'order-counted',
        teaching:
          'A ring read backward is a different peptide, because each peptide bond runs from C=O to N–H.',
        expression: '24 / (4 * 2)',
      },
      {
        text: '12',
        slip: 'one-step-short',
        teaching: 'A ring of four residues can be rotated to four positions, so divide 24 by 4.',
        expression: '24 / 2',
      },
    ],
    explanation:
      'Four different residues give 4! = 24 chains. Each ring can be opened at four bonds, and the reading direction matters because the chain has a direction, so there are 24/4 = 6 rings.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'quantity', expression: '24/4', unit: '' },
  },
];

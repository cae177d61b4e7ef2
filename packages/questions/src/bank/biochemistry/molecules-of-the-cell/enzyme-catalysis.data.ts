import type { WrittenQuestion } from '../../written-question.ts';

export const enzymeCatalysisQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-enzymes-101',
    topics: ['enzymes'],
    tests: ['enzyme-action'],
    difficulty: 'beginner',
    text: 'An enzyme speeds up the conversion of A to B a millionfold. What is its effect on the conversion of B to A?',
    answer: 'A millionfold increase in its rate',
    distractors: [
      {
        text: 'A millionfold decrease in its rate',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching: 'Slowing the reverse reaction would change the equilibrium, which no catalyst does.',
      },
      {
        text: 'No change in its rate',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching: 'If this were so, the equilibrium would shift a millionfold toward B.',
      },
      {
        text: 'A complete stop of the reaction',
        slip: 'overgeneralised-rule',
        teaching: 'An enzyme acts in both directions; it is not a one-way valve.',
      },
    ],
    explanation:
      'Both directions pass through the same transition state. Lowering it speeds up both by the same factor, a millionfold, and the equilibrium constant is unchanged.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-102',
    topics: ['enzymes'],
    tests: ['enzyme-action'],
    difficulty: 'advanced',
    text: 'A mutant enzyme binds its substrate ten times as tightly as the wild type does, and also the transition state ten times as tightly. How does *k*_{cat} change, if the chemical step is rate-limiting?',
    answer: 'It stays the same.',
    distractors: [
      {
        text: 'It increases tenfold.',
        slip: 'one-step-short',
        teaching: 'The barrier is measured from the bound substrate, which lies lower by the same amount.',
      },
      {
        text: 'It decreases tenfold.',
        slip: 'reversed-trend',
        teaching: 'This would be the result if only the substrate were bound more tightly.',
      },
      {
        text: 'It increases a hundredfold.',
        slip: 'multiplied-for-divided',
        teaching: 'The two effects oppose each other, so the two factors are not multiplied.',
      },
    ],
    explanation:
      '*k*_{cat} depends on the gap between the enzyme–substrate complex and the transition state. Both are lowered by the same free energy, so the gap and *k*_{cat} stay the same. A good enzyme binds the transition state more tightly than the substrate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-103',
    topics: ['enzymes'],
    tests: ['enzyme-action'],
    difficulty: 'intermediate',
    text: 'Hexokinase closes around glucose, which excludes water from the active site. What does the cell gain?',
    answer: 'ATP is not lost to a reaction with water.',
    distractors: [
      {
        text: 'The equilibrium shifts toward glucose 6-phosphate.',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching: 'An enzyme does not shift an equilibrium.',
      },
      {
        text: 'Glucose 6-phosphate is bound and never released.',
        slip: 'reversed-cause',
        teaching: 'The enzyme opens again, and the product leaves.',
      },
      {
        text: 'ATP is made from ADP and the phosphate of the sugar.',
        slip: 'reaction-direction-reversed',
        teaching: 'The phosphate is transferred from ATP to glucose, because this direction is favorable.',
      },
    ],
    explanation:
      'Water could accept the phosphoryl group instead of the hydroxyl group of glucose. Because the fit is induced by glucose, the catalytic groups come together only when water is excluded, so ATP is not lost to a reaction with water.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-104',
    topics: ['enzymes'],
    tests: ['classes-of-enzymes'],
    difficulty: 'beginner',
    text: 'An enzyme converts dihydroxyacetone phosphate into glyceraldehyde 3-phosphate without any other reactant. To which class of enzymes does it belong?',
    answer: 'Isomerases',
    distractors: [
      {
        text: 'Transferases',
        slip: 'enzyme-mixed-up',
        teaching: 'No group is transferred to another molecule.',
      },
      {
        text: 'Lyases',
        slip: 'enzyme-mixed-up',
        teaching: 'Nothing is split off and no molecules are joined.',
      },
      {
        text: 'Oxidoreductases',
        slip: 'enzyme-mixed-up',
        teaching: 'No electrons are transferred to another molecule; the atoms are rearranged within one.',
      },
    ],
    explanation:
      'Both compounds have the same molecular formula, so the reaction rearranges one molecule. Such enzymes are isomerases.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-105',
    topics: ['enzymes'],
    tests: ['classes-of-enzymes'],
    uses: ['glycogen-metabolism'],
    difficulty: 'intermediate',
    text: 'Glycogen phosphorylase removes glucose units by reaction with phosphate: (glucose)_{n} + phosphate gives (glucose)_{n−1} + glucose 1-phosphate. To which class of enzymes does it belong?',
    answer: 'Transferases',
    distractors: [
      {
        text: 'Hydrolases',
        slip: 'enzyme-mixed-up',
        teaching:
          'A hydrolase would use water and give free glucose; here phosphate takes the place of water.',
      },
      {
        text: 'Ligases',
        slip: 'enzyme-mixed-up',
        teaching: 'A ligase joins two molecules with the help of ATP; no ATP is used here.',
      },
      {
        text: 'Isomerases',
        slip: 'enzyme-mixed-up',
        teaching: 'Two molecules react, so this is not the rearrangement of one molecule.',
      },
    ],
    explanation:
      'The glucosyl group moves from the glycogen chain to phosphate. Enzymes that move a group from one molecule to another are transferases.',
    reference: 'Lehninger Principles of Biochemistry, chapter 15',
  },
  {
    id: 'biochemistry-enzymes-106',
    topics: ['enzymes'],
    tests: ['classes-of-enzymes'],
    uses: ['coupling-to-atp'],
    difficulty: 'intermediate',
    text: 'Glutamine synthetase catalyzes the reaction glutamate + \\ce{NH4+} + ATP → glutamine + ADP + phosphate. Why is this enzyme classed as a ligase and not as a transferase?',
    answer: 'ATP drives the joining of two molecules, but is not incorporated',
    distractors: [
      {
        text: 'ATP transfers its phosphate to glutamine, where it remains',
        slip: 'event-invented',
        teaching: 'Glutamine carries no phosphate at the end; phosphate is released.',
      },
      {
        text: 'ATP is hydrolyzed first, and then the enzyme acts alone',
        slip: 'enzyme-mixed-up',
        teaching:
          'Hydrolysis on its own would waste the energy; the phosphate is attached to glutamate in the intermediate.',
      },
      {
        text: 'ATP oxidizes glutamate before ammonia can be joined to it',
        slip: 'reversed-cause',
        teaching: 'No oxidation number changes; ATP is not an oxidant here.',
      },
    ],
    explanation:
      'A ligase joins two molecules at the expense of ATP. Here glutamate and ammonia are joined; ATP drives this by being cleaved to ADP and phosphate, but no part of ATP is incorporated into the product.',
    reference: 'Lehninger Principles of Biochemistry, chapter 22',
  },
  {
    id: 'biochemistry-enzymes-107',
    topics: ['enzymes'],
    tests: ['catalytic-mechanisms-of-enzymes'],
    uses: ['two-substrate-kinetics'],
    difficulty: 'advanced',
    text: 'Chymotrypsin is mixed with an excess of *p*-nitrophenyl acetate. Immediately, 0.9 mol of nitrophenolate per mole of active sites appears, followed by more at a slow, steady rate. What does the fast burst show?',
    answer: 'The enzyme is acylated quickly and deacylated slowly',
    distractors: [
      {
        text: 'The enzyme is acylated slowly and then deacylated quickly',
        slip: 'reversed-trend',
        teaching: 'If this were so, nitrophenolate would appear at a steady rate from the start.',
      },
      {
        text: 'The enzyme is acylated quickly and then inhibited slowly',
        slip: 'given-fact-overlooked',
        teaching: 'The rate would fall continuously, but it stays steady after the burst.',
      },
      {
        text: 'The enzyme is acylated quickly and then unfolded slowly',
        slip: 'given-fact-overlooked',
        teaching: 'Loss of active enzyme would make the rate fall continuously, but it stays steady.',
      },
    ],
    explanation:
      'The serine of each site takes the acetyl group and releases one nitrophenolate, which is the burst. The next turnover must wait until the acyl-enzyme is hydrolyzed, so acylation is quick and deacylation slow. This shows a covalent intermediate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-108',
    topics: ['enzymes'],
    tests: ['catalytic-mechanisms-of-enzymes'],
    difficulty: 'intermediate',
    text: 'In chymotrypsin, two N–H groups of the backbone point into the “oxyanion hole”. How do they speed up the cleavage of a peptide?',
    answer: 'They stabilize the negative oxygen of the tetrahedral intermediate',
    distractors: [
      {
        text: 'They give their protons to the nitrogen of the leaving amine',
        slip: 'reversed-cause',
        teaching: 'The leaving amine takes its proton from histidine.',
      },
      {
        text: 'They attack the carbonyl carbon of the peptide instead of serine',
        slip: 'enzyme-mixed-up',
        teaching: 'The nucleophile that attacks the peptide is the oxygen of serine.',
      },
      {
        text: 'They bind the aromatic ring of the residue before the cleavage site',
        slip: 'residue-property-mixed-up',
        teaching: 'The ring is bound in a nonpolar pocket, not by these N–H groups.',
      },
    ],
    explanation:
      'When serine attacks, the carbonyl oxygen becomes negative. The two N–H groups form hydrogen bonds to it and stabilize the tetrahedral intermediate and the transition states around it.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-109',
    topics: ['enzymes'],
    tests: ['catalytic-mechanisms-of-enzymes'],
    uses: ['cofactors-and-coenzymes'],
    difficulty: 'beginner',
    text: 'Carbonic anhydrase has a \\ce{Zn^2+} ion in its active site. How does the ion affect the bound water molecule?',
    answer: 'It makes water a stronger acid',
    distractors: [
      {
        text: 'It makes water a stronger base',
        slip: 'reversed-trend',
        teaching: 'Electron density is drawn away from the oxygen, so it holds its protons less tightly.',
      },
      {
        text: 'It makes water a stronger oxidizing agent',
        slip: 'event-invented',
        teaching: '\\ce{Zn^2+} has one stable oxidation state here and takes part in no redox step.',
      },
      {
        text: 'It makes water a stronger reducing agent',
        slip: 'event-invented',
        teaching: 'No electrons are transferred; the water molecule gives up a proton.',
      },
    ],
    explanation:
      'The positive ion draws electrons from the water molecule, whose p*K*_{a} falls from about 15 to about 7. As a stronger acid it forms \\ce{OH-}, which attacks \\ce{CO2}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-110',
    topics: ['enzymes'],
    tests: ['effects-of-ph-and-temperature-on-enzymes'],
    uses: ['catalytic-mechanisms-of-enzymes'],
    difficulty: 'advanced',
    text: 'Lysozyme is most active at pH 5. Its mechanism requires Glu35 (p*K*_{a} 6.2) as an acid and Asp52 (p*K*_{a} 3.7) as an anion. Why does the activity fall at pH 8?',
    answer: 'Glu35 has lost its proton',
    distractors: [
      {
        text: 'Asp52 has gained a proton',
        slip: 'reversed-trend',
        teaching: 'At a higher pH groups lose protons; Asp52 has already lost its proton.',
      },
      {
        text: 'The enzyme has unfolded',
        slip: 'event-invented',
        teaching: 'Lysozyme is a stable protein and stays folded at pH 8.',
      },
      {
        text: 'Asp52 repels the substrate',
        slip: 'wrong-protonation-state',
        teaching: 'Asp52 is a negative ion at pH 5 too, where the enzyme is most active.',
      },
    ],
    explanation:
      'At pH 5, between the two p*K*_{a} values, Glu35 is mostly protonated and Asp52 is negative. At pH 8 Glu35 has lost its proton and can no longer act as an acid.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-111',
    topics: ['enzymes'],
    tests: ['cofactors-and-coenzymes'],
    difficulty: 'beginner',
    text: 'Which coenzyme carries acyl groups as thioesters?',
    answer: 'Coenzyme A',
    distractors: [
      {
        text: 'NAD^{+}',
        slip: 'cofactor-mixed-up',
        teaching: 'NAD^{+} carries a hydride ion, that is, a proton and two electrons.',
      },
      {
        text: 'Biotin',
        slip: 'cofactor-mixed-up',
        teaching: 'Biotin carries \\ce{CO2} as a carboxyl group.',
      },
      {
        text: 'Pyridoxal phosphate',
        slip: 'cofactor-mixed-up',
        teaching: 'Pyridoxal phosphate carries amino groups.',
      },
    ],
    explanation:
      'Coenzyme A ends in a thiol. Its sulfur forms a thioester with an acyl group, as in acetyl-CoA.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-112',
    topics: ['enzymes'],
    tests: ['cofactors-and-coenzymes'],
    difficulty: 'intermediate',
    text: 'Dialysis against EDTA removes all activity from an enzyme, but dialysis against plain buffer does not. Adding \\ce{Zn^2+} after the EDTA treatment restores the activity. What did the EDTA remove?',
    answer: 'A metal ion that the enzyme needs',
    distractors: [
      {
        text: 'An organic coenzyme with a thiol',
        slip: 'cofactor-mixed-up',
        teaching: '\\ce{Zn^2+} could not replace an organic coenzyme.',
      },
      {
        text: 'A zinc-containing inhibitor',
        slip: 'role-of-another-molecule',
        teaching: 'Removing an inhibitor would raise the activity, not abolish it.',
      },
      {
        text: 'A second subunit of the enzyme',
        slip: 'structure-level-mixed-up',
        teaching: 'A subunit is too large to pass through the membrane, and zinc would not replace it.',
      },
    ],
    explanation:
      'EDTA chelates metal ions; plain buffer cannot remove them from the protein. Because \\ce{Zn^2+} restores the activity, a metal ion that the enzyme needs was removed, which left the apoenzyme.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-113',
    topics: ['enzymes'],
    tests: ['cofactors-and-coenzymes', 'pyruvate-dehydrogenase'],
    difficulty: 'advanced',
    text: 'A patient with a severe lack of thiamine is given glucose. Which substances accumulate in the blood?',
    answer: 'Pyruvate and lactate',
    distractors: [
      {
        text: 'Acetyl-CoA and citrate',
        slip: 'metabolite-mixed-up',
        teaching: 'These substances come after the blocked step, so their levels fall.',
      },
      {
        text: 'Acetoacetate and acetone',
        slip: 'metabolite-mixed-up',
        teaching: 'Ketone bodies come from acetyl-CoA, which cannot be made from glucose here.',
      },
      {
        text: 'Fumarate and malate',
        slip: 'metabolite-mixed-up',
        teaching:
          'These substances come after the steps that require thiamine pyrophosphate and do not accumulate.',
      },
    ],
    explanation:
      'Thiamine pyrophosphate is the coenzyme of the first subunit of pyruvate dehydrogenase. Without it the pyruvate from glucose is not oxidized; pyruvate accumulates and is partly reduced to lactate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 16',
  },
  {
    id: 'biochemistry-enzymes-114',
    topics: ['enzymes'],
    tests: ['effects-of-ph-and-temperature-on-enzymes'],
    difficulty: 'beginner',
    text: 'Pepsin is most active at pH 2. What happens when it reaches the small intestine, at pH 7 to 8?',
    answer: 'It stops working',
    distractors: [
      {
        text: 'It works faster',
        slip: 'reversed-trend',
        teaching:
          'Its active site needs a protonated and a negative carboxyl group, which exist together near pH 2.',
      },
      {
        text: 'It turns into trypsin',
        slip: 'enzyme-mixed-up',
        teaching: 'Trypsin is a different protein, made in the pancreas.',
      },
      {
        text: 'It works as before',
        slip: 'overgeneralised-rule',
        teaching: 'The pH determines the charges of its side chains and thus its activity.',
      },
    ],
    explanation:
      'Near pH 7 the acidic side chains of pepsin have lost the protons that the mechanism needs, and the protein unfolds. It stops working; proteases of the pancreas take over.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-115',
    topics: ['enzymes'],
    tests: ['effects-of-ph-and-temperature-on-enzymes'],
    difficulty: 'intermediate',
    text: 'In the first minute an enzyme makes more product at 60 °C than at 40 °C. After one hour, however, there is less product in the tube at 60 °C, although substrate is left in both tubes. Why?',
    answer: 'The enzyme unfolds within the hour at 60 °C',
    distractors: [
      {
        text: 'The enzyme has a higher barrier to overcome at 60 °C',
        slip: 'reversed-trend',
        teaching: 'The first minute shows that the reaction itself is faster at 60 °C.',
      },
      {
        text: 'The enzyme is used up by its substrate at 60 °C',
        slip: 'enzyme-used-up',
        teaching: 'An enzyme is a catalyst; it is regenerated in each turnover.',
      },
      {
        text: 'The enzyme loses its substrate by evaporation at 60 °C',
        slip: 'given-fact-overlooked',
        teaching: 'The question states that substrate is left in the tube.',
      },
    ],
    explanation:
      'Heat speeds up the reaction, but also the unfolding. At 60 °C the enzyme starts fast and then unfolds, so it makes less product in total. The optimum temperature therefore depends on the duration of the assay.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-116',
    topics: ['enzymes'],
    tests: ['allosteric-regulation'],
    difficulty: 'beginner',
    text: 'An inhibitor of an enzyme bears no resemblance to its substrate and binds at a distance from the active site. How can it lower the activity?',
    answer: 'By changing the shape of the protein',
    distractors: [
      {
        text: 'By competing with the substrate for the active site',
        slip: 'given-fact-overlooked',
        teaching:
          'That would be competitive inhibition; this inhibitor binds at a distance from the active site.',
      },
      {
        text: 'By shifting the equilibrium of the reaction',
        slip: 'equilibrium-shifted-by-catalyst',
        teaching: 'A bound effector changes rates, not the equilibrium.',
      },
      {
        text: 'By reacting with the substrate in solution',
        slip: 'wrong-mechanism',
        teaching: 'The inhibitor binds to the enzyme; it does not use up the substrate.',
      },
    ],
    explanation:
      'The inhibitor is allosteric. Binding at its own site favors another conformation, so it changes the shape of the active site from a distance.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-117',
    topics: ['enzymes'],
    tests: ['allosteric-regulation'],
    uses: ['levels-of-protein-structure'],
    difficulty: 'advanced',
    text: 'A mercury compound dissociates aspartate transcarbamoylase into two kinds of subunits. One kind is fully active, shows a hyperbolic rate curve and is not inhibited by CTP. What is the role of the other kind?',
    answer: 'It binds CTP and transmits its effect',
    distractors: [
      {
        text: 'It binds aspartate and passes it on',
        slip: 'reversed-cause',
        teaching: 'The active subunits bind aspartate without the help of the other kind.',
      },
      {
        text: 'It hydrolyzes CTP to protect the enzyme',
        slip: 'enzyme-mixed-up',
        teaching: 'If this were so, CTP would not inhibit the whole enzyme.',
      },
      {
        text: 'It carries the mercury that inhibits the enzyme',
        slip: 'role-of-another-molecule',
        teaching: 'Mercury is the reagent of the experiment; the natural enzyme contains none.',
      },
    ],
    explanation:
      'The active subunits alone do not respond to CTP, so CTP must bind to the other kind. In the whole enzyme these regulatory subunits transmit its effect to the active sites, which also makes the curve sigmoidal.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-118',
    topics: ['enzymes'],
    tests: ['allosteric-regulation'],
    uses: ['nucleotide-metabolism'],
    difficulty: 'intermediate',
    text: 'Aspartate transcarbamoylase starts the synthesis of pyrimidine nucleotides. ATP, a purine nucleotide, activates it. What is the advantage of this?',
    answer: 'Pyrimidines are kept in balance with purines',
    distractors: [
      {
        text: 'Purines are kept from being used up',
        slip: 'regulation-reversed',
        teaching: 'Activating this enzyme makes pyrimidines; it does not spare purines.',
      },
      {
        text: 'ATP is the substrate that the enzyme needs',
        slip: 'role-of-another-molecule',
        teaching:
          'The substrates are aspartate and carbamoyl phosphate; ATP binds to the regulatory subunits.',
      },
      {
        text: 'ATP is converted into CTP by the enzyme',
        slip: 'pathway-mixed-up',
        teaching: 'CTP is made from UTP several steps later.',
      },
    ],
    explanation:
      'Nucleic acids need purines and pyrimidines in balance. Plenty of ATP means plenty of purines and energy, so the synthesis of pyrimidines is increased to keep them in balance with purines.',
    reference: 'Lehninger Principles of Biochemistry, chapter 22',
  },
  {
    id: 'biochemistry-enzymes-119',
    topics: ['enzymes'],
    tests: ['regulation-by-covalent-modification'],
    difficulty: 'advanced',
    text: 'Chymotrypsinogen becomes active when trypsin cleaves one bond, between residues 15 and 16. The catalytic residues lie elsewhere and are already present. How can this cut activate the enzyme?',
    answer: 'The new N-terminus forms an ion pair that shapes the active site',
    distractors: [
      {
        text: 'The piece that is cut off takes an inhibitor with it',
        slip: 'reversed-cause',
        teaching: 'The first fifteen residues stay attached by a disulfide bridge.',
      },
      {
        text: 'The trypsin stays bound and does the cutting itself',
        slip: 'enzyme-mixed-up',
        teaching: 'Trypsin makes the cut and leaves; chymotrypsin has its own specificity.',
      },
      {
        text: 'The cut adds the serine that was missing in the active site',
        slip: 'unchanged-taken-as-changed',
        teaching: 'The serine is in the chain from the start.',
      },
    ],
    explanation:
      'The cut creates a free amino group at Ile16. This group turns inward and forms an ion pair with Asp194, and this rearrangement shapes the substrate pocket and the oxyanion hole.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-120',
    topics: ['enzymes'],
    tests: ['regulation-by-covalent-modification'],
    difficulty: 'intermediate',
    text: 'A child lacks enteropeptidase, the protease of the gut wall that activates trypsinogen. Which of trypsin, chymotrypsin, carboxypeptidase and pepsin stay inactive in the gut?',
    answer: 'Trypsin, chymotrypsin and carboxypeptidase',
    distractors: [
      {
        text: 'Trypsin, pepsin and chymotrypsin',
        slip: 'enzyme-mixed-up',
        teaching:
          'Pepsin comes from the stomach and activates itself in acid; carboxypeptidase is missing from this list.',
      },
      {
        text: 'Chymotrypsin and carboxypeptidase',
        slip: 'enzyme-mixed-up',
        teaching:
          'Trypsin is missing from this list: it is the enzyme that enteropeptidase activates directly, so it stays inactive as well.',
      },
      {
        text: 'Pepsin, chymotrypsin and carboxypeptidase',
        slip: 'enzyme-mixed-up',
        teaching:
          'Pepsin comes from the stomach and activates itself in acid; trypsin is missing from this list.',
      },
    ],
    explanation:
      'Enteropeptidase makes trypsin, and trypsin activates the other precursors. Without the first step, trypsin, chymotrypsin and carboxypeptidase all stay inactive.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-121',
    topics: ['enzymes'],
    tests: ['regulation-by-covalent-modification'],
    difficulty: 'beginner',
    text: 'A kinase has phosphorylated a serine of an enzyme. How does the cell return the enzyme to its former state?',
    answer: 'A phosphatase hydrolyzes the phosphate ester',
    distractors: [
      {
        text: 'The same kinase transfers the phosphate back to ADP',
        slip: 'reversed-cause',
        teaching: 'The transfer from ATP is practically irreversible in the cell.',
      },
      {
        text: 'A protease cuts the serine out of the chain',
        slip: 'enzyme-mixed-up',
        teaching: 'Cutting the chain would destroy the enzyme.',
      },
      {
        text: 'A phosphorylase moves the phosphate to glucose',
        slip: 'enzyme-mixed-up',
        teaching: 'Phosphorylases cleave bonds with free phosphate; they do not act on proteins.',
      },
    ],
    explanation:
      'Phosphorylation is reversed by another enzyme. A phosphatase hydrolyzes the phosphate ester, and phosphate is released.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzymes-122',
    topics: ['enzymes'],
    tests: ['ribozymes'],
    difficulty: 'beginner',
    text: 'Ribonuclease P of *E. coli* trims precursors of tRNA. It consists of one RNA and one protein. At a high concentration of \\ce{Mg^2+} one component alone can do the cutting. Which one is it?',
    answer: 'The RNA',
    distractors: [
      {
        text: 'The protein',
        slip: 'overgeneralised-rule',
        teaching: 'Not every enzyme is a protein; this protein only helps to bind the substrate.',
      },
      {
        text: 'The \\ce{Mg^2+}',
        slip: 'role-of-a-species',
        teaching: 'The ions help, but alone they do not cut at one defined position.',
      },
      { text: 'The tRNA', slip: 'reversed-cause', teaching: 'The precursor of tRNA is the substrate here.' },
    ],
    explanation:
      'Ribonuclease P is a ribozyme: the RNA cuts, and the protein assists. \\ce{Mg^2+} ions shield the charges so that the RNA can fold and bind its substrate alone.',
    reference: 'Lehninger Principles of Biochemistry, chapter 26',
  },
  {
    id: 'biochemistry-enzymes-123',
    topics: ['enzymes'],
    tests: ['ribozymes'],
    uses: ['rna'],
    difficulty: 'advanced',
    text: 'A hammerhead ribozyme cuts an RNA strand at one position. If the sugar just before the cut carries H instead of its 2′-OH group, the strand is bound but no longer cut. Why?',
    answer: 'The 2′ oxygen is the nucleophile',
    distractors: [
      {
        text: 'The 2′ oxygen stabilizes the base pair',
        slip: 'given-fact-overlooked',
        teaching: 'The strand is still bound, so pairing does not need this oxygen.',
      },
      {
        text: 'The 2′ oxygen is the leaving group',
        slip: 'reversed-cause',
        teaching: 'The leaving group is the 5′ oxygen of the next nucleotide.',
      },
      {
        text: 'The 2′ oxygen binds to the ribozyme’s sugar',
        slip: 'given-fact-overlooked',
        teaching: 'If this were so, the substrate would no longer be bound.',
      },
    ],
    explanation:
      'In this reaction the 2′ oxygen attacks the neighboring phosphorus and forms a cyclic phosphate. Without it there is no nucleophile, although the strand still binds.',
    reference: 'Lehninger Principles of Biochemistry, chapter 26',
  },
  {
    id: 'biochemistry-enzymes-124',
    topics: ['enzymes'],
    tests: ['ribozymes'],
    uses: ['rna'],
    difficulty: 'intermediate',
    text: 'Many RNA molecules act as catalysts, while double-stranded genomic DNA does not. Which difference matters most?',
    answer: 'Single strands of RNA fold into varied shapes',
    distractors: [
      {
        text: 'The bases of RNA are more acidic than those of DNA',
        slip: 'holds-for-both',
        teaching:
          'Three of the four bases are the same in RNA and DNA, and uracil is hardly more acidic than thymine.',
      },
      {
        text: 'The strands of RNA are joined by stronger base pairs',
        slip: 'reversed-cause',
        teaching: 'Strong base pairs make a stiff, regular helix, which is poor at catalysis.',
      },
      {
        text: 'The sugar of RNA is more easily oxidized',
        slip: 'overgeneralised-rule',
        teaching: 'Oxidation of the sugar plays no part in these reactions.',
      },
    ],
    explanation:
      'A catalyst needs a pocket of defined shape. A single strand of RNA folds back on itself into varied shapes with pockets and bound ions, while the DNA duplex is a uniform rod.',
    reference: 'Lehninger Principles of Biochemistry, chapter 26',
  },
];

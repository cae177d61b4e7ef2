import type { WrittenQuestion } from '../../written-question.ts';

export const furtherAminoAcidAndProteinQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-amino-acids-900',
    topics: ['amino-acids'],
    tests: ['zwitterions'],
    difficulty: 'beginner',
    text: 'A solution of alanine in water has a pH of 6. Strong acid is added to one portion and strong base to another. Which groups of the dissolved alanine react?',
    answer: '\\ce{-COO-} takes up \\ce{H+} from the acid; \\ce{-NH3+} gives \\ce{H+} to the base.',
    distractors: [
      {
        text: '\\ce{-NH2} takes up \\ce{H+} from the acid; \\ce{-COOH} gives \\ce{H+} to the base.',
        slip: 'wrong-protonation-state',
        teaching:
          'These are the groups of the un-ionized formula; at pH 6 the carboxyl group has already given its proton to the amino group.',
      },
      {
        text: '\\ce{-COO-} takes up \\ce{H+} from the acid; \\ce{-COOH} gives \\ce{H+} to the base.',
        slip: 'protonation-state-overlooked',
        teaching:
          'The carboxyl group cannot be in both forms: at pH 6 it is ionized, so the proton for the base must come from \\ce{-NH3+}.',
      },
      {
        text: '\\ce{-NH2} takes up \\ce{H+} from the acid; \\ce{-NH3+} gives \\ce{H+} to the base.',
        slip: 'protonation-state-overlooked',
        teaching:
          'The amino group cannot be in both forms: at pH 6 it is protonated, so the acid has to protonate \\ce{-COO-}.',
      },
    ],
    explanation:
      'At pH 6 alanine is a zwitterion, \\smiles{CC([NH3+])C(=O)[O-]}. It can act as a base through \\ce{-COO-}, which takes up \\ce{H+}, and as an acid through \\ce{-NH3+}, which gives \\ce{H+} away.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-amino-acids-901',
    topics: ['amino-acids'],
    tests: ['zwitterions'],
    difficulty: 'intermediate',
    text: 'Four derivatives of alanine, drawn here without charges, are dissolved in water at pH 6. Which one is present mainly as a zwitterion?',
    answer: '\\smiles{CNC(C)C(=O)O}',
    distractors: [
      {
        text: '\\smiles{CC(N)C(=O)OC}',
        slip: 'functional-group-missing',
        teaching:
          'In this methyl ester there is no acidic carboxyl group left to lose a proton; at pH 6 it is a cation.',
      },
      {
        text: '\\smiles{CC(=O)NC(C)C(=O)O}',
        slip: 'functional-group-missing',
        teaching:
          'The nitrogen belongs to an amide, which is hardly basic; at pH 6 this molecule is an anion.',
      },
      {
        text: '\\smiles{CC(N)C(N)=O}',
        slip: 'functional-group-missing',
        teaching:
          'The carboxyl group has become an amide, which does not lose a proton near pH 6, so the molecule has no negative charge.',
      },
    ],
    explanation:
      'A zwitterion needs a group that is basic enough to take up a proton and one that is acidic enough to lose it. The ester and the primary amide have no carboxyl group, and the nitrogen of the *N*-acetyl compound is not basic. The amine and the acid are both left in *N*-methylalanine, \\smiles{CNC(C)C(=O)O}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-amino-acids-902',
    topics: ['amino-acids'],
    tests: ['zwitterions'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'advanced',
    text: 'Near their isoelectric points in water, glycine exists almost entirely as a zwitterion but 4-aminobenzoic acid mainly as uncharged molecules. Why does the proton of 4-aminobenzoic acid stay on its carboxyl group?',
    answer: 'Its \\ce{-NH3+} group would be a stronger acid than its \\ce{-COOH} group.',
    distractors: [
      {
        text: 'Its \\ce{-NH3+} group would be a weaker acid than its \\ce{-COOH} group.',
        slip: 'acidity-order-reversed',
        teaching:
          'This is the order in glycine, which therefore exists as a zwitterion; the proton ends up on the group that is the weaker acid.',
      },
      {
        text: 'Its \\ce{-COOH} group is a far weaker acid than that of acetic acid.',
        slip: 'size-of-effect-misjudged',
        teaching:
          'The carboxyl groups of 4-aminobenzoic acid and acetic acid are about equally strong acids, with p*K*_{a} values near 4.8.',
      },
      {
        text: 'Its \\ce{-COOH} group is a far stronger acid than that of acetic acid.',
        slip: 'size-of-effect-misjudged',
        teaching:
          'The two carboxyl groups are about equally strong acids, with p*K*_{a} values near 4.8; besides, a stronger acid would give its proton away more readily.',
      },
    ],
    explanation:
      'The lone pair of an amino group on a benzene ring is delocalized into the ring, so the group is a very weak base, and its conjugate acid is strong (p*K*_{a} about 2.4, against about 4.9 for the carboxyl group). A proton moves to the group that holds it more tightly. In 4-aminobenzoic acid the \\ce{-NH3+} group would be a stronger acid than the \\ce{-COOH} group, so the proton stays on the carboxyl group.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 8',
  },
  {
    id: 'biochemistry-amino-acids-903',
    topics: ['amino-acids', 'protein-structure'],
    tests: ['peptide-bond'],
    difficulty: 'beginner',
    text: 'Which structure, drawn without charges, is the dipeptide Ala-Gly?',
    answer: '\\smiles{CC(N)C(=O)NCC(=O)O}',
    distractors: [
      {
        text: '\\smiles{NCC(=O)NC(C)C(=O)O}',
        slip: 'counted-from-wrong-end',
        teaching:
          'This is Gly-Ala: here glycine has the free amino group, and a peptide is named from its amino end.',
      },
      {
        text: '\\smiles{CC(N)C(=O)OC(=O)CN}',
        slip: 'wrong-groups-joined',
        teaching:
          'Here the two carboxyl groups are joined as an anhydride; a peptide bond joins a carboxyl group to an amino group.',
      },
      {
        text: '\\smiles{CC(NCC(=O)O)C(=O)O}',
        slip: 'functional-group-confused',
        teaching:
          'Here the nitrogen joins two α carbons as an amine, and no amide has formed; a peptide bond is an amide, –CO–NH–.',
      },
    ],
    explanation:
      'A peptide is named from the residue with the free amino group. In Ala-Gly the carboxyl group of alanine has formed an amide with the amino group of glycine, and the free carboxyl group is that of glycine: \\smiles{CC(N)C(=O)NCC(=O)O}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
    computation: { kind: 'same-structure', smiles: 'CC(N)C(=O)NCC(=O)O' },
  },
  {
    id: 'biochemistry-amino-acids-904',
    topics: ['amino-acids', 'protein-structure'],
    tests: ['peptide-bond', 'alpha-helix-and-beta-sheet'],

    difficulty: 'intermediate',
    text: 'In the middle of an α helix, a chemist replaces one peptide bond, –CO–NH–, with an ester bond, –CO–O–. What can this link no longer do?',
    answer: 'Donate a hydrogen bond',
    distractors: [
      {
        text: 'Accept a hydrogen bond',
        slip: 'wrong-part-active',
        teaching: 'The acceptor is the carbonyl oxygen, which the ester still has.',
      },
      {
        text: 'Be hydrolyzed by a base',
        slip: 'property-misjudged',
        teaching: 'Bases hydrolyze esters, too, and much faster than they hydrolyze amides.',
      },
      {
        text: 'Lie in a single plane',
        slip: 'resonance-ignored',
        teaching:
          'The oxygen of an ester also shares a lone pair with the carbonyl group, which keeps the link planar.',
      },
    ],
    explanation:
      'The N–H of a peptide bond is a donor, and its C=O is an acceptor, of hydrogen bonds. The ester keeps the C=O, but its second oxygen carries no hydrogen. The link can no longer donate a hydrogen bond to the C=O four residues back.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-amino-acids-905',
    topics: ['amino-acids', 'protein-structure'],
    tests: ['peptide-bond'],
    difficulty: 'advanced',
    text: 'Nearly all peptide bonds in proteins are trans. Of those to the nitrogen of proline, however, about 6% are cis. Why is the cis form more common there?',
    answer: 'In both forms a carbon bonded to nitrogen is near the preceding α carbon.',
    distractors: [
      {
        text: 'The lone pair of nitrogen is not shared with the preceding carbonyl group.',
        slip: 'resonance-ignored',
        teaching:
          'The lone pair of proline’s nitrogen is delocalized as in every amide; without that, both forms would interchange freely.',
      },
      {
        text: 'The N–H of the bond to proline forms a hydrogen bond in the cis form.',
        slip: 'functional-group-missing',
        teaching: 'Within a chain the nitrogen of proline carries no hydrogen at all.',
      },
      {
        text: 'The ring of proline has a positive charge that attracts the carbonyl oxygen.',
        slip: 'residue-property-mixed-up',
        teaching:
          'Within a chain the nitrogen of proline is that of an amide, which is not protonated; the side chain is an uncharged hydrocarbon.',
      },
    ],
    explanation:
      'In an ordinary trans peptide bond, the hydrogen on nitrogen lies on the side of the preceding α carbon; in the cis form the next α carbon lies there, and the two α carbons clash. Proline’s nitrogen carries two carbons (α and δ) and no hydrogen. So in both forms a carbon bonded to nitrogen is near the preceding α carbon, and trans has only a small advantage.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-900',
    topics: ['protein-structure'],
    tests: ['fibrous-proteins'],
    difficulty: 'beginner',
    text: 'Boiling turns the insoluble collagen of skin and bones into gelatin, a soluble material that consists of long polypeptide chains. What happens to the collagen when it is boiled?',
    answer: 'Its triple helices come apart into separate chains.',
    distractors: [
      {
        text: 'Its chains are hydrolyzed to free amino acids.',
        slip: 'given-fact-overlooked',
        teaching:
          'Gelatin still consists of long chains; hydrolysis to free amino acids would take many hours in hot, strong acid.',
      },
      {
        text: 'Its α helices are stretched into long β strands.',
        slip: 'structure-level-mixed-up',
        teaching: 'This happens to α-keratin in stretched wool; the chains of collagen form no α helices.',
      },
      {
        text: 'Its disulfide bonds are reduced to free thiols.',
        slip: 'residue-property-mixed-up',
        teaching:
          'Disulfide bonds hold α-keratin together; fibers of collagen have practically no cysteine, and water is not a reducing agent.',
      },
    ],
    explanation:
      'Heat breaks the hydrogen bonds between the three chains of collagen, while most peptide bonds survive. The triple helices come apart into separate chains, which dissolve and form a gel when they cool.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-structure-901',
    topics: ['protein-structure'],
    tests: ['fibrous-proteins'],
    difficulty: 'advanced',
    text: 'A nitrile from the seeds of the sweet pea inhibits an enzyme of connective tissue. The enzyme oxidizes collagen side chains that end in \\ce{-CH2NH3+} to aldehydes. Animals fed the seeds have fragile skin and bones; their collagen consists of normal triple helices but dissolves easily in salt water. What does their collagen lack?',
    answer: 'Cross-links made from lysine between the triple helices',
    distractors: [
      {
        text: 'Cross-links made from cysteine between the triple helices',
        slip: 'residue-property-mixed-up',
        teaching: 'Cysteine ends in a thiol; the side chain that ends in \\ce{-CH2NH3+} is that of lysine.',
      },
      {
        text: 'Hydroxyl groups on lysine within the triple helices',
        slip: 'enzyme-mixed-up',
        teaching:
          'Lysyl hydroxylase makes these; the enzyme inhibited here turns the ends of lysine side chains into aldehydes.',
      },
      {
        text: 'Hydroxyl groups on proline within the triple helices',
        slip: 'enzyme-mixed-up',
        teaching:
          'Prolyl hydroxylase makes these, and without them the triple helix itself is unstable, as in scurvy.',
      },
    ],
    explanation:
      'The aldehydes made by lysyl oxidase react with one another and with amino groups of neighboring molecules, which ties the triple helices into strong fibers. With the enzyme inhibited the helices form, but they slide apart and dissolve: the collagen lacks the cross-links made from lysine between the triple helices.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-protein-methods-900',
    topics: ['protein-methods'],
    tests: ['cleavage-of-peptides'],
    difficulty: 'beginner',
    text: 'A protein of 150 residues contains 2 methionines (neither of them at an end), 21 lysines and arginines, and 14 phenylalanines, tyrosines and tryptophans. A chemist wants to cut it into a few large peptides. Which treatment is suitable?',
    answer: 'Cyanogen bromide in formic acid',
    distractors: [
      {
        text: 'Trypsin in a buffer of pH 8',
        slip: 'wrong-cleaving-agent',
        teaching: 'Trypsin cuts after lysine and arginine, which would give about 20 short peptides.',
      },
      {
        text: 'Chymotrypsin in a buffer of pH 8',
        slip: 'wrong-cleaving-agent',
        teaching:
          'Chymotrypsin cuts after phenylalanine, tyrosine and tryptophan, which would give about 15 short peptides.',
      },
      {
        text: 'Boiling 6 mol/L hydrochloric acid',
        slip: 'method-mixed-up',
        teaching: 'Boiling strong acid hydrolyzes every peptide bond and leaves free amino acids.',
      },
    ],
    explanation:
      'Cyanogen bromide cuts after methionine. The two methionines are the rarest cleavage sites here, so cyanogen bromide in formic acid gives three large peptides.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-901',
    topics: ['protein-methods'],
    tests: ['cleavage-of-peptides'],
    difficulty: 'intermediate',
    text: 'The amino terminus and all lysine side chains of the peptide Ala-Lys-Gly-Arg-Ser-Lys-Val are converted into uncharged amides with acetic anhydride. Which peptides does trypsin then release? (The modified residues are still written Ala and Lys.)',
    answer: 'Ala-Lys-Gly-Arg + Ser-Lys-Val',
    distractors: [
      {
        text: 'Ala-Lys-Gly + Arg-Ser-Lys-Val',
        slip: 'cut-on-the-wrong-side',
        teaching: 'The chain was cut before arginine; trypsin cuts on the carboxyl side.',
      },
      {
        text: 'Ala-Lys + Gly-Arg-Ser-Lys + Val',
        slip: 'residue-property-mixed-up',
        teaching:
          'The chain was cut after the acetylated lysines, which have lost their charge, and not after arginine, which has kept it.',
      },
      {
        text: 'Ala-Lys + Gly-Arg + Ser-Lys + Val',
        slip: 'given-fact-overlooked',
        teaching:
          'This is what the unmodified peptide gives; lysine without its charge does not fit trypsin.',
      },
    ],
    explanation:
      'The binding pocket of trypsin takes up a positively charged side chain. Acetylated lysine carries no charge, so only arginine directs the cleavage, on its carboxyl side: Ala-Lys-Gly-Arg + Ser-Lys-Val.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-protein-methods-902',
    topics: ['protein-methods'],
    tests: ['cleavage-of-peptides'],
    difficulty: 'advanced',
    text: 'A small peptide contains one lysine and no arginine. After treatment with trypsin it is still a single peptide, but its molecular mass has increased by 18 u. Which explanation fits?',
    answer: 'The peptide was cyclic, without any free ends.',
    distractors: [
      {
        text: 'The lysine was at the carboxyl end of a chain.',
        slip: 'cut-missed',
        teaching: 'Then there would be no bond to cut after lysine, and the mass would not change.',
      },
      {
        text: 'The peptide was acetylated at its amino end.',
        slip: 'effect-where-none',
        teaching:
          'Trypsin cuts within a chain whether or not its amino end is free, so the peptide would fall into two pieces.',
      },
      {
        text: 'The lysine was followed by a proline residue.',
        slip: 'proline-rule-forgotten',
        teaching: 'Trypsin does not cut before proline, so the mass would not change.',
      },
    ],
    explanation:
      'An increase of 18 u means that one bond was hydrolyzed: one water was added. A linear chain would then fall into two pieces. Only a ring stays in one piece when one of its bonds is cut, so the peptide was cyclic, without any free ends.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
];

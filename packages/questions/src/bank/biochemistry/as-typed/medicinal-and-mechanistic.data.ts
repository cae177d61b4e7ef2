import type { WrittenQuestion } from '../../written-question.ts';

/** Antibiotics, drug design, enzyme inhibitors as drugs, P450, peptide synthesis, nucleotide pathways, and binding. */
export const medicinalAndMechanisticQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-signalling-507',
    topics: ['signalling'],
    tests: ['beta-lactam-antibiotics'],
    difficulty: 'beginner',
    text: 'Which ring is responsible for the reactivity of penicillins?',
    answer: 'A four-membered cyclic amide',
    distractors: [
      {
        text: 'A six-membered cyclic ester',
        slip: 'functional-group-confused',
        teaching: 'Penicillin contains an amide ring; a cyclic ester would be a lactone.',
      },
      {
        text: 'A five-membered cyclic amide',
        slip: 'ring-atoms-miscounted',
        teaching: 'The β-lactam has four members; the five-membered ring is the thiazolidine.',
      },
      {
        text: 'A three-membered cyclic ether',
        slip: 'functional-group-confused',
        teaching: 'That would be an epoxide.',
      },
    ],
    explanation:
      'The β-lactam: strain and the bent, poorly delocalized amide make its C=O open readily to nucleophiles.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 19',
  },
  {
    id: 'biochemistry-signalling-508',
    topics: ['signalling'],
    tests: ['beta-lactam-antibiotics'],
    uses: ['irreversible-inhibition'],
    difficulty: 'intermediate',
    text: 'How does penicillin stop the growth of bacteria?',
    answer: 'It acylates a serine of transpeptidase.',
    distractors: [
      {
        text: 'It acylates a serine of chymotrypsin.',
        slip: 'enzyme-mixed-up',
        teaching: 'The target is a bacterial enzyme of wall synthesis.',
      },
      {
        text: 'It acylates a serine of the ribosome.',
        slip: 'enzyme-mixed-up',
        teaching: 'The serine belongs to an enzyme that cross-links the cell wall.',
      },
      {
        text: 'It binds to the bacterial ribosome.',
        slip: 'wrong-cause',
        teaching: 'Other antibiotics, such as tetracyclines, do so.',
      },
    ],
    explanation:
      'Penicillin resembles D-Ala–D-Ala. The serine opens the β-lactam, and the acyl-enzyme is hydrolyzed too slowly: peptidoglycan is not cross-linked.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 19',
  },
  {
    id: 'biochemistry-signalling-509',
    topics: ['signalling'],
    tests: ['beta-lactam-antibiotics'],
    difficulty: 'intermediate',
    text: 'What does a β-lactamase of resistant bacteria do to penicillin?',
    answer: 'It hydrolyzes the β-lactam.',
    distractors: [
      {
        text: 'It hydrolyzes the side-chain amide.',
        slip: 'wrong-bond-broken',
        teaching: 'An amidase does this; the four-membered ring would stay active.',
      },
      {
        text: 'It pumps penicillin out of the cell.',
        slip: 'wrong-cause',
        teaching: 'That is an efflux pump, another kind of resistance.',
      },
      {
        text: 'It oxidizes the sulfur of the ring.',
        slip: 'reaction-type-confused',
        teaching: 'No oxidation is involved.',
      },
    ],
    explanation:
      'The ring opens to penicilloic acid, which no longer acylates the transpeptidase; the lactamase itself is released by water.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 19',
  },
  {
    id: 'biochemistry-signalling-510',
    topics: ['signalling'],
    tests: ['beta-lactam-antibiotics'],
    difficulty: 'intermediate',
    text: 'Clavulanic acid is a weak antibiotic, but is given together with amoxicillin. Why?',
    answer: 'It blocks β-lactamase for good.',
    distractors: [
      {
        text: 'It makes amoxicillin more acidic.',
        slip: 'wrong-cause',
        teaching: 'The two drugs do not react with each other.',
      },
      {
        text: 'It feeds the helpful gut bacteria.',
        slip: 'wrong-cause',
        teaching: 'It protects amoxicillin from an enzyme.',
      },
      {
        text: 'It blocks human proteases for good.',
        slip: 'enzyme-mixed-up',
        teaching: 'Human enzymes are not its target.',
      },
    ],
    explanation:
      'It acylates the lactamase and rearranges to a stable acyl-enzyme (suicide inhibitor), so that amoxicillin survives.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 19',
  },
  {
    id: 'biochemistry-signalling-511',
    topics: ['signalling'],
    tests: ['beta-lactam-antibiotics'],
    difficulty: 'advanced',
    text: 'Penicillin G is destroyed by stomach acid, penicillin V (phenoxymethyl side chain) much less. Why?',
    answer: 'The ether oxygen makes the amide C=O less nucleophilic.',
    distractors: [
      {
        text: 'The ether oxygen makes the amide C=O more nucleophilic.',
        slip: 'reversed-trend',
        teaching: 'More nucleophilic oxygen would attack the β-lactam faster.',
      },
      {
        text: 'The phenyl ring is oxidized in place of the lactam.',
        slip: 'wrong-cause',
        teaching: 'Stomach acid is no oxidizing agent.',
      },
      {
        text: 'The longer chain blocks the COOH group of the ring.',
        slip: 'wrong-cause',
        teaching: 'The COOH group is not where acid attacks.',
      },
    ],
    explanation:
      'In acid the side-chain C=O attacks the protonated β-lactam (neighboring group). Electron withdrawal weakens this attack.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 19',
  },
  {
    id: 'biochemistry-signalling-512',
    topics: ['signalling'],
    tests: ['bioisosteres'],
    difficulty: 'beginner',
    text: 'What is a bioisostere?',
    answer: 'A group that replaces another with similar biological effect',
    distractors: [
      {
        text: 'An isomer of a drug with exactly opposite biological effect',
        slip: 'other-terms-meaning',
        teaching: 'Bioisosteres are no isomers; their composition may differ.',
      },
      {
        text: 'A drug labeled with a heavy isotope of one of its elements',
        slip: 'other-terms-meaning',
        teaching: 'Isotopes do not define bioisosteres.',
      },
      {
        text: 'A protein that binds a drug in the same way as its target',
        slip: 'other-terms-meaning',
        teaching: 'The term concerns parts of the drug.',
      },
    ],
    explanation:
      'Exchanging a group by a bioisostere keeps binding, while stability, acidity, solubility or patent status change.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 13',
  },
  {
    id: 'biochemistry-signalling-513',
    topics: ['signalling'],
    tests: ['bioisosteres'],
    difficulty: 'intermediate',
    text: 'Which group is the classical bioisostere of a carboxylic acid, as in losartan?',
    answer: '1*H*-Tetrazole',
    distractors: [
      { text: 'Nitrile', slip: 'functional-group-confused', teaching: 'A nitrile has no acidic hydrogen.' },
      {
        text: 'Methyl ester',
        slip: 'functional-group-confused',
        teaching: 'It is not acidic; it can be a prodrug of the acid.',
      },
      {
        text: 'Pyridine',
        slip: 'functional-group-confused',
        teaching: 'It is a base and would carry a positive charge, if any.',
      },
    ],
    explanation:
      'Tetrazole has p*K*_{a} about 4.9, is planar and shares its negative charge over four nitrogens, but is more lipophilic as anion.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 13',
  },
  {
    id: 'biochemistry-signalling-514',
    topics: ['signalling'],
    tests: ['bioisosteres'],
    uses: ['cytochrome-p450'],
    difficulty: 'intermediate',
    text: 'A drug is hydroxylated by the liver at the para position of its benzene ring. Why is H there often replaced by F?',
    answer: 'F is hardly larger, and C–F resists oxidation.',
    distractors: [
      {
        text: 'F is much larger, and it blocks the liver.',
        slip: 'wrong-cause',
        teaching: 'Fluorine is close to hydrogen in size.',
      },
      {
        text: 'F is a base, and it neutralizes the enzyme.',
        slip: 'wrong-cause',
        teaching: 'Bound fluorine is not basic.',
      },
      {
        text: 'F is a good leaving group, and it inhibits the enzyme.',
        slip: 'leaving-group-misjudged',
        teaching: 'Fluoride does not leave from the ring under these conditions.',
      },
    ],
    explanation:
      'Fluorine is a bioisostere of H that fits the site as before. The para position can then not be hydroxylated easily: half-life grows.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 14',
  },
  {
    id: 'biochemistry-signalling-515',
    topics: ['signalling'],
    tests: ['bioisosteres'],
    difficulty: 'advanced',
    text: 'An ester drug is hydrolyzed within minutes in blood. Replacing ester by amide keeps its binding. Which property of the linkage makes this a good bioisostere?',
    answer: 'Planar, same length, less reactive C=O',
    distractors: [
      {
        text: 'Planar, same length, more reactive C=O',
        slip: 'acyl-reactivity-reversed',
        teaching: 'An amide is the less reactive derivative.',
      },
      {
        text: 'Tetrahedral, same length, more reactive C=O',
        slip: 'hybridisation-misjudged',
        teaching: 'Both groups are planar at C=O, and the amide is the less reactive one.',
      },
      {
        text: 'Planar, same length, no C=O',
        slip: 'functional-group-confused',
        teaching: 'The amide has a C=O, as the ester has.',
      },
    ],
    explanation:
      'Ester and amide are both planar at C=O and nearly equal in length, so the binding is kept. Nitrogen donates its lone pair better than oxygen, so esterases attack the less reactive C=O slowly.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 14',
  },
  {
    id: 'biochemistry-signalling-516',
    topics: ['signalling'],
    tests: ['opioids'],
    difficulty: 'beginner',
    text: 'Which features belong to the pharmacophore of morphine (“morphine rule”)?',
    answer: 'Aromatic ring, quaternary carbon, tertiary amine two carbons away',
    distractors: [
      {
        text: 'Two alcohols, a ketone, carboxylic acid two carbons away',
        slip: 'functional-group-confused',
        teaching: 'Morphine contains no acid; the amine is essential.',
      },
      {
        text: 'Aromatic ring, ester, quaternary ammonium two carbons away',
        slip: 'amine-class-confused',
        teaching: 'A permanent charge would keep the drug out of the brain.',
      },
      {
        text: 'Steroid ring, ketone, primary amine two carbons away',
        slip: 'other-substance',
        teaching: 'Morphine is no steroid.',
      },
    ],
    explanation:
      'The basic nitrogen (as cation) bonds to an aspartate of the receptor; ring and quaternary carbon fill hydrophobic sites.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 24',
  },
  {
    id: 'biochemistry-signalling-517',
    topics: ['signalling'],
    tests: ['opioids'],
    difficulty: 'intermediate',
    text: 'Heroin (diacetylmorphine) acts faster than morphine, although its binding to the receptor is weaker. Why?',
    answer: 'It crosses into the brain faster and is hydrolyzed there.',
    distractors: [
      {
        text: 'It stays in the blood longer and is excreted unchanged.',
        slip: 'reversed-trend',
        teaching: 'It is hydrolyzed quickly to 6-acetylmorphine and morphine.',
      },
      {
        text: 'It binds to two receptors by its two acetyl groups.',
        slip: 'wrong-cause',
        teaching: 'Acetyl groups lower the affinity.',
      },
      {
        text: 'It is a salt that passes through all membranes at once.',
        slip: 'wrong-cause',
        teaching: 'Ions pass membranes poorly.',
      },
    ],
    explanation:
      'Without free OH groups it is more lipophilic and passes the blood–brain barrier; esterases then free the active forms: a prodrug.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 24',
  },
  {
    id: 'biochemistry-signalling-518',
    topics: ['signalling'],
    tests: ['opioids'],
    difficulty: 'intermediate',
    text: 'Codeine is morphine with \\ce{OCH3} in place of the phenol OH. Why is it a weaker analgesic, and how does it act?',
    answer: 'The OH is needed for binding; the liver restores it.',
    distractors: [
      {
        text: 'The OH is needed for solubility; water restores it.',
        slip: 'wrong-cause',
        teaching: 'The OH forms a hydrogen bond in the binding site; water does not split the ether.',
      },
      {
        text: 'The OH is needed for solubility; acid restores it.',
        slip: 'wrong-cause',
        teaching: 'The phenol is a hydrogen-bond donor in the binding site.',
      },
      {
        text: 'The \\ce{OCH3} binds too firmly; acid removes it.',
        slip: 'reversed-trend',
        teaching: 'Codeine binds much more weakly.',
      },
    ],
    explanation:
      'The free phenol bonds to the receptor by hydrogen bonds. About a tenth of codeine is *O*-demethylated in the liver to morphine.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 24',
  },
  {
    id: 'biochemistry-signalling-519',
    topics: ['signalling'],
    tests: ['opioids'],
    difficulty: 'advanced',
    text: 'Replacing the *N*-methyl group of oxymorphone by *N*-allyl gives naloxone. What is the effect at the receptor?',
    answer: 'It becomes an antagonist.',
    distractors: [
      {
        text: 'It becomes a stronger agonist.',
        slip: 'ligand-effects-mixed-up',
        teaching: 'A phenethyl group on nitrogen can do this; allyl does not.',
      },
      {
        text: 'It no longer binds at all.',
        slip: 'wrong-cause',
        teaching: 'It binds firmly and displaces opioids from the receptor.',
      },
      {
        text: 'It becomes an irreversible agonist.',
        slip: 'ligand-effects-mixed-up',
        teaching: 'It is a reversible, competitive antagonist.',
      },
    ],
    explanation:
      'Allyl or cyclopropylmethyl on nitrogen stabilizes the inactive form of the receptor. Naloxone therefore reverses an overdose.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 24',
  },
  {
    id: 'biochemistry-signalling-520',
    topics: ['signalling'],
    tests: ['lipophilicity-and-absorption'],
    difficulty: 'beginner',
    text: 'What does log *P* = 3 of a neutral drug mean?',
    answer: 'It is 1000 times more concentrated in octanol than in water.',
    distractors: [
      {
        text: 'It is 1000 times more concentrated in water than in octanol.',
        slip: 'inverted-ratio',
        teaching: '*P* = [octanol]/[water].',
      },
      {
        text: 'It is 3 times more concentrated in octanol than in water.',
        slip: 'logarithm-for-number',
        teaching: '3 is the logarithm: *P* = 10^{3}.',
      },
      {
        text: 'It is 3 times more concentrated in water than in octanol.',
        slip: 'logarithm-for-number',
        teaching: '*P* is octanol over water, and 3 is its logarithm.',
      },
    ],
    explanation: '*P* is the partition coefficient octanol/water of the neutral form; 10^{3} = 1000.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 11',
  },
  {
    id: 'biochemistry-signalling-521',
    topics: ['signalling'],
    tests: ['lipophilicity-and-absorption'],
    difficulty: 'intermediate',
    text: 'From which part of the gut, by the pH-partition hypothesis, is a base of p*K*_{a} 8 better absorbed: stomach (pH 2) or intestine (pH 7)?',
    answer: 'Intestine, as more of it is neutral',
    distractors: [
      {
        text: 'Stomach, as more of it is neutral',
        slip: 'reversed-trend',
        teaching: 'At pH 2 a base is nearly fully protonated.',
      },
      {
        text: 'Stomach, as more of it is ionized',
        slip: 'ionisation-ignored',
        teaching: 'Ions pass membranes poorly.',
      },
      {
        text: 'Both alike, as its log *P* is constant',
        slip: 'ionisation-ignored',
        teaching: 'log *P* is that of the neutral form; its share depends on pH.',
      },
    ],
    explanation:
      'Neutral share at pH 7: 1/(1 + 10^{8 − 7}) = 9 %; at pH 2 only one in a million. The neutral form crosses the membrane.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 11',
  },
  {
    id: 'biochemistry-signalling-522',
    topics: ['signalling'],
    tests: ['lipophilicity-and-absorption'],
    difficulty: 'advanced',
    text: 'An acid of p*K*_{a} 4.4 has log *P* = 3.0. What is its log *D* at pH 7.4, if only the neutral form enters octanol?',
    answer: '0.0',
    distractors: [
      {
        text: '3.0',
        slip: 'ionisation-ignored',
        teaching: 'This is log *P*: it counts the neutral form only.',
      },
      {
        text: '−1.4',
        slip: 'left-out-a-term',
        teaching: '7.4 − 4.4 is subtracted from log *P*, not the p*K*_{a} alone.',
      },
      {
        text: '−3.0',
        slip: 'one-step-short',
        teaching: 'This is the logarithm of the neutral share; log *P* has to be added.',
      },
    ],
    explanation: 'The neutral share is 1/(1 + 10^{3.0}) = 10^{−3.0}. log *D* = 3.0 − 3.0 = 0.0.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 11',
  },
  {
    id: 'biochemistry-signalling-523',
    topics: ['signalling'],
    tests: ['lipophilicity-and-absorption'],
    difficulty: 'intermediate',
    text: 'Why is a drug of log *P* = 7 usually absorbed badly when swallowed?',
    answer: 'It hardly dissolves in water.',
    distractors: [
      {
        text: 'It hardly dissolves in fat.',
        slip: 'reversed-trend',
        teaching: 'A high log *P* means high affinity to fat.',
      },
      { text: 'It is fully ionized.', slip: 'wrong-cause', teaching: 'log *P* says nothing on ionization.' },
      {
        text: 'It is hydrolyzed by acid.',
        slip: 'wrong-cause',
        teaching: 'Lipophilicity does not make a drug sensitive to acid.',
      },
    ],
    explanation:
      'To be absorbed, a drug has to dissolve in the gut first and leave the membrane again. Hence Lipinski’s limit of log *P* ≤ 5.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 11',
  },
  {
    id: 'biochemistry-enzyme-kinetics-501',
    topics: ['enzyme-kinetics'],
    tests: ['enzyme-inhibitors-as-drugs'],
    difficulty: 'beginner',
    text: 'Saquinavir contains CH(OH) where a substrate of HIV protease has the C=O of the bond to be cut. What does this group imitate?',
    answer: 'The tetrahedral transition state',
    distractors: [
      {
        text: 'The planar substrate',
        slip: 'other-stage',
        teaching: 'The substrate’s C=O is planar; CH(OH) is tetrahedral.',
      },
      {
        text: 'The cleaved product',
        slip: 'other-stage',
        teaching: 'The products are an acid and an amine.',
      },
      {
        text: 'The catalytic aspartate',
        slip: 'wrong-part-active',
        teaching: 'The aspartates belong to the enzyme; they bond to the OH.',
      },
    ],
    explanation:
      'Water adds to C=O to a tetrahedral gem-diol, which the enzyme binds best. The hydroxyethylene (or hydroxyethylamine) unit resembles it, but cannot be split.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 20',
  },
  {
    id: 'biochemistry-enzyme-kinetics-502',
    topics: ['enzyme-kinetics'],
    tests: ['catalytic-mechanisms-of-enzymes'],
    uses: ['enzyme-inhibitors-as-drugs'],
    difficulty: 'intermediate',
    text: 'Which residues of HIV protease activate the water that cuts the peptide?',
    answer: 'Two aspartates, one from each subunit',
    distractors: [
      {
        text: 'Serine, histidine and aspartate of one chain',
        slip: 'enzyme-mixed-up',
        teaching: 'This triad belongs to serine proteases.',
      },
      {
        text: 'A zinc ion held by two histidines',
        slip: 'enzyme-mixed-up',
        teaching: 'This belongs to metalloproteases.',
      },
      {
        text: 'A cysteine and a histidine of one chain',
        slip: 'enzyme-mixed-up',
        teaching: 'This pair belongs to cysteine proteases.',
      },
    ],
    explanation:
      'HIV protease is a symmetric dimer and an aspartic protease: one Asp acts as base, the other as acid.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 20',
  },
  {
    id: 'biochemistry-enzyme-kinetics-503',
    topics: ['enzyme-kinetics'],
    tests: ['enzyme-action'],
    uses: ['enzyme-inhibitors-as-drugs'],
    difficulty: 'advanced',
    text: 'Why does a good transition-state analog bind an enzyme more firmly than the substrate does?',
    answer: 'The enzyme is complementary to the transition state.',
    distractors: [
      {
        text: 'The enzyme is complementary to the ground state.',
        slip: 'reversed-trend',
        teaching: 'An enzyme that binds the substrate best would not lower the barrier.',
      },
      {
        text: 'The analog forms a covalent bond in every case.',
        slip: 'wrong-cause',
        teaching: 'Many are reversible without a covalent bond.',
      },
      {
        text: 'The analog is present at a higher concentration.',
        slip: 'wrong-cause',
        teaching: 'Affinity is a constant, whatever the concentration.',
      },
    ],
    explanation:
      'Catalysis means that the transition state is bound more tightly than the substrate. A stable molecule with the shape and charge of the transition state shares in this tight binding.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-504',
    topics: ['enzyme-kinetics'],
    tests: ['enzyme-inhibitors-as-drugs', 'irreversible-inhibition'],
    difficulty: 'intermediate',
    text: 'Ibrutinib carries an acrylamide, and binds a kinase covalently. Which residue does the acrylamide react with, and how?',
    answer: 'Cysteine, by Michael addition',
    distractors: [
      {
        text: 'Lysine, by amide exchange',
        slip: 'residue-property-mixed-up',
        teaching: 'Amides are not exchanged under these conditions; thiol adds to C=C.',
      },
      {
        text: 'Serine, by ester formation',
        slip: 'residue-property-mixed-up',
        teaching: 'The acrylamide is no acylating agent; Cys adds to the β carbon.',
      },
      {
        text: 'Cysteine, by disulfide formation',
        slip: 'mechanism-confused',
        teaching: 'The drug contains no thiol.',
      },
    ],
    explanation:
      'The soft thiolate of Cys481 of Bruton’s kinase adds to the β carbon of the α,β-unsaturated amide; a C–S bond forms.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 13',
  },
  {
    id: 'biochemistry-enzyme-kinetics-505',
    topics: ['enzyme-kinetics'],
    tests: ['enzyme-inhibitors-as-drugs'],
    difficulty: 'intermediate',
    text: 'How is a covalent kinase inhibitor made selective, although many proteins contain a reactive cysteine?',
    answer: 'A weak warhead is placed close to one cysteine by binding.',
    distractors: [
      {
        text: 'A very reactive warhead reaches its target before others.',
        slip: 'reversed-trend',
        teaching: 'A reactive warhead attacks many proteins and glutathione.',
      },
      {
        text: 'A large dose saturates all other cysteines of the cell.',
        slip: 'wrong-cause',
        teaching: 'This would be toxic.',
      },
      {
        text: 'A strong acid protonates all the other cysteines first.',
        slip: 'wrong-cause',
        teaching: 'A drug cannot acidify the cell.',
      },
    ],
    explanation:
      'An acrylamide is a weak warhead: unbound, it hardly reacts with a cysteine. Reversible recognition of the ATP site comes first (*K*_{I}) and places it close to one cysteine that few kinases have there (*k*_{inact}).',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 13',
  },
  {
    id: 'biochemistry-enzyme-kinetics-506',
    topics: ['enzyme-kinetics'],
    tests: ['irreversible-inhibition'],
    uses: ['enzyme-inhibitors-as-drugs'],
    difficulty: 'advanced',
    text: 'Cells recover from a covalent kinase inhibitor long after it has left the blood. What sets the duration of its effect?',
    answer: 'The rate at which the kinase is made anew',
    distractors: [
      {
        text: 'The rate at which the drug is excreted',
        slip: 'wrong-cause',
        teaching: 'The drug is gone from the blood; bound enzyme stays inactive.',
      },
      {
        text: 'The rate at which ATP displaces the drug',
        slip: 'wrong-cause',
        teaching: 'ATP cannot displace a covalently bound group.',
      },
      {
        text: 'The rate at which the drug dissolves in fat',
        slip: 'wrong-cause',
        teaching: 'Distribution of free drug no longer matters.',
      },
    ],
    explanation:
      'A C–S bond is not broken again. Activity comes back only with new protein, so short exposure suffices (pharmacodynamics outlast pharmacokinetics). A mutation Cys → Ser brings resistance.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 13',
  },
  {
    id: 'biochemistry-signalling-524',
    topics: ['signalling'],
    tests: ['cytochrome-p450'],
    difficulty: 'beginner',
    text: 'Which net reaction do cytochrome P-450 monooxygenases catalyze?',
    answer: '\\ce{RH + O2 + NADPH + H+ -> ROH + H2O + NADP+}',
    distractors: [
      {
        text: '\\ce{RH + H2O + NADP+ -> ROH + NADPH + H+}',
        slip: 'carrier-forgotten',
        teaching: 'The oxygen comes from \\ce{O2}, and NADPH is used up.',
      },
      {
        text: '\\ce{ROH + NADPH + H+ -> RH + H2O + NADP+}',
        slip: 'reaction-direction-reversed',
        teaching: 'These enzymes put an O atom into a C–H bond; they do not take one out.',
      },
      {
        text: '\\ce{O2 + NADPH + H+ -> H2O2 + NADP+}',
        slip: 'reaction-type-confused',
        teaching: 'This is what an oxidase does; a monooxygenase puts one of the O atoms into its substrate.',
      },
    ],
    explanation:
      'One atom of \\ce{O2} is inserted in C–H, the other is reduced to water by two electrons from NADPH.',
    reference: 'Lehninger Principles of Biochemistry, chapter 21',
  },
  {
    id: 'biochemistry-signalling-525',
    topics: ['signalling'],
    tests: ['cytochrome-p450'],
    uses: ['heme'],
    difficulty: 'intermediate',
    text: 'Which atom of the protein binds the heme iron of cytochrome P-450 from below?',
    answer: 'S of cysteine',
    distractors: [
      {
        text: 'N of histidine',
        slip: 'residue-property-mixed-up',
        teaching: 'This is the ligand in hemoglobin and peroxidase.',
      },
      {
        text: 'O of tyrosine',
        slip: 'residue-property-mixed-up',
        teaching: 'This is the ligand in catalase.',
      },
      {
        text: 'S of methionine',
        slip: 'residue-property-mixed-up',
        teaching: 'Methionine is a ligand in cytochrome *c*.',
      },
    ],
    explanation:
      'A cysteine thiolate pushes electrons to iron and helps to split O–O; with CO the reduced enzyme absorbs at 450 nm, hence the name.',
    reference: 'Lehninger Principles of Biochemistry, chapter 21',
  },
  {
    id: 'biochemistry-signalling-526',
    topics: ['signalling'],
    tests: ['cytochrome-p450'],
    difficulty: 'advanced',
    text: 'The active oxidant “compound I” of P-450 is described as Fe(IV)=O with a porphyrin radical cation. How does it hydroxylate a C–H bond?',
    answer: 'It takes H, then the carbon radical takes OH (rebound).',
    distractors: [
      {
        text: 'It takes a hydride, then water attacks the carbocation.',
        slip: 'mechanism-confused',
        teaching: 'Radical clocks show very short-lived radicals, hardly free cations.',
      },
      {
        text: 'It takes a proton, then the carbanion attacks oxygen.',
        slip: 'mechanism-confused',
        teaching: 'Unactivated C–H is far too weak an acid.',
      },
      {
        text: 'It adds an electron, then the radical anion loses hydride.',
        slip: 'mechanism-confused',
        teaching: 'Compound I is an oxidant and does not give electrons.',
      },
    ],
    explanation: 'H atom abstraction leaves Fe(IV)–OH and R·; R· picks up OH at once: the rebound mechanism.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 8',
  },
  {
    id: 'biochemistry-signalling-527',
    topics: ['signalling'],
    tests: ['cytochrome-p450'],
    difficulty: 'intermediate',
    text: 'Grapefruit juice inhibits a cytochrome P-450 enzyme of the gut. What happens to the blood level of an oral drug that this enzyme breaks down?',
    answer: 'It rises.',
    distractors: [
      {
        text: 'It falls.',
        slip: 'reversed-trend',
        teaching: 'Less is destroyed on the way through the gut wall.',
      },
      {
        text: 'It stays the same.',
        slip: 'ignored-change',
        teaching: 'The first pass through gut and liver decides how much arrives.',
      },
      {
        text: 'It falls only after injection.',
        slip: 'wrong-cause',
        teaching: 'An injected drug avoids the gut wall, and a blocked enzyme breaks down less.',
      },
    ],
    explanation:
      'With the enzyme blocked, more of the drug survives the first pass; the dose acts like an overdose.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 8',
  },
  {
    id: 'biochemistry-signalling-528',
    topics: ['signalling'],
    tests: ['cytochrome-p450'],
    difficulty: 'intermediate',
    text: 'Why is *trans*-stilbene, an alkene, turned by P-450 into an epoxide, and toluene into benzyl alcohol?',
    answer: 'It transfers O to C=C or into weak C–H bonds.',
    distractors: [
      {
        text: 'It adds water to C=C or to weak C–H bonds.',
        slip: 'reagent-misread',
        teaching: 'The oxygen comes from \\ce{O2}.',
      },
      {
        text: 'It removes H from C=C or adds H to aromatic rings.',
        slip: 'mechanism-confused',
        teaching: 'P-450 oxidizes; it does not hydrogenate rings.',
      },
      {
        text: 'It opens benzene rings and closes them again.',
        slip: 'aromatic-ring-attacked',
        teaching: 'The rings stay intact here.',
      },
    ],
    explanation:
      'Fe(IV)=O gives its oxygen to a π bond (epoxidation) or takes the weakest H, here benzylic, and rebounds (hydroxylation).',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 8',
  },
  {
    id: 'biochemistry-amino-acids-512',
    topics: ['amino-acids'],
    tests: ['peptide-synthesis'],
    difficulty: 'beginner',
    text: 'What is the role of DCC (dicyclohexylcarbodiimide) in the synthesis of a peptide?',
    answer: 'It activates the carboxyl group.',
    distractors: [
      {
        text: 'It protects the amino group.',
        slip: 'wrong-tool',
        teaching: 'Boc or Fmoc protect the amino group.',
      },
      {
        text: 'It removes the Boc group.',
        slip: 'wrong-tool',
        teaching: 'Trifluoroacetic acid removes Boc.',
      },
      {
        text: 'It holds the chain on the resin.',
        slip: 'wrong-tool',
        teaching: 'A linker binds the chain to the resin.',
      },
    ],
    explanation:
      'COOH adds to the carbodiimide and gives an *O*-acylisourea, an activated acid that the amine attacks; dicyclohexylurea leaves.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 26.7',
  },
  {
    id: 'biochemistry-amino-acids-513',
    topics: ['amino-acids'],
    tests: ['peptide-synthesis'],
    difficulty: 'intermediate',
    text: 'Why is HOBt or HOAt added to a coupling with a carbodiimide?',
    answer: 'Its active ester racemizes less.',
    distractors: [
      {
        text: 'Its acid removes the Boc group.',
        slip: 'wrong-cause',
        teaching: 'It is a weak acid and leaves Boc alone.',
      },
      {
        text: 'Its ring binds the urea as a salt.',
        slip: 'wrong-cause',
        teaching: 'Urea is filtered or washed away.',
      },
      {
        text: 'Its active ester reacts more slowly.',
        slip: 'reversed-trend',
        teaching: 'It reacts fast with amines; that is wanted.',
      },
    ],
    explanation:
      'The *O*-acylisourea forms an oxazolone, which loses its configuration, or an inert *N*-acylurea. HOBt turns it into a good active ester first. HATU holds HOAt built in.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 42',
  },
  {
    id: 'biochemistry-amino-acids-514',
    topics: ['amino-acids'],
    tests: ['peptide-synthesis'],
    uses: ['protecting-groups'],
    difficulty: 'intermediate',
    text: 'Ala and Gly, without protection, are treated with DCC. How many different dipeptides can form?',
    answer: '4',
    distractors: [
      {
        text: '1',
        slip: 'order-counted',
        teaching: 'Each amino acid can supply either end.',
        expression: '1',
      },
      {
        text: '2',
        slip: 'order-counted',
        teaching: 'Besides Ala-Gly and Gly-Ala, each can bond to itself.',
        expression: '2',
      },
      {
        text: '3',
        slip: 'isomer-overlooked',
        teaching: 'Ala-Gly and Gly-Ala are different peptides.',
        expression: '2^2 - 1',
      },
    ],
    explanation:
      'Ala-Ala, Ala-Gly, Gly-Ala, Gly-Gly: 4. Protecting the amino group of one and the COOH of the other leaves one.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 26.7',
    computation: { kind: 'quantity', expression: '2^2', unit: '' },
  },
  {
    id: 'biochemistry-amino-acids-515',
    topics: ['amino-acids'],
    tests: ['peptide-synthesis'],
    difficulty: 'intermediate',
    text: 'In solid-phase synthesis by the Fmoc method, which two reagents are used again and again?',
    answer: 'Piperidine, then amino acid with HATU',
    distractors: [
      {
        text: '\\ce{CF3COOH}, then amino acid with HATU',
        slip: 'conditions-confused',
        teaching: 'The acid removes Boc, and at the end the side-chain groups and the resin.',
      },
      {
        text: '\\ce{H2} on Pd, then amino acid with DCC',
        slip: 'conditions-confused',
        teaching: 'Hydrogenation removes Cbz; a solid catalyst cannot reach into the resin.',
      },
      {
        text: '\\ce{CF3COOH}, then amino acid with DCC',
        slip: 'conditions-confused',
        teaching: 'This is the Boc method: the acid removes Boc, not Fmoc.',
      },
    ],
    explanation:
      'The base removes Fmoc; the free amine couples with the next activated Fmoc amino acid. Excess is washed away.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 26.8',
  },
  {
    id: 'biochemistry-amino-acids-516',
    topics: ['amino-acids'],
    tests: ['peptide-synthesis'],
    difficulty: 'advanced',
    text: 'Each coupling and each deprotection of a solid-phase synthesis succeeds to 99.0 %. What is the overall yield after 50 cycles (of two steps each)?',
    answer: '37 %',
    distractors: [
      {
        text: '61 %',
        slip: 'doubled-for-power',
        teaching: 'This counts one step in each cycle: 0.99^{50}.',
        expression: '100 * 0.990^50',
      },
      {
        text: '50 %',
        slip: 'losses-added',
        teaching: 'Losses multiply: 0.99^{100}, not 1 − 50 × 0.01.',
        expression: '100 * (1 - 50 * 0.01)',
      },
      {
        text: '98 %',
        slip: 'forgot-exponent',
        teaching: 'This is the yield of one cycle.',
        expression: '100 * 0.990^2',
      },
    ],
    explanation:
      'Two steps per cycle make 100 steps, and their yields multiply: 0.990^{100} = 0.37, that is 37 %.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 26.8',
    computation: { kind: 'quantity', expression: '100*0.990^100', unit: '%' },
  },
  {
    id: 'biochemistry-nitrogen-metabolism-501',
    topics: ['nitrogen-metabolism'],
    tests: ['nucleotide-metabolism'],
    difficulty: 'beginner',
    text: 'How do the de novo routes to purines and to pyrimidines differ?',
    answer: 'Purine rings are built on ribose phosphate, pyrimidines before it is attached.',
    distractors: [
      {
        text: 'Pyrimidine rings are built on ribose phosphate, purines before it is attached.',
        slip: 'pathway-mixed-up',
        teaching: 'It is the other way round: orotate is made first and then joined to PRPP.',
      },
      {
        text: 'Both rings are built on ribose phosphate, atom by atom from its carbon 1.',
        slip: 'pathway-mixed-up',
        teaching: 'Orotate is complete before it meets PRPP.',
      },
      {
        text: 'Both rings are built before ribose phosphate is attached.',
        slip: 'pathway-mixed-up',
        teaching: 'This holds for pyrimidines; purine rings grow on PRPP.',
      },
    ],
    explanation:
      'Purines grow stepwise on PRPP up to IMP. Pyrimidines: orotate first, then PRPP, giving OMP and UMP.',
    reference: 'Lehninger Principles of Biochemistry, chapter 22',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-502',
    topics: ['nitrogen-metabolism'],
    tests: ['nucleotide-metabolism'],
    difficulty: 'intermediate',
    text: 'Which compounds supply the atoms of the pyrimidine ring?',
    answer: 'Carbamoyl phosphate and aspartate',
    distractors: [
      {
        text: 'Glycine and formyltetrahydrofolate',
        slip: 'metabolite-mixed-up',
        teaching: 'They supply atoms of the purine ring.',
      },
      {
        text: 'Carbamoyl phosphate and ornithine',
        slip: 'metabolite-mixed-up',
        teaching: 'These two join in the urea cycle.',
      },
      {
        text: 'Glycine and ornithine',
        slip: 'metabolite-mixed-up',
        teaching: 'Glycine supplies atoms of the purine ring, and ornithine belongs to the urea cycle.',
      },
    ],
    explanation:
      'ATCase joins them to carbamoyl aspartate, which closes to dihydroorotate. Carbamoyl phosphate is from glutamine and bicarbonate.',
    reference: 'Lehninger Principles of Biochemistry, chapter 22',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-503',
    topics: ['nitrogen-metabolism'],
    tests: ['nucleotide-metabolism'],
    difficulty: 'intermediate',
    text: 'Which nucleotide is the first with a complete purine ring in the de novo pathway, and what is made from it?',
    answer: 'IMP; AMP and GMP',
    distractors: [
      {
        text: 'OMP; UMP and CTP',
        slip: 'metabolite-mixed-up',
        teaching: 'These belong to pyrimidine synthesis.',
      },
      {
        text: 'XMP; IMP and UMP',
        slip: 'metabolite-mixed-up',
        teaching: 'XMP is made from IMP on the way to GMP.',
      },
      { text: 'AMP; IMP and TMP', slip: 'metabolite-mixed-up', teaching: 'AMP is made from IMP.' },
    ],
    explanation:
      'IMP (hypoxanthine base) branches: with aspartate and GTP to AMP, by oxidation and glutamine with ATP to GMP.',
    reference: 'Lehninger Principles of Biochemistry, chapter 22',
  },
  {
    id: 'biochemistry-nitrogen-metabolism-504',
    topics: ['nitrogen-metabolism'],
    tests: ['nucleotide-metabolism'],
    difficulty: 'advanced',
    text: 'AMP synthesis from IMP uses GTP, and GMP synthesis uses ATP. What does this crossing achieve?',
    answer: 'It balances the two purine nucleotides.',
    distractors: [
      {
        text: 'It makes only the more plentiful one.',
        slip: 'regulation-reversed',
        teaching: 'A lack of one slows the making of the other.',
      },
      {
        text: 'It saves one phosphate in each of them.',
        slip: 'wrong-cause',
        teaching: 'The cost is what it is; the choice of donor couples the branches.',
      },
      {
        text: 'It links purines to the pyrimidine route.',
        slip: 'pathway-mixed-up',
        teaching: 'Balance of purines with pyrimidines comes from other controls.',
      },
    ],
    explanation:
      'If GTP is scarce, little AMP is made, and IMP is left for GMP; the same the other way round. Each also inhibits its own branch.',
    reference: 'Lehninger Principles of Biochemistry, chapter 22',
  },
  {
    id: 'biochemistry-haemoglobin-504',
    topics: ['haemoglobin'],
    tests: ['ligand-binding'],
    difficulty: 'beginner',
    text: 'A Scatchard plot (bound/free against bound) of a receptor with one class of sites is a straight line. What are slope and intercept on the axis of “bound”?',
    answer: '−1/*K*_{d}; number of sites',
    distractors: [
      {
        text: '−*K*_{d}; number of sites',
        slip: 'inverted-ratio',
        teaching: 'Bound/free has the unit of 1/*K*_{d} × bound: a steep line means firm binding.',
      },
      {
        text: 'number of sites; −1/*K*_{d}',
        slip: 'km-vmax-mixed-up',
        teaching: 'The intercept counts sites, the slope tells the affinity.',
      },
      { text: '+1/*K*_{d}; 1/number of sites', slip: 'wrong-sign', teaching: 'The line falls.' },
    ],
    explanation:
      '[bound]/[free] = (*B*_{max} − [bound])/*K*_{d}: slope −1/*K*_{d}, zero at [bound] = *B*_{max}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
  },
  {
    id: 'biochemistry-haemoglobin-505',
    topics: ['haemoglobin'],
    tests: ['ligand-binding'],
    difficulty: 'intermediate',
    text: 'A receptor (1 nmol/L) has *K*_{d} = 10 nmol/L. What total ligand concentration occupies about 90 % of it?',
    answer: '90 nmol/L',
    distractors: [
      {
        text: '10 nmol/L',
        slip: 'taken-as-saturated',
        teaching: 'At [L] = *K*_{d} half of the sites are occupied.',
        expression: '10',
      },
      {
        text: '100 nmol/L',
        slip: 'one-forgotten-in-factor',
        teaching: 'θ = [L]/([L] + *K*_{d}): 9 × *K*_{d} suffices.',
        expression: '10 / 0.10',
      },
      {
        text: '9 nmol/L',
        slip: 'share-for-ratio',
        teaching: '0.9 × *K*_{d} gives an occupancy of 47 %.',
        expression: '10 * 0.90',
      },
    ],
    explanation:
      '0.90 = [L]/([L] + 10): [L] = 9 × 10 nmol/L = 90 nmol/L; the 0.9 nmol/L bound is negligible.',
    reference: 'Lehninger Principles of Biochemistry, chapter 5',
    computation: { kind: 'quantity', expression: '10*0.90/0.10', unit: 'nmol/L' },
  },
];

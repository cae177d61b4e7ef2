import type { WrittenQuestion } from '../../written-question.ts';

/** Proteins, enzymes, nucleic acids and signals, in further narrow words of students. */
export const proteinsEnzymesAndSignalsNarrow: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-amino-acids-480',
    topics: ['amino-acids'],
    tests: ['peptide-charge', 'isoelectric-point'],
    difficulty: 'intermediate',
    text: 'The peptide Ala-Lys-Gly has p*K*_{a} values of 3.3 (terminal carboxyl), 8.0 (terminal amino) and 10.5 (lysine). A student averages 3.3 and 8.0 and gives 5.7 as its pI. What is the net charge of the peptide at pH 5.7, and why?',
    answer: '+1, because lysine is protonated as well',
    distractors: [
      {
        text: '−1, because both amino groups are deprotonated',
        slip: 'wrong-protonation-state',
        teaching:
          'The amino groups lose their protons only around pH 8.0 and 10.5; at pH 5.7 both are still positive.',
      },
      {
        text: '+2, because both amino groups are protonated',
        slip: 'forgot-terminus',
        teaching: 'Both amino groups are protonated, but the terminal carboxylate adds a charge of −1.',
      },
      {
        text: '0, because the two ends cancel each other',
        slip: 'forgot-side-chain',
        teaching: 'The two ends do cancel, but the charge of the lysine side chain remains.',
      },
    ],
    explanation:
      'At pH 5.7 the carboxyl group is −1, and the terminal amino group and the lysine side chain are +1 each. The net charge is +1, because lysine is protonated as well; the pI is the mean of 8.0 and 10.5.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-amino-acids-481',
    topics: ['amino-acids'],
    tests: ['isoelectric-point', 'classes-of-amino-acids'],
    difficulty: 'intermediate',
    text: 'Which of these peptides has its isoelectric point above pH 8?',
    answer: 'Gly-Lys-Ala',
    distractors: [
      {
        text: 'Asp-Lys-Gly',
        slip: 'forgot-side-chain',
        teaching: 'The negative side chain of Asp balances the positive one of Lys, and the pI is near 6.',
      },
      {
        text: 'Glu-Lys-Asp',
        slip: 'charges-miscounted',
        teaching: 'Two acidic side chains outweigh the one of Lys, so the pI is near 4.',
      },
      {
        text: 'Ser-Asn-Gly',
        slip: 'residue-property-mixed-up',
        teaching:
          'The side chains of Ser and Asn do not ionize here, so only the two ends count and the pI is near 6.',
      },
    ],
    explanation:
      'In Gly-Lys-Ala the carboxylate faces two amino groups. The peptide is neutral only when one of them has lost its proton, between about pH 8 and 10.5, so the pI is near 9: Gly-Lys-Ala.',
    reference: 'Lehninger Principles of Biochemistry, chapter 3',
  },
  {
    id: 'biochemistry-amino-acids-840',
    topics: ['amino-acids'],
    tests: ['zwitterions'],
    difficulty: 'beginner',
    text: 'Solid alanine, a zwitterion, is dissolved in excess strong base, and the final pH is 13. In which form is most of the alanine present?',
    answer: '\\smiles{CC(N)C(=O)[O-]}',
    distractors: [
      {
        text: '\\smiles{CC([NH3+])C(=O)[O-]}',
        slip: 'protonation-state-overlooked',
        teaching: 'At pH 13 the base has removed a proton from \\ce{-NH3+} (p*K*_{a} about 9.9).',
      },
      {
        text: '\\smiles{CC([NH3+])C(=O)O}',
        slip: 'acid-base-result-reversed',
        teaching: 'This cation is the form in strong acid; base removes protons instead of adding them.',
      },
      {
        text: '\\smiles{CC(N)C(=O)O}',
        slip: 'wrong-proton',
        teaching:
          'A proton does not move back to the carboxylate in base; this uncharged form is rare at any pH.',
      },
    ],
    explanation:
      'At high pH, hydroxide removes a proton from the \\ce{-NH3+} group of the zwitterion, and the carboxylate remains: the amino acid is an anion, \\smiles{CC(N)C(=O)[O-]}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 26.1',
  },
  {
    id: 'biochemistry-amino-acids-841',
    topics: ['amino-acids'],
    tests: ['zwitterions', 'isoelectric-point'],
    difficulty: 'intermediate',
    text: 'In an electric field, alanine hardly moves at pH 6 but moves toward the positive electrode at pH 11. What has happened to the zwitterion at pH 11?',
    answer: 'Its \\ce{-NH3+} group has lost a proton.',
    distractors: [
      {
        text: 'Its \\ce{-COO-} group has gained a proton.',
        slip: 'le-chatelier-reversed',
        teaching:
          'A carboxylate gains a proton in acid, and the resulting cation would move to the negative electrode.',
      },
      {
        text: 'A proton has moved from \\ce{-NH3+} to \\ce{-COO-}.',
        slip: 'net-for-each-charge',
        teaching: 'The resulting molecule would be uncharged and would not move in the field.',
      },
      {
        text: 'Its \\ce{-NH3+} group has bound an \\ce{OH-} ion.',
        slip: 'mechanism-confused',
        teaching: 'Nitrogen with four bonds has no room for \\ce{OH-}; hydroxide takes a proton from it.',
      },
    ],
    explanation:
      'Movement to the positive electrode shows a negative net charge. At pH 11, above the p*K*_{a} of the ammonium group (9.9), only the charge of \\ce{-COO-} remains: the \\ce{-NH3+} group has lost a proton.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 26.2',
  },
  {
    id: 'biochemistry-enzyme-kinetics-480',
    topics: ['enzyme-kinetics'],
    tests: ['uncompetitive-inhibition', 'competitive-inhibition'],
    difficulty: 'intermediate',
    text: 'On Lineweaver–Burk plots, the lines without and with a competitive inhibitor meet on the 1/*v* axis, but those for an uncompetitive inhibitor are parallel. Which difference in binding causes this?',
    answer: 'Competitive: only to free E; uncompetitive: only to ES',
    distractors: [
      {
        text: 'Competitive: only to ES; uncompetitive: only to free E',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'This exchanges the two: a competitive inhibitor takes the place of the substrate, so it cannot bind to ES.',
      },
      {
        text: 'Competitive: to E and ES; uncompetitive: only to free E',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'An inhibitor that binds to both forms is mixed or noncompetitive; its lines meet to the left of the axis.',
      },
      {
        text: 'Competitive: only to ES; uncompetitive: to E and ES',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'Binding to ES alone is what makes the lines parallel, so it describes the uncompetitive inhibitor.',
      },
    ],
    explanation:
      'Much substrate displaces an inhibitor of free E, so the intercept 1/*V*_{max} stays. An inhibitor of ES acts at high [S] but not at very low [S], so the slope stays. Competitive: only to free E; uncompetitive: only to ES.',
    reference: 'Lehninger Principles of Biochemistry, chapter 6',
  },
  {
    id: 'biochemistry-enzyme-kinetics-560',
    topics: ['enzyme-kinetics'],
    tests: ['lineweaver-burk-plot', 'competitive-inhibition'],
    uses: ['noncompetitive-and-mixed-inhibition'],
    difficulty: 'intermediate',
    text: 'On a Lineweaver–Burk plot, the lines without an inhibitor and with a competitive one meet on the 1/*v* axis; the lines without an inhibitor and with a noncompetitive one do not. Which difference between the inhibitors explains this?',
    answer: 'Only the competitive one is displaced at very high [S].',
    distractors: [
      {
        text: 'Only the noncompetitive one is displaced at very high [S].',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'A noncompetitive inhibitor binds at another site, so even a very high [S] does not remove it.',
      },
      {
        text: 'Only the competitive one is bound at very high [S].',
        slip: 'exchanged-values',
        teaching:
          'At very high [S] the substrate displaces a competitive inhibitor; it is the noncompetitive one that stays bound.',
      },
      {
        text: 'Only the noncompetitive one is bound at low [S].',
        slip: 'other-stage',
        teaching: 'At low [S] both kinds are bound; the 1/*v* axis shows what happens at infinite [S].',
      },
    ],
    explanation:
      'On the 1/*v* axis 1/[S] = 0, so [S] is infinite and the intercept is 1/*V*_{max}. There the substrate has displaced an inhibitor that competes for the active site, and *V*_{max} is reached. A noncompetitive inhibitor stays bound: only the competitive one is displaced at very high [S].',
    reference: 'Lehninger, Principles of Biochemistry, 7th ed., section 6.3',
  },
  {
    id: 'biochemistry-enzyme-kinetics-561',
    topics: ['enzyme-kinetics'],
    tests: ['lineweaver-burk-plot', 'noncompetitive-and-mixed-inhibition'],
    uses: ['competitive-inhibition'],
    difficulty: 'intermediate',
    text: 'A Lineweaver–Burk line crosses the 1/*v* axis at 2 and the 1/[S] axis at −5 (arbitrary units). With inhibitor X these values are 4 and −5, and with inhibitor Y they are 2 and −2.5. What kinds of inhibitors are X and Y, in this order?',
    answer: 'Noncompetitive, competitive',
    distractors: [
      {
        text: 'Competitive, noncompetitive',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'X keeps *K*_{M} and lowers *V*_{max}; a competitive inhibitor keeps the intercept on the 1/*v* axis, as Y does.',
      },
      {
        text: 'Noncompetitive, uncompetitive',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'X is noncompetitive, but an uncompetitive inhibitor shifts both intercepts, and Y leaves the one on the 1/*v* axis unchanged.',
      },
      {
        text: 'Uncompetitive, noncompetitive',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'An uncompetitive inhibitor shifts both intercepts, unlike X; a noncompetitive one changes *V*_{max}, unlike Y.',
      },
    ],
    explanation:
      'The intercepts are 1/*V*_{max} and −1/*K*_{M}. X halves *V*_{max} at an unchanged *K*_{M}, which is (pure) noncompetitive; Y leaves *V*_{max} unchanged and doubles the apparent *K*_{M}, which is competitive. The order is noncompetitive, competitive.',
    reference: 'Lehninger, Principles of Biochemistry, 7th ed., section 6.3',
  },
  {
    id: 'biochemistry-enzymes-840',
    topics: ['enzymes'],
    tests: ['competitive-inhibition', 'enzyme-inhibitors-as-drugs'],
    difficulty: 'beginner',
    text: 'A drug is a competitive inhibitor of an enzyme that a bacterium needs. Why does this enzyme form less product while the drug is present?',
    answer: 'A drug molecule blocks the active site while it is bound there.',
    distractors: [
      {
        text: 'A drug molecule reacts with the substrate before the enzyme binds it.',
        slip: 'wrong-molecule-changed',
        teaching: 'A competitive inhibitor binds to the enzyme; it does not use up the substrate.',
      },
      {
        text: 'A drug molecule reacts with the active site and breaks peptide bonds.',
        slip: 'strong-bonds-broken',
        teaching: 'A competitive inhibitor binds reversibly; the enzyme is intact when the drug leaves.',
      },
      {
        text: 'A drug molecule binds elsewhere and slows the catalytic step.',
        slip: 'inhibition-types-mixed-up',
        teaching:
          'Binding at another site is typical of noncompetitive inhibition; here drug and substrate compete.',
      },
    ],
    explanation:
      'A competitive inhibitor resembles the substrate and binds reversibly in its place. An enzyme molecule that holds the drug cannot take up substrate, because the drug blocks the active site while it is bound there.',
    reference: 'Lehninger, Principles of Biochemistry, section 6.3',
  },
  {
    id: 'biochemistry-haemoglobin-840',
    topics: ['haemoglobin'],
    tests: ['oxygen-binding-to-hemoglobin'],
    difficulty: 'beginner',
    text: 'In a closed garage, a running engine produces carbon monoxide, and a person breathing the air loses consciousness, although the air still contains 20% oxygen. Why is carbon monoxide toxic?',
    answer: 'It occupies the sites where hemoglobin binds oxygen.',
    distractors: [
      {
        text: 'It displaces the oxygen in the lungs.',
        slip: 'given-fact-overlooked',
        teaching: 'The air still contains 20% oxygen; far less than 1% of CO is enough to poison.',
      },
      {
        text: 'It turns the oxygen in the lungs into carbon dioxide.',
        slip: 'event-invented',
        teaching: 'CO does not burn in the body; oxygen is present but cannot be carried.',
      },
      {
        text: 'It turns the iron of hemoglobin into iron(III).',
        slip: 'other-process',
        teaching: 'This is what nitrite does; CO binds to iron(II) and leaves its oxidation state unchanged.',
      },
    ],
    explanation:
      'CO binds to the iron(II) of heme in the place of oxygen and far more firmly, so even a little of it fills many sites. The oxygen in the air cannot be carried: CO occupies the sites where hemoglobin binds oxygen.',
    reference: 'Lehninger, Principles of Biochemistry, section 5.1',
  },
  {
    id: 'biochemistry-nucleic-acids-460',
    topics: ['nucleic-acids'],
    tests: ['dna-melting', 'base-pairing'],
    difficulty: 'beginner',
    text: 'Two DNA duplexes have the same length. The one with more G·C pairs has the higher melting temperature in the same buffer. Why?',
    answer: 'G·C pairs have three hydrogen bonds and stack well on their neighbors.',
    distractors: [
      {
        text: 'G·C pairs have two hydrogen bonds and a covalent bond between the bases.',
        slip: 'interaction-mixed-up',
        teaching: 'No covalent bond joins the two bases of a pair; G and C share three hydrogen bonds.',
      },
      {
        text: 'G·C pairs have an ionic bond between a positive and a negative base.',
        slip: 'interaction-mixed-up',
        teaching: 'The bases of a pair are uncharged; hydrogen bonds hold them together.',
      },
      {
        text: 'G·C pairs have two purines, which fill the helix better than other pairs.',
        slip: 'mispaired-bases',
        teaching: 'G is a purine and C a pyrimidine; each Watson–Crick pair joins one of each.',
      },
    ],
    explanation:
      'An A·T pair has two hydrogen bonds. More heat is needed to separate strands rich in G·C, because G·C pairs have three hydrogen bonds and stack well on their neighbors.',
    reference: 'Lehninger, Principles of Biochemistry, section 8.2',
  },
  {
    id: 'biochemistry-nucleic-acids-461',
    topics: ['nucleic-acids'],
    tests: ['dna-melting'],
    uses: ['base-pairing'],
    difficulty: 'beginner',
    text: 'A dilute solution of double-stranded DNA is heated slightly above its melting temperature. Which bonds are broken?',
    answer: 'Hydrogen bonds of the base pairs',
    distractors: [
      {
        text: 'Phosphodiester bonds of one strand',
        slip: 'strong-bonds-broken',
        teaching: 'These covalent bonds survive; the strands separate whole and can pair again on cooling.',
      },
      {
        text: 'Bonds between sugars and bases',
        slip: 'strong-bonds-broken',
        teaching: 'The N-glycosidic bonds are covalent and withstand the melting temperature.',
      },
      {
        text: 'Phosphodiester bonds of both strands',
        slip: 'strong-bonds-broken',
        teaching: 'Breaking these would leave nucleotides, but melting leaves two complete single strands.',
      },
    ],
    explanation:
      'Melting separates the two strands and leaves each of them intact. What holds the strands together is noncovalent: besides the stacking of the bases, it is the hydrogen bonds of the base pairs.',
    reference: 'Lehninger, Principles of Biochemistry, section 8.3',
  },
  {
    id: 'biochemistry-protein-structure-480',
    topics: ['protein-structure'],
    tests: ['levels-of-protein-structure', 'peptide-bond'],
    difficulty: 'intermediate',
    text: 'Which treatment breaks the peptide bonds of a protein and so destroys its primary structure?',
    answer: 'Boiling for a day in 6 mol/L \\ce{HCl}',
    distractors: [
      {
        text: 'Stirring for a day in 8 mol/L urea',
        slip: 'structure-level-mixed-up',
        teaching:
          'Urea unfolds the chain: it disturbs hydrogen bonds and hydrophobic contacts, but leaves the peptide bonds.',
      },
      {
        text: 'Boiling for an hour in an SDS solution',
        slip: 'structure-level-mixed-up',
        teaching:
          'SDS and heat destroy the folded structure; the chain itself stays whole and can be run on a gel.',
      },
      {
        text: 'Stirring for a day in mercaptoethanol',
        slip: 'linkage-mixed-up',
        teaching:
          'Mercaptoethanol cleaves disulfide bridges, which hold the tertiary or quaternary structure.',
      },
    ],
    explanation:
      'The sequence is held together by covalent peptide bonds, which only a long hydrolysis (or a protease) cleaves. Milder treatments destroy the secondary and tertiary structure alone. The peptide bonds are broken by boiling for a day in 6 mol/L \\ce{HCl}.',
    reference: 'Lehninger Principles of Biochemistry, chapter 4',
  },
  {
    id: 'biochemistry-signalling-480',
    topics: ['signalling'],
    tests: ['medicinal-chemistry'],
    difficulty: 'beginner',
    text: 'A prodrug is inactive when it is swallowed. What usually turns it into the active drug?',
    answer: 'An enzyme in the body cleaves or alters a group in it.',
    distractors: [
      {
        text: 'A receptor in the body binds it and so alters its shape.',
        slip: 'binding-and-turnover-confused',
        teaching:
          'A receptor is where the active drug binds; a prodrug is changed into another compound before it gets there.',
      },
      {
        text: 'An enzyme in the body digests the coating around it.',
        slip: 'chemical-for-physical-change',
        teaching:
          'A coating only delays when a tablet dissolves; the compound inside stays the same, whereas a prodrug is changed chemically.',
      },
      {
        text: 'A receptor in the body cleaves or alters a group in it.',
        slip: 'role-of-another-molecule',
        teaching:
          'Converting one compound into another is the work of enzymes; a receptor only responds to the drug that binds to it.',
      },
    ],
    explanation:
      'A prodrug is a chemical derivative of the drug. Esterases, phosphatases, cytochromes P-450 or other enzymes convert it in the gut, blood or liver: an enzyme in the body cleaves or alters a group in it.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 14',
  },
  {
    id: 'biochemistry-signalling-481',
    topics: ['signalling'],
    tests: ['opioids', 'cytochrome-p450'],
    difficulty: 'intermediate',
    text: 'Codeine contains an aryl–\\ce{OCH3} group where morphine has an aryl–OH group. In people who lack a certain cytochrome P-450 enzyme, codeine relieves hardly any pain, but morphine works as usual. What does this suggest?',
    answer: 'The enzyme removes the methyl group and forms morphine.',
    distractors: [
      {
        text: 'The enzyme adds a methyl group and deactivates codeine.',
        slip: 'reaction-direction-reversed',
        teaching:
          'Then people without the enzyme would feel a stronger effect of codeine; besides, it oxidizes and does not methylate.',
      },
      {
        text: 'The enzyme is the receptor to which both drugs bind.',
        slip: 'binding-and-turnover-confused',
        teaching: 'If the receptor were lacking, morphine would not work either.',
      },
      {
        text: 'The enzyme removes the methyl group and deactivates codeine.',
        slip: 'reversed-cause',
        teaching: 'Without such an enzyme codeine would act longer and more strongly, not less.',
      },
    ],
    explanation:
      'Codeine fails without the enzyme although the receptor responds to morphine, so codeine is a prodrug that has to be activated. The enzyme oxidizes the methyl carbon, which is then lost: the enzyme removes the methyl group and forms morphine.',
    reference: 'Patrick, An Introduction to Medicinal Chemistry, chapter 24',
  },
  {
    id: 'biochemistry-signalling-840',
    topics: ['signalling'],
    tests: ['platinum-anticancer-drugs'],
    difficulty: 'intermediate',
    text: 'After cisplatin has lost its chlorides inside a cancer cell, it binds to DNA. How does this stop the cell from dividing?',
    answer: 'Platinum links two bases and bends the DNA, so it cannot be copied properly.',
    distractors: [
      {
        text: 'Platinum slides flat between base pairs, so the strands cannot separate.',
        slip: 'interaction-mixed-up',
        teaching: 'That is intercalation, as with doxorubicin; platinum forms coordinate bonds to the bases.',
      },
      {
        text: 'Platinum oxidizes the sugars and cuts the DNA, so genes are lost in copying.',
        slip: 'reaction-type-confused',
        teaching: 'Platinum(II) is no oxidizing agent here; it replaces ligands and leaves the chain uncut.',
      },
      {
        text: 'Platinum blocks the making of nucleotides, so there is nothing to copy with.',
        slip: 'role-of-another-molecule',
        teaching: 'That is how methotrexate acts; cisplatin attacks DNA that already exists.',
      },
    ],
    explanation:
      'Platinum binds to a ring nitrogen of each of two neighboring guanines, usually on the same strand. The link kinks the double helix, replication and transcription are blocked, and the cell dies: platinum links two bases and bends the DNA.',
    reference: 'Lehninger Principles of Biochemistry, chapter 25',
  },
  {
    id: 'biochemistry-water-and-buffers-580',
    topics: ['water-and-buffers'],
    tests: ['biological-buffers', 'henderson-hasselbalch-equation'],
    difficulty: 'intermediate',
    text: 'Blood at pH 7.4 contains 24 mmol/L \\ce{HCO3-} and 1.2 mmol/L dissolved \\ce{CO2}. After a minute of hyperventilation, the \\ce{CO2} is down to 0.8 mmol/L, but \\ce{HCO3-} has hardly changed. How has the pH changed, and why?',
    answer: 'It has risen: the ratio of base to acid is larger.',
    distractors: [
      {
        text: 'It has fallen: less of the buffer is left in the blood.',
        slip: 'ph-for-capacity',
        teaching: 'The pH depends on the ratio of the two forms; the part that was lost is the acidic one.',
      },
      {
        text: 'It has fallen: bicarbonate is left as the main acid.',
        slip: 'acid-for-base',
        teaching: 'Bicarbonate is the base of this pair; \\ce{CO2} (carbonic acid) is the acid.',
      },
      {
        text: 'It has stayed at 7.4: a buffer holds its pH constant.',
        slip: 'overgeneralised-rule',
        teaching:
          'A buffer softens a change but cannot hold its pH when the acid of the pair itself is removed.',
      },
    ],
    explanation:
      'The pH is p*K*_{a} + log_{10}([\\ce{HCO3-}]/[\\ce{CO2}]). The ratio goes from 20 to 30 as \\ce{CO2} is breathed out, so the pH goes up by about 0.2. It has risen: the ratio of base to acid is larger.',
    reference: 'Lehninger Principles of Biochemistry, section 2.3',
  },
];

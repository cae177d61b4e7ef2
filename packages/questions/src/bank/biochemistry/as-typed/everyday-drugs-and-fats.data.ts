import type { WrittenQuestion } from '../../written-question.ts';

export const everydayDrugsAndFatsQuestions: readonly WrittenQuestion[] = [
  {
    id: 'biochemistry-enzymes-600',
    topics: ['enzymes'],
    tests: ['enzyme-inhibitors-as-drugs'],
    difficulty: 'intermediate',
    text: 'Through which group does captopril bind the zinc ion in the active site of angiotensin-converting enzyme (ACE)?',
    answer: 'Its thiol',
    distractors: [
      {
        text: 'Its amide',
        slip: 'residue-property-mixed-up',
        teaching: 'The amide oxygen forms a hydrogen bond to the enzyme.',
      },
      {
        text: 'Its methyl group',
        slip: 'residue-property-mixed-up',
        teaching: 'The methyl group has no lone pair; it fills a pocket.',
      },
      {
        text: 'Its proline ring',
        slip: 'residue-property-mixed-up',
        teaching: 'The ring fills a pocket; its carboxylate interacts with a cationic residue.',
      },
    ],
    explanation:
      'Thiols bind \\ce{Zn^2+} strongly as thiolates; replacing the carboxylate of the first lead compounds by –SH increased the potency about a thousandfold. Captopril binds zinc through its thiol.',
    reference: 'LibreTexts Chemistry, Medicinal Chemistry: Enzyme Inhibitors',
  },
  {
    id: 'biochemistry-enzymes-601',
    topics: ['enzymes'],
    tests: ['enzyme-inhibitors-as-drugs'],
    difficulty: 'advanced',
    text: 'Captopril, an ACE inhibitor, ends in L-proline. Which observation led its designers to this choice?',
    answer: 'Snake-venom peptides that inhibit ACE end in proline.',
    distractors: [
      {
        text: 'Angiotensin I, the substrate of ACE, ends in proline.',
        slip: 'metabolite-mixed-up',
        teaching: 'Angiotensin I ends in –His–Leu; it is not an inhibitor.',
      },
      {
        text: 'Angiotensin II, the product of ACE, lacks proline.',
        slip: 'metabolite-mixed-up',
        teaching: 'Angiotensin II contains proline next to its last residue.',
      },
      {
        text: 'Renin, the enzyme before ACE, is rich in proline.',
        slip: 'enzyme-mixed-up',
        teaching: 'Renin is a different target with a different active site.',
      },
    ],
    explanation:
      'Teprotide, an ACE inhibitor from the venom of a pit viper, ends in –Ile–Pro–Pro. Other snake-venom peptides that inhibit ACE also end in proline, so the designers kept it.',
    reference: 'LibreTexts Chemistry, Medicinal Chemistry: Enzyme Inhibitors',
  },
  {
    id: 'biochemistry-enzymes-602',
    topics: ['enzymes'],
    tests: ['enzyme-inhibitors-as-drugs'],
    difficulty: 'advanced',
    text: 'The design of captopril, an ACE inhibitor, started from benzylsuccinate, an inhibitor of carboxypeptidase A. Why was the chain made longer by about one amino acid?',
    answer: 'ACE cuts off two residues, carboxypeptidase one.',
    distractors: [
      {
        text: 'ACE cuts off one residue, carboxypeptidase two.',
        slip: 'cut-on-the-wrong-side',
        teaching: 'ACE removes a dipeptide: angiotensin I loses His–Leu.',
      },
      {
        text: 'ACE has two zinc ions per site, carboxypeptidase one.',
        slip: 'cofactor-mixed-up',
        teaching: 'Each active site of ACE contains only one zinc ion.',
      },
      {
        text: 'ACE has one zinc ion per site, carboxypeptidase two.',
        slip: 'cofactor-mixed-up',
        teaching: 'Carboxypeptidase A also has just one zinc ion in its site.',
      },
    ],
    explanation:
      'Both are zinc enzymes that bind the C-terminal carboxylate of the substrate. ACE cuts off two residues, carboxypeptidase one, so in ACE the zinc is one residue farther from this carboxylate.',
    reference: 'LibreTexts Chemistry, Medicinal Chemistry: Enzyme Inhibitors',
  },
  {
    id: 'biochemistry-lipids-600',
    topics: ['lipids'],
    tests: ['triacylglycerols'],
    difficulty: 'beginner',
    text: 'Chocolate melts in the mouth but not in the hand. What accounts for the narrow melting range of its cocoa butter?',
    answer: 'A few kinds of similar triacylglycerols',
    distractors: [
      {
        text: 'Many kinds of different triacylglycerols',
        slip: 'polarity-mixed-up',
        teaching: 'A mixture of many fats melts over a wide range, as milk fat does.',
      },
      {
        text: 'A few kinds of similar free fatty acids',
        slip: 'structure-level-mixed-up',
        teaching: 'Cocoa butter is a fat; its fatty acids are esterified with glycerol.',
      },
      {
        text: 'Many kinds of different free fatty acids',
        slip: 'structure-level-mixed-up',
        teaching:
          'Its fatty acids are esterified with glycerol, and a mixture of many kinds melts over a wide range.',
      },
    ],
    explanation:
      'Cocoa butter is mostly POP, POS and SOS (P: palmitic, O: oleic, S: stearic acid), with oleic acid in the middle; such similar molecules pack well and melt together. The narrow range is thus due to a few kinds of similar triacylglycerols.',
    reference: 'LibreTexts Chemistry, Lipids: Fats and Oils',
  },
  {
    id: 'biochemistry-lipids-601',
    topics: ['lipids'],
    tests: ['triacylglycerols'],
    difficulty: 'intermediate',
    text: 'Cocoa butter has several crystal forms. Why is chocolate tempered?',
    answer: 'To obtain form V, which gives snap and gloss',
    distractors: [
      {
        text: 'To obtain form I, which gives snap and gloss',
        slip: 'property-misjudged',
        teaching: 'Form I is the least stable and melts at about 17 °C.',
      },
      {
        text: 'To hydrogenate its double bonds',
        slip: 'pathway-mixed-up',
        teaching: 'No hydrogen is added; tempering changes the crystals, not the molecules.',
      },
      {
        text: 'To obtain form I, which is the most stable',
        slip: 'reversed-trend',
        teaching: 'Form I is the least stable of all.',
      },
    ],
    explanation:
      'Cooling, stirring and gentle warming leave only seeds of form V (melting at about 34 °C), which packs densely. Tempering thus serves to obtain form V.',
    reference: 'LibreTexts Chemistry, Lipids: Fats and Oils',
  },
  {
    id: 'biochemistry-lipids-602',
    topics: ['lipids'],
    tests: ['triacylglycerols'],
    difficulty: 'intermediate',
    text: 'Old chocolate develops a white bloom, although nothing was added. What has happened to its cocoa butter?',
    answer: 'It has turned into a more stable crystal form.',
    distractors: [
      {
        text: 'It has been oxidized to white fatty acids.',
        slip: 'pathway-mixed-up',
        teaching: 'The white film melts to give the same fat, so no oxidation has occurred.',
      },
      {
        text: 'It has turned into a less stable crystal form.',
        slip: 'regulation-reversed',
        teaching: 'Crystals change toward the more stable form spontaneously.',
      },
      {
        text: 'It has turned into a less stable liquid form.',
        slip: 'property-misjudged',
        teaching: 'The bloom is solid; it consists of crystals of a more stable form.',
      },
    ],
    explanation:
      'Form V slowly turns into form VI, the most stable one, whose crystals grow on the surface. The fat has turned into a more stable crystal form.',
    reference: 'LibreTexts Chemistry, Lipids: Fats and Oils',
  },
];

import type { WrittenQuestion } from '../../written-question.ts';

export const advancedInorganicMindedQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-carbonyl-compounds-300',
    topics: ['carbonyl-compounds'],
    tests: ['felkin-anh-model'],
    difficulty: 'beginner',
    text: 'In the Felkin–Anh model for an α-chiral ketone, how is the largest group on the α carbon oriented as the nucleophile attacks?',
    answer: 'At a right angle to the C=O bond',
    distractors: [
      {
        text: 'In line with the oxygen atom',
        slip: 'conditions-confused',
        teaching:
          'In the plane of the C=O group, the large group would shield neither face; in this model it stands perpendicular to that plane.',
      },
      {
        text: 'On the same side as the nucleophile',
        slip: 'conditions-confused',
        teaching: 'The nucleophile attacks from the side opposite the large group, not next to it.',
      },
      {
        text: 'Close to the oxygen, held by a metal',
        slip: 'conditions-confused',
        teaching:
          'A metal chelate belongs to the Cram chelate model, which applies when the α carbon bears a donor group.',
      },
    ],
    explanation:
      'The large group stands perpendicular to the carbonyl, opposite the incoming nucleophile (anti), which passes the smallest group on its path.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 33',
  },
  {
    id: 'organic-carbonyl-compounds-301',
    topics: ['carbonyl-compounds'],
    tests: ['felkin-anh-model'],
    difficulty: 'intermediate',
    text: 'Which reaction is expected to proceed through a Cram chelate?',
    answer: '\\ce{CH3MgBr} with 3-methoxybutan-2-one',
    distractors: [
      {
        text: '\\ce{CH3MgBr} with 3-phenylbutan-2-one',
        slip: 'conditions-confused',
        teaching: 'The phenyl group has no lone pair that could bind to magnesium.',
      },
      {
        text: '\\ce{CH3MgBr} with 3-methylpentan-2-one',
        slip: 'conditions-confused',
        teaching: 'Without a donor atom on the α carbon, no chelate can form.',
      },
      {
        text: '\\ce{CH3MgBr} with 3-cyclohexylbutan-2-one',
        slip: 'conditions-confused',
        teaching: 'Without a donor atom on the α carbon, no chelate can form.',
      },
    ],
    explanation:
      'Magnesium binds to the carbonyl oxygen and to the α-methoxy oxygen at the same time and forms a five-membered chelate, which is attacked from the less hindered side.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 33',
  },
  {
    id: 'organic-carbonyl-compounds-302',
    topics: ['carbonyl-compounds'],
    tests: ['felkin-anh-model'],
    difficulty: 'intermediate',
    text: 'An α-alkoxy ketone is to be reduced with chelation control. Which conditions are best?',
    answer: '\\ce{Zn(BH4)2} in ether',
    distractors: [
      {
        text: '\\ce{NaBH4} in methanol',
        slip: 'conditions-confused',
        teaching: '\\ce{Na+} hardly binds to the oxygens, and methanol competes for it.',
      },
      {
        text: '\\ce{LiBH4} with a crown ether',
        slip: 'conditions-confused',
        teaching: 'The crown ether encloses the lithium ion, which can then no longer form the chelate.',
      },
      {
        text: '\\ce{NaBH4} with \\ce{OSiR3} in place of OR',
        slip: 'conditions-confused',
        teaching: 'A bulky silyl group on oxygen prevents chelation.',
      },
    ],
    explanation:
      '\\ce{Zn^2+} binds both oxygens firmly in a solvent that does not compete for it, and the borohydride attacks the chelate from the open side.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 33',
  },
  {
    id: 'organic-carbonyl-compounds-303',
    topics: ['carbonyl-compounds'],
    tests: ['felkin-anh-model'],
    difficulty: 'intermediate',
    text: 'What often happens to the diastereoselectivity of a Grignard addition to an α-methoxy ketone when its OMe group is replaced by a bulky silyloxy group, O–Si(*i*-Pr)_{3}?',
    answer: 'The other diastereomer becomes the main product.',
    distractors: [
      {
        text: 'The same diastereomer forms in a still higher ratio.',
        slip: 'reaction-direction-reversed',
        teaching: 'The silyl ether no longer binds the metal, so the chelate is lost.',
      },
      {
        text: 'The product no longer has any stereocenters.',
        slip: 'symmetry-invented',
        teaching: 'The stereocenters form as before; only the ratio changes.',
      },
      {
        text: 'The Grignard reagent attacks silicon instead of carbon.',
        slip: 'mechanism-confused',
        teaching: 'The Grignard reagent attacks the carbonyl carbon, which is the electrophile.',
      },
    ],
    explanation:
      'With OMe a chelate forms. With the bulky silyl ether there is none, and the polar Felkin–Anh model applies, which usually leads to the opposite diastereomer.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 33',
  },
  {
    id: 'organic-carbonyl-compounds-304',
    topics: ['carbonyl-compounds'],
    tests: ['felkin-anh-model'],
    difficulty: 'advanced',
    text: 'In the polar Felkin–Anh model, an electronegative group X on the α carbon takes the place of the “large” group, even if it is small. What is the reason?',
    answer: 'The antibonding C–X orbital then lowers the barrier to attack.',
    distractors: [
      {
        text: 'The lone pairs of X then push the nucleophile to the carbonyl.',
        slip: 'nucleophile-misjudged',
        teaching: 'Lone pairs would repel the nucleophile; X is on the side opposite it.',
      },
      {
        text: 'A metal ion then binds both X and the carbonyl oxygen.',
        slip: 'conditions-confused',
        teaching: 'This is the chelate model, in which X lies near the carbonyl oxygen.',
      },
      {
        text: 'The C–X bond then makes X the bulkiest group in the molecule.',
        slip: 'steric-hindrance-ignored',
        teaching: 'Size is not the point: even the small fluorine atom has this effect.',
      },
    ],
    explanation:
      'With C–X perpendicular to C=O, its antibonding orbital mixes with that of the carbonyl group. The lower-lying orbital accepts the electrons of the nucleophile anti to X more easily.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 33',
  },
  {
    id: 'organic-aromatic-compounds-300',
    topics: ['aromatic-compounds'],
    tests: ['birch-reduction'],
    difficulty: 'beginner',
    text: 'What is the product of the reaction of benzene with sodium and ethanol in liquid ammonia?',
    answer: '\\smiles{C1C=CCC=C1|cyclohexa-1,4-diene}',
    distractors: [
      {
        text: '\\smiles{C1CCCCC1|cyclohexane}',
        slip: 'reduced-too-far',
        teaching: 'Isolated double bonds are not reduced under these conditions.',
      },
      {
        text: '\\smiles{C1CCC=CC1|cyclohexene}',
        slip: 'reduced-too-far',
        teaching: 'The Birch reduction adds two hydrogens, not four.',
      },
      {
        text: '\\smiles{C1C=CC=CC1|cyclohexa-1,3-diene}',
        slip: 'position-shifted',
        teaching: 'The second proton adds to the central carbon of the anion, which gives the 1,4-diene.',
      },
    ],
    explanation:
      'The Birch reduction adds one hydrogen each to carbons 1 and 4, which gives cyclohexa-1,4-diene.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 23',
    computation: { kind: 'same-structure', smiles: 'C1C=CCC=C1' },
  },
  {
    id: 'organic-aromatic-compounds-301',
    topics: ['aromatic-compounds'],
    tests: ['birch-reduction'],
    difficulty: 'intermediate',
    text: 'In what order do the intermediates form in the Birch reduction of benzene?',
    answer: 'Radical anion, radical, anion',
    distractors: [
      {
        text: 'Anion, radical, radical anion',
        slip: 'mechanism-order-reversed',
        teaching: 'The electron is added first, to the neutral arene, which gives a radical anion.',
      },
      {
        text: 'Cation, radical cation, radical',
        slip: 'mechanism-confused',
        teaching: 'Electrons are added, so no cations occur.',
      },
      {
        text: 'Carbene, radical, cation',
        slip: 'mechanism-confused',
        teaching: 'No carbene or cation takes part in this reduction.',
      },
    ],
    explanation:
      'Addition of an electron gives the radical anion, the alcohol protonates it to a radical, a second electron gives the anion, and a second proton gives the diene.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 23',
  },
  {
    id: 'organic-aromatic-compounds-302',
    topics: ['aromatic-compounds'],
    tests: ['birch-reduction'],
    difficulty: 'intermediate',
    text: 'What is the product of the Birch reduction of anisole (methoxybenzene)?',
    answer: '\\smiles{COC1=CCC=CC1|1-methoxycyclohexa-1,4-diene}',
    distractors: [
      {
        text: '\\smiles{COC1C=CCC=C1|3-methoxycyclohexa-1,4-diene}',
        slip: 'position-shifted',
        teaching:
          'An electron donor ends up on a double bond, because protonation occurs ortho and meta to it.',
      },
      {
        text: '\\smiles{COC1CCCCC1|methoxycyclohexane}',
        slip: 'reduced-too-far',
        teaching: 'Only two hydrogens are added.',
      },
      {
        text: '\\smiles{C1C=CCC=C1|cyclohexa-1,4-diene}',
        slip: 'wrong-bond-broken',
        teaching: 'The methoxy group is not lost.',
      },
    ],
    explanation:
      'With an electron donor the protons go to the ortho and meta carbons, so the donor ends up on a double bond. The product is 1-methoxycyclohexa-1,4-diene, an enol ether.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 23',
    computation: { kind: 'same-structure', smiles: 'COC1=CCC=CC1' },
  },
  {
    id: 'organic-aromatic-compounds-303',
    topics: ['aromatic-compounds'],
    tests: ['birch-reduction'],
    difficulty: 'intermediate',
    text: 'The Birch reduction of benzoic acid gives cyclohexa-2,5-diene-1-carboxylic acid, in which the acid group is not on a double bond. Which effect of the acid group explains this?',
    answer: 'It stabilizes a negative charge at the ipso carbon.',
    distractors: [
      {
        text: 'It stabilizes a positive charge at the ipso carbon.',
        slip: 'charge-placed-wrongly',
        teaching: 'No cations occur in this reduction.',
      },
      {
        text: 'It is bulky and keeps protons from the ortho carbons.',
        slip: 'steric-hindrance-ignored',
        teaching: 'Electronic effects determine the outcome, not bulk.',
      },
      {
        text: 'It stabilizes a positive charge at the para carbon.',
        slip: 'charge-placed-wrongly',
        teaching: 'The ring takes up electrons here, so no positive charge develops.',
      },
    ],
    explanation:
      'An electron-withdrawing group stabilizes the anion at the ipso (and para) carbon; these carbons are protonated and become *sp*^{3}.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 23',
  },
  {
    id: 'organic-aromatic-compounds-304',
    topics: ['aromatic-compounds'],
    tests: ['birch-reduction'],
    difficulty: 'advanced',
    text: '4-Methylanisole is treated with lithium and ethanol in ammonia and then with aqueous acid. Which type of compound is obtained, and why?',
    answer: 'A ketone, since the enol ether is hydrolyzed',
    distractors: [
      {
        text: 'An aldehyde, since the methyl group is oxidized',
        slip: 'functional-group-confused',
        teaching: 'The conditions are reducing, and the methyl group stays unchanged.',
      },
      {
        text: 'A phenol, since the methyl ether is cleaved',
        slip: 'functional-group-confused',
        teaching: 'The ring is no longer aromatic after the Birch step, so no phenol can form.',
      },
      {
        text: 'A diol, since water adds to both double bonds',
        slip: 'functional-group-confused',
        teaching: 'Dilute acid hydrolyzes the enol ether; the other double bond does not react.',
      },
    ],
    explanation:
      'The Birch step gives 1-methoxy-4-methylcyclohexa-1,4-diene, an enol ether. Acid converts it to 4-methylcyclohex-3-enone (or the conjugated enone).',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 23',
  },
  {
    id: 'organic-functional-groups-300',
    topics: ['functional-groups'],
    tests: ['lassaignes-test'],
    difficulty: 'beginner',
    text: 'Why is an organic compound fused with sodium in Lassaigne’s test?',
    answer: 'To turn its nitrogen, sulfur and halogen into ions',
    distractors: [
      {
        text: 'To turn its carbon and hydrogen into gases',
        slip: 'conditions-confused',
        teaching:
          'Carbon and hydrogen are detected as \\ce{CO2} and \\ce{H2O} after heating with copper oxide, not by this test.',
      },
      {
        text: 'To turn its nitrogen, sulfur and halogen into gases',
        slip: 'conditions-confused',
        teaching: 'These elements must end up in aqueous solution as ions, which are then tested for.',
      },
      {
        text: 'To turn its carbon and hydrogen into ions',
        slip: 'conditions-confused',
        teaching: 'The test looks for the other elements; carbon and hydrogen are detected by combustion.',
      },
    ],
    explanation:
      'Covalently bonded elements do not respond to tests for ions. Sodium converts them to \\ce{NaCN}, \\ce{Na2S} and \\ce{NaX}, which dissolve in water.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques, Sodium Fusion Test',
  },
  {
    id: 'organic-functional-groups-301',
    topics: ['functional-groups'],
    tests: ['lassaignes-test'],
    difficulty: 'beginner',
    text: 'The sodium fusion extract is heated with iron(II) sulfate and acidified, and a Prussian blue color appears. Which element is present?',
    answer: 'Nitrogen',
    distractors: [
      {
        text: 'Sulfur',
        slip: 'test-result-confused',
        teaching: 'Sulfur gives a violet color with nitroprusside or a black precipitate of \\ce{PbS}.',
      },
      {
        text: 'Chlorine',
        slip: 'test-result-confused',
        teaching: 'Chlorine, as chloride, gives a white precipitate with silver nitrate.',
      },
      {
        text: 'Phosphorus',
        slip: 'test-result-confused',
        teaching: 'After oxidation, phosphorus gives a yellow precipitate with molybdate.',
      },
    ],
    explanation:
      'Cyanide from nitrogen (and carbon) forms \\ce{[Fe(CN)6]^4-}, which gives Prussian blue with \\ce{Fe^3+}.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques, Sodium Fusion Test',
  },
  {
    id: 'organic-functional-groups-302',
    topics: ['functional-groups'],
    tests: ['lassaignes-test'],
    difficulty: 'intermediate',
    text: 'Before silver nitrate is added to a sodium fusion extract, the extract is boiled with concentrated nitric acid. Why?',
    answer: 'To drive off cyanide and sulfide as \\ce{HCN} and \\ce{H2S}',
    distractors: [
      {
        text: 'To oxidize chloride to chlorine before the test',
        slip: 'conditions-confused',
        teaching: 'If chloride were oxidized, the halide to be detected would be lost.',
      },
      {
        text: 'To dissolve the silver halide that is formed',
        slip: 'conditions-confused',
        teaching: 'The silver halide precipitate is what the test looks for, so it must not be dissolved.',
      },
      {
        text: 'To turn excess sodium into sodium nitride',
        slip: 'conditions-confused',
        teaching:
          'Sodium has already reacted with water; boiling with nitric acid prepares the extract for the halide test.',
      },
    ],
    explanation:
      '\\ce{AgCN} (white) and \\ce{Ag2S} (black) would give false results. Boiling with nitric acid removes cyanide and sulfide.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques, Sodium Fusion Test',
  },
  {
    id: 'organic-functional-groups-303',
    topics: ['functional-groups'],
    tests: ['lassaignes-test'],
    difficulty: 'intermediate',
    text: 'A sodium fusion extract gives a blood-red color with \\ce{Fe^3+} and no Prussian blue. What does the compound contain?',
    answer: 'Nitrogen and sulfur',
    distractors: [
      {
        text: 'Nitrogen and chlorine',
        slip: 'test-result-confused',
        teaching: 'Chloride gives no color with \\ce{Fe^3+}; cyanide alone would give Prussian blue.',
      },
      {
        text: 'Sulfur and chlorine',
        slip: 'test-result-confused',
        teaching: 'Without nitrogen, no thiocyanate forms, so there is no red color.',
      },
      {
        text: 'Oxygen and bromine',
        slip: 'test-result-confused',
        teaching: 'Neither gives a red color with \\ce{Fe^3+}.',
      },
    ],
    explanation:
      'When too little sodium is used, nitrogen and sulfur together form thiocyanate, \\ce{SCN-}, which gives red \\ce{[Fe(SCN)]^2+}.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques, Sodium Fusion Test',
  },
  {
    id: 'organic-functional-groups-304',
    topics: ['functional-groups'],
    tests: ['lassaignes-test'],
    difficulty: 'advanced',
    text: 'For which of these nitrogen compounds does Lassaigne’s test for nitrogen fail?',
    answer: 'Hydrazine, \\ce{N2H4}',
    distractors: [
      {
        text: 'Aniline, \\ce{C6H5NH2}',
        slip: 'conditions-confused',
        teaching: 'It contains both carbon and nitrogen, so cyanide forms.',
      },
      {
        text: 'Urea, \\ce{CO(NH2)2}',
        slip: 'conditions-confused',
        teaching: 'It contains both carbon and nitrogen, so cyanide forms.',
      },
      {
        text: 'Glycine, \\ce{NH2CH2COOH}',
        slip: 'conditions-confused',
        teaching: 'It contains both carbon and nitrogen, so cyanide forms.',
      },
    ],
    explanation:
      'The formation of sodium cyanide requires carbon as well as nitrogen. Hydrazine contains no carbon, so neither cyanide nor Prussian blue forms.',
    reference: 'LibreTexts, Organic Chemistry Lab Techniques, Sodium Fusion Test',
  },
  {
    id: 'organic-aromatic-compounds-305',
    topics: ['aromatic-compounds'],
    tests: ['cross-coupling-reactions'],
    difficulty: 'beginner',
    text: 'Which list correctly matches each cross-coupling with the element in its organometallic partner?',
    answer: 'Stille: tin; Negishi: zinc; Suzuki: boron',
    distractors: [
      {
        text: 'Stille: zinc; Negishi: tin; Suzuki: boron',
        slip: 'reagent-misread',
        teaching: 'The Stille coupling uses stannanes, and the Negishi coupling uses organozinc compounds.',
      },
      {
        text: 'Stille: boron; Negishi: zinc; Suzuki: tin',
        slip: 'reagent-misread',
        teaching: 'The Suzuki coupling uses boronic acids, and the Stille coupling uses stannanes.',
      },
      {
        text: 'Stille: tin; Negishi: boron; Suzuki: zinc',
        slip: 'reagent-misread',
        teaching:
          'The Negishi coupling uses organozinc compounds, and the Suzuki coupling uses boronic acids.',
      },
    ],
    explanation:
      'The Stille coupling uses stannanes (tin), the Negishi coupling organozinc compounds, and the Suzuki coupling boronic acids; the Sonogashira coupling uses terminal alkynes with copper.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 40',
  },
  {
    id: 'organic-aromatic-compounds-306',
    topics: ['aromatic-compounds'],
    tests: ['cross-coupling-reactions'],
    difficulty: 'intermediate',
    text: 'Why is a Suzuki coupling often preferred to a Stille coupling in the manufacture of medicines?',
    answer: 'Boron residues are far less toxic than tin ones.',
    distractors: [
      {
        text: 'Boron compounds react without a catalyst.',
        slip: 'reactivity-ignored',
        teaching: 'Both couplings need a palladium catalyst.',
      },
      {
        text: 'Boronic acids react without a base.',
        slip: 'reactivity-ignored',
        teaching: 'A base is needed in the Suzuki coupling, not in the Stille coupling.',
      },
      {
        text: 'Boron by-products are gases that escape.',
        slip: 'property-misjudged',
        teaching:
          'The boron ends up as boric acid or a borate, which is a solid and is washed out; no gas forms.',
      },
    ],
    explanation:
      'Organotin compounds are toxic and hard to remove. Boronic acids and their by-products are harmless in comparison.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 40',
  },
  {
    id: 'organic-aromatic-compounds-307',
    topics: ['aromatic-compounds'],
    tests: ['cross-coupling-reactions'],
    difficulty: 'intermediate',
    text: 'A coupling partner contains an ester and a ketone. Which organometallic compound, though suitable for palladium-catalyzed couplings of other substrates, would not tolerate these groups?',
    answer: 'An aryl Grignard reagent (Kumada)',
    distractors: [
      {
        text: 'An aryl stannane (Stille)',
        slip: 'reactivity-ignored',
        teaching: 'Stannanes tolerate nearly all functional groups.',
      },
      {
        text: 'An aryl boronic acid (Suzuki)',
        slip: 'reactivity-ignored',
        teaching: 'Boronic acids do not attack esters or ketones.',
      },
      {
        text: 'A copper acetylide (Sonogashira)',
        slip: 'nucleophile-misjudged',
        teaching: 'Copper acetylides do not attack esters or ketones.',
      },
    ],
    explanation:
      'Grignard reagents add to ketones and esters. Stannanes, boronic acids and copper acetylides do not.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 40',
  },
  {
    id: 'organic-aromatic-compounds-308',
    topics: ['aromatic-compounds'],
    tests: ['cross-coupling-reactions'],
    difficulty: 'intermediate',
    text: 'Which step occurs in the Heck reaction but not in the Suzuki coupling?',
    answer: 'Insertion of an alkene into the Pd–C bond',
    distractors: [
      {
        text: 'Oxidative addition of the aryl halide to Pd(0)',
        slip: 'steps-of-reactions-confused',
        teaching: 'Both reactions begin with this step.',
      },
      {
        text: 'Transmetalation from boron to palladium',
        slip: 'mechanism-confused',
        teaching: 'This is the Suzuki step that the Heck reaction lacks.',
      },
      {
        text: 'Reductive elimination of a biaryl',
        slip: 'mechanism-confused',
        teaching: 'This step ends the Suzuki coupling of two aryl groups.',
      },
    ],
    explanation:
      'In the Heck reaction the alkene inserts into the bond between palladium and the aryl group; β-hydride elimination then gives the arylated alkene.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 40',
  },
  {
    id: 'organic-aromatic-compounds-309',
    topics: ['aromatic-compounds'],
    tests: ['cross-coupling-reactions'],
    difficulty: 'beginner',
    text: 'What is the main product of the reaction of iodobenzene with methyl acrylate, palladium(II) acetate and triethylamine (Heck reaction)?',
    answer: '\\smiles{COC(=O)/C=C/c1ccccc1|methyl (E)-cinnamate}',
    distractors: [
      {
        text: '\\smiles{C=C(C(=O)OC)c1ccccc1|methyl 2-phenylacrylate}',
        slip: 'position-shifted',
        teaching: 'The aryl group goes to the less substituted end of the alkene.',
      },
      {
        text: '\\smiles{COC(=O)CCc1ccccc1|methyl 3-phenylpropanoate}',
        slip: 'reduced-too-far',
        teaching: 'β-Hydride elimination restores the double bond, so the product is not saturated.',
      },
      {
        text: '\\smiles{COC(=O)/C=C\\c1ccccc1|methyl (Z)-cinnamate}',
        slip: 'double-bond-isomers-overlooked',
        teaching: 'The *E* alkene, with the large groups apart, forms in the elimination step.',
      },
    ],
    explanation:
      'The aryl group adds to the terminal carbon of the acrylate, and β-hydride elimination gives the *E* alkene: methyl (*E*)-cinnamate.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 40',
    computation: { kind: 'same-structure', smiles: 'COC(=O)/C=C/c1ccccc1' },
  },
  {
    id: 'organic-aromatic-compounds-310',
    topics: ['aromatic-compounds'],
    tests: ['cross-coupling-reactions'],
    difficulty: 'intermediate',
    text: 'What does the base do in a Heck reaction?',
    answer: 'It takes \\ce{HX} from palladium and restores Pd(0).',
    distractors: [
      {
        text: 'It takes a proton from the alkene and makes a vinyl anion.',
        slip: 'mechanism-confused',
        teaching: 'The alkene inserts as it is; no proton needs to be removed from it.',
      },
      {
        text: 'It takes the halide from the arene and makes a benzyne.',
        slip: 'mechanism-confused',
        teaching: 'Palladium inserts into the C–X bond of the arene; no benzyne forms.',
      },
      {
        text: 'It takes a ligand from palladium and is then oxidized.',
        slip: 'mechanism-confused',
        teaching: 'The base is not oxidized; palladium(II) is reduced to Pd(0) when HX is lost.',
      },
    ],
    explanation:
      'After β-hydride elimination, palladium carries H and X. The base removes \\ce{HX}, and Pd(0) can start the cycle again.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 40',
  },
  {
    id: 'organic-aromatic-compounds-311',
    topics: ['aromatic-compounds'],
    tests: ['cross-coupling-reactions'],
    difficulty: 'beginner',
    text: 'Which bond is made in a Buchwald–Hartwig reaction of an aryl bromide with an amine?',
    answer: 'Aryl C–N',
    distractors: [
      {
        text: 'Aryl C–C',
        slip: 'functional-group-confused',
        teaching: 'This bond is made in Suzuki, Heck and other couplings.',
      },
      {
        text: 'Alkyl C–N',
        slip: 'functional-group-confused',
        teaching: 'The halide here is an aryl bromide; alkyl halides are aminated by ordinary substitution.',
      },
      {
        text: 'Alkyl C–C',
        slip: 'functional-group-confused',
        teaching: 'No alkyl halide is present, and the new bond is to the nitrogen of the amine.',
      },
    ],
    explanation:
      'Palladium with a phosphine and a base joins the aryl carbon to nitrogen: \\ce{ArBr + R2NH} gives an arylamine.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 40',
  },
  {
    id: 'organic-aromatic-compounds-312',
    topics: ['aromatic-compounds'],
    tests: ['cross-coupling-reactions'],
    difficulty: 'intermediate',
    text: 'What is the order of the steps in a Buchwald–Hartwig amination?',
    answer: 'Oxidative addition, amine binding, deprotonation, reductive elimination',
    distractors: [
      {
        text: 'Amine binding, reductive elimination, deprotonation, oxidative addition',
        slip: 'mechanism-order-reversed',
        teaching: 'Palladium(0) must first insert into the C–X bond.',
      },
      {
        text: 'Oxidative addition, alkene insertion, β-hydride elimination, deprotonation',
        slip: 'mechanism-confused',
        teaching: 'Alkene insertion is a step of the Heck reaction.',
      },
      {
        text: 'Oxidative addition, transmetalation, β-hydride elimination, deprotonation',
        slip: 'mechanism-confused',
        teaching: 'Transmetalation belongs to the Suzuki and Stille couplings.',
      },
    ],
    explanation:
      'Pd(0) inserts into the Ar–X bond, the amine binds, the base removes its proton to give an amido complex, and reductive elimination forms Ar–N.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 40',
  },
  {
    id: 'organic-aromatic-compounds-313',
    topics: ['aromatic-compounds'],
    tests: ['cross-coupling-reactions'],
    difficulty: 'intermediate',
    text: 'In a Buchwald–Hartwig amination with a primary alkylamine, some arene (Ar–H) and an imine are obtained as by-products. Which side reaction explains this?',
    answer: 'β-Hydride elimination from the amido complex',
    distractors: [
      {
        text: 'Hydrolysis of the aryl halide by the base',
        slip: 'mechanism-confused',
        teaching: 'Hydrolysis of the aryl halide would give a phenol, not an arene.',
      },
      {
        text: 'Homocoupling of two amines at palladium',
        slip: 'mechanism-confused',
        teaching: 'Such a coupling would give neither an arene nor an imine.',
      },
      {
        text: 'Insertion of the arene into the Pd–N bond',
        slip: 'mechanism-confused',
        teaching: 'Arenes do not insert into Pd–N bonds in this way.',
      },
    ],
    explanation:
      'The alkylamido ligand has a hydrogen on the carbon next to N. Its β-hydride elimination gives an imine and Ar–Pd–H, which eliminates Ar–H. Bulky phosphines favor C–N formation instead.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 40',
  },
  {
    id: 'organic-alcohols-and-ethers-300',
    topics: ['alcohols-and-ethers'],
    tests: ['epoxides'],
    difficulty: 'intermediate',
    text: '2,2-Dimethyloxirane is opened by methanol, with sodium methoxide in one experiment and with a trace of sulfuric acid in another. Which carbon is mainly attacked in each?',
    answer: '\\ce{CH2} in base, \\ce{C(CH3)2} in acid',
    distractors: [
      {
        text: '\\ce{C(CH3)2} in base, \\ce{CH2} in acid',
        slip: 'wrong-carbon-attacked',
        teaching: 'In base, S_{N}2 attack occurs at the less hindered carbon.',
      },
      {
        text: '\\ce{CH2} in base and in acid',
        slip: 'wrong-carbon-attacked',
        teaching: 'In acid, attack occurs mainly at the carbon that bears more positive charge.',
      },
      {
        text: '\\ce{C(CH3)2} in base and in acid',
        slip: 'wrong-carbon-attacked',
        teaching: 'In base, methoxide attacks the less hindered carbon.',
      },
    ],
    explanation:
      'In base, methoxide attacks the less hindered \\ce{CH2} (S_{N}2). In acid, the protonated epoxide has more positive charge on the carbon with two methyl groups, so this carbon is attacked.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 15',
  },
  {
    id: 'organic-alcohols-and-ethers-301',
    topics: ['alcohols-and-ethers'],
    tests: ['epoxides'],
    difficulty: 'beginner',
    text: 'What is the stereochemical result when cyclohexene oxide is opened by aqueous acid or base?',
    answer: 'The two OH groups are *trans*.',
    distractors: [
      {
        text: 'The two OH groups are *cis*.',
        slip: 'retention-for-inversion',
        teaching: 'The nucleophile attacks from the side opposite the epoxide oxygen.',
      },
      {
        text: 'The two OH groups are on one carbon.',
        slip: 'mechanism-confused',
        teaching:
          'One OH group stays where the epoxide oxygen was, and the other is added to the neighboring carbon.',
      },
      {
        text: 'The two OH groups are *cis* in half of the molecules.',
        slip: 'symmetry-invented',
        teaching: 'No free carbocation forms; only backside attack occurs.',
      },
    ],
    explanation:
      'In both media the nucleophile (water or hydroxide) attacks from the back of a C–O bond. This anti opening gives *trans*-cyclohexane-1,2-diol.',
    reference: 'Clayden, Greeves, Warren, Organic Chemistry, chapter 15',
  },
];

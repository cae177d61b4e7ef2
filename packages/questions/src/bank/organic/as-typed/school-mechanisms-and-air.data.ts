import type { WrittenQuestion } from '../../written-question.ts';

/** Acylation, phenols, dyes, hydroxynitriles, electronic effects, synthesis routes, smog, and breath tests. */
export const schoolMechanismsAndAirQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-radical-reactions-501',
    topics: ['radical-reactions'],
    tests: ['photochemical-smog'],
    difficulty: 'beginner',
    text: 'Which two kinds of pollutants from traffic, together with sunlight, are needed to form photochemical smog?',
    answer: 'Nitrogen oxides and hydrocarbons',
    distractors: [
      {
        text: 'Sulfur dioxide and soot',
        slip: 'pollutants-confused',
        teaching: 'These pollutants form the “classical” winter smog from coal fires.',
      },
      {
        text: 'Carbon dioxide and water',
        slip: 'pollutants-confused',
        teaching: 'As far as smog is concerned, these are harmless products of combustion.',
      },
      {
        text: 'Chlorofluorocarbons and ozone',
        slip: 'pollutants-confused',
        teaching:
          'Ozone is a product of the smog, and CFCs are not exhaust gases; they act in the stratosphere.',
      },
    ],
    explanation:
      'Sunlight splits \\ce{NO2}, and hydrocarbons and oxygen convert NO back to \\ce{NO2}. Ozone, aldehydes and peroxyacetyl nitrate (PAN) accumulate.',
    reference: 'NCERT Chemistry, class XI, unit Environmental chemistry',
  },
  {
    id: 'organic-radical-reactions-502',
    topics: ['radical-reactions'],
    tests: ['photochemical-smog'],
    difficulty: 'intermediate',
    text: 'In photochemical smog, which step produces the oxygen atoms that combine with \\ce{O2} to form ozone near the ground?',
    answer: '\\ce{NO2} is split by sunlight.',
    distractors: [
      {
        text: '\\ce{O2} is split by sunlight.',
        slip: 'conditions-confused',
        teaching:
          'Light that splits \\ce{O2} does not reach the ground; it is absorbed high in the atmosphere.',
      },
      {
        text: '\\ce{NO} is oxidized by \\ce{O3}.',
        slip: 'reaction-direction-reversed',
        teaching: 'This reaction consumes ozone and produces no oxygen atoms.',
      },
      {
        text: '\\ce{CO2} is split by sunlight.',
        slip: 'absorbs-where-it-does-not',
        teaching: 'Carbon dioxide does not absorb the light that reaches the ground.',
      },
    ],
    explanation:
      'Light with a wavelength below about 400 nm causes \\ce{NO2 -> NO + O}, which is followed by \\ce{O + O2 -> O3}.',
    reference: 'NCERT Chemistry, class XI, unit Environmental chemistry',
  },
  {
    id: 'organic-radical-reactions-503',
    topics: ['radical-reactions'],
    tests: ['photochemical-smog'],
    difficulty: 'beginner',
    text: 'How does photochemical smog differ from classical (London) smog?',
    answer: 'It is oxidizing; classical smog is reducing.',
    distractors: [
      {
        text: 'It is reducing; classical smog is free of sulfur.',
        slip: 'reversed-trend',
        teaching:
          'Ozone and \\ce{NO2} make photochemical smog oxidizing; classical smog contains \\ce{SO2} from the sulfur in coal.',
      },
      {
        text: 'It forms in cold fog; classical smog is free of soot.',
        slip: 'conditions-confused',
        teaching:
          'Photochemical smog forms in warm, sunny weather, and classical smog contains soot from coal smoke.',
      },
      {
        text: 'It comes from coal fires; classical smog comes from cars.',
        slip: 'pollutants-confused',
        teaching:
          'It is classical smog that comes from coal fires, which release \\ce{SO2} and soot; cars cause photochemical smog.',
      },
    ],
    explanation:
      'Photochemical smog (warm, dry, sunny weather) contains ozone, \\ce{NO2} and PAN, which oxidize; classical smog (cool, humid weather) contains \\ce{SO2} and smoke, which reduce.',
    reference: 'NCERT Chemistry, class XI, unit Environmental chemistry',
  },
  {
    id: 'organic-radical-reactions-504',
    topics: ['radical-reactions'],
    tests: ['photochemical-smog', 'ozone-depletion'],
    difficulty: 'beginner',
    text: 'Why is ozone beneficial in the stratosphere but undesirable near the ground?',
    answer: 'It absorbs UV high up; near the ground it harms lungs.',
    distractors: [
      {
        text: 'It absorbs \\ce{CO2} high up; near the ground it releases \\ce{CO2}.',
        slip: 'pollutants-confused',
        teaching: 'Ozone neither absorbs nor releases \\ce{CO2} at any altitude.',
      },
      {
        text: 'It keeps heat out high up; near the ground it makes acid rain.',
        slip: 'pollutants-confused',
        teaching: 'Its value is the absorption of UV; acid rain is caused by oxides of sulfur and nitrogen.',
      },
      {
        text: 'It is oxidizing high up; near the ground it is a reducing agent.',
        slip: 'wrong-cause',
        teaching: 'Ozone is the same strong oxidant at any altitude.',
      },
    ],
    explanation:
      'Stratospheric ozone absorbs most ultraviolet light below 310 nm. As a strong oxidant in the air we breathe, it irritates lungs and damages plants and rubber.',
    reference: 'NCERT Chemistry, class XI, unit Environmental chemistry',
  },
  {
    id: 'organic-radical-reactions-505',
    topics: ['radical-reactions'],
    tests: ['photochemical-smog'],
    difficulty: 'advanced',
    text: 'Over a city, NO peaks at 7 a.m., \\ce{NO2} at 9 a.m. and ozone at 1 p.m. Why does ozone peak last?',
    answer: 'Most NO has to be turned into \\ce{NO2} first.',
    distractors: [
      {
        text: 'Most ozone has to drift down from the stratosphere first.',
        slip: 'wrong-cause',
        teaching: 'Ozone over a city forms on the spot from \\ce{NO2} and light.',
      },
      {
        text: 'Most ozone has to be turned into \\ce{NO2} first.',
        slip: 'reaction-direction-reversed',
        teaching:
          'Ozone contains no nitrogen and cannot turn into \\ce{NO2}; NO does so, and as long as NO is plentiful, it destroys ozone.',
      },
      {
        text: 'Most cars emit ozone only in the early afternoon.',
        slip: 'wrong-cause',
        teaching: 'Cars emit NO and hydrocarbons, not ozone.',
      },
    ],
    explanation:
      'Fresh NO removes ozone (\\ce{NO + O3 -> NO2 + O2}). Only when peroxy radicals from hydrocarbons have converted it to \\ce{NO2} and the sun is high does ozone build up.',
    reference: 'NCERT Chemistry, class XI, unit Environmental chemistry',
  },
  {
    id: 'organic-radical-reactions-506',
    topics: ['radical-reactions'],
    tests: ['atmospheric-hydroxyl-radical'],
    difficulty: 'intermediate',
    text: 'Which pair of steps forms most of the hydroxyl radicals in the clean air of the lower atmosphere?',
    answer: 'Ozone gives excited O atoms in light; these react with water vapor.',
    distractors: [
      {
        text: 'Water vapor gives excited H atoms in light; these react with oxygen.',
        slip: 'absorbs-where-it-does-not',
        teaching: 'Light that splits water does not reach the lower atmosphere.',
      },
      {
        text: 'Carbon dioxide gives O atoms in light; these react with hydrogen.',
        slip: 'absorbs-where-it-does-not',
        teaching: '\\ce{CO2} is not split there, and \\ce{H2} is scarce.',
      },
      {
        text: 'Nitrogen gives excited N atoms in light; these react with water vapor.',
        slip: 'conditions-confused',
        teaching: 'The N≡N bond is far too strong for sunlight.',
      },
    ],
    explanation:
      '\\ce{O3} absorbs light below about 320 nm and gives O(^{1}D), which has enough energy for \\ce{O + H2O -> 2OH}.',
    reference: 'Jacob, Introduction to Atmospheric Chemistry, chapter 11',
  },
  {
    id: 'organic-radical-reactions-507',
    topics: ['radical-reactions'],
    tests: ['atmospheric-hydroxyl-radical'],
    difficulty: 'advanced',
    text: 'Methane reacts with the hydroxyl radical in NO-rich air. What are the first steps of its oxidation?',
    answer: 'OH takes an H atom; \\ce{CH3} adds \\ce{O2}; \\ce{CH3O2} gives an O atom to NO.',
    distractors: [
      {
        text: 'OH takes an H atom; \\ce{CH3} adds NO; \\ce{CH3NO} gives an H atom to \\ce{O2}.',
        slip: 'mechanism-order-reversed',
        teaching: 'There is far more \\ce{O2} than NO in air, so the methyl radical meets \\ce{O2} first.',
      },
      {
        text: 'OH takes an H atom; \\ce{CH3} adds OH; \\ce{CH3OH} gives an H atom to NO.',
        slip: 'mechanism-confused',
        teaching:
          'OH radicals are so scarce that \\ce{CH3} hardly ever meets one; it adds \\ce{O2}, which is everywhere in air.',
      },
      {
        text: 'OH takes an H atom; \\ce{CH3} adds \\ce{O2}; \\ce{CH3O2} gives an O atom to \\ce{O2}.',
        slip: 'mechanism-confused',
        teaching:
          '\\ce{CH3O2} gives its oxygen atom to NO; ozone forms only later, from O atoms that light splits off \\ce{NO2}.',
      },
    ],
    explanation:
      '\\ce{OH + CH4 -> H2O + CH3}, \\ce{CH3 + O2 -> CH3O2}, \\ce{CH3O2 + NO -> CH3O + NO2}. The \\ce{NO2} then leads to ozone.',
    reference: 'Jacob, Introduction to Atmospheric Chemistry, chapter 11',
  },
  {
    id: 'organic-radical-reactions-508',
    topics: ['radical-reactions'],
    tests: ['atmospheric-hydroxyl-radical'],
    difficulty: 'advanced',
    text: 'The rate constant for the reaction of OH with a pollutant is 2.5 × 10^{−13} cm^{3}/s, and the air contains 1.0 × 10^{6} OH radicals per cm^{3} on average. What is the mean lifetime of the pollutant?',
    answer: '46 days',
    distractors: [
      {
        text: '32 days',
        slip: 'half-life-for-time-constant',
        teaching: 'The mean lifetime is 1/(*k*[OH]); ln 2/(*k*[OH]) is the half-life.',
        expression: 'ln(2) / (2.5e-13 * 1.0e6) / 86400',
      },
      {
        text: '93 days',
        slip: 'needless-doubling',
        teaching: 'The mean lifetime is 1/(*k*[OH]); there is no factor of 2 in the numerator.',
        expression: '2 / (2.5e-13 * 1.0e6) / 86400',
      },
      {
        text: '67 days',
        slip: 'half-life-for-time-constant',
        teaching:
          '1/(*k*[OH]) is already the mean lifetime; dividing by ln 2 treats it as if it were a half-life.',
        expression: '1 / (2.5e-13 * 1.0e6) / 86400 / ln(2)',
      },
    ],
    explanation: '*τ* = 1/(2.5 × 10^{−13} cm^{3}/s × 1.0 × 10^{6} cm^{−3}) = 4.0 × 10^{6} s = 46 days.',
    reference: 'Jacob, Introduction to Atmospheric Chemistry, chapter 11',
    computation: { kind: 'quantity', expression: '1/(2.5e-13*1.0e6)/86400', unit: 'days' },
  },
  {
    id: 'organic-radical-reactions-509',
    topics: ['radical-reactions'],
    tests: ['atmospheric-hydroxyl-radical'],
    difficulty: 'beginner',
    text: 'Why is the hydroxyl radical called the “detergent” of the lower atmosphere?',
    answer: 'It starts the oxidation of most gases emitted at the ground.',
    distractors: [
      {
        text: 'It dissolves dust particles by making them alkaline.',
        slip: 'intermediates-confused',
        teaching: 'The OH radical is not the hydroxide ion: it is neutral and not basic.',
      },
      {
        text: 'It absorbs the ultraviolet light that passes the ozone layer.',
        slip: 'other-substance',
        teaching: 'It is ozone that absorbs UV; OH is far too scarce.',
      },
      {
        text: 'It turns oxidized pollutants back into methane and CO.',
        slip: 'reaction-direction-reversed',
        teaching: 'OH oxidizes methane and CO; it does not form them.',
      },
    ],
    explanation:
      'OH abstracts hydrogen from, or adds to, nearly all organic gases, CO and \\ce{SO2}; their oxidized forms are washed out by rain.',
    reference: 'Jacob, Introduction to Atmospheric Chemistry, chapter 11',
  },
  {
    id: 'organic-radical-reactions-510',
    topics: ['radical-reactions'],
    tests: ['atmospheric-hydroxyl-radical'],
    difficulty: 'intermediate',
    text: 'CFC-11, \\ce{CCl3F}, reaches the stratosphere, whereas \\ce{CHCl2F} is mostly removed in the lower atmosphere. Which difference is responsible?',
    answer: 'OH can take a hydrogen atom from \\ce{CHCl2F} only.',
    distractors: [
      {
        text: '\\ce{CHCl2F} is heavier and stays near the ground.',
        slip: 'wrong-cause',
        teaching: 'Air is well mixed; gases do not settle by mass. Besides, \\ce{CCl3F} is heavier.',
      },
      {
        text: 'Rain dissolves \\ce{CHCl2F}, which contains an OH group.',
        slip: 'wrong-cause',
        teaching: '\\ce{CHCl2F} contains no OH group, and haloalkanes dissolve poorly in water.',
      },
      {
        text: 'OH can take a fluorine atom from \\ce{CHCl2F} only.',
        slip: 'wrong-bond-broken',
        teaching: 'C–F bonds are too strong for OH to break; besides, both compounds have one.',
      },
    ],
    explanation:
      'OH abstracts hydrogen from C–H bonds. Without any C–H bond, \\ce{CCl3F} survives until UV splits it in the stratosphere.',
    reference: 'Jacob, Introduction to Atmospheric Chemistry, chapter 10',
  },
  {
    id: 'organic-alcohols-and-ethers-505',
    topics: ['alcohols-and-ethers'],
    tests: ['oxidation-of-alcohols'],
    difficulty: 'beginner',
    text: 'In early breath tests, a tube contained orange crystals of potassium dichromate and acid. What color change indicated ethanol in the breath?',
    answer: 'Orange to green',
    distractors: [
      {
        text: 'Green to orange',
        slip: 'reversed-trend',
        teaching: 'Green \\ce{Cr^3+} is the product, not the reagent.',
      },
      {
        text: 'Green to colorless',
        slip: 'test-result-confused',
        teaching: 'Dichromate is orange, and the \\ce{Cr^3+} that forms is green, not colorless.',
      },
      {
        text: 'Purple to brown',
        slip: 'test-result-confused',
        teaching: 'This color change is that of permanganate, not dichromate.',
      },
    ],
    explanation: 'Ethanol reduces orange \\ce{Cr2O7^2-} to green \\ce{Cr^3+} and is oxidized itself.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'organic-alcohols-and-ethers-506',
    topics: ['alcohols-and-ethers'],
    tests: ['oxidation-of-alcohols'],
    uses: ['half-equations'],
    difficulty: 'intermediate',
    text: 'In a dichromate breath test, ethanol is oxidized to acetic acid. How many electrons does each ethanol molecule lose?',
    answer: '4',
    distractors: [
      {
        text: '2',
        slip: 'one-step-short',
        teaching: 'Two electrons lead to acetaldehyde; the acid needs two more.',
      },
      {
        text: '6',
        slip: 'answered-another-quantity',
        teaching: 'Six is the number of electrons taken up by one dichromate ion.',
      },
      {
        text: '12',
        slip: 'answered-another-quantity',
        teaching: 'Twelve is the total for three ethanol molecules and two dichromate ions.',
      },
    ],
    explanation: '\\ce{C2H5OH + H2O -> CH3COOH + 4H+ + 4e-}: the carbon of the OH group goes from −1 to +3.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'organic-alcohols-and-ethers-507',
    topics: ['alcohols-and-ethers'],
    tests: ['oxidation-of-alcohols'],
    difficulty: 'intermediate',
    text: 'A fuel-cell breathalyzer passes breath over a platinum electrode. Which reaction of ethanol produces the current that is measured?',
    answer: 'Its oxidation at the anode',
    distractors: [
      {
        text: 'Its reduction at the cathode',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'At the cathode oxygen from the air is reduced; ethanol loses electrons.',
      },
      {
        text: 'Its reduction at the anode',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'At an anode oxidation takes place, never reduction.',
      },
      {
        text: 'Its neutralization at the cathode',
        slip: 'reaction-type-confused',
        teaching: 'Ethanol is not an acid that could be neutralized.',
      },
    ],
    explanation:
      'Ethanol is oxidized (to acetic acid) at the anode and oxygen is reduced to water at the cathode; the current is proportional to the amount of ethanol.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'organic-alcohols-and-ethers-508',
    topics: ['alcohols-and-ethers'],
    tests: ['oxidation-of-alcohols'],
    uses: ['oxidation-and-reduction'],
    difficulty: 'advanced',
    text: 'A diabetic’s breath contains acetone, but a fuel-cell or dichromate breathalyzer shows no alcohol. Why does acetone not interfere with these tests?',
    answer: 'A ketone is not oxidized under these conditions.',
    distractors: [
      {
        text: 'A ketone is reduced at once to propan-2-ol.',
        slip: 'functional-group-confused',
        teaching: 'Neither acid dichromate nor the anode reduces; propan-2-ol would be detected as alcohol.',
      },
      {
        text: 'A ketone does not pass from the blood into the breath.',
        slip: 'wrong-cause',
        teaching: 'Acetone is volatile and can even be smelled in the breath.',
      },
      {
        text: 'A ketone turns the orange dichromate colorless.',
        slip: 'test-result-confused',
        teaching: 'Acetone does not react with the dichromate, which stays orange.',
      },
    ],
    explanation:
      'The carbonyl carbon of acetone has no hydrogen; its oxidation would have to break C–C bonds. Ethanol is oxidized readily.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.3',
  },
  {
    id: 'organic-structure-and-bonding-501',
    topics: ['structure-and-bonding'],
    tests: ['inductive-effect'],
    difficulty: 'beginner',
    text: 'Which group withdraws electrons by its inductive effect (−I)?',
    answer: 'Cl',
    distractors: [
      {
        text: '\\ce{CH3}',
        slip: 'reversed-trend',
        teaching: 'An alkyl group releases electron density (+I).',
      },
      {
        text: '\\ce{C(CH3)3}',
        slip: 'reversed-trend',
        teaching: 'The *tert*-butyl group releases electron density even more than methyl.',
      },
      {
        text: '\\ce{COO-}',
        slip: 'reversed-trend',
        teaching: 'The negative charge makes this group electron-releasing through σ bonds.',
      },
    ],
    explanation:
      'Chlorine is more electronegative than carbon and attracts the electrons of the σ bond, which is a −I effect.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 2.4',
  },
  {
    id: 'organic-structure-and-bonding-502',
    topics: ['structure-and-bonding'],
    tests: ['resonance-in-organic-molecules', 'inductive-effect'],
    difficulty: 'intermediate',
    text: 'The \\ce{OCH3} group on a benzene ring has two electronic effects. Which description is correct?',
    answer: '−I and +M, with +M stronger',
    distractors: [
      {
        text: '+I and −M, with −M stronger',
        slip: 'reversed-trend',
        teaching: 'Oxygen is electronegative (−I) and has lone pairs to donate (+M).',
      },
      {
        text: '−I and +M, with −I stronger',
        slip: 'reversed-trend',
        teaching:
          'If −I were stronger, anisole would undergo electrophilic substitution more slowly than benzene; it is far faster.',
      },
      {
        text: '+I and +M, with +M stronger',
        slip: 'inductive-and-mesomeric-confused',
        teaching: 'Through the σ bond, oxygen withdraws electrons (−I).',
      },
    ],
    explanation:
      'Oxygen attracts σ electrons (−I) but shares a lone pair with the ring (+M). The +M effect outweighs the −I effect, so the ring of anisole is activated at the ortho and para positions.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.4',
  },
  {
    id: 'organic-structure-and-bonding-503',
    topics: ['structure-and-bonding'],
    tests: ['resonance-in-organic-molecules'],
    difficulty: 'beginner',
    text: 'Which substituent on a benzene ring has a negative mesomeric effect (−M)?',
    answer: '\\ce{NO2}',
    distractors: [
      {
        text: '\\ce{NH2}',
        slip: 'reversed-trend',
        teaching: 'The lone pair of nitrogen is shared with the ring, which is a +M effect.',
      },
      {
        text: '\\ce{OH}',
        slip: 'reversed-trend',
        teaching: 'The lone pairs of oxygen give the OH group a +M effect.',
      },
      {
        text: '\\ce{Cl}',
        slip: 'inductive-and-mesomeric-confused',
        teaching: 'Chlorine withdraws by induction, but its lone pairs give it a +M effect.',
      },
    ],
    explanation:
      'The nitrogen bonded to the ring is part of an N=O bond, which accepts π electrons from the ring, so \\ce{NO2} withdraws electrons by resonance (−M) as well as by induction.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.4',
  },
  {
    id: 'organic-structure-and-bonding-504',
    topics: ['structure-and-bonding'],
    tests: ['inductive-effect'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'advanced',
    text: '4-Methoxybenzoic acid (p*K*_{a} 4.5) is weaker than benzoic acid (4.2), but methoxyacetic acid (3.6) is stronger than acetic acid (4.8). Which statement explains both observations?',
    answer: 'The +M effect of oxygen operates only in the first acid.',
    distractors: [
      {
        text: 'The −I effect of oxygen operates only in the first acid.',
        slip: 'reversed-trend',
        teaching:
          'The −I effect operates in both and strengthens the acids; it is the +M effect that needs a π system.',
      },
      {
        text: 'In both acids the +I effect of the methyl group is decisive.',
        slip: 'overgeneralised-rule',
        teaching: 'If this were so, both acids would be weakened.',
      },
      {
        text: 'In both acids a hydrogen bond to the methoxy group is decisive.',
        slip: 'wrong-cause',
        teaching:
          'In the para position, the methoxy group is too far from the COOH group for a hydrogen bond.',
      },
    ],
    explanation:
      'A lone pair can be shared only with a conjugated π system. In methoxyacetic acid, a \\ce{CH2} group separates the oxygen from the π system, so only the −I effect is left, which stabilizes the anion.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.4',
  },
  {
    id: 'organic-aromatic-compounds-501',
    topics: ['aromatic-compounds'],
    tests: ['diazonium-salts'],
    difficulty: 'beginner',
    text: 'Which two substances couple to form an azo dye in cold aqueous solution?',
    answer: 'Benzenediazonium chloride and 2-naphthol in NaOH',
    distractors: [
      {
        text: 'Nitrobenzene and 2-naphthol in NaOH',
        slip: 'reagent-misread',
        teaching: 'A nitro compound does not couple; the amine made from it must be diazotized.',
      },
      {
        text: 'Aniline and 2-naphthol in NaOH',
        slip: 'reagent-misread',
        teaching: 'Aniline must first be converted to its diazonium salt with \\ce{NaNO2} and HCl.',
      },
      {
        text: 'Benzenediazonium chloride and nitrobenzene in HCl',
        slip: 'reagent-misread',
        teaching:
          'The diazonium ion, a weak electrophile, needs an electron-rich ring; nitrobenzene is electron-poor.',
      },
    ],
    explanation:
      'The diazonium ion attacks the electron-rich ring of the naphtholate; an orange-red dye with –N=N– forms.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.8',
  },
  {
    id: 'organic-aromatic-compounds-502',
    topics: ['aromatic-compounds'],
    tests: ['diazonium-salts'],
    difficulty: 'intermediate',
    text: 'Which feature of azo dyes makes them colored?',
    answer: 'A long conjugated system through the N=N bond',
    distractors: [
      {
        text: 'A full positive charge on the N=N bond',
        slip: 'wrong-cause',
        teaching: 'The dye is a neutral azo compound; the charge is lost in the coupling.',
      },
      {
        text: 'A weak bond that breaks and emits light',
        slip: 'wrong-cause',
        teaching: 'Dyes absorb light; they do not break in doing so.',
      },
      {
        text: 'A metal ion bonded between the two nitrogens',
        slip: 'wrong-cause',
        teaching: 'Simple azo dyes contain no metal.',
      },
    ],
    explanation:
      'The N=N bond joins the π systems of two rings. The larger conjugated system has a smaller HOMO–LUMO gap and absorbs visible light.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 14.9',
  },
  {
    id: 'organic-aromatic-compounds-503',
    topics: ['aromatic-compounds'],
    tests: ['diazonium-salts', 'directing-effects'],
    difficulty: 'intermediate',
    text: 'Methyl orange is made from 4-aminobenzenesulfonic acid and *N*,*N*-dimethylaniline. Why does the coupling take place para to the \\ce{N(CH3)2} group?',
    answer: 'This group activates the para position; ortho is crowded.',
    distractors: [
      {
        text: 'This group deactivates the ortho and meta positions; para is left.',
        slip: 'directing-effect-confused',
        teaching: 'A dialkylamino group strongly activates; it does not deactivate.',
      },
      {
        text: 'This group directs to the meta position; para is next best.',
        slip: 'directing-effect-confused',
        teaching: 'Amino groups with a free lone pair direct to the ortho and para positions.',
      },
      {
        text: 'This group leaves; nitrogen takes its place.',
        slip: 'mechanism-confused',
        teaching: 'The amino group remains on the ring; it is a hydrogen atom that is replaced.',
      },
    ],
    explanation:
      'The lone pair of nitrogen makes the ortho and para positions electron-rich. The bulky diazonium ion attacks the open para position.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.8',
  },
  {
    id: 'organic-aromatic-compounds-504',
    topics: ['aromatic-compounds'],
    tests: ['diazonium-salts'],
    difficulty: 'advanced',
    text: 'Phenol couples with diazonium ions best at pH 9 to 10. What lowers the yield at pH 4 and at pH 13?',
    answer: 'At pH 4 phenol is not ionized; at pH 13 the diazonium ion is lost.',
    distractors: [
      {
        text: 'At pH 4 the diazonium ion is lost; at pH 13 the dye is cleaved.',
        slip: 'wrong-cause',
        teaching: 'Acid stabilizes the diazonium ion, and the N=N bond survives alkali.',
      },
      {
        text: 'At pH 4 phenol is protonated on oxygen; at pH 13 the dye is cleaved.',
        slip: 'wrong-cause',
        teaching: 'Phenol is not protonated at pH 4, and the N=N bond survives alkali.',
      },
      {
        text: 'At pH 4 nitrogen is evolved at once; at pH 13 phenol is oxidized.',
        slip: 'wrong-cause',
        teaching: 'Diazonium salts are made and handled in cold acid, so nitrogen is not evolved at once.',
      },
    ],
    explanation:
      'Phenoxide reacts far faster than phenol, so the solution must be basic. Strong base converts \\ce{ArN2+} into the diazotate \\ce{ArN=N-O-}, which does not couple.',
    reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapter 22',
  },
  {
    id: 'organic-aromatic-compounds-505',
    topics: ['aromatic-compounds'],
    tests: ['nitration-of-benzene'],
    difficulty: 'beginner',
    text: 'In the nitration of benzene, \\ce{C6H6}, which ion attacks the ring?',
    answer: '\\ce{NO2+}',
    distractors: [
      {
        text: '\\ce{NO2-}',
        slip: 'charge-placed-wrongly',
        teaching: 'A negative ion is a nucleophile and would be repelled by the π electrons.',
      },
      {
        text: '\\ce{NO3-}',
        slip: 'nucleophile-electrophile-confused',
        teaching: 'The nitrate ion is negative and not an electrophile.',
      },
      {
        text: '\\ce{NH4+}',
        slip: 'nucleophile-electrophile-confused',
        teaching: 'The ammonium ion has no low-lying empty orbital that could accept electrons.',
      },
    ],
    explanation:
      'The electrophile is the nitronium ion; sulfuric acid protonates nitric acid, which then loses water: \\ce{HNO3 + 2H2SO4 -> NO2+ + H3O+ + 2HSO4-}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.2',
  },
  {
    id: 'organic-aromatic-compounds-506',
    topics: ['aromatic-compounds'],
    tests: ['nitration-of-benzene'],
    uses: ['electrophilic-aromatic-substitution'],
    difficulty: 'beginner',
    text: 'What happens in the last step of the nitration of benzene, after the nitro group has bonded?',
    answer: 'The ring loses \\ce{H+} and is aromatic again.',
    distractors: [
      {
        text: 'The ring loses \\ce{H-} and becomes a cation.',
        slip: 'wrong-bond-broken',
        teaching: 'The intermediate is already a cation; it loses a proton, not a hydride ion.',
      },
      {
        text: 'The ring adds \\ce{HSO4-} and stays a diene.',
        slip: 'added-without-opening',
        teaching: 'Addition would give up the aromatic stabilization.',
      },
      {
        text: 'The ring loses \\ce{NO2} and forms a radical.',
        slip: 'mechanism-confused',
        teaching: 'The nitro group remains on the ring, and no radicals take part.',
      },
    ],
    explanation:
      'The electrons of the C–H bond in the arenium ion return to the ring as a base removes the proton, and the aromatic sextet is restored.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.2',
  },
  {
    id: 'organic-carbonyl-compounds-508',
    topics: ['carbonyl-compounds'],
    tests: ['nucleophilic-addition-to-carbonyls'],
    difficulty: 'beginner',
    text: 'What is the product when propanal reacts with KCN and dilute sulfuric acid?',
    answer: '\\ce{CH3CH2CH(OH)CN}',
    distractors: [
      {
        text: '\\ce{CH3CH2COCN}',
        slip: 'added-without-opening',
        teaching: 'CN adds to the C=O bond, which becomes C–OH; it does not replace H.',
      },
      {
        text: '\\ce{CH3COCN}',
        slip: 'added-without-opening',
        teaching: 'The C=O bond opens to C–OH, and all three carbons of propanal are retained.',
      },
      {
        text: '\\ce{CH3CH(OH)CN}',
        slip: 'carbon-lost-or-added',
        teaching: 'Propanal contributes three carbons, and cyanide adds a fourth.',
      },
    ],
    explanation:
      '\\ce{CN-} adds to the carbonyl carbon and the oxygen takes up \\ce{H+} to give 2-hydroxybutanenitrile, a hydroxynitrile.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.6',
  },
  {
    id: 'organic-carbonyl-compounds-509',
    topics: ['carbonyl-compounds'],
    tests: ['nucleophilic-addition-to-carbonyls', 'optical-activity'],
    difficulty: 'intermediate',
    text: 'Acetaldehyde and KCN/\\ce{H+} give 2-hydroxypropanenitrile, which shows no optical activity although its molecules are chiral. Why?',
    answer: 'Cyanide attacks the C=O group equally from both sides.',
    distractors: [
      {
        text: 'Cyanide inverts each chiral carbon of acetaldehyde.',
        slip: 'wrong-cause',
        teaching: 'Acetaldehyde has no chiral carbon that could be inverted.',
      },
      {
        text: 'Cyanide forms a molecule with an internal mirror plane.',
        slip: 'meso-invented',
        teaching: 'The carbon carries H, OH, \\ce{CH3} and CN, so there is no mirror plane.',
      },
      {
        text: 'Cyanide in solution absorbs the plane-polarized light.',
        slip: 'wrong-cause',
        teaching: 'Absorption has nothing to do with optical rotation; the product is a racemate.',
      },
    ],
    explanation:
      'The carbonyl group is planar. Attack from above and below is equally likely, so equal amounts of the two enantiomers form, that is, a racemic mixture.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.6',
  },
  {
    id: 'organic-carbonyl-compounds-510',
    topics: ['carbonyl-compounds'],
    tests: ['nucleophilic-addition-to-carbonyls'],
    difficulty: 'intermediate',
    text: 'Pure HCN adds very slowly to acetone, but a little KCN makes the reaction fast. What does KCN supply?',
    answer: 'The nucleophile',
    distractors: [
      {
        text: 'The electrophile',
        slip: 'nucleophile-electrophile-confused',
        teaching: 'The carbonyl carbon is the electrophile.',
      },
      {
        text: 'The acid catalyst',
        slip: 'acid-for-base',
        teaching: 'KCN is basic; HCN supplies the proton of the second step.',
      },
      {
        text: 'The leaving group',
        slip: 'reaction-type-confused',
        teaching: 'No leaving group is needed, because nothing leaves in an addition.',
      },
    ],
    explanation:
      'HCN is a weak acid and provides very few \\ce{CN-} ions. Cyanide ions from KCN attack the carbonyl carbon; the alkoxide then takes a proton from HCN and releases another \\ce{CN-}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.6',
  },
  {
    id: 'organic-carbonyl-compounds-511',
    topics: ['carbonyl-compounds'],
    tests: ['nucleophilic-addition-to-carbonyls', 'chirality'],
    difficulty: 'intermediate',
    text: 'With KCN and dilute acid, which compound gives an achiral hydroxynitrile?',
    answer: 'Pentan-3-one',
    distractors: [
      {
        text: 'Pentan-2-one',
        slip: 'symmetry-overlooked',
        teaching:
          'Its carbonyl carbon ends up with \\ce{CH3}, \\ce{C3H7}, OH and CN, which are four different groups.',
      },
      {
        text: 'Propanal',
        slip: 'stereocentre-missed',
        teaching:
          'Its carbonyl carbon ends up with H, \\ce{C2H5}, OH and CN, which are four different groups.',
      },
      {
        text: 'Butanone',
        slip: 'stereocentre-missed',
        teaching:
          'Its carbonyl carbon ends up with \\ce{CH3}, \\ce{C2H5}, OH and CN, which are four different groups.',
      },
    ],
    explanation:
      'In the product from pentan-3-one, the carbon carries two ethyl groups in addition to OH and CN, so it is not a stereocenter.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.6',
  },
  {
    id: 'organic-carboxylic-acids-501',
    topics: ['carboxylic-acids'],
    tests: ['nucleophilic-acyl-substitution'],
    uses: ['acyl-chlorides-and-anhydrides'],
    difficulty: 'beginner',
    text: 'In the mechanism of the reaction of acetyl chloride with ammonia, what happens right after the tetrahedral intermediate has formed?',
    answer: 'C=O re-forms and chloride leaves.',
    distractors: [
      {
        text: 'C=O re-forms and hydride leaves.',
        slip: 'mechanism-confused',
        teaching: 'Hydride is a very poor leaving group; it is chloride that leaves.',
      },
      {
        text: 'A second ammonia attacks the carbon atom.',
        slip: 'mechanism-order-reversed',
        teaching: 'The carbon atom already has four single bonds; it cannot bond to a second nitrogen.',
      },
      {
        text: 'Oxygen takes up a proton and chloride stays.',
        slip: 'one-step-short',
        teaching: 'If chloride stayed, the reaction would be only an addition; here elimination follows.',
      },
    ],
    explanation:
      'The lone pair on oxygen re-forms the C=O bond and expels \\ce{Cl-}, so addition is followed by elimination. Finally, nitrogen loses a proton.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.4',
  },
  {
    id: 'organic-carboxylic-acids-502',
    topics: ['carboxylic-acids'],
    tests: ['acyl-chlorides-and-anhydrides'],
    difficulty: 'beginner',
    text: 'Which organic product forms when propanoyl chloride reacts with methanol at room temperature?',
    answer: 'Methyl propanoate',
    distractors: [
      {
        text: 'Propyl methanoate',
        slip: 'ester-halves-swapped',
        teaching: 'The acyl part, with three carbons including C=O, comes from the acyl chloride.',
      },
      {
        text: 'Propanoic acid',
        slip: 'functional-group-confused',
        teaching: 'The acid forms with water, not with an alcohol.',
      },
      {
        text: 'Methoxypropane',
        slip: 'functional-group-confused',
        teaching: 'The C=O group is retained, so an ester forms, not an ether.',
      },
    ],
    explanation: '\\ce{C2H5COCl + CH3OH -> C2H5COOCH3 + HCl}. The ester is methyl propanoate.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.4',
  },
  {
    id: 'organic-carboxylic-acids-503',
    topics: ['carboxylic-acids'],
    tests: ['acyl-chlorides-and-anhydrides'],
    difficulty: 'intermediate',
    text: 'Acetic anhydride and ethylamine (in excess) react by nucleophilic addition–elimination. Which products form?',
    answer: '*N*-Ethylacetamide and ethylammonium acetate',
    distractors: [
      {
        text: 'Ethyl acetate and ammonium acetate',
        slip: 'functional-group-confused',
        teaching: 'It is the nitrogen of ethylamine that attacks, so an amide forms, not an ester.',
      },
      {
        text: '*N*-Ethylacetamide and acetyl chloride',
        slip: 'one-step-short',
        teaching: 'There is no chlorine in the mixture.',
      },
      {
        text: '*N*,*N*-Diacetylethylamine and water',
        slip: 'reagent-equivalents-ignored',
        teaching: 'With an excess of the amine, each nitrogen is acylated once.',
      },
    ],
    explanation:
      'One half of the anhydride becomes the amide; the other half leaves as acetate, which forms a salt with a second molecule of the amine.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.5',
  },
  {
    id: 'organic-aromatic-compounds-507',
    topics: ['aromatic-compounds'],
    tests: ['phenols'],
    difficulty: 'beginner',
    text: 'Phenol dissolves only slightly in cold dilute HCl but readily in aqueous NaOH. What forms in the NaOH solution?',
    answer: 'Sodium phenoxide and water',
    distractors: [
      {
        text: 'Sodium benzoate and hydrogen',
        slip: 'reaction-type-confused',
        teaching: 'No carbon atom is added, and phenol gives no hydrogen with NaOH.',
      },
      {
        text: 'Benzene and sodium peroxide',
        slip: 'leaving-group-misjudged',
        teaching: 'The C–O bond of phenol is strong and is not broken.',
      },
      {
        text: 'Sodium phenoxide and hydrogen',
        slip: 'reaction-type-confused',
        teaching:
          'Sodium metal would release hydrogen; hydroxide takes the proton of phenol and becomes water.',
      },
    ],
    explanation:
      'Phenol is a weak acid (p*K*_{a} 10): \\ce{C6H5OH + NaOH -> C6H5ONa + H2O}. The salt dissolves in water.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.2',
  },
  {
    id: 'organic-aromatic-compounds-508',
    topics: ['aromatic-compounds'],
    tests: ['phenols'],
    difficulty: 'beginner',
    text: 'How many moles of bromine react with one mole of phenol in excess bromine water?',
    answer: '3 mol',
    distractors: [
      {
        text: '1 mol',
        slip: 'counted-one-substituent',
        teaching: 'Phenol is so reactive that the reaction does not stop after one substitution.',
      },
      {
        text: '2 mol',
        slip: 'counted-one-substituent',
        teaching: 'Both ortho positions and the para position react.',
      },
      {
        text: '6 mol',
        slip: 'group-replaced',
        teaching: 'Each substitution uses one \\ce{Br2}: one Br atom ends up on the ring, the other in HBr.',
      },
    ],
    explanation:
      'White 2,4,6-tribromophenol forms: \\ce{C6H5OH + 3Br2 -> C6H2Br3OH + 3HBr}. One mole of phenol reacts with 3 mol of bromine.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.9',
  },
  {
    id: 'organic-aromatic-compounds-509',
    topics: ['aromatic-compounds'],
    tests: ['phenols', 'acidity-of-organic-compounds'],
    difficulty: 'intermediate',
    text: 'Phenol dissolves in NaOH but, unlike benzoic acid, releases no \\ce{CO2} from \\ce{NaHCO3}. Which order of acid strength is consistent with these facts?',
    answer: 'benzoic acid > carbonic acid > phenol > water',
    distractors: [
      {
        text: 'carbonic acid > benzoic acid > phenol > water',
        slip: 'acidity-order-reversed',
        teaching: 'Benzoic acid releases carbonic acid, so benzoic acid is the stronger acid.',
      },
      {
        text: 'benzoic acid > phenol > carbonic acid > water',
        slip: 'acidity-order-reversed',
        teaching:
          'If phenol were stronger than carbonic acid, it would release \\ce{CO2} from hydrogen carbonate.',
      },
      {
        text: 'benzoic acid > carbonic acid > water > phenol',
        slip: 'acidity-order-reversed',
        teaching:
          'If water were a stronger acid than phenol, hydroxide would not remove the proton of phenol.',
      },
    ],
    explanation:
      'A stronger acid displaces a weaker one from its salt. Benzoic acid releases \\ce{CO2} from hydrogen carbonate, phenol does not, but hydroxide deprotonates phenol. The order is benzoic acid (p*K*_{a} 4.2) > carbonic acid (6.4) > phenol (10.0) > water.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.2',
  },
  {
    id: 'organic-stereochemistry-501',
    topics: ['stereochemistry'],
    tests: ['enantiomers-and-diastereomers'],
    uses: ['chirality'],
    difficulty: 'beginner',
    text: 'Thalidomide has one stereocenter. The drug sold in the 1950s was made without chiral reagents. What does this mean for its composition?',
    answer: 'It was an equal mixture of two enantiomers.',
    distractors: [
      {
        text: 'It was an equal mixture of two diastereomers.',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching: 'One stereocenter gives two mirror-image forms, that is, enantiomers.',
      },
      {
        text: 'It was a single substance with achiral molecules.',
        slip: 'stereocentre-missed',
        teaching:
          'A molecule with one stereocenter is chiral; it cannot be superimposed on its mirror image.',
      },
      {
        text: 'It was a mixture of two structural isomers.',
        slip: 'constitution-confused-with-configuration',
        teaching: 'The atoms are bonded in the same order in both forms.',
      },
    ],
    explanation:
      'Without a chiral influence both configurations form equally, so the product is a racemate of (*R*) and (*S*).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.12',
  },
  {
    id: 'organic-stereochemistry-502',
    topics: ['stereochemistry'],
    tests: ['enantiomers-and-diastereomers'],
    uses: ['chirality'],
    difficulty: 'intermediate',
    text: 'The (*S*) enantiomer of thalidomide is held responsible for birth defects. Why would it not have helped to give patients the pure (*R*) enantiomer?',
    answer: 'It turns into the racemate in the body.',
    distractors: [
      {
        text: 'It has the same biological effects in every respect.',
        slip: 'overgeneralised-rule',
        teaching: 'Enantiomers interact with chiral receptors and can act differently.',
      },
      {
        text: 'It cannot be dissolved in the blood at all.',
        slip: 'wrong-cause',
        teaching: 'In an achiral solvent both enantiomers are equally soluble.',
      },
      {
        text: 'It has a different formula and is not a drug.',
        slip: 'constitution-confused-with-configuration',
        teaching: 'Enantiomers have the same formula and the same bonds.',
      },
    ],
    explanation:
      'The stereocenter is next to C=O, and its hydrogen is exchanged by way of the enol form, so the two enantiomers interconvert within hours.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.12',
  },
  {
    id: 'organic-stereochemistry-503',
    topics: ['stereochemistry'],
    tests: ['enantiomers-and-diastereomers'],
    uses: ['chirality'],
    difficulty: 'beginner',
    text: 'Why can two enantiomers of a drug have different effects in the body?',
    answer: 'Receptors and enzymes are chiral themselves.',
    distractors: [
      {
        text: 'Enantiomers differ in melting point and solubility.',
        slip: 'overgeneralised-rule',
        teaching: 'In achiral surroundings these properties are the same.',
      },
      {
        text: 'Enantiomers differ in their molecular formula.',
        slip: 'formulas-not-compared',
        teaching: 'Enantiomers have the same formula and the same connectivity.',
      },
      {
        text: 'They rotate light in the body in different ways.',
        slip: 'wrong-cause',
        teaching: 'The rotation of polarized light plays no part in drug action.',
      },
    ],
    explanation:
      'A chiral binding site fits the two mirror images differently, just as a left glove fits the two hands differently.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.12',
  },
  {
    id: 'organic-stereochemistry-504',
    topics: ['stereochemistry'],
    tests: ['resolution-of-enantiomers', 'chirality'],
    difficulty: 'intermediate',
    text: 'What is an advantage of making only the active enantiomer of a chiral drug?',
    answer: 'The dose can be about halved.',
    distractors: [
      {
        text: 'The drug has a lower melting point.',
        slip: 'irrelevant-property',
        teaching:
          'A pure enantiomer may melt higher or lower than the racemate, and a lower melting point would be no advantage to patients.',
      },
      {
        text: 'The synthesis always has fewer steps.',
        slip: 'wrong-cause',
        teaching: 'Asymmetric synthesis or resolution tends to add steps.',
      },
      {
        text: 'The drug can no longer have side effects.',
        slip: 'overgeneralised-rule',
        teaching: 'The active enantiomer can have side effects of its own.',
      },
    ],
    explanation:
      'Half of a racemate is the inactive or harmful isomer. Leaving it out halves the dose and avoids any side effects of that isomer.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.12',
  },
  {
    id: 'organic-functional-groups-506',
    topics: ['functional-groups'],
    tests: ['oxidation-of-alcohols'],
    uses: ['synthetic-routes'],
    difficulty: 'beginner',
    text: 'Which reagents and conditions turn propan-1-ol into propanoic acid?',
    answer: 'Acidified \\ce{K2Cr2O7}, heat under reflux',
    distractors: [
      {
        text: 'Acidified \\ce{K2Cr2O7}, distill off the product',
        slip: 'conditions-confused',
        teaching: 'If the product is distilled off at once, the aldehyde is obtained.',
      },
      {
        text: '\\ce{NaBH4} in water, room temperature',
        slip: 'reagent-misread',
        teaching: 'Sodium borohydride is a reducing agent and cannot turn an alcohol into an acid.',
      },
      {
        text: 'Concentrated \\ce{H2SO4}, 170 °C',
        slip: 'reagent-misread',
        teaching: 'Hot concentrated sulfuric acid dehydrates the alcohol to propene.',
      },
    ],
    explanation:
      'Under reflux with an excess of the oxidizing agent, the aldehyde returns to the mixture and is oxidized to the acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.7',
  },
  {
    id: 'organic-functional-groups-507',
    topics: ['functional-groups'],
    tests: ['preparation-of-amines'],
    uses: ['synthetic-routes'],
    difficulty: 'intermediate',
    text: 'Butan-1-amine is to be made from 1-bromopropane in two steps. Which reagents are suitable, in the order given?',
    answer: 'KCN, then \\ce{H2} with nickel',
    distractors: [
      {
        text: '\\ce{NH3}, then \\ce{H2} with nickel',
        slip: 'carbon-lost-or-added',
        teaching: 'Ammonia gives propan-1-amine, which is one carbon short.',
      },
      {
        text: 'KCN, then hot dilute HCl',
        slip: 'reagent-misread',
        teaching: 'Hot dilute HCl hydrolyzes the nitrile to butanoic acid.',
      },
      {
        text: '\\ce{NH3}, then hot dilute HCl',
        slip: 'carbon-lost-or-added',
        teaching:
          'Ammonia gives propan-1-amine, which is one carbon short; the acid only converts it to its salt.',
      },
    ],
    explanation:
      'Cyanide adds the fourth carbon and gives butanenitrile. Hydrogen reduces C≡N to \\ce{CH2NH2}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.6',
  },
  {
    id: 'organic-functional-groups-508',
    topics: ['functional-groups'],
    tests: ['synthetic-routes'],
    difficulty: 'intermediate',
    text: 'Ethyl acetate is to be made from ethene as the only organic starting material. Which plan works?',
    answer: 'Hydrate it; oxidize half to the acid; heat both halves with \\ce{H2SO4}',
    distractors: [
      {
        text: 'Hydrate it; oxidize it all to the aldehyde; heat with \\ce{H2SO4}',
        slip: 'one-step-short',
        teaching:
          'An aldehyde and an acid catalyst do not give the ester; a carboxylic acid and an alcohol are needed.',
      },
      {
        text: 'Brominate it; treat half with KCN; heat both halves with NaOH',
        slip: 'reagent-misread',
        teaching: 'Cyanide adds carbons; the product is not an ester made of two-carbon units.',
      },
      {
        text: 'Brominate it; oxidize half to the acid; heat both halves with NaOH',
        slip: 'reagent-misread',
        teaching:
          '1,2-Dibromoethane is not oxidized to acetic acid, and base does not esterify an acid with an alcohol.',
      },
    ],
    explanation:
      'Ethene and steam give ethanol. Part of it, refluxed with acidified dichromate, gives acetic acid; ethanol and acetic acid give the ester with hot concentrated \\ce{H2SO4}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.3',
  },
  {
    id: 'organic-functional-groups-509',
    topics: ['functional-groups'],
    tests: ['synthetic-routes'],
    uses: ['nucleophilic-addition-to-carbonyls'],
    difficulty: 'intermediate',
    text: '2-Hydroxypropanoic acid (lactic acid) is to be made from ethanol in three steps. Which sequence works?',
    answer: 'Oxidize to acetaldehyde; add HCN; hydrolyze with acid',
    distractors: [
      {
        text: 'Add HCN; oxidize to the ketone; hydrolyze with acid',
        slip: 'order-of-steps',
        teaching: 'HCN does not add to an alcohol; the aldehyde is needed first.',
      },
      {
        text: 'Oxidize to acetic acid; add HCN; hydrolyze with acid',
        slip: 'oxidised-too-far',
        teaching: 'Carboxylic acids do not add HCN.',
      },
      {
        text: 'Oxidize to acetaldehyde; reduce with \\ce{NaBH4}; add HCN',
        slip: 'reagent-misread',
        teaching: 'Reduction of acetaldehyde leads back to ethanol.',
      },
    ],
    explanation:
      'Acetaldehyde and HCN (KCN, acid) give 2-hydroxypropanenitrile; hot dilute acid converts CN to COOH.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.6',
  },
];

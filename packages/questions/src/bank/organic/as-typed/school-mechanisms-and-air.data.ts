import type { WrittenQuestion } from '../../written-question.ts';

/** Acylation, phenols, dyes, hydroxynitriles, electronic effects, synthesis routes, smog, and breath tests. */
export const schoolMechanismsAndAirQuestions: readonly WrittenQuestion[] = [
  {
    id: 'organic-radical-reactions-501',
    topics: ['radical-reactions'],
    tests: ['photochemical-smog'],
    difficulty: 'beginner',
    text: 'Which two kinds of pollutants from traffic are needed, with sunlight, to make photochemical smog?',
    answer: 'Nitrogen oxides and hydrocarbons',
    distractors: [
      {
        text: 'Sulfur dioxide and soot',
        slip: 'pollutants-confused',
        teaching: 'These make the “classical”, winter smog of coal fires.',
      },
      {
        text: 'Carbon dioxide and water',
        slip: 'pollutants-confused',
        teaching: 'They are the harmless products of combustion as far as smog goes.',
      },
      {
        text: 'Chlorofluorocarbons and ozone',
        slip: 'pollutants-confused',
        teaching: 'CFCs act in the stratosphere; they are no exhaust gases.',
      },
    ],
    explanation:
      'Sunlight splits \\ce{NO2}; hydrocarbons and oxygen turn NO back to \\ce{NO2}. Ozone, aldehydes and PAN collect.',
    reference: 'NCERT Chemistry, class XI, unit Environmental chemistry',
  },
  {
    id: 'organic-radical-reactions-502',
    topics: ['radical-reactions'],
    tests: ['photochemical-smog'],
    difficulty: 'intermediate',
    text: 'In photochemical smog, which step makes the oxygen atom that turns \\ce{O2} into ozone near the ground?',
    answer: '\\ce{NO2} is split by sunlight.',
    distractors: [
      {
        text: '\\ce{O2} is split by sunlight.',
        slip: 'conditions-confused',
        teaching: 'Light that splits \\ce{O2} does not reach the ground; it is absorbed high up.',
      },
      {
        text: '\\ce{NO} is oxidized by \\ce{O3}.',
        slip: 'reaction-direction-reversed',
        teaching: 'This reaction uses up ozone.',
      },
      {
        text: '\\ce{CO2} is split by sunlight.',
        slip: 'absorbs-where-it-does-not',
        teaching: 'Carbon dioxide does not absorb the light that reaches the ground.',
      },
    ],
    explanation: '\\ce{NO2 -> NO + O} with light below about 400 nm; then \\ce{O + O2 -> O3}.',
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
        teaching: 'Ozone and \\ce{NO2} oxidize; classical smog holds \\ce{SO2}, from sulfur in coal.',
      },
      {
        text: 'It forms in cold fog; classical smog is free of soot.',
        slip: 'conditions-confused',
        teaching: 'Sun and warmth belong to photochemical smog, coal smoke to the classical one.',
      },
      {
        text: 'It comes from coal fires; classical smog comes from cars.',
        slip: 'pollutants-confused',
        teaching: 'Coal gives the \\ce{SO2} and soot of classical smog.',
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
    text: 'Why is ozone welcome in the stratosphere but not near the ground?',
    answer: 'It absorbs UV high up; near the ground it harms lungs.',
    distractors: [
      {
        text: 'It absorbs \\ce{CO2} high up; near the ground it releases \\ce{CO2}.',
        slip: 'pollutants-confused',
        teaching: 'Ozone does not bind \\ce{CO2} anywhere.',
      },
      {
        text: 'It keeps heat out high up; near the ground it makes acid rain.',
        slip: 'pollutants-confused',
        teaching: 'Its value is the absorption of UV; acid rain comes from S and N oxides.',
      },
      {
        text: 'It is oxidizing high up; near the ground it is a reducing agent.',
        slip: 'wrong-cause',
        teaching: 'It is the same strong oxidant at any height.',
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
    text: 'Over a city, NO peaks at 7 a.m., \\ce{NO2} at 9 a.m. and ozone at 1 p.m. What explains that ozone is last?',
    answer: 'Most NO has to be turned into \\ce{NO2} first.',
    distractors: [
      {
        text: 'Most ozone has to drift down from the stratosphere first.',
        slip: 'wrong-cause',
        teaching: 'City ozone is made on the spot from \\ce{NO2} and light.',
      },
      {
        text: 'Most ozone has to be turned into \\ce{NO2} first.',
        slip: 'reaction-direction-reversed',
        teaching: 'NO destroys ozone; as long as NO is plentiful, ozone stays low.',
      },
      {
        text: 'Most cars give off ozone only in the early afternoon.',
        slip: 'wrong-cause',
        teaching: 'Cars give off NO and hydrocarbons, no ozone.',
      },
    ],
    explanation:
      'Fresh NO removes ozone (\\ce{NO + O3 -> NO2 + O2}). Only when peroxy radicals from hydrocarbons have made \\ce{NO2} of it and the sun is high does ozone build up.',
    reference: 'NCERT Chemistry, class XI, unit Environmental chemistry',
  },
  {
    id: 'organic-radical-reactions-506',
    topics: ['radical-reactions'],
    tests: ['atmospheric-hydroxyl-radical'],
    difficulty: 'intermediate',
    text: 'By which pair of steps is most hydroxyl radical formed in clean air of the lower atmosphere?',
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
      '\\ce{O3} absorbs light below about 320 nm and gives O(^{1}D), excited enough for \\ce{O + H2O -> 2OH}.',
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
        text: 'OH gives an H atom; \\ce{CH5} adds \\ce{O2}; \\ce{CH5O2} gives an O atom to NO.',
        slip: 'mechanism-confused',
        teaching: 'OH takes hydrogen, as the O–H bond of water is stronger than C–H.',
      },
      {
        text: 'OH gives an H atom; \\ce{CH5} adds NO; \\ce{CH5NO} gives an H atom to \\ce{O2}.',
        slip: 'mechanism-confused',
        teaching:
          'Carbon cannot take a fifth bond; OH takes a hydrogen, as the O–H bond of water is stronger than C–H.',
      },
    ],
    explanation:
      '\\ce{OH + CH4 -> H2O + CH3}, \\ce{CH3 + O2 -> CH3O2}, \\ce{CH3O2 + NO -> CH3O + NO2}: the \\ce{NO2} then leads to ozone.',
    reference: 'Jacob, Introduction to Atmospheric Chemistry, chapter 11',
  },
  {
    id: 'organic-radical-reactions-508',
    topics: ['radical-reactions'],
    tests: ['atmospheric-hydroxyl-radical'],
    difficulty: 'advanced',
    text: 'The rate constant of OH with a pollutant is 2.5 × 10^{−13} cm^{3}/s, and air holds 1.0 × 10^{6} OH per cm^{3} on average. What is the mean lifetime of the pollutant?',
    answer: '46 days',
    distractors: [
      {
        text: '32 days',
        slip: 'wrong-reference',
        teaching: 'The mean lifetime is 1/(*k*[OH]); ln 2/(*k*[OH]) is the half-life.',
        expression: 'ln(2) / (2.5e-13 * 1.0e6) / 86400',
      },
      {
        text: '93 days',
        slip: 'needless-doubling',
        teaching: 'The mean lifetime is 1/(*k*[OH]); no factor 2 belongs in the numerator.',
        expression: '2 / (2.5e-13 * 1.0e6) / 86400',
      },
      {
        text: '67 days',
        slip: 'half-life-for-time-constant',
        teaching: '1/(*k*[OH]) already is the mean lifetime; dividing by ln 2 takes it for a half-life.',
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
    answer: 'It starts the oxidation of most gases given off at the ground.',
    distractors: [
      {
        text: 'It dissolves dust particles by making them alkaline.',
        slip: 'intermediates-confused',
        teaching: 'The radical OH is not the hydroxide ion: it is neutral and not basic.',
      },
      {
        text: 'It absorbs the ultraviolet light that passes the ozone layer.',
        slip: 'other-substance',
        teaching: 'Ozone absorbs UV; OH is far too scarce.',
      },
      {
        text: 'It turns oxidized pollutants back into methane and CO.',
        slip: 'reaction-direction-reversed',
        teaching: 'OH oxidizes methane and CO; it does not make them.',
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
    text: 'CFC-11, \\ce{CCl3F}, reaches the stratosphere, whereas \\ce{CHCl2F} is mostly removed below. Which difference decides?',
    answer: 'OH can take a hydrogen atom from \\ce{CHCl2F} only.',
    distractors: [
      {
        text: '\\ce{CHCl2F} is heavier and stays near the ground.',
        slip: 'wrong-cause',
        teaching: 'Air is well mixed; gases do not settle by mass. And \\ce{CCl3F} is heavier.',
      },
      {
        text: 'Rain dissolves \\ce{CHCl2F} as it contains an OH group.',
        slip: 'wrong-cause',
        teaching: 'It contains no OH group, and haloalkanes dissolve poorly in water.',
      },
      {
        text: 'OH can take a fluorine atom from \\ce{CHCl2F} only.',
        slip: 'wrong-bond-broken',
        teaching: 'C–F bonds are too strong for OH; and both compounds have one.',
      },
    ],
    explanation:
      'OH abstracts hydrogen from C–H bonds. Without any C–H, \\ce{CCl3F} survives until UV splits it in the stratosphere.',
    reference: 'Jacob, Introduction to Atmospheric Chemistry, chapter 10',
  },
  {
    id: 'organic-alcohols-and-ethers-505',
    topics: ['alcohols-and-ethers'],
    tests: ['oxidation-of-alcohols'],
    difficulty: 'beginner',
    text: 'In old breath tests a tube held orange crystals of potassium dichromate and acid. What color change showed ethanol in the breath?',
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
        teaching: 'This is permanganate, not dichromate.',
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
    text: 'In a dichromate breath test ethanol ends up as acetic acid. How many electrons does each ethanol molecule lose?',
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
        teaching: 'Six electrons are taken up by one dichromate ion.',
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
    text: 'A fuel-cell breathalyzer passes breath over a platinum electrode. Which reaction of ethanol gives the current that is measured?',
    answer: 'Its oxidation at the anode',
    distractors: [
      {
        text: 'Its reduction at the cathode',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'At the cathode oxygen of the air is reduced; ethanol loses electrons.',
      },
      {
        text: 'Its reduction at the anode',
        slip: 'mixed-up-anode-and-cathode',
        teaching: 'At an anode oxidation takes place, never reduction.',
      },
      {
        text: 'Its neutralization at the cathode',
        slip: 'reaction-type-confused',
        teaching: 'Ethanol is no acid that could be neutralized.',
      },
    ],
    explanation:
      'Ethanol is oxidized (to acetic acid) at the anode and oxygen is reduced to water at the cathode; the current is proportional to the ethanol.',
    reference: 'OpenStax Chemistry 2e, section 17.5',
  },
  {
    id: 'organic-alcohols-and-ethers-508',
    topics: ['alcohols-and-ethers'],
    tests: ['oxidation-of-alcohols'],
    uses: ['oxidation-and-reduction'],
    difficulty: 'advanced',
    text: 'A diabetic’s breath contains acetone, and a fuel-cell or dichromate breathalyzer shows no alcohol. Why does acetone not disturb these tests?',
    answer: 'A ketone is not oxidized under these conditions.',
    distractors: [
      {
        text: 'A ketone is reduced at once to propan-2-ol.',
        slip: 'functional-group-confused',
        teaching: 'Neither acid dichromate nor the anode reduces; propan-2-ol would be counted as alcohol.',
      },
      {
        text: 'A ketone does not leave the blood for the breath.',
        slip: 'wrong-cause',
        teaching: 'Acetone is volatile and can even be smelled in the breath.',
      },
      {
        text: 'A ketone turns the orange dichromate to colorless.',
        slip: 'test-result-confused',
        teaching: 'It leaves the dichromate orange.',
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
    explanation: 'Chlorine is more electronegative than carbon and pulls the electrons of the σ bond: −I.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 2.4',
  },
  {
    id: 'organic-structure-and-bonding-502',
    topics: ['structure-and-bonding'],
    tests: ['resonance-in-organic-molecules', 'inductive-effect'],
    difficulty: 'intermediate',
    text: 'The \\ce{OCH3} group on a benzene ring has two electronic effects. Which pair is right?',
    answer: '−I and +M, with +M stronger',
    distractors: [
      {
        text: '+I and −M, with −M stronger',
        slip: 'reversed-trend',
        teaching: 'Oxygen is electronegative (−I) and has lone pairs to give (+M).',
      },
      {
        text: '−I and +M, with −I stronger',
        slip: 'reversed-trend',
        teaching: 'Then anisole would react more slowly than benzene; it is far faster.',
      },
      {
        text: '+I and +M, with +M stronger',
        slip: 'inductive-and-mesomeric-confused',
        teaching: 'Through the σ bond oxygen withdraws electrons.',
      },
    ],
    explanation:
      'Oxygen attracts σ electrons (−I) but shares a lone pair with the ring (+M). The +M effect wins: anisole is activated, ortho/para.',
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
        teaching: 'The lone pair of nitrogen is shared with the ring: +M.',
      },
      { text: '\\ce{OH}', slip: 'reversed-trend', teaching: 'The lone pairs of oxygen make it +M.' },
      {
        text: '\\ce{Cl}',
        slip: 'inductive-and-mesomeric-confused',
        teaching: 'Chlorine withdraws by induction, but its lone pairs make it +M.',
      },
    ],
    explanation:
      'The N=O bond next to the ring takes up π electrons: \\ce{NO2} withdraws by resonance (−M) as well as by induction.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.4',
  },
  {
    id: 'organic-structure-and-bonding-504',
    topics: ['structure-and-bonding'],
    tests: ['inductive-effect'],
    uses: ['resonance-in-organic-molecules'],
    difficulty: 'advanced',
    text: '4-Methoxybenzoic acid (p*K*_{a} 4.5) is weaker than benzoic acid (4.2), but methoxyacetic acid (3.6) is stronger than acetic acid (4.8). Which statement explains both?',
    answer: 'Only in the first acid is the +M effect of oxygen at work.',
    distractors: [
      {
        text: 'Only in the first acid is the −I effect of oxygen at work.',
        slip: 'reversed-trend',
        teaching:
          'The −I effect acts in both and strengthens acids; it is the +M effect that needs a π system.',
      },
      {
        text: 'In both acids the +I effect of the methyl group decides.',
        slip: 'overgeneralised-rule',
        teaching: 'Then both acids would be weakened.',
      },
      {
        text: 'In both acids a hydrogen bond to the methoxy group decides.',
        slip: 'wrong-cause',
        teaching: 'In the para position the groups are far apart.',
      },
    ],
    explanation:
      'A lone pair can be shared only with a conjugated π system. In methoxyacetic acid a \\ce{CH2} group stands between: only −I is left, which stabilizes the anion.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 20.4',
  },
  {
    id: 'organic-aromatic-compounds-501',
    topics: ['aromatic-compounds'],
    tests: ['diazonium-salts'],
    difficulty: 'beginner',
    text: 'Which two substances are coupled to an azo dye in cold aqueous solution?',
    answer: 'Benzenediazonium chloride and 2-naphthol in NaOH',
    distractors: [
      {
        text: 'Nitrobenzene and 2-naphthol in NaOH',
        slip: 'reagent-misread',
        teaching: 'A nitro compound does not couple; the amine made from it has to be diazotized.',
      },
      {
        text: 'Aniline and 2-naphthol in NaOH',
        slip: 'reagent-misread',
        teaching: 'Aniline must be turned into its diazonium salt first, with \\ce{NaNO2} and HCl.',
      },
      {
        text: 'Benzenediazonium chloride and nitrobenzene in HCl',
        slip: 'reagent-misread',
        teaching: 'The weak electrophile needs an electron-rich ring; nitrobenzene is electron-poor.',
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
        text: 'A weak bond that breaks and gives off light',
        slip: 'wrong-cause',
        teaching: 'Dyes absorb light; they do not break in doing so.',
      },
      {
        text: 'A metal ion bound between the two nitrogens',
        slip: 'wrong-cause',
        teaching: 'Simple azo dyes contain no metal.',
      },
    ],
    explanation:
      'The N=N bond joins the π systems of two rings. The larger conjugated system has a smaller gap and absorbs visible light.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 14.9',
  },
  {
    id: 'organic-aromatic-compounds-503',
    topics: ['aromatic-compounds'],
    tests: ['diazonium-salts', 'directing-effects'],
    difficulty: 'intermediate',
    text: 'Methyl orange is made from 4-aminobenzenesulfonic acid and *N*,*N*-dimethylaniline. Why does the coupling take place para to the \\ce{N(CH3)2} group?',
    answer: 'This group activates para, and ortho is crowded.',
    distractors: [
      {
        text: 'This group deactivates ortho and meta, and para is left.',
        slip: 'directing-effect-confused',
        teaching: 'A dialkylamino group strongly activates; it does not deactivate.',
      },
      {
        text: 'This group directs meta, and para is next best.',
        slip: 'directing-effect-confused',
        teaching: 'Amino groups with a free lone pair direct ortho and para.',
      },
      {
        text: 'This group leaves, and nitrogen takes its place.',
        slip: 'mechanism-confused',
        teaching: 'The amino group stays; a hydrogen is replaced.',
      },
    ],
    explanation:
      'The lone pair of nitrogen makes ortho and para positions electron-rich. The bulky diazonium ion attacks the open para position.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.8',
  },
  {
    id: 'organic-aromatic-compounds-504',
    topics: ['aromatic-compounds'],
    tests: ['diazonium-salts'],
    difficulty: 'advanced',
    text: 'Phenol couples with diazonium ions best at pH 9 to 10. Which pair of changes lowers the yield at pH 4 and at pH 13?',
    answer: 'At pH 4 phenol is not ionized; at pH 13 the diazonium ion is lost.',
    distractors: [
      {
        text: 'At pH 4 the diazonium ion is lost; at pH 13 the dye is split.',
        slip: 'wrong-cause',
        teaching: 'Acid keeps the diazonium ion, and the N=N bond survives alkali.',
      },
      {
        text: 'At pH 4 phenol is protonated on oxygen; at pH 13 the dye is split.',
        slip: 'wrong-cause',
        teaching: 'Phenol is not protonated at pH 4, and the N=N bond survives alkali.',
      },
      {
        text: 'At pH 4 nitrogen is evolved at once; at pH 13 phenol is oxidized.',
        slip: 'wrong-cause',
        teaching: 'Diazonium salts are made and kept in cold acid.',
      },
    ],
    explanation:
      'Phenoxide reacts far faster than phenol, so the solution must be basic. Strong base turns \\ce{ArN2+} into the diazotate \\ce{ArN=N-O-}, which does not couple.',
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
        teaching: 'Nitrate is no electrophile.',
      },
      {
        text: '\\ce{NH4+}',
        slip: 'nucleophile-electrophile-confused',
        teaching: 'The ammonium ion has no place to take up electrons.',
      },
    ],
    explanation:
      'Sulfuric acid protonates nitric acid, which loses water: \\ce{HNO3 + 2H2SO4 -> NO2+ + H3O+ + 2HSO4-}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 16.2',
  },
  {
    id: 'organic-aromatic-compounds-506',
    topics: ['aromatic-compounds'],
    tests: ['nitration-of-benzene'],
    uses: ['electrophilic-aromatic-substitution'],
    difficulty: 'beginner',
    text: 'Which change happens in the last step of the nitration of benzene, after the nitro group has bonded?',
    answer: 'The ring loses \\ce{H+} and is aromatic again.',
    distractors: [
      {
        text: 'The ring loses \\ce{H-} and becomes a cation.',
        slip: 'wrong-bond-broken',
        teaching: 'The intermediate is a cation already; it loses a proton.',
      },
      {
        text: 'The ring adds \\ce{HSO4-} and stays a diene.',
        slip: 'added-without-opening',
        teaching: 'Addition would give up the aromatic stabilization.',
      },
      {
        text: 'The ring loses \\ce{NO2} and forms a radical.',
        slip: 'mechanism-confused',
        teaching: 'The nitro group stays; no radicals take part.',
      },
    ],
    explanation:
      'The C–H electrons of the arenium ion go back to the ring as the proton leaves to a base: the aromatic sextet is restored.',
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
        teaching: 'The C=O bond opens; H is not replaced by CN.',
      },
      {
        text: '\\ce{CH3COCN}',
        slip: 'added-without-opening',
        teaching: 'The C=O bond opens to C–OH, and the three carbons of propanal are kept.',
      },
      {
        text: '\\ce{CH3CH(OH)CN}',
        slip: 'carbon-lost-or-added',
        teaching: 'Propanal brings three carbons; cyanide adds a fourth one.',
      },
    ],
    explanation:
      '\\ce{CN-} adds to the carbonyl carbon and the oxygen takes up \\ce{H+}: 2-hydroxybutanenitrile, a hydroxynitrile.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.6',
  },
  {
    id: 'organic-carbonyl-compounds-509',
    topics: ['carbonyl-compounds'],
    tests: ['nucleophilic-addition-to-carbonyls', 'optical-activity'],
    difficulty: 'intermediate',
    text: 'Ethanal and KCN/\\ce{H+} give 2-hydroxypropanenitrile without optical activity, although its molecules are chiral. Why?',
    answer: 'Cyanide attacks the planar C=O equally from both sides.',
    distractors: [
      {
        text: 'Cyanide inverts each chiral carbon of ethanal.',
        slip: 'wrong-cause',
        teaching: 'Ethanal has no chiral carbon before the reaction.',
      },
      {
        text: 'Cyanide makes a molecule with a mirror plane inside.',
        slip: 'meso-invented',
        teaching: 'The carbon carries H, OH, \\ce{CH3} and CN: there is no mirror plane.',
      },
      {
        text: 'Cyanide in solution absorbs the polarized light.',
        slip: 'wrong-cause',
        teaching: 'Absorption has nothing to do with the sign of rotation; the product is a racemate.',
      },
    ],
    explanation:
      'The carbonyl group is planar. Attack from above and below is equally likely, so equal amounts of the two enantiomers form: a racemic mixture.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.6',
  },
  {
    id: 'organic-carbonyl-compounds-510',
    topics: ['carbonyl-compounds'],
    tests: ['nucleophilic-addition-to-carbonyls'],
    difficulty: 'intermediate',
    text: 'Pure HCN adds very slowly to propanone, but a little KCN makes the reaction fast. What does KCN supply?',
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
        teaching: 'Nothing leaves in an addition.',
      },
    ],
    explanation:
      'HCN is a weak acid with few \\ce{CN-} ions. Cyanide ions from KCN attack the carbonyl carbon; the alkoxide then takes a proton from HCN and releases another \\ce{CN-}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.6',
  },
  {
    id: 'organic-carbonyl-compounds-511',
    topics: ['carbonyl-compounds'],
    tests: ['nucleophilic-addition-to-carbonyls', 'chirality'],
    difficulty: 'intermediate',
    text: 'With KCN and dilute acid, which compound gives a hydroxynitrile that is not chiral?',
    answer: 'Pentan-3-one',
    distractors: [
      {
        text: 'Pentan-2-one',
        slip: 'symmetry-overlooked',
        teaching: 'Its carbon gets \\ce{CH3}, \\ce{C3H7}, OH and CN: four different groups.',
      },
      {
        text: 'Propanal',
        slip: 'stereocentre-missed',
        teaching: 'Its carbon gets H, \\ce{C2H5}, OH and CN: four different groups.',
      },
      {
        text: 'Butanone',
        slip: 'stereocentre-missed',
        teaching: 'Its carbon gets \\ce{CH3}, \\ce{C2H5}, OH and CN: four different groups.',
      },
    ],
    explanation:
      'In the product of pentan-3-one the carbon carries two ethyl groups beside OH and CN, so it is no stereocenter.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.6',
  },
  {
    id: 'organic-carboxylic-acids-501',
    topics: ['carboxylic-acids'],
    tests: ['nucleophilic-acyl-substitution'],
    uses: ['acyl-chlorides-and-anhydrides'],
    difficulty: 'beginner',
    text: 'In the mechanism of the reaction of ethanoyl (acetyl) chloride with ammonia, what happens right after the tetrahedral intermediate has formed?',
    answer: 'C=O re-forms and chloride leaves.',
    distractors: [
      {
        text: 'C=O re-forms and hydride leaves.',
        slip: 'mechanism-confused',
        teaching: 'Hydride is a very poor leaving group; chloride goes.',
      },
      {
        text: 'Chloride leaves before the nitrogen attacks.',
        slip: 'mechanism-order-reversed',
        teaching: 'The intermediate exists only after nitrogen has attacked.',
      },
      {
        text: 'Oxygen takes up a proton and the molecule stays.',
        slip: 'one-step-short',
        teaching: 'Then it would be an addition only; here elimination follows.',
      },
    ],
    explanation:
      'The lone pair on oxygen makes the C=O bond again and expels \\ce{Cl-}: addition, then elimination. Last, nitrogen loses a proton.',
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
        teaching: 'The acyl part, three carbons with C=O, comes from the chloride.',
      },
      {
        text: 'Propanoic acid',
        slip: 'functional-group-confused',
        teaching: 'The acid forms with water, not with an alcohol.',
      },
      {
        text: 'Methoxypropane',
        slip: 'functional-group-confused',
        teaching: 'The C=O group stays: an ester, not an ether, forms.',
      },
    ],
    explanation: '\\ce{C2H5COCl + CH3OH -> C2H5COOCH3 + HCl}: methyl propanoate.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.4',
  },
  {
    id: 'organic-carboxylic-acids-503',
    topics: ['carboxylic-acids'],
    tests: ['acyl-chlorides-and-anhydrides'],
    difficulty: 'intermediate',
    text: 'Acetic anhydride and ethylamine (in excess) react by nucleophilic addition–elimination. Which pair of products results?',
    answer: '*N*-Ethylacetamide and ethylammonium acetate',
    distractors: [
      {
        text: 'Ethyl acetate and ammonium acetate',
        slip: 'functional-group-confused',
        teaching: 'Nitrogen, not a carbon–oxygen chain, attacks: an amide forms.',
      },
      {
        text: '*N*-Ethylacetamide and acetyl chloride',
        slip: 'one-step-short',
        teaching: 'There is no chlorine in the mixture.',
      },
      {
        text: '*N*,*N*-Diacetylethylamine and water',
        slip: 'reagent-equivalents-ignored',
        teaching: 'With an excess of amine each nitrogen is acylated once.',
      },
    ],
    explanation:
      'One half of the anhydride becomes the amide; the other half leaves as acetate, which with the second amine is the salt.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.5',
  },
  {
    id: 'organic-aromatic-compounds-507',
    topics: ['aromatic-compounds'],
    tests: ['phenols'],
    difficulty: 'beginner',
    text: 'Phenol is nearly insoluble in cold dilute HCl, but dissolves in aqueous NaOH. What forms in NaOH?',
    answer: 'Sodium phenoxide and water',
    distractors: [
      {
        text: 'Sodium benzoate and hydrogen',
        slip: 'reaction-type-confused',
        teaching: 'No C atom is added, and NaOH gives no hydrogen with phenol.',
      },
      {
        text: 'Benzene and sodium peroxide',
        slip: 'leaving-group-misjudged',
        teaching: 'The C–O bond of phenol is strong and is not broken.',
      },
      {
        text: 'Phenol hydrate and sodium',
        slip: 'reaction-direction-reversed',
        teaching: 'Hydroxide takes the acidic proton of phenol.',
      },
    ],
    explanation:
      'Phenol is a weak acid (p*K*_{a} 10): \\ce{C6H5OH + NaOH -> C6H5ONa + H2O}. Its salt dissolves.',
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
        teaching: 'Each substitution uses one \\ce{Br2}: one Br on the ring, the other in HBr.',
      },
    ],
    explanation:
      'White 2,4,6-tribromophenol forms: \\ce{C6H5OH + 3Br2 -> C6H2Br3OH + 3HBr}. One mole of phenol reacts with 3 mol.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.9',
  },
  {
    id: 'organic-aromatic-compounds-509',
    topics: ['aromatic-compounds'],
    tests: ['phenols', 'acidity-of-organic-compounds'],
    difficulty: 'intermediate',
    text: 'Phenol dissolves in NaOH but releases no \\ce{CO2} from \\ce{NaHCO3}, unlike benzoic acid. Which order of acid strength follows?',
    answer: 'benzoic acid > carbonic acid > phenol > water',
    distractors: [
      {
        text: 'carbonic acid > benzoic acid > phenol > water',
        slip: 'acidity-order-reversed',
        teaching: 'Benzoic acid releases carbonic acid, so it is the stronger one.',
      },
      {
        text: 'benzoic acid > phenol > carbonic acid > water',
        slip: 'acidity-order-reversed',
        teaching: 'Phenol would then release \\ce{CO2} from hydrogen carbonate.',
      },
      {
        text: 'benzoic acid > carbonic acid > water > phenol',
        slip: 'acidity-order-reversed',
        teaching: 'Hydroxide could then not take the proton of phenol.',
      },
    ],
    explanation:
      'A stronger acid drives out a weaker one from its salt. Phenol (10.0) stands between carbonic acid (6.4) and water.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.2',
  },
  {
    id: 'organic-stereochemistry-501',
    topics: ['stereochemistry'],
    tests: ['enantiomers-and-diastereomers'],
    uses: ['chirality'],
    difficulty: 'beginner',
    text: 'Thalidomide has one stereocenter. What does this mean for the drug as it was sold in the 1950s, made without chiral reagents?',
    answer: 'It was an equal mixture of two enantiomers.',
    distractors: [
      {
        text: 'It was an equal mixture of two diastereomers.',
        slip: 'enantiomers-and-diastereomers-confused',
        teaching: 'One stereocenter gives mirror images, that is enantiomers.',
      },
      {
        text: 'It was a single substance without a mirror image.',
        slip: 'stereocentre-missed',
        teaching: 'A molecule with one stereocenter has a mirror image of its own.',
      },
      {
        text: 'It was a mixture of two structural isomers.',
        slip: 'constitution-confused-with-configuration',
        teaching: 'The atoms are bonded in the same order in both.',
      },
    ],
    explanation:
      'Without a chiral influence both configurations form equally: a racemate of (*R*) and (*S*).',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.12',
  },
  {
    id: 'organic-stereochemistry-502',
    topics: ['stereochemistry'],
    tests: ['enantiomers-and-diastereomers'],
    uses: ['chirality'],
    difficulty: 'intermediate',
    text: 'The (*S*) enantiomer of thalidomide is held responsible for birth defects. Why would it not have helped to give the pure (*R*) enantiomer?',
    answer: 'It turns into the racemate in the body.',
    distractors: [
      {
        text: 'It has the same biological effects in every respect.',
        slip: 'overgeneralised-rule',
        teaching: 'Enantiomers meet chiral receptors and can act differently.',
      },
      {
        text: 'It cannot be dissolved in the blood at all.',
        slip: 'wrong-cause',
        teaching: 'In an achiral solvent both enantiomers are equally soluble.',
      },
      {
        text: 'It has another formula and is no drug.',
        slip: 'constitution-confused-with-configuration',
        teaching: 'Enantiomers have the same formula and the same bonds.',
      },
    ],
    explanation:
      'The hydrogen on the stereocenter is next to C=O and is exchanged by way of the enol form: the two enantiomers interconvert within hours.',
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
        teaching: 'They have the same formula and the same connections.',
      },
      {
        text: 'Light in the body turns them in different ways.',
        slip: 'wrong-cause',
        teaching: 'Rotation of polarized light has no part in drug action.',
      },
    ],
    explanation:
      'A chiral binding site fits the two mirror images differently, as a left glove fits the two hands.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 5.12',
  },
  {
    id: 'organic-stereochemistry-504',
    topics: ['stereochemistry'],
    tests: ['resolution-of-enantiomers', 'chirality'],
    difficulty: 'intermediate',
    text: 'Which is an advantage of making only the active enantiomer of a chiral drug?',
    answer: 'The dose can be about halved.',
    distractors: [
      {
        text: 'The melting point of the drug falls by half.',
        slip: 'wrong-cause',
        teaching: 'Melting points do not follow such a rule, and patients do not care.',
      },
      {
        text: 'The synthesis always has fewer steps.',
        slip: 'wrong-cause',
        teaching: 'Asymmetric synthesis or resolution tends to add effort.',
      },
      {
        text: 'The drug can no longer have side effects.',
        slip: 'overgeneralised-rule',
        teaching: 'The active enantiomer can have side effects of its own.',
      },
    ],
    explanation:
      'Half of a racemate is the inactive or harmful isomer. Leaving it out saves half of the dose and any side effects of that isomer.',
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
        teaching: 'The aldehyde is caught when the product is distilled off at once.',
      },
      {
        text: '\\ce{NaBH4} in water, room temperature',
        slip: 'reagent-misread',
        teaching: 'This reduces; it cannot turn an alcohol into an acid.',
      },
      {
        text: 'Concentrated \\ce{H2SO4}, 170 °C',
        slip: 'reagent-misread',
        teaching: 'This dehydrates the alcohol to propene.',
      },
    ],
    explanation:
      'Under reflux with excess oxidizing agent the aldehyde returns to the mixture and is oxidized to the acid.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 17.7',
  },
  {
    id: 'organic-functional-groups-507',
    topics: ['functional-groups'],
    tests: ['preparation-of-amines'],
    uses: ['synthetic-routes'],
    difficulty: 'intermediate',
    text: 'Butan-1-amine is to be made from 1-bromopropane in two steps. Which reagents, in this order?',
    answer: 'KCN, then \\ce{H2} with nickel',
    distractors: [
      {
        text: '\\ce{NH3}, then \\ce{H2} with nickel',
        slip: 'carbon-lost-or-added',
        teaching: 'Ammonia gives propan-1-amine, one carbon short.',
      },
      {
        text: 'KCN, then hot dilute HCl',
        slip: 'reagent-misread',
        teaching: 'This hydrolyzes the nitrile to butanoic acid.',
      },
      {
        text: '\\ce{NH3}, then hot dilute HCl',
        slip: 'carbon-lost-or-added',
        teaching: 'Ammonia gives propan-1-amine, one carbon short; acid only makes its salt.',
      },
    ],
    explanation: 'Cyanide adds the fourth carbon: butanenitrile. Hydrogen reduces C≡N to \\ce{CH2NH2}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 24.6',
  },
  {
    id: 'organic-functional-groups-508',
    topics: ['functional-groups'],
    tests: ['synthetic-routes'],
    difficulty: 'intermediate',
    text: 'Ethene is to be turned into ethyl ethanoate (ethyl acetate) with no other organic starting material. Which plan works?',
    answer: 'Hydrate it; oxidize half to acid; join both with \\ce{H2SO4}',
    distractors: [
      {
        text: 'Hydrate it; oxidize it all to aldehyde; join with \\ce{H2SO4}',
        slip: 'one-step-short',
        teaching: 'Aldehyde and acid catalyst do not give the ester; an acid and an alcohol do.',
      },
      {
        text: 'Brominate it; treat half with KCN; join both with NaOH',
        slip: 'reagent-misread',
        teaching: 'Cyanide adds carbons; no ester of two-carbon parts results.',
      },
      {
        text: 'Brominate it; oxidize half to acid; join both with NaOH',
        slip: 'reagent-misread',
        teaching:
          '1,2-Dibromoethane is not oxidized to ethanoic acid, and base does not join an acid and an alcohol.',
      },
    ],
    explanation:
      'Ethene and steam give ethanol. Part of it, refluxed with acidified dichromate, gives ethanoic acid; both give the ester with hot concentrated \\ce{H2SO4}.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 21.3',
  },
  {
    id: 'organic-functional-groups-509',
    topics: ['functional-groups'],
    tests: ['synthetic-routes'],
    uses: ['nucleophilic-addition-to-carbonyls'],
    difficulty: 'intermediate',
    text: '2-Hydroxypropanoic acid is to be made from ethanol in three steps. Which sequence works?',
    answer: 'Oxidize to ethanal; add HCN; hydrolyze with acid',
    distractors: [
      {
        text: 'Add HCN; oxidize to the ketone; hydrolyze with acid',
        slip: 'order-of-steps',
        teaching: 'HCN does not add to an alcohol; the aldehyde is needed first.',
      },
      {
        text: 'Oxidize to ethanoic acid; add HCN; hydrolyze with acid',
        slip: 'oxidised-too-far',
        teaching: 'Carboxylic acids do not add HCN.',
      },
      {
        text: 'Oxidize to ethanal; reduce with \\ce{NaBH4}; add HCN',
        slip: 'reagent-misread',
        teaching: 'Reduction leads back to ethanol.',
      },
    ],
    explanation:
      'Ethanal and HCN (KCN, acid) give 2-hydroxypropanenitrile; hot dilute acid turns CN into COOH.',
    reference: 'McMurry, Organic Chemistry (OpenStax), section 19.6',
  },
];

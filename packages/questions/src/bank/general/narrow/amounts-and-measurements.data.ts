import type { WrittenQuestion } from '../../written-question.ts';

/** Measurements, solutions, equations and gases, as students ask for them in narrow words. */
export const amountsAndMeasurementsNarrow: readonly WrittenQuestion[] = [
  {
    id: 'general-balancing-879',
    topics: ['balancing'],
    tests: ['balancing-equations'],
    difficulty: 'beginner',
    text: 'Magnesium burns in oxygen to form magnesium oxide, \\ce{MgO}. Which equation for this reaction is balanced?',
    answer: '\\ce{2Mg + O2 -> 2MgO}',
    distractors: [
      {
        text: '\\ce{Mg + O2 -> 2MgO}',
        slip: 'atoms-miscounted',
        teaching: 'The oxygen atoms agree, but there is one magnesium atom on the left and two on the right.',
      },
      {
        text: '\\ce{2Mg + O2 -> MgO}',
        slip: 'one-side-only',
        teaching: 'Two magnesium and two oxygen atoms react, but only one of each appears in the product.',
      },
      {
        text: '\\ce{Mg + O2 -> MgO}',
        slip: 'forgot-subscript',
        teaching: 'The molecule \\ce{O2} contains two oxygen atoms, and only one is left on the right.',
      },
    ],
    explanation:
      'Two oxygen atoms on the left require two \\ce{MgO}; these contain two magnesium atoms, so two are needed on the left. The balanced equation is \\ce{2Mg + O2 -> 2MgO}.',
    reference: 'OpenStax Chemistry 2e, section 4.1',
    computation: { kind: 'balanced-equation' },
  },
  {
    id: 'general-balancing-880',
    topics: ['balancing'],
    tests: ['balancing-equations'],
    difficulty: 'beginner',
    text: 'Hydrogen burns to form water. To balance the equation, a student changes the formula of water from \\ce{H2O} to \\ce{H2O2}. Why is this wrong?',
    answer: 'It changes the product into another substance.',
    distractors: [
      {
        text: 'It makes the mass of the product too large.',
        slip: 'wrong-cause',
        teaching:
          'With this formula the atoms, and so the masses, agree on both sides; but the product would not be water.',
      },
      {
        text: 'It leaves the oxygen atoms unbalanced.',
        slip: 'atoms-miscounted',
        teaching:
          'There would be two oxygen atoms on each side; the fault is that the formula itself was changed.',
      },
      {
        text: 'It leaves oxygen as \\ce{O2} instead of \\ce{O}.',
        slip: 'wrong-cause',
        teaching:
          'Oxygen gas consists of \\ce{O2} molecules, so this formula must not be changed either; only the numbers in front may change.',
      },
    ],
    explanation:
      'An equation is balanced only with numbers in front of the formulas: \\ce{2H2 + O2 -> 2H2O}. A new small number within the formula stands for another compound, here hydrogen peroxide. It changes the product into another substance.',
    reference: 'OpenStax Chemistry 2e, section 4.1',
  },
  {
    id: 'general-gas-laws-879',
    topics: ['gas-laws'],
    tests: ['combined-gas-law'],
    difficulty: 'intermediate',
    text: 'A gas occupies 6.0 L at 27 °C and 1.0 atm. What volume does it occupy at 127 °C and 2.0 atm?',
    answer: '4.0 L',
    distractors: [
      {
        text: '2.3 L',
        slip: 'inverted-ratio',
        teaching: 'The ratio of temperatures was turned over; a rise in temperature makes the gas expand.',
        expression: '6.0 * 1.0 / 2.0 * 300 / 400',
      },
      {
        text: '14 L',
        slip: 'celsius-for-kelvin',
        teaching: 'The ratio 127/27 of Celsius temperatures was used; in kelvins it is 400/300.',
        expression: '6.0 * 1.0 / 2.0 * 127 / 27',
      },
      {
        text: '16 L',
        slip: 'inverted-ratio',
        teaching: 'The ratio of pressures was turned over; a doubled pressure halves the volume.',
        expression: '6.0 * 2.0 / 1.0 * 400 / 300',
      },
    ],
    explanation:
      '*V*_{2} = *V*_{1} × \\frac{*P*_{1}}{*P*_{2}} × \\frac{*T*_{2}}{*T*_{1}} = 6.0 L × \\frac{1.0}{2.0} × \\frac{400}{300} = 4.0 L.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
    computation: { kind: 'quantity', expression: '6.0 * 1.0 / 2.0 * 400 / 300', unit: 'L' },
  },
  {
    id: 'general-gas-laws-880',
    topics: ['gas-laws'],
    tests: ['combined-gas-law'],
    difficulty: 'beginner',
    text: 'The pressure, volume and absolute temperature of a fixed amount of gas all change. Which form of the combined gas law gives the final temperature *T*_{2}?',
    answer: '*T*_{2} = *T*_{1} × \\frac{*P*_{2}*V*_{2}}{*P*_{1}*V*_{1}}',
    distractors: [
      {
        text: '*T*_{2} = *T*_{1} × \\frac{*P*_{1}*V*_{1}}{*P*_{2}*V*_{2}}',
        slip: 'inverted-ratio',
        teaching: 'By this form a higher pressure at constant volume would mean a lower temperature.',
      },
      {
        text: '*T*_{2} = *T*_{1} × \\frac{*P*_{2}*V*_{1}}{*P*_{1}*V*_{2}}',
        slip: 'wrong-arrangement',
        teaching:
          'The ratio of volumes is upside down: at constant pressure, a larger volume goes with a higher temperature.',
      },
      {
        text: '*T*_{2} = *T*_{1} × \\frac{*P*_{1}*V*_{2}}{*P*_{2}*V*_{1}}',
        slip: 'wrong-arrangement',
        teaching:
          'The ratio of pressures is upside down: at constant volume, a higher pressure goes with a higher temperature.',
      },
    ],
    explanation:
      'The combined gas law is \\frac{*P*_{1}*V*_{1}}{*T*_{1}} = \\frac{*P*_{2}*V*_{2}}{*T*_{2}}. Multiplied by *T*_{1}*T*_{2} and divided by *P*_{1}*V*_{1} this gives *T*_{2} = *T*_{1} × \\frac{*P*_{2}*V*_{2}}{*P*_{1}*V*_{1}}.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-gas-laws-907',
    topics: ['gas-laws'],
    tests: ['charless-law'],
    uses: ['temperature-scales'],
    difficulty: 'intermediate',
    text: 'A gas in a syringe with a freely moving plunger is warmed from 25 °C to 50 °C at 100 kPa. A student expects the volume to double. What happens to it?',
    answer: 'It increases by about 8%.',
    distractors: [
      {
        text: 'It increases by about 25%.',
        slip: 'relation-invented',
        teaching:
          'The rise of 25 °C was read as 25%; it has to be compared with the kelvin temperature, 298 K.',
      },
      {
        text: 'It increases by about 50%.',
        slip: 'celsius-for-kelvin',
        teaching:
          'The rise was compared with 50 °C, as a half; the Celsius scale does not start at absolute zero.',
      },
      {
        text: 'It decreases by about 8%.',
        slip: 'inverted-ratio',
        teaching:
          'The ratio of the temperatures was inverted; at constant pressure a gas expands on warming.',
      },
    ],
    explanation:
      'By Charles’s law the volume is proportional to the temperature in kelvins, which rises from 298 K to 323 K: \\frac{323}{298} = 1.08. The volume increases by about 8%.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-gas-laws-908',
    topics: ['gas-laws'],
    tests: ['boyles-law'],
    difficulty: 'beginner',
    text: 'Air trapped in a syringe at constant temperature has a volume of 40 mL at 100 kPa, 32 mL at 125 kPa and 20 mL at 200 kPa. Which gas law do these data confirm, and how?',
    answer: 'Boyle’s law: *pV* is constant.',
    distractors: [
      {
        text: 'Boyle’s law: *p*/*V* is constant.',
        slip: 'divided-for-multiplied',
        teaching: 'The quotient is 2.5, 3.9 and 10 kPa/mL; it is the product that does not change.',
      },
      {
        text: 'Charles’s law: *V*/*p* is constant.',
        slip: 'law-of-other-variables',
        teaching:
          'Charles’s law relates the volume to the temperature, which is constant in this experiment.',
      },
      {
        text: 'Gay-Lussac’s law: *pV* is constant.',
        slip: 'law-of-other-variables',
        teaching:
          'The product is constant, but Gay-Lussac’s law is about pressure and temperature at a fixed volume.',
      },
    ],
    explanation:
      'The products are 100 × 40 = 4000 kPa·mL, 125 × 32 = 4000 kPa·mL and 200 × 20 = 4000 kPa·mL. At constant temperature pressure and volume are inversely proportional, which is Boyle’s law: *pV* is constant.',
    reference: 'OpenStax Chemistry 2e, section 9.2',
  },
  {
    id: 'general-measurement-825',
    topics: ['measurement'],
    tests: ['unit-conversion'],
    difficulty: 'beginner',
    text: 'To convert a blood glucose level of 126 mg/dL to mmol/L, a student divides 126 by 180, because the molar mass of glucose is 180 g/mol, and obtains 0.70 mmol/L. Which conversion is missing?',
    answer: 'From deciliters to liters',
    distractors: [
      {
        text: 'From milligrams to grams',
        slip: 'unit-prefix',
        teaching: 'A molar mass of 180 g/mol is also 180 mg/mmol, so milligrams lead to millimoles directly.',
      },
      {
        text: 'From millimoles to moles',
        slip: 'answered-another-quantity',
        teaching: 'The result is wanted in millimoles, and dividing milligrams by 180 gives millimoles.',
      },
      {
        text: 'From milligrams to millimoles',
        slip: 'given-fact-overlooked',
        teaching: 'This conversion was made: dividing by 180 mg/mmol turned milligrams into millimoles.',
      },
    ],
    explanation:
      'Dividing 126 mg by 180 mg/mmol gives 0.70 mmol, but this amount is in one deciliter. A liter has ten deciliters, so the level is 7.0 mmol/L. The missing conversion is from deciliters to liters.',
    reference: 'OpenStax Chemistry 2e, section 1.6',
  },
  {
    id: 'general-measurement-879',
    topics: ['measurement'],
    tests: ['unit-conversion'],
    difficulty: 'intermediate',
    text: 'A child who weighs 44 lb is prescribed 15 mg of acetaminophen per kilogram of body mass. The syrup contains 160 mg in 5.0 mL. What volume of syrup is this? (1 kg = 2.205 lb)',
    answer: '9.4 mL',
    distractors: [
      {
        text: '21 mL',
        slip: 'given-fact-overlooked',
        teaching:
          'Here 44 was used as if it were the mass in kilograms; the pounds have to be converted first.',
        expression: '44 * 15 / 160 * 5.0',
      },
      {
        text: '45 mL',
        slip: 'multiplied-for-divided',
        teaching:
          'The 44 lb were multiplied by 2.205; a mass in kilograms is the smaller number, 44/2.205 = 20.',
        expression: '44 * 2.205 * 15 / 160 * 5.0',
      },
      {
        text: '1.9 mL',
        slip: 'given-amount-left-out',
        teaching: 'The 160 mg are contained in 5.0 mL and not in 1 mL, so a factor of 5.0 is missing.',
        expression: '44 / 2.205 * 15 / 160',
      },
    ],
    explanation:
      '44 lb × \\frac{1 kg}{2.205 lb} × \\frac{15 mg}{1 kg} × \\frac{5.0 mL}{160 mg}: lb, kg and mg cancel, and mL is left. The volume is 9.4 mL.',
    reference: 'OpenStax Chemistry 2e, section 1.6',
    computation: { kind: 'quantity', expression: '44 / 2.205 * 15 * 5.0 / 160', unit: 'mL' },
  },
  {
    id: 'general-measurement-880',
    topics: ['measurement'],
    tests: ['unit-conversion'],
    difficulty: 'beginner',
    text: 'A medicine is dosed in milligrams per kilogram of body mass. The label of the liquid states its concentration in mg/mL. Which calculation gives the volume of one dose in mL?',
    answer: 'Body mass × dose per kg ÷ concentration',
    distractors: [
      {
        text: 'Body mass × dose per kg × concentration',
        slip: 'multiplied-for-divided',
        teaching: 'The unit of this product is mg²/mL; division by mg/mL is what turns mg into mL.',
      },
      {
        text: 'Body mass ÷ dose per kg × concentration',
        slip: 'inverted-ratio',
        teaching: 'Division by mg/kg does not cancel the kilograms of the body mass: it gives kg²/mg.',
      },
      {
        text: 'Concentration × dose per kg ÷ body mass',
        slip: 'inverted-ratio',
        teaching: 'A heavier patient would get less; the body mass has to multiply the dose per kilogram.',
      },
    ],
    explanation:
      'kg × mg/kg gives mg, the mass of the drug. Divided by mg/mL this gives mL, since the milligrams cancel. The calculation is: Body mass × dose per kg ÷ concentration.',
    reference: 'OpenStax Chemistry 2e, section 1.6',
  },
  {
    id: 'general-measurement-907',
    topics: ['measurement'],
    tests: ['laboratory-safety'],
    difficulty: 'beginner',
    text: 'Three GHS hazard pictograms show a flame, a skull and crossbones, and a liquid dripping onto a hand and a metal bar. What do they stand for, in this order?',
    answer: 'Flammable, acutely toxic, corrosive',
    distractors: [
      {
        text: 'Oxidizing, acutely toxic, irritant',
        slip: 'hazard-misread',
        teaching: 'Oxidizing substances have a flame over a circle, and irritants have an exclamation mark.',
      },
      {
        text: 'Flammable, carcinogenic, irritant',
        slip: 'hazard-misread',
        teaching:
          'Carcinogens have a person with a star on the chest, and irritants have an exclamation mark.',
      },
      {
        text: 'Explosive, carcinogenic, corrosive',
        slip: 'hazard-misread',
        teaching:
          'Explosives have an exploding bomb, and carcinogens have a person with a star on the chest.',
      },
    ],
    explanation:
      'A flame warns of substances that catch fire, a skull of substances that can kill quickly, and the dripping liquid of substances that destroy skin and metal: flammable, acutely toxic, corrosive.',
    reference: 'LibreTexts, Chemical Safety in the Laboratory, GHS pictograms',
  },
  {
    id: 'general-measurement-908',
    topics: ['measurement'],
    tests: ['laboratory-safety'],
    difficulty: 'intermediate',
    text: 'Concentrated sulfuric acid is diluted by pouring the acid slowly into stirred water. Why is water not poured into the acid?',
    answer: 'The first water added would boil and spatter acid.',
    distractors: [
      {
        text: 'The water added would release hydrogen from the acid.',
        slip: 'event-invented',
        teaching: 'Water and sulfuric acid do not form hydrogen; what is dangerous is the heat of mixing.',
      },
      {
        text: 'The total heat of mixing with the acid would be much greater.',
        slip: 'unchanged-taken-as-changed',
        teaching:
          'The same final solution forms from the same liquids, so the total heat is equal; its distribution differs.',
      },
      {
        text: 'The acid would float on the water and not mix.',
        slip: 'property-misjudged',
        teaching:
          'Sulfuric acid is almost twice as dense as water; it is the water that would float on the acid.',
      },
    ],
    explanation:
      'Mixing releases much heat. When acid is poured into water, the large mass of water takes it up. When water is poured onto the denser acid, a little water at the top receives all the heat: the first water added would boil and spatter acid.',
    reference: 'OpenStax Chemistry 2e, section 18.9',
  },
  {
    id: 'general-measurement-909',
    topics: ['measurement'],
    tests: ['unit-conversion'],
    difficulty: 'beginner',
    text: 'A nurse has to give a patient 0.25 mg of a drug. The solution contains 50 µg/mL. What volume is needed?',
    answer: '5.0 mL',
    distractors: [
      {
        text: '0.50 mL',
        slip: 'power-of-ten',
        teaching: 'The 0.25 mg was taken as 25 µg; 1 mg is 1000 µg, so it is 250 µg.',
        expression: '0.25 * 100 / 50',
      },
      {
        text: '0.20 mL',
        slip: 'inverted-ratio',
        teaching:
          'The concentration was divided by the dose; the volume is the dose divided by the concentration.',
        expression: '50 / (0.25 * 1000)',
      },
      {
        text: '2.0 mL',
        slip: 'inverted-ratio',
        teaching:
          'The concentration was divided by the dose, and 0.25 mg was taken as 25 µg; 1 mg is 1000 µg.',
        expression: '50 / (0.25 * 100)',
      },
    ],
    explanation: 'With the same unit for both, 0.25 mg is 250 µg. Then \\frac{250 µg}{50 µg/mL} = 5.0 mL.',
    reference: 'OpenStax Chemistry 2e, section 1.6',
    computation: { kind: 'quantity', expression: '0.25 * 1000 / 50', unit: 'mL' },
  },
  {
    id: 'general-measurement-910',
    topics: ['measurement'],
    tests: ['density'],
    difficulty: 'beginner',
    text: 'Urine sample A has a volume of 20.0 mL and a mass of 20.4 g. Sample B has a volume of 50.0 mL and a mass of 50.5 g. Which sample has the greater density?',
    answer: 'A, with 1.02 g/mL',
    distractors: [
      {
        text: 'B, with 1.01 g/mL',
        slip: 'ignored-volume',
        teaching:
          'The density of B is right, but that of A is greater; the greater mass of B comes with a larger volume.',
      },
      {
        text: 'B, with 0.990 g/mL',
        slip: 'inverted-ratio',
        teaching:
          'The volume was divided by the mass, which also reverses the order; density is mass per volume.',
      },
      {
        text: 'A, with 0.980 g/mL',
        slip: 'inverted-ratio',
        teaching: 'The volume was divided by the mass; density is mass per volume.',
      },
    ],
    explanation:
      'Density is mass divided by volume: \\frac{20.4 g}{20.0 mL} = 1.02 g/mL for A and \\frac{50.5 g}{50.0 mL} = 1.01 g/mL for B. The sample with the greater density is A, with 1.02 g/mL.',
    reference: 'OpenStax Chemistry 2e, section 1.4',
  },
  {
    id: 'general-reactions-in-solution-879',
    topics: ['reactions-in-solution'],
    tests: ['precipitation-reactions'],
    difficulty: 'intermediate',
    text: 'Earth’s early atmosphere contained a large amount of carbon dioxide. A student says: “Plants turned nearly all of it into oxygen and wood.” Which fact shows that most of the carbon ended up elsewhere?',
    answer: 'Carbonate rocks contain far more carbon than all living things.',
    distractors: [
      {
        text: 'Plants take up carbon dioxide by day and give it off at night.',
        slip: 'evidence-that-decides-nothing',
        teaching: 'This daily exchange says nothing about where the carbon of billions of years is stored.',
      },
      {
        text: 'Air today contains far more oxygen than carbon dioxide.',
        slip: 'evidence-that-decides-nothing',
        teaching:
          'This would agree with the claim, since photosynthesis releases oxygen; it does not locate the carbon.',
      },
      {
        text: 'Burning wood returns the carbon dioxide to the atmosphere.',
        slip: 'wrong-process-named',
        teaching: 'Then the carbon would be in the air again; in fact it is missing from the air.',
      },
    ],
    explanation:
      'The carbon dioxide dissolved in the oceans, and most of its carbon was deposited as calcium carbonate, in limestone and shells. Photosynthesis removed carbon dioxide as well, but a far smaller store formed from it. The decisive fact: Carbonate rocks contain far more carbon than all living things.',
    reference: 'AQA GCSE Chemistry, section 4.9.1',
  },
  {
    id: 'general-reactions-in-solution-907',
    topics: ['reactions-in-solution'],
    tests: ['water-treatment'],
    difficulty: 'beginner',
    text: 'Three tasks: (1) make lake water potable, (2) make seawater potable, (3) treat sewage before it is released into a river. Which methods are used, in this order?',
    answer: 'Filtration with chlorination, reverse osmosis, breakdown by aerobic bacteria',
    distractors: [
      {
        text: 'Breakdown by aerobic bacteria, reverse osmosis, filtration with chlorination',
        slip: 'exchanged-values',
        teaching:
          'Bacteria with air break down the organic matter of sewage; lake water is filtered and freed from microbes.',
      },
      {
        text: 'Reverse osmosis, filtration with chlorination, breakdown by aerobic bacteria',
        slip: 'effect-left-out',
        teaching:
          'Filtration and chlorine leave the dissolved salts of seawater in it; desalination removes them.',
      },
      {
        text: 'Filtration with chlorination, breakdown by aerobic bacteria, reverse osmosis',
        slip: 'exchanged-values',
        teaching: 'Bacteria do not remove salt from seawater; they are used on the organic matter of sewage.',
      },
    ],
    explanation:
      'Lake water needs to lose only solids and microbes. Seawater must be desalinated, for example through a membrane. Sewage contains much organic matter, which bacteria supplied with air consume: filtration with chlorination, reverse osmosis, breakdown by aerobic bacteria.',
    reference: 'AQA GCSE Chemistry (8462), sections 4.10.1.2 and 4.10.1.3',
  },
  {
    id: 'general-reactions-in-solution-908',
    topics: ['reactions-in-solution'],
    tests: ['water-treatment'],
    difficulty: 'beginner',
    text: 'Making potable water takes far more energy from seawater than from fresh groundwater. Which task, needed only for seawater, is the reason?',
    answer: 'Removing dissolved salts by distillation or reverse osmosis',
    distractors: [
      {
        text: 'Removing dissolved salts by treatment with ozone or chlorine',
        slip: 'wrong-process-named',
        teaching:
          'Ozone and chlorine kill microbes in either kind of water; they do not remove the ions of salts.',
      },
      {
        text: 'Removing dissolved salts by filtration through beds of sand',
        slip: 'wrong-tool',
        teaching:
          'A bed of sand holds back solid particles and needs hardly any energy; dissolved ions run through it.',
      },
      {
        text: 'Removing dissolved salts by settling with aluminum sulfate',
        slip: 'task-of-another-step',
        teaching:
          'Aluminum sulfate makes fine suspended solids clump and settle; dissolved salts stay in the water.',
      },
    ],
    explanation:
      'Seawater contains about 35 g/L of salts. Distillation has to vaporize the water, and reverse osmosis has to press it through a membrane against a high pressure. The costly task is removing dissolved salts by distillation or reverse osmosis.',
    reference: 'AQA GCSE Chemistry (8462), section 4.10.1.2',
  },
  {
    id: 'general-reactions-in-solution-909',
    topics: ['reactions-in-solution'],
    tests: ['net-ionic-equations', 'neutralization'],
    uses: ['electrolytes'],
    difficulty: 'intermediate',
    text: 'What is the net ionic equation for the reaction of aqueous acetic acid, a weak acid, with aqueous sodium hydroxide?',
    answer: '\\ce{CH3COOH(aq) + OH-(aq) -> CH3COO-(aq) + H2O(l)}',
    distractors: [
      {
        text: '\\ce{H+(aq) + OH-(aq) -> H2O(l)}',
        slip: 'weak-as-strong',
        teaching: 'This is the equation for a strong acid; most of the acetic acid is present as molecules.',
      },
      {
        text: '\\ce{CH3COOH(aq) + NaOH(aq) -> NaCH3COO(aq) + H2O(l)}',
        slip: 'ions-as-units',
        teaching: 'Sodium hydroxide and sodium acetate are fully dissociated; \\ce{Na+} has to be canceled.',
      },
      {
        text: '\\ce{CH3COOH(aq) + NaOH(aq) -> CH3COO-(aq) + Na+(aq) + H2O(l)}',
        slip: 'ions-as-units',
        teaching:
          'Sodium hydroxide is dissociated before the reaction too; with \\ce{Na+} on both sides, it cancels.',
      },
    ],
    explanation:
      'A weak acid is written as molecules, a strong base as ions. \\ce{Na+} is the same before and after and is left out: \\ce{CH3COOH(aq) + OH-(aq) -> CH3COO-(aq) + H2O(l)}.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-reactions-in-solution-910',
    topics: ['reactions-in-solution'],
    tests: ['net-ionic-equations'],
    uses: ['electrolytes'],
    difficulty: 'intermediate',
    text: 'Aqueous \\ce{HF}, a weak acid, is neutralized with aqueous \\ce{KOH}. Which ions are spectators?',
    answer: '\\ce{K+} only',
    distractors: [
      {
        text: '\\ce{F-} only',
        slip: 'reacting-for-spectator',
        teaching: 'Fluoride ions form from HF molecules in the reaction; \\ce{K+} is present all along.',
      },
      {
        text: '\\ce{K+} and \\ce{F-}',
        slip: 'weak-as-strong',
        teaching:
          'With a strong acid the anion is a spectator as well, but HF is present mostly as molecules.',
      },
      {
        text: '\\ce{K+} and \\ce{OH-}',
        slip: 'reacting-for-spectator',
        teaching: 'Hydroxide ions react with HF and are used up.',
      },
    ],
    explanation:
      'The net ionic equation is \\ce{HF + OH- -> F- + H2O}. HF, a weak acid, is written as molecules, so \\ce{F-} is a product and takes part. The only ion that is unchanged is \\ce{K+}.',
    reference: 'OpenStax Chemistry 2e, section 4.2',
  },
  {
    id: 'general-redox-907',
    topics: ['redox'],
    tests: ['activity-series'],
    uses: ['oxidizing-and-reducing-agents'],
    difficulty: 'beginner',
    text: 'Zinc reacts with dilute hydrochloric acid and gives hydrogen, but copper does not. What is the reason?',
    answer: 'Copper gives up electrons less readily than hydrogen.',
    distractors: [
      {
        text: 'Copper gives up electrons more readily than zinc.',
        slip: 'activity-order-reversed',
        teaching:
          'A metal that gives up electrons more readily than zinc would react with the acid even faster.',
      },
      {
        text: 'Copper is covered by a layer of copper chloride.',
        slip: 'solubility-rule',
        teaching:
          'Copper(II) chloride is soluble and forms no protective layer; no copper ions form to begin with.',
      },
      {
        text: 'Copper is covered by an oxide that resists acids.',
        slip: 'property-misjudged',
        teaching:
          'Copper(II) oxide dissolves in dilute acid, and the clean metal below it still does not react.',
      },
    ],
    explanation:
      'To give hydrogen, the metal must pass electrons to \\ce{H+} ions. Zinc is above hydrogen in the activity series and does so. Copper is below hydrogen: copper gives up electrons less readily than hydrogen.',
    reference: 'OpenStax Chemistry 2e, section 17.3',
  },
  {
    id: 'general-solutions-825',
    topics: ['solutions'],
    tests: ['surfactants-and-micelles', 'like-dissolves-like'],
    difficulty: 'beginner',
    text: 'Water alone does not remove grease from a plate. How do the long ions of soap clean it?',
    answer: 'Their tails enter the grease, and their heads hold it in the water.',
    distractors: [
      {
        text: 'Their heads bind to the grease, and their tails bind to the water.',
        slip: 'head-for-tail',
        teaching: 'The charged head is attracted by water, and the hydrocarbon tail mixes with the grease.',
      },
      {
        text: 'Their heads bind to the grease and turn it into soluble salts.',
        slip: 'chemical-for-physical-change',
        teaching:
          'Strong base turns grease into soluble salts; soap only surrounds it and lifts it off as droplets.',
      },
      {
        text: 'Their tails bind to the water and make it nonpolar like the grease.',
        slip: 'property-misjudged',
        teaching: 'Water remains polar; the tails avoid it and gather in the grease.',
      },
    ],
    explanation:
      'The hydrocarbon tail is attracted to the nonpolar grease, and the charged \\ce{-COO-} head to water. Droplets of grease surrounded by soap ions, with the heads outside, are carried away. Their tails enter the grease, and their heads hold it in the water.',
    reference: 'OpenStax Chemistry 2e, section 11.5',
  },
  {
    id: 'general-solutions-879',
    topics: ['solutions'],
    tests: ['solubility-of-gases-and-solids'],
    difficulty: 'intermediate',
    text: 'At the same pressure of \\ce{CO2}, cold soda holds more dissolved \\ce{CO2} than warm soda. Why?',
    answer: 'Fewer of the dissolved molecules have enough energy to escape.',
    distractors: [
      {
        text: 'Wider gaps between the water molecules make room for the gas.',
        slip: 'wrong-cause',
        teaching:
          'Cooling makes soda slightly denser and so leaves no wider gaps; what counts is how easily dissolved molecules leave.',
      },
      {
        text: 'Heat is taken up from the surroundings as the gas dissolves.',
        slip: 'wrong-sign',
        teaching:
          'Dissolving \\ce{CO2} in water gives off heat; a process that takes up heat would be favored by warming.',
      },
      {
        text: 'Covalent bonds form between the gas and cold water molecules.',
        slip: 'bond-for-intermolecular',
        teaching:
          'Nearly all of the dissolved \\ce{CO2} stays as molecules that are held by weak intermolecular forces, in the cold as well.',
      },
    ],
    explanation:
      'Only weak forces hold the dissolved \\ce{CO2} molecules between the water molecules. In a cold liquid the molecules move more slowly: Fewer of the dissolved molecules have enough energy to escape.',
    reference: 'OpenStax Chemistry 2e, section 11.3',
  },
  {
    id: 'general-solutions-880',
    topics: ['solutions'],
    tests: ['surfactants-and-micelles'],
    uses: ['like-dissolves-like'],
    difficulty: 'beginner',
    text: 'Water alone does not remove grease from a plate, but soapy water does. How does soap remove the grease?',
    answer: 'Soap ions surround droplets of grease, with their charged ends outward.',
    distractors: [
      {
        text: 'Soap ions pass their charge on to grease molecules, which then dissolve.',
        slip: 'event-invented',
        teaching:
          'Soap ions keep their charge, and grease molecules stay nonpolar; they are carried off as droplets, not dissolved one by one.',
      },
      {
        text: 'Soap ions surround water molecules, so that water becomes nonpolar.',
        slip: 'ignored-polarity',
        teaching:
          'Water molecules stay as polar as before; the soap ions bridge the border between grease and water.',
      },
      {
        text: 'Soap ions react with grease molecules, so that new soap is formed.',
        slip: 'chemical-for-physical-change',
        teaching:
          'Soap is made from fat with a hot strong base; washing with soap leaves the grease molecules unchanged.',
      },
    ],
    explanation:
      'A soap ion has a long nonpolar tail, which mixes with grease, and a charged end, which is attracted by water. The droplets of grease are thus carried away by the water: Soap ions surround droplets of grease, with their charged ends outward.',
    reference: 'OpenStax Chemistry 2e, section 11.5',
  },
  {
    id: 'general-solutions-907',
    topics: ['solutions'],
    tests: ['surfactants-and-micelles', 'colloids'],
    difficulty: 'beginner',
    text: 'Shaken oil and vinegar separate within minutes, but with egg yolk, which contains lecithin, they form a stable mayonnaise. How does lecithin keep the oil from separating?',
    answer: 'It coats the oil droplets and keeps them from merging.',
    distractors: [
      {
        text: 'It makes the oil polar, so that it dissolves in the vinegar.',
        slip: 'property-misjudged',
        teaching:
          'The molecules of the oil stay nonpolar and do not dissolve; they are still there as droplets, which make mayonnaise opaque.',
      },
      {
        text: 'It links the oil droplets to one another in a network.',
        slip: 'wrong-mechanism',
        teaching:
          'Droplets that are drawn together would soon merge; lecithin covers them and keeps them apart.',
      },
      {
        text: 'It makes the oil droplets as dense as the vinegar.',
        slip: 'irrelevant-property',
        teaching:
          'A thin layer of lecithin hardly changes the density of the oil; it changes the surface of the droplets.',
      },
    ],
    explanation:
      'Lecithin has oil-soluble chains and a water-soluble head, so it gathers where oil and water meet. It coats the oil droplets and keeps them from merging.',
    reference: 'OpenStax Chemistry 2e, section 11.5',
  },
  {
    id: 'general-solutions-908',
    topics: ['solutions'],
    tests: ['surfactants-and-micelles', 'like-dissolves-like'],
    difficulty: 'beginner',
    text: 'A molecule of the emulsifier lecithin has two long hydrocarbon chains and an ionic phosphate group. How does it lie at the surface of an oil droplet in mayonnaise?',
    answer: 'Chains in the oil, phosphate group in the water',
    distractors: [
      {
        text: 'Chains in the water, phosphate group in the oil',
        slip: 'head-for-tail',
        teaching: 'Hydrocarbon chains mix with oil, not with water; the ionic group is attracted by water.',
      },
      {
        text: 'Chains and phosphate group in the oil',
        slip: 'polarity-mixed-up',
        teaching: 'The ionic phosphate group is drawn into the water; nonpolar oil does not hold it.',
      },
      {
        text: 'One chain in the water, the other in the oil',
        slip: 'ignored-polarity',
        teaching:
          'Both chains are nonpolar and dip into the oil; it is the ionic group that is held by the water.',
      },
    ],
    explanation:
      'Nonpolar chains mix with nonpolar oil, and an ionic group is hydrated by water. The emulsifier therefore bridges the two liquids at the surface of the droplet: chains in the oil, phosphate group in the water.',
    reference: 'OpenStax Chemistry 2e, section 11.5',
  },
  {
    id: 'general-solutions-909',
    topics: ['solutions'],
    tests: ['molarity', 'mass-mole-conversion'],
    uses: ['molar-mass'],
    difficulty: 'beginner',
    text: 'A solution contains 8.0 g/dm³ of sodium hydroxide, \\ce{NaOH}. What is its concentration in mol/dm³? (relative atomic masses: Na 23, O 16, H 1)',
    answer: '0.20 mol/dm³',
    distractors: [
      {
        text: '5.0 mol/dm³',
        slip: 'inverted-ratio',
        teaching:
          'The molar mass was divided by the mass in one cubic decimeter; the mass has to be divided by 40 g/mol.',
        expression: '40 / 8.0',
      },
      {
        text: '320 mol/dm³',
        slip: 'multiplied-for-divided',
        teaching: 'Multiplying by 40 g/mol converts moles to grams; here grams are to be converted to moles.',
        expression: '8.0 * 40',
      },
      {
        text: '0.0080 mol/dm³',
        slip: 'unit-prefix',
        teaching: 'Dividing by 1000 converts cm³ to dm³; the unit g turns into mol by way of the molar mass.',
        expression: '8.0 / 1000',
      },
    ],
    explanation:
      'One mole of \\ce{NaOH} has a mass of 23 + 16 + 1 = 40 g. To convert g/dm³ to mol/dm³, divide by the molar mass: \\frac{8.0 g/dm³}{40 g/mol} = 0.20 mol/dm³.',
    reference: 'AQA GCSE Chemistry (8462), section 4.3.4',
    computation: { kind: 'quantity', expression: '8.0 / (23 + 16 + 1)', unit: 'mol/dm³' },
  },
  {
    id: 'general-solutions-910',
    topics: ['solutions'],
    tests: ['molarity', 'mass-mole-conversion'],
    uses: ['molar-mass'],
    difficulty: 'beginner',
    text: 'Four solutions each contain 10 g/dm³ of one solute. Which has the highest concentration in mol/dm³? (relative formula masses: \\ce{HCl} 36.5, \\ce{NaOH} 40, \\ce{H2SO4} 98, \\ce{Na2CO3} 106)',
    answer: '\\ce{HCl}',
    distractors: [
      {
        text: '\\ce{NaOH}',
        slip: 'best-of-several-missed',
        teaching: 'The formula mass of \\ce{NaOH} is small, but one solute has a still smaller one.',
      },
      {
        text: '\\ce{H2SO4}',
        slip: 'atoms-for-molecules',
        teaching: 'Its formula contains two H atoms, but its large formula mass means few moles in 10 g.',
      },
      {
        text: '\\ce{Na2CO3}',
        slip: 'reversed-trend',
        teaching: 'It has the largest formula mass, so 10 g of it contain the fewest moles.',
      },
    ],
    explanation:
      'The concentration in mol/dm³ is the one in g/dm³ divided by the molar mass. At 10 g/dm³ each, the smallest molar mass gives the most moles: 10/36.5 = 0.27 mol/dm³ for \\ce{HCl}.',
    reference: 'AQA GCSE Chemistry (8462), section 4.3.4',
    computation: {
      kind: 'option-extreme',
      values: {
        '\\ce{HCl}': '10 / 36.5',
        '\\ce{NaOH}': '10 / 40',
        '\\ce{H2SO4}': '10 / 98',
        '\\ce{Na2CO3}': '10 / 106',
      },
      pick: 'greatest',
      quantity: 'concentration in mol/dm³',
    },
  },
  {
    id: 'general-stoichiometry-879',
    topics: ['stoichiometry'],
    tests: ['limiting-reagent'],
    difficulty: 'intermediate',
    text: 'A mixture of 5.4 g of aluminum (27.0 g/mol) and 28.4 g of chlorine (\\ce{Cl2}, 71.0 g/mol) reacts until one of them is used up: \\ce{2Al + 3Cl2 -> 2AlCl3}. How many grams of the excess reactant are left over?',
    answer: '7.1 g',
    distractors: [
      {
        text: '14.2 g',
        slip: 'ignored-coefficients',
        teaching:
          'Here 0.20 mol of Al was taken to use 0.20 mol of \\ce{Cl2}; by the equation it uses 0.30 mol.',
        expression: '28.4 - 5.4 / 27.0 * 71.0',
      },
      {
        text: '18.9 g',
        slip: 'inverted-ratio',
        teaching: 'The ratio was turned over: 0.20 mol of Al needs 3/2 as much \\ce{Cl2} and not 2/3.',
        expression: '28.4 - 5.4 / 27.0 * 2 / 3 * 71.0',
      },
      {
        text: '23.0 g',
        slip: 'masses-for-moles',
        teaching:
          'One mass was subtracted from the other, but a gram of Al does not react with a gram of \\ce{Cl2}.',
        expression: '28.4 - 5.4',
      },
    ],
    explanation:
      'There is 0.20 mol of Al and 0.40 mol of \\ce{Cl2}. The aluminum is limiting and uses 0.20 × 3/2 = 0.30 mol of \\ce{Cl2}. The 0.10 mol of \\ce{Cl2} that is left has a mass of 7.1 g.',
    reference: 'OpenStax Chemistry 2e, section 4.4',
    computation: { kind: 'quantity', expression: '28.4 - 5.4 / 27.0 * 3 / 2 * 71.0', unit: 'g' },
  },
];

import type { WrittenQuestion } from '../../written-question.ts';

export const heatAndAcidsFurtherQuestions: readonly WrittenQuestion[] = [
  {
    id: 'general-thermochemistry-701',
    topics: ['thermochemistry'],
    tests: ['heat-and-temperature'],
    uses: ['heating-curve'],
    difficulty: 'beginner',
    text: 'Water boils in an open pot. The burner is turned up so that it supplies twice as much heat per minute. What happens?',
    answer: 'The temperature stays the same, and the water boils away faster.',
    distractors: [
      {
        text: 'The temperature rises a little, and the water boils away faster.',
        slip: 'heat-for-temperature',
        teaching:
          'While water boils, more heat does not make it hotter; the heat is used to turn liquid into vapor.',
      },
      {
        text: 'The temperature rises to twice its value, and the water keeps boiling.',
        slip: 'heat-for-temperature',
        teaching:
          'Twice the heat does not mean twice the temperature; at 1 atm boiling water stays at 100 °C.',
      },
      {
        text: 'The temperature stays the same, and so does the rate of boiling.',
        slip: 'ignored-change',
        teaching: 'The extra heat must go somewhere: it vaporizes more water each minute.',
      },
    ],
    explanation:
      'At a given pressure, water boils at a constant temperature. All of the heat is used for the change of state: the temperature stays the same, and the water boils away faster.',
    reference: 'OpenStax Chemistry 2e, section 5.1',
  },
  {
    id: 'general-thermochemistry-702',
    topics: ['thermochemistry'],
    tests: ['heat-and-temperature'],
    uses: ['heating-curve'],
    difficulty: 'intermediate',
    text: 'Ice at 0 °C is placed in liquid water at 0 °C, in a perfectly insulated cup at 1 atm. What happens?',
    answer: 'The masses stay the same, because no heat flows between the two.',
    distractors: [
      {
        text: 'Some of the ice melts, because liquid water has more energy.',
        slip: 'heat-for-temperature',
        teaching: 'Heat flows from higher to lower temperature, not from more energy to less.',
      },
      {
        text: 'Some of the water freezes, because ice cools its surroundings.',
        slip: 'event-invented',
        teaching: 'Ice cools only what is warmer than itself, and this water is just as cold.',
      },
      {
        text: 'All of the ice melts, and the water cools below 0 °C.',
        slip: 'property-misjudged',
        teaching:
          'Pure water at 1 atm does not cool below 0 °C by melting ice; there is no temperature difference to make heat flow.',
      },
    ],
    explanation:
      'Heat flows only where there is a difference in temperature. Ice and water are both at 0 °C, and no heat enters from outside. The masses stay the same, because no heat flows between the two.',
    reference: 'OpenStax Chemistry 2e, section 5.1',
  },
  {
    id: 'general-thermochemistry-703',
    topics: ['thermochemistry'],
    tests: ['heat-and-temperature'],
    uses: ['kinetic-molecular-theory'],
    difficulty: 'intermediate',
    text: 'A small hot piece of copper is dropped into a large amount of cold water in an insulated container. The final temperature of both is much closer to the initial temperature of the water than to that of the copper. Which statement about the heat is correct?',
    answer: 'The copper has given off as much heat as the water has absorbed.',
    distractors: [
      {
        text: 'The copper has given off more heat than the water has absorbed.',
        slip: 'heat-for-temperature',
        teaching:
          'A larger change in temperature does not mean more heat; there is much more water, and it has a higher specific heat capacity.',
      },
      {
        text: 'The copper has given off less heat than the water has absorbed.',
        slip: 'heat-for-temperature',
        teaching:
          'The water can absorb only the heat that the copper gives off, however much water there is.',
      },
      {
        text: 'The copper has absorbed cold, and the water has absorbed heat.',
        slip: 'wrong-process-named',
        teaching: 'Cold is not something that flows; energy leaves the hotter body as heat.',
      },
    ],
    explanation:
      'Energy is conserved. The temperature of the copper changes greatly and that of the water only a little, since the water has the far greater heat capacity. Even so, the copper has given off as much heat as the water has absorbed.',
    reference: 'OpenStax Chemistry 2e, section 5.2',
  },
  {
    id: 'general-equilibrium-701',
    topics: ['equilibrium'],
    tests: ['magnitude-of-the-equilibrium-constant'],
    uses: ['bronsted-lowry-theory'],
    difficulty: 'intermediate',
    text: 'For \\ce{HX(aq) + Y-(aq) <=> X-(aq) + HY(aq)} the equilibrium constant is 2000. Which is the stronger acid, and how does *K* show it?',
    answer: 'HX, because the products are favored',
    distractors: [
      {
        text: 'HY, because the products are favored',
        slip: 'conjugate-acid-for-base',
        teaching:
          'The products are favored because HX gives up its proton; HY holds the proton more tightly.',
      },
      {
        text: 'HY, because the reactants are favored',
        slip: 'inverted-ratio',
        teaching: 'A value of *K* far above 1 means much product and little reactant at equilibrium.',
      },
      {
        text: 'HX, because the forward reaction is fast',
        slip: 'rate-for-extent',
        teaching: '*K* shows how far a reaction goes, not how fast.',
      },
    ],
    explanation:
      '*K* ≫ 1 means that at equilibrium most of the protons are on Y. HX gives up its proton more readily than HY does. The stronger acid is HX, because the products are favored.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-701',
    topics: ['acids-and-bases'],
    tests: ['arrhenius-acids-and-bases'],
    uses: ['electrolytes'],
    difficulty: 'intermediate',
    text: 'A solution of hydrogen chloride in toluene does not conduct electricity or react with magnesium. A solution in water does both. According to the Arrhenius theory, what do the observations show?',
    answer: 'Hydrogen chloride forms acidic ions only by reacting with water.',
    distractors: [
      {
        text: 'Hydrogen chloride consists of ions that toluene holds together.',
        slip: 'dissolving-for-ionizing',
        teaching: 'The gas consists of molecules; ions are formed by the reaction with water.',
      },
      {
        text: 'Hydrogen chloride becomes acidic by binding hydroxide ions.',
        slip: 'acid-for-base',
        teaching: 'The proton goes to a water molecule; very few hydroxide ions are present.',
      },
      {
        text: 'Hydrogen chloride molecules carry the current through the water.',
        slip: 'wrong-charge-carrier',
        teaching: 'Molecules have no net charge and carry no current; the ions \\ce{H3O+} and \\ce{Cl-} do.',
      },
    ],
    explanation:
      'The molecules remain intact in toluene. In water they react: \\ce{HCl + H2O -> H3O+ + Cl-}. The ions conduct, and \\ce{H3O+} reacts with magnesium. Hydrogen chloride forms acidic ions only by reacting with water.',
    reference: 'OpenStax Chemistry 2e, section 14.1',
  },
  {
    id: 'general-acids-and-bases-702',
    topics: ['acids-and-bases'],
    tests: ['ph-of-strong-acids-and-bases', 'ionic-product-of-water'],
    uses: ['ph'],
    difficulty: 'advanced',
    text: 'A 10 mL sample of hydrochloric acid of pH 6.0 is diluted to 1.0 L with pure water at 25 °C. A student says that the pH is now 8.0. What is the actual pH, and why?',
    answer: 'Just below 7, because water supplies most of the \\ce{H3O+}',
    distractors: [
      {
        text: 'Just above 7, because water supplies most of the \\ce{OH-}',
        slip: 'ignored-water-ions',
        teaching: 'Some acid is still present, so [\\ce{H3O+}] remains above [\\ce{OH-}].',
      },
      {
        text: 'Exactly 4, because 100-fold dilution changes the pH by 2',
        slip: 'reversed-trend',
        teaching: 'Dilution makes an acid less acidic: its pH rises.',
      },
      {
        text: 'Exactly 7, because water supplies all of the \\ce{OH-}',
        slip: 'size-of-effect-misjudged',
        teaching:
          'The acid still contributes a little \\ce{H3O+}, so [\\ce{H3O+}] is a little above [\\ce{OH-}].',
      },
    ],
    explanation:
      'The acid itself now contributes only 10^{−8} mol/L, less than the 10^{−7} mol/L that water forms. Diluting an acid cannot make it basic. The pH is just below 7 (6.98), because water supplies most of the \\ce{H3O+}.',
    reference: 'OpenStax Chemistry 2e, section 14.2',
  },
  {
    id: 'general-acids-and-bases-703',
    topics: ['acids-and-bases'],
    tests: ['ph', 'neutralization'],
    uses: ['ph-of-weak-acids'],
    difficulty: 'intermediate',
    text: 'Two 0.10 mol/L (M) solutions are compared: hydrochloric acid has pH 1.0, and acetic acid has pH 2.9. How does the first compare with an equal volume of the second in its amount of \\ce{H3O+} and in the amount of \\ce{NaOH} needed for neutralization?',
    answer: 'It has 80 times as much \\ce{H3O+}, but needs the same amount of \\ce{NaOH}.',
    distractors: [
      {
        text: 'It has 80 times as much \\ce{H3O+}, and needs 80 times as much \\ce{NaOH}.',
        slip: 'strength-for-amount',
        teaching:
          '\\ce{NaOH} also reacts with the molecules that are not ionized, so what matters is the total amount of acid.',
      },
      {
        text: 'It has 1.9 times as much \\ce{H3O+}, but needs the same amount of \\ce{NaOH}.',
        slip: 'linear-for-logarithmic',
        teaching: 'A difference of 1.9 on the pH scale corresponds to a factor of 10^{1.9}.',
      },
      {
        text: 'It has 1.9 times as much \\ce{H3O+}, and needs 1.9 times as much \\ce{NaOH}.',
        slip: 'linear-for-logarithmic',
        teaching: 'The pH scale is logarithmic, and the amounts of the two acids are equal.',
      },
    ],
    explanation:
      'The pH values differ by 1.9, so [\\ce{H3O+}] differs by a factor of 10^{1.9} = 79, or about 80. Both solutions contain equal amounts of acid, each molecule of which ultimately donates one proton to hydroxide. The first has 80 times as much \\ce{H3O+}, but needs the same amount of \\ce{NaOH}.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-coordination-chemistry-701',
    topics: ['coordination-chemistry'],
    tests: ['reactions-of-aqua-ions'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'intermediate',
    text: 'Which list gives 0.1 mol/L (M) solutions of these nitrates in order of increasing acidity?',
    answer: '\\ce{NaNO3}, \\ce{Mg(NO3)2}, \\ce{Al(NO3)3}',
    distractors: [
      {
        text: '\\ce{Al(NO3)3}, \\ce{Mg(NO3)2}, \\ce{NaNO3}',
        slip: 'acidity-order-reversed',
        teaching:
          'A higher charge on a smaller ion pulls electrons more strongly from the O–H bonds and makes the aqua ion more acidic.',
      },
      {
        text: '\\ce{Mg(NO3)2}, \\ce{NaNO3}, \\ce{Al(NO3)3}',
        slip: 'series-misordered',
        teaching: '\\ce{Na+} has the lowest charge of the three and hardly affects its water molecules.',
      },
      {
        text: '\\ce{NaNO3}, \\ce{Al(NO3)3}, \\ce{Mg(NO3)2}',
        slip: 'ignored-ion-charge',
        teaching: '\\ce{Al^3+} is smaller than \\ce{Mg^2+} and has a higher charge.',
      },
    ],
    explanation:
      'Nitrate does not react with water. The higher the charge and the smaller the metal ion, the more readily the aqua ion gives up protons: \\ce{Na+} < \\ce{Mg^2+} < \\ce{Al^3+}. The order is \\ce{NaNO3}, \\ce{Mg(NO3)2}, \\ce{Al(NO3)3}.',
    reference: 'OpenStax Chemistry 2e, section 14.4',
  },
  {
    id: 'general-coordination-chemistry-702',
    topics: ['coordination-chemistry'],
    tests: ['reactions-of-aqua-ions'],
    uses: ['complex-ions'],
    difficulty: 'intermediate',
    text: 'Ammonia is added to aqueous copper(II) sulfate. First a pale blue precipitate forms; with more ammonia, it dissolves to give a deep blue solution. How does ammonia act in these two steps?',
    answer: 'As a base, then as a ligand',
    distractors: [
      {
        text: 'As a ligand, then as a base',
        slip: 'reaction-path-confused',
        teaching:
          'The precipitate is the hydroxide, which forms by removal of protons; the deep blue complex contains ammonia.',
      },
      {
        text: 'As a base in both steps',
        slip: 'reaction-path-confused',
        teaching:
          'Excess \\ce{NaOH}, a stronger base, hardly dissolves the precipitate; the second step requires ammonia molecules bonded to copper.',
      },
      {
        text: 'As a ligand in both steps',
        slip: 'reaction-path-confused',
        teaching:
          'The pale blue precipitate is the hydroxide, which forms because ammonia has removed protons from water.',
      },
    ],
    explanation:
      'Ammonia removes protons from the water bonded to copper, and \\ce{Cu(OH)2} precipitates (\\ce{[Cu(H2O)4(OH)2]}). Excess ammonia replaces ligands: \\ce{[Cu(NH3)4(H2O)2]^2+} is deep blue. So it acts as a base, then as a ligand.',
    reference: 'OpenStax Chemistry 2e, section 19.2',
  },
  {
    id: 'general-thermochemistry-751',
    topics: ['thermochemistry'],
    tests: ['hesss-law'],
    difficulty: 'beginner',
    text: 'Graphite is burned to carbon dioxide in one step, or first to carbon monoxide and then to carbon dioxide, at the same temperature and pressure. How does Δ*H* for the single step compare with the values for the two steps?',
    answer: 'It equals the sum of the two values.',
    distractors: [
      {
        text: 'It equals the greater of the two values.',
        slip: 'one-part-right',
        teaching: 'Both steps give off heat, so both values must be included.',
      },
      {
        text: 'It is greater than their sum because no heat is lost in between.',
        slip: 'reaction-path-confused',
        teaching:
          'Nothing is lost between the steps: the heats of the two steps add up to that of the single step.',
      },
      {
        text: 'It is less than their sum because one energy barrier is avoided.',
        slip: 'reaction-path-confused',
        teaching:
          'Energy barriers determine the rate, but Δ*H* depends only on the initial and final states.',
      },
    ],
    explanation:
      'By Hess’s law, the enthalpy change does not depend on the path from the reactants to the products. It equals the sum of the two values.',
    reference: 'OpenStax Chemistry 2e, section 5.3',
  },
  {
    id: 'general-equilibrium-751',
    topics: ['equilibrium'],
    tests: ['common-ion-effect'],
    uses: ['solubility-product'],
    difficulty: 'beginner',
    text: 'A salt becomes less soluble when another solute supplies one of its ions; this is the common-ion effect. Which solute makes \\ce{AgCl} less soluble in this way?',
    answer: '0.01 mol/L \\ce{MgCl2}',
    distractors: [
      {
        text: '0.01 mol/L \\ce{NaClO3}',
        slip: 'ignored-common-ion',
        teaching: 'It supplies chlorate ions, \\ce{ClO3-}, but no \\ce{Cl-}.',
      },
      {
        text: '0.01 mol/L \\ce{Mg(NO3)2}',
        slip: 'ignored-common-ion',
        teaching: 'It supplies neither \\ce{Ag+} nor \\ce{Cl-}.',
      },
      {
        text: '0.01 mol/L \\ce{NH3}',
        slip: 'ignored-common-ion',
        teaching: 'Ammonia supplies no ion of \\ce{AgCl}, and it binds \\ce{Ag+}, so more dissolves.',
      },
    ],
    explanation:
      'The ions of the salt are \\ce{Ag+} and \\ce{Cl-}. Of the four solutes, only \\ce{MgCl2} supplies one of them, so less \\ce{AgCl} dissolves in 0.01 mol/L \\ce{MgCl2}.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'general-acids-and-bases-751',
    topics: ['acids-and-bases'],
    tests: ['ph-of-weak-acids'],
    uses: ['ph'],
    difficulty: 'beginner',
    text: 'A weak acid HA is dissolved in pure water at 25 °C to give a 0.10 mol/L (M) solution. What can be said about its pH?',
    answer: 'It lies between 1.0 and 7.0.',
    distractors: [
      {
        text: 'It is exactly 1.0, as in 0.10 mol/L HCl.',
        slip: 'weak-as-strong',
        teaching: 'Only part of a weak acid is ionized, so [\\ce{H3O+}] is less than 0.10 mol/L.',
      },
      {
        text: 'It is above 13.0, because HA is weak.',
        slip: 'reversed-trend',
        teaching: 'Such a solution is strongly basic; a weak acid is still an acid.',
      },
      {
        text: 'It lies between 7.0 and 13.0.',
        slip: 'acid-for-base',
        teaching: 'Such a solution is basic; a weak acid is still an acid.',
      },
    ],
    explanation:
      'If HA were ionized completely, [\\ce{H3O+}] would be 0.10 mol/L and the pH 1.0. Only part of it is ionized, so the pH is higher, but the solution is still acidic: it lies between 1.0 and 7.0.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-752',
    topics: ['acids-and-bases'],
    tests: ['molecular-structure-and-acid-strength'],
    uses: ['electronegativity'],
    difficulty: 'beginner',
    text: 'Which of these hydrogen compounds of second-period elements is the strongest acid in water?',
    answer: '\\ce{HF}',
    distractors: [
      {
        text: '\\ce{CH4}',
        slip: 'reversed-trend',
        teaching:
          'Carbon is the least electronegative of the four; a C–H bond is hardly polar and gives up no proton in water.',
      },
      {
        text: '\\ce{NH3}',
        slip: 'acid-for-base',
        teaching: 'Ammonia accepts protons in water, so it is a base.',
      },
      {
        text: '\\ce{H2O}',
        slip: 'series-misordered',
        teaching:
          'Oxygen is just before fluorine in the period, so the O–H bond is less polar and water is the weaker acid.',
      },
    ],
    explanation:
      'Across a period, the bond to hydrogen becomes more polar as the electronegativity of the other atom increases, and the compound becomes more acidic: \\ce{CH4} < \\ce{NH3} < \\ce{H2O} < \\ce{HF}.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-coordination-chemistry-751',
    topics: ['coordination-chemistry'],
    tests: ['spectrochemical-series'],
    uses: ['crystal-field-theory'],
    difficulty: 'beginner',
    text: 'Part of the spectrochemical series is \\ce{I-}, \\ce{Cl-}, \\ce{H2O}, \\ce{NH3}, \\ce{CN-}. What increases along the series for complexes of one metal ion with the same geometry?',
    answer: 'The splitting of the d orbitals',
    distractors: [
      {
        text: 'The number of d electrons',
        slip: 'field-for-electrons',
        teaching: 'The metal ion has the same number of d electrons, whatever the ligands are.',
      },
      {
        text: 'The wavelength absorbed',
        slip: 'reversed-trend',
        teaching:
          'The wavelength becomes shorter, because a greater splitting requires light of higher energy.',
      },
      {
        text: 'The negative charge of the ligand',
        slip: 'complex-charge-left-out',
        teaching: 'Water and ammonia have no charge, yet they come after iodide and chloride.',
      },
    ],
    explanation:
      'The series runs from weak-field to strong-field ligands, so the splitting of the d orbitals increases along it.',
    reference: 'OpenStax Chemistry 2e, section 19.3',
  },
  {
    id: 'general-equilibrium-752',
    topics: ['equilibrium'],
    tests: ['common-ion-effect'],
    uses: ['solubility-product'],
    difficulty: 'advanced',
    text: 'In which solution does less \\ce{Ca(OH)2} (*K*_{sp} = 5 × 10^{−6}) dissolve per liter, 0.10 mol/L \\ce{NaOH} or 0.10 mol/L \\ce{CaCl2}, and why?',
    answer: '\\ce{NaOH}, because [\\ce{OH-}] is squared in *K*_{sp}',
    distractors: [
      {
        text: '\\ce{CaCl2}, because [\\ce{OH-}] is squared in *K*_{sp}',
        slip: 'reversed-trend',
        teaching:
          'The square makes added \\ce{OH-} have the greater effect, and it is \\ce{NaOH} that supplies \\ce{OH-}.',
      },
      {
        text: '\\ce{CaCl2}, because \\ce{Ca^2+} is doubly charged',
        slip: 'wrong-cause',
        teaching: 'It is the exponents in *K*_{sp} that matter, and that of [\\ce{Ca^2+}] is 1.',
      },
      {
        text: 'Neither, because each supplies 0.10 mol/L of an ion',
        slip: 'forgot-exponent',
        teaching: '*K*_{sp} = [\\ce{Ca^2+}][\\ce{OH-}]^{2}, so the two ions do not have equal effects.',
      },
    ],
    explanation:
      'In \\ce{NaOH} the solubility is about \\frac{5 × 10^{−6}}{0.10^{2}} = 5 × 10^{−4} mol/L. In \\ce{CaCl2}, [\\ce{OH-}] = √(5 × 10^{−6}/0.10) = 7 × 10^{−3} mol/L, and the solubility is half of this, about 3.5 × 10^{−3} mol/L. Less dissolves in \\ce{NaOH}, because [\\ce{OH-}] is squared in *K*_{sp}.',
    reference: 'OpenStax Chemistry 2e, section 15.1',
  },
  {
    id: 'general-acids-and-bases-753',
    topics: ['acids-and-bases'],
    tests: ['ph-of-weak-acids'],
    uses: ['ph-of-strong-acids-and-bases', 'neutralization'],
    difficulty: 'advanced',
    text: 'A 0.10 mol/L solution of a weak acid HA and a 0.0010 mol/L solution of \\ce{HCl} both have pH 3.0. A 10 mL portion of each is diluted to 100 mL. How does the diluted HA compare with the diluted \\ce{HCl} in pH and in the amount of \\ce{NaOH} needed for neutralization?',
    answer: 'Its pH is lower, and it needs more \\ce{NaOH}.',
    distractors: [
      {
        text: 'Its pH is higher, and it needs more \\ce{NaOH}.',
        slip: 'reversed-trend',
        teaching: 'On dilution a larger fraction of HA is ionized, so its pH rises less than that of HCl.',
      },
      {
        text: 'Its pH is lower, and it needs the same amount of \\ce{NaOH}.',
        slip: 'strength-for-amount',
        teaching:
          '\\ce{NaOH} removes the proton of every HA molecule, ionized or not, and there is 100 times as much acid.',
      },
      {
        text: 'Its pH is the same, and it needs the same amount of \\ce{NaOH}.',
        slip: 'weak-as-strong',
        teaching:
          'The pH of HCl rises by 1 but that of HA by only about 0.5, and there is 100 times as much HA.',
      },
    ],
    explanation:
      'HCl: 0.00010 mol/L, pH 4.0. HA: *K*_{a} is about \\frac{(10^{−3})^{2}}{0.10} = 10^{−5}; at 0.010 mol/L [\\ce{H3O+}] is about √(10^{−5} × 0.010) = 3 × 10^{−4} mol/L, pH 3.5. The HA portion contains 1.0 mmol of HA, but the HCl portion only 0.010 mmol of HCl. The diluted HA therefore has the lower pH and needs more \\ce{NaOH}.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
  {
    id: 'general-acids-and-bases-754',
    topics: ['acids-and-bases'],
    tests: ['molecular-structure-and-acid-strength'],
    uses: ['acid-dissociation-constant'],
    difficulty: 'advanced',
    text: 'The p*K*_{a} is 7.5 for \\ce{HClO}, 2.0 for \\ce{HClO2}, 9.3 for \\ce{H3AsO3} and 1.3 for \\ce{H3PO3} (first ionization). Which structures of \\ce{H3AsO3} and \\ce{H3PO3} are consistent with these values?',
    answer: '\\ce{H3AsO3} is \\ce{As(OH)3}, and \\ce{H3PO3} is \\ce{HPO(OH)2}.',
    distractors: [
      {
        text: '\\ce{H3AsO3} is \\ce{HAsO(OH)2}, and \\ce{H3PO3} is \\ce{P(OH)3}.',
        slip: 'reversed-trend',
        teaching:
          'A terminal oxygen without hydrogen makes the acid stronger, and \\ce{H3PO3} is the stronger one.',
      },
      {
        text: '\\ce{H3AsO3} is \\ce{As(OH)3}, and \\ce{H3PO3} is \\ce{P(OH)3}.',
        slip: 'formula-for-structure',
        teaching:
          'The formulas look alike, but the strengths differ even more than those of \\ce{HClO} and \\ce{HClO2}.',
      },
      {
        text: '\\ce{H3AsO3} is \\ce{HAsO(OH)2}, and \\ce{H3PO3} is \\ce{HPO(OH)2}.',
        slip: 'overgeneralised-rule',
        teaching: '\\ce{H3AsO3} is about as weak as \\ce{HClO}, so it has no oxygen without hydrogen.',
      },
    ],
    explanation:
      'In going from \\ce{HClO} to \\ce{HClO2} an oxygen without hydrogen is added, which draws electrons from the O–H bond, and p*K*_{a} falls by 5 to 6. \\ce{H3AsO3} is weak like \\ce{HClO}, so it is \\ce{As(OH)3}. \\ce{H3PO3} is as strong as \\ce{HClO2}, so it has a P=O group and one hydrogen on phosphorus: it is \\ce{HPO(OH)2}.',
    reference: 'OpenStax Chemistry 2e, section 14.3',
  },
];

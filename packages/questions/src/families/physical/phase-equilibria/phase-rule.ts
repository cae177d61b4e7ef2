import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { largestNumberOfPhases } from './number-of-phases.ts';
import { notNegative, option, plural } from './whole-number-options.ts';

/** Degrees of freedom: of a pure substance, of mixtures, and of systems that react. */
export const phaseRule: Family = {
  id: 'phase-rule',
  name: 'The phase rule',
  subject: 'physical',
  topics: ['phase-equilibria'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['gibbs-phase-rule'],
    intermediate: ['gibbs-phase-rule'],
    advanced: ['gibbs-phase-rule'],
  },
  reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 5',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return fromCounts(random);
      case 'intermediate':
        return largestNumberOfPhases(random);
      case 'advanced':
        return withReactions(random);
    }
  },
};

function fromCounts(random: Random): Draft | null {
  const components = random.integer(1, 6);
  const phases = random.integer(1, 5);
  const freedom = components - phases + 2;
  if (freedom < 0) return null;
  const distractors = [
    option(
      components - phases,
      'forgot-pressure-and-temperature',
      'The 2 in the rule was left out; temperature and pressure are two additional variables.',
    ),
    option(
      components - phases + 1,
      'forgot-pressure-and-temperature',
      'Only 1 was added for temperature and pressure; both are free, so 2 must be added.',
    ),
    option(
      phases - components + 2,
      'exchanged-components-and-phases',
      'Each phase removes a degree of freedom and each component adds one; the two were interchanged.',
    ),
    option(
      components + phases - 2,
      'wrong-sign',
      'The number of phases was added and 2 subtracted; the rule is *F* = *C* − *P* + 2.',
    ),
    option(
      components + 2,
      'ignored-phases',
      'The phases were left out; each phase removes one degree of freedom.',
    ),
    option(
      components + phases + 2,
      'wrong-sign',
      'The number of phases was added; each phase removes one degree of freedom.',
    ),
    option(
      components + phases,
      'wrong-sign',
      'The number of phases was added and the 2 left out; the rule is *F* = *C* − *P* + 2.',
    ),
    option(
      components - phases + 3,
      'forgot-pressure-and-temperature',
      'The rule adds 2, for temperature and pressure; here 3 was added.',
    ),
    option(
      components,
      'overgeneralised-rule',
      'The number of degrees of freedom is not simply the number of components; phases, temperature and pressure count as well.',
    ),
  ];
  return {
    text: `A system at equilibrium has ${plural(components, 'component')} and ${plural(phases, 'phase')}. How many degrees of freedom does it have, according to the phase rule?`,
    answer: String(freedom),
    distractors: notNegative(distractors),
    explanation: `By the phase rule, *F* = *C* − *P* + 2 = ${components} − ${phases} + 2 = ${freedom}.`,
    finding: `*F* = ${components} − ${phases} + 2 = ${freedom}.`,
  };
}

function withReactions(random: Random): Draft | null {
  const substances = random.integer(3, 7);
  const reactions = random.integer(1, 2);
  const phases = random.integer(1, 4);
  const components = substances - reactions;
  const freedom = components - phases + 2;
  if (freedom < 0) return null;
  const distractors = [
    option(
      substances - phases + 2,
      'counted-components-wrong',
      `All ${substances} substances were counted as components; each independent reaction reduces the number of components by one, so there ${components === 1 ? 'is only 1' : `are only ${components}`}.`,
    ),
    option(
      components - phases,
      'forgot-pressure-and-temperature',
      'The 2 in the rule was left out; temperature and pressure are two additional variables.',
    ),
    option(
      substances + reactions - phases + 2,
      'wrong-sign',
      'The number of reactions was added to that of the substances; independent reactions decrease the number of components.',
    ),
    option(
      components - phases + 1,
      'forgot-pressure-and-temperature',
      'Only 1 was added for temperature and pressure; neither of them is fixed here, so 2 must be added.',
    ),
    option(
      components + 2,
      'ignored-phases',
      'The phases were left out; each phase removes one degree of freedom.',
    ),
  ];
  return {
    text: `A system at equilibrium contains ${substances} substances in ${plural(phases, 'phase')}, and ${reactions === 1 ? 'one independent reaction links' : 'two independent reactions link'} them, with no further constraints. How many degrees of freedom does it have?`,
    answer: String(freedom),
    distractors: notNegative(distractors),
    explanation: `Each independent reaction reduces the number of components by one: *C* = ${substances} − ${reactions} = ${components}. *F* = *C* − *P* + 2 = ${components} − ${phases} + 2 = ${freedom}.`,
    finding: `*C* = ${components} and *F* = ${components} − ${phases} + 2 = ${freedom}.`,
  };
}

import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { atLeastOne, option, plural } from './whole-number-options.ts';

/** The number of phases that go with so many components and degrees of freedom. */
export function largestNumberOfPhases(random: Random): Draft | null {
  const components = random.integer(1, 6);
  const fixed = random.pick(['none', 'pressure', 'both'] as const);
  const freedom = random.integer(0, 2);
  const variables = { none: 2, pressure: 1, both: 0 }[fixed];
  const phases = components + variables - freedom;
  if (phases < 1) return null;
  const free = variables === 0 ? '' : ` + ${variables}`;
  const condition = {
    none: 'with neither temperature nor pressure fixed',
    pressure: 'at a fixed pressure',
    both: 'at a fixed temperature and pressure',
  }[fixed];
  const left =
    freedom === 0
      ? 'no degrees of freedom remain'
      : `${plural(freedom, 'degree')} of freedom ${freedom === 1 ? 'remains' : 'remain'}`;
  const distractors = [
    option(
      components + 2 - freedom,
      'ignored-fixed-variables',
      `The 2 in the rule was kept; with ${fixed === 'pressure' ? 'the pressure fixed, only 1 is added' : 'temperature and pressure fixed, nothing is added'}.`,
    ),
    option(
      components + freedom + variables,
      'wrong-sign',
      `Solving *F* = *C* − *P*${free} for *P* gives *P* = *C*${free} − *F*: the number of degrees of freedom is subtracted.`,
    ),
    option(
      components - freedom,
      'forgot-pressure-and-temperature',
      fixed === 'none'
        ? 'Temperature and pressure were left out; both are free here, so 2 must be added.'
        : 'The temperature was left out; it is free here, so 1 must be added.',
    ),
    option(
      components,
      'overgeneralised-rule',
      'The number of components was given; the number of phases also depends on the free variables and the degrees of freedom.',
    ),
    option(
      components + variables,
      'ignored-freedom',
      `The ${plural(freedom, 'degree')} of freedom ${freedom === 1 ? 'was' : 'were'} not subtracted; this many phases would leave none.`,
    ),
    option(
      components + variables - freedom + 1,
      'counted-phases-wrong',
      `One phase too many was counted; with ${phases + 1} phases, *F* = *C* − *P*${free} would be ${freedom === 0 ? '−1' : freedom - 1}.`,
    ),
    option(
      components + variables - freedom - 1,
      'counted-phases-wrong',
      `One phase too few was counted; with ${plural(phases - 1, 'phase')}, *F* = *C* − *P*${free} would be ${freedom + 1}.`,
    ),
    option(
      components - variables - freedom,
      'wrong-sign',
      `The free variables were subtracted; solving *F* = *C* − *P*${free} for *P* gives *P* = *C*${free} − *F*.`,
    ),
    option(
      components - variables + freedom,
      'wrong-sign',
      `Both signs were reversed in solving *F* = *C* − *P*${free} for *P*, which gives *P* = *C*${free} − *F*.`,
    ),
    option(
      components + 2,
      'ignored-fixed-variables',
      `Two things went wrong: the 2 in the rule was kept, although ${fixed === 'pressure' ? 'the pressure is fixed' : 'temperature and pressure are fixed'}, and the degrees of freedom were not subtracted.`,
    ),
    option(
      components + 2 + freedom,
      'ignored-fixed-variables',
      `Two things went wrong: the 2 in the rule was kept, although ${fixed === 'pressure' ? 'the pressure is fixed' : 'temperature and pressure are fixed'}, and the degrees of freedom were added instead of subtracted.`,
    ),
    option(
      components + freedom,
      'wrong-sign',
      `Two things went wrong: ${fixed === 'pressure' ? 'the temperature, which is free, was left out' : 'temperature and pressure, which are free, were left out'}, and the degrees of freedom were added instead of subtracted.`,
    ),
  ];
  return {
    text: `How many phases are in equilibrium in a system of ${plural(components, 'component')}, ${condition}, when ${left}?`,
    answer: String(phases),
    distractors: atLeastOne(distractors),
    explanation: `With ${variables === 0 ? 'neither temperature nor pressure' : variables === 1 ? 'temperature alone' : 'temperature and pressure'} free, *F* = *C* − *P*${free}, so *P* = ${components}${free} − ${freedom} = ${phases}.`,
    finding: `*P* = *C*${free} − *F* = ${phases}.`,
  };
}

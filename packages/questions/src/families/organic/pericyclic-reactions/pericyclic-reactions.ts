import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import {
  closingPolyenes,
  cycloadditions,
  dienes,
  dienophiles,
  electrocyclicSystems,
  hydrogenShifts,
  sigmatropicShifts,
} from './pericyclic-systems.data.ts';
import { capital } from '../../texts/capital.ts';

/** Rules of orbital symmetry by counting electrons, the product of a ring closure, and of a Diels–Alder reaction. */
export const pericyclicReactions: Family = {
  id: 'pericyclic-reactions',
  name: 'Pericyclic reactions',
  subject: 'organic',
  topics: ['pericyclic-reactions', 'stereochemistry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['woodward-hoffmann-rules'],
    intermediate: ['electrocyclic-reactions', 'woodward-hoffmann-rules'],
    advanced: ['diels-alder-reaction'],
  },
  uses: ['sigmatropic-rearrangements', 'cis-trans-isomerism'],
  reference: 'Clayden, Greeves and Warren, Organic Chemistry, chapters 34 and 35',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return electronCount(random, false);
      case 'intermediate':
        return random.next() < 0.75 ? ringClosure(random) : electronCount(random, true);
      case 'advanced':
        return dielsAlder(random);
    }
  },
};

type Condition = 'heat' | 'light';

/** What counting decides: on heating a number of electrons 4n + 2 goes suprafacially, with light 4n does. */
function isSuprafacial(electrons: number, condition: Condition): boolean {
  return (electrons % 4 === 2) === (condition === 'heat');
}

/** Of neutral systems, or of ions, where the charge has to be counted too. */
function electronCount(random: Random, isIon: boolean): Draft | null {
  const condition = random.pick<Condition>(['heat', 'light']);
  const under = conditionText(condition);
  // Cycloadditions and shifts of hydrogen are asked of neutral systems only.
  const kind = isIon ? random.next() * 0.7 : random.next();
  if (kind < 0.5) {
    const {
      change,
      electrons,
      needsLight = false,
    } = random.pick(electrocyclicSystems.filter((system) => (system.isIon ?? false) === isIon));
    if (needsLight && condition === 'heat') return null;
    return countingDraft({
      text: `In which way do the ends turn when ${change} ${under}, and how many electrons take part?`,
      electrons,
      condition,
      reaction: 'electrocyclic-reactions',
      ways: ['Disrotatory', 'Conrotatory'],
      counting: `In the open form each double bond counts two electrons${isIon ? ', the charge of an anion two more and that of a cation none' : ''}`,
    });
  }
  if (kind < 0.7) {
    const { change, electrons } = random.pick(
      sigmatropicShifts.filter((shift) => (shift.isIon ?? false) === isIon),
    );
    return countingDraft({
      text: `Is the concerted ${change}, suprafacial on both parts, allowed ${under} by the rules of orbital symmetry, and how many electrons take part?`,
      electrons,
      condition,
      reaction: 'sigmatropic-rearrangements',
      ways: ['Allowed', 'Forbidden'],
      counting: `The σ bond that breaks counts two electrons, and so does each double bond${isIon ? ' or lone pair' : ''} beside it`,
    });
  }
  if (kind < 0.85) {
    const end = random.pick(hydrogenShifts);
    return countingDraft({
      text: `On which faces does a concerted [1,${end}] shift of hydrogen run ${under}, by the rules of orbital symmetry, and how many electrons take part?`,
      electrons: end + 1,
      condition,
      reaction: 'sigmatropic-rearrangements',
      ways: ['Suprafacial', 'Antarafacial'],
      counting: `The σ bond to hydrogen counts two electrons, and so does each double bond of the ${end} atoms`,
    });
  }
  const [first, second] = random.pick(cycloadditions);
  return countingDraft({
    text: `Is a concerted [${first} + ${second}] cycloaddition, suprafacial on both components, allowed ${under} by the rules of orbital symmetry, and how many electrons take part?`,
    electrons: first + second,
    condition,
    reaction: 'diels-alder-reaction',
    ways: ['Allowed', 'Forbidden'],
    counting: 'The numbers in brackets are the electrons of the two components, and all of them count',
  });
}

interface Counting {
  text: string;
  electrons: number;
  condition: Condition;
  /** What 4n + 2 electrons do on heating, and the other way. */
  ways: readonly [string, string];
  /** The rule by which the electrons are counted. */
  counting: string;
  /** The concept of the reaction, beside the rules that it follows. */
  reaction: string;
}

function countingDraft({
  text,
  electrons,
  condition,
  ways: [even, odd],
  counting,
  reaction,
}: Counting): Draft {
  const [right, wrong] = isSuprafacial(electrons, condition) ? [even, odd] : [odd, even];
  const write = (way: string, count: number): string => `${way}, with ${count} electrons`;
  const kind = electrons % 4 === 2 ? '4*n* + 2' : '4*n*';
  const rule = `${electrons} is ${kind}, and ${conditionText(condition)} that means ${right.toLowerCase()}`;
  const off = electrons === 4 ? 6 : electrons - 2;
  return {
    text,
    answer: write(right, electrons),
    distractors: [
      {
        text: write(wrong, electrons),
        slip: 'orbital-rule-reversed',
        teaching: `The rule is turned around: ${rule}; ${condition === 'heat' ? 'light' : 'heat'} would do the opposite.`,
      },
      {
        text: write(right, off),
        slip: 'pericyclic-electrons-miscounted',
        teaching: `${counting}: ${electrons}, not ${off}.`,
      },
      {
        text: write(wrong, off),
        slip: 'pericyclic-electrons-miscounted',
        teaching: `${counting}: ${electrons}, not ${off}; ${rule}.`,
      },
    ],
    explanation: `${counting}: ${electrons}, which is ${kind}. By the Woodward–Hoffmann rules that means ${right.toLowerCase()} ${conditionText(condition)}.`,
    tests: ['woodward-hoffmann-rules', reaction],
    finding: `Electrons counted and the Woodward–Hoffmann rule applied: ${write(right, electrons).toLowerCase()}.`,
  };
}

/** Both ends turn; the configuration of the polyene and the way of turning decide between cis and trans. */
function ringClosure(random: Random): Draft | null {
  const polyene = random.pick(closingPolyenes);
  const condition = random.pick<Condition>(['heat', 'light']);
  // A diene on heating is the more stable side: the ring would open.
  if (polyene.electrons === 4 && condition === 'heat') return null;
  const first = random.pick(['E', 'Z'] as const);
  const isDisrotatory = isSuprafacial(polyene.electrons, condition);
  const isCis = (first === 'E') === isDisrotatory;
  const write = (cis: boolean, disrotatory: boolean): string =>
    `*${cis ? 'cis' : 'trans'}*, by a ${disrotatory ? 'disrotatory' : 'conrotatory'} closure`;
  const under = conditionText(condition);
  const ends = first === 'E' ? 'both ends are *E*' : 'one end is *Z* and the other *E*';
  const turning = `With ${polyene.electrons} electrons the closure ${under} is ${isDisrotatory ? 'disrotatory' : 'conrotatory'}`;
  const outcome = `as ${ends}, ${isDisrotatory ? 'a disrotatory' : 'a conrotatory'} closure makes the groups *${isCis ? 'cis' : 'trans'}*`;
  const distractors: Distractor[] = [
    {
      text: write(!isCis, !isDisrotatory),
      slip: 'orbital-rule-reversed',
      teaching: `${turning}; ${condition === 'heat' ? 'light' : 'heat'} would turn the ends the other way.`,
    },
    {
      text: write(!isCis, isDisrotatory),
      slip: 'rotation-outcome-confused',
      teaching: `The way of turning is right, but ${outcome}.`,
    },
    {
      text: write(isCis, !isDisrotatory),
      slip: 'rotation-outcome-confused',
      teaching: `${turning}; the other way of turning would not make the groups *${isCis ? 'cis' : 'trans'}*.`,
    },
  ];
  return {
    text: `${polyene.name(first)} closes its ring ${under} to ${polyene.ring}. Which configuration results, and by which closure?`,
    answer: write(isCis, isDisrotatory),
    distractors,
    explanation: `${turning}, by the Woodward–Hoffmann rules. The two groups end up on one side when both ends are *E* and turn in opposite senses (disrotatory), or when one end is *Z* and both turn in the same sense (conrotatory). So, ${outcome}.`,
    finding: `${polyene.electrons} electrons and the configuration of both ends decide: ${write(isCis, isDisrotatory)}.`,
  };
}

/** Suprafacial on both components: what lies on one side stays there. */
function dielsAlder(random: Random): Draft {
  const diene = random.pick(dienes);
  const dienophile = random.pick(dienophiles);
  const first = random.pick(['E', 'Z'] as const);
  const isCisOfDiene = first === 'E';
  const { isCis } = dienophile;
  const write = (ofDiene: boolean, ofDienophile: boolean): string =>
    `${capital(diene.group)} groups *${relation(ofDiene)}*, ${dienophile.group} groups *${relation(ofDienophile)}*`;
  const ofDiene = `the diene ${first === 'E' ? 'has both groups outside' : 'has one group inside and one outside'}, so the ${diene.group} groups become *${relation(isCisOfDiene)}*`;
  const ofDienophile = `the ${dienophile.group} groups of the dienophile are *${relation(isCis)}* and stay so`;
  return {
    text: `${diene.name(first)} adds ${dienophile.name} in a concerted Diels–Alder reaction. How do the two ${diene.group} groups, and how do the two ${dienophile.group} groups, stand to each other in the cyclohexene?`,
    answer: write(isCisOfDiene, isCis),
    distractors: [
      {
        text: write(isCisOfDiene, !isCis),
        slip: 'dienophile-configuration-lost',
        teaching: `Both new bonds form on one face of the dienophile: ${ofDienophile}.`,
      },
      {
        text: write(!isCisOfDiene, isCis),
        slip: 'diene-configuration-lost',
        teaching: `Both new bonds form on one face of the diene: ${ofDiene}.`,
      },
      {
        text: write(!isCisOfDiene, !isCis),
        slip: 'diene-configuration-lost',
        teaching: `Neither configuration is lost in a concerted addition: ${ofDiene}, and ${ofDienophile}.`,
      },
    ],
    explanation: `A concerted Diels–Alder reaction is suprafacial on both components. ${capital(ofDiene)}; ${ofDienophile}: ${write(isCisOfDiene, isCis).toLowerCase()}.`,
    finding: `The configurations of diene and dienophile are kept: ${write(isCisOfDiene, isCis).toLowerCase()}.`,
  };
}

function relation(isCis: boolean): string {
  return isCis ? 'cis' : 'trans';
}

function conditionText(condition: Condition): string {
  return condition === 'heat' ? 'on heating' : 'on irradiation';
}

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
      text: `In which mode do the ends rotate when ${change} ${under}, and how many electrons are involved?`,
      electrons,
      condition,
      reaction: 'electrocyclic-reactions',
      ways: ['Disrotatory', 'Conrotatory'],
      counting: `In the open form, each double bond contributes two electrons${isIon ? ', the charge of an anion two more and that of a cation none' : ''}`,
    });
  }
  if (kind < 0.7) {
    const { change, order, electrons } = random.pick(
      sigmatropicShifts.filter((shift) => (shift.isIon ?? false) === isIon),
    );
    return countingDraft({
      text: `Is the concerted ${change} (a ${order} shift that is suprafacial on both components) allowed ${under} according to the rules of orbital symmetry, and how many electrons are involved?`,
      electrons,
      condition,
      reaction: 'sigmatropic-rearrangements',
      ways: ['Allowed', 'Forbidden'],
      counting: `The σ bond that breaks contributes two electrons, and so does each double bond${isIon ? ' or lone pair' : ''} next to it`,
    });
  }
  if (kind < 0.85) {
    const end = random.pick(hydrogenShifts);
    return countingDraft({
      text: `According to the rules of orbital symmetry, how does a concerted [1,${end}] hydrogen shift proceed ${under}, and how many electrons are involved?`,
      electrons: end + 1,
      condition,
      reaction: 'sigmatropic-rearrangements',
      ways: ['Suprafacial', 'Antarafacial'],
      counting: `The σ bond to hydrogen contributes two electrons, and so does each double bond of the ${end} atoms`,
    });
  }
  const [first, second] = random.pick(cycloadditions);
  return countingDraft({
    text: `Is a concerted [${first} + ${second}] cycloaddition, suprafacial on both components, allowed ${under} according to the rules of orbital symmetry, and how many electrons are involved?`,
    electrons: first + second,
    condition,
    reaction: 'diels-alder-reaction',
    ways: ['Allowed', 'Forbidden'],
    counting: 'The numbers in brackets are the electrons of the two components, and all of them are involved',
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
  const rule = `${electrons} is ${kind}, so the reaction is ${right.toLowerCase()} ${conditionText(condition)}`;
  const off = electrons === 4 ? 6 : electrons - 2;
  return {
    text,
    answer: write(right, electrons),
    distractors: [
      {
        text: write(wrong, electrons),
        slip: 'orbital-rule-reversed',
        teaching: `The rule was reversed: ${rule}; ${conditionText(condition === 'heat' ? 'light' : 'heat')}, the rule is the opposite.`,
      },
      {
        text: write(right, off),
        slip: 'pericyclic-electrons-miscounted',
        teaching: `${counting}: ${electrons} in total, not ${off}.`,
      },
      {
        text: write(wrong, off),
        slip: 'pericyclic-electrons-miscounted',
        teaching: `${counting}: ${electrons} in total, not ${off}; ${rule}.`,
      },
    ],
    explanation: `${counting}: ${electrons} in total, which is ${kind}. According to the Woodward–Hoffmann rules, the reaction is ${right.toLowerCase()} ${conditionText(condition)}.`,
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
  const turning = `With ${polyene.electrons} electrons, the closure ${under} is ${isDisrotatory ? 'disrotatory' : 'conrotatory'}`;
  const outcome = `because ${ends}, ${isDisrotatory ? 'a disrotatory' : 'a conrotatory'} closure makes the groups *${isCis ? 'cis' : 'trans'}*`;
  const distractors: Distractor[] = [
    {
      text: write(!isCis, !isDisrotatory),
      slip: 'orbital-rule-reversed',
      teaching: `${turning}; ${condition === 'heat' ? 'light' : 'heat'} would cause the other mode of rotation.`,
    },
    {
      text: write(!isCis, isDisrotatory),
      slip: 'rotation-outcome-confused',
      teaching: `The mode of rotation is correct, but ${outcome}.`,
    },
    {
      text: write(isCis, !isDisrotatory),
      slip: 'rotation-outcome-confused',
      teaching: `${turning}; the other mode of rotation would not make the groups *${isCis ? 'cis' : 'trans'}*.`,
    },
  ];
  return {
    text: `${polyene.name(first)} undergoes ring closure ${under} to form ${polyene.ring}. Which configuration results, and by which mode of closure?`,
    answer: write(isCis, isDisrotatory),
    distractors,
    explanation: `${turning}, according to the Woodward–Hoffmann rules. The two groups end up on the same side when both ends are *E* and rotate in opposite directions (disrotatory), or when one end is *Z* and both rotate in the same direction (conrotatory). Here, ${outcome}.`,
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
  const ofDiene = `the diene ${first === 'E' ? 'has both groups on the outside' : 'has one group on the inside and one on the outside'}, so the ${diene.group} groups become *${relation(isCisOfDiene)}*`;
  const ofDienophile = `the ${dienophile.group} groups of the dienophile are *${relation(isCis)}* and remain *${relation(isCis)}*`;
  return {
    text: `${diene.name(first)} reacts with ${dienophile.name} in a concerted Diels–Alder reaction. What are the relative configurations of the two ${diene.group} groups and of the two ${dienophile.group} groups in the cyclohexene product?`,
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
    finding: `The configurations of the diene and the dienophile are retained: ${write(isCisOfDiene, isCis).toLowerCase()}.`,
  };
}

function relation(isCis: boolean): string {
  return isCis ? 'cis' : 'trans';
}

function conditionText(condition: Condition): string {
  return condition === 'heat' ? 'on heating' : 'on irradiation';
}

import { digest, peptideName, type CleavingAgent } from '../../../computations/biomolecules/peptides.ts';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { listed } from '../../texts/listed.ts';

/** Fragments of a peptide; at the end the sequence itself, put together from two digests. */
export const peptideCleavage: Family = {
  id: 'peptide-cleavage',
  name: 'Cutting peptides into fragments',
  subject: 'biochemistry',
  topics: ['protein-methods', 'protein-structure'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['cleavage-of-peptides'],
    intermediate: ['cleavage-of-peptides'],
    advanced: ['protein-sequencing', 'cleavage-of-peptides'],
  },
  reference: 'Lehninger Principles of Biochemistry, chapter 3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return fragments(drawPeptide(random, 'KR', 2), 'trypsin', false);
      case 'intermediate':
        return fragmentsWithTrap(random);
      case 'advanced':
        return sequenceFromOverlap(random);
    }
  },
};

const rules: Readonly<Record<CleavingAgent, string>> = {
  trypsin: 'Trypsin cleaves on the carboxyl side of Lys and Arg, but not before Pro',
  chymotrypsin: 'Chymotrypsin cleaves on the carboxyl side of Phe, Trp and Tyr, but not before Pro',
  'cyanogen bromide': 'Cyanogen bromide cleaves on the carboxyl side of Met',
};

/** The residues that direct cleavage, as a text names them. */
const targetNames: Readonly<Record<CleavingAgent, string>> = {
  trypsin: 'Lys and Arg',
  chymotrypsin: 'Phe, Trp and Tyr',
  'cyanogen bromide': 'Met',
};

function write(pieces: readonly string[]): string {
  return pieces.map(peptideName).join(' + ');
}

/** A peptide with so many residues of a kind, none of them at the end. */
function drawPeptide(random: Random, targets: string, count: number): string {
  const cut = Array.from({ length: count }, () => random.pick([...targets]));
  const others = random.shuffle([...'AGSTVLINQDEF']).slice(0, 4);
  const body = random.shuffle([...cut, ...others.slice(0, 3)]);
  return [...body, others[3] ?? 'A'].join('');
}

function fragments(peptide: string, agent: CleavingAgent, hasTrap: boolean): Draft | null {
  const pieces = digest(peptide, agent);
  if (pieces.length < (hasTrap ? 2 : 3)) return null;
  const targets = { trypsin: 'KR', chymotrypsin: 'FWY', 'cyanogen bromide': 'M' }[agent];
  const merged = (at: number): string[] => [
    ...pieces.slice(0, at),
    `${pieces[at] ?? ''}${pieces[at + 1] ?? ''}`,
    ...pieces.slice(at + 2),
  ];
  const joint = (at: number): string =>
    `${peptideName((pieces[at] ?? '').slice(-1))} and ${peptideName((pieces[at + 1] ?? '').slice(0, 1))}`;
  const elsewhere = [
    ...peptide.matchAll(agent === 'trypsin' ? /[^DE]*[DE]|[^DE]+$/g : /[^KR]*[KR]|[^KR]+$/g),
  ].map(([piece]) => piece);
  const cutAfter = [...new Set(elsewhere.slice(0, -1).map((piece) => peptideName(piece.slice(-1))))];
  const distractors: Distractor[] = [
    {
      text: write(digest(peptide.replaceAll('P', 'p'), agent).map((piece) => piece.replaceAll('p', 'P'))),
      slip: 'proline-rule-forgotten',
      teaching: 'The chain was also cut before Pro, but a bond to the nitrogen of proline is not cleaved.',
    },
    {
      text: write(cutBefore(peptide, targets)),
      slip: 'cut-on-the-wrong-side',
      teaching: `The chain was cut on the amino side of ${targetNames[agent]}; the residue that directs cleavage must be at the carboxyl end of a fragment.`,
    },
    {
      text: write(merged(0)),
      slip: 'cut-missed',
      teaching: `The bond between ${joint(0)} was not cleaved.`,
    },
    {
      text: write(merged(pieces.length - 2)),
      slip: 'cut-missed',
      teaching: `The bond between ${joint(pieces.length - 2)} was not cleaved.`,
    },
    {
      text: write(elsewhere),
      slip: 'wrong-cleaving-agent',
      teaching:
        cutAfter.length === 0
          ? `The chain was not cut at all, but ${agent} cleaves it on the carboxyl side of ${targetNames[agent]}.`
          : `The chain was cut after ${listed(cutAfter)}; ${agent} cleaves only after ${targetNames[agent]}.`,
    },
    ...needlessCuts(pieces, targets),
  ];
  return {
    text: `${rules[agent]}. Which fragments are formed from ${peptideName(peptide)}?`,
    answer: write(pieces),
    distractors,
    explanation: `A peptide is written from its amino end, so the carboxyl side of a residue is to its right. ${rules[agent]}. The fragments are ${write(pieces)}.`,
    finding: `Cut bond by bond, ${peptideName(peptide)} gives ${write(pieces)}.`,
  };
}

/** The chain cut behind a residue that directs no cut as well, with all the other cuts or without one of them. */
function needlessCuts(pieces: readonly string[], targets: string): Distractor[] {
  const cuts = pieces.flatMap((piece, at) =>
    Array.from(piece.slice(0, -1)).flatMap((residue, place) =>
      targets.includes(residue) || piece[place + 1] === 'P' ? [] : [{ at, place, residue }],
    ),
  );
  const chosen = [cuts[0], cuts.at(-1)].filter((cut) => cut !== undefined);
  return chosen.flatMap(({ at, place, residue }) => {
    const piece = pieces[at] ?? '';
    const halves = [piece.slice(0, place + 1), piece.slice(place + 1)];
    const cut = [...pieces.slice(0, at), ...halves, ...pieces.slice(at + 1)];
    const missed = at === 0 ? pieces.length - 1 : 0;
    const [left = '', right = ''] = cut.slice(missed, missed + 2);
    const teaching = `The chain was also cut after ${peptideName(residue)}, which does not direct cleavage`;
    return [
      { text: write(cut), slip: 'needless-cut', teaching: `${teaching}.` },
      {
        text: write([...cut.slice(0, missed), `${left}${right}`, ...cut.slice(missed + 2)]),
        slip: 'needless-cut',
        teaching: `Two things went wrong: the chain was cut after ${peptideName(residue)}, which does not direct cleavage, and the bond between ${peptideName(left.slice(-1))} and ${peptideName(right.slice(0, 1))} was not cleaved.`,
      },
    ];
  });
}

function cutBefore(peptide: string, targets: string): string[] {
  const pieces: string[] = [];
  for (const residue of peptide) {
    if (pieces.length === 0 || targets.includes(residue)) pieces.push(residue);
    else pieces[pieces.length - 1] += residue;
  }
  return pieces;
}

function fragmentsWithTrap(random: Random): Draft | null {
  const agent = random.pick(['trypsin', 'chymotrypsin'] as const);
  const targets = agent === 'trypsin' ? 'KR' : 'WYF';
  const cut = Array.from({ length: 2 }, () => random.pick([...targets]));
  const [trap, ...free] = [random.pick([...targets]), ...cut];
  const others = random.shuffle([...(agent === 'trypsin' ? 'AGSTVLINQDE' : 'AGSTVINQDEKR')]).slice(0, 4);
  const body = random.shuffle([...free, `${trap}P`, ...others.slice(0, 2)]).join('');
  const peptide = `${others[2] ?? 'A'}${body}${others[3] ?? 'G'}`;
  return fragments(peptide, agent, true);
}

function sequenceFromOverlap(random: Random): Draft | null {
  const second = random.pick(['chymotrypsin', 'cyanogen bromide'] as const);
  const targets = second === 'chymotrypsin' ? 'FWY' : 'M';
  const other = [random.pick([...targets]), random.pick([...targets])];
  const plain = random.shuffle([...'AGSTVLINQDE']).slice(0, 4);
  const body = random.shuffle([
    random.pick([...'KR']),
    random.pick([...'KR']),
    ...other,
    ...plain.slice(0, 3),
  ]);
  const peptide = [...body, plain[3] ?? 'A'].join('');
  const pieces = digest(peptide, 'trypsin');
  const overlaps = digest(peptide, second);
  if (pieces.length !== 3 || overlaps.length < 2 || pieces.some((piece) => piece.length === 1)) return null;
  const sameSet = (first: readonly string[], again: readonly string[]): boolean =>
    [...first].sort().join() === [...again].sort().join();
  const orders = permutations(pieces).map((order) => order.join(''));
  const fitting = new Set(
    orders.filter(
      (order) => sameSet(digest(order, 'trypsin'), pieces) && sameSet(digest(order, second), overlaps),
    ),
  );
  if (fitting.size !== 1) return null;
  const wrong = [...new Set(orders)].filter((order) => order !== peptide);
  return {
    text: `Trypsin, which cleaves after Lys and Arg, splits a peptide into ${list(random.shuffle(pieces))}. ${second === 'chymotrypsin' ? 'Chymotrypsin, which cleaves after Phe, Trp and Tyr,' : 'Cyanogen bromide, which cleaves after Met and converts it to homoserine lactone (written here as Met),'} splits it into ${list(random.shuffle(overlaps))}. What is the sequence of the peptide?`,
    answer: peptideName(peptide),
    distractors: random.shuffle(wrong).map((order) => ({
      text: peptideName(order),
      slip: 'overlap-ignored',
      teaching: sameSet(digest(order, 'trypsin'), pieces)
        ? `The tryptic fragments agree, but ${second} would split this sequence into ${list(digest(order, second))}.`
        : `Only the fragment without Lys or Arg at its end can be the last one; trypsin would split this sequence into ${list(digest(order, 'trypsin'))}.`,
    })),
    explanation: `The tryptic fragment without Lys or Arg at its end, ${peptideName(pieces[2] ?? '')}, must be the last. Of the two possible orders of the other fragments, only ${peptideName(peptide)} gives ${list(overlaps)} with ${second}.`,
    finding: 'Of all orders of the tryptic fragments, only one gives the fragments of the second digest.',
  };
}

function list(pieces: readonly string[]): string {
  return `${pieces.slice(0, -1).map(peptideName).join(', ')}${pieces.length > 1 ? ' and ' : ''}${peptideName(pieces.at(-1) ?? '')}`;
}

function permutations(items: readonly string[]): string[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

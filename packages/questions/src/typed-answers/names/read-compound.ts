import { readGroups } from './read-groups.ts';
import { locantsAt } from './locants.ts';
import { readParents } from './read-parents.ts';
import type { Compound, NameSource, Parsed, ParentMode, Prefix } from './parsed-name.ts';
import { stereoAt } from './stereo-text.ts';
import type { StereoMark } from './graph/stereo-mark.ts';

/** Of a text that can be read in more ways than this, the others are left out. */
const mostReadings = 12;

/**
 * Every way to read a compound from a place: stereodescriptors, prefixes with their locants, then the parent with its
 * endings.
 * @param mode what the ending may be: that of a compound, of a group, of an ester's acid, of an anhydride
 */
export function readCompounds(source: NameSource, at: number, mode: ParentMode): readonly Parsed<Compound>[] {
  const relation = /(?:ortho|meta|para|o|m|p)-/y;
  relation.lastIndex = at;
  const related = relation.exec(source.text)?.[0] ?? null;
  const plain = readRest(source, at, mode);
  if (related === null) return plain;
  const place = related.startsWith('o') ? 2 : related.startsWith('m') ? 3 : 4;
  const others = readRest(source, at + related.length, mode);
  return [
    ...plain,
    ...others.map(({ value, end }) => ({ value: { ...value, relation: place } as const, end })),
  ];
}

function readRest(source: NameSource, at: number, mode: ParentMode): readonly Parsed<Compound>[] {
  const key = `${at} ${mode}`;
  const known = source.compounds.get(key);
  if (known !== undefined) return known;
  // While a place is being read, nothing can be read at it: a name does not contain itself.
  source.compounds.set(key, []);
  const found = at < source.text.length ? [...readRestAt(source, at, mode)].slice(0, mostReadings) : [];
  source.compounds.set(key, found);
  return found;
}

function* readRestAt(source: NameSource, at: number, mode: ParentMode): Generator<Parsed<Compound>> {
  const marks = stereoAt(source.text, at);
  if (marks !== null) {
    for (const { value, end } of readRest(source, marks.end, mode)) {
      // What is written stands before what the word says by itself.
      const own = value.stereo === value.parent.stereo ? [] : value.stereo;
      yield { value: { ...value, stereo: [...marks.value, ...own] }, end };
    }
  }
  yield* withHydrogens(source, at, mode);
  yield* withForm(source, at, mode);
  for (const locants of locantsAt(source.text, at)) {
    for (const { value, end } of readParents(source.text, locants.end, mode)) {
      const front = value.front ?? locants.value;
      if (value.front !== undefined && locants.value.length > 0) continue;
      yield {
        value: { prefixes: [], relation: null, ...value, stereo: value.parent.stereo ?? [], front },
        end,
      };
    }
    for (const { value: counted, end: groupEnd } of readGroups(source, locants.end)) {
      const { count, group } = counted;
      const places = group.isBridge === true ? count * 2 : count;
      if (locants.value.length > 0 && locants.value.length !== places) continue;
      if (locants.value.length === 0 && group.isBridge === true) continue;
      // The digits before a chain that is a prefix say where it stands, and not by which of its atoms.
      const ownsLocant = group.isAlkyl && /\d/.test(source.text.charAt(locants.end));
      if (locants.value.length === 0 && ownsLocant) continue;
      const prefix: Prefix = { locants: locants.value, count, group };
      const next = source.text.charAt(groupEnd) === '-' ? groupEnd + 1 : groupEnd;
      for (const { value, end } of readRest(source, next, mode)) {
        yield { value: { ...value, prefixes: [prefix, ...value.prefixes] }, end };
      }
    }
  }
}

const hydrogenPattern = /(\d{1,2}[ab]?h(?:,\d{1,2}[ab]?h)*)-?/y;

/** `9H-`: the hydrogen of a ring system. */
function* withHydrogens(source: NameSource, at: number, mode: ParentMode): Generator<Parsed<Compound>> {
  hydrogenPattern.lastIndex = at;
  const [, written] = hydrogenPattern.exec(source.text) ?? [];
  if (written === undefined) return;
  const hydrogens = written.replaceAll('h', '').split(',');
  for (const { value, end } of readRest(source, hydrogenPattern.lastIndex, mode)) {
    if (value.parent.isRingSystem === true && value.hydrogens === undefined)
      yield { value: { ...value, hydrogens }, end };
  }
}

const formPattern = /(dl|d|l|meso)-/y;

/** `D-` and `L-` of sugars and amino acids, and `meso-`. */
function* withForm(source: NameSource, at: number, mode: ParentMode): Generator<Parsed<Compound>> {
  formPattern.lastIndex = at;
  const [, form] = formPattern.exec(source.text) ?? [];
  if (form === undefined) return;
  for (const { value, end } of readRest(source, formPattern.lastIndex, mode)) {
    if (value.stereo.length > 0) continue;
    const { forms } = value.parent;
    if (form === 'dl') yield { value, end };
    else if (form === 'meso') yield { value: { ...value, stereo: [{ locant: null, mark: 'meso' }] }, end };
    else if (forms === undefined || forms === 'aminoAcid')
      yield { value: { ...value, stereo: [{ locant: null, mark: form === 'd' ? 'd' : 'l' }] }, end };
    else
      yield { value: { ...value, stereo: forms.form === form ? forms.marks : mirrored(forms.marks) }, end };
  }
}

function mirrored(marks: readonly StereoMark[]): StereoMark[] {
  return marks.map(({ locant, mark }) => ({ locant, mark: mark === 'r' ? 's' : 'r' }));
}

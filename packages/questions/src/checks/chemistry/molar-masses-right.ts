import { elements, molarMass } from '@valence/chemistry';
import { failed, notApplicable, passed, type Check } from '../check.ts';

/** Textbooks round atomic masses to two decimals before adding them. */
const relativeRoom = 1.5e-3;
const ce = String.raw`\\ce\{((?:[^{}]|\{[^{}]*\})*)\}`;
const mass = String.raw`(\d{1,5}(?:\.\d+)?)`;
/** `\ce{NaCl} (58.44 g/mol)`, `M(\ce{NaCl}) = 58.44 g/mol`, `the molar mass of \ce{NaCl} is 58.44 g/mol`. */
const beside = new RegExp(
  String.raw`${ce}\)?(?:\((?:s|l|g|aq)\))?(?:,| is| weighs| has the molar mass| has a molar mass of| =|:)? ?\(?(?:\*?M\*? = )?${mass} g(?:/mol| mol\^\{−1\})`,
  'g',
);
/** `molar masses in g/mol: \ce{Fe2O3} 159.69, \ce{CO2} 44.01`. */
const list = /molar mass(?:es)? in g\/mol:?([^.)]*(?:\.\d[^.)]*)*)/gi;
const listed = new RegExp(String.raw`${ce}:? ${mass}`, 'g');
const elementBeside = new RegExp(String.raw`\b([a-z]{3,12}) \(${mass} g/mol\)`, 'gi');

/** Every molar mass stated for a formula or an element equals the sum of its atomic weights. */
export const molarMassesRightCheck: Check = {
  name: 'Molar masses right',
  run({ all }) {
    const quoted = all.flatMap(({ source }) => quotedIn(source));
    const checked = quoted.flatMap(({ name, stated }) => {
      const possible = massesOf(name);
      return possible === null ? [] : [{ name, stated, possible }];
    });
    if (checked.length === 0) return notApplicable('No molar mass is quoted beside its formula.');
    const wrong = checked.find(({ stated, possible }) => !possible.some((value) => agrees(stated, value)));
    if (wrong !== undefined)
      return failed(`${wrong.name} has ${wrong.possible[0]?.toFixed(3) ?? ''} g/mol, not ${wrong.stated}`);
    return passed('Every molar mass that is quoted agrees with the standard atomic weights.');
  },
};

function quotedIn(source: string): { name: string; stated: string }[] {
  const found = [...source.matchAll(beside), ...source.matchAll(elementBeside)];
  for (const [, inner = ''] of source.matchAll(list)) found.push(...inner.matchAll(listed));
  return found.map(([, name = '', stated = '']) => ({ name, stated }));
}

/** In g/mol; an element may be quoted by the atom or by the molecules it consists of. `null` where it is neither. */
function massesOf(name: string): number[] | null {
  const element = elements.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
  if (element !== undefined) return [1, 2, 3, 4, 8].map((count) => count * element.atomicWeight);
  const read = molarMass(name.replace(/\((s|l|g|aq)\)$/, ''));
  return read.ok ? [read.value.molarMass] : null;
}

function agrees(stated: string, value: number): boolean {
  const room = 0.5 * 10 ** -(stated.split('.')[1]?.length ?? 0);
  return Math.abs(Number(stated) - value) <= room * 1.0001 + value * relativeRoom;
}

import { ImpossibleName } from './graph/impossible-name.ts';
import { addAtom, addSmiles, neighboursOf, type MoleculeGraph } from './graph/molecule-graph.ts';
import type { Attempt, NameReading } from './name-reading.ts';

const saltPattern = /^(.+?)-?hydro(chlor|brom|iod)ide$/;
const iniumPattern = /^(.+in)ium(?:-?(chlor|brom|iod)ide)?$/;
const halogens: Readonly<Record<string, string>> = { chlor: 'Cl', brom: 'Br', iod: 'I' };

/**
 * Salts of amines: `ethylamine hydrochloride`, `anilinium chloride`, `pyridinium`. What is named as a hydrochloride is drawn as two
 * molecules as well.
 * @param attemptsOf every way to read the amine
 */
export function* ammoniumSaltAttempts(
  text: string,
  attemptsOf: (text: string) => Iterable<Attempt>,
): Generator<Attempt> {
  const [, amine, acid = ''] = saltPattern.exec(text) ?? [];
  const [, stem, halide] = iniumPattern.exec(text) ?? [];
  const base = amine ?? (stem === undefined ? undefined : `${stem}e`);
  if (base === undefined) return;
  const halogen = halogens[halide ?? acid];
  for (const attempt of attemptsOf(base)) {
    yield () => protonated(attempt(), halogen === undefined ? '' : `[${halogen}-]`);
    if (amine !== undefined && halogen !== undefined)
      yield () => {
        const reading = attempt();
        amineOf(reading.graph);
        addAtom(reading.graph, halogen);
        return reading;
      };
  }
}

function protonated(reading: NameReading, anion: string): NameReading {
  const nitrogen = reading.graph.atoms[amineOf(reading.graph)];
  if (nitrogen !== undefined) nitrogen.charge = 1;
  if (anion !== '') addSmiles(reading.graph, anion);
  return reading;
}

/**
 * The only nitrogen that takes up a proton: bound to carbon and hydrogen alone, and to none that holds another hetero atom.
 * @throws ImpossibleName where there is none, or more than one
 */
function amineOf(graph: MoleculeGraph): number {
  const isCarbon = (atom: number) => graph.atoms[atom]?.element === 'C';
  const found = graph.atoms.flatMap(({ element, charge }, atom) => {
    const beside = neighboursOf(graph, atom);
    const isBasic = beside.every(
      (next) =>
        isCarbon(next) && neighboursOf(graph, next).every((other) => other === atom || isCarbon(other)),
    );
    const isTriple = (graph.bondsAt[atom] ?? []).some((place) => graph.bonds[place]?.order === 3);
    return element === 'N' && charge === 0 && isBasic && !isTriple ? [atom] : [];
  });
  const [nitrogen] = found;
  if (nitrogen === undefined || found.length > 1) throw new ImpossibleName(found.length > 1);
  return nitrogen;
}

import { Molecule } from 'openchemlib';

/** Functional groups by their common names; a group inside a larger one (the OH of COOH) does not count by itself. */
const functionalGroups = [
  'alkene',
  'alkyne',
  'arene',
  'primary alcohol',
  'secondary alcohol',
  'tertiary alcohol',
  'phenol',
  'ether',
  'epoxide',
  'acetal',
  'aldehyde',
  'ketone',
  'carboxylic acid',
  'ester',
  'amide',
  'acid anhydride',
  'acyl chloride',
  'nitrile',
  'imine',
  'primary amine',
  'secondary amine',
  'tertiary amine',
  'nitro',
  'thiol',
  'sulfide',
  'haloalkane',
  'aryl halide',
] as const;

export type FunctionalGroup = (typeof functionalGroups)[number];

/**
 * The functional groups of a structure, each once, alphabetically.
 * @example functionalGroupsOf('CC(=O)OC') // ['ester']
 */
export function functionalGroupsOf(smiles: string): FunctionalGroup[] {
  const molecule = Molecule.fromSmiles(smiles);
  molecule.ensureHelperArrays(Molecule.cHelperRings);
  const found = new Set<FunctionalGroup>();
  for (let atom = 0; atom < molecule.getAtoms(); atom += 1)
    for (const group of groupsAt(molecule, atom)) found.add(group);
  return [...found].sort();
}

function groupsAt(molecule: Molecule, atom: number): FunctionalGroup[] {
  switch (molecule.getAtomicNo(atom)) {
    case 6:
      return groupsAtCarbon(molecule, atom);
    case 7:
      return groupsAtNitrogen(molecule, atom);
    case 8:
      return groupsAtOxygen(molecule, atom);
    case 16:
      if (neighbours(molecule, atom).length === 1 && molecule.getAllHydrogens(atom) === 1) return ['thiol'];
      return neighbours(molecule, atom).length === 2 ? ['sulfide'] : [];
    case 9:
    case 17:
    case 35:
    case 53:
      return groupsAtHalogen(molecule, atom);
    default:
      return [];
  }
}

function groupsAtCarbon(molecule: Molecule, atom: number): FunctionalGroup[] {
  if (molecule.isAromaticAtom(atom)) return ['arene'];
  const groups: FunctionalGroup[] = [];
  for (const { other, order } of neighbours(molecule, atom)) {
    const element = molecule.getAtomicNo(other);
    if (order === 2 && element === 6 && !molecule.isAromaticAtom(other)) groups.push('alkene');
    if (order === 3) groups.push(element === 7 ? 'nitrile' : 'alkyne');
    if (order === 2 && element === 7) groups.push('imine');
    if (order === 2 && element === 8) groups.push(...groupsAtCarbonyl(molecule, atom, other));
  }
  const oxygens = neighbours(molecule, atom).filter(
    ({ other, order }) =>
      order === 1 && molecule.getAtomicNo(other) === 8 && neighbours(molecule, other).length === 2,
  );
  if (oxygens.length === 2 && molecule.getAtomPi(atom) === 0) groups.push('acetal');
  return groups;
}

function groupsAtCarbonyl(molecule: Molecule, carbon: number, oxygen: number): FunctionalGroup[] {
  const attached = neighbours(molecule, carbon).filter(({ other }) => other !== oxygen);
  const hetero = attached.find(({ other }) => molecule.getAtomicNo(other) !== 6);
  if (hetero === undefined) return molecule.getAllHydrogens(carbon) > 0 ? ['aldehyde'] : ['ketone'];
  switch (molecule.getAtomicNo(hetero.other)) {
    case 7:
      return ['amide'];
    case 17:
      return ['acyl chloride'];
    case 8: {
      const beyond = neighbours(molecule, hetero.other).find(({ other }) => other !== carbon);
      if (beyond === undefined) return ['carboxylic acid'];
      return isCarbonyl(molecule, beyond.other) ? ['acid anhydride'] : ['ester'];
    }
    default:
      return [];
  }
}

function groupsAtNitrogen(molecule: Molecule, atom: number): FunctionalGroup[] {
  const around = neighbours(molecule, atom);
  if (around.some(({ other }) => molecule.getAtomicNo(other) === 8 && molecule.getAtomCharge(atom) === 1))
    return around.some(({ order }) => order === 2) ? ['nitro'] : [];
  const isPlain =
    !molecule.isAromaticAtom(atom) &&
    molecule.getAtomCharge(atom) === 0 &&
    around.every(({ other, order }) => order === 1 && molecule.getAtomicNo(other) === 6) &&
    !around.some(({ other }) => isCarbonyl(molecule, other));
  if (!isPlain) return [];
  const classes: Readonly<Record<number, FunctionalGroup>> = {
    1: 'primary amine',
    2: 'secondary amine',
    3: 'tertiary amine',
  };
  const group = classes[around.length];
  return group === undefined ? [] : [group];
}

function groupsAtOxygen(molecule: Molecule, atom: number): FunctionalGroup[] {
  const around = neighbours(molecule, atom);
  if (
    molecule.isAromaticAtom(atom) ||
    around.some(({ other, order }) => order !== 1 || isCarbonyl(molecule, other))
  )
    return [];
  const [first, second] = around;
  if (first === undefined || around.some(({ other }) => molecule.getAtomicNo(other) !== 6)) return [];
  if (second === undefined) {
    if (molecule.isAromaticAtom(first.other)) return ['phenol'];
    if (molecule.getAtomPi(first.other) > 0) return [];
    const carbons = neighbours(molecule, first.other).filter(
      ({ other }) => molecule.getAtomicNo(other) === 6,
    );
    if (carbons.length === 3) return ['tertiary alcohol'];
    return carbons.length === 2 ? ['secondary alcohol'] : ['primary alcohol'];
  }
  if (molecule.getAtomRingSize(atom) === 3) return ['epoxide'];
  return [first, second].some(({ other }) => isAcetalCarbon(molecule, other)) ? [] : ['ether'];
}

function groupsAtHalogen(molecule: Molecule, atom: number): FunctionalGroup[] {
  const [carbon] = neighbours(molecule, atom);
  if (carbon === undefined || isCarbonyl(molecule, carbon.other)) return [];
  return molecule.isAromaticAtom(carbon.other) ? ['aryl halide'] : ['haloalkane'];
}

function isAcetalCarbon(molecule: Molecule, atom: number): boolean {
  return groupsAtCarbon(molecule, atom).includes('acetal');
}

function isCarbonyl(molecule: Molecule, atom: number): boolean {
  return neighbours(molecule, atom).some(
    ({ other, order }) =>
      order === 2 && molecule.getAtomicNo(other) === 8 && molecule.getAtomicNo(atom) === 6,
  );
}

function neighbours(molecule: Molecule, atom: number): { other: number; order: number }[] {
  return Array.from({ length: molecule.getConnAtoms(atom) }, (_, index) => ({
    other: molecule.getConnAtom(atom, index),
    order: molecule.getConnBondOrder(atom, index),
  }));
}

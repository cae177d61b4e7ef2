import {
  moleculeShape,
  shapeOf,
  type MoleculeShape,
} from '../../../computations/compounds/molecule-shape.ts';
import type { Random } from '../../../random.ts';
import type { Distractor, Draft, Family } from '../../family.ts';
import { capital } from '../../texts/capital.ts';

interface ShapedSpecies extends MoleculeShape {
  shown: string;
}

const octetSpecies = toShaped(
  'CO2 CS2 BF3 BCl3 BBr3 SO3 SO2 O3 NO2^- NO3^- CO3^2- CH4 CCl4 SiH4 SiCl4 NH4^+ SO4^2- ClO4^- PO4^3- BF4^- NH3 NF3 PH3 PCl3 PBr3 AsH3 H3O^+ ClO3^- SO3^2- XeO3 H2O H2S OF2 SCl2 ClO2^-',
);
const expandedSpecies = toShaped(
  'PCl5 PF5 AsF5 SF4 SeF4 TeCl4 ClF3 BrF3 XeF2 I3^- ICl2^- SF6 SeF6 TeF6 PF6^- AsF6^- SiF6^2- BrF5 IF5 ClF5 XeF4 ICl4^- BrF4^- KrF2 SbCl5 SiF5^- SnCl5^- PF4^- BrF2^- IBr2^- PCl6^- SbF6^- GeF6^2- SnCl6^2- SF5^- IF4^-',
);

/** Shapes by the VSEPR model: up to four domains, then five and six, then the odd one among species of like formula. */
export const moleculeShapes: Family = {
  id: 'molecule-shapes',
  name: 'Shapes of molecules and ions',
  subject: 'general',
  topics: ['molecular-geometry'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: { beginner: ['vsepr-theory'], intermediate: ['vsepr-theory'], advanced: ['vsepr-theory'] },
  uses: ['lewis-structures'],
  reference: 'OpenStax Chemistry 2e, section 7.6',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return shapeOfSpecies(random.pick(octetSpecies));
      case 'intermediate':
        return shapeOfSpecies(random.pick(expandedSpecies));
      case 'advanced':
        return speciesOfShape(random);
    }
  },
};

function shapeOfSpecies(species: ShapedSpecies): Draft {
  const { shown, bondedAtoms, lonePairs, shape, electronGeometry } = species;
  const near = (bonded: number, pairs: number, slip: string, teaching: string): Distractor[] => {
    const other = shapeOf(bonded, pairs);
    return other === undefined ? [] : [{ text: capital(other), slip, teaching }];
  };
  const pairs = lonePairs === 1 ? 'one lone pair' : `${lonePairs === 0 ? 'no' : lonePairs} lone pairs`;
  return {
    text: `What shape does the VSEPR model predict for ${shown}?`,
    answer: capital(shape),
    distractors: [
      ...near(
        bondedAtoms,
        0,
        'ignored-lone-pairs',
        `This shape would result if lone pairs were ignored; the central atom has ${pairs}.`,
      ),
      {
        text: capital(electronGeometry),
        slip: 'electron-geometry-for-shape',
        teaching: `This is the arrangement of all ${bondedAtoms + lonePairs} electron domains; the shape is described by the positions of the atoms alone.`,
      },
      ...near(
        bondedAtoms,
        lonePairs + 1,
        'miscounted-lone-pairs',
        `This shape requires one more lone pair; the central atom has ${pairs}.`,
      ),
      ...near(
        bondedAtoms,
        lonePairs - 1,
        'miscounted-lone-pairs',
        `This shape requires one fewer lone pair; the central atom has ${pairs}.`,
      ),
      ...near(
        bondedAtoms + 1,
        Math.max(0, lonePairs - 1),
        'bonded-atoms-miscounted',
        lonePairs === 0
          ? `Only ${bondedAtoms} atoms are bonded to the central atom.`
          : `A lone pair was counted as an atom; only ${bondedAtoms} atoms are bonded to the central atom.`,
      ),
      ...near(
        bondedAtoms - 1,
        lonePairs + 1,
        'bonded-atoms-miscounted',
        `One of the ${bondedAtoms} bonded atoms was counted as a lone pair.`,
      ),
      ...near(
        bondedAtoms + 1,
        lonePairs,
        'bonded-atoms-miscounted',
        `Only ${bondedAtoms} atoms are bonded to the central atom.`,
      ),
      ...near(
        bondedAtoms - 1,
        lonePairs,
        'bonded-atoms-miscounted',
        `There are ${bondedAtoms} atoms bonded to the central atom, one more than in this shape.`,
      ),
      ...near(
        bondedAtoms - 2,
        lonePairs + 2,
        'bonded-atoms-miscounted',
        `There are ${bondedAtoms} atoms bonded to the central atom, two more than in this shape.`,
      ),
    ],
    explanation: `The central atom of ${shown} has ${bondedAtoms} bonded atoms and ${pairs}: ${bondedAtoms + lonePairs} electron domains, whose arrangement is ${electronGeometry}. ${placesOf(species)}, so the ${shown.includes('^') ? 'ion' : 'molecule'} ${shape === 'seesaw' ? 'has a seesaw shape' : `is ${shape}`}.`,
    finding: `Domains counted from the valence electrons: ${bondedAtoms} bonded atoms and ${pairs}, ${shape}.`,
  };
}

/** Where the lone pairs are, which leaves the shape to the atoms. */
function placesOf({ bondedAtoms, lonePairs }: MoleculeShape): string {
  if (lonePairs === 0) return 'There is an atom in each of these positions';
  const domains = bondedAtoms + lonePairs;
  const count = ['no', 'one', 'two', 'three'][lonePairs] ?? String(lonePairs);
  const [pairs, take] = lonePairs === 1 ? ['The lone pair', 'takes'] : [`The ${count} lone pairs`, 'take'];
  if (domains === 6 && lonePairs === 2) return `${pairs} are opposite each other`;
  if (domains === 5)
    return `${pairs} ${take} ${lonePairs === 1 ? 'an equatorial position' : 'equatorial positions'}`;
  return `${pairs} ${take} ${count} of these positions`;
}

function shapeIs(shape: string): string {
  return shape === 'T-shaped' ? 'it is T-shaped' : `the shape is ${shape}`;
}

function speciesOfShape(random: Random): Draft | null {
  const all = [...octetSpecies, ...expandedSpecies];
  const right = random.pick(all);
  const others = random.shuffle(
    all.filter(({ shape, bondedAtoms }) => shape !== right.shape && bondedAtoms === right.bondedAtoms),
  );
  if (others.length < 3) return null;
  return {
    text: `Which of these species ${right.shape === 'seesaw' ? 'has a seesaw shape' : `is ${right.shape}`} according to the VSEPR model?`,
    answer: right.shown,
    distractors: others.slice(0, 3).map(({ shown, shape, bondedAtoms, lonePairs }) => ({
      text: shown,
      slip: lonePairs === right.lonePairs ? 'bonded-atoms-miscounted' : 'miscounted-lone-pairs',
      teaching: `Its central atom has ${bondedAtoms} bonded atoms and ${lonePairs === 1 ? 'one lone pair' : `${lonePairs === 0 ? 'no' : lonePairs} lone pairs`}, so ${shapeIs(shape)}.`,
    })),
    explanation: `All four species have ${right.bondedAtoms} atoms bonded to the central atom, so the number of lone pairs determines the shape. The central atom of ${right.shown} has ${right.lonePairs === 1 ? 'one lone pair' : `${right.lonePairs === 0 ? 'no' : right.lonePairs} lone pairs`}, so ${shapeIs(right.shape)}.`,
    finding: `The domains of all four were counted; one is ${right.shape}.`,
  };
}

function toShaped(list: string): ShapedSpecies[] {
  return list.split(' ').map((species) => {
    const found = moleculeShape(species);
    if (found === null) throw new Error(`The model does not speak of ${species}`);
    return { ...found, shown: `\\ce{${species}}` };
  });
}

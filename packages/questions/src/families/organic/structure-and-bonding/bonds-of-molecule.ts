import { countAtoms } from '../../../computations/structures/formula-of-structure.ts';
import { countBonds } from '../../../computations/structures/structure-facts.ts';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { drawn } from '../../texts/drawn.ts';
import { molecules } from '../molecules.data.ts';
import { twoSlips } from '../../notes/two-slips.ts';

/** The σ bonds of a molecule that is drawn without its hydrogens, alone or together with its π bonds. */
export function bondsOfMolecule(random: Random): Draft | null {
  const { smiles, name } = random.pick(molecules.filter((molecule) => !molecule.smiles.includes('+')));
  const { sigma, pi } = countBonds(smiles);
  const atoms = countAtoms(smiles);
  const hydrogens = atoms.get('H') ?? 0;
  const atomCount = [...atoms.values()].reduce((sum, count) => sum + count, 0);
  const rings = sigma - atomCount + 1;
  const triple = smiles.split('#').length - 1;
  const places =
    triple === 0 && pi === 1 ? 'double bond' : triple === 1 && pi === 2 ? 'triple bond' : 'multiple bonds';
  const isTogether = random.next() < 0.5;
  if (pi === 0 || sigma > 30) return null;
  const key = isTogether ? sigma + pi : sigma;
  const piText = pi === 1 ? 'The π bond' : `The ${pi} π bonds`;
  const ofHydrogens = slipsOfHydrogens(key, hydrogens, pi, isTogether);
  const options = quantityOptions(key, String, [
    ...(isTogether
      ? [
          {
            value: sigma,
            slip: 'one-part-right',
            teaching: `Only the σ bonds were counted. ${piText} of the ${places} must be counted as well.`,
          },
          {
            value: sigma + 2 * pi,
            slip: 'electrons-for-bonds',
            teaching: `For ${pi === 1 ? 'the π bond' : `the ${pi} π bonds`}, electrons were counted instead of bonds; two electrons make one bond.`,
          },
        ]
      : [
          {
            value: sigma + pi,
            slip: 'pi-counted-as-sigma',
            teaching: `This is the total number of σ and π bonds. ${piText} must not be counted here.`,
          },
          {
            value: sigma - (pi - triple),
            slip: 'multiple-bond-counted-as-pi-only',
            teaching: `${places === 'multiple bonds' ? 'The multiple bonds were counted as π bonds only; each of them' : `The ${places} was counted as ${pi === 1 ? 'a π bond' : 'π bonds'} only; it`} also contains one σ bond.`,
          },
          {
            value: sigma - hydrogens + pi,
            slip: 'pi-counted-as-sigma',
            teaching: `Two things went wrong: the bonds to hydrogen were left out, and the π ${pi === 1 ? 'bond was' : 'bonds were'} counted.`,
          },
        ]),
    ...ofHydrogens,
    {
      value: rings > 0 ? key - rings : Number.NaN,
      slip: 'bond-left-out',
      teaching: `The ${rings === 1 ? 'bond that closes the ring was' : `${rings} bonds that close the rings were`} left out; a ring has as many bonds as atoms.`,
    },
    {
      value: 2 * key,
      slip: 'electrons-for-bonds',
      teaching: 'The electrons of the bonds were counted; two electrons make one bond.',
    },
    {
      value: atomCount,
      slip: 'wrong-thing-counted',
      teaching: 'This is the number of atoms; the question asks for bonds, each of which joins two atoms.',
    },
    ...[2, -2].map((off) => ({
      value: key + off,
      slip: 'bonds-miscounted',
      teaching: `The count is two bonds too ${off > 0 ? 'high' : 'low'}: each pair of bonded atoms has exactly one σ bond.`,
    })),
  ]);
  if (options === null) return null;
  const together = isTogether ? ` The total is ${sigma} + ${pi} = ${key}.` : '';
  return {
    text: `How many ${isTogether ? 'σ and π bonds in total' : 'σ bonds'} does a molecule of ${name} contain? ${drawn(smiles, name)}`,
    ...options,
    explanation: `Every pair of bonded atoms has exactly one σ bond: ${sigma - hydrogens} between the atoms other than hydrogen and ${hydrogens} to hydrogen, which makes ${sigma} σ bonds. ${pi === 1 ? 'The second bond of the double bond is a π bond' : `The ${pi} additional bonds in the ${places} are π bonds`}.${together}`,
    finding: `Bonded pairs of atoms counted on the structure: ${sigma}${isTogether ? `, and ${pi} π bonds` : ''}.`,
  };
}

/** Slips in the hydrogens that a skeletal drawing leaves out. */
function slipsOfHydrogens(key: number, hydrogens: number, pi: number, isTogether: boolean): SlippedValue[] {
  const saturated = `Hydrogens were counted as if the compound were saturated; the π ${pi === 1 ? 'bond takes' : 'bonds take'} the place of ${2 * pi} hydrogens.`;
  return [
    {
      value: key - hydrogens,
      slip: 'hydrogen-miscounted',
      teaching: `The ${hydrogens} bonds to hydrogen are also σ bonds, although a skeletal drawing does not show bonds from carbon to hydrogen.`,
    },
    { value: key + 2 * pi, slip: 'hydrogen-miscounted', teaching: saturated },
    {
      value: key + 3 * pi,
      slip: 'hydrogen-miscounted',
      teaching: twoSlips(
        saturated,
        `the π ${pi === 1 ? 'bond was' : 'bonds were'} counted ${isTogether ? 'twice' : 'along with the σ bonds'}.`,
      ),
    },
    {
      value: hydrogens,
      slip: 'wrong-thing-counted',
      teaching:
        'Only the bonds to hydrogen were counted; the bonds between the other atoms must be counted as well.',
    },
    {
      value: hydrogens > 6 ? key - 3 : Number.NaN,
      slip: 'hydrogen-miscounted',
      teaching: 'Three hydrogens were left out; each of them forms a σ bond.',
    },
    {
      value: key + 3,
      slip: 'hydrogen-miscounted',
      teaching: 'Three hydrogens too many were counted; each carbon has four bonds in all.',
    },
  ];
}

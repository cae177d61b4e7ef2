import { elementOf, elements } from '@valence/chemistry';
import type { Distractor, Draft } from '../../family.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import { americanName } from '../../texts/american-name.ts';

/** A part of the symbol, and the slip that it comes of where it is wrong. */
interface Part<T> {
  made: T;
  slip?: Pick<Distractor, 'slip' | 'teaching'>;
}

/** The symbol of an ion from the numbers of its particles. */
export function symbolOfCounts([symbol, mass, charge]: readonly [
  symbol: string,
  mass: number,
  charge: number,
]): Draft | null {
  const protons = elementOf(symbol).atomicNumber;
  const neutrons = mass - protons;
  const electrons = protons - charge;
  if (neutrons === protons) return null;
  const wrongElement = (made: number, slip: string, particles: string): Part<string> => ({
    made: elementOfNumber(made),
    slip: {
      slip,
      teaching: `The element with ${made} protons was chosen because there are ${made} ${particles}; the ${protons} protons determine the element.`,
    },
  });
  const wrongMass = (made: number, deed: string): Part<number> => ({
    made,
    slip: {
      slip: 'mass-number-for-neutrons',
      teaching: `${deed} the mass number, which is the number of protons and neutrons: ${protons} + ${neutrons} = ${mass}.`,
    },
  });
  const ofElement: Part<string>[] = [
    { made: symbol },
    wrongElement(electrons, 'electrons-decide-element', 'electrons'),
    wrongElement(neutrons, 'neutrons-decide-element', 'neutrons'),
  ];
  const ofMass: Part<number>[] = [
    { made: mass },
    wrongMass(neutrons, 'The number of neutrons was used as'),
    wrongMass(neutrons + electrons, 'The numbers of neutrons and electrons were added for'),
    wrongMass(protons + electrons, 'The numbers of protons and electrons were added for'),
  ];
  const ofCharge: Part<number>[] = [
    { made: charge },
    {
      made: -charge,
      slip: {
        slip: 'charge-turned-around',
        teaching: `The sign of the charge was reversed; with ${electrons} electrons and ${protons} protons, the particle is ${charge > 0 ? 'positive' : 'negative'}.`,
      },
    },
  ];
  const written = (of: string, massNumber: number, ionCharge: number): string =>
    `\\ce{^{${massNumber}}${of}${superscript(ionCharge)}}`;
  const distractors = ofElement.flatMap((element) =>
    ofMass.flatMap((massNumber) =>
      ofCharge.flatMap((ionCharge): Distractor[] => {
        const slips = [element, massNumber, ionCharge].flatMap(({ slip }) => slip ?? []);
        const [one, other] = slips;
        if (one === undefined || slips.length > 2) return [];
        const text = written(element.made, massNumber.made, ionCharge.made);
        const teaching = other === undefined ? one.teaching : twoSlips(one.teaching, other.teaching);
        return [{ text, slip: one.slip, teaching }];
      }),
    ),
  );
  return {
    text: `A particle has ${protons} protons, ${neutrons} neutrons, and ${electrons} electrons. Which symbol represents it?`,
    answer: written(symbol, mass, charge),
    distractors,
    explanation: `With ${protons} protons, the element is ${americanName(elementOf(symbol).name).toLowerCase()}. The mass number is ${protons} + ${neutrons} = ${mass}, and the charge is ${protons} − ${electrons} = ${charge > 0 ? '+' : '−'}${Math.abs(charge)}.`,
    finding: `Element from the protons, mass number ${mass}, charge from protons minus electrons.`,
  };
}

function elementOfNumber(atomicNumber: number): string {
  return elements.find((element) => element.atomicNumber === atomicNumber)?.symbol ?? '';
}

/** A charge as it stands at a symbol. */
export function superscript(charge: number): string {
  const size = Math.abs(charge) === 1 ? '' : String(Math.abs(charge));
  return `^{${size}${charge > 0 ? '+' : '-'}}`;
}

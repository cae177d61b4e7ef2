import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { optionsOfOneStep } from '../../options/options-of-one-step.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { workingTo } from '../../texts/shown-working.ts';
import { twoSlips } from '../../notes/two-slips.ts';

/** What is asked for, and how many electrons pass for one of it. */
interface Asked {
  electrons: 1 | 2;
  /** As the object of the current: what it does. */
  process: string;
  question: string;
  equation: string;
  /** The amount that follows from that of the electrons. */
  step: string;
  /** In the number of electrons: the likeliest one, and one to the other side of the key. */
  slips: readonly [natural: Factor, other: Factor];
}

/** A slip that multiplies the result. */
interface Factor extends Pick<SlippedValue, 'slip' | 'teaching'> {
  times: number;
}

const faraday = roundedConstants.faraday;
/** How often the likeliest slip in the number of electrons is offered. */
const naturalShare = 0.75;
const ofOne: Asked['slips'] = [
  {
    times: 1 / 2,
    slip: 'needless-half',
    teaching: 'The amount of electrons was halved; each of these ions corresponds to one electron.',
  },
  {
    times: 2,
    slip: 'needless-doubling',
    teaching: 'The amount of electrons was doubled; each of these ions corresponds to one electron.',
  },
];

/** The amount of a halogen that a current makes, of the halide that it oxidizes, or of silver ions. */
export function amountGenerated(random: Random): Draft | null {
  const digits = random.pick([1, 2, 3]);
  const current = random.integer(200, digits === 1 ? 900 : 2000) / 10 ** digits;
  const isInMinutes = random.pick([true, false]);
  const seconds = isInMinutes ? random.integer(20, 120) * 6 : random.integer(120, 700);
  const { electrons, process, question, equation, step, slips } = drawAsked(random);
  const passed = (current * seconds) / 1000 / faraday;
  const key = passed / electrons;
  const micromoles = (value: number): string => `${formatSignificant(value * 1e6, 3)} µmol`;
  // A square, so that the likeliest mistake can always be offered without telling the key.
  const [natural, other] = slips;
  const ofElectrons = random.next() < naturalShare ? natural : other;
  const ofCharge = random.pick(slipsOfCharge(isInMinutes));
  const options = optionsOfOneStep(key, micromoles, [
    { ...ofElectrons, value: key * ofElectrons.times },
    { ...ofCharge, value: key * ofCharge.times },
    {
      slip: ofElectrons.slip,
      value: key * ofElectrons.times * ofCharge.times,
      teaching: twoSlips(ofElectrons.teaching, ofCharge.teaching),
    },
  ]);
  if (options === null) return null;
  const time = isInMinutes ? `${formatDecimals(seconds / 60, 2)} min` : `${seconds} s`;
  const charge = (current * seconds) / 1000;
  const { kept, shown } = workingTo(options.answer, (keep) =>
    micromoles(keep(keep(charge) / faraday) / electrons),
  );
  const inSeconds = isInMinutes ? `${time} = ${seconds} s. ` : '';
  return {
    text: `A constant current of ${formatDecimals(current, digits)} mA ${process} for ${time}, with a current efficiency of 100%. ${question} (*F* = ${printedConstants.faraday} C/mol)`,
    ...options,
    explanation: `${inSeconds}*Q* = *It* = ${formatDecimals(current / 1000, digits + 3)} A × ${seconds} s = ${shown(charge)} C. Electrons: *Q*/*F* = ${shown(kept(charge) / faraday)} mol. ${equation}, so ${step}: ${options.answer}.`,
    finding: `${electrons === 1 ? '*It*/*F*' : '*It*/(2*F*)'} gives ${options.answer}.`,
  };
}

/** Slips in the time, and in the current that it is multiplied by. */
function slipsOfCharge(isInMinutes: boolean): Factor[] {
  const ofTime = isInMinutes
    ? {
        times: 1 / 60,
        teaching: 'The minutes were not converted to seconds; a coulomb is an ampere-second.',
      }
    : {
        times: 60,
        teaching: 'The time was multiplied by 60, as if it were in minutes; it was already in seconds.',
      };
  return [
    { ...ofTime, slip: 'time-unit' },
    ...[10, 1 / 10].map((times) => ({
      times,
      slip: 'unit-prefix',
      teaching: `The current in milliamperes was divided by ${times > 1 ? '100' : '10 000'}; a milliampere is a thousandth of an ampere.`,
    })),
  ];
}

function drawAsked(random: Random): Asked {
  const halogen = random.pick(['Br2', 'I2', 'Cl2']);
  const halide = `${halogen.replace('2', '')}-`;
  const equation = `\\ce{2${halide} -> ${halogen} + 2e-}`;
  const process = `generates \\ce{${halogen}} from \\ce{${halide}}`;
  return random.pick<Asked>([
    {
      electrons: 2,
      process,
      question: `What amount of \\ce{${halogen}} is formed?`,
      equation,
      step: `the amount of \\ce{${halogen}} is half as large`,
      slips: [
        {
          times: 2,
          slip: 'electrons-transferred',
          teaching: `The amount of electrons was not halved; two ions each give up one electron to form one \\ce{${halogen}}.`,
        },
        {
          times: 1 / 2,
          slip: 'electrons-transferred',
          teaching: `Four electrons were counted for each \\ce{${halogen}}; its two atoms come from two ions, each of which gives up one electron.`,
        },
      ],
    },
    {
      electrons: 1,
      process,
      question: `What amount of \\ce{${halide}} is oxidized?`,
      equation,
      step: `the amount of \\ce{${halide}} is the same`,
      slips: ofOne,
    },
    {
      electrons: 1,
      process: 'dissolves silver from a silver anode',
      question: 'What amount of \\ce{Ag+} is formed?',
      equation: '\\ce{Ag -> Ag+ + e-}',
      step: 'the amount of \\ce{Ag+} is the same',
      slips: ofOne,
    },
  ]);
}

import { formatDecimals, formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { believableOptions, quantityOptions } from '../../options/quantity-options.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { printedConstants } from '../../texts/printed-constants.ts';
import { forceConstant } from './bond-force-constant.ts';
import { bonds, formula, heavyShare, reducedMass, solventShift, totalMass } from './hydrogen-halides.ts';

/** The harmonic oscillator: units of light, isotopes, force constants. */
export const vibrationalFrequencies: Family = {
  id: 'vibrational-frequencies',
  name: 'Vibrations of diatomic molecules',
  subject: 'physical',
  topics: ['molecular-spectroscopy'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['wavelength-frequency-and-wavenumber', 'photon-energy'],
    intermediate: ['vibrational-spectroscopy'],
    advanced: ['vibrational-spectroscopy'],
  },
  uses: ['infrared-spectroscopy', 'unit-conversion', 'quantum-harmonic-oscillator'],
  reference: 'Atkins’ Physical Chemistry, 11th ed., Focus 11',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return wavelengthOf(random);
      case 'intermediate':
        return isotopeShift(random);
      case 'advanced':
        return forceConstant(random);
    }
  },
};

/** Between which the frequency in THz, and the wavelength in µm, of an infrared band can be believed. */
const frequencies = [0.5, 1500] as const;
const wavelengths = [0.05, 200] as const;

function wavelengthOf(random: Random): Draft | null {
  const wavenumber = random.integer(60, 380) * 10;
  const asksFrequency = random.next() < 0.5;
  const unit = asksFrequency ? 'THz' : 'µm';
  const wavelength = 1e4 / wavenumber;
  const frequency = 100 * roundedConstants.speedOfLight * wavenumber * 1e-12;
  const answer = asksFrequency ? frequency : wavelength;
  const slips: SlippedValue[] = [
    {
      value: asksFrequency ? answer / 100 : answer / 10,
      slip: 'unit-prefix',
      factor: 'u',
      teaching: asksFrequency
        ? 'With *c* in m/s, the wavenumber must be converted from cm^{−1} to m^{−1}; 1 cm^{−1} is 100 m^{−1}.'
        : '1 cm is 10^{4} µm; a power of ten was lost.',
    },
    {
      value: asksFrequency ? wavelength : wavenumber / 1e4,
      slip: asksFrequency ? 'answered-another-quantity' : 'inverted-ratio',
      teaching: asksFrequency
        ? 'This is the wavelength in µm; the frequency is *c* times the wavenumber.'
        : 'The wavenumber itself was divided by 10^{4}; the wavelength is the reciprocal of the wavenumber.',
    },
    {
      value: answer * 2 * Math.PI,
      slip: 'angular-frequency',
      factor: 'p',
      teaching: 'A factor of 2π converts a frequency to an angular frequency; it is not needed here.',
    },
    {
      value: answer / (2 * Math.PI),
      slip: 'angular-frequency',
      factor: 'p',
      teaching:
        'The result was divided by 2π, as if an angular frequency were given; no factor of 2π is needed.',
    },
    {
      value: answer * 10,
      slip: 'unit-prefix',
      factor: 'u',
      teaching: 'One power of ten too many was used in converting the units.',
    },
  ];
  const options = believableOptions(
    answer,
    (value) => `${formatSignificant(value, 3)} ${unit}`,
    slips,
    asksFrequency ? frequencies : wavelengths,
  );
  if (options === null) return null;
  return {
    text: `An infrared band lies at ${wavenumber} cm^{−1}. What is its ${asksFrequency ? 'frequency, in THz' : 'wavelength, in µm'}?${asksFrequency ? ` (*c* = ${printedConstants.speedOfLightCentimetre} cm/s)` : ''}`,
    ...options,
    explanation: asksFrequency
      ? `A wavenumber is a frequency divided by the speed of light: *ν* = *c* × wavenumber = ${printedConstants.speedOfLightCentimetre} cm/s × ${wavenumber} cm^{−1} = ${formatSignificant(frequency * 1e12, 5)} s^{−1} = ${options.answer}.`
      : `A wavenumber is the reciprocal of the wavelength: λ = \\frac{1}{${wavenumber} cm^{−1}} = ${formatSignificant(1 / wavenumber, 5)} cm. There are 10^{4} µm in a centimeter, so this is ${options.answer}.`,
    finding: `Converting the wavenumber gives ${options.answer}.`,
  };
}

function isotopeShift(random: Random): Draft | null {
  const bond = random.pick(bonds);
  const isKnownLight = random.next() < 0.5;
  const offset = solventShift(random);
  const [known, asked] = isKnownLight ? [bond.light, bond.heavy] : [bond.heavy, bond.light];
  const ratio = reducedMass(known) / reducedMass(asked);
  const start = (isKnownLight ? bond.wavenumber : Math.round(bond.wavenumber * heavyShare)) + offset;
  const options = quantityOptions(
    start * Math.sqrt(ratio),
    (value) => `${formatDecimals(value, 0)} cm^{−1}`,
    [
      {
        value: start * ratio,
        slip: 'forgot-root',
        teaching:
          'The square root was left out; the wavenumber is proportional to 1/\\sqrt{*μ*}, not to 1/*μ*.',
      },
      {
        value: start / Math.sqrt(ratio),
        slip: 'inverted-ratio',
        teaching: `The ratio of the reduced masses was inverted: with the same force constant, the ${isKnownLight ? 'heavier molecule vibrates more slowly' : 'lighter molecule vibrates faster'}.`,
      },
      {
        value: start,
        slip: 'ignored-mass',
        teaching:
          'The wavenumber was left unchanged; the force constant is the same, but the masses are not, and the frequency depends on both.',
      },
      {
        value: isKnownLight ? start / 2 : start * 2,
        slip: 'forgot-root',
        teaching:
          'Twice the mass does not mean half the wavenumber: the wavenumber depends on the square root of the reduced mass.',
      },
      {
        value: start * Math.sqrt(totalMass(known) / totalMass(asked)),
        slip: 'total-for-reduced-mass',
        teaching: 'The masses of the whole molecules were used; the reduced masses are needed.',
      },
      {
        value: (start * totalMass(known)) / totalMass(asked),
        slip: 'total-for-reduced-mass',
        teaching:
          'Two things went wrong: the masses of the whole molecules were used, and the square root of their ratio was not taken.',
      },
      {
        value: start / ratio,
        slip: 'inverted-ratio',
        teaching:
          'Two things went wrong: the ratio of the reduced masses was inverted, and its square root was not taken.',
      },
      {
        value: Math.abs(start * (1 - Math.sqrt(ratio))),
        slip: 'change-for-value',
        teaching: 'This is the shift of the band; the question asks for its new position.',
      },
      {
        value: start * (2 - Math.sqrt(ratio)),
        slip: 'reversed-trend',
        teaching: `The shift of the band was applied in the wrong direction: the ${isKnownLight ? 'heavier molecule vibrates more slowly' : 'lighter molecule vibrates faster'}.`,
      },
      {
        value: start * Math.sqrt(Math.sqrt(ratio)),
        slip: 'needless-root',
        teaching:
          'The square root of the ratio of the reduced masses was taken twice; it must be taken only once.',
      },
    ],
  );
  if (options === null) return null;
  return {
    text: `The molecule \\ce{${formula(known)}} absorbs at ${start} cm^{−1} in a certain solvent. At what wavenumber does \\ce{${formula(asked)}} absorb in this solvent, if both molecules are harmonic oscillators with the same force constant? (Use mass numbers as masses.)`,
    ...options,
    explanation: `The reduced masses are ${formatSignificant(reducedMass(known), 5)} u for \\ce{${formula(known)}} and ${formatSignificant(reducedMass(asked), 5)} u for \\ce{${formula(asked)}}. The wavenumber is proportional to 1/\\sqrt{*μ*}: ${start} cm^{−1} × \\sqrt{\\frac{${formatSignificant(reducedMass(known), 5)}}{${formatSignificant(reducedMass(asked), 5)}}} = ${options.answer}.`,
    finding: `The square root of the ratio of the reduced masses gives ${options.answer}.`,
  };
}

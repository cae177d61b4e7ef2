import { formatSignificant, roundedConstants } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft, Family } from '../../family.ts';
import { quantityOptions } from '../../options/quantity-options.ts';
import { printedConstants } from '../../texts/printed-constants.ts';

interface Particle {
  name: string;
  /** Mass in kg, CODATA 2022, four figures. */
  mass: number;
  fastest: number;
}

const particles: readonly Particle[] = [
  { name: 'an electron', mass: roundedConstants.electronMass, fastest: 7 },
  { name: 'a proton', mass: roundedConstants.protonMass, fastest: 5 },
  { name: 'a neutron', mass: roundedConstants.neutronMass, fastest: 5 },
  { name: 'an alpha particle', mass: 6.645e-27, fastest: 5 },
];

const planck = roundedConstants.planck;
const elementary = roundedConstants.elementaryCharge;
/** A wavelength this many times as long, as of a photon beside that of a slow heavy particle, is not believed. */
const mostTimes = 2000;
/** A momentum of five figures is squared. */
const roomOfSquare = 1.5e-4;

/** Matter waves: from a speed, from a kinetic energy, and back from a wavelength to a voltage. */
export const deBroglieWavelength: Family = {
  id: 'de-broglie-wavelength',
  name: 'De Broglie wavelengths',
  subject: 'physical',
  topics: ['quantum-mechanics'],
  difficulties: ['beginner', 'intermediate', 'advanced'],
  tests: {
    beginner: ['de-broglie-wavelength'],
    intermediate: ['de-broglie-wavelength'],
    advanced: ['de-broglie-wavelength'],
  },
  uses: ['unit-conversion'],
  reference: 'OpenStax Chemistry 2e, section 6.3',
  draft(random, difficulty) {
    switch (difficulty) {
      case 'beginner':
        return fromSpeed(random);
      case 'intermediate':
        return fromEnergy(random);
      case 'advanced':
        return voltage(random);
    }
  },
};

function fromSpeed(random: Random): Draft | null {
  const { name, mass, fastest } = random.pick(particles);
  const speed = Number(`${random.integer(110, 980) / 100}e${random.integer(fastest - 2, fastest - 1)}`);
  const wavelength = (planck / (mass * speed)) * 1e12;
  const options = quantityOptions(wavelength, (value) => `${formatSignificant(value, 3)} pm`, [
    {
      value: wavelength / 1000,
      slip: 'unit-prefix',
      factor: 'u',
      teaching: 'The wavelength was left in nanometers; 1 nm is 1000 pm.',
    },
    {
      value: wavelength * 2,
      slip: 'momentum-for-energy',
      factor: 'f',
      teaching:
        '*h* was divided by ½*mv*; the momentum is *mv*, and the factor of ½ belongs to the kinetic energy.',
    },
    {
      value: wavelength / 2,
      slip: 'needless-factor-two',
      factor: 'f',
      teaching: 'The momentum was doubled; it is *mv*, without a factor of 2.',
    },
    {
      value: wavelength / (2 * Math.PI),
      slip: 'angular-frequency',
      factor: 'p',
      teaching: '*h* was divided by 2π; λ is *h* itself divided by the momentum.',
    },
    {
      value: wavelength * 2 * Math.PI,
      slip: 'angular-frequency',
      factor: 'p',
      teaching: 'The result was multiplied by 2π; λ is *h* divided by the momentum, without that factor.',
    },
    {
      value: ((planck * roundedConstants.speedOfLight) / (0.5 * mass * speed ** 2)) * 1e12,
      slip: 'photon-for-particle',
      teaching: 'λ = *hc*/*E* is for photons; a particle with mass has λ = *h*/(*mv*).',
    },
    {
      value: (planck / (mass * speed ** 2)) * 1e12,
      slip: 'momentum-for-energy',
      teaching: 'The speed was squared, but in the momentum *mv* it is not.',
    },
  ]);
  if (options === null) return null;
  return {
    text: `What is the de Broglie wavelength of ${name} (mass ${formatSignificant(mass, 4)} kg) moving at ${formatSignificant(speed, 3)} m/s? (*h* = ${printedConstants.planck} J·s)`,
    ...options,
    explanation: `The wavelength is the Planck constant divided by the momentum: λ = \\frac{*h*}{*mv*} = \\frac{${printedConstants.planck} J·s}{${formatSignificant(mass, 4)} kg × ${formatSignificant(speed, 3)} m/s} = ${formatSignificant(wavelength * 1e-12, 3)} m = ${options.answer}.`,
    finding: `λ = *h*/(*mv*) gives ${options.answer}.`,
  };
}

function fromEnergy(random: Random): Draft | null {
  const { name, mass } = random.pick(particles);
  const energy =
    random.pick([1, 2, 5, 10, 20, 25, 40, 50, 80, 100, 150, 200, 250, 400, 500]) * random.integer(1, 3);
  const momentum = Math.sqrt(2 * mass * energy * elementary);
  const wavelength = (planck / momentum) * 1e12;
  const slips = [
    {
      value: wavelength * Math.SQRT2,
      slip: 'forgot-factor-two',
      factor: 'f',
      teaching: 'The factor of 2 was left out; solving *E* = *p*²/(2*m*) gives *p* = \\sqrt{2*mE*}.',
    },
    {
      value: ((planck * roundedConstants.speedOfLight) / (energy * elementary)) * 1e12,
      slip: 'photon-for-particle',
      teaching: 'λ = *hc*/*E* is for photons; a particle with mass has λ = *h*/\\sqrt{2*mE*}.',
    },
    {
      value: wavelength / 1000,
      slip: 'unit-prefix',
      factor: 'u',
      teaching: 'The wavelength was left in nanometers; 1 nm is 1000 pm.',
    },
    {
      value: wavelength * 2,
      slip: 'momentum-for-energy',
      factor: 'f',
      teaching:
        'The factor of 2 was put on the wrong side; solving *E* = *p*²/(2*m*) gives *p* = \\sqrt{2*mE*}, not \\sqrt{*mE*/2}.',
    },
    {
      value: wavelength / Math.SQRT2,
      slip: 'needless-factor-two',
      factor: 'f',
      teaching:
        'The factor of 2 was taken out of the root unchanged; *p* is \\sqrt{2*mE*}, which is less than 2\\sqrt{*mE*}.',
    },
    {
      value: wavelength / (2 * Math.PI),
      slip: 'angular-frequency',
      factor: 'p',
      teaching: '*h* was divided by 2π; λ is *h* itself divided by the momentum.',
    },
    {
      value: wavelength * 2 * Math.PI,
      slip: 'angular-frequency',
      factor: 'p',
      teaching: 'The result was multiplied by 2π; λ is *h* divided by the momentum, without that factor.',
    },
  ];
  const options = quantityOptions(
    wavelength,
    (value) => `${formatSignificant(value, 3)} pm`,
    slips.filter(({ value }) => value < mostTimes * wavelength),
  );
  if (options === null) return null;
  return {
    text: `What is the de Broglie wavelength of ${name} (mass ${formatSignificant(mass, 4)} kg) with a kinetic energy of ${formatSignificant(energy, 3)} eV? (*h* = ${printedConstants.planck} J·s, 1 eV = ${printedConstants.elementaryCharge} J)`,
    ...options,
    explanation: `*p* = \\sqrt{2*mE*} = \\sqrt{2 × ${formatSignificant(mass, 4)} × ${formatSignificant(energy * elementary, 5)}} kg·m/s = ${formatSignificant(momentum, 5)} kg·m/s. λ = \\frac{*h*}{*p*} = ${formatSignificant(wavelength * 1e-12, 3)} m = ${options.answer}.`,
    finding: `λ = *h*/\\sqrt{2*mE*} gives ${options.answer}.`,
  };
}

function voltage(random: Random): Draft | null {
  const picometres = random.integer(10, 300);
  const mass = roundedConstants.electronMass;
  const momentum = planck / (picometres * 1e-12);
  const volts = momentum ** 2 / (2 * mass * elementary);
  const options = quantityOptions(
    volts,
    (value) => `${formatSignificant(value, 3)} V`,
    [
      {
        value: volts * 2,
        slip: 'forgot-factor-two',
        factor: 'f',
        teaching: 'The factor of 2 was left out; the kinetic energy is *p*²/(2*m*).',
      },
      {
        value: (planck * roundedConstants.speedOfLight) / (picometres * 1e-12) / elementary,
        slip: 'photon-for-particle',
        teaching:
          '*hc*/λ is the energy of a photon of this wavelength; an electron requires far less energy.',
      },
      {
        value: volts / 1836.2,
        slip: 'wrong-particle-mass',
        factor: 'm',
        teaching:
          'The mass of the proton was used; an electron is 1836 times lighter and requires a higher voltage.',
      },
      {
        value: Math.sqrt(volts),
        slip: 'forgot-square',
        teaching:
          'Here a square root was taken; *U* = *p*²/(2*m*_{e}*e*) is proportional to the square of the momentum.',
      },
    ],
    roomOfSquare,
  );
  if (options === null || volts > 15_000) return null;
  return {
    text: `Through what voltage must electrons be accelerated from rest to have a de Broglie wavelength of ${formatSignificant(picometres, 3)} pm? (*h* = ${printedConstants.planck} J·s, *m*_{e} = ${printedConstants.electronMass} kg, *e* = ${printedConstants.elementaryCharge} C; ignore relativistic effects)`,
    ...options,
    explanation: `*p* = \\frac{*h*}{λ} = ${formatSignificant(momentum, 5)} kg·m/s. *eU* = \\frac{*p*²}{2*m*_{e}} = ${formatSignificant(momentum ** 2 / (2 * mass), 5)} J, so *U* = ${options.answer}.`,
    finding: `*U* = *h*²/(2*m*_{e}*e*λ²) gives ${options.answer}.`,
  };
}

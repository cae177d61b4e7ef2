/** What a letter means besides the unit of the table: what is asked decides which is meant. */
export const otherMeanings: Readonly<Record<string, readonly string[]>> = {
  m: ['mol/kg'],
  ppm: ['mg/L'],
  ppb: ['µg/L'],
  D: ['Da'],
  a: ['yr'],
  y: ['yr'],
};

/** Letters that are a temperature first, beside another unit. */
export const degreeLetters: Readonly<Record<string, string>> = {
  C: '°C',
  '°': '°C',
  F: '°F',
};

/** Symbols whose letters may be typed large or small, where nothing else is meant by that. */
export const caseless: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'kJ J MJ kcal cal eV keV kWh g kg mol mmol kmol nmol L mL dL atm Pa kPa MPa hPa bar mbar mmHg torr psi'.split(
      ' ',
    ),
    ...'K V mV kV A W kW Hz kHz MHz min h hr sec nm cm km pm ppm ppb Da kDa °C °F C N'.split(' '),
  ].map((symbol) => [symbol.toLowerCase(), symbol]),
);

/** Several words for one unit, as patterns; tried before anything else. */
export const unitPhrases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:degrees?|degs?\.?) ?(?:celsius|celcius|centigrade|c)\b/gi, '°C'],
  [/\b(?:degrees?|degs?\.?) ?(?:fahrenheit|f)\b/gi, '°F'],
  [/(?:\b(?:degrees?|degs?\.?)|°) ?k(?:elvins?)?\b/gi, 'K'],
  [/\b(?:degrees?|degs?\.?) ?r(?:ankine)?\b/gi, '°R'],
  [/\bo ?(?=[CF]\b)/g, '°'],
  [/° ?(?=[CFR]\b)/gi, '°'],
  [/\bmm ?hg\b/gi, 'mmHg'],
  [/\b(?:mm|millimet(?:er|re)s?) (?:of )?(?:hg|mercury)\b/gi, 'mmHg'],
  [/\bcubic (milli|centi|deci|)met(?:er|re)s?\b/gi, '$1meter^3'],
  [/\bsquare (milli|centi|deci|)met(?:er|re)s?\b/gi, '$1meter^2'],
  [/\b(?:us )?fl\.? ?oz\.?\b/gi, 'floz'],
  [/\bus gal\b/gi, 'gal'],
  [/\bper cent\b/gi, '%'],
  [/\b(?:percent|%) ?(?:by (?:mass|weight|volume|moles?)|\(?[wmv]\/[wmv]\)?)/gi, '%'],
  [/\b(?:mass|wt\.?|weight|vol\.?|mol|mole) ?-?(?:%|percent)/gi, '%'],
  [/% ?(?:by (?:mass|weight|volume|moles?)|\(?[wmv]\/[wmv]\)?)/gi, '%'],
  [/\belectron ?-?volts?\b/gi, 'eV'],
  [/\bparts per million\b/gi, 'ppm'],
  [/\bparts per billion\b/gi, 'ppb'],
  [/\bformula units?\b/gi, 'particles'],
  [/\batomic mass units?\b/gi, 'u'],
];

/** What can be counted: a number of them has no unit, or is an amount of substance. */
export const countedThings: readonly string[] = [
  ...'particle molecule atom ion electron photon proton neutron nucleon bond isomer stereoisomer peak signal'.split(
    ' ',
  ),
  ...'carbon hydrogen orbital pair ring group step half-live half-life equivalent stereocenter stereocentre'.split(
    ' ',
  ),
  ...'lone pair,valence electron,sigma bond,pi bond,unpaired electron,carbon atom,hydrogen atom,oxygen atom'.split(
    ',',
  ),
];

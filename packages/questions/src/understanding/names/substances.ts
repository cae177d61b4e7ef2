/** Substances whose names end like no other's. */
const names: ReadonlySet<string> = new Set(
  (
    'ammonia water salt sugar benzene toluene naphthalene aspirin caffeine glucose sucrose ethanol methanol methane propane ' +
    'butane octane urea ozone phenol aniline acetone glycerol cholesterol penicillin vinegar bleach gypsum limestone quartz ' +
    'diamond graphite graphene silica alum brine lime soda borax steel brass bronze petrol gasoline'
  ).split(' '),
);
const endings =
  /(?:ates?|ides?|ites?|ium|anes?|enes?|ynes?|anols?|enols?|oses?|amin[es]*|azoles?|idin[es]*|phenols?|ketones?|ethers?|acids?|chlorid|oxid|nitrat|sulfat|carbonat|hydroxid|phosphat|bromid|iodid|fluorid|acetat|sulfid|nitrid)$/;
const shortest = 6;

/**
 * True for a word that names a substance.
 * @example isSubstance('ammonia') // true
 */
export function isSubstance(word: string): boolean {
  return names.has(word) || (word.length >= shortest && endings.test(word));
}

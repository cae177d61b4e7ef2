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

const chains = '(?:meth|eth|prop|but|pent|hex|hept|oct|non|dec|undec|dodec)';
/** Names by the rules, as the search compares words, without their last `e`: whoever writes one means that compound, whether a question has it or not. */
const systematic: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:mon|di|tri|tetr|pent|hex|hept|per|super|hydr)?(?:ox|hydrox)id$/, ['naming-ionic-compounds']],
  [
    /^(?:mono|di|tri|tetra|penta|hexa|hepta)?(?:fluorid|chlorid|bromid|iodid|sulfid|nitrid|phosphid|carbid|selenid|cyanid)$/,
    ['naming-ionic-compounds'],
  ],
  [
    /^(?:hydrogen|thio|per|hypo|di)?(?:sulfat|sulfit|nitrat|nitrit|phosphat|phosphit|carbonat|chlorat|chlorit|chromat|manganat)$/,
    ['polyatomic-ions'],
  ],
  [named('(?:an|yl|oxy)'), ['naming-alkanes', 'alkanes']],
  [named('(?:en|yn|adien)'), ['naming-alkenes-and-alkynes']],
  [named('(?:an|en)ol'), ['alcohols', 'naming-functional-groups']],
  [named('(?:an|en)(?:al|on)'), ['aldehydes-and-ketones', 'naming-functional-groups']],
  [named('an(?:oic|oat|amid|oyl)'), ['carboxylic-acids', 'naming-functional-groups']],
  [named('(?:yl|an)amin'), ['amines', 'naming-functional-groups']],
];

function named(ending: string): RegExp {
  return new RegExp(
    `^(?:iso|neo|cyclo|di|tri|tetra|chloro|bromo|iodo|fluoro|nitro|amino|hydroxy|(?:m|e)thoxy|methyl|ethyl|phenyl)*${chains}${ending}$`,
  );
}

const none: readonly string[] = [];

/**
 * The concepts under which a compound is named by the rules; none for every other word.
 * @param word in the form of the search
 */
export function conceptsOfNaming(word: string): readonly string[] {
  return systematic.find(([pattern]) => pattern.test(word))?.[1] ?? none;
}

/**
 * True for a word that names a substance.
 * @example isSubstance('ammonia') // true
 */
export function isSubstance(word: string): boolean {
  return (
    names.has(word) || conceptsOfNaming(word).length > 0 || (word.length >= shortest && endings.test(word))
  );
}

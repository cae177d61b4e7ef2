/** Words that stand between the words of a phrase and change nothing: `heat of the reaction`, `reaction heat`. */
export const silentWords: ReadonlySet<string> = new Set(
  'a an the of in on at to for from by with and or is are was were be as into between vs versus its it this that'.split(
    ' ',
  ),
);

/** Words that say nothing about which topic of chemistry is meant, where they are no part of a phrase. */
export const neutralWords: ReadonlySet<string> = new Set(
  (
    'am been can could do does did give given how i if me my our please their them these they those there then than ' +
    'under up out off over us use used using we what when where which who why will would should shall you your about ' +
    'across after all also any because both but more most less not no only other some such so same just much many one ' +
    'have has had get got go going make made making need want like let know tell show say see ask between towards ' +
    'question quiz quizze test exam practice practise practising problem homework revision review worksheet note ' +
    'calculate calculating calculation compute determine determining determination find finding predict predicting ' +
    'work working happen explain explaining understand understanding introduction basic advanced intermediate beginner ' +
    'chemistry chemical chem topic unit chapter module lesson course class study learn learning level year second ' +
    'different difference type kind sort common general example method process technique approach way idea concept ' +
    'rule law principle theory equation reaction formula value effect step compare comparing write writing draw ' +
    'drawing identify assign assigning assignment interpret interpreting interpretation prediction ap ib mcat gcse hard easy important properly good better best increase change ' +
    'representation magnitude condition nonstandard development treatment occurrence model diagram classify classifying ' +
    'classification evolution early property nature behavior overview context role importance relationship application ' +
    'lab laboratory experiment relative discussion picture fact thought multistep direction ' +
    'main thing deal question answer definition define meaning mean formation'
  ).split(' '),
);

/** Plurals that take more than an `-s`. */
export const irregularPlurals: ReadonlyMap<string, string> = new Map([
  ['gases', 'gas'],
  ['formulae', 'formula'],
  ['spectra', 'spectrum'],
  ['equilibria', 'equilibrium'],
  ['nuclei', 'nucleus'],
  ['radii', 'radius'],
  ['mitochondria', 'mitochondrion'],
  ['halves', 'half'],
  ['bases', 'base'],
  ['series', 'series'],
  ['species', 'species'],
  ['biases', 'bias'],
  ['buses', 'bus'],
]);

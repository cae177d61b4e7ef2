/** Written by `npm run questions:relevance`, from what readers said of questions beside texts (`typed-topics/labels/relevance-labels.json`). */
export const relevanceWeights = {
  constant: 2.188,
  cosine: -1.825,
  covered: -0.291,
  isCovered: 1.418,
  unsaid: -0.23,
  named: 0.586,
  share: -0.236,
  middle: 0.511,
  behindCosine: -3.289,
  behindCovered: -0.516,
  furtherUnsaid: -0.281,
  behindShare: -1.175,
  isQuestion: -2.442,
  cosineOfQuestion: 3.098,
  isCalculation: -1.006,
};

/** Written by `npm run questions:relevance`, from what readers said of questions beside texts (`typed-topics/labels/relevance-labels.json`). */
export const relevanceWeights = {
  constant: -2.811,
  cosine: 1.976,
  covered: 1.315,
  unsaid: -0.72,
  named: 1.559,
  middle: 0.409,
};

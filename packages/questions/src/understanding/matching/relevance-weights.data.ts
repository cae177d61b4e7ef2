/** Written by `npm run questions:relevance`, from what readers said of questions beside texts (`typed-topics/labels/relevance-labels.json`). */
export const relevanceWeights = {
  constant: -2.515,
  cosine: 2.359,
  covered: 0.813,
  unsaid: -0.84,
  named: 1.407,
  middle: 0.466,
};

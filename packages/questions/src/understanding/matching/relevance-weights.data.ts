/** Written by `npm run questions:relevance`, from what readers said of questions beside texts (`typed-topics/labels/relevance-labels.json`). */
export const relevanceWeights = {
  constant: -2.5,
  cosine: 1.847,
  covered: 1.153,
  unsaid: -0.797,
  named: 1.49,
  middle: 0.678,
};

/** The band of a score: 80 and more, 60 and more, below. */
export interface ScoreBand {
  words: string;
  text: string;
  wash: string;
  /** The stroke of a ring. */
  fill: string;
  /** The fill of a bar. */
  bar: string;
}

/** The colours and words for a score in percent; the words carry the meaning where colours cannot. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 80) {
    return {
      words: 'Excellent work',
      text: 'text-green',
      wash: 'bg-green-wash',
      fill: 'stroke-green',
      bar: 'fill-green',
    };
  }
  if (score >= 60) {
    return {
      words: 'Good, and getting there',
      text: 'text-gold',
      wash: 'bg-gold-wash',
      fill: 'stroke-gold',
      bar: 'fill-gold',
    };
  }
  return {
    words: 'A start: the review shows what to practice',
    text: 'text-pink',
    wash: 'bg-pink-wash',
    fill: 'stroke-pink',
    bar: 'fill-pink',
  };
}

import type { AnswerRow } from '../first-encounters.ts';

/** Numbers from 0 to 1 from a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const levels = ['beginner', 'intermediate', 'advanced'] as const;

/** What 80 students did on 12 templates at up to three levels, some again, some by typing, some not at all. */
export function randomLedger(seed: number): AnswerRow[][] {
  const random = randomFrom(seed);
  const below = (count: number) => Math.floor(random() * count);
  return Array.from({ length: 80 }, () => {
    const ability = random();
    return Array.from({ length: below(30) }, (): AnswerRow => {
      const template = below(12);
      const isRight = random() < (ability + template / 12) / 2;
      const tries = random() < 0.1 ? 0 : 1 + below(2);
      const kind = random() < 0.1 ? 'typed' : 'choice';
      const isKnown = random() < 0.9 && kind === 'choice' && tries > 0;
      return {
        template: `template-${template}`,
        difficulty: levels[template % 3 === 0 ? below(3) : 0] ?? 'beginner',
        subject: 'general',
        topic: 'counting',
        tests: ['counting'],
        kind,
        rightAtFirst: isRight && tries > 0,
        firstChoice: isKnown ? (isRight ? 'key' : `slip-${below(3)}`) : null,
        tries,
        seconds: random() < 0.2 ? null : below(90),
      };
    });
  });
}

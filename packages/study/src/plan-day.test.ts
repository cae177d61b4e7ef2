import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDay, type LedgerRow, type PlanInput, type StudySkill } from './index.ts';
import { skillSet } from './simulation/courses.ts';
import { randomFrom } from './random.ts';

const dayLength = 86_400_000;
const now = Date.UTC(2026, 3, 1, 15);

function skill(id: string, more: Partial<StudySkill> = {}): StudySkill {
  return { id, topic: 'acids', seconds: 60, needs: [], ...more };
}

function row(skill: string, daysAgo: number, more: Partial<LedgerRow> = {}): LedgerRow {
  return { skill, at: now - daysAgo * dayLength, right: true, kind: 'typed', ...more };
}

function inputOf(more: Partial<PlanInput> = {}, daysLeft = 10, minutes = 10): PlanInput {
  return {
    now,
    exam: { at: now + daysLeft * dayLength, weights: { acids: 1 } },
    days: Array.from({ length: daysLeft }, (_, index) => ({
      date: new Date(now + index * dayLength).toISOString().slice(0, 10),
      minutes,
    })),
    skills: Array.from({ length: 30 }, (_, index) => skill(`s${index}`)),
    ledger: [],
    seed: 1,
    ...more,
  };
}

const minutesOf = (input: PlanInput) => {
  const seconds = new Map(input.skills.map((one) => [one.id, one.seconds]));
  return planDay(input).reduce((sum, { skill }) => sum + (seconds.get(skill) ?? 0) / 60, 0);
};

describe('a plan for a day', () => {
  it('is the same for the same input, and leaves the input alone', () => {
    const input = inputOf({ ledger: [row('s1', 3), row('s2', 2, { right: false })] });
    const copy = structuredClone(input);
    expect(planDay(input)).toEqual(planDay(copy));
    expect(input).toEqual(copy);
  });

  it('keeps the minutes within a tenth each day and within 3 % over a month, whatever questions take', () => {
    const next = randomFrom(4);
    for (const seconds of [() => 60, () => 75, () => 40 + Math.round(80 * next())]) {
      const skills = skillSet(5, seconds);
      let planned = 0;
      let wished = 0;
      for (let day = 0; day < 30; day += 1) {
        const minutes = [15, 20, 25][day % 3] ?? 20;
        const date = new Date(now + day * dayLength).toISOString().slice(0, 10);
        const weights = Object.fromEntries(skills.map(({ topic }) => [topic, 1]));
        const input = inputOf({
          skills,
          days: [{ date, minutes }],
          exam: { at: now + 40 * dayLength, weights },
          seed: day,
        });
        const spent = minutesOf(input);
        expect(Math.abs(spent - minutes)).toBeLessThanOrEqual(minutes / 10);
        planned += spent;
        wished += minutes;
      }
      expect(Math.abs(planned / wished - 1)).toBeLessThan(0.03);
    }
  });

  it('keeps them with more minutes than skills', () => {
    const input = inputOf({ skills: [skill('a'), skill('b', { seconds: 90 }), skill('c')] }, 5, 60);
    expect(Math.abs(minutesOf(input) - 60)).toBeLessThanOrEqual(6);
  });

  it('is empty on a day without minutes', () => {
    const days = [
      { date: '2026-04-01', minutes: 0 },
      { date: '2026-04-02', minutes: 30 },
    ];
    expect(planDay(inputOf({ days }))).toEqual([]);
  });

  it('takes today from the days and never from the clock', () => {
    const input = inputOf({
      days: [
        { date: '2026-03-31', minutes: 10 },
        { date: '2026-04-01', minutes: 90 },
      ],
    });
    expect(planDay(input)).toHaveLength(10);
  });

  it('asks skills of weight and those they need through any chain, and no other', () => {
    const skills = [
      skill('asked', { needs: ['needed', 'unknown'] }),
      skill('needed', { topic: 'moles', needs: ['deep'] }),
      skill('deep', { topic: 'moles', needs: ['asked', 'deep'] }),
      skill('other', { topic: 'moles' }),
    ];
    const plan = planDay(inputOf({ skills }, 3, 20)).map((one) => one.skill);
    expect(new Set(plan)).toEqual(new Set(['asked', 'needed', 'deep']));
  });

  it('takes weights by topic or by skill', () => {
    const exam = { at: now + 10 * dayLength, weights: { s3: 2, s4: 1 } };
    expect(new Set(planDay(inputOf({ exam })).map((one) => one.skill))).toEqual(new Set(['s3', 's4']));
  });

  it('never asks a skill twice in a row, unless it is the only one', () => {
    for (const count of [2, 3, 4]) {
      const skills = Array.from({ length: count }, (_, index) =>
        skill(`s${index}`, { seconds: 50 + 20 * index }),
      );
      const plan = planDay(inputOf({ skills }, 4, 45)).map((one) => one.skill);
      for (const [index, id] of plan.entries()) expect(id).not.toBe(plan[index - 1]);
    }
    expect(planDay(inputOf({ skills: [skill('only')] }, 4, 5))).toHaveLength(5);
  });

  it('says why: new at the first mention, weak after a mistake, else review', () => {
    const skills = [skill('new'), skill('weak'), skill('kept')];
    const ledger = [row('weak', 4, { right: false }), row('kept', 6), row('kept', 3)];
    const plan = planDay(inputOf({ skills, ledger }, 5, 6));
    const whys = (id: string) => plan.filter((one) => one.skill === id).map((one) => one.why);
    expect(whys('new')).toEqual(['new', 'review']);
    expect(whys('weak')).toEqual(['weak', 'weak']);
    expect(whys('kept')).toEqual(['review', 'review']);
  });

  it('gives at most a fifth to skills typed right four times running, in the month before the exam', () => {
    const ledger = Array.from({ length: 20 }, (_, index) =>
      [40, 30, 20, 15].map((days) => row(`s${index}`, days)),
    ).flat();
    for (const minutes of [4, 10, 25, 60]) {
      const plan = planDay(inputOf({ ledger }, 20, minutes));
      const secure = plan.filter(({ skill }) => Number(skill.slice(1)) < 20);
      expect(secure.length * 5).toBeLessThanOrEqual(plan.length);
    }
  });

  it('meets every skill of weight before the exam where time allows', () => {
    const skills = Array.from({ length: 60 }, (_, index) => skill(`s${index}`));
    const ledger: LedgerRow[] = [];
    for (let day = 0; day < 10; day += 1) {
      const input = inputOf({ skills, ledger }, 10, 8);
      const today = { ...input, now: now + day * dayLength, days: input.days.slice(day) };
      for (const [index, { skill }] of planDay(today).entries())
        ledger.push({
          skill,
          at: now + day * dayLength + index,
          right: (day + index) % 3 > 0,
          kind: 'choice',
        });
    }
    expect(new Set(ledger.map((one) => one.skill)).size).toBe(60);
  });

  it('has no backlog after a missed day', () => {
    expect(minutesOf(inputOf({ ledger: [row('s1', 12), row('s2', 9)] }))).toBe(10);
  });

  it('counts rows of known skills up to now, equal ones once', () => {
    const ledger = [row('s1', 3, { right: false }), row('s2', 2)];
    const odd = [...ledger, row('s1', 3, { right: false }), row('nobody', 1), row('s5', -1)];
    expect(planDay(inputOf({ ledger: odd }))).toEqual(planDay(inputOf({ ledger })));
  });

  it('reads instants as milliseconds, Dates and ISO texts', () => {
    const ledger = [row('s1', 3), row('s2', 2, { right: false })];
    const input = inputOf({ ledger });
    const texts = ledger.map((one) => ({ ...one, at: new Date(one.at).toISOString() }));
    expect(planDay({ ...input, now: new Date(now), ledger: texts })).toEqual(planDay(input));
  });

  it('plans light upkeep on the day of the exam and after it', () => {
    const days = [{ date: '2026-04-01', minutes: 5 }];
    for (const at of [now, now - 40 * dayLength]) {
      const exam = { at, weights: { acids: 3 } };
      expect(planDay(inputOf({ exam, days, ledger: [row('s1', 50)] }))).toHaveLength(5);
    }
  });

  it('never throws, and plans only useful skills, for any values', () => {
    const number = fc.oneof(fc.double(), fc.integer({ min: -5, max: 200 }));
    const name = fc.constantFrom('a', 'b', 'c', 'acids', '');
    const arbitrary = fc.record({
      now: fc.oneof(number, fc.constant('nonsense'), fc.constant(now)),
      exam: fc.record({
        at: fc.oneof(number, fc.constant(now + dayLength)),
        weights: fc.dictionary(name, number),
      }),
      days: fc.array(fc.record({ date: fc.constantFrom('2026-04-01', 'never', ''), minutes: number }), {
        maxLength: 4,
      }),
      skills: fc.array(fc.record({ id: name, topic: name, seconds: number, needs: fc.array(name) }), {
        maxLength: 5,
      }),
      ledger: fc.array(
        fc.record({
          skill: name,
          at: fc.oneof(number, fc.constant(now)),
          right: fc.boolean(),
          kind: fc.constantFrom('choice' as const, 'typed' as const),
        }),
        { maxLength: 12 },
      ),
      seed: number,
    });
    fc.assert(
      fc.property(arbitrary, (input) => {
        const ids = new Set<string>(input.skills.map((one) => one.id));
        expect(planDay(input).every((one) => ids.has(one.skill))).toBe(true);
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it('takes at most 100 ms with 140 skills and 3,000 rows', () => {
    const skills = skillSet(1);
    const next = randomFrom(2);
    const ledger = Array.from({ length: 3000 }, (_, index) => ({
      skill: skills[Math.floor(next() * skills.length)]?.id ?? '',
      at: now - (3000 - index) * 0.02 * dayLength,
      right: next() < 0.7,
      kind: next() < 0.7 ? ('choice' as const) : ('typed' as const),
    }));
    const weights = Object.fromEntries(skills.map(({ topic }) => [topic, 1]));
    const input = inputOf({ skills, ledger, exam: { at: now + 30 * dayLength, weights } }, 30, 20);
    // Time of this thread, so that a busy machine makes no difference; the first plans compile the code.
    const spent = Array.from({ length: 5 }, () => {
      const before = process.threadCpuUsage();
      planDay(input);
      const used = process.threadCpuUsage(before);
      return (used.user + used.system) / 1000;
    });
    expect(Math.min(...spent)).toBeLessThan(100);
  });
});

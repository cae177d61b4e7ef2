import type { StudySkill, Weights } from './inputs.ts';

/** Skills by id; of two with one id the first. */
export function skillsById(skills: readonly StudySkill[]): Map<string, StudySkill> {
  const byId = new Map<string, StudySkill>();
  for (const skill of skills) if (!byId.has(skill.id)) byId.set(skill.id, skill);
  return byId;
}

/**
 * Each skill's share of the exam, summing to 1, for the skills that have one. A weight stands for a topic, whose skills
 * share it evenly, or for a skill; what is negative, no number or unknown has none.
 */
export function skillWeights(
  skills: ReadonlyMap<string, StudySkill>,
  weights: Weights | undefined,
): Map<string, number> {
  const topics = new Map<string, string[]>();
  for (const { id, topic } of skills.values()) topics.set(topic, [...(topics.get(topic) ?? []), id]);
  const shares = new Map<string, number>();
  let total = 0;
  for (const [name, weight] of Object.entries(weights ?? {})) {
    if (!Number.isFinite(weight) || weight <= 0) continue;
    const ids = topics.get(name) ?? (skills.has(name) ? [name] : []);
    for (const id of ids) shares.set(id, (shares.get(id) ?? 0) + weight / ids.length);
    if (ids.length > 0) total += weight;
  }
  for (const [id, share] of shares) shares.set(id, share / total);
  return shares;
}

/** The skills worth a question: those of weight, and all that these need, through any chain. */
export function usefulSkills(
  skills: ReadonlyMap<string, StudySkill>,
  shares: ReadonlyMap<string, number>,
): StudySkill[] {
  const useful = new Set<string>(shares.keys());
  // A set may grow while it is walked: what is added is visited too.
  for (const id of useful)
    for (const need of skills.get(id)?.needs ?? []) if (skills.has(need)) useful.add(need);
  return [...skills.values()].filter((skill) => useful.has(skill.id));
}

/** Share of a skill's weight that a skill needed by it has where the exam does not ask for it. */
const needShare = 0.1;

/** The weights to plan with: a skill that only others need has a small part of theirs, so that it comes when there is time. */
export function weightOfNeeds(
  skills: ReadonlyMap<string, StudySkill>,
  shares: ReadonlyMap<string, number>,
  useful: readonly StudySkill[],
): Map<string, number> {
  const weights = new Map(shares);
  // A map may grow while it is walked: what is added is visited too.
  for (const [id, weight] of weights)
    for (const need of skills.get(id)?.needs ?? [])
      if (skills.has(need) && !weights.has(need)) weights.set(need, weight * needShare);
  return new Map(useful.map(({ id }) => [id, weights.get(id) ?? 0]));
}

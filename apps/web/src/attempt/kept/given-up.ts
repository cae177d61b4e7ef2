/**
 * Keeps that the student gave a quiz up until the server has heard of it: through a reload or a lost network. The server has it as
 * open that long.
 */
export function keepGivenUp(userId: string, quizId: string): void {
  replace(userId, [...new Set([...givenUp(userId), quizId])]);
}

/** The server has heard of it. */
export function dropGivenUp(userId: string, quizId: string): void {
  replace(
    userId,
    givenUp(userId).filter((id) => id !== quizId),
  );
}

/** Ids of the quizzes that the student gave up, and that the server may have as open. */
export function givenUp(userId: string): readonly string[] {
  return inMemory.get(userId) ?? readStored(userId);
}

/** Where storage is full or blocked, for as long as the page lives. */
const inMemory = new Map<string, readonly string[]>();

function replace(userId: string, ids: readonly string[]): void {
  inMemory.delete(userId);
  try {
    if (ids.length === 0) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(ids));
  } catch {
    inMemory.set(userId, ids);
  }
}

function readStored(userId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The number is the version of what is kept. */
function keyOf(userId: string): string {
  return `valence.given-up.1.${userId}`;
}

import type { RecordQuizRequest } from '@valence/contract';

/** Keeps a finished quiz until the server has acknowledged it: through a reload, a lost network, an ended session. */
export function keepUnrecorded(userId: string, request: RecordQuizRequest): void {
  inMemory.set(keyOf(userId, request.quizId), request);
  try {
    localStorage.setItem(keyOf(userId, request.quizId), JSON.stringify(request));
  } catch {
    // Storage is full or blocked: it waits in memory alone.
  }
  changed();
}

/** It is recorded, or never will be. */
export function dropUnrecorded(userId: string, quizId: string): void {
  inMemory.delete(keyOf(userId, quizId));
  try {
    localStorage.removeItem(keyOf(userId, quizId));
  } catch {
    // Storage is blocked: nothing was kept there.
  }
  changed();
}

/** The student's finished quizzes that wait; the same list until something changes in it. */
export function unrecorded(userId: string): readonly RecordQuizRequest[] {
  if (latest?.userId !== userId) latest = { userId, requests: readAll(keyOf(userId, '')) };
  return latest.requests;
}

export function onUnrecordedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const inMemory = new Map<string, RecordQuizRequest>();
const listeners = new Set<() => void>();
let latest: { userId: string; requests: readonly RecordQuizRequest[] } | null = null;

/** The number is the version of what is kept: raise it when the call changes. */
function keyOf(userId: string, quizId: string): string {
  return `valence.unrecorded.1.${userId}.${quizId}`;
}

function changed(): void {
  latest = null;
  for (const listener of listeners) listener();
}

function readAll(prefix: string): RecordQuizRequest[] {
  const kept = new Map([...inMemory].filter(([key]) => key.startsWith(prefix)));
  for (const key of storedKeys()) {
    const request = key.startsWith(prefix) ? readStored(key) : null;
    if (request !== null) kept.set(key, request);
  }
  return [...kept.values()];
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function readStored(key: string): RecordQuizRequest | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isRequest(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** The version in the key vouches for our own shape, and the server looks at every call anyway. */
function isRequest(kept: unknown): kept is RecordQuizRequest {
  return typeof kept === 'object' && kept !== null && 'quizId' in kept && typeof kept.quizId === 'string';
}

/** Keeps what a student noted at a question until the server has it: through a reload, a lost network, an ended session. */
export function keepUnsentNote(userId: string, place: NotePlace, text: string): void {
  const key = keyOf(userId, place);
  inMemory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full or blocked: it waits in memory alone.
  }
  changed();
}

/** The server has this text. One that was written meanwhile still waits. */
export function dropUnsentNote(userId: string, place: NotePlace, sent: string): void {
  if (unsentNote(userId, place) === sent) drop(keyOf(userId, place));
}

/** The student's account is gone. */
export function forgetUnsentNotes(userId: string): void {
  for (const key of [...inMemory.keys(), ...storedKeys()]) if (key.startsWith(prefixOf(userId))) drop(key);
}

/** What the server has not heard of yet; `null` where nothing waits, and an empty text where a note is to be taken away. */
export function unsentNote(userId: string, place: NotePlace): string | null {
  const key = keyOf(userId, place);
  try {
    return localStorage.getItem(key) ?? inMemory.get(key) ?? null;
  } catch {
    return inMemory.get(key) ?? null;
  }
}

export function onUnsentNoteChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The question that a note stands at. */
export interface NotePlace {
  quizId: string;
  questionId: string;
}

const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function drop(key: string): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept there.
  }
  changed();
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** The number is the version of what is kept. */
function prefixOf(userId: string): string {
  return `valence.unsent-note.1.${userId}.`;
}

function keyOf(userId: string, { quizId, questionId }: NotePlace): string {
  return `${prefixOf(userId)}${quizId}.${questionId}`;
}

import type { NotRead, OpenPaper, PaperStanding, SavePaperRequest } from '@valence/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { savePaper } from '../../api/progress/papers.ts';
import { mayPass } from '../../api/quizzes/recording.ts';
import { advanceStanding, type PaperEvent } from './advance-standing.ts';
import { keepPaper, openedPaper } from './kept-paper.ts';
import { mergeStandings } from './merge-standings.ts';

/** Milliseconds without a key after which what was typed goes to the server. */
const pause = 500;

/** Milliseconds after which a save that failed is tried again. */
const retryAfter = 4000;

export interface Sitting {
  standing: PaperStanding;
  send: (event: PaperEvent) => void;
  /** While this browser alone has the last steps, they wait for the server, or were refused by it. */
  saving: 'saved' | 'waiting' | 'refused';
  /** Typed answers that the server could not read. */
  notRead: NotRead;
  /** What is to be submitted: the answers, and when the last of them was given. */
  last: () => SavePaperRequest;
}

/**
 * A paper being sat: every step is kept in this browser, then with the server, until the time is up.
 * @param elapsed milliseconds since the start, by the server's clock
 * @param onRefused hears of a save that another try would not help
 */
export function useSitting(
  userId: string,
  paper: OpenPaper,
  elapsed: () => number,
  onRefused: (error: unknown) => void,
): Sitting {
  const { paperId } = paper;
  const [page] = useState(() => crypto.randomUUID());
  const [first] = useState(() => openedPaper(userId, paper, page));
  const [standing, setStanding] = useState(first.standing);
  const current = useRef<SavePaperRequest>(first);
  /** The last standing that the server is known to keep. */
  const base = useRef(paper.standing);
  const steppedAt = useRef(0);
  const [savedRevision, setSavedRevision] = useState(paper.standing.revision);
  const [notRead, setNotRead] = useState(paper.notRead);
  const [isRefused, setRefused] = useState(false);
  const refused = useRef(onRefused);
  const isTyping = useRef(false);
  const isAhead = savedRevision < standing.revision;

  /** Takes in what the server keeps: our own steps, or those of another page, with ours beside them. */
  const takeIn = useCallback(
    (kept: PaperStanding) => {
      if (kept.page !== page) {
        const merged = { ...mergeStandings(base.current, current.current.standing, kept), page };
        current.current = { ...current.current, standing: merged };
        setStanding(merged);
      }
      base.current = kept;
      keepPaper(userId, { ...current.current, base: kept });
      setSavedRevision(kept.revision);
    },
    [userId, page],
  );

  function send(event: PaperEvent): void {
    const now = elapsed();
    const spent = Math.max(0, now - steppedAt.current);
    steppedAt.current = now;
    const next = advanceStanding(current.current.standing, event, spent);
    if (next === current.current.standing) return;
    current.current = { paperId, elapsed: Math.round(now), standing: { ...next, page } };
    keepPaper(userId, { ...current.current, base: base.current });
    isTyping.current = event.kind === 'type';
    if (event.kind === 'type' || event.kind === 'clear')
      setNotRead((before) => before.filter(({ at }) => at !== next.at));
    setStanding(next);
  }

  useEffect(() => {
    refused.current = onRefused;
  }, [onRefused]);

  useEffect(() => {
    steppedAt.current = elapsed();
    // The first step counts from the moment at which the paper is seen.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!isAhead) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function save() {
      const sent = current.current;
      try {
        const answer = await savePaper({ ...sent, after: base.current.revision });
        if (isOver) return;
        isTyping.current = false;
        setRefused(false);
        takeIn(answer.kept ?? sent.standing);
        setNotRead(answer.notRead);
      } catch (error) {
        // Nothing is lost: this browser has it, and the next try, the next step or the submission brings it.
        if (isOver) return;
        if (mayPass(error)) timer = setTimeout(() => void save(), retryAfter);
        else {
          setRefused(true);
          refused.current(error);
        }
      }
    }
    if (isTyping.current) timer = setTimeout(() => void save(), pause);
    else void save();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isAhead, standing.revision, takeIn]);

  useEffect(() => {
    // The paper was asked for anew, and went on elsewhere meanwhile.
    if (paper.standing.revision <= base.current.revision) return;
    takeIn(paper.standing);
    setNotRead(paper.notRead);
  }, [paper, takeIn]);

  useEffect(() => {
    // What was typed a moment ago goes along when the student leaves, or puts the phone away.
    function sendTyped() {
      if (!isTyping.current) return;
      isTyping.current = false;
      savePaper({ ...current.current, after: base.current.revision }).catch(() => null);
    }
    function onVisibility() {
      if (document.visibilityState === 'hidden') sendTyped();
    }
    addEventListener('pagehide', sendTyped);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      removeEventListener('pagehide', sendTyped);
      document.removeEventListener('visibilitychange', onVisibility);
      sendTyped();
    };
  }, []);

  return {
    standing,
    send,
    saving: isAhead ? (isRefused ? 'refused' : 'waiting') : 'saved',
    notRead,
    last: () => ({ ...current.current, after: base.current.revision }),
  };
}

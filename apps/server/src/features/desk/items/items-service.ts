import { fewestTries, type Difficulty, type DeskItem, type ItemState } from '@valence/contract';
import { wilsonInterval } from '../../item-health/statistics/wilson-interval.ts';
import type { QuestionEngine } from '../../quizzes/question-engine.ts';
import { withdrawnTemplates } from '../../quizzes/withdrawals-repository.ts';
import type { DeskContext } from '../desk-context.ts';
import { answeredItems, findItems, type ItemOrder, type StoredItem } from './items-repository.ts';

const itemsShown = 100;

interface ItemSearch {
  about: string;
  difficulty: Difficulty | undefined;
  state: ItemState;
  order: ItemOrder;
}

/** How templates fare, for a search; what nobody has answered follows what is known of the others. */
export async function searchItems(context: DeskContext, asked: ItemSearch): Promise<{ items: DeskItem[] }> {
  const { db, engine } = context;
  const withdrawn = await withdrawnTemplates(db);
  // Names of templates and ids of concepts are lower case, and many keyboards begin with a capital.
  const about = asked.about.trim().toLowerCase();
  const search = { ...asked, about, concepts: conceptsAbout(engine, about) };
  const answered =
    asked.state === 'unanswered'
      ? []
      : await findItems(db, { ...search, withdrawn: [...withdrawn], fewest: fewestTries, limit: itemsShown });
  const others =
    answered.length < itemsShown && mayBeUnanswered.has(asked.state)
      ? await unanswered(context, search, withdrawn)
      : [];
  return {
    items: [...answered.map((item) => shownItem(context, item, withdrawn)), ...others].slice(0, itemsShown),
  };
}

const mayBeUnanswered: ReadonlySet<ItemState> = new Set(['all', 'unanswered', 'withdrawn']);

/** Ids of the concepts that words in lower case are part of the name of, and one that they are the id of; none for no words. */
function conceptsAbout({ testedConcepts }: Pick<QuestionEngine, 'testedConcepts'>, about: string): string[] {
  if (about === '') return [];
  return testedConcepts()
    .filter(
      ({ id, name, otherNames }) =>
        id === about || [name, ...otherNames].some((one) => one.toLowerCase().includes(about)),
    )
    .map(({ id }) => id);
}

async function unanswered(
  { db, engine }: DeskContext,
  { about, difficulty, state, concepts }: ItemSearch & { concepts: readonly string[] },
  withdrawn: ReadonlySet<string>,
): Promise<DeskItem[]> {
  const answered = await answeredItems(db);
  const known = new Set(concepts);
  return engine
    .catalogue()
    .filter(
      (entry) =>
        (difficulty === undefined || entry.difficulty === difficulty) &&
        (state !== 'withdrawn' || withdrawn.has(entry.template)) &&
        (entry.template.includes(about) || entry.tests.some((id) => known.has(id))) &&
        !answered.has(`${entry.template} ${entry.difficulty}`),
    )
    .slice(0, itemsShown)
    .map(({ template, difficulty: level, subject, tests }) => ({
      ...neverMet,
      template,
      difficulty: level,
      subject,
      tests: [...tests],
      isWithdrawn: withdrawn.has(template),
    }));
}

const neverMet = {
  met: 0,
  leftOpen: 0,
  tries: 0,
  right: 0,
  interval: null,
  discrimination: null,
  slips: [],
  medianSeconds: null,
  typedTries: 0,
  typedRight: 0,
};

/** How a template fares as the desk tells it: without figures that hang on few answers. */
export function shownItem(
  { engine }: Pick<DeskContext, 'engine'>,
  { topic: _topic, rested: _rested, computedAt: _computedAt, ...item }: StoredItem,
  withdrawn: ReadonlySet<string>,
): DeskItem {
  const isEnough = item.tries >= fewestTries;
  return {
    ...item,
    interval: isEnough ? boundsOf(item) : null,
    discrimination: isEnough ? item.discrimination : null,
    slips: item.slips.map(({ id, chosen, discrimination }) => ({
      name: engine.slipName(id) ?? id,
      chosen,
      discrimination: isEnough ? discrimination : null,
    })),
    isWithdrawn: withdrawn.has(item.template),
  };
}

function boundsOf({ right, tries }: Pick<StoredItem, 'right' | 'tries'>): { low: number; high: number } {
  const [low, high] = wilsonInterval(right, tries);
  return { low, high };
}

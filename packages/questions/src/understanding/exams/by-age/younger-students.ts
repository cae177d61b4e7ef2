import type { Specification } from '../../../exam-readings/read-exam-readings.ts';
import type { Scope } from '../../matching/wish.ts';
import type { ExamSection } from '../exam-section.ts';
import {
  aqaGcse,
  cambridgeIgcse,
  edexcelGcse,
  edexcelIgcse,
  ocrGateway,
} from '../tables/younger-students.data.ts';
import { chaptersIn, withoutTitle } from '../numbered-tables.ts';
import { withoutMatch } from '../without-match.ts';

/** What is asked of students of 14 to 16 years, by the two papers that most boards set; our own reading of what they have in common. */
const papers: readonly ReadonlySet<string>[] = [
  'pure-substances-and-mixtures states-of-matter laboratory-safety filtration-and-evaporation distillation-techniques ' +
    'subatomic-particles isotopes relative-atomic-mass models-of-the-atom valence-electrons ' +
    'structure-of-the-periodic-table history-of-the-periodic-table group-1-metals group-17-halogens noble-gases ' +
    'transition-metals types-of-chemical-bonds ionic-bonding properties-of-ionic-solids covalent-bonding ' +
    'metallic-bonding alloys network-covalent-solids properties-of-solids naming-ionic-compounds polyatomic-ions the-mole ' +
    'molar-mass mass-mole-conversion moles-and-particles percent-composition balancing-equations state-symbols mole-ratio ' +
    'mass-mass-stoichiometry limiting-reagent percentage-yield atom-economy molarity avogadros-law types-of-chemical-reactions ' +
    'physical-and-chemical-changes neutralization preparing-salts oxidation-and-reduction half-equations activity-series ' +
    'extraction-of-metals electrolytic-cell arrhenius-acids-and-bases ph acid-base-titration acid-base-indicators ' +
    'endothermic-and-exothermic-processes heat-and-temperature bond-enthalpies batteries-and-fuel-cells',
  'reaction-rate collision-theory activation-energy catalysis dynamic-equilibrium le-chateliers-principle haber-process alkanes ' +
    'homologous-series fractional-distillation-and-cracking fuels combustion halogenation-of-alkenes ' +
    'hydration-of-alkenes alcohols production-of-ethanol carboxylic-acids esterification addition-polymers condensation-polymers ' +
    'properties-of-polymers biodegradable-polymers recognizing-functional-groups principles-of-chromatography ' +
    'tests-for-ions precipitation-reactions greenhouse-effect acid-rain water-treatment corrosion',
].map((ids) => new Set(ids.split(' ')));
/** Of neither paper alone. */
const ofBoth =
  'laboratory-apparatus empirical-formula solubility-of-gases-and-solids intermolecular-forces contact-process electroplating';
const taught: ReadonlySet<string> = new Set([...papers.flatMap((ids) => [...ids]), ...ofBoth.split(' ')]);

/** What boards ask in chemistry of its own, and not where it is one of three sciences. */
const ofChemistryAlone: ReadonlySet<string> = new Set(
  (
    'transition-metals percentage-yield atom-economy acid-base-titration avogadros-law batteries-and-fuel-cells halogenation-of-alkenes ' +
    'hydration-of-alkenes alcohols production-of-ethanol carboxylic-acids esterification addition-polymers condensation-polymers ' +
    'properties-of-polymers biodegradable-polymers tests-for-ions corrosion haber-process contact-process electroplating'
  ).split(' '),
);

function scopeFor(text: string): Scope {
  return {
    concepts: taught,
    specifications: [specificationIn(text)],
    isSchool: true,
    ...(combined.test(text) && { leavesOut: ofChemistryAlone }),
  };
}

const combined = /\b(?:combined science|trilogy)\b/i;

/** Younger students, and those of the lower tier, are asked less. */
function specificationIn(text: string): Specification {
  if (middleSchool.test(text)) return 'middle school';
  return /\bfoundation\b/i.test(text) ? 'GCSE Foundation' : 'GCSE';
}

const middleSchool =
  /\b(?:KS3|middle school|junior high|[4-8]th[- ]grade(?:rs?)?|(?:grade|class) [6-8]|(?:year |y(?:r ?)?)[7-9]|for (?:kids|children))\b/i;

/** A code of a paper is no part of a number: `0.0620 mol/L`. */
const exam =
  /\b(?:O-level|CSEC|CXC|SPM(?! (?:and|or|imaging|tips?)\b)|WAEC|WASSCE|NECO|JAMB|UTME|I?GCSE|KS[34]|trilogy|combined science|4CH1|1CH0|J248|gateway|AQA\s+846[24])\b|(?<![\d.,])(?:0620|0971)(?![\d.,]*\d)/i;
/** Boards and what all of their exams have stand beside it. Numbers of topics stay where no board is named: no two number alike. */
const beside =
  /\b(?:AQA|OCR|edexcel|4CH1|1CH0|J248|846[24]|0620|0971|WJEC|CCEA|CA?IE|cambridge|papers?\s*\d|[12][CFHP]R?|higher|foundation|tier|combined science|trilogy|gateway|triple(?: science)?|(?<=IGCSE )extended)\b/gi;

/**
 * What students of 14 to 16 years are asked, where a text names their exam. It names their level as well, so its name stays in the text.
 * @example youngerStudentsIn('AQA GCSE bonding')?.rest // 'GCSE bonding'
 */
export function youngerStudentsIn(text: string): ExamSection | null {
  if (!exam.test(text)) return young.test(text) ? ofNoExam(text) : null;
  const topic = topicIn(text);
  if (topic !== null) return topic;
  const ofSameAge = namedOtherwise.exec(text)?.[0];
  if (ofSameAge !== undefined) return ofOtherExam(ofSameAge, text);
  const paper = /\bpaper\s*([12])\b/i.exec(text)?.[1];
  const asked = papers[Number(paper) - 1];
  return {
    section: asked === undefined ? 'GCSE' : `GCSE paper ${paper}`,
    name: asked === undefined ? 'GCSE Chemistry' : `GCSE Chemistry, paper ${paper}`,
    concepts: asked ?? taught,
    scope: scopeFor(text),
    isSection: asked !== undefined,
    isCourse: true,
    isCertain: /chem/i.test(text),
    // The number of a topic whose board is not known says nothing.
    rest: text
      .replace(beside, ' ')
      .replace(/\b[CS]?C\s?(?:1\d|[1-9])\b/i, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

/** How the age of such students, and of younger ones, is told without an exam. The words name the level as well, and stay in the text. */
const young =
  /\b[4-9]th[- ]grade(?:rs?)?\b|\b(?:(?:grade|class) (?:[6-9]|10)|(?:year |y(?:r ?)?)(?:[7-9]|10|11))\b|\b(?:middle school|junior high)\b|\bfor (?:kids|children)\b/i;

/** Exams of the same age elsewhere. */
const namedOtherwise =
  /\b(?:O-level|CSEC|CXC|SPM(?! (?:and|or|imaging|tips?)\b)|WAEC|WASSCE|NECO|JAMB|UTME)\b/i;

function ofOtherExam(name: string, text: string): ExamSection {
  const rest = text.replace(new RegExp(namedOtherwise, 'gi'), ' ').replace(beside, ' ');
  return { ...ofNoExam(rest.replace(/\s+/g, ' ').trim()), section: name, name: `${name} Chemistry` };
}

function ofNoExam(text: string): ExamSection {
  return {
    section: 'school',
    name: 'Chemistry at school',
    concepts: taught,
    scope: scopeFor(text),
    isSection: false,
    isCertain: /chem/i.test(text),
    rest: text,
  };
}

/** Boards that number their topics. */
const boards = [
  {
    name: 'Edexcel International GCSE Chemistry',
    part: 'section',
    pattern: /\bedexcel\b(?=.*\bIGCSE\b)|\bIGCSE\b(?=.*\bedexcel\b)|\b4CH1\b/i,
    table: edexcelIgcse,
  },
  {
    name: 'Cambridge IGCSE Chemistry',
    part: 'topic',
    pattern: /\b(?:CA?IE|cambridge|0620|0971)\b/i,
    table: cambridgeIgcse,
  },
  {
    name: 'Edexcel GCSE Chemistry',
    part: 'topic',
    pattern: /\b(?:edexcel|1CH0)\b/i,
    table: edexcelGcse,
  },
  {
    name: 'OCR Gateway GCSE Chemistry',
    part: 'topic',
    pattern: /\b(?:OCR|gateway|J248)\b(?!.*\b(?:twenty|21st)\b)/i,
    table: ocrGateway,
  },
  // Its topics are numbered as in `C8`, mostly without its name; those of other boards whose topics are numbered so are not known.
  {
    name: 'AQA GCSE Chemistry',
    part: 'topic',
    pattern: /\b(?:AQA|846[24]|trilogy)\b|^(?!.*\b(?:OCR|edexcel|WJEC|CCEA)\b).*\bC\s?(?:10|[1-9])\b/i,
    table: aqaGcse,
  },
];
const numbered =
  /\b(?:4CH1|edexcel\s+IGCSE|IGCSE\s+edexcel)\b.*?\b(?<ofInternational>[1-4])\s?\(?[a-i]\)?(?=\s|$)|(?:(?<=\b(?:AQA|trilogy)\b.*)|(?=.*\b(?:AQA|trilogy)\b))\b[45]\.(?<ofSpecification>10|[1-9])(?:\.\d+)*\b|(?<=\b(?:CA?IE|cambridge|0620|0971)\b.*)\b(?<ofCambridge>1[0-2]|[1-9])\.\d+\b|\b(?:topic|section|unit|chapter)s?\s*(?:4\.|5\.)?(?<topic>\d{1,2})\b(?![\d.]*\d)|\bC\s?(?<ofChemistry>10|[1-9])\b/i;

/** A numbered topic of a board, as far as such students are asked it. */
function topicIn(text: string): ExamSection | null {
  const number = numbered.exec(text);
  const board = boards.find(({ pattern }) => pattern.test(text));
  const { topic, ofChemistry, ofSpecification, ofInternational, ofCambridge } = number?.groups ?? {};
  const asked = topic ?? ofChemistry ?? ofSpecification ?? ofInternational ?? ofCambridge;
  const chapter = board && chaptersIn(board.table).find((one) => one.number === asked);
  if (number === null || board === undefined || chapter === undefined) return null;
  const rest = withoutTitle(withoutMatch(text, number).replace(beside, ' ').replace(exam, ' '), chapter);
  return {
    section: `${board.name} ${chapter.number}`,
    name: `${board.name}, ${board.part} ${chapter.number}: ${chapter.title}`,
    concepts: chapter.concepts.intersection(taught),
    scope: scopeFor(text),
    isSection: true,
    isCertain: true,
    // The exam names the level.
    rest: `GCSE ${rest}`.replace(/\s+/g, ' ').trim(),
  };
}

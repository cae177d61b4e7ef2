import { addOnPaper, evaluateExpression, formatResult } from '@valence/chemistry';
import { emptyCalculator, type CalculatorState, type HistoryLine } from './calculator-state.ts';
import { insertText, removeSelected, writtenAt, type EditedText } from './edit-expression.ts';

export type MemoryKey = 'MC' | 'MR' | 'M+' | 'M-' | 'M';

export type CalculatorEvent =
  | { kind: 'insert'; text: string }
  | { kind: 'insertNumber'; value: number }
  | { kind: 'edit'; expression: string; caret: number }
  | { kind: 'select'; from: number; to: number }
  | { kind: 'backspace' }
  | { kind: 'delete' }
  | { kind: 'clear' }
  | { kind: 'evaluate' }
  | { kind: 'memory'; key: MemoryKey }
  | { kind: 'reload'; line: HistoryLine }
  | { kind: 'angle'; isRadians: boolean };

const historyLength = 10;

/** What the calculator is after an event; the same object where the event changes nothing. */
export function advanceCalculator(state: CalculatorState, event: CalculatorEvent): CalculatorState {
  switch (event.kind) {
    case 'insert':
      return insert(state, event.text);
    case 'insertNumber':
      return insertNumber(state, event.value);
    case 'edit':
      return edited(state, { text: event.expression, caret: event.caret });
    case 'select':
      return select(state, event.from, event.to);
    case 'backspace':
      return edited(state, removeSelected(state.expression, state.selection, 'before'));
    case 'delete':
      return remove(state);
    case 'clear':
      return clear(state);
    case 'evaluate':
      return evaluate(state);
    case 'memory':
      return remember(state, event.key);
    case 'reload':
      return edited(state, { text: event.line.expression, caret: event.line.expression.length });
    case 'angle':
      return state.isRadians === event.isRadians ? state : turned({ ...state, isRadians: event.isRadians });
  }
}

const operator = /^[-+*/%^×÷·−]/;

function insert(state: CalculatorState, text: string): CalculatorState {
  if (!state.isAnswered) return edited(state, insertText(state.expression, state.selection, text));
  const begun = operator.test(text) ? `Ans${text}` : text;
  return edited(state, { text: begun, caret: begun.length });
}

function insertNumber(state: CalculatorState, value: number): CalculatorState {
  const { expression, selection } = state.isAnswered ? emptyCalculator : state;
  return edited(state, insertText(expression, selection, writtenAt(expression, selection, value)));
}

function select(state: CalculatorState, from: number, to: number): CalculatorState {
  if (state.selection[0] === from && state.selection[1] === to) return state;
  // Whoever moves in a computed expression is about to change it.
  return { ...state, selection: [from, to], isAnswered: false };
}

/** Behind the last character there is nothing to delete but all of it. */
function remove(state: CalculatorState): CalculatorState {
  if (state.selection[0] === state.expression.length) return clear(state);
  return edited(state, removeSelected(state.expression, state.selection, 'after'));
}

function clear(state: CalculatorState): CalculatorState {
  const { expression, selection, display, isAnswered, fault } = emptyCalculator;
  return { ...state, expression, selection, display, isAnswered, fault };
}

function edited(state: CalculatorState, { text, caret }: EditedText): CalculatorState {
  return {
    ...state,
    expression: text,
    selection: [caret, caret],
    isAnswered: false,
    fault: null,
    display: previewed(state, text),
  };
}

/** What the expression comes to so far; while it is unfinished, what it came to before. */
function previewed(state: CalculatorState, expression: string): string {
  if (expression.trim() === '') return emptyCalculator.display;
  const result = computed(state, expression);
  if (result.ok) return formatResult(result.value);
  return state.fault === null ? state.display : emptyCalculator.display;
}

function turned(state: CalculatorState): CalculatorState {
  return edited(state, { text: state.expression, caret: state.selection[1] });
}

function evaluate(state: CalculatorState): CalculatorState {
  const { expression } = state;
  if (expression.trim() === '') return state;
  const result = computed(state, expression);
  const caret = expression.length;
  if (!result.ok) return { ...state, display: 'Error', isAnswered: false, fault: result.error };
  const display = formatResult(result.value);
  return {
    ...state,
    selection: [caret, caret],
    display,
    isAnswered: true,
    fault: null,
    lastAns: result.value,
    history: listed(state.history, { expression, result: display }),
  };
}

/** The same line twice in a row says nothing new. */
function listed(history: readonly HistoryLine[], line: HistoryLine): readonly HistoryLine[] {
  const [newest] = history;
  if (newest?.expression === line.expression && newest.result === line.result) return history;
  return [line, ...history].slice(0, historyLength);
}

function computed({ isRadians, lastAns }: CalculatorState, expression: string) {
  return evaluateExpression(expression, { angle: isRadians ? 'radians' : 'degrees', lastAnswer: lastAns });
}

/** M, M+ and M- take what is on the display: an expression that is not computed yet is computed first. */
function remember(state: CalculatorState, key: MemoryKey): CalculatorState {
  if (key === 'MC') return { ...state, memory: 0 };
  if (key === 'MR') return insertNumber(state, state.memory);
  const answered = state.isAnswered ? state : evaluate(state);
  if (answered.fault !== null) return answered;
  const shown = answered.isAnswered ? answered.lastAns : 0;
  const memory = {
    M: shown,
    'M+': addOnPaper(state.memory, shown),
    'M-': addOnPaper(state.memory, -shown),
  }[key];
  return Number.isFinite(memory) ? { ...answered, memory } : answered;
}

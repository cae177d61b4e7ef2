import { expect, test } from 'vitest';
import { advanceCalculator, type CalculatorEvent } from './advance-calculator.ts';
import { emptyCalculator, historyText, isCleared, type CalculatorState } from './calculator-state.ts';

const evaluate: CalculatorEvent = { kind: 'evaluate' };

test('an expression is computed, shown, and listed in the history', () => {
  const after = run([...typed('2+3'), evaluate]);
  expect(after.display).toBe('5');
  expect(after.lastAns).toBe(5);
  expect(after.history.map(historyText)).toEqual(['2+3 = 5']);
});

test('while it is typed, the display shows what it comes to so far', () => {
  expect(run(typed('2+')).display).toBe('2');
  expect(run(typed('2+3')).display).toBe('5');
  expect(run(typed('2+3')).history).toEqual([]);
});

test('after a result a digit begins anew, and an operator goes on from it', () => {
  expect(run([...typed('2+3'), evaluate, ...typed('7')]).expression).toBe('7');
  const further = run([...typed('1/3'), evaluate, ...typed('*3'), evaluate]);
  expect(further.expression).toBe('Ans*3');
  expect(further.display).toBe('1');
});

test('the history keeps the last ten lines, the newest first, and a line reloads its expression', () => {
  const events = Array.from({ length: 12 }, (_, index) => [...typed(`${index}+1`), evaluate]).flat();
  const after = run(events);
  expect(after.history).toHaveLength(10);
  expect(after.history[0]).toEqual({ expression: '11+1', result: '12' });
  const [, , third = { expression: '', result: '' }] = after.history;
  expect(advanceCalculator(after, { kind: 'reload', line: third }).expression).toBe('9+1');
});

test('a wrong expression shows Error, says where, and stays to be mended', () => {
  const wrong = run([...typed('1/0'), evaluate]);
  expect(wrong.display).toBe('Error');
  expect(wrong.fault).toMatchObject({ message: 'Division by zero', position: 1 });
  expect(wrong.history).toEqual([]);
  const mended = run([{ kind: 'backspace' }, ...typed('4')], wrong);
  expect(mended).toMatchObject({ expression: '1/4', display: '0.25', fault: null });
});

test('memory stores, recalls, adds, takes away and clears', () => {
  const press = (key: 'M' | 'MR' | 'M+' | 'M-' | 'MC'): CalculatorEvent => ({ kind: 'memory', key });
  const stored = run([...typed('6*7'), press('M')]);
  expect(stored.memory).toBe(42);
  expect(stored.display).toBe('42');
  expect(run([...typed('2'), press('M+')], stored).memory).toBe(44);
  expect(run([...typed('50'), press('M-')], stored).memory).toBe(-8);
  expect(run([...typed('2'), press('MR'), evaluate], run([...typed('2+')], stored)).memory).toBe(42);
  expect(run([press('MC')], stored).memory).toBe(0);
});

test('a recalled number never runs together with its neighbours', () => {
  const stored = run([...typed('0-5'), { kind: 'memory', key: 'M' }, { kind: 'clear' }]);
  const recall: CalculatorEvent = { kind: 'memory', key: 'MR' };
  expect(run([recall], stored).expression).toBe('(-5)');
  const positive = { ...emptyCalculator, memory: 5 };
  expect(run([...typed('2'), recall, evaluate], positive)).toMatchObject({
    expression: '2(5)',
    display: '10',
  });
  expect(run([...typed('2+'), recall, evaluate], positive)).toMatchObject({
    expression: '2+5',
    display: '7',
  });
});

test('a recalled number keeps all its digits, and no noise', () => {
  const press = (key: 'M' | 'MR' | 'M+' | 'M-'): CalculatorEvent => ({ kind: 'memory', key });
  const third = run([...typed('1/3'), press('M'), { kind: 'clear' }, press('MR'), ...typed('*3'), evaluate]);
  expect(third.display).toBe('1');
  const sum = run([...typed('0.1+0.2'), press('M'), { kind: 'clear' }, press('MR')]);
  expect(sum.expression).toBe('0.3');
});

test('memory takes away to nothing, and its badge goes', () => {
  const press = (key: 'M' | 'M+' | 'M-'): CalculatorEvent => ({ kind: 'memory', key });
  const events = [...typed('0.1'), press('M'), ...typed('0.2'), press('M+'), ...typed('0.3'), press('M-')];
  expect(run(events).memory).toBe(0);
});

test('ten to the power of never runs together with a number before it', () => {
  expect(run([...typed('2'), { kind: 'insert', text: '10^' }, ...typed('3')])).toMatchObject({
    expression: '2×10^3',
    display: '2000',
  });
  expect(run([{ kind: 'insert', text: '10^' }]).expression).toBe('10^');
  expect(run([...typed('2+'), { kind: 'insert', text: '10^' }]).expression).toBe('2+10^');
});

test('text goes in at the caret, and replaces what is selected', () => {
  const at = (from: number, to: number): CalculatorEvent => ({ kind: 'select', from, to });
  expect(run([...typed('13'), at(1, 1), ...typed('2')])).toMatchObject({
    expression: '123',
    selection: [2, 2],
  });
  expect(run([...typed('123'), at(0, 2), ...typed('4')]).expression).toBe('43');
  expect(run([...typed('2+3'), evaluate, at(0, 0), ...typed('1')]).expression).toBe('12+3');
});

test('Backspace takes a whole name, Delete what is behind the caret or, at the end, everything', () => {
  expect(run([{ kind: 'insert', text: 'log10(' }, { kind: 'backspace' }]).expression).toBe('');
  expect(run([...typed('12'), { kind: 'backspace' }]).expression).toBe('1');
  expect(run([...typed('12'), { kind: 'select', from: 0, to: 0 }, { kind: 'delete' }]).expression).toBe('2');
  expect(isCleared(run([...typed('12'), { kind: 'delete' }]))).toBe(true);
});

test('clearing keeps memory, history, the last answer and the angle mode', () => {
  const full = run([{ kind: 'angle', isRadians: false }, ...typed('6*7'), { kind: 'memory', key: 'M' }]);
  const cleared = run([{ kind: 'clear' }], full);
  expect(isCleared(cleared)).toBe(true);
  expect(cleared).toMatchObject({ memory: 42, lastAns: 42, isRadians: false, history: full.history });
});

test('angles are radians until they are told to be degrees', () => {
  expect(run([...typed('sin(30)'), evaluate]).display).toBe('-0.988031624092862');
  expect(run([{ kind: 'angle', isRadians: false }, ...typed('sin(30)'), evaluate]).display).toBe('0.5');
});

test('another angle mode asks for the result anew', () => {
  const answered = run([...typed('sin(90)'), evaluate]);
  const turned = run([{ kind: 'angle', isRadians: false }], answered);
  expect(turned).toMatchObject({ display: '1', isAnswered: false });
});

function typed(text: string): CalculatorEvent[] {
  return [...text].map((character) => ({ kind: 'insert', text: character }));
}

function run(events: readonly CalculatorEvent[], from: CalculatorState = emptyCalculator): CalculatorState {
  return events.reduce(advanceCalculator, from);
}

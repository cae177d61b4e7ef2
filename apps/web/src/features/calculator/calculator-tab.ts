export type CalculatorTab = 'basic' | 'scientific' | 'chemistry';

export const calculatorTabs: readonly { tab: CalculatorTab; label: string }[] = [
  { tab: 'basic', label: 'Basic' },
  { tab: 'scientific', label: 'Scientific' },
  { tab: 'chemistry', label: 'Chemistry' },
];

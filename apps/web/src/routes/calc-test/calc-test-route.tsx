export { CalcTestPage as default } from '../../features/calculator/calc-test-page.tsx';

export { AccuracyScreen as default } from '../../features/accuracy/accuracy-screen.tsx';

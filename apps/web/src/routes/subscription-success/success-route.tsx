export { SuccessPage as default } from '../../features/subscription/success-page.tsx';

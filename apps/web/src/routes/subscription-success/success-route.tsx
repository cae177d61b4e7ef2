export { SuccessPage as default } from '../../features/subscription/payment/success-page.tsx';

export { BadgesScreen as default } from '../../features/badges/badges-screen.tsx';

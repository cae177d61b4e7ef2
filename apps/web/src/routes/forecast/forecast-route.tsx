export { ForecastScreen as default } from '../../features/forecast/forecast-screen.tsx';

export { ForecastPage as default } from '../../features/forecast/forecast-page.tsx';

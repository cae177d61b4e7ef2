import { useQuery } from '@tanstack/react-query';
import { calibrationQuery } from '../../api/progress/calibration.ts';
import { ForecastPage } from './forecast-page.tsx';

/** How the forecast is made, with how it held so far; the rest can be read without that. */
export function ForecastScreen() {
  return <ForecastPage real={useQuery(calibrationQuery).data ?? null} />;
}

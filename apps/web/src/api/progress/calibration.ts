import { queryOptions } from '@tanstack/react-query';
import { forecastCalibration, forecastConsent, type ForecastConsent } from '@valence/contract';
import { request } from '../request.ts';

/** How forecasts held for students who agreed to be counted. */
export const calibrationQuery = queryOptions({
  queryKey: ['/api/forecast/calibration'],
  queryFn: ({ signal }) =>
    request('GET', '/api/forecast/calibration', forecastCalibration, undefined, signal),
});

const consent = '/api/user/forecast-consent';

/** Whether the student agreed to be counted among them. */
export const consentQuery = queryOptions({
  queryKey: [consent],
  queryFn: ({ signal }) => request('GET', consent, forecastConsent, undefined, signal),
});

export function saveConsent(given: ForecastConsent): Promise<ForecastConsent> {
  return request('PUT', consent, forecastConsent, given);
}

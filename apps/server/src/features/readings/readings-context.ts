import type { ReportsContext } from '../reports/reports-service.ts';

export type ReadingsContext = Pick<ReportsContext, 'db' | 'clock' | 'randomness' | 'engine'>;

import type { Offer } from '../allowance/plan-of.ts';
import type { ReportsContext } from '../reports/reports-service.ts';

export type DeskContext = ReportsContext & { offer: Offer };

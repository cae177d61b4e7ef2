import { errorBody } from '@valence/contract';

/** Answers that any call can give besides its own; part of each route's schema and so of the API document. */
export const errorSchemas = { '4xx': errorBody, '5xx': errorBody } as const;

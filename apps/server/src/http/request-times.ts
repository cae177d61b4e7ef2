/** Milliseconds between two looks at connections whose headers or requests take too long; Node's own 30 s come on top of a limit. */
export const headersLookedAtEvery = 5000;

/** How long a client may take: 30 s for the headers, the time till the next look included, and 30 s for a request. */
export const requestTimes = {
  requestTimeout: 30_000,
  http: { headersTimeout: 25_000, connectionsCheckingInterval: headersLookedAtEvery },
} as const;

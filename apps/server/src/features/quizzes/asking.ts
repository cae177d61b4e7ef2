/** How a student asks: the zone of their days, and the key by which a repeated request is known. */
export interface Asking {
  sentTimeZone: string | null;
  requestKey: string | null;
}

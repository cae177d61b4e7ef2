/** How students begin to ask about something. */
export const question =
  /^(?:why|hows?|whats?|when|which|where|is|are|was|does|do|did|can|could|should|will)\b|\?\s*$/i;

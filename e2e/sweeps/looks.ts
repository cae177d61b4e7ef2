/** The windows and the themes in which every screen is looked at. */
export const sizes = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 375, height: 812 },
] as const;
export const themes = ['light', 'dark'] as const;

import type { BadgeRarity } from '@valence/contract';

interface RarityLook {
  label: string;
  text: string;
  wash: string;
  /** The outline of the emblem, in a box of 64: a form for each rarity, since a colour alone says nothing to many. */
  outline: string;
}

export const rarityLooks: Record<BadgeRarity, RarityLook> = {
  common: {
    label: 'Common',
    text: 'text-blue',
    wash: 'fill-blue-wash',
    outline: 'M32 3a29 29 0 1 1 0 58 29 29 0 0 1 0-58Z',
  },
  rare: {
    label: 'Rare',
    text: 'text-green',
    wash: 'fill-green-wash',
    outline: 'M32 2.5 57.5 17.25v29.5L32 61.5 6.5 46.75v-29.5Z',
  },
  epic: {
    label: 'Epic',
    text: 'text-violet',
    wash: 'fill-violet-wash',
    outline: 'M21 3h22l18 18v22L43 61H21L3 43V21Z',
  },
  legendary: {
    label: 'Legendary',
    text: 'text-gold',
    wash: 'fill-gold-wash',
    outline:
      'M32 2L38.6 7.4L47 6L50 14L58 17L56.6 25.4L62 32L56.6 38.6L58 47L50 50L47 58L38.6 56.6L32 62L25.4 56.6L17 58L14 50L6 47L7.4 38.6L2 32L7.4 25.4L6 17L14 14L17 6L25.4 7.4Z',
  },
};

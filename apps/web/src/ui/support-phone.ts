import { defaultSupportPhone, supportPhoneMeta } from '@valence/contract';

/** The phone number of support: the server writes the one that is set into the page. */
export function supportPhone(): string {
  const told = document.querySelector<HTMLMetaElement>(`meta[name="${supportPhoneMeta}"]`)?.content ?? '';
  // A page that no server touched (the development server's) still holds the placeholder.
  return told === '' || told.startsWith('__') ? defaultSupportPhone : told;
}

/** What a link to the phone number points at. */
export function supportPhoneAddress(): string {
  return `tel:${supportPhone().replace(/[^+\d]/g, '')}`;
}

import { defaultSupportPhone, supportPhoneMeta } from '@valence/contract';
import { use } from 'react';
import { ServedPageContext } from './served-page.ts';

/** The phone number of support, which the server writes into the page, and what a link to it points at. */
export function useSupportPhone(): { number: string; address: string } {
  const number = use(ServedPageContext)?.supportPhone ?? toldNumber();
  return { number, address: `tel:${number.replace(/[^+\d]/g, '')}` };
}

function toldNumber(): string {
  const told = document.querySelector<HTMLMetaElement>(`meta[name="${supportPhoneMeta}"]`)?.content ?? '';
  // A page that no server touched (the development server's) still holds the placeholder.
  return told === '' || told.startsWith('__') ? defaultSupportPhone : told;
}

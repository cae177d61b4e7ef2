import type { FastifyRequest } from 'fastify';
import { html } from '../../pages/html.ts';
import type { Page } from '../../pages/write-page.ts';

/** Whether a browser that goes to a page would show the answer to its reader; calls of the API are never answered so. */
export function isReadAsPage({ url, headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true && !url.startsWith('/api/');
}

/** What a reader sees in place of a page that could not be answered; an empty address is that of the page itself. */
export function failurePage(status: number, message: string): Page & { status: number } {
  return {
    status,
    title: 'This page cannot be shown right now',
    content: html`<p>${message}</p>
      <a class="page-button" href="">Try again</a>
      <p class="page-swap"><a href="/contact">Contact us</a></p>`,
  };
}

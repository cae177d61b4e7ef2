import { premiumPrice, productName } from '@valence/contract';
import { html } from '../../pages/html.ts';
import type { Page } from '../../pages/write-page.ts';
import { testNotice } from './test-notice.ts';

/** The page where a student pays or cancels a checkout. */
export function checkoutPage({ base, isDeclined }: { base: string; isDeclined: boolean }): Page {
  return {
    title: 'Test checkout',
    content: html`${testNotice('No card is charged.')}
      ${
        isDeclined &&
        html`<div class="page-error" role="alert">
          <p>The test card was declined. Nothing was charged; you can try another one.</p>
        </div>`
      }
      <p class="page-amount"><strong>${premiumPrice.text}</strong> per month</p>
      <p>${productName} Premium renews every month until it is cancelled.</p>
      <form method="post" action="${base}/pay">
        <fieldset class="page-choices">
          <legend>Test card</legend>
          <label
            ><input type="radio" name="card" value="accepted" ${!isDeclined && html` checked`} /> A card that
            works</label
          >
          <label
            ><input type="radio" name="card" value="declined" ${isDeclined && html` checked`} /> A card that
            is declined</label
          >
        </fieldset>
        <button class="page-button" type="submit">Pay ${premiumPrice.text}</button>
      </form>
      <form method="post" action="${base}/cancel">
        <button class="page-button page-button-quiet" type="submit">Cancel</button>
      </form>`,
  };
}

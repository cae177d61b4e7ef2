import type { Locator, Page } from '@playwright/test';

/** A part of the screen as it is painted now, without what moves. */
export function paint(part: Locator): Promise<Buffer> {
  return part.screenshot({ animations: 'disabled' });
}

/** Share of the pixels, 0 to 1, that two pictures of one part do not have in common. */
export function shareOfDifference(page: Page, before: Buffer, after: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const read = async (encoded: string) => {
        const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
      };
      const [one, other] = await Promise.all([read(pictures.before), read(pictures.after)]);
      let differing = 0;
      for (let at = 0; at < one.length; at += 4) {
        const distance = [0, 1, 2].map((part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)));
        if (Math.max(...distance) > 64) differing += 1;
      }
      return differing / (one.length / 4);
    },
    { before: before.toString('base64'), after: after.toString('base64') },
  );
}

/** Share of the pixels, 0 to 1, that stand out from the page's ground by a contrast of 3:1, as WCAG 1.4.11 asks. */
export function shareOutstanding(page: Page, picture: Buffer): Promise<number> {
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
    const linear = (value = 0) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    const luminance = ([red, green, blue]: ArrayLike<number | undefined> & Iterable<number | undefined>) =>
      0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    const ground = luminance(
      (getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []).map(Number),
    );
    let outstanding = 0;
    for (let at = 0; at < data.length; at += 4) {
      const own = luminance([data[at], data[at + 1], data[at + 2]]);
      if ((Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05) >= 3) outstanding += 1;
    }
    return outstanding / (data.length / 4);
  }, picture.toString('base64'));
}

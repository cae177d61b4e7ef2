import { pages } from '../pages.ts';

/** The pages that the header and a phone's bottom bar lead to. */
export const menu = pages.flatMap(({ path, menu }) => (menu === undefined ? [] : [{ path, ...menu }]));

export { elements } from './elements.ts';
export type { Element } from './elements.ts';
export { elementCategories } from './position.ts';
export type { ElementCategory } from './position.ts';

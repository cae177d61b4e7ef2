/** What a name cannot mean: a fifth bond, a locant that is not there, or a locant that is needed and missing. */
export class ImpossibleName extends Error {
  readonly isAmbiguous: boolean;

  constructor(isAmbiguous: boolean) {
    super(isAmbiguous ? 'A locant is missing' : 'This name fits no structure');
    this.isAmbiguous = isAmbiguous;
  }
}

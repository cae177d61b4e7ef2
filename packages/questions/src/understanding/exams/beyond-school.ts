import { phraseWords } from '../../topic-search/words.ts';

/**
 * Words of index terms that say of a question, within the concepts of AP, IB and the A-levels, that it is asked of older students: reagents and
 * methods that none of their specifications names. Our own reading.
 */
export const beyondSchool: readonly (readonly string[])[] = (
  'Hinsberg; carbylamine; isocyanide; Gabriel; Lucas test; oxymercuration; mercurinium; PCC; Swern; Dess-Martin; Bürgi-Dunitz; ' +
  'autoxidation; reduction of amide; LiAlH4 amide; LiAlH4 ester; enantiomeric excess; specific rotation; optical purity; ' +
  'selectivity of radical; relative reactivity of hydrogens; carbene; anti elimination; anti-periplanar; Finkelstein; DMSO; ' +
  'iodination of methane; induction period; ppm error; acylation then reduction; intramolecular; enyne; alkyl azide; anti addition; ' +
  'acid catalysis of carbonyl; guanidino; rise per residue; entropy of elimination; temperature program; van Deemter; ghost peaks; column bleed; peak tailing; ' +
  'stationary phase polarity; polar GC column; oiling out; integrated rate; steady state; resonance energy of butadiene; Hückel; antiaromatic; ' +
  'ambident; crown ether; solvent effect; ion pair; isotope effect; LUMO; HOMO; Latimer; Ellingham; Debye; fugacity; activity coefficient'
)
  .split('; ')
  .map(phraseWords);

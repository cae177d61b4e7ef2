/** A question as a model writes it. The answer and the wrong options are separate, so the model never picks a letter. */
export interface ModelDraft {
  text: string;
  answer: string;
  /** Three, each with the slip of the catalogue that leads to it and the sentence that teaches. */
  distractors: readonly { text: string; slip: string; teaching: string }[];
  /** Derives the answer. */
  explanation: string;
  reference: string;
}

import { signedInHintCookie } from '@valence/contract';

/** Whether a session may exist. Only a hint, which spares visitors a call; the server decides. */
export function signedInHint(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInHintCookie}=`));
}

/** Where the browser keeps who is signed in. */
export const keptStudentKey = 'valence.student';

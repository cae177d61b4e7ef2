import {
  deleteAccountResponse,
  sendConfirmationResponse,
  signOutElsewhereResponse,
  userProfile,
  type UpdateProfileRequest,
} from '@valence/contract';
import { withKnownStatus } from './account.ts';
import { request } from '../request.ts';

export function updateProfile(changes: UpdateProfileRequest) {
  return request('PUT', '/api/user/profile', withKnownStatus(userProfile), changes);
}

export function deleteAccount() {
  return request('DELETE', '/api/account/delete', deleteAccountResponse);
}

export function signOutElsewhere() {
  return request('POST', '/api/account/sign-out-elsewhere', signOutElsewhereResponse);
}

/** Has the link mailed again with which the e-mail address is confirmed. */
export function sendConfirmation() {
  return request('POST', '/api/account/send-confirmation', sendConfirmationResponse);
}

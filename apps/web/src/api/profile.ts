import { queryOptions } from '@tanstack/react-query';
import {
  deleteAccountResponse,
  sendConfirmationResponse,
  signOutElsewhereResponse,
  userProfile,
  type UpdateProfileRequest,
} from '@valence/contract';
import { request } from './request.ts';

export const profileQuery = queryOptions({
  queryKey: ['/api/user/profile'],
  queryFn: async ({ signal }) => {
    try {
      return await request('GET', '/api/user/profile', userProfile, undefined, signal);
    } catch (error) {
      throw new Error('Failed to fetch profile', { cause: error });
    }
  },
  refetchOnMount: 'always',
});

export function updateProfile(changes: UpdateProfileRequest) {
  return request('PUT', '/api/user/profile', userProfile, changes);
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

import * as z from 'zod/mini';

/** What a student may do beside studying: maintain questions, or operate the server. */
export const roles = ['maintainer', 'operator'] as const;

export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** The roles of whoever asks; nothing for nearly everybody. */
export const ownRoles = z.object({ roles: z.array(roleSchema) });

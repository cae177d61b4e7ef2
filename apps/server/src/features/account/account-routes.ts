import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { isPremium, userProfile, type UserProfile } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../refusal.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { findStudent } from './account-repository.ts';

/** `GET /api/user/profile`. */
export function registerAccountRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get('/api/user/profile', { schema: { response: { 200: userProfile } } }, async (request, reply) => {
      const { id } = await requireStudent(request);
      const student = await findStudent(db, id);
      // The account can have been deleted between the two queries.
      if (!student) throw new Refusal('signedOut', 'Please sign in to access this feature.');
      reply.header('cache-control', 'no-store');
      return profileOf(student);
    });
}

function profileOf(student: NonNullable<Awaited<ReturnType<typeof findStudent>>>): UserProfile {
  return {
    firstName: student.firstName,
    lastName: student.lastName,
    phoneNumber: student.phoneNumber,
    email: student.email,
    profileImageUrl: student.profileImageUrl,
    createdAt: student.createdAt.toISOString(),
    subscriptionStatus: student.subscriptionStatus,
    subscriptionCancelAtPeriodEnd: student.subscriptionCancelAtPeriodEnd,
    subscriptionCurrentPeriodEnd: student.subscriptionCurrentPeriodEnd?.toISOString() ?? null,
    subscriptionCancelledAt: student.subscriptionCancelledAt?.toISOString() ?? null,
    hasActiveSubscription: isPremium(student.subscriptionStatus),
  };
}

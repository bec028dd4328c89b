import type { TestSchool, TestUser } from './test-school.ts'

/** A user's devices. */
export const devicesOf = async ({ db }: TestSchool, user: TestUser) =>
  (
    await db
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute()
  ).map(({ endpoint }) => endpoint)

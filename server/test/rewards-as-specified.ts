import type { School } from '../kernel/school.ts'
import { type SchoolSettings, writeSettings } from '../settings/store.ts'

/**
 * Sets rewards the way the two specifications describe: the browser judges the quiz and a referral is credited at
 * sign-up. Other settings may be given beside that.
 */
export async function rewardAsSpecified(
  { db }: Pick<School, 'db'>,
  settings: Partial<SchoolSettings> = {},
): Promise<void> {
  await writeSettings(db, { quizTrustsClient: true, referralMoment: 'signup', ...settings })
}

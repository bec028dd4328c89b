import type { SchoolSettings } from '../../../contract/settings/settings.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { writeSettings } from '../../settings/store.ts'

/**
 * Sets rewards as the rows of GAME and REFER describe: the browser judges the quiz, a win is credited at once, and a referral at
 * sign-up. Further settings can be given.
 */
export async function enableSpecifiedRewards(
  { db }: Pick<AppContext, 'db'>,
  settings: Partial<SchoolSettings> = {},
): Promise<void> {
  await writeSettings(db, {
    quizTrustsClient: true,
    quizReward: 'at_once',
    referralMoment: 'signup',
    ...settings,
  })
}

import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { DAY } from '../contract/platform/duration.ts'
import type { RunningSchool } from './fixtures.ts'

/** Sets the end of all subscriptions of a class to yesterday, directly in the database. */
export function expireSubscriptions(school: RunningSchool, classId: string) {
  endSubscriptionsIn(school, classId, -1)
}

/** Sets the end of all subscriptions of a class to this many days from now, directly in the database. */
export function endSubscriptionsIn(school: RunningSchool, classId: string, days: number) {
  const end = Math.floor(Date.now() / 1000) + days * DAY
  const database = new Sqlite(join(school.dataDir, 'lisan.sqlite'))
  database
    .prepare('update enrolments set paid_until = ? where class_id = ?')
    .run(end, Number(classId))
  database.close()
}

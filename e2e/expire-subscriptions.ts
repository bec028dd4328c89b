import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { RunningSchool } from './fixtures.ts'

const DAY = 86_400

/** Ends the subscriptions of a class yesterday: no call can turn back the time. */
export function expireSubscriptions(school: RunningSchool, classId: string) {
  const yesterday = Math.floor(Date.now() / 1000) - DAY
  const database = new Sqlite(join(school.dataDir, 'lisan.sqlite'))
  database
    .prepare('update enrolments set paid_until = ? where class_id = ?')
    .run(yesterday, Number(classId))
  database.close()
}

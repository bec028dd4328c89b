import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { DAY } from '../contract/platform/duration.ts'
import type { RunningSchool } from './fixtures.ts'

function run(school: RunningSchool, statement: string, ...values: number[]) {
  const database = new Sqlite(join(school.dataDir, 'lisan.sqlite'))
  database.prepare(statement).run(...values)
  database.close()
}

/** Sets the start of a live session to this many minutes from now, directly in the database. */
export function moveSession(school: RunningSchool, id: string, minutes: number) {
  const start = Math.floor(Date.now() / 1000) + minutes * 60
  run(school, 'update live_sessions set starts_at = ? where id = ?', start, Number(id))
}

/** Sets the enrolments of a class a day back, directly in the database. */
export function enrolEarlier(school: RunningSchool, classId: string) {
  const statement = 'update enrolments set enrolled_at = enrolled_at - ? where class_id = ?'
  run(school, statement, DAY, Number(classId))
}

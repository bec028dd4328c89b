import { adminReport } from '../../contract/admin.ts'
import { answer } from '../http/answers.ts'
import { report } from './report.ts'

export const adminCalls = [
  answer(adminReport, ({ school: { db, config }, now }) =>
    report(db, { now, timezone: config.SITE_TIMEZONE }),
  ),
]

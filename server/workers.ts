import { startReminders } from './enrolment/remind.ts'
import { startHousekeeping } from './housekeeping.ts'
import { openOutlet } from './kernel/mail-outlet.ts'
import type { School } from './kernel/school.ts'
import { startMail } from './kernel/send-mail.ts'
import { startRechecks } from './payments/recheck.ts'
import { pushKeys } from './push/keys.ts'
import { openPushOutlet } from './push/outlet.ts'
import { startPush } from './push/send.ts'

/** Starts all that a school does by itself. `stop` waits for what is under way. */
export async function startWorkers(school: School, warn: (sentence: string) => void) {
  const { db, config } = school
  const workers = [
    startMail(db, openOutlet(config), warn),
    startPush(db, openPushOutlet(config, await pushKeys(db)), warn),
    startRechecks(school, warn),
    startReminders(db, config.SITE_TIMEZONE, warn),
    startHousekeeping(school, warn),
  ]
  return {
    async stop(): Promise<void> {
      await Promise.all(workers.map((it) => it.stop()))
    },
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type RunningSchool } from './fixtures.ts'

/** The newest email to this address that contains a text, as soon as it is in the outbox. Its lines are not broken. */
export async function emailTo(school: RunningSchool, email: string, text = '') {
  const folder = join(school.dataDir, 'outbox')
  let found = ''
  await expect(() => {
    const emails = readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''))
    found = emails.findLast((it) => it.includes(`To: ${email}`) && it.includes(text)) ?? ''
    expect(found).not.toBe('')
  }).toPass()
  return found
}

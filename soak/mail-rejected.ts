import { openSmtpServer } from '../server/test/messages/smtp-server.ts'
import { callApi, check, createTempDir, finish, pollUntil, signUp, startSchool } from './harness.ts'

/**
 * `npm run soak -- mail-rejected`, a minute: a mail server rejects every email temporarily, then
 * permanently, and then accepts them. Calls work throughout, and the same process delivers the emails.
 */
let rejection: string | undefined = '451 later'
const mailServer = await openSmtpServer({ rejectRecipient: () => rejection })
const accepted = mailServer.received

const school = await startSchool({ DATA_DIR: createTempDir(), SMTP_URL: mailServer.url })
const email = 'owner@example.org'
const requestReset = () => callApi(school.url, { action: 'request_password_reset', email })
const wasAttempted = (times: number) =>
  pollUntil(10, async () => school.output().split('was refused at attempt').length > times)

check('a temporary rejection does not fail the call', (await requestReset()).status === true)
check('the email was attempted', await wasAttempted(1))
rejection = '550 no'
check('a permanent rejection does not fail the call', (await requestReset()).status === true)
check('the second email was attempted', await wasAttempted(2))
check('other calls work', (await signUp(school.url)).status === true)
check('no email was accepted so far', accepted.length === 0)
rejection = undefined
check(
  'both emails are delivered later',
  await pollUntil(60, async () => accepted.length >= 2),
  accepted.length,
)
check('the process never exited', school.process.exitCode === null)
await mailServer.close()
await finish()

import { formatDateTime } from '../../contract/platform/school-time.ts'
import type { Tx } from '../platform/db.ts'
import { emailTo, type Recipient, readSender, type Sender } from '../settings/emails.ts'
import { browserIn } from './browser-name.ts'
import { enqueueEmails } from './enqueue-emails.ts'

export type SignInOrigin = {
  userId: number
  /** The hash of the device cookie; '' for a client that is not a browser. */
  deviceHash: string
  /** 'Chrome on Android', '' if it is not known. */
  browser: string
  /** '102.89.34.x'. */
  network: string
  now: number
}

/**
 * Notifies the owner by email of a sign-in from a browser that is new to the account (R-TRUST-006). Call it before the
 * browser is remembered and the session is stored. The first sign-in of an account is not reported.
 */
export async function notifyNewBrowser(
  tx: Tx,
  { timezone, ...origin }: SignInOrigin & { timezone: string },
): Promise<void> {
  if (await isKnownOrigin(tx, origin)) return
  if (!(await hasSignedInBefore(tx, origin.userId))) return
  const user = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', origin.userId)
    .executeTakeFirstOrThrow()
  const email = newBrowserEmail(user, await readSender(tx), { ...origin, timezone })
  await enqueueEmails(tx, [email], origin.now)
}

/** By its cookie; a client without cookies, such as an app, by its name and network. */
async function isKnownOrigin(tx: Tx, origin: SignInOrigin): Promise<boolean> {
  const { userId, deviceHash, browser, network } = origin
  const row = deviceHash
    ? await tx
        .selectFrom('trusted_devices')
        .select('id')
        .where('user_id', '=', userId)
        .where('device_hash', '=', deviceHash)
        .executeTakeFirst()
    : await tx
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .where('impersonator_id', 'is', null)
        .where('browser', '=', browser)
        .where('network', 'in', [network, ''])
        .executeTakeFirst()
  return row !== undefined
}

async function hasSignedInBefore(tx: Tx, userId: number): Promise<boolean> {
  const device = await tx
    .selectFrom('trusted_devices')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (device) return true
  const session = await tx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('impersonator_id', 'is', null)
    .executeTakeFirst()
  return session !== undefined
}

const newBrowserEmail = (
  to: Recipient,
  sender: Sender,
  { browser, network, now, timezone }: SignInOrigin & { timezone: string },
) =>
  emailTo(to, sender, (m, locale) => ({
    subject: m.mail_new_browser_subject(sender),
    paragraphs: [
      m.mail_new_browser_what(),
      m.mail_new_browser_facts({
        browser: browserIn(locale, browser) || m.mail_new_browser_unknown(),
        network: network || m.mail_new_browser_unknown(),
        time: formatDateTime(now, timezone, locale),
        timezone,
      }),
      m.mail_new_browser_was_you(),
      m.mail_new_browser_was_not_you(),
    ],
  }))

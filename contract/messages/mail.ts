import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

const ADMIN = '/adminActions.php'

/**
 * Whether emails are delivered (decision 0220). Without `server` they are written to a folder: `folder` counts those of the last
 * 30 days. `waiting` are queued. `paused` is set while the mail server accepts nothing, with its last answer.
 */
export const mailState = call({
  path: ADMIN,
  action: 'mailState',
  access: { can: 'viewMail' },
  effect: 'read',
  response: withFieldNames(
    z.object({
      server: z.boolean(),
      folder: z.int(),
      waiting: z.int(),
      paused: z.nullable(z.object({ since: unixSeconds, until: unixSeconds, reason: z.string() })),
    }),
    { hasServer: 'server', inFolder: 'folder' },
  ),
})
export type MailState = z.output<typeof mailState.response>

/**
 * Sends an email to the address of the caller at once. `accepted` says whether the mail server has accepted it and `answer` what
 * it said. Declined with `mail_server_missing`.
 */
export const sendTestEmail = call({
  path: ADMIN,
  action: 'sendTestEmail',
  access: { can: 'changeSettings' },
  effect: 'change',
  reauthentication: 'none',
  response: z.object({ accepted: z.boolean(), to: z.string(), answer: z.string() }),
})

import { formatDate } from '../../contract/platform/school-time.ts'
import type { NewEmail } from '../platform/mail-queue.ts'
import { emailTo, type Recipient, type Sender } from '../settings/emails.ts'

/** A time in Unix seconds, written in this time zone. */
type When = { at: number; timezone: string }

/** The archive of 'Download my data' can be downloaded until a day; `link` is '' without SITE_URL. */
export const archiveReadyEmail = (
  to: Recipient,
  sender: Sender,
  { link, at, timezone }: When & { link: string },
): NewEmail =>
  emailTo(to, sender, (m, locale) => {
    const day = formatDate(at, timezone, locale)
    return {
      subject: m.mail_archive_subject(sender),
      paragraphs: [
        link ? `${m.mail_archive_download({ day })}\n${link}` : m.mail_archive_profile({ day }),
        link && m.mail_archive_secret(),
        m.mail_archive_unrequested(),
      ],
    }
  })

/** The deletion of an account is planned. */
export const deletionPlannedEmail = (
  to: Recipient,
  sender: Sender,
  { at, timezone }: When,
): NewEmail =>
  emailTo(to, sender, (m, locale) => {
    const day = formatDate(at, timezone, locale)
    return {
      subject: m.mail_deletion_subject({ ...sender, day }),
      paragraphs: [
        m.mail_deletion_what({ day }),
        m.mail_deletion_keep(),
        m.mail_deletion_last(),
        m.mail_deletion_unrequested(),
      ],
    }
  })

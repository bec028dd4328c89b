import type { NewEmail } from '../platform/mail-queue.ts'

type ArchiveReady = { site: string /** '' without SITE_URL. */; link: string; until: string }

/** The archive of 'Download my data' can be downloaded. */
export function archiveReadyEmail(to: string, { site, link, until }: ArchiveReady): NewEmail {
  return {
    to,
    subject: `${site}: your data is ready`,
    body: [
      link
        ? `Download your data until ${until}:\n${link}`
        : `Sign in and open your profile to download your data until ${until}.`,
      ...(link ? ['Anyone with this address can download it. Do not pass this email on.'] : []),
      'If you did not ask for it, change your password.',
      site,
    ].join('\n\n'),
  }
}

/** The deletion of an account is planned. */
export function deletionPlannedEmail(
  to: string,
  { site, on }: { site: string; on: string },
): NewEmail {
  return {
    to,
    subject: `${site}: your account will be deleted on ${on}`,
    body: [
      `You asked to delete your account. It will be deleted on ${on}.`,
      'To keep it, sign in before that day. After it nothing can be brought back.',
      'You will get no further email about it.',
      'If you did not ask for it, sign in now and change your password.',
      site,
    ].join('\n\n'),
  }
}

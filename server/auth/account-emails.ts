import type { NewEmail } from '../platform/mail-queue.ts'

/** Tells the owner of an account that its password was changed, by themselves or by somebody who should not have. */
export function passwordChangedEmail(to: string, site: string): NewEmail {
  return {
    to,
    subject: `${site}: your password was changed`,
    body: [
      'The password of your account was changed, and the other devices were signed out.',
      'If you did not do this, press "Forgot password" where you sign in and choose a new password at once.',
      site,
    ].join('\n\n'),
  }
}

/** Tells both addresses of a changed email; neither reads the other in it, for one of them may belong to a stranger. */
export function emailChangedEmails(
  oldAddress: string,
  newAddress: string,
  site: string,
): NewEmail[] {
  const subject = `${site}: the email address of your account was changed`
  const contactNote = 'If you did not expect this, ask the school.'
  return [
    {
      to: oldAddress,
      subject,
      body: [
        'The school has changed the email address of your account. This address does not sign in any more.',
        contactNote,
        site,
      ].join('\n\n'),
    },
    {
      to: newAddress,
      subject,
      body: [
        'The school has changed the email address of your account to this one. From now on you sign in with it; the password stays as it is.',
        contactNote,
        site,
      ].join('\n\n'),
    },
  ]
}

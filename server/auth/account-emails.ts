import type { NewEmail } from '../platform/mail-queue.ts'

/** Notifies the owner of an account of a password change. */
export function passwordChangedEmail(to: string, site: string): NewEmail {
  return {
    to,
    subject: `${site}: your password was changed`,
    body: [
      'The password of your account was changed, and the other devices were signed out.',
      'If you did not do this, press "Forgot password" on the sign-in page and set a new password at once.',
      site,
    ].join('\n\n'),
  }
}

/** Notifies the old address of a change in the profile. It does not contain the new one. */
export function ownEmailChangedEmail(to: string, site: string): NewEmail {
  return {
    to,
    subject: `${site}: the email address of your account was changed`,
    body: [
      'The email address of your account was changed in its profile. You can no longer sign in with this address.',
      'If you did not do this, contact the school at once.',
      site,
    ].join('\n\n'),
  }
}

/**
 * Notifies the old and the new address of an email change. Neither email contains the other address: one of them may be
 * a stranger's.
 */
export function emailChangedEmails(
  oldAddress: string,
  newAddress: string,
  site: string,
): NewEmail[] {
  const subject = `${site}: the email address of your account was changed`
  const contactNote = 'If you did not expect this, contact the school.'
  return [
    {
      to: oldAddress,
      subject,
      body: [
        'The school has changed the email address of your account. You can no longer sign in with this address.',
        contactNote,
        site,
      ].join('\n\n'),
    },
    {
      to: newAddress,
      subject,
      body: [
        'The school has changed the email address of your account to this one. Sign in with it from now on; your password is unchanged.',
        contactNote,
        site,
      ].join('\n\n'),
    },
  ]
}

import { PASSWORD_LINK_DAYS, PASSWORD_LINK_PATH } from '../../contract/auth/invitations.ts'

/** The email to a student whom an administrator added: how to set a password (decision 0857). */
export function invitationEmail(
  site: string,
  { url, token }: { url: string | undefined; token?: string | undefined },
) {
  const forgotten = url
    ? `Open ${url}/forgot-password`
    : `On the sign-in page of ${site} press "Forgot password"`
  const byCode = `${forgotten} and enter this address: you receive a code for setting your password.`
  const byLink = [
    `Open this link to set your password. It works once, within ${PASSWORD_LINK_DAYS} days:\n${url}${PASSWORD_LINK_PATH}#${token}`,
    `If it does not work any more: ${byCode}`,
  ]
  return {
    subject: `${site}: your account`,
    body: [
      `${site} has created an account for you with this email address.`,
      ...(url && token ? byLink : [byCode]),
      'If you did not expect this, ignore this email: no one can sign in until a password is set.',
      site,
    ].join('\n\n'),
  }
}

/** The email to a student whom an administrator added: how to set a password (decision 0153). */
export function invitationEmail(site: string, url: string | undefined) {
  const instruction = url
    ? `Open ${url}/forgot-password`
    : `On the sign-in page of ${site} press "Forgot password"`
  return {
    subject: `${site}: your account`,
    body: [
      `${site} has created an account for you with this email address.`,
      `${instruction} and enter this address: you receive a code for setting your password.`,
      'If you did not expect this, ignore this email: no one can sign in until a password is set.',
      site,
    ].join('\n\n'),
  }
}

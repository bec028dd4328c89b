import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { User } from '../../../../contract/auth/auth.ts'
import { PasswordDialog } from './PasswordDialog.tsx'

test('a student without an email is asked for the password by the student code (R-PAY-009)', () => {
  const user = { name: 'Bilal Musa', email: 's4487523@students.invalid' } as User
  const dialog = renderToStaticMarkup(
    <PasswordDialog reason="password-required" user={user} token="" onOutcome={() => {}} />,
  )
  expect(dialog).toContain('<bdi class="text-ink-2">No email · S4487523</bdi>')
})

import { useState } from 'react'
import type { User } from '../../../contract/auth/auth.ts'
import { m } from '../../../messages/m.ts'
import { Avatar } from '../../kit/Avatar.tsx'
import { Button } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { emailText } from '../../kit/email-text.ts'
import { LazyDialog, lazyDialog, prefetchOnIntent } from '../../kit/LazyDialog.tsx'
import { TextInput } from '../../kit/TextInput.tsx'

const loadProfile = () => import('./EditProfileDialog.tsx')
const EditProfileDialog = lazyDialog(async () => (await loadProfile()).EditProfileDialog)
const loadEmail = () => import('./ChangeEmailDialog.tsx')
const ChangeEmailDialog = lazyDialog(async () => (await loadEmail()).ChangeEmailDialog)

/** Name, email and phone number, which can be changed, except by an impersonating administrator (R-PROFILE-001). */
export function AccountCard({ user, canChange }: { user: User; canChange: boolean }) {
  const [open, setOpen] = useState<'profile' | 'email'>()
  const close = () => setOpen(undefined)
  return (
    <Card id="account" className="scroll-mt-20">
      <CardHead title={m.account_card_title()}>
        <span className="me-2">
          <Avatar name={user.name} />
        </span>
      </CardHead>
      <div className="pad grid grid-cols-1 gap-4.5">
        <TextInput label={m.account_full_name()} value={user.name} readOnly />
        <TextInput label={m.kit_email()} value={emailText(user.email)} readOnly />
        <TextInput
          label={m.kit_phone_number()}
          // a number is left to right, the word for none is not
          type={user.phone ? 'tel' : 'text'}
          value={user.phone || m.account_no_phone()}
          readOnly
        />
        {canChange && (
          <div className="flex flex-wrap gap-2.5">
            <Button {...prefetchOnIntent(loadProfile)} onClick={() => setOpen('profile')}>
              {m.account_change_name_phone()}
            </Button>
            <Button {...prefetchOnIntent(loadEmail)} onClick={() => setOpen('email')}>
              {m.account_change_email()}
            </Button>
          </div>
        )}
      </div>
      {open === 'profile' && (
        <LazyDialog title={m.account_profile_title()} onClose={close}>
          <EditProfileDialog user={user} onClose={close} />
        </LazyDialog>
      )}
      {open === 'email' && (
        <LazyDialog title={m.account_email_title()} onClose={close}>
          <ChangeEmailDialog onClose={close} />
        </LazyDialog>
      )}
    </Card>
  )
}

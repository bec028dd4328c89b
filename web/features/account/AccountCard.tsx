import { lazy, useState } from 'react'
import type { User } from '../../../contract/auth/auth.ts'
import { Avatar } from '../../kit/Avatar.tsx'
import { Button } from '../../kit/Button.tsx'
import { Card, CardHead } from '../../kit/Card.tsx'
import { LazyDialog, prefetchOnIntent } from '../../kit/LazyDialog.tsx'
import { TextInput } from '../../kit/TextInput.tsx'

const loadProfile = () => import('./EditProfileDialog.tsx')
const EditProfileDialog = lazy(async () => ({ default: (await loadProfile()).EditProfileDialog }))
const loadEmail = () => import('./ChangeEmailDialog.tsx')
const ChangeEmailDialog = lazy(async () => ({ default: (await loadEmail()).ChangeEmailDialog }))

/** Name, email and phone number, which can be changed, except by an impersonating administrator (R-PROFILE-001). */
export function AccountCard({ user, canChange }: { user: User; canChange: boolean }) {
  const [open, setOpen] = useState<'profile' | 'email'>()
  const close = () => setOpen(undefined)
  return (
    <Card id="account" className="scroll-mt-20">
      <CardHead title="Your account">
        <span className="me-2">
          <Avatar name={user.name} />
        </span>
      </CardHead>
      <div className="pad grid grid-cols-1 gap-4.5">
        <TextInput label="Full Name" value={user.name} readOnly />
        <TextInput label="Email" type="email" value={user.email} readOnly />
        <TextInput label="Phone Number" type="tel" value={user.phone || 'None'} readOnly />
        {canChange && (
          <div className="flex flex-wrap gap-2.5">
            <Button {...prefetchOnIntent(loadProfile)} onClick={() => setOpen('profile')}>
              Change name or phone
            </Button>
            <Button {...prefetchOnIntent(loadEmail)} onClick={() => setOpen('email')}>
              Change email
            </Button>
          </div>
        )}
      </div>
      {open === 'profile' && (
        <LazyDialog title="Your Name and Phone" onClose={close}>
          <EditProfileDialog user={user} onClose={close} />
        </LazyDialog>
      )}
      {open === 'email' && (
        <LazyDialog title="Change Email" onClose={close}>
          <ChangeEmailDialog onClose={close} />
        </LazyDialog>
      )}
    </Card>
  )
}

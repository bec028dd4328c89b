import { useSession } from '../api/session.ts'
import { ChangePassword } from '../features/auth/ChangePassword.tsx'
import { Avatar } from '../kit/Avatar.tsx'
import { Card } from '../kit/Card.tsx'
import { PageHead } from '../kit/PageHead.tsx'
import { TextInput } from '../kit/TextInput.tsx'

/** Who one is, and the password (student-area §2). */
export function Screen() {
  const { user } = useSession()
  if (!user) return null
  return (
    <div className="wrap max-w-[720px]">
      <PageHead title="Profile" lead="Your account and your password." />
      <Card pad className="flex flex-wrap items-start gap-5">
        <Avatar name={user.name} />
        <div className="grid grow basis-60 gap-4.5">
          <TextInput label="Full Name" value={user.name} readOnly />
          <TextInput label="Email" type="email" value={user.email} readOnly />
        </div>
      </Card>
      <ChangePassword email={user.email} />
    </div>
  )
}

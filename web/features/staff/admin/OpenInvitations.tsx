import type { OpenInvitation } from '../../../../contract/staff/staff.ts'
import { revokeStaffInvitation } from '../../../../contract/staff/staff-invitations.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { KIND_LABELS } from '../shared/kind-texts.ts'
import { useStaffMutation } from './queries.ts'

type OpenInvitationsProps = {
  invitations: readonly OpenInvitation[]
  onAgain: (invitation: OpenInvitation) => void
}

/** The invitations that nobody has accepted, with a new link and the withdrawal of each. */
export function OpenInvitations({ invitations, onAgain }: OpenInvitationsProps) {
  if (invitations.length === 0) return null
  return (
    <Card>
      <CardHead title={m.staff_invitations()} />
      <ul className="rows">
        {invitations.map((it) => (
          <InvitationRow key={it.id} invitation={it} onAgain={() => onAgain(it)} />
        ))}
      </ul>
    </Card>
  )
}

function InvitationRow({
  invitation: it,
  onAgain,
}: {
  invitation: OpenInvitation
  onAgain: () => void
}) {
  const { dateTime } = useDateFormat()
  const revoke = useStaffMutation({
    send: () => callApi(revokeStaffInvitation, { invitationId: it.id }),
    successMessage: m.staff_invitation_withdrawn(),
    onSuccess: () => {},
  })
  const isOver = it.expires <= Date.now() / 1000
  return (
    <li className="flex-wrap">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold wrap-anywhere">{it.email}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
          {KIND_LABELS[it.staff]}
          {it.classes.map(({ id, name }) => (
            <bdi key={id}>{name}</bdi>
          ))}
          {isOver ? (
            <Badge kind="inactive">{m.staff_expired()}</Badge>
          ) : (
            m.staff_until_date({ date: dateTime(it.expires) })
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={m.staff_new_link_for({ email: it.email })} onClick={onAgain}>
          {m.staff_new_link()}
        </Button>
        <Button
          variant="destructive-outline"
          busy={revoke.isPending && m.staff_withdrawing()}
          aria-label={m.staff_withdraw_invitation_of({ email: it.email })}
          onClick={() => revoke.mutate()}
        >
          {m.staff_withdraw()}
        </Button>
      </div>
    </li>
  )
}

import { useState } from 'react'
import type { GuardianLink } from '../../../contract/guardians/guardians.ts'
import { m } from '../../../messages/m.ts'
import { useFormMutation } from '../../forms/use-form-mutation.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx'
import { CopyButton } from '../../kit/CopyButton.tsx'
import { SendToWhatsApp } from '../../kit/SendToWhatsApp.tsx'
import { schoolName } from '../../kit/school-name.ts'
import { useDateFormat } from '../../kit/use-date-format.ts'

type GuardianListProps = {
  links: readonly GuardianLink[]
  /** The name of the student. */
  student: string
  onEnd: (id: number) => Promise<unknown>
  onEnded: () => void
}

/** The open links of a student: when each was last opened, to copy, to send and to end (R-SESSION-009). */
export function GuardianList({ links, student, onEnd, onEnded }: GuardianListProps) {
  const [ending, setEnding] = useState<GuardianLink>()
  const end = useFormMutation<number>({
    send: onEnd,
    successMessage: m.guardians_ended(),
    fallbackError: m.guardians_not_ended(),
    onSuccess: () => setEnding(undefined),
    onSettled: onEnded,
  })
  if (links.length === 0) return <p className="pad text-ink-2">{m.guardians_none()}</p>
  return (
    <ul className="rows">
      {links.map((it) => (
        <GuardianRow key={it.id} link={it} student={student} onEnd={() => setEnding(it)} />
      ))}
      {ending && (
        <ConfirmDialog
          open
          title={m.guardians_end_title()}
          confirmLabel={m.guardians_end()}
          destructive
          busy={end.isPending && m.kit_saving()}
          error={end.errorMessage}
          onConfirm={() => end.mutate(ending.id)}
          onClose={() => setEnding(undefined)}
        >
          <b className="block">
            <bdi>{ending.name}</bdi>
          </b>
          {m.guardians_end_what()}
        </ConfirmDialog>
      )}
    </ul>
  )
}

type GuardianRowProps = { link: GuardianLink; student: string; onEnd: () => void }

function GuardianRow({ link: it, student, onEnd }: GuardianRowProps) {
  const { dateTime } = useDateFormat()
  const address = location.origin + it.path
  return (
    <li className="flex-wrap">
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          <bdi>{it.name}</bdi>
          {it.consent && <Badge kind="plain">{m.guardians_by_school()}</Badge>}
        </p>
        <p className="text-small text-ink-2">
          {it.openedAt > 0
            ? m.guardians_opened({ time: dateTime(it.openedAt) })
            : m.guardians_never_opened()}
        </p>
        {it.consent && (
          <p className="page-side text-small text-ink-2 wrap-anywhere" dir="auto">
            {it.consent}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <SendToWhatsApp
          subject={it.name}
          text={`${m.guardians_chat({ student, school: schoolName() })}\n${address}`}
        />
        <CopyButton
          text={address}
          copied={m.guardians_copied()}
          byHand={m.guardians_copy_by_hand()}
          aria-label={m.guardians_copy_for({ name: it.name })}
        >
          {m.guardians_copy()}
        </CopyButton>
        <Button variant="text" aria-label={m.guardians_end_for({ name: it.name })} onClick={onEnd}>
          {m.guardians_end()}
        </Button>
      </div>
    </li>
  )
}

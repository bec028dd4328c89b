import { useQuery } from '@tanstack/react-query'
import { parseDateTimeLocal } from '../../../../contract/platform/school-time.ts'
import { m } from '../../../../messages/m.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { useTimeZone } from '../../../kit/time-zone.ts'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { toAudience } from './audience-draft.ts'
import { audienceCountQuery } from './audience-queries.ts'
import type { MessageDraft } from './message-draft.ts'
import { audienceCountText, deliveryText, studentCountText } from './message-text.ts'

type ConfirmSendingProps = {
  draft: MessageDraft
  studentTotal: number | undefined
  onClose: () => void
  onConfirm: () => void
  isPending: boolean
}

/** Names the message, its recipients and their number, and when and how it is sent. */
export function ConfirmSending(props: ConfirmSendingProps) {
  const { draft, studentTotal, isPending } = props
  const { dateTime } = useDateFormat()
  const timezone = useTimeZone()
  const isLater = draft.when === 'later'
  const audienceText = useAudienceText(draft, studentTotal)
  return (
    <ConfirmDialog
      open
      onClose={props.onClose}
      onConfirm={props.onConfirm}
      title={isLater ? m.messages_schedule_message() : m.messages_send_message()}
      confirmLabel={isLater ? m.messages_schedule_message() : m.messages_send_message()}
      busy={isPending && (isLater ? m.messages_scheduling() : m.kit_sending())}
    >
      <b className="text-ink">
        <BilingualTitle>{draft.subject.trim()}</BilingualTitle>
      </b>{' '}
      will be sent to <bdi>{audienceText}</bdi> {deliveryText(draft)}
      {isLater
        ? ` on ${dateTime(parseDateTimeLocal(draft.sendAt, timezone))}. Until then it can be changed or cancelled.`
        : '. A message cannot be recalled.'}
    </ConfirmDialog>
  )
}

/** 'all 54 students', '12 students of Naḥw 1'; for a later message with 'now', because the number can change. */
function useAudienceText(draft: MessageDraft, studentTotal: number | undefined): string {
  const { scope, recipients, when } = draft
  const { data } = useQuery(
    audienceCountQuery(scope === 'audience' ? toAudience(draft) : undefined),
  )
  const suffix = when === 'later' ? ' (now)' : ''
  if (scope === 'individual') return studentCountText(recipients.length)
  if (scope === 'audience')
    return data ? `${audienceCountText(data.students, data.description)}${suffix}` : 'the group'
  return studentTotal === undefined
    ? 'all students'
    : `all ${studentCountText(studentTotal)}${suffix}`
}

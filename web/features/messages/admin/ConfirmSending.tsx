import { useQuery } from '@tanstack/react-query'
import { parseDateTimeLocal } from '../../../../contract/platform/school-time.ts'
import { m } from '../../../../messages/m.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Text } from '../../../kit/Text.tsx'
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
  const audience = useAudienceText(draft, studentTotal)
  const subject = (
    <b className="text-ink">
      <BilingualTitle>{draft.subject.trim()}</BilingualTitle>
    </b>
  )
  const values = { subject, audience, how: deliveryText(draft) }
  return (
    <ConfirmDialog
      open
      onClose={props.onClose}
      onConfirm={props.onConfirm}
      title={isLater ? m.messages_schedule_message() : m.messages_send_message()}
      confirmLabel={isLater ? m.messages_schedule_message() : m.messages_send_message()}
      busy={isPending && (isLater ? m.messages_scheduling() : m.kit_sending())}
    >
      {isLater ? (
        <Text
          of={m.messages_confirm_later}
          {...values}
          time={dateTime(parseDateTimeLocal(draft.sendAt, timezone))}
        />
      ) : (
        <Text of={m.messages_confirm_now} {...values} />
      )}
    </ConfirmDialog>
  )
}

/** 'all 54 students', '12 students of Naḥw 1'; for a later message with 'now', because the number can change. */
function useAudienceText(draft: MessageDraft, studentTotal: number | undefined): string {
  const { scope, recipients, when } = draft
  const { data } = useQuery(
    audienceCountQuery(scope === 'audience' ? toAudience(draft) : undefined),
  )
  const counted = (audience: string) =>
    when === 'later' ? m.messages_audience_at_present({ audience }) : audience
  if (scope === 'individual') return studentCountText(recipients.length)
  if (scope === 'audience')
    return data
      ? counted(audienceCountText(data.students, data.description))
      : m.messages_to_group()
  return studentTotal === undefined
    ? m.messages_to_all_students()
    : counted(m.messages_to_all_counted({ count: studentTotal }))
}

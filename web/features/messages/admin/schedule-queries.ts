import { useQueryClient } from '@tanstack/react-query'
import {
  cancelScheduledMessage,
  getScheduledMessage,
  getScheduledMessages,
  scheduleMessage,
} from '../../../../contract/messages/scheduled-messages.ts'
import { parseDateTimeLocal } from '../../../../contract/platform/school-time.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { callQuery } from '../../../api/call-query.ts'
import { pageQuery } from '../../../api/page-query.ts'
import { pollInterval } from '../../../api/retry-pause.ts'
import type { ErrorTarget } from '../../../forms/error-target.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { useTimeZone } from '../../../kit/time-zone.ts'
import type { MessageDraft } from './message-draft.ts'
import { toRequest } from './queries.ts'

const REFETCH_MS = 30_000

/** One page of the scheduled messages, refetched while some wait. */
export const scheduledMessagesQuery = (page: number) =>
  pageQuery(getScheduledMessages, { page }, adminKeys.scheduledMessages(page), {
    refetchInterval: ({ state }) => Boolean(state.data?.total) && pollInterval(REFETCH_MS, state),
  })

/** A scheduled message for its form; read again each time it is opened. */
export const scheduledMessageQuery = (id: number) =>
  callQuery(getScheduledMessage, { scheduledId: id }, adminKeys.scheduledMessage(id), {
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

type ScheduleCallbacks = { form: ErrorTarget; onSent: () => void; onFailed?: () => void }

/** Schedules a message, or changes the edited one. */
export function useScheduleMessage(
  { form, onSent, onFailed }: ScheduleCallbacks,
  edited?: { scheduledId: number; version: number },
) {
  const queryClient = useQueryClient()
  const timezone = useTimeZone()
  return useFormMutation({
    send: (draft: MessageDraft) =>
      callApi(scheduleMessage, {
        ...toRequest(draft),
        ...edited,
        sendAt: parseDateTimeLocal(draft.sendAt, timezone),
      }),
    successMessage: edited
      ? m.messages_scheduled_message_changed()
      : m.messages_message_scheduled(),
    fallbackError: m.messages_failed_schedule_message(),
    form,
    onSuccess: () => {
      onSent()
      return queryClient.invalidateQueries({ queryKey: adminKeys.announcements })
    },
    onError: onFailed,
  })
}

/** Cancels a scheduled message. */
export function useCancelScheduled(onCancelled: () => void) {
  return useFormMutation({
    send: (id: number) => callApi(cancelScheduledMessage, { scheduledId: id }),
    successMessage: m.messages_scheduled_message_cancelled(),
    fallbackError: m.messages_failed_cancel_message(),
    onSuccess: onCancelled,
    stale: [adminKeys.announcements],
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  checkRecipients,
  getMessageReaders,
  getSentMessages,
  getUnsentEmails,
  retryEmails,
  type SentMessage,
  sendMessage,
  sendMessageAgain,
} from '../../../../contract/messages/announcements.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { ApiError, callApi, messageOf } from '../../../api/call-api.ts'
import { pageQuery } from '../../../api/page-query.ts'
import { pollInterval } from '../../../api/retry-pause.ts'
import type { ErrorTarget } from '../../../forms/error-target.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { toast } from '../../../kit/toast.ts'
import { toAudience } from './audience-draft.ts'
import type { MessageDraft } from './message-draft.ts'

const SENDING_REFETCH_MS = 3_000
const STUCK_REFETCH_MS = 30_000

/** The numbers of emails that are being sent and that wait for a retry. */
export function emailsInProgress({ emails: { total, sent, stuck, failed } }: SentMessage) {
  return { sending: total - sent - stuck - failed, stuck }
}

/** One page of the sent announcements. Polled only while emails are being sent. */
export const sentMessagesQuery = (page: number) =>
  pageQuery(getSentMessages, { page }, adminKeys.announcementList(page), {
    refetchInterval: ({ state }) => {
      const progress = state.data?.messages.map(emailsInProgress) ?? []
      if (progress.some((it) => it.sending > 0)) return pollInterval(SENDING_REFETCH_MS, state)
      return progress.some((it) => it.stuck > 0) && pollInterval(STUCK_REFETCH_MS, state)
    },
  })

/** One page of the recipients who have read a message, or have not. */
export const readersQuery = (messageId: number, { isUnread, page }: ReadersPage) =>
  pageQuery(
    getMessageReaders,
    { messageId, isUnread, page },
    adminKeys.messageReaders(messageId, isUnread, page),
  )

type ReadersPage = { isUnread: boolean; page: number }

/** One page of a message's undelivered emails. */
export const undeliveredEmailsQuery = (messageId: number, page: number) =>
  pageQuery(getUnsentEmails, { messageId, page }, adminKeys.unsentEmails(messageId, page))

export const NOT_LOGGED_IN = m.messages_must_be_logged_in()

type SendCallbacks = { form: ErrorTarget; onSent: () => void; onFailed: () => void }

/** The request fields of a draft. */
export function toRequest(draft: MessageDraft) {
  const { scope, recipients, subject, body, delivery, style, idempotencyKey } = draft
  const text = { subject, body, delivery, style, idempotencyKey }
  if (scope === 'all') return { ...text, toAll: true }
  if (scope === 'audience') return { ...text, audience: toAudience(draft) }
  return { ...text, recipients: recipients.map((it) => it.email) }
}

/** Sends a message. The draft is kept after a failure. */
export function useSendMessage({ form, onSent, onFailed }: SendCallbacks) {
  const queryClient = useQueryClient()
  return useFormMutation({
    send: (draft: MessageDraft) => callApi(sendMessage, toRequest(draft)),
    successMessage: m.messages_message_sent_successfully(),
    fallbackError: m.messages_failed_send_message(),
    form,
    messageFor: (error) =>
      error instanceof ApiError && error.status === 401 ? NOT_LOGGED_IN : undefined,
    onSuccess: () => {
      onSent()
      return queryClient.invalidateQueries({ queryKey: adminKeys.announcements })
    },
    onError: onFailed,
  })
}

/** Sends a message again to the recipients who have not read it; the server has its text and these recipients. */
export function useSendAgain(messageId: number, onSent: () => void) {
  const queryClient = useQueryClient()
  return useFormMutation({
    send: (idempotencyKey: string) => callApi(sendMessageAgain, { messageId, idempotencyKey }),
    successMessage: m.messages_message_sent_successfully(),
    fallbackError: m.messages_failed_send_message(),
    onSuccess: () => {
      onSent()
      return queryClient.invalidateQueries({ queryKey: adminKeys.announcements })
    },
  })
}

/** Checks which pasted addresses are registered. */
export function useCheckRecipients() {
  return useMutation({
    mutationFn: (recipients: string[]) => callApi(checkRecipients, { recipients }),
    onError: (error) => toast.error(messageOf(error)),
  })
}

/** Retries a message's failed emails. */
export function useRetryEmails() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (messageId: number) => callApi(retryEmails, { messageId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: adminKeys.announcements }),
    onError: (error) => toast.error(messageOf(error)),
  })
}

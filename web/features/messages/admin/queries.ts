import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  checkRecipients,
  getSentMessages,
  getUnsentEmails,
  retryEmails,
  type SentMessage,
  sendMessage,
} from '../../../../contract/announcements.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { ApiError, callApi, messageOf } from '../../../api/call-api.ts'
import { hasCode, useFormMutation } from '../../../forms/use-form-mutation.ts'
import { toast } from '../../../kit/toast.ts'
import type { MessageDraft } from './message-draft.ts'

const SENDING_REFETCH_MS = 3_000
const STUCK_REFETCH_MS = 30_000

/** The numbers of emails that are being sent and that wait for a retry. */
export function emailsInProgress({ emails: { total, sent, stuck, failed } }: SentMessage) {
  return { sending: total - sent - stuck - failed, stuck }
}

/** One page of the sent announcements. Polled only while emails are being sent. */
export const sentMessagesQuery = (page: number) =>
  queryOptions({
    queryKey: adminKeys.announcementList(page),
    queryFn: ({ signal }) => callApi(getSentMessages, { page }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      const progress = data?.messages.map(emailsInProgress) ?? []
      if (progress.some((it) => it.sending > 0)) return SENDING_REFETCH_MS
      return progress.some((it) => it.stuck > 0) && STUCK_REFETCH_MS
    },
  })

/** One page of a message's undelivered emails. */
export const undeliveredEmailsQuery = (messageId: number, page: number) =>
  queryOptions({
    queryKey: adminKeys.unsentEmails(messageId, page),
    queryFn: ({ signal }) => callApi(getUnsentEmails, { messageId, page }, { signal }),
    placeholderData: keepPreviousData,
  })

export const NOT_LOGGED_IN = 'You must be logged in to send messages.'

type SendCallbacks = {
  onSent: () => void
  onFailed: () => void
  onUnknownRecipients: (message: string) => void
}

/** Sends a message. The draft is kept after a failure. */
export function useSendMessage({ onSent, onFailed, onUnknownRecipients }: SendCallbacks) {
  const queryClient = useQueryClient()
  return useFormMutation({
    send: ({ scope, recipients, subject, body, delivery, style, idempotencyKey }: MessageDraft) =>
      callApi(sendMessage, {
        ...{ subject, body, delivery, style, idempotencyKey },
        ...(scope === 'all' ? { toAll: true } : { recipients: recipients.map((it) => it.email) }),
      }),
    successMessage: 'Message sent successfully!',
    fallbackError: 'Failed to send message',
    handledCodes: ['recipients_not_registered'],
    messageFor: (error) =>
      error instanceof ApiError && error.status === 401 ? NOT_LOGGED_IN : undefined,
    onSuccess: () => {
      onSent()
      return queryClient.invalidateQueries({ queryKey: adminKeys.announcements })
    },
    onError: (error) => {
      onFailed()
      if (hasCode(error, ['recipients_not_registered'])) onUnknownRecipients(error.message)
    },
  })
}

/** Finds out which pasted addresses are registered. */
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

import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  checkRecipients,
  getSentMessages,
  getUnsentEmails,
  retryEmails,
  type SentMessage,
  sendMessage,
} from '../../../../contract/announcements.ts'
import { ApiError, callApi, messageOf } from '../../../api/call-api.ts'
import { keys } from '../../../api/query-keys.ts'
import { hasCode, useFormMutation } from '../../../forms/use-form-mutation.ts'
import { toast } from '../../../kit/toast.ts'
import type { MessageDraft } from './message-draft.ts'

const SENDING_REFETCH_MS = 3_000
const STUCK_REFETCH_MS = 30_000

/** Emails that are on their way, and those that wait for another try. */
export function emailsInProgress({ emails: { total, sent, stuck, failed } }: SentMessage) {
  return { sending: total - sent - stuck - failed, stuck }
}

/** What was sent, a page of it; asked again by itself only while emails are leaving. */
export const sentMessagesQuery = (page: number) =>
  queryOptions({
    queryKey: keys.announcementList(page),
    queryFn: ({ signal }) => callApi(getSentMessages, { page }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      const progress = data?.messages.map(emailsInProgress) ?? []
      if (progress.some((it) => it.sending > 0)) return SENDING_REFETCH_MS
      return progress.some((it) => it.stuck > 0) && STUCK_REFETCH_MS
    },
  })

/** The emails of a message that did not leave so far, a page of them. */
export const undeliveredEmailsQuery = (messageId: number, page: number) =>
  queryOptions({
    queryKey: keys.unsentEmails(messageId, page),
    queryFn: ({ signal }) => callApi(getUnsentEmails, { messageId: messageId, page }, { signal }),
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
      return queryClient.invalidateQueries({ queryKey: keys.announcements })
    },
    onError: (error) => {
      onFailed()
      if (hasCode(error, ['recipients_not_registered'])) onUnknownRecipients(error.message)
    },
  })
}

/** Asks which of some pasted addresses are registered. */
export function useCheckRecipients() {
  return useMutation({
    mutationFn: (recipients: string[]) => callApi(checkRecipients, { recipients }),
    onError: (error) => toast.error(messageOf(error)),
  })
}

/** Tries the emails of a message that were given up once more. */
export function useRetryEmails() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (messageId: number) => callApi(retryEmails, { messageId: messageId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.announcements }),
    onError: (error) => toast.error(messageOf(error)),
  })
}

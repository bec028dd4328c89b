import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  checkRecipients,
  getSentMessages,
  getUnsentEmails,
  retryEmails,
  type SentMessage,
  sendMessage,
} from '../../../../contract/announcements.ts'
import { ask, Declared, messageOf } from '../../../api/ask.ts'
import { toast } from '../../../kit/toast.ts'
import type { Draft } from './draft.ts'

const SENT = ['announcements']

const MOVING_MS = 3_000
const STUCK_MS = 30_000

/** Emails that are on their way, and those that wait for another try. */
export function underWay({ emails: { total, sent, stuck, failed } }: SentMessage) {
  return { moving: total - sent - stuck - failed, stuck }
}

/** What was sent, a page of it; asked again by itself only while emails are leaving. */
export const sentQuery = (page: number) =>
  queryOptions({
    queryKey: [...SENT, page],
    queryFn: ({ signal }) => ask(getSentMessages, { page }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      const ways = data?.messages.map(underWay) ?? []
      if (ways.some((it) => it.moving > 0)) return MOVING_MS
      return ways.some((it) => it.stuck > 0) && STUCK_MS
    },
  })

/** The emails of a message that did not leave so far, a page of them. */
export const unsentQuery = (messageId: number, page: number) =>
  queryOptions({
    queryKey: [...SENT, 'unsent', messageId, page],
    queryFn: ({ signal }) => ask(getUnsentEmails, { message_id: messageId, page }, { signal }),
    placeholderData: keepPreviousData,
  })

export const NOT_LOGGED_IN = 'You must be logged in to send messages.'

type Sending = { onSent: () => void; onRefused: (message: string) => void }

/** Sends a draft; a refusal and a failure are told, and the draft stays. */
export function useSend({ onSent, onRefused }: Sending) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ subject, body, delivery, style, scope, recipients, once }: Draft) =>
      ask(sendMessage, {
        subject,
        message: body,
        delivery_method: delivery,
        message_style: style,
        once,
        ...(scope === 'all'
          ? { send_to_all: true }
          : { recipients: recipients.map((it) => it.email) }),
      }),
    onSuccess: () => {
      toast.good('Message sent successfully!')
      onSent()
      return queries.invalidateQueries({ queryKey: SENT })
    },
    onError: (fault) => {
      const hasEnded = fault instanceof Declared && fault.http === 401
      const message = hasEnded ? NOT_LOGGED_IN : messageOf(fault, 'Failed to send message')
      toast.bad(message)
      onRefused(message)
    },
  })
}

/** Asks which of some pasted addresses are registered. */
export function useCheckRecipients() {
  return useMutation({
    mutationFn: (recipients: string[]) => ask(checkRecipients, { recipients }),
    onError: (fault) => toast.bad(messageOf(fault)),
  })
}

/** Tries the emails of a message that were given up once more. */
export function useRetryEmails() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (messageId: number) => ask(retryEmails, { message_id: messageId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: SENT }),
    onError: (fault) => toast.bad(messageOf(fault)),
  })
}

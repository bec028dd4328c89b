import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getMessages, type Message, readMessage } from '../../../contract/messages/messages.ts'
import { m } from '../../../messages/m.ts'
import { callApi } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'
import { toast } from '../../kit/toast.ts'

/** The messages of the bell, without their bodies, because they are fetched often. */
export const bellQuery = queryOptions({
  queryKey: keys.bell,
  queryFn: async ({ client, signal }) => {
    const brief = await callApi(getMessages, { isBrief: true }, { signal, isConditional: true })
    // mark the list as stale if it lacks one of these messages
    const list = client.getQueryData<Message[]>(keys.messageList)
    if (list && brief.some((it) => !includesMessage(list, it))) {
      void client.invalidateQueries({ queryKey: keys.messageList, refetchType: 'none' })
    }
    return brief
  },
})

function includesMessage(list: readonly Message[], { id, isRead }: Message) {
  return list.some((it) => it.id === id && it.isRead === isRead)
}

/** The messages of the user, newest first. */
export const messagesQuery = queryOptions({
  queryKey: keys.messageList,
  queryFn: async ({ client, signal }) => {
    const list = await callApi(getMessages, {}, { signal })
    // the bell is not fetched on the list page, so update it from the list
    client.setQueryData(
      bellQuery.queryKey,
      list.filter((it, index) => index < BELL_MESSAGE_COUNT || !it.isRead),
    )
    return list
  },
})

/** The number of messages in the bell panel (R-LAYOUT-017). */
export const BELL_MESSAGE_COUNT = 5

/** Marks a message as read, locally at once, and refetches the list. */
export function useReadMessage() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (messageId: number) => callApi(readMessage, { messageId: messageId }),
    onSuccess: (_, messageId) => {
      queryClient.setQueriesData<Message[]>({ queryKey: keys.messages }, (list) =>
        list?.map((it) => (it.id === messageId ? { ...it, isRead: true } : it)),
      )
      return queryClient.invalidateQueries({ queryKey: keys.messages })
    },
    onError: () => toast.error(m.messages_failed_mark_message_read()),
  })
}

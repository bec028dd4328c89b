import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getMessages, type Message, readMessage } from '../../../contract/messages.ts'
import { callApi } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'
import { toast } from '../../kit/toast.ts'

/** What the bell shows: little, because it is asked for again and again (decision 0070). */
export const bellQuery = queryOptions({
  queryKey: keys.bell,
  queryFn: async ({ client, signal }) => {
    const brief = await callApi(getMessages, { isBrief: true }, { signal })
    // a list that does not know the newest is asked for anew when it is opened
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

/** One's own messages, newest first. */
export const messagesQuery = queryOptions({
  queryKey: keys.messageList,
  queryFn: async ({ client, signal }) => {
    const list = await callApi(getMessages, {}, { signal })
    // the bell does not ask while the list is open, and yet shows what came with it
    client.setQueryData(
      bellQuery.queryKey,
      list.filter((it, index) => index < BELL_MESSAGE_COUNT || !it.isRead),
    )
    return list
  },
})

/** How many of the newest messages the bell lists (R-LAYOUT-017). */
export const BELL_MESSAGE_COUNT = 5

/** Marks a message read, here at once, and asks for the list again. */
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
    onError: () => toast.error('Failed to mark message as read'),
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../api/ask.ts'
import { toast } from '../../../kit/toast.ts'
import { studentsKey } from './queries.ts'

type Change<Values> = {
  send: (values: Values) => Promise<unknown>
  /** What the toast says when it is done. */
  said: string | undefined
  /** What it says when the server gave no words of its own (wallet-and-admin §8). */
  otherwise: string
  /** A refusal that the dialog itself tells, for it must not go away by itself. */
  toldInside?: string
  onDone: () => void
}

/** One change of a student at a time: a toast says how it went, and the list is asked for anew either way. */
export function useChange<Values = void>(it: Change<Values>) {
  const { send, said, otherwise, toldInside, onDone } = it
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      if (said) toast.good(said)
      onDone()
    },
    onError: (fault) => {
      const message = messageOf(fault, otherwise)
      if (message !== toldInside) toast.bad(message)
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: studentsKey }),
  })
}

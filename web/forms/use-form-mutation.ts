import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ErrorCode } from '../../contract/platform/error-codes.ts'
import type { Message } from '../../messages/message.ts'
import { ApiError, messageOf } from '../api/call-api.ts'
import { type AppQueryKey, invalidate } from '../api/query-keys.ts'
import { toast } from '../kit/toast.ts'
import type { ErrorTarget } from './error-target.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { written } from './written.ts'

type FormMutationOptions<Input, Output> = {
  /** `idempotencyKey` belongs to the opened form: send it with a call that creates something (decision 0501). */
  send: (input: Input, idempotencyKey: string) => Promise<Output>
  /** The toast after success; none if omitted. */
  successMessage?: string | Message | undefined
  /** The message if the server declines without one. */
  fallbackError: string
  /** The message if no response arrived, in place of the general one. */
  networkError?: string
  /** Replaces the message of some errors; undefined keeps it. */
  messageFor?: (error: Error) => string | undefined
  /** Errors that the form displays itself: no toast and no `errorMessage`. */
  handledCodes?: readonly ErrorCode[]
  /** The form of the input: a declined request that names one of its fields is shown there, and in no toast. */
  form?: ErrorTarget | undefined
  onSuccess?: (output: Output, input: Input) => unknown
  onError?: (error: Error) => unknown
  /**
   * The keys of the queries that it changes. They are fetched again after success and failure, because the server may have
   * applied a request whose response was lost.
   */
  stale?: readonly AppQueryKey[]
  onSettled?: () => unknown
}

/**
 * Sends a form. A toast reports the outcome, and `errorMessage` keeps the reason of a failure for the dialog until
 * the next attempt. The input stays in the form.
 */
export function useFormMutation<Input = void, Output = unknown>(
  options: FormMutationOptions<Input, Output>,
) {
  const {
    send,
    successMessage,
    fallbackError,
    networkError,
    messageFor,
    handledCodes,
    stale = [],
  } = options
  const queryClient = useQueryClient()
  const atField = useRef<Error>(null)
  const reasonOf = (error: Error | null) => {
    if (!error || error === atField.current || hasCode(error, handledCodes)) return undefined
    const ownMessage = messageFor?.(error)
    if (ownMessage) return ownMessage
    if (networkError && !(error instanceof ApiError)) return networkError
    return messageOf(error, fallbackError)
  }
  const key = useRef('')
  const mutation = useMutation({
    mutationFn: (input: Input) => {
      key.current ||= newIdempotencyKey()
      return send(input, key.current)
    },
    onSuccess: (output, input) => {
      // the form may stay open for another submission
      key.current = ''
      if (successMessage) toast.success(written(successMessage))
      return options.onSuccess?.(output, input)
    },
    onError: (error) => {
      // `onError` may close a dialog that covers the field
      const settled = options.onError?.(error)
      if (options.form && error instanceof ApiError && reasonOf(error)) {
        if (showAtField(options.form, error)) atField.current = error
      }
      const reason = reasonOf(error)
      if (reason) toast.error(reason)
      return settled
    },
    onSettled: () => Promise.all([invalidate(queryClient, ...stale), options.onSettled?.()]),
  })
  return { ...mutation, errorMessage: reasonOf(mutation.error) }
}

/** Shows a declined request at the form field that it names; false if the form has no such field. */
function showAtField(form: ErrorTarget, { field = '', message }: ApiError) {
  const hasField = Object.hasOwn(form.current().values, field)
  // a name of its values
  if (hasField) form.showServerError(field as never, message)
  return hasField
}

/** Whether the server declined with one of these codes. */
export function hasCode(error: unknown, codes: readonly ErrorCode[] = []): boolean {
  return error instanceof ApiError && codes.some((it) => it === error.code)
}

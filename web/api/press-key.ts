import { useRef } from 'react'

/**
 * The idempotency keys of actions outside a form: an action that sends the same content again keeps its key until it has
 * succeeded (decision 0501). A form has its key from `useFormMutation`, in a module that students do not load.
 */
export function usePressKey() {
  const held = useRef({ content: '', key: '' })
  return {
    keyFor(content: unknown): string {
      const text = JSON.stringify(content)
      if (held.current.content !== text) {
        const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
        held.current = { content: text, key }
      }
      return held.current.key
    },
    /** Call after a success: the next press is a new one. */
    release() {
      held.current = { content: '', key: '' }
    },
  }
}

import { useEffect, useRef } from 'react'

/** Moves the focus to the returned `ref` when the count falls: the focused button was removed with its item. */
export function useFocusAfterRemoval<Target extends HTMLElement>(count: number) {
  const target = useRef<Target>(null)
  const previousCount = useRef(count)
  useEffect(() => {
    if (count < previousCount.current) target.current?.focus()
    previousCount.current = count
  }, [count])
  return target
}

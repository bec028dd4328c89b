import { useEffect, useRef } from 'react'

/** When there is one less of something, its own buttons are gone, and the focus goes to what stays (the answer's `ref`). */
export function useFocusAfterRemoval<Target extends HTMLElement>(count: number) {
  const target = useRef<Target>(null)
  const previousCount = useRef(count)
  useEffect(() => {
    if (count < previousCount.current) target.current?.focus()
    previousCount.current = count
  }, [count])
  return target
}

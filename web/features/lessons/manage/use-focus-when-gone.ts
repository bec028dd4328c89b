import { useEffect, useRef } from 'react'

/** When there is one less of something, its own buttons are gone, and the focus goes to what stays (the answer's `ref`). */
export function useFocusWhenGone<Stays extends HTMLElement>(count: number) {
  const stays = useRef<Stays>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) stays.current?.focus()
    before.current = count
  }, [count])
  return stays
}

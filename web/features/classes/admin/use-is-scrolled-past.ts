import { useEffect, useRef, useState } from 'react'

/** A ref for an element, and whether it has left the screen at its top. */
export function useIsScrolledPast() {
  const ref = useRef<HTMLDivElement>(null)
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, isPast] as const
}

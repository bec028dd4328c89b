import { type ReactNode, useCallback, useState } from 'react'

/** Renders its children once they are near the viewport, so that their code and data are not loaded before. */
export function NearViewport({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false)
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((it) => it.isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return isNear ? children : <div ref={watch} />
}

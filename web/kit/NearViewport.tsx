import { type ReactNode, useCallback, useState } from 'react'

type NearViewportProps = {
  children: ReactNode
  /** Rendered in their place while they are not near. */
  before?: ReactNode
}

/** Renders its children once they are near the viewport, so that their code and data are not loaded before. */
export function NearViewport({ children, before }: NearViewportProps) {
  const [isNear, setNear] = useState<boolean>()
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) =>
        // what a keyboard user has reached meanwhile keeps the focus
        setNear(
          entries.some((it) => it.isIntersecting) && !element.contains(document.activeElement),
        ),
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return isNear ? children : <div ref={watch}>{isNear === false && before}</div>
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { addBackLayer } from './back-layers.ts'

/**
 * While `steps` is not 0, Back calls `onBack` instead of leaving the page. `onBack` returns false if the
 * layer stays open. `steps` is how often Back is handled here before it leaves the page.
 */
export function useBackLayer(onBack: () => unknown, steps = 1) {
  const back = useEffectEvent(onBack)
  const layer = useRef<ReturnType<typeof addBackLayer>>(undefined)
  const isOpen = steps > 0
  useEffect(() => {
    if (!isOpen) return
    const added = addBackLayer(() => back())
    layer.current = added
    return added.remove
  }, [isOpen])
  useEffect(() => layer.current?.setSteps(steps), [steps])
}

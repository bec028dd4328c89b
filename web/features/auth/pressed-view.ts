import { useEffect } from 'react'
import type { AuthView } from './auth-links.tsx'

// the buttons of the first paint, in index.html and of the server, are links to these fragments
const pressedViews: Record<string, AuthView> = { '#sign-in': 'sign-in', '#sign-up': 'sign-up' }
let pressed = pressedViews[location.hash]

/** The form whose button was pressed before the scripts had run. */
export const pressedView = () => pressed

/** Clears the pressed button when its form is open; not during a render, which React may repeat. */
export function useForgetPressed() {
  useEffect(() => {
    if (!pressed) return
    pressed = undefined
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
}

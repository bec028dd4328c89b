import { useEffect, useState, useSyncExternalStore } from 'react'
import { SoundPlayer } from './sound-player.ts'

/** The player of a page with its state; it stops when the page closes. */
export function useSound() {
  const [player] = useState(() => new SoundPlayer())
  const state = useSyncExternalStore(player.subscribe, player.state)
  useEffect(() => player.close, [player])
  return { player, ...state }
}

/** The speeds of a recording. */
export const RATES = [0.75, 1, 1.25, 1.5] as const

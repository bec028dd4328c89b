import { useSyncExternalStore } from 'react'
import { useDeviceSummary } from './shared/device-summary.ts'

/** A computer: a large screen with a mouse. */
const COMPUTER = '(min-width: 64rem) and (hover: hover) and (pointer: fine)'
const INSTALLED = '(display-mode: standalone)'

function subscribe(listener: () => void) {
  const queries = [COMPUTER, INSTALLED].map((it) => matchMedia(it))
  for (const it of queries) it.addEventListener('change', listener)
  return () => {
    for (const it of queries) it.removeEventListener('change', listener)
  }
}

const isForKeeping = () => !matchMedia(COMPUTER).matches || matchMedia(INSTALLED).matches

/**
 * Whether to offer the keeping of lessons: on phones and tablets, and on a computer on which the app is installed or which has
 * something on it.
 */
export function useKeepsLessons(): boolean {
  const { kept, unsent } = useDeviceSummary()
  const hasSomething = Object.keys(kept).length > 0 || unsent > 0
  return useSyncExternalStore(subscribe, isForKeeping) || hasSomething
}

import { Suspense, useEffect, useState } from 'react'
import { lazyDialog } from '../../../kit/LazyDialog.tsx'
import { setFinderOpener } from './open-finder.ts'

const Finder = lazyDialog(async () => (await import('./Finder.tsx')).Finder)

const IN_FIELD = 'input, textarea, select, [contenteditable]'

/** True for Cmd-K and Ctrl-K anywhere, and for '/' outside of fields; false while a dialog is open. */
function isShortcut(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return false
  if (event.key.toLowerCase() === 'k') return event.metaKey !== event.ctrlKey && !event.altKey
  const isInField = event.target instanceof Element && event.target.closest(IN_FIELD) !== null
  return event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isInField
}

/** Opens the finder of administrators by Cmd-K, Ctrl-K or '/'. */
export function FinderShortcut() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = () => setOpen(true)
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      open()
    }
    setFinderOpener(open)
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])
  if (!isOpen) return null
  return (
    <Suspense>
      <Finder onClose={() => setOpen(false)} />
    </Suspense>
  )
}

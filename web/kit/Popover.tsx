import { type ReactNode, type ToggleEvent, useId, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { positionPopover } from './popover-position.ts'
import { useBackLayer } from './use-back-layer.ts'

type PopoverProps = {
  /** The accessible name of the button and the panel. */
  label: string
  icon: ReactNode
  /** The content, mounted only while open; `close` closes the panel. */
  children: (close: () => void) => ReactNode
  className?: string
}

/** A panel opened by an icon button, full width on phones. A click outside, Escape and Back close it. */
export function Popover({ label, icon, children, className }: PopoverProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const handleBeforeToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState !== 'open') return
    setOpen(true)
    const button = document.querySelector(`[popovertarget="${id}"]`)
    if (button) positionPopover(button, event.currentTarget, true)
  }
  // unmounted after closing: the browser could not restore the focus from a removed element
  const handleToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState === 'closed') setOpen(false)
  }
  const close = () => document.getElementById(id)?.hidePopover()
  useBackLayer(close, isOpen ? 1 : 0)
  return (
    <>
      <IconButton
        label={label}
        icon={icon}
        className={className}
        popoverTarget={id}
        aria-expanded={isOpen}
      />
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="menu panel"
        onBeforeToggle={handleBeforeToggle}
        onToggle={handleToggle}
      >
        {isOpen && children(close)}
      </div>
    </>
  )
}

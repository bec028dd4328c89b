import { type ReactNode, type ToggleEvent, useId, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { positionPopover } from './popover-position.ts'

type PopoverProps = {
  /** Names the button and the panel. */
  label: string
  icon: ReactNode
  /** The panel's contents, made only while it is open; `close` puts it away. */
  children: (close: () => void) => ReactNode
  className?: string
}

/** A panel from an icon button, as wide as the screen on phones. A press outside and Escape close it. */
export function Popover({ label, icon, children, className }: PopoverProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const handleBeforeToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState !== 'open') return
    setOpen(true)
    const button = document.querySelector(`[popovertarget="${id}"]`)
    if (button) positionPopover(button, event.currentTarget, true)
  }
  // not before: contents that go with the focus in them leave the browser nothing to give back to the button
  const handleToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState === 'closed') setOpen(false)
  }
  const close = () => document.getElementById(id)?.hidePopover()
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

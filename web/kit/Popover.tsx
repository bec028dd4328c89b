import { type ReactNode, type ToggleEvent, useId, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { placeBy } from './popover-place.ts'

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
  const place = (event: ToggleEvent<HTMLElement>) => {
    setOpen(event.newState === 'open')
    const button = document.querySelector(`[popovertarget="${id}"]`)
    if (event.newState === 'open' && button) placeBy(button, event.currentTarget, true)
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
        onBeforeToggle={place}
      >
        {isOpen && children(close)}
      </div>
    </>
  )
}

import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId } from 'react'
import { IconButton } from './IconButton.tsx'
import { positionPopover } from './popover-position.ts'

export type MenuItem = {
  label: string
  icon?: ReactNode
  onSelect: () => void
  /** Red, after a rule: what takes something away. */
  destructive?: boolean
  disabled?: boolean
}

type MenuProps = {
  /** Names what the actions are for: 'Actions for Musa Ɗanjuma'. */
  label: string
  items: readonly MenuItem[]
  icon?: ReactNode
}

const enabledItems = (menu: Element) => [
  ...menu.querySelectorAll<HTMLButtonElement>('[role=menuitem]:not(:disabled)'),
]

function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
  const items = enabledItems(event.currentTarget)
  const index = items.indexOf(document.activeElement as HTMLButtonElement)
  const next: Record<string, HTMLButtonElement | undefined> = {
    ArrowDown: items[(index + 1) % items.length],
    ArrowUp: items.at(index - 1),
    Home: items[0],
    End: items.at(-1),
  }
  if (event.key === 'Tab') event.currentTarget.hidePopover()
  const letter = event.key.length === 1 ? event.key.toLowerCase() : undefined
  const target = letter
    ? items.find((it) => it.textContent?.trim().toLowerCase().startsWith(letter))
    : next[event.key]
  if (!target) return
  event.preventDefault()
  target.focus()
}

function handleOpened(event: ToggleEvent<HTMLElement>) {
  if (event.newState !== 'open') return
  const menu = event.currentTarget
  enabledItems(menu)[0]?.focus()
  // it stands still while its button moves away with the page
  addEventListener('scroll', () => menu.isConnected && menu.hidePopover(), {
    once: true,
    passive: true,
  })
}

/** A button with three dots and the actions behind it. */
export function Menu({
  label,
  items,
  icon = <Ellipsis className="icon" aria-hidden />,
}: MenuProps) {
  const id = useId()
  const position = (event: ToggleEvent<HTMLElement>) => {
    const button = document.querySelector(`[popovertarget="${id}"]`)
    if (event.newState === 'open' && button) positionPopover(button, event.currentTarget)
  }
  const select = (item: MenuItem) => {
    document.getElementById(id)?.hidePopover()
    item.onSelect()
  }
  return (
    <>
      <IconButton label={label} icon={icon} popoverTarget={id} aria-haspopup="menu" />
      <div
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className="menu"
        onBeforeToggle={position}
        onToggle={handleOpened}
        onKeyDown={handleKeyDown}
      >
        {items.map((item) => (
          <MenuItemButton key={item.label} item={item} pick={select} />
        ))}
      </div>
    </>
  )
}

function MenuItemButton({
  item,
  pick: select,
}: {
  item: MenuItem
  pick: (item: MenuItem) => void
}) {
  return (
    <>
      {item.destructive && <hr className="menu-rule" />}
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        disabled={item.disabled}
        className={item.destructive ? 'menu-item menu-item-bad' : 'menu-item'}
        onClick={() => select(item)}
      >
        {item.icon}
        {item.label}
      </button>
    </>
  )
}

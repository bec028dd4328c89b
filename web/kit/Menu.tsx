import { Ellipsis } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import { addBackLayer } from './back-layers.ts'
import { IconButton } from './IconButton.tsx'
import { menuItemForKey } from './menu-keys.ts'
import { followButton, positionPopover } from './popover-position.ts'

export type MenuItem = {
  label: string
  icon?: ReactNode
  onSelect: () => void
  /** Red, after a separator: a destructive action. */
  destructive?: boolean
  disabled?: boolean
}

type MenuProps = {
  /** The accessible name: 'Actions for Musa Ɗanjuma'. */
  label: string
  items: readonly MenuItem[]
  icon?: ReactNode
}

const enabledItems = (menu: Element) => [
  ...menu.querySelectorAll<HTMLButtonElement>('[role=menuitem]:not(:disabled)'),
]

const buttonOf = (menu: Element) => document.querySelector(`[popovertarget="${menu.id}"]`)

function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Tab') event.currentTarget.hidePopover()
  const items = enabledItems(event.currentTarget)
  const current = items.findIndex((item) => item.matches(':focus'))
  const labels = items.map((it) => it.textContent ?? '')
  const target = items[menuItemForKey(event.key, labels, current)]
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** An icon button with a menu of actions. */
export function Menu({
  label,
  items,
  icon = <Ellipsis className="icon" aria-hidden />,
}: MenuProps) {
  const id = useId()
  const position = (event: ToggleEvent<HTMLElement>) => {
    const button = buttonOf(event.currentTarget)
    if (event.newState === 'open' && button) positionPopover(button, event.currentTarget)
  }
  const stopListening = useRef<() => void>(undefined)
  useEffect(() => () => stopListening.current?.(), [])
  const handleToggle = (event: ToggleEvent<HTMLElement>) => {
    const menu = event.currentTarget
    stopListening.current?.()
    stopListening.current = undefined
    if (event.newState !== 'open') return
    enabledItems(menu)[0]?.focus()
    const button = buttonOf(menu)
    const layer = addBackLayer(() => menu.hidePopover())
    const stopFollowing = button && followButton(button, menu)
    stopListening.current = () => {
      layer.remove()
      stopFollowing?.()
    }
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
        onToggle={handleToggle}
        onKeyDown={handleKeyDown}
      >
        {items.map((item) => (
          <MenuItemButton key={item.label} item={item} onSelect={select} />
        ))}
      </div>
    </>
  )
}

function MenuItemButton({
  item,
  onSelect,
}: {
  item: MenuItem
  onSelect: (item: MenuItem) => void
}) {
  return (
    <>
      {item.destructive && <hr className="menu-rule" />}
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        disabled={item.disabled}
        className={item.destructive ? 'menu-item menu-item-destructive' : 'menu-item'}
        onClick={() => onSelect(item)}
      >
        {item.icon}
        {item.label}
      </button>
    </>
  )
}

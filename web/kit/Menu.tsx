import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId } from 'react'
import { IconButton } from './IconButton.tsx'
import { placeBy } from './popover-place.ts'

export type MenuItem = {
  label: string
  icon?: ReactNode
  onPick: () => void
  /** Red, after a rule: what takes something away. */
  bad?: boolean
  disabled?: boolean
}

type MenuProps = {
  /** Names what the actions are for: 'Actions for Musa Ɗanjuma'. */
  label: string
  items: readonly MenuItem[]
  icon?: ReactNode
}

const itemsOf = (menu: Element) => [
  ...menu.querySelectorAll<HTMLButtonElement>('[role=menuitem]:not(:disabled)'),
]

function move(event: KeyboardEvent<HTMLElement>) {
  const items = itemsOf(event.currentTarget)
  const at = items.indexOf(document.activeElement as HTMLButtonElement)
  const next: Record<string, HTMLButtonElement | undefined> = {
    ArrowDown: items[(at + 1) % items.length],
    ArrowUp: items.at(at - 1),
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

function opened(event: ToggleEvent<HTMLElement>) {
  if (event.newState !== 'open') return
  const menu = event.currentTarget
  itemsOf(menu)[0]?.focus()
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
  const place = (event: ToggleEvent<HTMLElement>) => {
    const button = document.querySelector(`[popovertarget="${id}"]`)
    if (event.newState === 'open' && button) placeBy(button, event.currentTarget)
  }
  const pick = (item: MenuItem) => {
    document.getElementById(id)?.hidePopover()
    item.onPick()
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
        onBeforeToggle={place}
        onToggle={opened}
        onKeyDown={move}
      >
        {items.map((item) => (
          <MenuRow key={item.label} item={item} pick={pick} />
        ))}
      </div>
    </>
  )
}

function MenuRow({ item, pick }: { item: MenuItem; pick: (item: MenuItem) => void }) {
  return (
    <>
      {item.bad && <hr className="menu-rule" />}
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        disabled={item.disabled}
        className={item.bad ? 'menu-item menu-item-bad' : 'menu-item'}
        onClick={() => pick(item)}
      >
        {item.icon}
        {item.label}
      </button>
    </>
  )
}

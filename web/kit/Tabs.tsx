import { type KeyboardEvent, type ReactNode, useId } from 'react'

type Tab<Id extends string> = { id: Id; label: string; count?: number | undefined }

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  current: Id
  onPick: (id: Id) => void
  /** The panel of the current tab. */
  children: ReactNode
}

function along(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step) return
  const way = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const next = tabs.at((tabs.indexOf(document.activeElement as HTMLElement) + way) % tabs.length)
  next?.focus()
  next?.click()
}

// on a phone the list is wider than the screen
function comeIntoView(tab: HTMLElement | null) {
  const list = tab?.parentElement
  if (!tab || !list) return
  const [{ left, width }, all] = [tab.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollLeft += left - all.left - (all.width - width) / 2
}

/** Views of one thing, side by side. The arrow keys go from one to the next. */
export function Tabs<Id extends string>({ label, tabs, current, onPick, children }: TabsProps<Id>) {
  const base = useId()
  return (
    <>
      <div className="tablist" role="tablist" aria-label={label} onKeyDown={along}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={tab.id === current ? comeIntoView : undefined}
            type="button"
            role="tab"
            id={`${base}${tab.id}`}
            className="tab"
            aria-selected={tab.id === current}
            aria-controls={`${base}panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onPick(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="badge num">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}panel`} aria-labelledby={`${base}${current}`}>
        {children}
      </div>
    </>
  )
}

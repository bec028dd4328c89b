import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { numberText } from './number-text.ts'

type Tab<Id extends string> = { id: Id; label: string; count?: number | undefined }

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  current: Id
  onSelect: (id: Id) => void
  /** The panel of the current tab. */
  children: ReactNode
}

function handleArrowKey(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step) return
  const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  // the key event comes from a tab
  const next = tabs.at(
    (tabs.indexOf(document.activeElement as HTMLElement) + direction) % tabs.length,
  )
  next?.focus()
  next?.click()
}

// on phones the tab list is wider than the screen
function scrollTabIntoView(tab: HTMLElement | null) {
  const list = tab?.parentElement
  if (!tab || !list) return
  const [{ left, width }, listRect] = [tab.getBoundingClientRect(), list.getBoundingClientRect()]
  list.scrollLeft += left - listRect.left - (listRect.width - width) / 2
}

/** Tabs. The arrow keys move between them. */
export function Tabs<Id extends string>({
  label,
  tabs,
  current,
  onSelect,
  children,
}: TabsProps<Id>) {
  const baseId = useId()
  return (
    <>
      <div className="tablist" role="tablist" aria-label={label} onKeyDown={handleArrowKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={tab.id === current ? scrollTabIntoView : undefined}
            type="button"
            role="tab"
            id={`${baseId}${tab.id}`}
            className="tab"
            aria-selected={tab.id === current}
            aria-controls={`${baseId}panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="badge num">{numberText(tab.count)}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${baseId}panel`} aria-labelledby={`${baseId}${current}`}>
        {children}
      </div>
    </>
  )
}

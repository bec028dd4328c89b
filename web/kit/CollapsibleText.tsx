import { useState } from 'react'
import { m } from '../../messages/m.ts'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { Prose } from './Prose.tsx'

const MAX_COLLAPSED_CHARACTERS = 420
const MAX_COLLAPSED_LINES = 6

/** A user's text that is collapsed if it is long. */
export function CollapsibleText({ text, className }: { text: string; className?: string }) {
  const [isExpanded, setExpanded] = useState(false)
  const isLong =
    text.length > MAX_COLLAPSED_CHARACTERS || text.split('\n').length > MAX_COLLAPSED_LINES
  return (
    <div className={classNames('collapsible-text', className)}>
      <Prose
        compact
        links
        text={text}
        className={classNames(isLong && !isExpanded && 'collapsible-text-cut')}
      />
      {isLong && (
        <Button variant="text" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? m.kit_show_less() : m.kit_read_more()}
        </Button>
      )}
    </div>
  )
}

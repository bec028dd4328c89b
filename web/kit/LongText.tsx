import { useState } from 'react'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'
import { Prose } from './Prose.tsx'

const LONG = 420
const LINES = 6

/** What a person wrote about something else on the page: a long text is cut short until its reader wants it whole. */
export function LongText({ text, className }: { text: string; className?: string }) {
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > LONG || text.split('\n').length > LINES
  return (
    <div className={classNames('long', className)}>
      <Prose said links text={text} className={classNames(isLong && !isWhole && 'long-cut')} />
      {isLong && (
        <Button look="text" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : 'Read more'}
        </Button>
      )}
    </div>
  )
}

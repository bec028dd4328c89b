import { useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Prose } from '../../kit/Prose.tsx'
import { Star } from '../../kit/Star.tsx'
import { SchoolText } from './SchoolText.tsx'

type Step = { name: string; text?: string }

// student-area §2; the last one's text is the school's
const steps: Step[] = [
  {
    name: 'Browse Classes',
    text: 'Choose a category, and read what a class is about, what it costs and until when it takes students.',
  },
  {
    name: 'Enroll',
    text: 'A free class takes one press. A class with a price is paid from your wallet or by card.',
  },
  {
    name: 'Start Learning',
    text: 'Read the lessons in their order and ask under each of them. An exam opens what comes after it.',
  },
  { name: 'Help Guide' },
]
const LAST = steps.length - 1

/** The way into the school in four steps (student-area §2). */
export function HowToGuide({ onClose }: { onClose: () => void }) {
  const [at, setAt] = useState(0)
  const isFirst = at === 0
  const isLast = at === LAST
  return (
    <Dialog
      open
      onClose={onClose}
      title="How-to guide"
      actions={
        <>
          <Button aria-disabled={isFirst} onClick={() => !isFirst && setAt(at - 1)}>
            Previous
          </Button>
          {/* one button, so that the focus stays where it is at the last step */}
          <Button look="main" data-first onClick={() => (isLast ? onClose() : setAt(at + 1))}>
            {isLast ? 'Get Started' : 'Next'}
          </Button>
        </>
      }
    >
      <Stars at={at} />
      <div className="grid min-h-36 content-start gap-2" aria-live="polite">
        <h3>{steps[at]?.name}</h3>
        <StepText text={steps[at]?.text} />
      </div>
    </Dialog>
  )
}

function StepText({ text }: { text: string | undefined }) {
  if (text) return <Prose text={text} />
  return <SchoolText of={(it) => it.howto} otherwise="Instructions coming soon" />
}

function Stars({ at }: { at: number }) {
  return (
    <ol className="grid grid-cols-4 gap-1.5">
      {steps.map(({ name }, nth) => (
        <li
          key={name}
          className="grid content-start justify-items-center gap-1.5 text-center leading-tight text-tiny text-ink-2 aria-[current]:font-semibold aria-[current]:text-ink"
          aria-current={nth === at ? 'step' : undefined}
        >
          <Star kind={nth < at ? 'done' : nth === at ? 'open' : 'lock'}>
            {nth < at ? undefined : nth + 1}
          </Star>
          {name}
        </li>
      ))}
    </ol>
  )
}

import { useState } from 'react'
import { locale, m } from '../../../messages/m.ts'
import { formatNumber } from '../../../messages/runtime.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Prose } from '../../kit/Prose.tsx'
import { Star } from '../../kit/Star.tsx'
import { SchoolText } from './SchoolText.tsx'

type Step = { name: string; text?: string }

// the steps of R-DASH-018; the text of the last one comes from the settings (R-DASH-019)
const steps: Step[] = [
  {
    name: m.settings_guide_browse(),
    text: m.settings_guide_browse_text(),
  },
  {
    name: m.settings_guide_enroll(),
    text: m.settings_guide_enroll_text(),
  },
  {
    name: m.settings_guide_learn(),
    text: m.settings_guide_learn_text(),
  },
  { name: m.settings_guide_help() },
]
const LAST_INDEX = steps.length - 1

/** The how-to guide in four steps (R-DASH-018). */
export function HowToGuide({ onClose }: { onClose: () => void }) {
  const [stepIndex, setStepIndex] = useState(0)
  const isFirst = stepIndex === 0
  const isLast = stepIndex === LAST_INDEX
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.settings_how_guide()}
      actions={
        <>
          <Button aria-disabled={isFirst} onClick={() => !isFirst && setStepIndex(stepIndex - 1)}>
            {m.kit_previous()}
          </Button>
          {/* a single button, so that the focus stays on it at the last step */}
          <Button
            variant="primary"
            data-first
            onClick={() => (isLast ? onClose() : setStepIndex(stepIndex + 1))}
          >
            {isLast ? m.settings_get_started() : m.kit_next()}
          </Button>
        </>
      }
    >
      <StepMarkers stepIndex={stepIndex} />
      <div className="grid min-h-36 content-start gap-2" aria-live="polite">
        <h3>{steps[stepIndex]?.name}</h3>
        <StepText text={steps[stepIndex]?.text} />
      </div>
    </Dialog>
  )
}

function StepText({ text }: { text: string | undefined }) {
  if (text) return <Prose text={text} />
  return <SchoolText select={(it) => it.howTo} fallback={m.settings_guide_empty()} />
}

function StepMarkers({ stepIndex }: { stepIndex: number }) {
  return (
    <ol className="grid grid-cols-4 gap-1.5">
      {steps.map(({ name }, index) => (
        <li
          key={name}
          className="grid content-start justify-items-center gap-1.5 text-center leading-tight text-tiny text-ink-2 aria-[current]:font-semibold aria-[current]:text-ink"
          aria-current={index === stepIndex ? 'step' : undefined}
        >
          <Star kind={index < stepIndex ? 'done' : index === stepIndex ? 'open' : 'lock'}>
            {index < stepIndex ? undefined : formatNumber(index + 1, locale)}
          </Star>
          {name}
        </li>
      ))}
    </ol>
  )
}

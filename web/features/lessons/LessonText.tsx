import { Check } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { placeBlocks } from '../../../contract/lessons/place-blocks.ts'
import { m } from '../../../messages/m.ts'
import { type Mark, Prose } from '../../kit/Prose.tsx'
import { LESSON_TEXT_ID } from './material.ts'
import { type ReadingChoices, readableText, readingAids } from './reading.ts'
import './lesson.css'
import { useSession } from '../../api/session.ts'

type LessonTextProps = {
  text: string
  /** The number of blocks, and what shows one of them, by its place in the list. */
  blocks?: number
  renderBlock?: (index: number) => ReactNode
  /** Renders its Arabic. */
  mark?: Mark | undefined
}

/** The text of a lesson with its blocks. Its vowel marks and translations can be hidden, if it has them. */
export function LessonText({ text, blocks = 0, renderBlock, mark }: LessonTextProps) {
  const [choices, change] = useReadingChoices()
  const { hidesVowelMarks, hidesTranslations } = choices
  const aids = readingAids(text)
  return (
    <>
      {(aids.vowelMarks || aids.translations) && (
        <fieldset className="reading-bar" aria-label={m.lessons_reading()}>
          {aids.vowelMarks && (
            <HideButton
              isPressed={hidesVowelMarks}
              onPress={() => change({ hidesVowelMarks: !hidesVowelMarks })}
            >
              {m.lessons_hide_vowel_marks()}
            </HideButton>
          )}
          {aids.translations && (
            <HideButton
              isPressed={hidesTranslations}
              onPress={() => change({ hidesTranslations: !hidesTranslations })}
            >
              {m.lessons_hide_translations()}
            </HideButton>
          )}
        </fieldset>
      )}
      {/* the target of 'Read' */}
      <div id={LESSON_TEXT_ID} tabIndex={-1} className="lesson-parts">
        {placeBlocks(text, blocks).map((part) =>
          'text' in part ? (
            <Prose
              key={part.text}
              text={readableText(part.text, choices)}
              lessonStyle
              links
              mark={mark}
            />
          ) : (
            <Fragment key={part.block}>{renderBlock?.(part.block)}</Fragment>
          ),
        )}
      </div>
    </>
  )
}

type HideButtonProps = { isPressed: boolean; onPress: () => void; children: string }

function HideButton({ isPressed, onPress, children }: HideButtonProps) {
  return (
    <button type="button" className="reading-toggle" aria-pressed={isPressed} onClick={onPress}>
      {isPressed && <Check className="icon icon-s" aria-hidden />}
      {children}
    </button>
  )
}

const STORAGE_KEY = 'reading-choices'

/** The stored choices by user id. Signing out deletes them. */
function readStored(): Record<string, Partial<ReadingChoices> | undefined> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

/** The parts of lessons that the user hides, stored on this device, and a function that changes them. */
function useReadingChoices() {
  const userId = useSession((it) => it.user?.id ?? '')
  const [choices, setChoices] = useState<ReadingChoices>(() => {
    const { hidesVowelMarks, hidesTranslations } = readStored()[userId] ?? {}
    return {
      hidesVowelMarks: hidesVowelMarks === true,
      hidesTranslations: hidesTranslations === true,
    }
  })
  const change = (changed: Partial<ReadingChoices>) => {
    const next = { ...choices, ...changed }
    setChoices(next)
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readStored(), [userId]: next }))
    } catch {
      // without storage the choice is valid for this page
    }
  }
  return [choices, change] as const
}

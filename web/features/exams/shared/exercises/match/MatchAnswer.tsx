import { Volume2 } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  type MatchItem,
  matchName,
  type PublicMatch,
} from '../../../../../../contract/exams/kinds/match/match.ts'
import type { QuestionMedia } from '../../../../../../contract/exams/questions.ts'
import { m } from '../../../../../../messages/m.ts'
import { IconButton } from '../../../../../kit/IconButton.tsx'
import { OptionText } from '../../QuestionText.tsx'
import { type ExerciseAnswerProps, withPart } from '../exercise-props.ts'
import '../exercises.css'

/** Two lists: a tap on one side, then on what belongs to it (R-LEARN-006). */
export function MatchAnswer(props: ExerciseAnswerProps<PublicMatch>) {
  const { content, files, name, parts, errorId, onChange } = props
  const { lefts, rights } = content
  const [selected, setSelected] = useState<number | undefined>(0)
  const nextOpen = (of: readonly string[], from: number) =>
    lefts.map((_, index) => (from + index + 1) % lefts.length).find((index) => !of[index])
  const choose = (item: MatchItem) => {
    const chosen = matchName(item)
    const target = selected ?? nextOpen(parts, -1) ?? 0
    // a right side belongs to one left side
    const others = lefts.map((_, index) => (parts[index] === chosen ? '' : (parts[index] ?? '')))
    const next = withPart(others, target, chosen)
    onChange(next)
    setSelected(nextOpen(next, target))
  }
  const numberOf = (item: MatchItem) => {
    const index = parts.indexOf(matchName(item))
    return index < 0 ? undefined : index + 1
  }
  return (
    <fieldset className="match-lists" aria-describedby={errorId}>
      <ol className="grid content-start gap-2" aria-label={m.exercises_left_side()}>
        {lefts.map((item, index) => {
          const right = rights.find((it) => matchName(it) === parts[index])
          return (
            <li key={matchName(item)} className="match-row">
              <button
                type="button"
                className="exercise-tile match-item"
                name={index === 0 ? name : undefined}
                aria-pressed={index === selected}
                onClick={() => setSelected(index)}
              >
                <span className="match-number" aria-hidden>
                  {index + 1}
                </span>
                <Item item={item} files={files} place={index + 1} />
                <span className="sr-only">
                  {right ? `= ${nameOf(right, rights.indexOf(right) + 1)}` : m.exams_blank()}
                </span>
              </button>
              <SoundButton item={item} files={files} place={index + 1} />
            </li>
          )
        })}
      </ol>
      <ul className="grid content-start gap-2" aria-label={m.exercises_right_side()}>
        {rights.map((item, index) => (
          <li key={matchName(item)} className="match-row">
            <button
              type="button"
              className="exercise-tile match-item"
              aria-pressed={numberOf(item) !== undefined}
              onClick={() => choose(item)}
            >
              <span className="match-number" aria-hidden>
                {numberOf(item)}
              </span>
              <Item item={item} files={files} place={index + 1} />
            </button>
            <SoundButton item={item} files={files} place={index + 1} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const nameOf = ({ text }: MatchItem, place: number) => text || m.exercises_item({ number: place })

type ItemProps = { item: MatchItem; files: readonly QuestionMedia[]; place: number }

function Item({ item, files, place }: ItemProps) {
  const file = files.find(({ id }) => id === item.file)
  if (file?.kind === 'image')
    return (
      <img
        className="match-picture"
        src={file.url}
        width={file.width}
        height={file.height}
        loading="lazy"
        alt={m.exercises_picture({ number: place })}
      />
    )
  return (
    <span className="grow">
      {item.text ? <OptionText text={item.text} /> : m.exercises_sound({ number: place })}
    </span>
  )
}

function SoundButton({ item, files, place }: ItemProps) {
  const audio = useRef<HTMLAudioElement>(null)
  const file = files.find(({ id }) => id === item.file)
  if (file?.kind !== 'audio') return null
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: what is heard is the answer */}
      <audio ref={audio} preload="none" src={file.url} />
      <IconButton
        label={m.exercises_play_sound({ number: place })}
        icon={<Volume2 className="icon" aria-hidden />}
        onClick={() => void audio.current?.play().catch(() => {})}
      />
    </>
  )
}

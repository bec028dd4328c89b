import { useQuery } from '@tanstack/react-query'
import { Headphones, Play, Square } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ExamResult } from '../../../../contract/exams/exams.ts'
import { pictureAttributes } from '../../../../contract/lessons/picture-widths.ts'
import type { LessonPage } from '../../../../contract/study/study.ts'
import { PRAISE } from '../../../../contract/voice/correction-kinds.ts'
import {
  type CriterionScore,
  getMyCorrections,
  getMyFaults,
} from '../../../../contract/voice/corrections.ts'
import { phraseAround } from '../../../../contract/voice/phrases.ts'
import { wordsOfText } from '../../../../contract/voice/words-of-text.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { callQuery } from '../../../api/call-query.ts'
import { keys } from '../../../api/query-keys.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { ScoreText } from '../../../kit/ScoreStar.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { CorrectionKind } from '../../voice/shared/CorrectionKind.tsx'
import { FaultList } from '../../voice/shared/FaultList.tsx'
import { formatLength } from '../../voice/shared/format-length.ts'
import { MarkedText } from '../../voice/shared/MarkedText.tsx'
import { Pins } from '../../voice/shared/Pins.tsx'
import { PlayerBar } from '../../voice/shared/PlayerBar.tsx'
import {
  type NumberedCorrection,
  numbered,
  spokenMarks,
  typedMarks,
  waveMarks,
} from '../../voice/shared/places.ts'
import { useSound } from '../../voice/shared/use-sound.ts'
import { Waveform } from '../../voice/shared/Waveform.tsx'
import { NewAttempt } from './NewAttempt.tsx'
import './my-corrections.css'

type MyCorrectionsProps = {
  lesson: LessonPage
  result: ExamResult
  /** True if the answer is a photograph. */
  isImage: boolean
}

/** The marks on the own answer: heard in order with the phrase before each, seen on the text, the wave or the photograph (R-VOICE-008). */
export function MyCorrections({ lesson, result, isImage }: MyCorrectionsProps) {
  const { id: lessonId } = lesson
  const { data } = useQuery(
    callQuery(getMyCorrections, { lessonId }, keys.myCorrections(lessonId), {
      // the addresses of the recordings are valid for an hour
      staleTime: 300_000,
    }),
  )
  if (!data || (data.answers.length === 0 && data.corrections.length === 0)) return null
  return <Corrections key={data.answers.length} {...{ lesson, result, isImage, data }} />
}

type Data = Awaited<ReturnType<typeof load>>
const load = (lessonId: number) => callApi(getMyCorrections, { lessonId })

function Corrections({ lesson, result, isImage, data }: MyCorrectionsProps & { data: Data }) {
  const { text, answers, criteria } = data
  const [attempt, setAttempt] = useState(answers.at(-1)?.attempt ?? 1)
  const sound = useSound()
  const { player } = sound
  const shown = numbered(data.corrections, attempt)
  const answer = answers.find((it) => it.attempt === attempt)
  const { currentId, hear, stop } = useListening(player, answer)
  const hasSound = shown.some((it) => it.audio ?? (answer?.url && it.moment !== undefined))
  const ofPlace = (isThere: (it: NumberedCorrection) => boolean) => {
    const found = shown.filter(isThere)
    if (found.length > 0) void hear(found)
  }
  return (
    <Card as="article" padded className="my-corrections">
      <h2 className="font-sans text-base font-semibold">{m.corrections_title()}</h2>
      {answers.length > 1 && (
        <SegmentedControl
          label={m.corrections_attempt()}
          options={answers.map((it) => ({
            value: String(it.attempt),
            label: m.corrections_attempt_number({ number: it.attempt }),
          }))}
          value={String(attempt)}
          onChange={(it) => {
            stop()
            setAttempt(Number(it))
          }}
        />
      )}
      {hasSound && (
        <Button
          variant="primary"
          className="justify-self-start"
          onClick={() => (currentId === undefined ? void hear(shown) : stop())}
        >
          {currentId === undefined ? (
            <Headphones className="icon" aria-hidden />
          ) : (
            <Square className="icon icon-s" aria-hidden />
          )}
          {currentId === undefined ? m.corrections_listen() : m.corrections_stop()}
        </Button>
      )}
      <Answer
        {...{ result, isImage, text, answer, sound, currentId }}
        corrections={shown}
        onPlace={ofPlace}
      />
      {sound.hasFailed && (
        <p className="field-error" role="alert">
          {m.corrections_sound_did_not_load()}
        </p>
      )}
      <Explanations
        corrections={shown}
        currentId={currentId}
        text={answer ? text : result.theoryAnswer}
        onHear={(it) => void hear([it])}
      />
      <Criteria criteria={criteria} />
      <MyFaults />
      {data.newAttempt === 'allowed' && result.markedAt !== null && (
        <NewAttempt lesson={lesson} text={text} />
      )}
      {data.newAttempt === 'used' && result.markedAt === null && (
        <p className="text-ink-2">{m.corrections_new_attempt_waits()}</p>
      )}
    </Card>
  )
}

type AnswerProps = Pick<MyCorrectionsProps, 'result' | 'isImage'> & {
  text: string
  /** Undefined for an answer that was not spoken. */
  answer: Data['answers'][number] | undefined
  sound: ReturnType<typeof useSound>
  corrections: readonly NumberedCorrection[]
  currentId: number | undefined
  onPlace: (isThere: (correction: NumberedCorrection) => boolean) => void
}

/** The answer with its corrections: the wave and the text of a recitation, a photograph, or the typed words. */
function Answer({ answer, isImage, ...props }: AnswerProps) {
  const { result, corrections, onPlace } = props
  if (answer) return <Recitation {...props} answer={answer} />
  if (isImage)
    return (
      <Pins
        src={pictureAttributes(result.theoryAnswer)}
        alt={m.exams_your_photographed_answer()}
        turns={result.turns ?? 0}
        corrections={corrections}
      />
    )
  return (
    <MarkedText
      text={result.theoryAnswer}
      label={m.exams_your_answer()}
      marks={typedMarks(corrections)}
      onPick={(word) =>
        onPlace(({ start, end = 0 }) => start !== undefined && start < word.end && end > word.start)
      }
    />
  )
}

type RecitationProps = Pick<
  AnswerProps,
  'text' | 'sound' | 'corrections' | 'currentId' | 'onPlace'
> & {
  answer: Data['answers'][number]
}

function Recitation({ text, answer, sound, corrections, currentId, onPlace }: RecitationProps) {
  const { player, rate } = sound
  const { url, peaks, milliseconds } = answer
  const isOwn = sound.url === url
  const position = isOwn ? sound.position : 0
  return (
    <>
      <div className="grid gap-2">
        <Waveform
          {...{ peaks, milliseconds, position }}
          marks={waveMarks(corrections, currentId)}
          onSeek={(at) => url && player.seek(url, at)}
        />
        {url === '' ? (
          <p className="hint">{m.corrections_recording_deleted()}</p>
        ) : (
          <PlayerBar
            {...{ player, url, position, rate }}
            isPlaying={isOwn && sound.isPlaying && currentId === undefined}
          />
        )}
      </div>
      {text !== '' && (
        <MarkedText
          text={text}
          label={m.corrections_text()}
          marks={spokenMarks(corrections, currentId)}
          onPick={({ index }) => onPlace((it) => it.word === index)}
        />
      )}
    </>
  )
}

/** Plays corrections in their order: the phrase of the own reading, then what the teacher says. */
function useListening(
  player: ReturnType<typeof useSound>['player'],
  answer: Data['answers'][number] | undefined,
) {
  const [currentId, setCurrentId] = useState<number>()
  // a later press replaces what is being heard
  const run = useRef(0)
  const stop = () => {
    run.current++
    player.pause()
    setCurrentId(undefined)
  }
  const hear = async (corrections: readonly NumberedCorrection[]) => {
    const own = ++run.current
    const isCurrent = () => own === run.current
    for (const { id, moment, audio } of corrections) {
      setCurrentId(id)
      if (answer?.url && moment !== undefined)
        await player.play({ url: answer.url, ...phraseAround(answer, moment) })
      if (isCurrent() && audio) await player.play({ url: audio.url, from: 0 })
      if (!isCurrent()) return
    }
    setCurrentId(undefined)
  }
  return { currentId, hear, stop }
}

type ExplanationsProps = {
  corrections: readonly NumberedCorrection[]
  currentId: number | undefined
  text: string
  onHear: (correction: NumberedCorrection) => void
}

function Explanations({ corrections, currentId, text, onHear }: ExplanationsProps) {
  if (corrections.length === 0) return null
  const words = wordsOfText(text)
  const placeText = ({ word, moment, start, end }: NumberedCorrection) => {
    if (word !== undefined) return words[word]?.text ?? ''
    if (start !== undefined) return text.slice(start, end)
    return moment === undefined ? '' : m.corrections_at_time({ time: formatLength(moment) })
  }
  return (
    <ol className="explanations">
      {corrections.map((it) => (
        <li key={it.id} data-current={it.id === currentId || undefined}>
          <span className="explanation-number num" data-praise={it.kind === PRAISE || undefined}>
            {it.number}
          </span>
          <span className="grow min-w-0">
            <CorrectionKind kind={it.kind} letter={it.letter} />{' '}
            <bdi className="text-ink-2">{placeText(it)}</bdi>
            {it.comment && (
              <span className="block page-side" dir="auto">
                {it.comment}
              </span>
            )}
          </span>
          {(it.audio ?? it.moment) !== undefined && (
            <IconButton
              label={m.corrections_hear_number({ number: it.number })}
              icon={<Play className="icon" aria-hidden />}
              onClick={() => onHear(it)}
            />
          )}
        </li>
      ))}
    </ol>
  )
}

function Criteria({ criteria }: { criteria: readonly CriterionScore[] }) {
  if (criteria.length === 0) return null
  return (
    <dl className="grid gap-1">
      {criteria.map(({ name, score }) => (
        <div key={name} className="flex justify-between gap-3">
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd>
            <ScoreText value={score} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function MyFaults() {
  const { data = [] } = useQuery(callQuery(getMyFaults, {}, keys.myFaults, { staleTime: 300_000 }))
  if (data.length === 0) return null
  return (
    <section>
      <h3 className="label">{m.corrections_my_faults()}</h3>
      <FaultList faults={data} />
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SubmissionDetails } from '../../../../../contract/exams/marking.ts'
import { correctionKindsOf } from '../../../../../contract/voice/correction-kinds.ts'
import { type Correction, MAX_CORRECTION_MS } from '../../../../../contract/voice/corrections.ts'
import { momentOfWord, phraseAround } from '../../../../../contract/voice/phrases.ts'
import {
  arabicLettersOf,
  type TextWord,
  wordsOfText,
} from '../../../../../contract/voice/words-of-text.ts'
import { m } from '../../../../../messages/m.ts'
import { settingsQuery } from '../../../../api/settings-query.ts'
import { Button } from '../../../../kit/Button.tsx'
import { CheckboxCard } from '../../../../kit/ChoiceCard.tsx'
import { LazyDialog, lazyDialog } from '../../../../kit/LazyDialog.tsx'
import { lazyOptional } from '../../../../kit/lazy-part.ts'
import { SegmentedControl } from '../../../../kit/SegmentedControl.tsx'
import { QueryBoundary } from '../../../../loading/QueryBoundary.tsx'
import { formatLength } from '../../../voice/shared/format-length.ts'
import { MarkedText } from '../../../voice/shared/MarkedText.tsx'
import { PlayerBar } from '../../../voice/shared/PlayerBar.tsx'
import {
  type NumberedCorrection,
  numbered,
  spokenMarks,
  typedMarks,
  waveMarks,
} from '../../../voice/shared/places.ts'
import { Recorder, type RecorderHandle } from '../../../voice/shared/Recorder.tsx'
import { reloadIfBlocked } from '../../../voice/shared/record.ts'
import { useSound } from '../../../voice/shared/use-sound.ts'
import { Waveform } from '../../../voice/shared/Waveform.tsx'
import { AttemptsComparison } from './AttemptsComparison.tsx'
import { CorrectionList } from './CorrectionList.tsx'
import { type Choice, KindPad } from './KindPad.tsx'
import { MarkedPhotograph } from './MarkedPhotograph.tsx'
import { clipsQuery, type Place, useCorrections } from './use-corrections.ts'
// the layout of signed-in pages, which the marking page does not have, loads it elsewhere
import '../../../../kit/choices.css'
import './recitation.css'

const UnsentCorrections = lazyOptional(
  async () => (await import('./UnsentCorrections.tsx')).UnsentCorrections,
)
const ClipsDialog = lazyDialog(async () => (await import('./ClipsDialog.tsx')).ClipsDialog)

type AnswerCorrectionsProps = { submission: SubmissionDetails }

/**
 * The answer as it is marked at its places: a recitation on its text and its wave, a photograph at points, a typed answer at words
 * (R-VOICE-006, R-VOICE-011).
 */
export function AnswerCorrections({ submission }: AnswerCorrectionsProps) {
  const corrections = useCorrections(submission.id)
  return (
    <QueryBoundary
      query={corrections.query}
      errorTitle={m.corrections_did_not_load()}
      skeleton={null}
    >
      {(loaded) => <MarkedAnswer submission={submission} loaded={loaded} changes={corrections} />}
    </QueryBoundary>
  )
}

type Changes = ReturnType<typeof useCorrections>
type Loaded = NonNullable<Changes['query']['data']>
type MarkedAnswerProps = AnswerCorrectionsProps & { loaded: Loaded; changes: Changes }

function MarkedAnswer({ submission, loaded, changes }: MarkedAnswerProps) {
  const settings = useQuery(settingsQuery).data
  const kinds = correctionKindsOf(settings?.correctionKinds ?? '')
  const isSpoken = loaded.answers.length > 0
  const [attempt, setAttempt] = useState(loaded.answers.at(-1)?.attempt ?? 1)
  const sound = useSound()
  const pending = usePendingPlace(changes, sound)
  const shown = numbered(loaded.corrections, attempt)
  const answer = loaded.answers.find((it) => it.attempt === attempt)
  const placeText = placeTextOf(loaded.text, submission.answer)
  const play = ({ audio, moment }: NumberedCorrection) => {
    if (audio) void sound.player.play({ url: audio.url })
    else if (answer && moment !== undefined)
      void sound.player.play({ url: answer.url, ...phraseAround(answer, moment) })
  }
  return (
    <section className="recitation" aria-label={m.corrections_title()}>
      {loaded.answers.length > 1 && (
        <SegmentedControl
          label={m.corrections_attempt()}
          options={loaded.answers.map((it) => ({
            value: String(it.attempt),
            label: m.corrections_attempt_number({ number: it.attempt }),
          }))}
          value={String(attempt)}
          onChange={(it) => setAttempt(Number(it))}
        />
      )}
      {answer && (
        <Recitation
          key={attempt}
          text={loaded.text}
          answer={answer}
          corrections={shown}
          sound={sound}
          pending={pending}
        />
      )}
      {loaded.answers.length > 1 && (
        <AttemptsComparison loaded={loaded} player={sound.player} placeText={placeText} />
      )}
      {!isSpoken && <WrittenPlaces submission={submission} corrections={shown} pending={pending} />}
      <Suspense>
        <UnsentCorrections
          submissionId={submission.id}
          placeText={placeText}
          onArrived={() => void changes.refetch()}
        />
      </Suspense>
      <CorrectionList
        corrections={shown}
        kinds={kinds}
        placeText={placeText}
        onPlay={play}
        onChange={(it) => changes.change.mutate(it)}
        onRemove={(it) => changes.remove.mutate(it)}
      />
      {isSpoken && loaded.newAttempt !== 'used' && (
        <CheckboxCard
          checked={loaded.newAttempt === 'allowed'}
          onChange={({ target }) => changes.allow.mutate(target.checked)}
        >
          {m.corrections_allow_new_attempt()}
        </CheckboxCard>
      )}
      {pending.place && (
        <MarkingPad
          title={placeText(pending.place)}
          kinds={kinds}
          letters={lettersAt(loaded.text, pending.place)}
          pending={pending}
        />
      )}
    </section>
  )
}

type Pending = ReturnType<typeof usePendingPlace>

/** The place that is being marked, and the spoken correction that belongs to it. */
function usePendingPlace({ add }: Changes, { player, isPlaying }: ReturnType<typeof useSound>) {
  const [place, setPlace] = useState<Place>()
  const [recorded, setRecorded] = useState<Blob>()
  // it is in the pad, which opens with the place
  const recorder = useRef<RecorderHandle>(null)
  const resumes = useRef<string>(undefined)
  const pick = (next: Place) => {
    if (isPlaying) resumes.current = player.state().url
    player.pause()
    setPlace(next)
  }
  const close = () => {
    recorder.current?.discard()
    setPlace(undefined)
    setRecorded(undefined)
    // the recording goes on where it was stopped
    if (resumes.current) void player.play({ url: resumes.current })
    resumes.current = undefined
  }
  return {
    place,
    pick,
    close,
    recorder,
    hasSound: recorded !== undefined,
    setRecorded,
    hold: (next: Place) => {
      recorder.current?.discard()
      flushSync(() => pick(next))
      void recorder.current?.start()
    },
    release: () => void recorder.current?.stop(),
    choose: (choice: Choice) => {
      if (!place) return
      const spoken = recorder.current?.stop() ?? recorded
      add.mutate({ ...place, ...choice, ...(spoken && { recorded: spoken }) })
      close()
    },
  }
}

const SHORTCUT = { className: 'kind-record', 'aria-keyshortcuts': 'Alt+C', 'data-shortcut': 'KeyC' }

type PadProps = {
  title: string
  kinds: readonly string[]
  letters: readonly string[]
  pending: Pending
}

function MarkingPad({ title, kinds, letters, pending }: PadProps) {
  const { data: clips = [] } = useQuery(clipsQuery)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <KindPad
        title={title}
        kinds={kinds}
        letters={letters}
        clips={clips}
        recorder={
          <Recorder
            ref={pending.recorder}
            form="button"
            maxSeconds={MAX_CORRECTION_MS / 1000}
            label={pending.hasSound ? m.corrections_recorded() : m.corrections_record()}
            button={SHORTCUT}
            onDone={({ sound }) => pending.setRecorded(sound)}
          />
        }
        onChoose={pending.choose}
        onOpenClips={() => setOpen(true)}
        onClose={pending.close}
      />
      {isOpen && (
        <LazyDialog title={m.corrections_my_clips()} onClose={() => setOpen(false)}>
          <ClipsDialog
            clips={clips}
            kinds={kinds}
            onUse={(clip) => {
              setOpen(false)
              pending.choose({ kind: clip.kind, clip })
            }}
            onClose={() => setOpen(false)}
          />
        </LazyDialog>
      )}
    </>
  )
}

type RecitationProps = {
  text: string
  answer: Loaded['answers'][number]
  corrections: readonly NumberedCorrection[]
  sound: ReturnType<typeof useSound>
  pending: Pending
}

function Recitation({ text, answer, corrections, sound, pending }: RecitationProps) {
  const { player, rate } = sound
  // a page that was opened elsewhere may not use the microphone
  useEffect(reloadIfBlocked, [])
  const isOwn = sound.url === answer.url
  const position = isOwn ? sound.position : 0
  const { attempt, url } = answer
  const { place } = pending
  const words = wordsOfText(text).map((it) => it.text)
  const wordPlace = ({ index }: TextWord): Place => {
    // until it is played, the place of the word is all that is known
    const moment = isOwn ? Math.round(position) : momentOfWord(words, index, answer)
    return { attempt, word: index, moment }
  }
  const momentPlace = (moment: number): Place => ({ attempt, moment })
  return (
    <div className="recitation-answer">
      <div className="recitation-wave">
        {url === '' && <p className="text-ink-2">{m.corrections_not_for_you()}</p>}
        {sound.hasFailed && isOwn && (
          <p className="field-error" role="alert">
            {m.corrections_sound_did_not_load()}
          </p>
        )}
        <Waveform
          peaks={answer.peaks}
          milliseconds={answer.milliseconds}
          position={position}
          marks={waveMarks(corrections)}
          pending={place?.moment}
          onSeek={(at) => player.seek(url, at)}
          onPick={(at) => {
            player.seek(url, at)
            pending.pick(momentPlace(at))
          }}
          onHold={(at) => pending.hold(momentPlace(at))}
          onRelease={pending.release}
        />
        <PlayerBar
          player={player}
          url={url}
          isPlaying={isOwn && sound.isPlaying}
          position={position}
          rate={rate}
        >
          <Button
            variant="outline"
            className="grow"
            aria-keyshortcuts="Alt+M"
            data-shortcut="KeyM"
            onClick={() => pending.pick(momentPlace(Math.round(position)))}
          >
            {m.corrections_mark_here()}
          </Button>
        </PlayerBar>
      </div>
      {text !== '' && (
        <MarkedText
          text={text}
          label={m.corrections_text()}
          marks={spokenMarks(corrections)}
          isPending={(word) => place?.word === word.index}
          onPick={(word) => pending.pick(wordPlace(word))}
          onHold={(word) => pending.hold(wordPlace(word))}
          onRelease={pending.release}
        />
      )}
    </div>
  )
}

type WrittenPlacesProps = {
  submission: SubmissionDetails
  corrections: readonly NumberedCorrection[]
  pending: Pending
}

/** A typed or photographed answer with its places; a button opens it, because most answers get a score alone. */
function WrittenPlaces({ submission, corrections, pending }: WrittenPlacesProps) {
  const { isImage, answer, turns, studentName } = submission
  const [isOpen, setOpen] = useState(corrections.length > 0)
  const { place } = pending
  if (answer === '') return null
  if (!isOpen)
    return (
      <Button variant="soft" className="justify-self-start" onClick={() => setOpen(true)}>
        {isImage ? m.corrections_mark_photograph() : m.corrections_mark_words()}
      </Button>
    )
  if (isImage)
    return (
      <MarkedPhotograph
        src={answer}
        alt={m.exams_answer_of_student({ student: studentName })}
        turns={turns}
        corrections={corrections}
        pending={place?.x === undefined ? undefined : { x: place.x, y: place.y ?? 0 }}
        onPick={(point) => pending.pick({ attempt: 1, ...point })}
        onHold={(point) => pending.hold({ attempt: 1, ...point })}
        onRelease={pending.release}
      />
    )
  const covers = ({ start, end }: TextWord) =>
    place?.start !== undefined && start < (place.end ?? 0) && end > place.start
  // a second word makes the range longer
  const extend = ({ start, end }: TextWord): Place => ({
    attempt: 1,
    start: Math.min(start, place?.start ?? start),
    end: Math.max(end, place?.end ?? end),
  })
  return (
    <div className="grid gap-1">
      <p className="hint">{m.corrections_tap_words()}</p>
      <MarkedText
        text={answer}
        label={m.exams_students_answer()}
        marks={typedMarks(corrections)}
        isPending={covers}
        onPick={(word) => pending.pick(extend(word))}
        onHold={(word) => pending.hold(extend(word))}
        onRelease={pending.release}
      />
    </div>
  )
}

/** A place in words: the word, the moment, the words of a range, or that it is on the photograph. */
const placeTextOf =
  (text: string, answer: string) =>
  (place: Place | Correction): string => {
    const { word, moment, start, end } = place
    const wordText = word === undefined ? undefined : wordsOfText(text)[word]?.text
    if (wordText !== undefined) return wordText
    if (moment !== undefined) return m.corrections_at_time({ time: formatLength(moment) })
    if (start !== undefined) return answer.slice(start, end)
    return m.corrections_on_photograph()
  }

function lettersAt(text: string, { word }: Place): string[] {
  const found = word === undefined ? undefined : wordsOfText(text)[word]
  return found ? arabicLettersOf(found.text) : []
}

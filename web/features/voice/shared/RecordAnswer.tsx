import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Ear } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import {
  giveRecordingConsent,
  MAX_GUARDIAN_CONSENT,
  withdrawRecordingConsent,
} from '../../../../contract/voice/consent.ts'
import {
  getRecordingTerms,
  type RecordingTerms,
} from '../../../../contract/voice/recording-rules.ts'
import { m } from '../../../../messages/m.ts'
import { callApi, messageOf, UnreachableError } from '../../../api/call-api.ts'
import { keys } from '../../../api/query-keys.ts'
import { Button } from '../../../kit/Button.tsx'
import { CheckboxCard } from '../../../kit/ChoiceCard.tsx'
import { listText } from '../../../kit/list-text.ts'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { findRead, saveRead } from '../../offline/shared/database.ts'
import { LineModels } from './LineModels.tsx'
import { Recorder } from './Recorder.tsx'
import { reloadIfBlocked } from './record.ts'
import type { Take } from './use-recorder.ts'

type RecordAnswerProps = {
  lessonId: number
  /** Where the recording is on this device. */
  place: string
  /** The text that is read aloud, '' for none. */
  reading: string
  /** True if only the marker whom the school names may hear it. */
  isLimited: boolean
  onLimit: (isLimited: boolean) => void
  onDone: (take: Take) => void
  onRemoved: () => void
}

/** Records the answer to an exam, after it was said who may hear it and the student has agreed (R-VOICE-010). */
export function RecordAnswer(props: RecordAnswerProps) {
  const { lessonId } = props
  useEffect(reloadIfBlocked, [])
  // when the answer is submitted there may be no connection to load it
  useEffect(() => {
    import('./send-recording.ts').catch(() => {})
  }, [])
  const terms = useQuery({
    queryKey: keys.recordingTerms(lessonId),
    // without a connection the student goes on with what was agreed before
    networkMode: 'always',
    queryFn: ({ signal }) => readTerms(lessonId, signal),
  })
  return (
    <QueryBoundary query={terms} errorTitle={m.recorder_terms_did_not_load()} errorLayout="note">
      {(it) =>
        it.hasAgreed ? <AgreedAnswer {...props} terms={it} /> : <Consent {...props} terms={it} />
      }
    </QueryBoundary>
  )
}

/** The terms, which are stored on the device: a recording needs no connection. */
async function readTerms(lessonId: number, signal: AbortSignal): Promise<RecordingTerms> {
  const name = `recording-terms ${lessonId}`
  try {
    const terms = await callApi(getRecordingTerms, { lessonId }, { signal })
    await saveRead(name, terms).catch(() => {})
    return terms
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error
    const saved = await findRead(name).catch(() => undefined)
    if (!saved) throw error
    // saved under the same name
    return saved.data as RecordingTerms
  }
}

function WhoMayHear({ terms }: { terms: RecordingTerms }) {
  const names = terms.hearers.length > 0 ? listText(terms.hearers) : m.recorder_your_teachers()
  return (
    <Note icon={<Ear className="icon" aria-hidden />}>
      {m.recorder_who_hears({ names, count: terms.keepDays })}
    </Note>
  )
}

type WithTerms = RecordAnswerProps & { terms: RecordingTerms }

function AgreedAnswer(props: WithTerms) {
  const { terms, lessonId, place, reading, isLimited, onLimit, onDone, onRemoved } = props
  const [own, setOwn] = useState<Blob>()
  const queryClient = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => callApi(withdrawRecordingConsent, {}),
    onSuccess: () =>
      queryClient.setQueryData(keys.recordingTerms(lessonId), { ...terms, hasAgreed: false }),
  })
  return (
    <div className="grid gap-3.5">
      <WhoMayHear terms={terms} />
      {(terms.limitedTo || isLimited) && (
        <CheckboxCard checked={isLimited} onChange={({ target }) => onLimit(target.checked)}>
          {terms.limitedTo
            ? m.recorder_only_for({ name: terms.limitedTo })
            : m.recorder_nobody_to_limit()}
        </CheckboxCard>
      )}
      <Recorder
        place={place}
        onDone={(take) => {
          setOwn(take.sound)
          onDone(take)
        }}
        onRemoved={() => {
          setOwn(undefined)
          onRemoved()
        }}
      />
      {reading && <LineModels lessonId={lessonId} text={reading} own={own} />}
      <div>
        <Button variant="text" disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {m.recorder_withdraw()}
        </Button>
      </div>
      {withdraw.error && (
        <p className="field-error" role="alert">
          {messageOf(withdraw.error)}
        </p>
      )}
    </div>
  )
}

const AGES = [
  { value: 'adult' as const, label: m.recorder_adult() },
  { value: 'minor' as const, label: m.recorder_minor() },
]

function Consent({ terms, lessonId }: WithTerms) {
  const [age, setAge] = useState<'adult' | 'minor'>('adult')
  const [guardian, setGuardian] = useState('')
  const queryClient = useQueryClient()
  const errorId = useId()
  const isMinor = age === 'minor'
  const give = useMutation({
    mutationFn: () => callApi(giveRecordingConsent, { isMinor, guardian }),
    onSuccess: (consent) =>
      queryClient.setQueryData(keys.recordingTerms(lessonId), {
        ...terms,
        ...{ hasAgreed: true, guardian: consent.guardian },
      }),
  })
  return (
    <div className="grid gap-3.5">
      <WhoMayHear terms={terms} />
      <p>{m.recorder_consent_needed()}</p>
      <SegmentedControl
        label={m.recorder_your_age()}
        showLabel
        options={AGES}
        value={age}
        onChange={setAge}
      />
      {isMinor && (
        <TextInput
          label={m.recorder_guardian()}
          hint={m.recorder_guardian_hint()}
          value={guardian}
          maxLength={MAX_GUARDIAN_CONSENT}
          onChange={({ target }) => setGuardian(target.value)}
        />
      )}
      {give.error && (
        <p className="field-error" id={errorId} role="alert">
          {messageOf(give.error)}
        </p>
      )}
      <div>
        <Button
          variant="primary"
          disabled={give.isPending || (isMinor && guardian.trim() === '')}
          onClick={() => give.mutate()}
        >
          {isMinor ? m.recorder_guardian_agrees() : m.recorder_agree()}
        </Button>
      </div>
    </div>
  )
}

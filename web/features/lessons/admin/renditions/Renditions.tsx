import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ExternalLink, Upload } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { getManagedLesson } from '../../../../../contract/lessons/manage-lessons.ts'
import { renditionKindOf } from '../../../../../contract/lessons/material-kinds.ts'
import {
  attachCaptions,
  attachSound,
  removeCaptions,
  removeSound,
  retryRenditions,
} from '../../../../../contract/renditions/lesson-renditions.ts'
import type { ManagedRenditions } from '../../../../../contract/renditions/managed-renditions.ts'
import {
  type CaptionLanguage,
  captionLanguages,
} from '../../../../../contract/renditions/renditions.ts'
import { m } from '../../../../../messages/m.ts'
import { adminKeys } from '../../../../api/admin-query-keys.ts'
import { callApi, messageOf } from '../../../../api/call-api.ts'
import { pollInterval } from '../../../../api/retry-pause.ts'
import { upload } from '../../../../api/upload.ts'
import { Button } from '../../../../kit/Button.tsx'
import { formatDataSize } from '../../../../kit/data-size.ts'
import { FieldError } from '../../../../kit/Field.tsx'
import { ProgressBar } from '../../../../kit/ProgressBar.tsx'
import { AUDIO_ACCEPT } from '../file-pickers.ts'

type RenditionsProps = {
  lessonId: number
  /** The extension of the lesson's file. */
  extension: string
  initial: ManagedRenditions
}

const LANGUAGE_NAMES = { en: m.lessons_language_en(), ar: m.lessons_language_ar() }

/** The renditions of a lesson's file: their state, an attached sound and captions (R-FORMS-002, R-FORMS-003, R-FORMS-010). */
export function Renditions({ lessonId, extension, initial }: RenditionsProps) {
  const { renditions, change } = useRenditions(lessonId, initial)
  const titleId = useId()
  // a sound and captions can be attached to it
  const isRecording = ['video', 'audio'].includes(renditionKindOf(extension) ?? '')
  const attached = renditions.forms.find((it) => it.form === 'sound' && it.state === 'attached')
  return (
    <section className="grid gap-3 border-t border-line pt-3.5" aria-labelledby={titleId}>
      <p id={titleId} className="font-semibold">
        {m.lessons_smaller_forms()}
      </p>
      <JobState renditions={renditions} onRetry={() => change.mutate({ kind: 'retry' })} />
      {renditions.forms.length > 0 && (
        <ul className="grid gap-2">
          {renditions.forms.map((it) => (
            <Row key={it.form} name={labelOf(it)} details={outcomeText(it)} url={it.url}>
              {it === attached && (
                <RemoveButton
                  name={m.lessons_attached_sound()}
                  onRemove={() => change.mutate({ kind: 'removeSound' })}
                />
              )}
            </Row>
          ))}
        </ul>
      )}
      {isRecording && (
        <ul className="grid gap-2">
          {!attached && (
            <Row name={m.lessons_sound_by_hand()} details={m.lessons_sound_limit()}>
              <Picker
                label={m.lessons_attach_sound()}
                accept={AUDIO_ACCEPT}
                onPick={(file) => change.mutate({ kind: 'attachSound', file })}
              />
            </Row>
          )}
          {captionLanguages.map((language) => (
            <CaptionsRow
              key={language}
              language={language}
              stored={renditions.captions.find((it) => it.language === language)}
              onChange={change.mutate}
            />
          ))}
        </ul>
      )}
      <div role="status">{change.isPending && <p className="text-small">{m.kit_saving()}</p>}</div>
      {change.isError && (
        <FieldError role="alert">
          {messageOf(change.error, m.lessons_change_not_saved())}
        </FieldError>
      )}
    </section>
  )
}

type JobStateProps = { renditions: ManagedRenditions; onRetry: () => void }

function JobState({ renditions, onRetry }: JobStateProps) {
  const text = jobText(renditions)
  const { state, progress } = renditions
  if (!text) return null
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-ink-2">{text}</p>
      {state === 'running' && <ProgressBar value={progress} max={100} label={text} />}
      {(state === 'failed' || state === 'none') && (
        <Button variant="soft" onClick={onRetry}>
          {state === 'failed' ? m.kit_try_again() : m.lessons_smaller_forms_make()}
        </Button>
      )}
    </div>
  )
}

type CaptionsRowProps = {
  language: (typeof captionLanguages)[number]
  stored: ManagedRenditions['captions'][number] | undefined
  onChange: (change: RenditionChange) => void
}

function CaptionsRow({ language, stored, onChange }: CaptionsRowProps) {
  const name = m.lessons_captions({ language: LANGUAGE_NAMES[language] })
  return (
    <Row name={name} details={stored ? stored.name : m.lessons_captions_limit()} url={stored?.url}>
      <Picker
        label={
          stored
            ? m.lessons_replace_language({ language: LANGUAGE_NAMES[language] })
            : m.lessons_attach_language({ language: LANGUAGE_NAMES[language] })
        }
        accept=".vtt,.srt,text/vtt"
        onPick={(file) => onChange({ kind: 'attachCaptions', language, file })}
      />
      {stored && (
        <RemoveButton name={name} onRemove={() => onChange({ kind: 'removeCaptions', language })} />
      )}
    </Row>
  )
}

type RowProps = { name: string; details: string; url?: string | undefined; children?: ReactNode }

function Row({ name, details, url, children }: RowProps) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      <p className="grow basis-36">
        <span className="font-semibold">{name}</span>
        <bdi className="num block text-small text-ink-2 wrap-anywhere">{details}</bdi>
      </p>
      <span className="flex flex-wrap items-center gap-2">
        {url && (
          <a
            className="btn"
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={m.lessons_open_name({ name })}
          >
            <ExternalLink className="icon" aria-hidden />
            {m.kit_open()}
          </a>
        )}
        {children}
      </span>
    </li>
  )
}

const RemoveButton = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <Button
    variant="text"
    className="text-danger-ink"
    aria-label={m.kit_remove_name({ name })}
    onClick={onRemove}
  >
    {m.kit_remove()}
  </Button>
)

type PickerProps = { label: string; accept: string; onPick: (file: File) => void }

function Picker({ label, accept, onPick }: PickerProps) {
  return (
    <label className="btn btn-outline editor-picker">
      <input
        type="file"
        className="sr-only"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onPick(file)
          // lets the same file be chosen again
          target.value = ''
        }}
      />
      <Upload className="icon" aria-hidden />
      {label}
    </label>
  )
}

type ManagedRendition = ManagedRenditions['forms'][number]

const LABELS: Record<ManagedRendition['form'], string> = {
  'video-240': m.lessons_form_small_video(),
  sound: m.lessons_form_sound(),
  'sound-aac': m.lessons_form_sound_iphone(),
  'picture-720': m.lessons_form_small_picture(),
}

const labelOf = ({ form }: ManagedRendition) => LABELS[form]

/** The outcome of a rendition: its size, or the reason why there is none. */
function outcomeText({ state, bytes, reason }: ManagedRendition): string {
  if (state === 'made') return formatDataSize(bytes)
  if (state === 'attached') return m.lessons_form_attached({ size: formatDataSize(bytes) })
  return (
    reason || (state === 'discarded' ? m.lessons_form_not_smaller() : m.lessons_form_not_possible())
  )
}

/** The state of the job in a sentence; undefined when it is finished. */
function jobText({ state, progress, reason }: ManagedRenditions): string | undefined {
  switch (state) {
    case 'none':
      return m.lessons_forms_none()
    case 'waiting':
      return [m.lessons_forms_waiting(), reason].filter(Boolean).join(' ')
    case 'running':
      return m.lessons_forms_running({ percent: progress })
    case 'failed':
      return [m.lessons_forms_failed(), reason].filter(Boolean).join(' ')
    case 'unavailable':
      return [m.lessons_forms_unavailable(), reason].filter(Boolean).join(' ')
    case 'done':
      return undefined
  }
}

const POLL_MS = 5_000

type RenditionChange =
  | { kind: 'retry' | 'removeSound' }
  | { kind: 'attachSound'; file: File }
  | { kind: 'attachCaptions'; language: CaptionLanguage; file: File }
  | { kind: 'removeCaptions'; language: CaptionLanguage }

/** The renditions of a lesson's file, read again while a job waits or runs, and a mutation that changes them. */
function useRenditions(lessonId: number, initial: ManagedRenditions) {
  const queryClient = useQueryClient()
  const queryKey = adminKeys.renditions(lessonId)
  const { data = initial } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await callApi(getManagedLesson, { lessonId }, { signal })).renditions ?? initial,
    initialData: initial,
    refetchInterval: ({ state }) => isUnfinished(state.data) && pollInterval(POLL_MS, state),
  })
  const change = useMutation({
    mutationFn: (it: RenditionChange) => sendChange(lessonId, it),
    onSuccess: (changed) => queryClient.setQueryData(queryKey, changed),
  })
  return { renditions: data, change }
}

const isUnfinished = (it: ManagedRenditions | undefined) =>
  it?.state === 'waiting' || it?.state === 'running'

function sendChange(lessonId: number, change: RenditionChange): Promise<ManagedRenditions> {
  switch (change.kind) {
    case 'retry':
      return callApi(retryRenditions, { lessonId })
    case 'removeSound':
      return callApi(removeSound, { lessonId })
    case 'attachSound': {
      const transport = upload({ files: { file: change.file } })
      return callApi(attachSound, { lessonId }, { transport })
    }
    case 'attachCaptions': {
      const transport = upload({ files: { file: change.file } })
      return callApi(attachCaptions, { lessonId, language: change.language }, { transport })
    }
    case 'removeCaptions':
      return callApi(removeCaptions, { lessonId, language: change.language })
  }
}

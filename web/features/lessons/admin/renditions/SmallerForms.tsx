import { ExternalLink, Upload } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { renditionKindOf } from '../../../../../contract/lessons/material-kinds.ts'
import type { ManagedRenditions } from '../../../../../contract/renditions/managed-renditions.ts'
import { captionLanguages } from '../../../../../contract/renditions/renditions.ts'
import { m } from '../../../../../messages/m.ts'
import { messageOf } from '../../../../api/call-api.ts'
import { Button } from '../../../../kit/Button.tsx'
import { FieldError } from '../../../../kit/Field.tsx'
import { ProgressBar } from '../../../../kit/ProgressBar.tsx'
import { AUDIO_ACCEPT } from '../file-pickers.ts'
import { formLabel, formOutcome, jobText } from './rendition-texts.ts'
import { type RenditionChange, useRenditions } from './use-renditions.ts'

type SmallerFormsProps = {
  lessonId: number
  /** The extension of the lesson's file. */
  extension: string
  initial: ManagedRenditions
}

const LANGUAGE_NAMES = { en: m.lessons_language_en(), ar: m.lessons_language_ar() }

/** The smaller forms of a lesson's file: their state, an attached sound and captions (R-FORMS-002, R-FORMS-003, R-FORMS-010). */
export function SmallerForms({ lessonId, extension, initial }: SmallerFormsProps) {
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
            <Row key={it.form} name={formLabel(it)} details={formOutcome(it)} url={it.url}>
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

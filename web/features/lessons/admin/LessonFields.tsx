import { BookOpen, CalendarDays, GraduationCap, Repeat } from 'lucide-react'
import { type ReactNode, Suspense, useRef } from 'react'
import {
  LESSON_KINDS,
  type LessonKind,
  lessonKinds,
} from '../../../../contract/lessons/lesson-kinds.ts'
import type { LessonUpload } from '../../../../contract/lessons/lesson-upload.ts'
import { m } from '../../../../messages/m.ts'
import { CheckboxCard } from '../../../kit/ChoiceCard.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { SkeletonRows } from '../../../kit/Skeleton.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import type { StoredFile } from './FileRows.tsx'
import { isScheduled } from './lesson-draft.ts'
import type { LessonForm } from './use-lesson-form.ts'
import type { LessonUploadField } from './use-lesson-upload.ts'
import './editor.css'
import { lazyPart } from '../../../kit/lazy-part.ts'
import { useTimeZone } from '../../../kit/time-zone.ts'

const ExamFields = lazyPart(
  async () => (await import('./questions/QuestionSections.tsx')).ExamFields,
)
const CheckFields = lazyPart(
  async () => (await import('./questions/QuestionSections.tsx')).CheckFields,
)
const BlocksField = lazyPart(async () => (await import('./blocks/BlocksField.tsx')).BlocksField)
const WordsField = lazyPart(async () => (await import('./words/WordsField.tsx')).WordsField)
const StudyDateField = lazyPart(async () => (await import('./StudyDateField.tsx')).StudyDateField)
const AttachmentsField = lazyPart(
  async () => (await import('./AttachmentsField.tsx')).AttachmentsField,
)
const FileField = lazyPart(async () => (await import('./FileField.tsx')).FileField)

type LessonFieldsProps = {
  classId: number
  /** Undefined for a lesson that is not stored yet. */
  lessonId?: number | undefined
  form: LessonForm
  upload: LessonUploadField
  isSaving: boolean
  /** The stored file of the lesson. */
  storedFile?: StoredFile | undefined
  /** Asks before a saved question is removed; undefined removes it with the save. */
  onRemoveQuestion?: ((id: string) => void) | undefined
  /** The upload that a saved lesson waits for. */
  pendingUpload?: LessonUpload | undefined
}

const kindLabels: Record<LessonKind, ReactNode> = {
  lesson: (
    <>
      <BookOpen className="icon icon-s" aria-hidden />
      {m.kit_lesson()}
    </>
  ),
  exam: (
    <>
      <GraduationCap className="icon icon-s" aria-hidden />
      {m.lessons_exam()}
    </>
  ),
  practice: (
    <>
      <Repeat className="icon icon-s" aria-hidden />
      {m.lessons_practice()}
    </>
  ),
  timetable: (
    <>
      <CalendarDays className="icon icon-s" aria-hidden />
      {m.lessons_timetable()}
    </>
  ),
}

const KIND_OPTIONS = lessonKinds.map((value) => ({ value, label: kindLabels[value] }))

const YES_NO_OPTIONS = [
  { value: 'yes' as const, label: m.kit_yes() },
  { value: 'no' as const, label: m.kit_no() },
]

/** The fields of a lesson. The kind decides which others are displayed (R-ALESSON-002). */
export function LessonFields(props: LessonFieldsProps) {
  const { classId, lessonId, form, upload, pendingUpload, isSaving, storedFile, onRemoveQuestion } =
    props
  const timezone = useTimeZone()
  const about = useRef<HTMLTextAreaElement>(null)
  const { values, errors, update } = form
  return (
    <fieldset className="editor" disabled={isSaving}>
      <SegmentedControl
        label={m.lessons_lesson_type()}
        showLabel
        className="editor-kinds"
        options={KIND_OPTIONS}
        value={values.kind}
        onChange={(kind) => update({ kind })}
      />
      <TextInput
        label={m.lessons_subject()}
        required
        maxLength={300}
        autoComplete="off"
        {...form.field('subject')}
      />
      <TextArea
        label={m.lessons_about()}
        hint={m.lessons_about_hint()}
        maxLength={200_000}
        className="min-h-40"
        ref={about}
        {...form.field('about')}
      />
      {LESSON_KINDS[values.kind].hasChecks && (
        <Suspense fallback={<div className="min-h-19" />}>
          <WordsField lessonId={lessonId} text={about} />
        </Suspense>
      )}
      {LESSON_KINDS[values.kind].opensIn === 'lesson-page' && (
        <Suspense fallback={<div className="min-h-24" />}>
          <BlocksField
            blocks={values.blocks}
            files={values.blockFiles}
            error={errors.blocks}
            onChange={(change, file) => {
              const { blocks, blockFiles } = form.current().values
              update({
                blocks: change(blocks),
                ...(file && { blockFiles: [...blockFiles, file] }),
              })
            }}
          />
        </Suspense>
      )}
      {LESSON_KINDS[values.kind].canBeScheduled && (
        <SegmentedControl
          label={m.lessons_schedule()}
          showLabel
          hint={values.scheduled ? m.lessons_opens_at_study_date() : m.lessons_opens_at_once()}
          className="editor-schedule"
          options={YES_NO_OPTIONS}
          value={values.scheduled ? 'yes' : 'no'}
          onChange={(choice) => update({ scheduled: choice === 'yes' })}
        />
      )}
      {isScheduled(values) && (
        <Suspense fallback={<div className="min-h-20" />}>
          <StudyDateField
            opensAt={values.opensAt}
            savedOpensAt={form.base.opensAt}
            timezone={timezone}
            error={errors.opensAt}
            onChange={(opensAt) => update({ opensAt })}
          />
        </Suspense>
      )}
      <CheckboxCard
        checked={values.draft}
        onChange={({ target }) => update({ draft: target.checked })}
      >
        <span className="block font-semibold">{m.lessons_draft()}</span>
        <span className="block text-small text-ink-2">{m.lessons_draft_hint()}</span>
      </CheckboxCard>
      {LESSON_KINDS[values.kind].canBeSample && (
        <CheckboxCard
          checked={values.sample}
          onChange={({ target }) => update({ sample: target.checked })}
        >
          <span className="block font-semibold">{m.lessons_free_sample()}</span>
          <span className="block text-small text-ink-2">{m.lessons_free_sample_hint()}</span>
        </CheckboxCard>
      )}
      <Suspense fallback={<div className="editor-file-field min-h-40" />}>
        <FileField upload={upload} storedFile={storedFile} pendingUpload={pendingUpload} />
      </Suspense>
      {LESSON_KINDS[values.kind].opensIn === 'lesson-page' && (
        <Suspense fallback={<div className="min-h-24" />}>
          <AttachmentsField
            attachments={values.attachments}
            onChange={(change) =>
              update({ attachments: change(form.current().values.attachments) })
            }
          />
        </Suspense>
      )}
      <Suspense fallback={<SkeletonRows />}>
        {LESSON_KINDS[values.kind].hasQuestions && (
          <ExamFields
            classId={classId}
            lessonId={lessonId}
            draft={values}
            errors={errors}
            current={() => form.current().values}
            onChange={update}
            onRemoveStored={onRemoveQuestion}
          />
        )}
        {LESSON_KINDS[values.kind].hasChecks && (
          <CheckFields
            classId={classId}
            lessonId={lessonId}
            draft={values}
            errors={errors}
            current={() => form.current().values}
            onChange={update}
            onRemoveStored={onRemoveQuestion}
          />
        )}
      </Suspense>
    </fieldset>
  )
}

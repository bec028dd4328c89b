import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../messages/m.ts'
import { Select } from '../../../kit/Select.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import {
  AUDIENCE_FORMS,
  audienceOptions,
  chosenAudience,
  type OfferedAudience,
  toAudience,
} from './audience-draft.ts'
import { audienceClassesQuery, audienceCountQuery, audienceExamsQuery } from './audience-queries.ts'
import type { MessageForm } from './message-draft.ts'

/** The audience of a message: its kind, its conditions and the number of students now. */
export function AudienceFields({ form }: { form: MessageForm }) {
  const { values: draft, update } = form
  const { classField, initialDays, hasExam } = AUDIENCE_FORMS[draft.audienceKind]
  const classes = useQuery(audienceClassesQuery)
  const classOptions = (classes.data ?? []).map((it) => ({ value: String(it.id), label: it.name }))
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
      <Select
        label={m.messages_which_students()}
        options={audienceOptions}
        value={draft.audienceKind}
        // the options are the kinds
        onChange={(event) => update(chosenAudience(event.target.value as OfferedAudience))}
      />
      {initialDays && (
        <TextInput
          label={
            draft.audienceKind === 'unseen' ? m.messages_unseen_days() : m.messages_ending_days()
          }
          inputMode="numeric"
          {...form.field('days')}
        />
      )}
      {classField !== 'none' && (
        <Select
          label={classField === 'required' ? m.kit_class() : m.messages_only_class()}
          placeholder={
            classField === 'required' ? m.messages_choose_class() : m.messages_any_class()
          }
          options={classOptions}
          {...form.field('classId')}
          onChange={({ target }) => update({ classId: target.value, examId: '' })}
        />
      )}
      {hasExam && <ExamFields form={form} />}
      <AudienceCount form={form} />
    </div>
  )
}

function ExamFields({ form }: { form: MessageForm }) {
  const classId = Number(form.values.classId)
  const exams = useQuery({ ...audienceExamsQuery(classId), enabled: classId > 0 })
  const options = (exams.data ?? []).map((it) => ({ value: String(it.id), label: it.subject }))
  const hasNone = exams.data?.length === 0
  return (
    <>
      <Select
        label={m.messages_exam()}
        placeholder={hasNone ? m.messages_class_has_no_exam() : m.messages_choose_exam()}
        options={options}
        {...form.field('examId')}
      />
      <TextInput
        label={m.messages_less_than()}
        inputMode="numeric"
        hint={m.messages_exams_wait_marking_not_counted()}
        {...form.field('passMark')}
      />
    </>
  )
}

function AudienceCount({ form }: { form: MessageForm }) {
  const audience = toAudience(form.values)
  const count = useQuery(audienceCountQuery(audience))
  const isCurrent = audience !== undefined && count.data !== undefined && !count.isPlaceholderData
  return (
    <p className="num text-small text-ink-2 sm:col-span-2" role="status">
      {isCurrent && m.messages_audience_now({ count: count.data.students })}
      {audience && count.isError && m.messages_students_could_not_counted()}
    </p>
  )
}

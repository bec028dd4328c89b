import { useQuery } from '@tanstack/react-query'
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
import { studentCountText } from './message-text.ts'

/** The audience of a message: its kind, its conditions and the number of students now. */
export function AudienceFields({ form }: { form: MessageForm }) {
  const { values: draft, update } = form
  const { classField, initialDays, hasExam } = AUDIENCE_FORMS[draft.audienceKind]
  const classes = useQuery(audienceClassesQuery)
  const classOptions = (classes.data ?? []).map((it) => ({ value: String(it.id), label: it.name }))
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
      <Select
        label="Which students"
        options={audienceOptions}
        value={draft.audienceKind}
        // the options are the kinds
        onChange={(event) => update(chosenAudience(event.target.value as OfferedAudience))}
      />
      {initialDays && (
        <TextInput
          label={draft.audienceKind === 'unseen' ? 'Not seen for (days)' : 'Ends within (days)'}
          inputMode="numeric"
          {...form.field('days')}
        />
      )}
      {classField !== 'none' && (
        <Select
          label={classField === 'required' ? 'Class' : 'Only in class'}
          placeholder={classField === 'required' ? 'Choose a class' : 'Any class'}
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
        label="Exam"
        placeholder={hasNone ? 'This class has no exam' : 'Choose an exam'}
        options={options}
        {...form.field('examId')}
      />
      <TextInput
        label="Less than (%)"
        inputMode="numeric"
        hint="Exams that wait for marking are not counted"
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
      {isCurrent && `${studentCountText(count.data.students)} now. Counted again when it is sent.`}
      {audience && count.isError && 'The students could not be counted.'}
    </p>
  )
}

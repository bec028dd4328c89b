import { useQuery } from '@tanstack/react-query'
import type { ManagedLesson } from '../../../../contract/lessons/manage-lessons.ts'
import { isoDay } from '../../../../contract/platform/school-time.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { required, validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { Select } from '../../../kit/Select.tsx'
import { useTimeZone } from '../../../kit/time-zone.ts'
import { targetClassesQuery, useDuplicateLesson } from './queries.ts'
import { ShiftFields } from './ShiftFields.tsx'
import { datesOf, initialShift, type ShiftDraft, shiftDaysOf, shiftRules } from './shift-draft.ts'

type LessonCopyDraft = ShiftDraft & { classId: string }

type DuplicateLessonProps = { lesson: ManagedLesson; onClose: () => void }

/** Copies a lesson or exam to the end of its class or of another one. */
export function DuplicateLessonDialog({ lesson, onClose }: DuplicateLessonProps) {
  const timezone = useTimeZone()
  const { data: classes = [] } = useQuery(targetClassesQuery)
  const copied = { registrationCloses: '', lessons: [lesson] }
  const { first } = datesOf(copied, timezone)
  const form = useForm<LessonCopyDraft>({
    initial: () =>
      unchanged({
        classId: String(lesson.classId),
        ...initialShift(first, isoDay(Date.now() / 1000, timezone)),
      }),
    validate: validateBy<LessonCopyDraft>({
      classId: required('Choose a class.'),
      ...shiftRules(first),
    }),
  })
  const duplicate = useDuplicateLesson(form, onClose)
  const submit = form.handleSubmit((values) => {
    const shiftDays = shiftDaysOf(values, first) ?? 0
    duplicate.mutate({ lessonId: lesson.id, classId: Number(values.classId), shiftDays })
  }, duplicate.isPending)
  return (
    <FormDialog
      wide
      title="Duplicate Lesson"
      description={
        <>
          <b>
            <MixedScriptText text={lesson.subject} />
          </b>{' '}
          is copied with its questions, checks and file to the end of the class, as a draft.
        </>
      }
      submitLabel="Duplicate Lesson"
      busyLabel={duplicate.isPending && 'Duplicating...'}
      error={duplicate.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={submit}
    >
      <Select
        label="Class"
        options={targetOptions(classes, lesson.classId)}
        {...form.field('classId')}
      />
      <ShiftFields form={form} copied={copied} timezone={timezone} />
    </FormDialog>
  )
}

/** The class of the lesson first; until the classes have loaded it is the only one. */
function targetOptions(classes: readonly { id: number; name: string }[], ownId: number) {
  const own = classes.find((it) => it.id === ownId)
  const others = classes.filter((it) => it.id !== ownId)
  return [
    { value: String(ownId), label: own ? `${own.name} (this class)` : 'This class' },
    ...others.map((it) => ({ value: String(it.id), label: it.name })),
  ]
}

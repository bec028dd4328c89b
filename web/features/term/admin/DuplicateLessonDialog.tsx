import { useQuery } from '@tanstack/react-query'
import type { ManagedLesson } from '../../../../contract/lessons/manage-lessons.ts'
import { isoDay } from '../../../../contract/platform/school-time.ts'
import { m } from '../../../../messages/m.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { required, validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { Select } from '../../../kit/Select.tsx'
import { Text } from '../../../kit/Text.tsx'
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
      classId: required(m.term_choose_class()),
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
      title={m.term_duplicate_lesson()}
      description={
        <Text
          of={m.term_copy_lesson_hint}
          title={
            <b>
              <MixedScriptText text={lesson.subject} />
            </b>
          }
        />
      }
      submitLabel={m.term_duplicate_lesson()}
      busyLabel={duplicate.isPending && m.term_duplicating()}
      error={duplicate.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={submit}
    >
      <Select
        label={m.kit_class()}
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
    {
      value: String(ownId),
      label: own ? m.term_this_class_named({ name: own.name }) : m.term_this_class(),
    },
    ...others.map((it) => ({ value: String(it.id), label: it.name })),
  ]
}

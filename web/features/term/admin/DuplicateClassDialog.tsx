import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ManagedClassPage } from '../../../../contract/classes/classes.ts'
import { isoDay } from '../../../../contract/platform/school-time.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { Dialog } from '../../../kit/Dialog.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { copiedLessonsQuery, useDuplicateClass } from './queries.ts'
import { ShiftFields } from './ShiftFields.tsx'
import {
  type CopiedDates,
  datesOf,
  initialShift,
  nameRule,
  type ShiftDraft,
  shiftDaysOf,
  shiftRules,
} from './shift-draft.ts'

type DuplicateClassProps = { class: ManagedClassPage; timezone: string; onClose: () => void }

const TITLE = m.term_duplicate_class()
const MAX_NAME_LENGTH = 200
const COPY_SUFFIX = ` ${m.term_copy_suffix()}`

/** Copies a class for a new term, once its lessons are known. The copy opens on its page. */
export function DuplicateClassDialog(props: DuplicateClassProps) {
  const lessons = useQuery(copiedLessonsQuery(props.class.id))
  if (!lessons.data) {
    return (
      <Dialog open wide tall title={TITLE} onClose={props.onClose}>
        <QueryBoundary query={lessons} errorTitle={m.term_lessons_did_not_load()}>
          {() => null}
        </QueryBoundary>
      </Dialog>
    )
  }
  const { registrationCloses } = props.class
  return <DuplicateClassForm {...props} copied={{ registrationCloses, lessons: lessons.data }} />
}

type ClassCopyDraft = ShiftDraft & { name: string }

type DuplicateClassFormProps = DuplicateClassProps & { copied: CopiedDates }

function DuplicateClassForm({
  class: original,
  copied: latest,
  timezone,
  onClose,
}: DuplicateClassFormProps) {
  const [, navigate] = useLocation()
  // a refetch must not change the dates under the form
  const [copied] = useState(latest)
  const { first } = datesOf(copied, timezone)
  const form = useForm<ClassCopyDraft>({
    initial: () =>
      unchanged({
        name: original.name.slice(0, MAX_NAME_LENGTH - COPY_SUFFIX.length) + COPY_SUFFIX,
        ...initialShift(first, isoDay(Date.now() / 1000, timezone)),
      }),
    validate: validateBy<ClassCopyDraft>({ name: nameRule, ...shiftRules(first) }),
  })
  const duplicate = useDuplicateClass(form, (id) => {
    onClose()
    navigate(`${paths.admin.class(id)}?tab=lessons`)
  })
  const submit = form.handleSubmit((values) => {
    const shiftDays = shiftDaysOf(values, first) ?? 0
    duplicate.mutate({ classId: original.id, name: values.name.trim(), shiftDays })
  }, duplicate.isPending)
  return (
    <FormDialog
      wide
      tall
      title={TITLE}
      description={m.term_copy_class_hint({ count: copied.lessons.length })}
      submitLabel={TITLE}
      busyLabel={duplicate.isPending && m.term_duplicating()}
      error={duplicate.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput
        label={m.term_name_new_class()}
        maxLength={MAX_NAME_LENGTH}
        required
        autoComplete="off"
        {...form.field('name')}
      />
      <ShiftFields form={form} copied={copied} timezone={timezone} />
    </FormDialog>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { setContact } from '../../../../contract/admin/manage-students.ts'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import type { StudentHead } from '../../../../contract/admin/student-page.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { ContactFields } from './ContactFields.tsx'
import { type ContactValues, contactRules, toContact } from './contact-values.ts'
import { studentHeadQuery } from './student-page-queries.ts'
import { useStudentMutation } from './use-student-mutation.ts'

type ContactDialogProps = { student: ListedStudent; onClose: () => void }

/** Changes who receives what would go to a student by email (R-PAY-009). */
export function ContactDialog({ student, onClose }: ContactDialogProps) {
  const head = useQuery(studentHeadQuery(student.id)).data
  return head ? <ContactForm head={head} onClose={onClose} /> : null
}

const APPLIES_TO = [
  { value: 'all' as const, label: m.students_contact_for_all() },
  { value: 'one' as const, label: m.students_contact_for_one() },
]

function ContactForm({ head, onClose }: { head: StudentHead; onClose: () => void }) {
  const { student, contact } = head
  const isShared = (contact?.students.length ?? 0) > 1
  const [appliesTo, setAppliesTo] = useState<'all' | 'one'>('all')
  const form = useForm({
    initial: () =>
      unchanged<ContactValues>({
        contactName: contact?.name ?? '',
        contactEmail: contact?.email ?? '',
        contactPhone: contact?.phone ?? '',
      }),
    validate: validateBy<ContactValues>(contactRules),
  })
  const save = useStudentMutation({
    send: (values: ContactValues) =>
      callApi(setContact, { studentId: student.id, contact: toContact(values), appliesTo }),
    successMessage: setContact.successMessage,
    fallbackError: m.students_contact_failed(),
    form,
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title={m.students_change_contact()}
      description={<bdi>{student.name}</bdi>}
      submitLabel={m.kit_save()}
      busyLabel={save.isPending && m.kit_saving()}
      error={save.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit((values) => save.mutate(values), save.isPending)}
    >
      <ContactFields field={form.field} />
      {isShared && (
        <SegmentedControl
          showLabel
          label={m.students_contact_for()}
          options={APPLIES_TO}
          value={appliesTo}
          onChange={setAppliesTo}
        />
      )}
    </FormDialog>
  )
}

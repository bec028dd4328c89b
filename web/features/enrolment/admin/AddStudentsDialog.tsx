import { type ComponentType, Suspense, useState } from 'react'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { m } from '../../../../messages/m.ts'
import { useMay } from '../../../api/use-may.ts'
import { Chip } from '../../../kit/Chip.tsx'
import { Text } from '../../../kit/Text.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import {
  type ChosenPayment,
  isComplete,
  usePaymentDetails,
} from '../../payments/shared/recorded/payment-details.ts'
import { EnrolmentDialog } from './EnrolmentDialog.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import { sendAddition } from './send-addition.ts'
import { type Person, useEnrolmentChange } from './use-enrolment-change.ts'

/** A search for students with checkboxes. The screen passes it in: it belongs to another feature. */
export type PickerComponent = ComponentType<{
  isChosen: (student: { id: number }) => boolean
  onToggle: (student: Person) => void
  count: number
}>

type AddStudentsDialogProps = {
  class: { id: number; name: string; price: Kobo }
  StudentPicker: PickerComponent
  onClose: () => void
}

/** Adds students, who are chosen here, to one class. */
export function AddStudentsDialog({
  class: target,
  StudentPicker,
  onClose,
}: AddStudentsDialogProps) {
  const [students, setStudents] = useState<readonly Person[]>([])
  const [payment, setPayment] = useState<ChosenPayment>('wallet')
  const [details, changeDetails] = usePaymentDetails()
  const today = useDateFormat().today()
  const movesMoney = useMay('moveMoney')
  const change = useEnrolmentChange({
    students,
    send: (studentIds, _, idempotencyKey) =>
      sendAddition({ studentIds, class: target, payment, details, idempotencyKey }),
    successMessage: m.enrolment_added_class(),
    fallbackError: m.enrolment_failed_add_class(),
    onDone: onClose,
  })
  const toggle = (student: Person) => {
    const others = students.filter((it) => it.id !== student.id)
    setStudents(others.length < students.length ? others : [...students, student])
  }
  return (
    <EnrolmentDialog
      title={m.enrolment_add_students()}
      description={
        <Text
          of={m.enrolment_add_students_description}
          class={<bdi className="font-semibold text-ink">{target.name}</bdi>}
        />
      }
      submitLabel={
        students.length === 0 ? m.kit_add() : m.enrolment_add_count({ count: students.length })
      }
      isReady={students.length > 0 && (target.price === 0 || isComplete(payment, details, today))}
      submitsOnEnter={false}
      busyLabel={m.kit_adding()}
      isDirty={students.length > 0}
      change={change}
      studentCount={students.length}
      onClose={onClose}
    >
      {students.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={m.enrolment_selected_students()}>
          {students.map((it) => (
            <li key={it.id} className="max-w-full min-w-0">
              <Chip
                removeLabel={m.enrolment_remove_student({ name: it.name })}
                onRemove={() => toggle(it)}
              >
                <bdi>{it.name}</bdi>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {target.price > 0 && (
        <PaymentChoice
          price={target.price}
          value={payment}
          onChange={setPayment}
          canBeRecorded={movesMoney}
          details={details}
          onDetails={changeDetails}
        />
      )}
      <Suspense>
        <StudentPicker
          isChosen={({ id }) => students.some((it) => it.id === id)}
          onToggle={toggle}
          count={students.length}
        />
      </Suspense>
    </EnrolmentDialog>
  )
}

import { useState } from 'react'
import { isRegistrationOpen } from '../../../../contract/classes/registration-window.ts'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { m } from '../../../../messages/m.ts'
import { useMay } from '../../../api/use-may.ts'
import { Text } from '../../../kit/Text.tsx'
import { Note } from '../../../kit/Tile.tsx'
import { useTimeZone } from '../../../kit/time-zone.ts'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import {
  type ChosenPayment,
  isComplete,
  usePaymentDetails,
} from '../../payments/shared/recorded/payment-details.ts'
import { ClassSelect, useChosenClass } from './ClassSelect.tsx'
import type { ClassChoice } from './class-choices-query.ts'
import { EnrolmentDialog, WhomText } from './EnrolmentDialog.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import { sendAddition } from './send-addition.ts'
import { type Person, useEnrolmentChange } from './use-enrolment-change.ts'

type AddToClassDialogProps = {
  students: readonly Person[]
  /** The balance of a single student. */
  balance?: Kobo
  onDone?: () => void
  onClose: () => void
}

/** Adds students to a class that is chosen here. */
export function AddToClassDialog({ students, balance, onDone, onClose }: AddToClassDialogProps) {
  const [classId, setClassId] = useState('')
  const [chosenPayment, setPayment] = useState<ChosenPayment>()
  const [details, changeDetails] = usePaymentDetails()
  const today = useDateFormat().today()
  const movesMoney = useMay('moveMoney')
  const target = useChosenClass(classId)
  const payment = chosenPayment ?? defaultPayment(target, balance)
  const change = useEnrolmentChange({
    students,
    send: (studentIds, _, idempotencyKey) =>
      sendAddition({
        ...{ studentIds, payment: target?.price === 0 ? 'wallet' : payment, details },
        ...{ class: target ?? { id: Number(classId), price: 0 }, idempotencyKey },
      }),
    successMessage: m.enrolment_added_all({ count: students.length }),
    fallbackError: m.enrolment_failed_add_class(),
    onDone: () => {
      onDone?.()
      onClose()
    },
  })
  return (
    <EnrolmentDialog
      title={m.enrolment_add_class()}
      description={
        <Text of={m.enrolment_add_to_class_description} whom={<WhomText students={students} />} />
      }
      submitLabel={m.enrolment_add_class()}
      isReady={target !== undefined && (target.price === 0 || isComplete(payment, details, today))}
      busyLabel={m.kit_adding()}
      change={change}
      studentCount={students.length}
      onClose={onClose}
    >
      <ClassSelect
        label={m.kit_class()}
        classId={classId}
        onChange={(id) => {
          setClassId(id)
          setPayment(undefined)
        }}
      />
      {target && <ClassNotice target={target} />}
      {target && target.price > 0 && (
        <PaymentChoice
          price={target.price}
          balance={balance}
          value={payment}
          onChange={setPayment}
          canBeRecorded={movesMoney}
          details={details}
          onDetails={changeDetails}
        />
      )}
    </EnrolmentDialog>
  )
}

/** Pays from the wallet by default; waives the payment if the balance does not cover the price. */
export function defaultPayment(
  target: Pick<ClassChoice, 'price'> | undefined,
  balance: Kobo | undefined,
): 'wallet' | 'waived' {
  return target && balance !== undefined && balance < target.price ? 'waived' : 'wallet'
}

/** The restriction that would stop a student from joining, but does not stop an administrator. */
export function ClassNotice({ target }: { target: ClassChoice }) {
  const timezone = useTimeZone()
  const isOpen = isRegistrationOpen(target.registrationCloses, Date.now() / 1000, timezone)
  if (target.active === false) return <Note>{m.enrolment_class_inactive_note()}</Note>
  if (!isOpen) return <Note>{m.enrolment_registration_ended_note()}</Note>
  return null
}

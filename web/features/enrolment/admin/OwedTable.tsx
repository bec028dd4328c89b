import { BellRing, HandCoins } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { AdminPayment } from '../../../../contract/enrolment/enrolment-rules.ts'
import { type OwedPart, remindOfPart, settlePart } from '../../../../contract/enrolment/owed.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { paths } from '../../../api/paths.ts'
import { useMay } from '../../../api/use-may.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { type Column, DataTable } from '../../../kit/DataTable.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { Menu } from '../../../kit/Menu.tsx'
import { formatPrice } from '../../../kit/naira.ts'
import { SendToWhatsApp } from '../../../kit/SendToWhatsApp.tsx'
import { Text } from '../../../kit/Text.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import {
  isComplete,
  usePaymentDetails,
  waiverFields,
} from '../../payments/shared/recorded/payment-details.ts'
import { MayLink } from '../../staff/shared/MayLink.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import { ENROLMENT_KEYS } from './use-enrolment-change.ts'

const LINK = 'inline-block min-h-6 text-ink no-underline wrap-anywhere hover:underline'

const columns: readonly Column<OwedPart>[] = [
  {
    key: 'student',
    header: m.enrolment_owed_student(),
    cell: ({ student }) => (
      <MayLink
        can="viewStudents"
        to={paths.admin.student(student.id)}
        className={`${LINK} font-semibold`}
      >
        <bdi>{student.name}</bdi>
      </MayLink>
    ),
  },
  {
    key: 'class',
    header: m.kit_class(),
    cell: ({ course }) => <BilingualTitle>{course.name}</BilingualTitle>,
  },
  {
    key: 'amount',
    header: m.enrolment_owed_next(),
    label: m.enrolment_owed_next(),
    alignEnd: true,
    cell: ({ amount }) => <b className="num font-semibold">{formatPrice(amount)}</b>,
  },
  {
    key: 'since',
    header: m.enrolment_owed_since(),
    label: m.enrolment_owed_since(),
    cell: ({ since }) => (
      <span className="num md:whitespace-nowrap">
        <DateText at={since} />
      </span>
    ),
  },
  {
    key: 'ends',
    header: m.enrolment_owed_ends(),
    label: m.enrolment_owed_ends(),
    cell: ({ ends, remindedAt }) => (
      <>
        <span className="num md:whitespace-nowrap">
          <DateText at={ends} />
        </span>
        {remindedAt > 0 && (
          <span className="block text-small text-ink-2">
            <Text of={m.enrolment_reminded_on} date={<DateText at={remindedAt} />} />
          </span>
        )}
      </>
    ),
  },
  {
    key: 'paid',
    header: m.enrolment_owed_paid(),
    label: m.enrolment_owed_paid(),
    alignEnd: true,
    cell: ({ partsPaid, parts }) => (
      <span className="num whitespace-nowrap">
        {m.enrolment_owed_of({ paid: partsPaid, count: parts })}
      </span>
    ),
  },
  {
    key: 'reminder',
    header: m.report_reminder(),
    cell: ({ reminder, student }) =>
      reminder && (
        <SendToWhatsApp
          isShort
          text={reminder.text}
          phone={reminder.phone}
          subject={student.name}
        />
      ),
  },
]

/** The parts that students owe, each with a reminder and its settlement by the staff. */
export function OwedTable({ rows }: { rows: readonly OwedPart[] }) {
  const maySettle = useMay('moveMoney')
  return (
    <DataTable
      caption={m.enrolment_owed_title()}
      columns={columns}
      rows={rows}
      rowKey={(it) => `${it.student.id} ${it.course.id}`}
      {...(maySettle && { actions: (it: OwedPart) => <OwedActions part={it} /> })}
    />
  )
}

function OwedActions({ part }: { part: OwedPart }) {
  const [isSettling, setSettling] = useState(false)
  const remind = useFormMutation({
    send: () => callApi(remindOfPart, { studentId: part.student.id, classId: part.course.id }),
    successMessage: m.enrolment_reminder_sent(),
    fallbackError: m.enrolment_reminder_failed(),
    stale: [adminKeys.owed],
  })
  return (
    <>
      <Menu
        label={m.enrolment_actions_name({ name: part.student.name })}
        items={[
          {
            label: m.enrolment_send_reminder(),
            icon: <BellRing className="icon" aria-hidden />,
            onSelect: () => remind.mutate(),
            disabled: remind.isPending,
          },
          {
            label: m.enrolment_settle_part(),
            icon: <HandCoins className="icon" aria-hidden />,
            onSelect: () => setSettling(true),
          },
        ]}
      />
      {isSettling &&
        createPortal(
          <SettlePartDialog part={part} onClose={() => setSettling(false)} />,
          document.body,
        )}
    </>
  )
}

/** Settles the next part for a student: from the wallet, or waived with a reason (R-PAY-006). */
function SettlePartDialog({ part, onClose }: { part: OwedPart; onClose: () => void }) {
  const [payment, setPayment] = useState<AdminPayment>('wallet')
  const [details, changeDetails] = usePaymentDetails()
  const today = useDateFormat().today()
  const settle = useFormMutation({
    send: () =>
      callApi(settlePart, {
        ...{ studentId: part.student.id, classId: part.course.id, payment },
        ...(payment === 'waived' && waiverFields(details)),
        seenDue: part.since,
      }),
    successMessage: settlePart.successMessage,
    fallbackError: m.enrolment_settle_failed(),
    onSuccess: onClose,
    stale: [adminKeys.owed, ...ENROLMENT_KEYS],
  })
  return (
    <FormDialog
      title={m.enrolment_settle_part()}
      description={
        <Text
          of={m.enrolment_student_in_class}
          student={<bdi className="font-semibold text-ink">{part.student.name}</bdi>}
          class={<BilingualTitle>{part.course.name}</BilingualTitle>}
        />
      }
      submitLabel={m.enrolment_settle_part()}
      busyLabel={settle.isPending && m.enrolment_settling()}
      error={settle.errorMessage}
      isSubmitDisabled={!isComplete(payment, details, today)}
      isDirty={payment !== 'wallet'}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (!settle.isPending) settle.mutate(undefined)
      }}
    >
      <PaymentChoice
        isForOne
        price={part.amount}
        value={payment}
        onChange={setPayment}
        details={details}
        onDetails={changeDetails}
      />
    </FormDialog>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RefundChoice } from '../../../../contract/enrolment/enrolment-rules.ts'
import {
  previewRemoval,
  type RemovalEffects,
  removeStudentsFromClass,
  STUDENTS_PER_REQUEST,
} from '../../../../contract/enrolment/manage-enrolments.ts'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { sendInBatches } from '../../../api/send-in-batches.ts'
import { RadioCard } from '../../../kit/ChoiceCard.tsx'
import { formatPrice } from '../../../kit/naira.ts'
import { Text } from '../../../kit/Text.tsx'
import { partInScript } from '../../../kit/title-part.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { EnrolmentDialog, WhomText } from './EnrolmentDialog.tsx'
import { type Person, useEnrolmentChange } from './use-enrolment-change.ts'

type RemoveFromClassDialogProps = {
  students: readonly Person[]
  class: { id: number; name: string }
  onDone?: () => void
  onClose: () => void
}

/** Removes students from a class, with or without a refund, and shows the consequences. */
export function RemoveFromClassDialog(props: RemoveFromClassDialogProps) {
  const { students, class: target, onDone, onClose } = props
  const effects = useRemovalEffects(students, target.id)
  const [refund, setRefund] = useState<RefundChoice>('none')
  const change = useEnrolmentChange({
    students,
    send: (studentIds) =>
      callApi(removeStudentsFromClass, { studentIds, classId: target.id, refund }),
    // a student who is no longer in the class was removed by an earlier attempt
    isAchieved: (outcome) => outcome === 'done' || outcome === 'not-enrolled',
    successMessage: m.enrolment_removed_class(),
    fallbackError: m.enrolment_failed_remove_class(),
    onDone: () => {
      onDone?.()
      onClose()
    },
  })
  return (
    <EnrolmentDialog
      title={m.enrolment_remove_class()}
      description={
        <Text
          of={m.enrolment_remove_description}
          whom={<WhomText students={students} />}
          class={<bdi className="font-semibold text-ink">{partInScript(target.name)}</bdi>}
        />
      }
      submitLabel={refund === 'none' ? m.kit_remove() : m.enrolment_remove_and_refund()}
      isReady={effects.data !== undefined}
      busyLabel={m.kit_removing()}
      change={change}
      studentCount={students.length}
      onClose={onClose}
    >
      <QueryBoundary
        query={effects}
        errorTitle={m.enrolment_stakes_did_not_load()}
        errorLayout="text"
      >
        {(data) => (
          <>
            <WorkText effects={data} />
            {data.allPayments > 0 ? (
              <RefundChoices effects={data} value={refund} onChange={setRefund} />
            ) : (
              <p className="text-ink-2">{m.enrolment_nothing_to_refund()}</p>
            )}
          </>
        )}
      </QueryBoundary>
    </EnrolmentDialog>
  )
}

function useRemovalEffects(students: readonly Person[], classId: number) {
  const studentIds = students.map((it) => it.id)
  return useQuery({
    queryKey: adminKeys.removalEffects(classId, studentIds),
    queryFn: async ({ signal }) => {
      const parts = await sendInBatches(studentIds, {
        size: STUDENTS_PER_REQUEST,
        send: async (ids) => [
          await callApi(previewRemoval, { studentIds: ids, classId }, { signal }),
        ],
      })
      const sum = (key: keyof RemovalEffects) => parts.reduce((total, it) => total + it[key], 0)
      return {
        students: sum('students'),
        lastPayments: sum('lastPayments'),
        allPayments: sum('allPayments'),
        lessonsViewed: sum('lessonsViewed'),
        submissions: sum('submissions'),
      }
    },
    staleTime: 0,
  })
}

function WorkText({ effects: { lessonsViewed, submissions } }: { effects: RemovalEffects }) {
  const lessons = lessonsViewed > 0 && m.enrolment_viewed_lessons({ count: lessonsViewed })
  const exams = submissions > 0 && m.enrolment_submitted_exams({ count: submissions })
  const work =
    lessons && exams ? m.enrolment_lessons_and_exams({ lessons, exams }) : lessons || exams
  return (
    <p className="num">
      {work ? m.enrolment_kept_for_return({ work }) : m.enrolment_nothing_done()}
    </p>
  )
}

type RefundChoicesProps = {
  effects: { lastPayments: Kobo; allPayments: Kobo }
  value: RefundChoice
  onChange: (choice: RefundChoice) => void
}

function RefundChoices({ effects, value, onChange }: RefundChoicesProps) {
  const { lastPayments, allPayments } = effects
  const options: (readonly [RefundChoice, string])[] = [
    ['none', m.enrolment_no_refund()],
    ...(lastPayments < allPayments
      ? [['last', m.enrolment_refund_last({ amount: formatPrice(lastPayments) })] as const]
      : []),
    ['all', m.enrolment_refund_all({ amount: formatPrice(allPayments) })],
  ]
  return (
    <fieldset className="grid gap-2">
      <legend className="label mb-1.5">{m.enrolment_refund_into_wallet()}</legend>
      {options.map(([choice, label]) => (
        <RadioCard
          key={choice}
          name="refund"
          checked={value === choice}
          onChange={() => onChange(choice)}
        >
          <span className="num">{label}</span>
        </RadioCard>
      ))}
    </fieldset>
  )
}

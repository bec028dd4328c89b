import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RefundChoice } from '../../../../contract/enrolment/enrolment-rules.ts'
import {
  previewRemoval,
  type RemovalStakes,
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
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { EnrolmentDialog, WhomText } from './EnrolmentDialog.tsx'
import { type Person, useEnrolmentChange } from './use-enrolment-change.ts'

type RemoveFromClassDialogProps = {
  students: readonly Person[]
  class: { id: number; name: string }
  onDone?: () => void
  onClose: () => void
}

/** Removes students from a class, with or without a refund, and shows the consequences (decision 0491). */
export function RemoveFromClassDialog(props: RemoveFromClassDialogProps) {
  const { students, class: target, onDone, onClose } = props
  const stakes = useRemovalStakes(students, target.id)
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
          of={m.enrolment_whomtext_lose_access_name_once}
          whomText={<WhomText students={students} />}
          name={<bdi className="font-semibold text-ink">{target.name}</bdi>}
        />
      }
      submitLabel={refund === 'none' ? m.kit_remove() : m.enrolment_remove_refund()}
      isReady={stakes.data !== undefined}
      busyLabel={m.kit_removing()}
      change={change}
      studentCount={students.length}
      onClose={onClose}
    >
      <QueryBoundary
        query={stakes}
        errorTitle={m.enrolment_what_stake_did_not_load()}
        errorLayout="text"
      >
        {(data) => (
          <>
            <WorkText stakes={data} />
            {data.allPayments > 0 ? (
              <RefundChoices stakes={data} value={refund} onChange={setRefund} />
            ) : (
              <p className="text-ink-2">{m.enrolment_nothing_paid_so_there_nothing()}</p>
            )}
          </>
        )}
      </QueryBoundary>
    </EnrolmentDialog>
  )
}

function useRemovalStakes(students: readonly Person[], classId: number) {
  const studentIds = students.map((it) => it.id)
  return useQuery({
    queryKey: adminKeys.removalStakes(classId, studentIds),
    queryFn: async ({ signal }) => {
      const parts = await sendInBatches(studentIds, {
        size: STUDENTS_PER_REQUEST,
        send: async (ids) => [
          await callApi(previewRemoval, { studentIds: ids, classId }, { signal }),
        ],
      })
      const sum = (key: keyof RemovalStakes) => parts.reduce((total, it) => total + it[key], 0)
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

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`

function WorkText({ stakes: { lessonsViewed, submissions } }: { stakes: RemovalStakes }) {
  const work = [
    lessonsViewed > 0 && counted(lessonsViewed, 'viewed lesson'),
    submissions > 0 && counted(submissions, 'submitted exam'),
  ].filter(Boolean)
  return (
    <p className="num">
      {work.length === 0
        ? m.enrolment_no_lesson_viewed_no_exam()
        : m.enrolment_kept_return_class_join({ join: work.join(', ') })}
    </p>
  )
}

type RefundChoicesProps = {
  stakes: { lastPayments: Kobo; allPayments: Kobo }
  value: RefundChoice
  onChange: (choice: RefundChoice) => void
}

function RefundChoices({ stakes, value, onChange }: RefundChoicesProps) {
  const { lastPayments, allPayments } = stakes
  const options: (readonly [RefundChoice, string])[] = [
    ['none', 'No refund'],
    ...(lastPayments < allPayments
      ? [['last', `Refund the last payment: ${formatPrice(lastPayments)}`] as const]
      : []),
    ['all', `Refund everything paid: ${formatPrice(allPayments)}`],
  ]
  return (
    <fieldset className="grid gap-2">
      <legend className="label mb-1.5">{m.enrolment_refund_wallet()}</legend>
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

import { useState } from 'react'
import { isAchieved as hasClass } from '../../../../contract/enrolment/enrolment-rules.ts'
import { STUDENTS_PER_REQUEST } from '../../../../contract/enrolment/manage-enrolments.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { sendInBatches } from '../../../api/send-in-batches.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import type { PersonResult } from '../../../kit/ResultList.tsx'
import { toast } from '../../../kit/toast.ts'
import type { AdditionOutcome } from './send-addition.ts'

/** A student of a dialog. */
export type Person = { id: number; name: string }

const OUTCOME_TEXTS: Record<AdditionOutcome, string> = {
  done: m.kit_done(),
  already: m.enrolment_outcome_already(),
  'not-enrolled': m.enrolment_outcome_not_enrolled(),
  'not-found': m.enrolment_outcome_not_found(),
  confirming: m.enrolment_outcome_confirming(),
  'no-money': m.enrolment_outcome_no_money(),
  repeated: m.recorded_outcome_repeated(),
}

type Result = { studentId: number; outcome: AdditionOutcome }

type EnrolmentChange<Values> = {
  students: readonly Person[]
  /** Sends one request for at most 100 students. */
  send: (studentIds: number[], values: Values, idempotencyKey: string) => Promise<readonly Result[]>
  /** Which outcomes are a success; by default those after which the student is in the class. */
  isAchieved?: (outcome: AdditionOutcome) => boolean
  successMessage: string
  fallbackError: string
  onDone: () => void
}

/**
 * Changes enrolments of several students. If it fails for some of them, `results` has the outcome for each; otherwise
 * `onDone` is called.
 */
export function useEnrolmentChange<Values = void>(change: EnrolmentChange<Values>) {
  const { students, send, isAchieved = isInClass, onDone } = change
  const [results, setResults] = useState<readonly PersonResult[]>()
  const [sent, setSent] = useState(0)
  const mutation = useFormMutation({
    send: (values: Values, idempotencyKey: string) => {
      setSent(0)
      return sendInBatches(
        students.map((it) => it.id),
        {
          size: STUDENTS_PER_REQUEST,
          send: (ids) => send(ids, values, idempotencyKey),
          onProgress: setSent,
        },
      )
    },
    fallbackError: change.fallbackError,
    successMessage: undefined,
    onSuccess: (outcomes) => {
      const named = toPersonResults(students, outcomes, isAchieved)
      if (named.every((it) => it.isDone)) {
        toast.success(change.successMessage)
        onDone()
      } else setResults(named)
    },
    stale: ENROLMENT_KEYS,
  })
  return { ...mutation, results, sent }
}

const isInClass = (outcome: AdditionOutcome) => outcome !== 'repeated' && hasClass(outcome)

/** The queries that show enrolments: students, their pages and the students of classes. */
export const ENROLMENT_KEYS = [
  adminKeys.students,
  adminKeys.allClassStudents,
  adminKeys.managedClassPages,
  adminKeys.payments,
]

function toPersonResults(
  students: readonly Person[],
  outcomes: readonly Result[],
  isAchieved: (outcome: AdditionOutcome) => boolean,
): PersonResult[] {
  const byId = new Map(outcomes.map((it) => [it.studentId, it.outcome]))
  return students.map(({ id, name }) => {
    const outcome = byId.get(id) ?? 'not-found'
    return { id, name, isDone: isAchieved(outcome), text: OUTCOME_TEXTS[outcome] }
  })
}

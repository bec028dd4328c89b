import { useState } from 'react'
import {
  type ActivationOutcome,
  setStudentsActive,
} from '../../../../contract/admin/manage-students.ts'
import { STUDENTS_PER_REQUEST } from '../../../../contract/enrolment/manage-enrolments.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { sendInBatches } from '../../../api/send-in-batches.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { type PersonResult, ResultsDialog } from '../../../kit/ResultList.tsx'
import { Text } from '../../../kit/Text.tsx'
import { useStudentMutation } from './use-student-mutation.ts'

const OUTCOME_TEXTS: Record<ActivationOutcome, string> = {
  done: m.kit_done(),
  already: m.students_already_so(),
  'not-found': m.students_account_was_deleted(),
  administrator: m.students_administrators_stay_active(),
}

type BulkActivationDialogProps = {
  students: readonly { id: number; name: string }[]
  isActivation: boolean
  onDone: () => void
  onClose: () => void
}

/** Deactivates several students, or activates them again, and shows for whom it failed. */
export function BulkActivationDialog(props: BulkActivationDialogProps) {
  const { students, isActivation, onDone, onClose } = props
  const [results, setResults] = useState<readonly PersonResult[]>()
  const change = useStudentMutation({
    send: async () => {
      const outcomes = await sendInBatches(
        students.map((it) => it.id),
        {
          size: STUDENTS_PER_REQUEST,
          send: (studentIds) => callApi(setStudentsActive, { studentIds, isActive: isActivation }),
        },
      )
      const byId = new Map(outcomes.map((it) => [it.studentId, it.outcome]))
      setResults(
        students.map(({ id, name }) => {
          const outcome = byId.get(id) ?? 'not-found'
          const isDone = outcome === 'done' || outcome === 'already'
          return { id, name, isDone, text: OUTCOME_TEXTS[outcome] }
        }),
      )
    },
    successMessage: undefined,
    fallbackError: isActivation
      ? m.students_failed_activate_many()
      : m.students_failed_deactivate_many(),
    onSuccess: onDone,
  })
  const title = isActivation ? m.students_activate_many_title() : m.students_deactivate_many_title()
  if (results) return <ResultsDialog title={title} results={results} onClose={onClose} />
  return (
    <FormDialog
      title={title}
      description={
        <Text
          of={
            isActivation
              ? m.students_activate_many_consequence
              : m.students_deactivate_many_consequence
          }
          students={
            <b className="num font-semibold text-ink">
              {m.students_count({ count: students.length })}
            </b>
          }
        />
      }
      submitLabel={isActivation ? m.students_activate() : m.students_deactivate()}
      busyLabel={change.isPending && m.kit_saving()}
      error={change.errorMessage}
      isDirty={false}
      onClose={onClose}
      onConfirm={() => change.mutate()}
    >
      {null}
    </FormDialog>
  )
}

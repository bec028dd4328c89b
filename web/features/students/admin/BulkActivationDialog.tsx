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
import { useStudentMutation } from './use-student-mutation.ts'

const OUTCOME_TEXTS: Record<ActivationOutcome, string> = {
  done: m.kit_done(),
  already: 'Already so',
  'not-found': 'The account was deleted',
  administrator: 'Administrators cannot be deactivated',
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
  const verb = isActivation ? 'Activate' : 'Deactivate'
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
    fallbackError: m.students_failed_tolowercase_students({ toLowerCase: verb.toLowerCase() }),
    onSuccess: onDone,
  })
  const title = `${verb} students`
  if (results) return <ResultsDialog title={title} results={results} onClose={onClose} />
  return (
    <FormDialog
      title={title}
      description={
        <>
          <b className="num font-semibold text-ink">
            {students.length.toLocaleString('en')} {m.students_students({ count: students.length })}
          </b>{' '}
          {isActivation
            ? m.students_sign_again_same_passwords()
            : m.students_signed_out_everywhere_cannot_sign()}
        </>
      }
      submitLabel={verb}
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

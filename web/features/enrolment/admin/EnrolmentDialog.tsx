import type { FormEvent, ReactNode } from 'react'
import { m } from '../../../../messages/m.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { type PersonResult, ResultsDialog } from '../../../kit/ResultList.tsx'
import type { Person } from './use-enrolment-change.ts'

type EnrolmentDialogProps = {
  title: string
  description?: ReactNode
  submitLabel: string
  /** False until something is chosen. */
  isReady: boolean
  /** The change in flight; `sent` is the number of students that are done. */
  change: {
    isPending: boolean
    mutate: () => void
    sent: number
    errorMessage: string | undefined
    results: readonly PersonResult[] | undefined
  }
  studentCount: number
  busyLabel: string
  isDirty?: boolean
  onClose: () => void
  children: ReactNode
  /** False for a dialog in which Enter must not submit. */
  submitsOnEnter?: boolean
}

/** A form that changes enrolments of several students, and then the outcome for those for whom it failed. */
export function EnrolmentDialog(props: EnrolmentDialogProps) {
  const { change, title, studentCount, busyLabel, onClose } = props
  if (change.results) {
    return <ResultsDialog title={title} results={change.results} onClose={onClose} />
  }
  const send = () => {
    if (props.isReady && !change.isPending) change.mutate()
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send()
  }
  const progress =
    change.sent > 0 ? m.enrolment_sent_of({ done: change.sent, count: studentCount }) : busyLabel
  return (
    <FormDialog
      title={title}
      description={props.description}
      submitLabel={props.submitLabel}
      isSubmitDisabled={!props.isReady}
      busyLabel={change.isPending && progress}
      error={change.errorMessage}
      isDirty={props.isDirty ?? false}
      onClose={onClose}
      {...(props.submitsOnEnter === false ? { onConfirm: send } : { onSubmit: handleSubmit })}
    >
      {props.children}
    </FormDialog>
  )
}

/** The name of one student, or the number of several. */
export function WhomText({ students }: { students: readonly Person[] }) {
  const [first] = students
  if (first && students.length === 1)
    return <bdi className="font-semibold text-ink">{first.name}</bdi>
  return (
    <span className="num font-semibold text-ink">
      {m.enrolment_whom_students({ count: students.length })}
    </span>
  )
}

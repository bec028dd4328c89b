import type { FormEventHandler, ReactNode } from 'react'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { type PersonResult, ResultList } from '../../../kit/ResultList.tsx'
import type { Person } from './use-enrolment-change.ts'

type EnrolmentDialogProps = {
  title: string
  description?: ReactNode
  submitLabel: string
  isSubmitDisabled?: boolean
  /** The change in flight; `sent` students are done. */
  change: {
    isPending: boolean
    sent: number
    errorMessage: string | undefined
    results: readonly PersonResult[] | undefined
  }
  studentCount: number
  busyLabel: string
  isDirty?: boolean
  onClose: () => void
  children: ReactNode
} & (
  | { onSubmit: FormEventHandler<HTMLFormElement>; onConfirm?: undefined }
  // for a dialog in which Enter must not submit
  | { onConfirm: () => void; onSubmit?: undefined }
)

/** A form that changes enrolments of several students, and then the outcome for those for whom it failed. */
export function EnrolmentDialog(props: EnrolmentDialogProps) {
  const { change, title, studentCount, busyLabel, onClose } = props
  if (change.results) {
    return (
      <Dialog
        open
        title={title}
        onClose={onClose}
        actions={
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        }
      >
        <ResultList results={change.results} />
      </Dialog>
    )
  }
  const progress = change.sent > 0 ? `${change.sent} of ${studentCount}` : busyLabel
  return (
    <FormDialog
      title={title}
      description={props.description}
      submitLabel={props.submitLabel}
      isSubmitDisabled={props.isSubmitDisabled ?? false}
      busyLabel={change.isPending && progress}
      error={change.errorMessage}
      isDirty={props.isDirty ?? false}
      onClose={onClose}
      {...(props.onSubmit ? { onSubmit: props.onSubmit } : { onConfirm: props.onConfirm })}
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
      {students.length.toLocaleString('en')} students
    </span>
  )
}

import type { ReactNode } from 'react'
import { paths } from '../../../api/paths.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Link } from '../../../kit/Link.tsx'

type SubmissionNameProps = {
  submission: { subject: string; studentId: number; studentName: string }
  /** Shown after the student's name. */
  children?: ReactNode
}

/** A submission in a list of exams to mark: the exam, and the student with a link. */
export function SubmissionName({ submission, children }: SubmissionNameProps) {
  const { subject, studentId, studentName } = submission
  return (
    <>
      <span className="font-semibold">
        <BilingualTitle>{subject}</BilingualTitle>
      </span>
      <span className="block text-small text-ink-2">
        <Link to={paths.admin.student(studentId)}>
          <bdi>{studentName}</bdi>
        </Link>
        {children}
      </span>
    </>
  )
}

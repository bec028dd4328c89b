import type { ReactNode } from 'react'
import { paths } from '../../../api/paths.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { MayLink } from '../../staff/shared/MayLink.tsx'

type SubmissionNameProps = {
  submission: { subject: string; studentId: number; studentName: string }
  /** Shown after the student's name. */
  children?: ReactNode
}

/** The name of a student with a link, or what a marker sees who may not know the student (R-STAFF-004). */
export function StudentLink({ studentId, children }: { studentId: number; children: string }) {
  if (studentId === 0) return <bdi>{children}</bdi>
  return (
    <MayLink can="viewStudents" to={paths.admin.student(studentId)}>
      <bdi>{children}</bdi>
    </MayLink>
  )
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
        <StudentLink studentId={studentId}>{studentName}</StudentLink>
        {children}
      </span>
    </>
  )
}

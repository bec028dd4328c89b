import { m } from '../../../messages/m.ts'
import { useMay } from '../../api/use-may.ts'
import { ExamLists } from '../../features/exams/admin/ExamLists.tsx'
import { UploadAnswersButton } from '../../features/exams/admin/UploadAnswersButton.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import '../../features/exams/admin/exam-lists.css'

/** The written answers that wait for a mark, and the marked ones (R-AEXAM-001 to R-AEXAM-004). */
export function Screen() {
  return (
    <div className="page">
      <PageHeader
        title={m.admin_screens_exam_marking()}
        subtitle={m.admin_screens_review_mark_student_exam_submissions()}
      >
        {useMay('editExams') && <UploadAnswersButton />}
      </PageHeader>
      <ExamLists />
    </div>
  )
}

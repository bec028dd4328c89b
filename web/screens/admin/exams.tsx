import { useMay } from '../../api/use-may.ts'
import { ExamLists } from '../../features/exams/admin/ExamLists.tsx'
import { UploadAnswersButton } from '../../features/exams/admin/UploadAnswersButton.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import '../../features/exams/admin/exam-lists.css'

/** The written answers that wait for a mark, and the marked ones (R-AEXAM-001 to R-AEXAM-004). */
export function Screen() {
  return (
    <div className="page">
      <PageHeader title="Exam Marking" subtitle="Review and mark student exam submissions">
        {useMay('editExams') && <UploadAnswersButton />}
      </PageHeader>
      <ExamLists />
    </div>
  )
}

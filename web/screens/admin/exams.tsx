import { lazy, Suspense, useState } from 'react'
import type { Picture } from '../../features/exams/admin/AnswerComparison.tsx'
import { GradingQueue, type SelectedSubmission } from '../../features/exams/admin/GradingQueue.tsx'
import { MarkDialog } from '../../features/exams/admin/MarkDialog.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import '../../features/exams/admin/marking.css'

const ImageViewer = lazy(async () => ({
  default: (await import('../../features/lessons/ImageViewer.tsx')).ImageViewer,
}))

/** Written answers that wait for a mark, and marking them (R-AEXAM-001 to R-AEXAM-006). */
export function Screen() {
  const [selected, setSelected] = useState<SelectedSubmission>()
  const [picture, setPicture] = useState<Picture>()
  return (
    <div className="page">
      <PageHeader title="Exam Marking" subtitle="Review and mark student exam submissions" />
      <GradingQueue onSelect={setSelected} />
      {selected && (
        <MarkDialog
          selected={selected}
          onClose={() => setSelected(undefined)}
          onOpenPicture={setPicture}
        />
      )}
      {picture && (
        <Suspense>
          <ImageViewer {...picture} onClose={() => setPicture(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

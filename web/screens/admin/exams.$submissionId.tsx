import { useState } from 'react'
import { useParams } from 'wouter'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { MarkingPage, SubmissionNotFound } from '../../features/exams/admin/MarkingPage.tsx'
import type { Picture } from '../../features/exams/admin/PhotographedAnswer.tsx'
import { LazyDialog, lazyDialog } from '../../kit/LazyDialog.tsx'

const ImageViewer = lazyDialog(
  async () => (await import('../../features/lessons/ImageViewer.tsx')).ImageViewer,
)

/** Marking one submission, on the whole screen (R-AEXAM-005 to R-AEXAM-007). */
export function Screen() {
  const { submissionId } = useParams<{ submissionId: string }>()
  const [picture, setPicture] = useState<Picture>()
  if (!/^[1-9]\d{0,14}$/.test(submissionId))
    return <SubmissionNotFound listPath={paths.admin.exams} />
  return (
    <>
      <MarkingPage
        key={submissionId}
        submissionId={Number(submissionId)}
        onOpenPicture={setPicture}
      />
      {picture && (
        <LazyDialog title={m.admin_screens_image_viewer()} onClose={() => setPicture(undefined)}>
          <ImageViewer {...picture} onClose={() => setPicture(undefined)} />
        </LazyDialog>
      )}
    </>
  )
}

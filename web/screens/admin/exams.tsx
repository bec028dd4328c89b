import { lazy, Suspense, useState } from 'react'
import type { Picture } from '../../features/exams/manage/Answers.tsx'
import { MarkDialog } from '../../features/exams/manage/MarkDialog.tsx'
import { type Chosen, WaitingPapers } from '../../features/exams/manage/WaitingPapers.tsx'
import { PageHead } from '../../kit/PageHead.tsx'
import '../../features/exams/manage/marking.css'

const ImageViewer = lazy(async () => ({
  default: (await import('../../features/lessons/ImageViewer.tsx')).ImageViewer,
}))

/** Written answers that wait for a mark, and marking them (wallet-and-admin §2). */
export function Screen() {
  const [chosen, setChosen] = useState<Chosen>()
  const [picture, setPicture] = useState<Picture>()
  return (
    <div className="wrap">
      <PageHead title="Exam Marking" lead="Review and mark student exam submissions" />
      <WaitingPapers onChoose={setChosen} />
      {chosen && (
        <MarkDialog
          chosen={chosen}
          onClose={() => setChosen(undefined)}
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

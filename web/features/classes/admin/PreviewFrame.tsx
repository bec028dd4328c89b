import { ArrowLeft, Eye } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'wouter'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { ButtonLink } from '../../../kit/Button.tsx'
import './preview.css'

type PreviewFrameProps = { classId: number; backTo: string; children: ReactNode }

const LESSON_PATH = /^\/classes\/[\w-]+\/lessons\/(\d+)$/

/**
 * Marks its content as a preview, and keeps its links within the preview, because the components of the students' pages
 * link to those pages.
 */
export function PreviewFrame({ classId, backTo, children }: PreviewFrameProps) {
  const [, navigate] = useLocation()
  const stayInPreview = (event: MouseEvent) => {
    // the target of a mouse event on a page is an element
    const link = (event.target as Element).closest('a')
    const path = link?.origin === location.origin ? link.pathname : ''
    const lessonId = LESSON_PATH.exec(path)?.[1]
    if (!lessonId && !path.startsWith('/classes/')) return
    event.preventDefault()
    event.stopPropagation()
    navigate(lessonId ? paths.admin.preview(classId, lessonId) : paths.admin.preview(classId))
  }
  return (
    <>
      <section className="preview-bar" aria-label={m.classes_preview()}>
        <Eye className="icon" aria-hidden />
        <p className="grow">
          <b>{m.classes_preview()}</b> <span>{m.classes_preview_meaning()}</span>
        </p>
        <ButtonLink to={backTo} variant="outline" aria-label={m.classes_leave_preview()}>
          <ArrowLeft className="icon mirror" aria-hidden />
          <span className="sm:hidden">{m.classes_leave_preview_short()}</span>
          <span className="max-sm:hidden">{m.classes_leave_preview()}</span>
        </ButtonLink>
      </section>
      <div className="preview-content" role="presentation" onClickCapture={stayInPreview}>
        {children}
      </div>
    </>
  )
}

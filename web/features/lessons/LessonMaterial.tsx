import { Download, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { ImageMaterial } from './ImageMaterial.tsx'
import { formatMegabytes, type Material, materialDisplay } from './material.ts'
import { Recording } from './Recording.tsx'
import './lesson.css'

type LessonMaterialProps = {
  material: Material
  /** Refetches the lesson, because a signed URL expires after an hour. */
  onUrlExpired: () => Promise<unknown>
}

/** The file of a lesson, displayed by its extension (R-LESSON-007 to R-LESSON-011). Nothing without a file. */
export function LessonMaterial({ material, onUrlExpired }: LessonMaterialProps) {
  if (material.materialUrl === '') return null
  const display = materialDisplay(material.materialExtension)
  if (display === 'image') return <ImageMaterial material={material} />
  if (display === 'pdf') return <PdfMaterial material={material} />
  if (display === 'file') return <FileLink material={material} icon={<FileIcon />} />
  return <Recording kind={display} material={material} onUrlExpired={onUrlExpired} />
}

/** A PDF in a frame of 500 px, and a link for browsers that display none in a frame. */
function PdfMaterial({ material }: { material: Material }) {
  return (
    <div className="grid gap-2">
      <iframe
        className="lesson-pdf"
        src={material.materialUrl}
        title={material.materialName || 'PDF'}
        height={500}
      />
      <FileLink material={material} icon={<Download className="icon" aria-hidden />} />
    </div>
  )
}

const FileIcon = () => <FileText className="icon" aria-hidden />

function FileLink({ material, icon }: { material: Material; icon: ReactNode }) {
  const name = material.materialName || `file.${material.materialExtension}`
  return (
    <a className="lesson-file" href={material.materialUrl} download={name}>
      {icon}
      <bdi className="grow">{name}</bdi>
      <span className="num text-small text-ink-2">{formatMegabytes(material.materialBytes)}</span>
    </a>
  )
}

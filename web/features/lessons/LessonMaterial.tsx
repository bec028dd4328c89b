import { Download, FileText, Maximize2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { useSession } from '../../api/session.ts'
import { Button } from '../../kit/Button.tsx'
import { formatDataSize } from '../../kit/data-size.ts'
import { lazyPart } from '../../kit/lazy-part.ts'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Text } from '../../kit/Text.tsx'
import { Tile } from '../../kit/Tile.tsx'
import { type Material, materialDisplay } from './material.ts'
import './lesson.css'
import { pictureAttributes } from '../../../contract/lessons/picture-widths.ts'
import { LazyDialog, lazyDialog, prefetchOnIntent } from '../../kit/LazyDialog.tsx'

const Recording = lazyPart(async () => (await import('./Recording.tsx')).Recording)

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
  return (
    <Suspense fallback={<RecordingSkeleton kind={display} material={material} />}>
      <Recording kind={display} material={material} onUrlExpired={onUrlExpired} />
    </Suspense>
  )
}

type RecordingSkeletonProps = { kind: 'video' | 'audio'; material: Material }

/** As high as the player and the choices that replace it, so that the text below does not move. */
function RecordingSkeleton({ kind, material }: RecordingSkeletonProps) {
  const dataSaver = useSession((it) => it.user?.dataSaver ?? 'ask')
  const { forms = [], captions = [], about = '' } = material
  // both kinds of sound are one choice
  const choices = new Set(forms.map(({ form }) => form.replace('-aac', ''))).size
  const hasChoices = choices > 1
  const hasPicture = kind === 'video' || captions.length > 0
  const rows = hasChoices ? choices + (about.trim() ? 1 : 0) : 0
  return (
    <div className="grid gap-3">
      {/* a student who is asked finds the choices only */}
      {!(hasChoices && dataSaver === 'ask') && (
        <Skeleton
          className={`w-full rounded-card ${hasPicture ? 'aspect-video h-auto' : 'h-32'}`}
        />
      )}
      {rows > 0 && (
        <div className="flex flex-wrap gap-2">
          {Array.from({ length: rows }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing but a picture
            <Skeleton key={i} className="h-12 grow basis-64" />
          ))}
        </div>
      )}
    </div>
  )
}

/**
 * A PDF: its name, its size and Open; then a frame of 500 px (R-LESSON-010), and a link for browsers that display none in
 * a frame. The file is not requested before Open.
 */
function PdfMaterial({ material }: { material: Material }) {
  const [isOpen, setOpen] = useState(false)
  const name = material.materialName || 'PDF'
  if (!isOpen) return <ClosedPdf name={name} material={material} onOpen={() => setOpen(true)} />
  return (
    <div className="grid gap-2">
      <iframe
        className="lesson-pdf"
        src={material.materialUrl}
        title={name}
        height={500}
        // the button that had the focus was removed
        ref={focusFrame}
      />
      <FileLink material={material} icon={<Download className="icon" aria-hidden />} />
    </div>
  )
}

const focusFrame = (frame: HTMLIFrameElement | null) => frame?.focus()

type ClosedPdfProps = { name: string; material: Material; onOpen: () => void }

function ClosedPdf({ name, material, onOpen }: ClosedPdfProps) {
  return (
    <div className="card lesson-closed-pdf">
      <Tile tone="brand">
        <FileText className="icon" />
      </Tile>
      <p className="grow">
        <bdi className="font-semibold">{name}</bdi>
        <span className="num block text-small text-ink-2">
          <Text of={m.lessons_pdf_size} size={formatDataSize(material.materialBytes)} />
        </span>
      </p>
      <Button variant="soft" aria-label={m.lessons_open_name({ name })} onClick={onOpen}>
        {m.kit_open()}
      </Button>
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
      <span className="num text-small text-ink-2">{formatDataSize(material.materialBytes)}</span>
    </a>
  )
}

const load = () => import('./ImageViewer.tsx')
const ImageViewer = lazyDialog(async () => (await load()).ImageViewer)

/** An image in its proportions and at most 720 px wide; a click opens the viewer with the image itself (R-FORMS-009). */
function ImageMaterial({ material }: { material: Material }) {
  const [isOpen, setOpen] = useState(false)
  const { materialUrl: src, materialName: name } = material
  const size = material.materialWidth
    ? { width: material.materialWidth, height: material.materialHeight }
    : {}
  return (
    <>
      <button
        type="button"
        className="lesson-image"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...prefetchOnIntent(load)}
      >
        <img {...pictureAttributes(src)} alt={name} {...size} decoding="async" />
        <span>
          <Maximize2 className="icon icon-s" aria-hidden />
          <span className="grow text-start">{m.lessons_view_image()}</span>
          <span className="num font-normal text-ink-2">
            {formatDataSize(material.materialBytes)}
          </span>
        </span>
      </button>
      {isOpen && (
        <LazyDialog title={m.lessons_image_viewer()} onClose={() => setOpen(false)}>
          <ImageViewer src={src} name={name} onClose={() => setOpen(false)} />
        </LazyDialog>
      )}
    </>
  )
}

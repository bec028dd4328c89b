import { Maximize2 } from 'lucide-react'
import { lazy, useState } from 'react'
import { pictureAttributes } from '../../../contract/lessons/picture-widths.ts'
import { m } from '../../../messages/m.ts'
import { formatDataSize } from '../../kit/data-size.ts'
import { LazyDialog, prefetchOnIntent } from '../../kit/LazyDialog.tsx'
import type { Material } from './material.ts'

const load = () => import('./ImageViewer.tsx')
const ImageViewer = lazy(async () => ({ default: (await load()).ImageViewer }))

/** An image in its proportions and at most 720 px wide; a click opens the viewer with the image itself (R-FORMS-009). */
export function ImageMaterial({ material }: { material: Material }) {
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

import { Maximize2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatDataSize } from '../../../contract/data-size.ts'
import { pictureAttributes } from '../../../contract/picture-widths.ts'
import type { Material } from './material.ts'

const ImageViewer = lazy(async () => ({
  default: (await import('./ImageViewer.tsx')).ImageViewer,
}))

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
      >
        <img {...pictureAttributes(src)} alt={name} {...size} decoding="async" />
        <span>
          <Maximize2 className="icon icon-s" aria-hidden />
          <span className="grow text-start">View image</span>
          <span className="num font-normal text-ink-2">
            {formatDataSize(material.materialBytes)}
          </span>
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <ImageViewer src={src} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import { m } from '../../messages/m.ts'
import { classNames } from './class-names.ts'

/** The container of skeletons, with 'Loading' for screen readers. Invisible for the first 200 ms. */
export function LoadingRegion({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={classNames('loading-region', className)} aria-busy="true">
      <span className="sr-only">{m.kit_loading_2()}</span>
      {children}
    </div>
  )
}

/** A placeholder of a text line, or of another shape by its classes: 'h-26 w-full rounded-card'. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames('skeleton', className)} aria-hidden />
}

/** Placeholders of list rows with an icon and two lines. */
export function SkeletonRows({ rows = 3 }: { rows?: number | undefined }) {
  return Array.from({ length: rows }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing but a picture
    <div key={i} className="flex items-center gap-3.5 py-3">
      <span className="skeleton skeleton-star" aria-hidden />
      <div className="grid grow gap-2">
        <Skeleton className="w-2/3" />
        <Skeleton className="h-3 w-1/3" />
      </div>
    </div>
  ))
}

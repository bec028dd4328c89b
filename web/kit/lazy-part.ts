import { type ComponentType, lazy } from 'react'
import { afterNextPaint } from './after-next-paint.ts'
import { MissingPart } from './MissingPart.tsx'

/**
 * A part of a page whose code is loaded when it is first rendered. `missing` takes its place if the code does not load, because
 * otherwise an error would take the place of the page: `MissingPart` reports it, and `renderNothing` omits a part without which
 * the page is usable. Only a reload requests the code again. `lazyDialog` is for a dialog.
 */
export function lazyPart<P>(
  load: () => Promise<ComponentType<P>>,
  missing: ComponentType<NoInfer<P>> = MissingPart,
) {
  return lazy(async () => ({ default: await load().catch(() => missing) }))
}

/**
 * A part that the page is usable without. Its code is requested after the next paint, because on a slow line it would delay the
 * fonts and pictures of that paint.
 */
export function lazyOptional<P>(load: () => Promise<ComponentType<P>>) {
  return lazyPart(async () => {
    await new Promise<void>(afterNextPaint)
    return load()
  }, renderNothing)
}

export const renderNothing = () => null

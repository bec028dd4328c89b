import { type ComponentType, createElement, lazy, useEffect, useState } from 'react'
import { afterNextPaint } from './after-next-paint.ts'
import { MissingPart } from './MissingPart.tsx'
import { onRetry } from './retry-missing-code.ts'

/**
 * A part of a page whose code is loaded when it is first rendered. `missing` takes its place if the code does not load, because
 * otherwise an error would take the place of the page: `MissingPart` reports it, and `renderNothing` omits a part without which
 * the page is usable. The code is requested again by 'Try again', when the connection returns, and when the part is next shown;
 * `waiting` takes its place until then. `lazyDialog` is for a dialog.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  missing: ComponentType<NoInfer<P>> = MissingPart,
  waiting: ComponentType<NoInfer<P>> = renderNothing,
) {
  const code: LateCode<P> = { load, missing, waiting, loaded: undefined, wasMissing: false }
  const notLoaded: ComponentType<P> = (props) => createElement(NotLoaded<P>, { code, props })
  return lazy(async () => ({ default: await load().catch(() => notLoaded) }))
}

type LateCode<P> = {
  load: () => Promise<ComponentType<P>>
  missing: ComponentType<P>
  waiting: ComponentType<P>
  /** By a later attempt. */
  loaded: ComponentType<P> | undefined
  /** True once it was shown as missing. */
  wasMissing: boolean
}

/** In place of a part until a later attempt loads its code. */
function NotLoaded<P extends object>({ code, props }: { code: LateCode<P>; props: P }) {
  const [part, setPart] = useState(() => code.loaded)
  // one that is shown again is requested first
  const [isMissing, setMissing] = useState(!code.wasMissing)
  useEffect(() => {
    if (part) return
    const attempt = async () => {
      try {
        code.loaded ??= await code.load()
        setPart(() => code.loaded)
      } catch (error) {
        setMissing(true)
        // the page is usable without it
        if (code.missing !== renderNothing) throw error
      }
    }
    if (code.wasMissing) void attempt().catch(() => {})
    code.wasMissing = true
    return onRetry(attempt)
  }, [part, code])
  return createElement(part ?? (isMissing ? code.missing : code.waiting), props)
}

/**
 * A part that the page is usable without. Its code is requested after the next paint, because on a slow line it would delay the
 * fonts and pictures of that paint.
 */
export function lazyOptional<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazyPart(async () => {
    await new Promise<void>(afterNextPaint)
    return load()
  }, renderNothing)
}

export const renderNothing = () => null

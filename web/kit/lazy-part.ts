import { type ComponentType, lazy } from 'react'

/**
 * A part of a page whose code is loaded when it is first rendered. `missing` takes its place if the code does not load, because
 * otherwise an error would take the place of the page. Only a reload requests the code again.
 */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>, missing: ComponentType<P>) {
  return lazy(async () => ({ default: await load().catch(() => missing) }))
}

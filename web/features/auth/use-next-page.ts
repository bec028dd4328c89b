import { paths } from '../../api/paths.ts'
import { prefetchPage } from '../../kit/Link.tsx'
import { useReturnPath } from './auth-links.tsx'

/**
 * A function that prefetches the page after sign-in while the request is under way, so that on a slow connection its frame
 * is there when the response comes.
 */
export function usePrefetchNextPage(): () => void {
  const [path = paths.dashboard] = (useReturnPath() ?? paths.dashboard).split(/[?#]/, 1)
  return () => prefetchPage(path)
}

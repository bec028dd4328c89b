import { useLocation } from 'wouter'
import type { ClassPage } from '../../../contract/study/study.ts'
import { paths } from '../../api/paths.ts'
import { keys } from '../../api/query-keys.ts'
import { useCachedData } from '../../api/use-cached-data.ts'

/** The path that selects the current entry. An enrolled class and its lessons belong to My Classes. */
export function useCurrentEntryPath(): string {
  const [path] = useLocation()
  const [, area, classRef = '', subpath] = path.split('/')
  // reads the cache only; the class page fetches the data
  const page = useCachedData<ClassPage>(keys.classPage(classRef))
  if (`/${area}` !== paths.classes || classRef === '') return path
  if (subpath !== undefined || page?.isEnrolled) return paths.myClasses
  // unknown until the class has loaded: no entry is marked, so that the mark does not move
  return page ? path : ''
}

/** True if a path is the entry's path or below it. */
export function isWithin(path: string, to: string): boolean {
  return path === to || (to !== paths.dashboard && path.startsWith(`${to}/`))
}

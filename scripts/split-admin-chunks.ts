import type { Plugin, Rollup } from 'vite'

/** Matches files that only administrators load. */
export const ADMIN = /\/web\/(screens\/admin|features\/[^/]+\/admin|uploads|downloads)\//
// modules that the bundler adds, which every page may contain
const BUNDLER_PREFIX = '\0'

type ModuleInfo = Pick<Rollup.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>
type Lookup = (id: string) => ModuleInfo | null

/** The modules that `page` imports statically, without administrators' modules, and the pages that it imports dynamically. */
function staticClosure(page: string, infoOf: Lookup) {
  const ids = new Set([page])
  const pages = new Set<string>()
  for (const id of ids) {
    const info = infoOf(id)
    for (const it of info?.importedIds ?? []) if (!ADMIN.test(it)) ids.add(it)
    for (const it of info?.dynamicallyImportedIds ?? []) if (!ADMIN.test(it)) pages.add(it)
  }
  return { ids, pages }
}

/**
 * Finds the modules of students' pages: every module that is reached from the start of the site without going through an
 * administrators' screen (`web/screens/admin`) or part (`web/features/<feature>/admin`). All others are for administrators only,
 * and the build fails if a student's page would download any of them.
 */
export function splitAdminChunks() {
  /** Each module of students' pages with those pages. */
  const studentPages = new Map<string, string[]>()
  const isAdminOnly = (id: string) => !id.startsWith(BUNDLER_PREFIX) && !studentPages.has(id)

  const plugin: Plugin = {
    name: 'split-admin-chunks',
    apply: 'build',
    buildEnd() {
      studentPages.clear()
      const all = new Set([...this.getModuleIds()].filter((it) => this.getModuleInfo(it)?.isEntry))
      for (const page of all) {
        const { ids, pages } = staticClosure(page, (it) => this.getModuleInfo(it))
        for (const it of ids) studentPages.set(it, [...(studentPages.get(it) ?? []), page])
        for (const it of pages) all.add(it)
      }
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((it) => it.type === 'chunk')
      const studentChunks = new Set(
        chunks.filter((it) => studentPages.has(it.facadeModuleId ?? '')),
      )
      for (const chunk of studentChunks) {
        for (const it of chunks) if (chunk.imports.includes(it.fileName)) studentChunks.add(it)
        const adminModules = chunk.moduleIds.filter(isAdminOnly)
        if (adminModules.length > 0)
          this.error(`Students would download ${adminModules.join(', ')} in ${chunk.fileName}.`)
      }
    },
  }

  return {
    plugin,
    /** True if only administrators load a module. */
    isAdmins: isAdminOnly,
    /** Number of students' pages that contain a module. */
    studentPageCount: (id: string) => studentPages.get(id)?.length ?? 0,
    /** True if a students' page whose file matches contains a module. */
    isOnPage: (id: string, page: RegExp) => studentPages.get(id)?.some((it) => page.test(it)),
  }
}

import type { Plugin, Rollup } from 'vite'

/** A file for administrators alone. */
export const ADMIN = /\/web\/(screens\/admin|features\/[^/]+\/manage)\//
// what the bundler itself adds, and every page may have
const OF_THE_BUNDLER = '\0'

type ModuleInfo = Pick<Rollup.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>
type Lookup = (id: string) => ModuleInfo | null

/** The modules that come in one go with `page`, administrators' own left out, and the pages that are fetched from there. */
function comesWith(page: string, infoOf: Lookup) {
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
 * Knows what students' pages are made of: every module that is reached from the start of the site without going
 * through an administrators' screen (`web/screens/admin`) or part (`web/features/<noun>/manage`). What is left is for
 * administrators alone, and a build in which a student's page would download any of it fails.
 */
export function adminApart() {
  /** Each module of students' pages with the number of those pages. */
  const studentPages = new Map<string, number>()
  const isAdmins = (id: string) => !id.startsWith(OF_THE_BUNDLER) && !studentPages.has(id)

  const plugin: Plugin = {
    name: 'admin-apart',
    apply: 'build',
    buildEnd() {
      studentPages.clear()
      const all = new Set([...this.getModuleIds()].filter((it) => this.getModuleInfo(it)?.isEntry))
      for (const page of all) {
        const { ids, pages } = comesWith(page, (it) => this.getModuleInfo(it))
        for (const it of ids) studentPages.set(it, (studentPages.get(it) ?? 0) + 1)
        for (const it of pages) all.add(it)
      }
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((it) => it.type === 'chunk')
      const ofStudents = new Set(chunks.filter((it) => studentPages.has(it.facadeModuleId ?? '')))
      for (const chunk of ofStudents) {
        for (const it of chunks) if (chunk.imports.includes(it.fileName)) ofStudents.add(it)
        const strangers = chunk.moduleIds.filter(isAdmins)
        if (strangers.length > 0)
          this.error(`Students would download ${strangers.join(', ')} in ${chunk.fileName}.`)
      }
    },
  }

  return {
    plugin,
    /** Whether a module is for administrators alone. */
    isAdmins,
    /** How many of the students' pages a module is part of. */
    pagesWith: (id: string) => studentPages.get(id) ?? 0,
  }
}

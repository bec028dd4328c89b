import { afterEach, beforeEach, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Number of the mutant under test; -1 while hits are recorded. */
    mutant: number
  }
  interface TaskMeta {
    /** Sites that ran in this test, or while its file was loaded. */
    hits?: string[]
  }
}

const state = globalThis as {
  recordHit?: (site: string) => void
  hits?: Set<string>
  /** The mutant that a test of this worker has caught: its other tests are skipped. */
  caught?: number
}
const mutant = inject('mutant')

if (mutant < 0) {
  state.hits = new Set()
  state.recordHit = (site) => state.hits?.add(site)
  let loaded: string[] | undefined
  beforeEach(() => {
    loaded ??= [...(state.hits ?? [])]
    state.hits = new Set(loaded)
  })
  afterEach(({ task }) => {
    task.meta.hits = [...(state.hits ?? [])]
  })
} else {
  beforeEach((context) => {
    if (state.caught === mutant) context.skip()
  })
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') state.caught = mutant
  })
}

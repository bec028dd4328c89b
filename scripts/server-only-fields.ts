import type { Plugin } from 'vite'

/** The properties of a call that only the server reads; the browser distinguishes creating calls from all others. */
const SERVER_ONLY =
  /^ +(effect: '(read|change)'|startsSession: true|sameOriginOnly: true|bodyLimits: .+|handlesRepeats: .+),\n/gm

/** Leaves out what the browser does not read of the contract: the start of the site contains the calls of students. */
export function serverOnlyFields(): Plugin {
  return {
    name: 'server-only-fields',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      handler: (code) => code.replace(SERVER_ONLY, ''),
    },
  }
}

import type { Plugin } from 'vite'

/**
 * The properties of a call that only the server reads, or that have the default value; the browser distinguishes
 * creating calls from all others, and public ones.
 */
const SERVER_ONLY =
  /^ +(method: 'POST'|access: '(student|admin)'|effect: '(read|change)'|reauthentication: '\w+'|setsUpSecondFactor: true|startsSession: true|sameOriginOnly: true|bodyLimits: .+|handlesRepeats: .+|response: z\.null\(\)),\n/gm

/** The forms of accounts have their own texts. */
const SUCCESS_MESSAGES = /^ +successMessage: '.+',\n/gm

/** Only the server uses the value of a setting that was never set. */
const INITIAL_VALUES = /(?<=^ {2}\w+: \{ kind: .+), initial: [^ ]+(?= \},$)/gm

/** Removes the parts of the contract that the browser does not read, because the start bundle contains the calls of students. */
export function serverOnlyFields(): Plugin {
  return {
    name: 'server-only-fields',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      handler: (code, id) =>
        code
          .replace(SERVER_ONLY, '')
          .replace(id.endsWith('/auth.ts') ? SUCCESS_MESSAGES : '', '')
          .replace(id.endsWith('/settings.ts') ? INITIAL_VALUES : '', ''),
    },
  }
}

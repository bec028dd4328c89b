const MAX_LENGTH = 500
// one slash, then no backslash, which browsers read as a slash, and no spaces or control characters, which they skip
const OWN_ADDRESS = /^\/(?!\/)[^\\\s\p{C}]*$/u
// segments that browsers resolve to a different path
const RESOLVED_SEGMENT = /\/(\/|(\.|%2e){1,2}(\/|$))/i
// sign-in, sign-up and reset themselves
const ACCOUNT_PATH = /^\/(login|register|forgot-password)(\/|$)/

/**
 * The path, query and fragment of this site to which a sign-in returns; undefined for any other value. It is part of a link,
 * which anybody can write: another site, a script and the account forms themselves are rejected.
 */
export function returnPathOf(value: string | null | undefined): string | undefined {
  if (!value || value.length > MAX_LENGTH || !OWN_ADDRESS.test(value)) return
  const path = value.split(/[?#]/, 1)[0] ?? ''
  return RESOLVED_SEGMENT.test(path) || ACCOUNT_PATH.test(path) ? undefined : value
}

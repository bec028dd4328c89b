/** The pages that may ask for the microphone: lessons with their exams, and those of the staff. */
export const RECORDING_PAGE = /^\/(?:classes\/[^/]+\/lessons\/[^/]+\/?$|admin(?:\/|$))/

const DENIED = 'microphone=()'

/** A Permissions-Policy for the page at a path: the microphone only where something is recorded (R-VOICE-005). */
export const policyForPath = (policy: string, path: string): string =>
  RECORDING_PAGE.test(path) ? policy.replace(DENIED, 'microphone=(self)') : policy

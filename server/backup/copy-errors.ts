/** A stored file differs from what was written. */
export class DamagedCopy extends Error {}

/** A copy may not be called good: the reason for the owners. */
export class CopyFailed extends Error {
  readonly code: 'needs_key' | 'not_equal'
  constructor(code: CopyFailed['code'], message: string) {
    super(message)
    this.code = code
  }
}

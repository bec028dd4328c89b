/** Unix seconds by the process's own clock: the only clock there is, so that a test can move it (decision 0404). */
export function now(): number {
  return Math.floor(Date.now() / 1000)
}

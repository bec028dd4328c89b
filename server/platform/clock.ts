/** Returns the time in Unix seconds. The only clock of the server, so that a test can set it (decision 0331). */
export function now(): number {
  return Math.floor(Date.now() / 1000)
}

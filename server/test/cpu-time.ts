/** The processor time that a piece of work takes in this process, in microseconds: for ratios, which do not depend on the machine. */
export function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  return process.cpuUsage(before).user
}

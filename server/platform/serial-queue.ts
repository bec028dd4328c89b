export type SerialQueue = {
  /** True if as many tasks run and wait as the queue takes. */
  isFull: () => boolean
  /** Runs a task after all earlier ones have ended, and returns its result. */
  run: <T>(task: () => T | Promise<T>) => Promise<T>
}

/** A queue in memory that runs one task at a time, so that together they need the memory and the processor of one. */
export function createSerialQueue(maxTasks = Number.POSITIVE_INFINITY): SerialQueue {
  let taskCount = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    isFull: () => taskCount >= maxTasks,
    run(task) {
      taskCount++
      const result = last.then(task).finally(() => taskCount--)
      last = result.catch(() => {})
      return result
    },
  }
}

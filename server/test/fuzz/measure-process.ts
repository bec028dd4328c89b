import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Bounds for one request: CPU time of the main thread, and growth of the process. */
const LIMITS = { busyMs: 250, growMb: 64 }
const MB = 1024 * 1024

export type ProcessUsage = { busyMs: number; growMb: number; delayMs: number; heldMb: number }

/**
 * Measures the cost of requests in this process. The time is CPU time of the main thread, which is independent of other
 * load on the machine; the delay of timers is reported as well.
 */
export function openProcessMeter() {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const worst = { busyMs: 0, growMb: 0 }
  return {
    /** Runs `work`; `excess` names the bounds that it exceeded. */
    async measure<T>(work: () => Promise<T>): Promise<{ result: T; excess: string | undefined }> {
      const cpu = process.threadCpuUsage()
      const rssBefore = process.memoryUsage.rss()
      const result = await work()
      const { user, system } = process.threadCpuUsage(cpu)
      const busyMs = (user + system) / 1000
      const growMb = (process.memoryUsage.rss() - rssBefore) / MB
      worst.busyMs = Math.max(worst.busyMs, busyMs)
      worst.growMb = Math.max(worst.growMb, growMb)
      const excess = [
        busyMs > LIMITS.busyMs && `kept the event loop busy for ${Math.round(busyMs)} ms`,
        growMb > LIMITS.growMb && `grew the process by ${Math.round(growMb)} MB`,
      ].filter(Boolean)
      return { result, excess: excess.join(' and ') || undefined }
    },
    end(): ProcessUsage {
      delay.disable()
      const heldMb = process.memoryUsage.rss() / MB
      return { ...worst, delayMs: delay.max / 1e6, heldMb }
    },
  }
}

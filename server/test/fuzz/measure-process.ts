import { monitorEventLoopDelay } from 'node:perf_hooks'

/** The most that one request may keep the event loop busy, in milliseconds, and grow the process, in MB. */
const LIMITS = { busyMs: 250, growMb: 64 }
const MB = 1024 * 1024

export type ProcessUsage = { busyMs: number; growMb: number; delayMs: number; heldMb: number }

/**
 * Measures what each request costs the process that serves it. The time is that of its main thread's own work, not of
 * the clock, so that other work of the machine does not count; the delay that a timer saw is told beside it.
 */
export function openProcessMeter() {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const worst = { busyMs: 0, growMb: 0 }
  return {
    /** Does `work`, and answers with a line for each bound that it exceeded. */
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

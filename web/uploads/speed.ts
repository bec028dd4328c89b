const UPDATE_MS = 250
/** The weight of a new measurement per second. */
const SMOOTHING = 0.3

/** Measures bytes per second. `add` returns the speed at most four times a second, and undefined in between. */
export function createSpeedometer(clock: () => number = () => performance.now()) {
  let previous: { at: number; sent: number } | undefined
  let speed = 0
  return {
    add(sent: number): number | undefined {
      const at = clock()
      if (!previous) {
        previous = { at, sent }
        return speed
      }
      const seconds = (at - previous.at) / 1000
      if (seconds * 1000 < UPDATE_MS) return undefined
      const measured = Math.max(0, sent - previous.sent) / seconds
      const weight = 1 - (1 - SMOOTHING) ** seconds
      speed = speed === 0 ? measured : speed + (measured - speed) * weight
      previous = { at, sent }
      return speed
    },
  }
}

/** Why a file is too large to be chosen; undefined if it is not. The server refuses it with the same limit. */
export function uploadSizeProblem(bytes: number, maxBytes: number): string | undefined {
  if (bytes === 0) return 'The file is empty.'
  if (bytes <= maxBytes) return undefined
  return `The file is too large: ${formatSize(bytes)}. The limit is ${formatSize(maxBytes)}.`
}

/** '9.4 MB' or '600 MB': a size in millions of bytes, as phones show it. */
export function formatSize(bytes: number): string {
  const megabytes = Math.max(0.1, bytes / 1_000_000)
  return megabytes < 100 ? `${megabytes.toFixed(1)} MB` : `${Math.round(megabytes)} MB`
}

/** The seconds that the rest of an upload takes at a speed in bytes per second, in words; undefined without a speed. */
export function remainingTime(bytes: number, bytesPerSecond: number): string | undefined {
  if (bytesPerSecond <= 0) return undefined
  const seconds = bytes / bytesPerSecond
  if (seconds < 60) return 'less than a minute'
  if (seconds < 3_600) return plural(Math.round(seconds / 60), 'minute')
  return `about ${plural(Math.round(seconds / 3_600), 'hour')}`
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

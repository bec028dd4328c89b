import { type Message, say } from '../../messages/message.ts'
import { dataSize, sizeLimit } from '../platform/sentence-values.ts'

/** The error for a file that is too large to be chosen; undefined if it is not. The server enforces the same limit. */
export function uploadSizeProblem(bytes: number, maxBytes: number): Message | undefined {
  if (bytes === 0) return say('rules_uploads_file_empty')
  if (bytes <= maxBytes) return undefined
  return say('rules_uploads_file_too_large', {
    size: dataSize(bytes),
    limit: sizeLimit(maxBytes),
  })
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

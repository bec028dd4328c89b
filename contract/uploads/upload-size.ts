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

import { sendProgress } from '../../features/letters/progress-store.ts'
import { sendReviews } from '../../features/words/shared/pending-reviews.ts'

/**
 * Sends reviewed words and the progress in the letters, which are in the local storage for a while before they are sent. Without a
 * connection the reviews go to the outbox.
 */
export async function sendLocalWork(): Promise<void> {
  await Promise.all([sendReviews().catch(() => {}), sendProgress()])
}

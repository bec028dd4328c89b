/** Where the recording of an attempt at an exam is on this device. */
export const placeOfExam = (lessonId: number, attempt = 1) =>
  attempt > 1 ? `exam ${lessonId} ${attempt}` : `exam ${lessonId}`

/** Where the recording is with which a marked answer is submitted again. */
export const placeOfNewAttempt = (lessonId: number) => `exam ${lessonId} again`

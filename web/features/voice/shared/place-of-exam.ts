/** Where the recordings of the answer to an exam are on this device. */
export const placeOfExam = (lessonId: number) => `exam ${lessonId}`

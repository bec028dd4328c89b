/** The maximum number of checks in a lesson. */
export const MAX_LESSON_CHECKS = 5
/** The maximum number of exercises in a practice (R-LEARN-011). */
export const MAX_EXERCISES = 100
/** Characters of an answer as it is sent: a list of parts as JSON. */
export const MAX_EXERCISE_ANSWER = 20_000

/**
 * A file of saved answers as JSON: for which student, exam and version it is, and the request of `submitExam`, encrypted by
 * AES-GCM with the key that the server gave to that student with that version (decision 0680). Changed anywhere, it
 * opens with no key.
 */
export const ANSWER_FILE_FORMAT = 'lisan-answers-1'

/** The bytes of the initialization vector of AES-GCM, before the encrypted answers. */
export const ANSWER_FILE_IV_BYTES = 12

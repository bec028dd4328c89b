/**
 * A file of saved answers as JSON: its student, exam and version, and the request of `submitExam`, encrypted by AES-GCM with the
 * key that the server issued to that student for that version. A modified file cannot be decrypted. A recording that the
 * server does not have is in `recording`, a data URL, with `limited` as in `saveRecording`.
 */
export const ANSWER_FILE_FORMAT = 'lisan-answers-1'

/** The bytes of the initialization vector of AES-GCM, before the encrypted answers. */
export const ANSWER_FILE_IV_BYTES = 12

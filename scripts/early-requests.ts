import { getMyClasses } from '../contract/enrolment/enrolment.ts'
import { getClassDetails, getLessonDetails } from '../contract/study/study.ts'
import { type EncodedRequest, encodeRequest } from '../web/api/encode-request.ts'

const CLASS_REF = 'CLASS_REF'
const LESSON_ID = 123_456_789
const LESSON = {
  classRef: CLASS_REF,
  lessonId: LESSON_ID,
  confirmsLast: true,
  confirmsBegin: true,
}

/**
 * The requests that index.html sends while the code of a page is loading, by the names of the pages there. In a body `$1` stands for
 * the class in the address, and `$2` for the lesson.
 */
export const EARLY_REQUESTS = {
  '/': withPlaceholders(encodeRequest(getMyClasses, {})),
  '/class': withPlaceholders(encodeRequest(getClassDetails, { classRef: CLASS_REF })),
  '/lesson': withPlaceholders(encodeRequest(getLessonDetails, LESSON)),
}

function withPlaceholders({ url, fields }: EncodedRequest) {
  const body = JSON.stringify(fields)
    .replace(CLASS_REF, () => '$1')
    .replace(String(LESSON_ID), () => '$2')
  return { url, body }
}

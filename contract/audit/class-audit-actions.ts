import type { AuditActionText } from './audit-action-text.ts'

/** Actions on classes, lessons and questions. */
export const CLASS_ACTIONS = {
  addClass: { label: 'New class', sentence: 'added a class', hasSeparateDetail: true },
  editClass: { label: 'Change of a class', sentence: 'changed a class', hasSeparateDetail: true },
  deleteClass: {
    label: 'Deletion of a class',
    sentence: 'deleted a class',
    hasSeparateDetail: true,
  },
  duplicateClass: {
    label: 'Copy of a class',
    sentence: 'duplicated a class',
    hasSeparateDetail: true,
  },
  publishClass: {
    label: 'Publication of a class',
    sentence: 'published a class',
    hasSeparateDetail: true,
  },
  duplicateLesson: {
    label: 'Copy of a lesson',
    sentence: 'duplicated a lesson',
    hasSeparateDetail: true,
  },
  publishLesson: {
    label: 'Publication of a lesson',
    sentence: 'published a lesson',
    hasSeparateDetail: true,
  },
  addLesson: { label: 'New lesson', sentence: 'added a lesson', hasSeparateDetail: true },
  editLesson: {
    label: 'Change of a lesson',
    sentence: 'changed a lesson',
    hasSeparateDetail: true,
  },
  deleteLesson: {
    label: 'Deletion of a lesson',
    sentence: 'deleted a lesson',
    hasSeparateDetail: true,
  },
  removeLessonFile: {
    label: 'Removal of a file',
    sentence: 'removed the file of a lesson',
    hasSeparateDetail: true,
  },
  retryForms: {
    label: 'Smaller forms made again',
    sentence: 'had the smaller forms of a lesson made again',
    hasSeparateDetail: true,
  },
  attachSound: {
    label: 'Sound of a lesson',
    sentence: 'attached a sound to a lesson',
    hasSeparateDetail: true,
  },
  removeSound: {
    label: 'Removal of a sound',
    sentence: 'removed the sound of a lesson',
    hasSeparateDetail: true,
  },
  attachCaptions: {
    label: 'Captions of a lesson',
    sentence: 'attached captions to a lesson',
    hasSeparateDetail: true,
  },
  removeCaptions: {
    label: 'Removal of captions',
    sentence: 'removed the captions of a lesson',
    hasSeparateDetail: true,
  },
  deleteQuestion: {
    label: 'Deletion of an exam question',
    sentence: 'deleted a question of an exam',
    hasSeparateDetail: true,
  },
  reorderLessons: {
    label: 'Order of lessons',
    sentence: 'changed the order of the lessons of a class',
    hasSeparateDetail: true,
  },
  attachFile: {
    label: 'File of a lesson',
    sentence: 'gave a lesson its uploaded file',
    hasSeparateDetail: true,
  },
} as const satisfies Record<string, AuditActionText>

/** Actions on the submissions of exams. */
export const EXAM_ACTIONS = {
  markExam: {
    label: 'Mark of an exam',
    sentence: 'marked an exam of {subject}',
    hasSeparateDetail: true,
  },
  rotateAnswer: {
    label: 'Rotation of a photograph',
    sentence: 'turned the photographed answer of {subject}',
    hasSeparateDetail: true,
  },
  uploadAnswers: {
    label: 'Answers from a file',
    sentence: 'handed in the answers of {subject} from a file',
    hasSeparateDetail: true,
  },
  rescoreExam: {
    label: 'New scores of an exam',
    sentence: 'scored the submissions of an exam again',
    hasSeparateDetail: true,
  },
  setTypedVerdict: {
    label: 'Verdict on a typed answer',
    sentence: 'set the verdict on a typed answer for everyone who wrote it',
    hasSeparateDetail: true,
  },
  acceptTypedAnswer: {
    label: 'Acceptance of a typed answer',
    sentence: 'accepted a typed answer for everyone',
    hasSeparateDetail: true,
  },
  undoTypedChange: {
    label: 'Undone verdict on a typed answer',
    sentence: 'undid a verdict on a typed answer',
    hasSeparateDetail: true,
  },
} as const satisfies Record<string, AuditActionText>

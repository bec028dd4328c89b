import { paths } from './paths.ts'

/** A class, or one of its lessons, as a student sees it. Apart from paths.ts because students do not download it. */
export const previewPath = (classId: string | number, lessonId: string | number = '') =>
  `${paths.admin.class(classId)}?preview=${lessonId}`

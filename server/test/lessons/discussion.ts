import { addComment, deleteComment, getComments } from '../../../contract/comments/comments.ts'
import { callApi } from '../call-api.ts'
import { seedCourse, seedEnrolledStudent } from '../seed-course.ts'
import { openTestSchool, type TestSchool, type TestUser } from '../test-school.ts'

type Fields = Record<string, unknown>

/** A class with these lessons (one by default) and the students Amina and Musa. */
export async function openDiscussion(
  lessons: Parameters<typeof seedCourse>[1] = [{ subject: 'The noun' }],
) {
  const school = await openTestSchool()
  const course = await seedCourse(school, lessons)
  const amina = await seedEnrolledStudent(school, course, { name: 'Amina Bello' })
  const musa = await seedEnrolledStudent(school, course, { name: 'Musa Ɗanjuma' })
  const target = { class_id: course.classId, lesson_id: course.ids[0] }
  const postComment = async (user: TestUser, comment: string, fields: Fields = {}) =>
    (await callApi(school, addComment, { ...target, comment, email: user.email, ...fields }, user))
      .data.id
  const readComments = async (user: TestUser = amina, fields: Fields = target) =>
    (await callApi(school, getComments, fields, user)).data
  const deleteCommentAs = (user: TestUser, comment_id: string) =>
    callApi(school, deleteComment, { comment_id, email: user.email }, user)
  return { school, course, target, amina, musa, postComment, readComments, deleteCommentAs }
}

/** All rows of comments. */
export const allComments = ({ db }: TestSchool) =>
  db.selectFrom('comments').selectAll().orderBy('id').execute()

import { expect, test } from 'vitest'
import { addComment, getComments } from '../../contract/comments/comments.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { allComments, openDiscussion } from '../test/lessons/discussion.ts'
import { seedCourse } from '../test/seed-course.ts'
import { seedStudent } from '../test/test-school.ts'

test('a comment and its parent belong to the same lesson (R-COMMENT-021, R-COMMENT-022)', async () => {
  const { school, course, amina, postComment, readComments } = await openDiscussion([
    { subject: 'The noun' },
    { subject: 'The verb' },
  ])
  const id = await postComment(amina, 'About the noun')
  const secondLesson = { class_id: course.rand, lesson_id: course.ids[1] }

  expect(await readComments(amina, secondLesson)).toEqual([])
  for (const parent_id of [id, '999999']) {
    const fields = { ...secondLesson, comment: 'An answer', parent_id }
    expect(await callApi(school, addComment, fields, amina)).toMatchObject({
      http: 404,
      status: false,
      code: 'parent_comment_not_found',
      message: 'The comment you are replying to no longer exists.',
    })
  }
  expect(await allComments(school)).toHaveLength(1)
})

test('only students of the class and administrators can read and add comments (R-COMMENT-010, R-COMMENT-011)', async () => {
  const { school, course, target, amina, postComment, readComments } = await openDiscussion()
  await postComment(amina, 'For us')
  const stranger = await seedStudent(school)
  for (const [call, fields] of [
    [getComments, {}],
    [addComment, { comment: 'For them' }],
  ] as const) {
    expect(await callApi(school, call, { ...target, ...fields }, stranger)).toMatchObject({
      status: false,
      data: null,
      code: 'not_enrolled',
      message: 'Please enroll in the class to access lessons.',
    })
    expect(await callApi(school, call, { ...target, ...fields })).toMatchObject({ http: 401 })
  }
  await postComment(course.teacher, 'From the teacher')
  expect(await readComments(course.teacher)).toHaveLength(2)
})

test('comments are not available on a locked lesson, a lesson of another class or an exam', async () => {
  const nextDay = String(freezeClock('2026-11-21T09:00:00Z') + DAY)
  const { school, course, amina } = await openDiscussion([
    { subject: 'The noun' },
    { subject: 'Tomorrow', scheduled: '1', studydate: nextDay },
    { subject: 'Exam', inputetype: 'Exam', questions: [{ question: 'a', answer: 'b' }] },
  ])
  const otherCourse = await seedCourse(school, [{ subject: 'Elsewhere' }])
  const declinedLessons = [
    [course.ids[1], 200, 'lesson_scheduled', /^This lesson will be available on/],
    [course.ids[2], 200, 'exam_has_no_comments', /^Exams have no comments/],
    [otherCourse.ids[0], 404, 'lesson_not_found', /^Lesson not found/],
  ] as const
  for (const [lesson_id, http, code, message] of declinedLessons) {
    for (const call of [getComments, addComment]) {
      const fields = call === addComment ? { comment: 'Hello' } : {}
      const response = await callApi(
        school,
        call,
        { class_id: course.rand, lesson_id, ...fields },
        amina,
      )
      expect(response).toMatchObject({ http, status: false, code, data: null })
      expect(response.message).toMatch(message)
    }
  }
  expect(await allComments(school)).toEqual([])
})

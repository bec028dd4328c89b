import { expect, test } from 'vitest'
import { getMessages, readMessage } from '../../contract/messages/messages.ts'
import { callApi } from '../test/call-api.ts'
import { openSchoolWithMessages } from '../test/messages/inbox.ts'
import { seedClass, seedEnrolment } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStaff,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'

test('a client that names the version of an answer gets it again only after a change; other clients see no version (R-LAYOUT-023)', async () => {
  const { school, amina, sendAsAdmin } = await openSchoolWithMessages()
  await sendAsAdmin()
  const ask = (etag?: string) =>
    school.app.inject({
      method: 'POST',
      url: '/messages.php?action=getMessages',
      headers: {
        authorization: `Bearer ${amina.token}`,
        'content-type': 'application/json',
        ...(etag !== undefined && { 'if-none-match': etag }),
      },
      payload: { brief: '1' },
    })

  const plain = await ask()
  expect(plain.headers.etag).toBeUndefined()
  const first = await ask('"none"')
  expect(first.json()).toEqual(plain.json())
  const etag = String(first.headers.etag)
  // as the client got it, as a proxy that compresses has weakened it, and in a list
  for (const known of [etag, `W/${etag}`, `"other", W/${etag}`]) {
    const again = await ask(known)
    expect([again.statusCode, again.body], known).toEqual([304, ''])
  }
  expect((await ask('*')).statusCode).toBe(200)

  const [message] = (await callApi(school, getMessages, {}, amina)).data
  await callApi(school, readMessage, { message_id: message.id }, amina)
  const changed = await ask(etag)
  expect(changed.statusCode).toBe(200)
  expect(changed.headers.etag).not.toBe(etag)
})

/** Asks for the page of a student and for the classes with the versions that somebody has. */
async function askBoth(school: TestSchool, as: TestUser, studentId: number, known?: string[]) {
  const paths = [`adminActions.php?action=getStudent`, `adminActions.php?action=findStudents`]
  return Promise.all(
    paths.map((path, index) =>
      school.app.inject({
        method: 'POST',
        url: `/${path}`,
        headers: {
          authorization: `Bearer ${as.token}`,
          'content-type': 'application/json',
          'if-none-match': known?.[index] ?? '"none"',
        },
        payload: path.endsWith('getStudent') ? { student_id: String(studentId) } : {},
      }),
    ),
  )
}

test('the version of an answer that another kind of staff has tells nothing: everybody gets the own answer, also after a change of the kind (R-STAFF-003, R-STAFF-006)', async () => {
  const school = await openTestSchool()
  const { id: classId } = await seedClass(school, {})
  const amina = await seedStudent(school, { name: 'Amina Bello', wallet: 12_345_00 })
  await seedStudent(school, { name: 'Musa Ɗanjuma' })
  await seedEnrolment(school, { studentId: amina.id, classId })
  const owner = await seedAdministrator(school)
  const teacher = await seedStaff(school, 'teacher', [classId])
  const versions = (answers: Awaited<ReturnType<typeof askBoth>>) =>
    answers.map((it) => String(it.headers.etag ?? '"none"'))
  const ownerKnows = versions(await askBoth(school, owner, amina.id))
  const repeated = await askBoth(school, owner, amina.id, ownerKnows)
  expect(repeated.map((it) => it.statusCode)).toEqual([304, 304])

  const asTeacher = async (as: TestUser, known: string[]) => {
    const answers = await askBoth(school, as, amina.id, known)
    expect(answers.map((it) => it.statusCode)).toEqual([200, 200])
    const wire = answers.map((it) => it.body).join()
    for (const closed of [amina.email, '12345', 'Musa']) expect(wire).not.toContain(closed)
    return versions(answers)
  }
  const teacherKnows = await asTeacher(teacher, ownerKnows)
  const own = await askBoth(school, owner, amina.id, teacherKnows)
  expect(own.map((it) => it.body).join()).toContain(amina.email)

  await school.db
    .updateTable('users')
    .set({ staff: 'teacher' })
    .where('id', '=', owner.id)
    .execute()
  await school.db
    .insertInto('class_staff')
    .values({ class_id: classId, user_id: owner.id })
    .execute()
  await asTeacher(owner, ownerKnows)
  await school.db.deleteFrom('class_staff').where('user_id', '=', owner.id).execute()
  const [page] = await askBoth(school, owner, amina.id, ownerKnows)
  expect(page?.statusCode).toBe(404)
})

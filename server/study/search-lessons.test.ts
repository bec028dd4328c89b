import { expect, test } from 'vitest'
import { findAnything } from '../../contract/finder/finder.ts'
import { addLesson, updateLesson } from '../../contract/lessons/lesson-form.ts'
import { searchLessons } from '../../contract/study/search-lessons.ts'
import { recordLessonView } from '../../contract/study/study.ts'
import { duplicateLesson } from '../../contract/term/term.ts'
import { rebuildNextLessonTexts } from '../lessons/lesson-search.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass, seedEnrolment } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStaff, seedStudent } from '../test/test-school.ts'

const ABOUT = 'Every nominal sentence begins with المُبْتَدَأُ, which is marfūʿ.'

async function openSchool() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const { id: classId, publicId } = await seedClass(school, {
    ...{ name: 'Naḥw', price: 5_000_00, monthly: true },
  })
  await seedEnrolment(school, { studentId: amina.id, classId })
  const class_id = String(classId)
  const add = async (fields: object = {}) => {
    const form = { class_id, subject: 'Lesson', about: ABOUT, inputetype: 'Lesson', scheduled: '0' }
    const { data, message } = await callApi(school, addLesson, { ...form, ...fields }, maryam)
    if (!data) throw new Error(message)
    return String(data.id)
  }
  const search = async (text: string, as = amina) =>
    (await callApi(school, searchLessons, { search: text }, as)).data
  const ids = async (text: string, as = amina) =>
    (await search(text, as)).map((it: { lesson_id: string }) => it.lesson_id)
  const open = (lesson_id: string) =>
    callApi(school, recordLessonView, { class_id, lesson_id }, amina)
  return { school, maryam, amina, classId, class_id, publicId, add, search, ids, open }
}

test('a student finds lessons by their text, title, lines and tables, without marks and with words in any order (R-ARABIC-001)', async () => {
  const it = await openSchool()
  const first = await it.add()
  const blocks = [
    {
      kind: 'lines',
      title: '',
      lines: [{ arabic: 'قال عبد الله', latin: 'qāla', translation: 'he said' }],
    },
    { kind: 'table', title: 'الماضي', rows: [['كَتَبْتُ', 'I wrote']] },
  ]
  const second = await it.add({ subject: 'مبتدأ وخبر', about: '', blocks })
  expect(await it.ids('خبر المبتدا')).toEqual([second])
  expect(await it.ids('مبتدأ')).toEqual([second, first])
  expect(await it.ids('sentence nominal')).toEqual([first])
  expect(await it.ids('عبدالله')).toEqual([second])
  expect(await it.ids('كتبت')).toEqual([second])
  expect(await it.ids('فعل')).toEqual([])
  expect(await it.ids('م')).toEqual([])
})

test('what was found is shown around its place once the lesson was opened (R-ARABIC-001)', async () => {
  const it = await openSchool()
  const lesson_id = await it.add({ about: `${'word '.repeat(100)}${ABOUT}` })
  const found = { lesson_id, subject: 'Lesson', class_rand: it.publicId, class_name: 'Naḥw' }
  expect(await it.search('مبتدا')).toEqual([{ ...found, excerpt: '' }])
  await it.open(lesson_id)
  const [{ excerpt }] = await it.search('مبتدا')
  expect(excerpt).toContain('begins with المُبْتَدَأُ, which')
  expect(excerpt).toMatch(/^… word /)
})

test('nobody finds lessons that are closed: of other classes, drafts, deleted or not yet open ones, after an exam (R-ARABIC-001)', async () => {
  const it = await openSchool()
  const lesson = await it.add()
  const stranger = await seedStudent(it.school)
  expect(await it.ids('مبتدا', stranger)).toEqual([])
  await it.add({ draft: '1' })
  await it.add({ scheduled: '1', studydate: '4102444800' })
  expect(await it.ids('مبتدا')).toEqual([lesson])
  const question = { question: 'A pen?', answer: 'قلم', option1: 'كتاب' }
  await it.add({
    subject: 'Exam',
    about: '',
    inputetype: 'Exam',
    theoryAnswer: 'x',
    questions: [question],
  })
  await it.add({ subject: 'After the exam' })
  expect(await it.ids('مبتدا')).toEqual([lesson])
  const now = Math.floor(Date.now() / 1000)
  await it.school.db
    .updateTable('enrolments')
    .set({ paid_until: now - 86_400 })
    .execute()
  expect(await it.ids('مبتدا')).toEqual([])
  await it.school.db.updateTable('enrolments').set({ paid_until: 0 }).execute()
  await it.school.db
    .updateTable('lessons')
    .set({ deleted_at: now })
    .where('id', '=', Number(lesson))
    .execute()
  expect(await it.ids('مبتدا')).toEqual([])
})

test('a change of a lesson and a copy of it are searched as they are then, and earlier lessons after the upgrade (R-ARABIC-001, R-ARABIC-002)', async () => {
  const it = await openSchool()
  const lesson_id = await it.add()
  const change = { lesson_id, subject: 'Lesson', inputetype: 'Lesson', scheduled: '0' }
  await callApi(it.school, updateLesson, { ...change, about: 'الفاعل مرفوع' }, it.maryam)
  expect(await it.ids('مبتدا')).toEqual([])
  expect(await it.ids('فاعل')).toEqual([lesson_id])
  const copy = { lesson_id, class_id: it.class_id, shift_days: '0' }
  const { data } = await callApi(it.school, duplicateLesson, copy, it.maryam)
  await it.school.db.updateTable('lessons').set({ is_draft: 0 }).execute()
  await it.school.db
    .updateTable('classes')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute()
  expect(await it.ids('فاعل')).toEqual([lesson_id, data.id])

  await it.school.db.updateTable('lessons').set({ search_text: '' }).execute()
  expect(await it.ids('فاعل')).toEqual([])
  await it.school.db
    .insertInto('search_rebuilds')
    .values({ table_name: 'lessons', after_id: 0 })
    .execute()
  while ((await rebuildNextLessonTexts(it.school.db)) > 0);
  expect(await it.ids('فاعل')).toEqual([lesson_id, data.id])
  const left = await it.school.db.selectFrom('search_rebuilds').selectAll().execute()
  expect(left.filter(({ table_name }) => table_name === 'lessons')).toEqual([])
})

test('the finder finds lessons by their text, for a teacher those of own classes, and classes by their other names (R-ARABIC-001, R-STAFF-011)', async () => {
  const it = await openSchool()
  const lesson_id = await it.add()
  const find = async (search: string, as = it.maryam) =>
    (await callApi(it.school, findAnything, { search }, as)).data
  expect((await find('مبتدا')).lessons).toMatchObject([{ id: lesson_id }])
  const teacher = await seedStaff(it.school, 'teacher', [it.classId])
  expect((await find('مبتدا', teacher)).lessons).toMatchObject([{ id: lesson_id }])
  const other = await seedStaff(it.school, 'teacher', [])
  expect((await find('مبتدا', other)).lessons).toEqual([])

  await seedClass(it.school, { name: 'Grammar 2', aliases: ' نحو ٢ \n\nAjurrumiyya' })
  expect((await find('الآجرومية')).classes).toEqual([])
  expect((await find('ajurrumiyya')).classes).toMatchObject([{ name: 'Grammar 2' }])
  expect((await find('نحو 2')).classes).toMatchObject([{ name: 'Grammar 2' }])
})

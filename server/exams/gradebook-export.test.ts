import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { gradebookCsv } from '../../contract/exams/gradebook.ts'
import { openSchoolWithClass } from '../test/exams/open-gradebook.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import type { TestUser } from '../test/test-school.ts'

test('the gradebook of a missing class cannot be downloaded', async () => {
  const { school, course } = await openSchoolWithClass()
  const response = await school.app.inject({
    url: `${gradebookCsv.path}?class_id=999999`,
    headers: { authorization: `Bearer ${course.teacher.token}` },
  })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ status: false, code: 'class_not_found' })
})

test('the gradebook downloads as a CSV file in which names are not formulas', async () => {
  const { school, course, amina, hauwa } = await openSchoolWithClass()
  freezeClock('2026-11-22T10:00:00Z')
  await school.db
    .updateTable('users')
    .set({ name: '=HYPERLINK("x")' })
    .where('id', '=', hauwa.id)
    .execute()
  const download = (as?: TestUser, query = '') =>
    school.app.inject({
      url: `${gradebookCsv.path}?class_id=${course.classId}${query}`,
      headers: as ? { authorization: `Bearer ${as.token}` } : {},
    })

  const response = await download(course.teacher)
  expect(response.headers['content-disposition']).toBe(
    `attachment; filename="gradebook_${course.id}_2026-11-22.csv"`,
  )
  const [header, ...records]: string[][] = parse(response.body, { bom: true })
  expect(header).toEqual([
    ...['Name', 'Email', 'Completed', 'Average'],
    ...['The noun', "'=1+1", 'Noun or verb?'],
  ])
  expect(records.map(([name, , ...cells]) => [name, ...cells])).toEqual([
    ['\'=HYPERLINK("x")', '0', '', '', '', ''],
    ['Amina Bello', '3', '64', 'Done', 'Done', '64'],
    ['Bilal Musa', '3', '', 'Done', 'Done', 'Waiting'],
  ])
  expect(parse((await download(course.teacher, '&show=waiting')).body, { bom: true })).toHaveLength(
    2,
  )
  expect((await download()).statusCode).toBe(401)
  expect((await download(amina)).statusCode).toBe(403)
  expect((await download(course.teacher, '&show=none')).statusCode).toBe(400)
})

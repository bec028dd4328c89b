import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generate } from 'openapi-typescript-codegen'
import { expect, test } from 'vitest'
import { allCalls } from '../../contract/all.ts'
import { createTempDir } from '../test/process/temp-dir.ts'
import { seedClass, seedEnrolment, seedLessonRow } from '../test/seed-class.ts'
import { openTestSchool } from '../test/test-school.ts'

test('the description that the server sends is that of the repository, and has every call once (R-API-001)', async () => {
  const school = await openTestSchool()
  const response = await school.app.inject({ url: '/openapi.json' })
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  const description = response.json()
  expect(description).toEqual(JSON.parse(readFileSync('docs/openapi.json', 'utf8')))
  expect(description.openapi).toBe('3.1.0')
  const ids = Object.values<Record<string, { operationId: string }>>(description.paths).flatMap(
    (it) => Object.values(it).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(allCalls.length)
})

test('a client that a public generator makes from the description signs up, signs in and reads a class (R-API-001)', async () => {
  const school = await openTestSchool()
  const { id: classId } = await seedClass(school)
  await seedLessonRow(school, classId)
  const address = await school.app.listen({ port: 0, host: '127.0.0.1' })
  const { DATA_DIR: output } = createTempDir()
  await generate({
    input: JSON.parse(readFileSync('docs/openapi.json', 'utf8')),
    output,
    httpClient: 'fetch',
  })
  const client = await import(/* @vite-ignore */ pathToFileURL(join(output, 'index.ts')).href)
  client.OpenAPI.BASE = address
  const person = { email: 'amina@example.org', password: 'the moon of Kano' }
  const signUp = { ...person, name: 'Amina Bello', phonenumber: '08031234567' }
  expect(await client.AuthService.signup(signUp)).toMatchObject({ status: true })
  const { data, token } = await client.AuthService.login(person)
  client.OpenAPI.TOKEN = token
  await seedEnrolment(school, { studentId: Number(data.id), classId })
  const page = await client.StudyService.getClassDetails({ class_id: String(classId) })
  expect(page.data.class_details).toMatchObject({ name: 'Foundations of Naḥw' })
  expect(page.data.lessons).toHaveLength(1)
})

import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { changeRole } from '../../contract/admin/manage-students.ts'
import { login } from '../../contract/auth/auth.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { getMyData, requestAccountDeletion } from '../../contract/privacy/privacy.ts'
import { getPlannedDeletions, getStudentDeletion } from '../../contract/privacy/privacy-admin.ts'
import { createBackup } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { handlers } from '../handlers.ts'
import { now } from '../platform/clock.ts'
import { type FileStore, openFolderStore } from '../platform/file-store.ts'
import { createMailTransport } from '../platform/mail-transport.ts'
import { openS3Store } from '../platform/s3-file-store.ts'
import { forgetAttempts } from '../rpc/rate-limits.ts'
import { callApi } from '../test/call-api.ts'
import { openTestDb } from '../test/databases/databases.ts'
import { analyze, dumpDatabase, dumpFolder, findTraces } from '../test/files/find-traces.ts'
import { openTempBucket } from '../test/files/s3-stub.ts'
import { seedTraces, TYPED_BY_BOTH, ZULAYKHA } from '../test/files/seed-traces.ts'
import { setClock } from '../test/freeze-clock.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import { sendEmails } from '../test/messages/email-queue.ts'
import { createTempDir } from '../test/process/temp-dir.ts'
import {
  openTestSchool,
  seedStudent,
  type TestSchool,
  type TestUser,
  walletOf,
} from '../test/test-school.ts'
import { closeRestoredAccounts } from './erased-accounts.ts'
import { eraseDueAccounts } from './erasure-worker.ts'

/** A school on SQLite with a folder, or on PostgreSQL with a bucket. */
async function openSchool() {
  if (inject('postgres') === '') return { school: await openTestSchool(), objects: undefined }
  const { config, objects } = await openTempBucket()
  return { school: await openTestSchool({}, { files: () => openS3Store(config) }), objects }
}

const eraseDue = (school: TestSchool) =>
  eraseDueAccounts(school, (person) => forgetAttempts(school.db, handlers, person), failOnWarning)

/** The request of a student who has seen the balance. */
async function deletionOf(school: TestSchool, student: TestUser) {
  const { data } = await callApi(school, getMyData, {}, student)
  return { password: ZULAYKHA.password, wallet: data.wallet }
}

/** Restores a backup into an empty school with the file store of the first one. */
async function restoreBackup(school: TestSchool, tar: string, files: FileStore) {
  const { db, close } = await openTestDb()
  onTestFinished(close)
  const dataDir = createTempDir().DATA_DIR
  await restore({ db, files, dataDir }, tar)
  return { ...school, db, files, config: { ...school.config, DATA_DIR: dataDir } }
}

test('a deleted account leaves no name, address, number or text in tables, files, emails and new backups, and older backups do not bring it back (R-TRUST-002)', async () => {
  const { school, objects } = await openSchool()
  const { student, maryam, friend } = await seedTraces(school)
  while ((await sendEmails(school, createMailTransport(school.config), () => {})) > 0);
  const dump = async () => [
    ...(await dumpDatabase(school.db)),
    ...dumpFolder(school.config.DATA_DIR),
    ...[...(objects ?? [])].map(([key, bytes]) => `${key} ${bytes.toString()}`),
  ]
  await analyze(school.db)
  const before = findTraces(await dump())
  expect(before.length).toBeGreaterThan(20)
  const money = await walletOf(school.db, student.id)
  const olderBackup = join(createTempDir().DATA_DIR, 'older.tar')
  const source = { ...school, dataDir: school.config.DATA_DIR }
  await createBackup(source, olderBackup, now())

  const deletion = await deletionOf(school, student)
  const { data: planned } = await callApi(school, requestAccountDeletion, deletion, student)
  expect(planned.deletion.due).toBe(planned.deletion.requested + 14 * DAY)
  setClock(planned.deletion.due - 60)
  expect(await eraseDue(school)).toBe(0)
  setClock(planned.deletion.due)
  // an erasure that ends before its last steps is repeated
  await eraseDueAccounts(
    school,
    () => Promise.reject(new Error('The process was killed')),
    () => {},
  )
  expect((await callApi(school, login, ZULAYKHA)).code).toBe('invalid_credentials')
  setClock(planned.deletion.due + 61)
  expect(await eraseDue(school)).toBe(1)

  expect(findTraces(await dump())).toEqual([])
  const newBackup = join(createTempDir().DATA_DIR, 'new.tar')
  await createBackup(source, newBackup, now())
  const copy = openFolderStore(join(createTempDir().DATA_DIR, 'media'))
  const fromNew = await restoreBackup(school, newBackup, copy)
  expect(findTraces(await dumpDatabase(fromNew.db))).toEqual([])

  // money, scores and counts stay
  expect(await walletOf(school.db, student.id)).toMatchObject({
    balance: money.balance,
    sum: money.sum,
  })
  const results = await school.db
    .selectFrom('exam_results')
    .innerJoin('users', 'users.id', 'exam_results.student_id')
    .select(['users.name', 'theory_score', 'answers'])
    .where('student_id', '=', student.id)
    .orderBy('exam_results.id')
    .execute()
  const erased = { name: 'Former student', theory_score: 80, answers: '{}' }
  expect(results.slice(0, 2)).toEqual([erased, erased])
  expect(results.every((it) => it.answers === '{}')).toBe(true)
  // a verdict stays if another student also gave the answer
  for (const table of ['typed_overrides', 'typed_changes'] as const)
    expect(await school.db.selectFrom(table).select(['text', 'verdict']).execute()).toEqual([
      { text: TYPED_BY_BOTH, verdict: 'right' },
    ])
  const [reward] = (await walletOf(school.db, friend.id)).rows
  expect(reward?.description).toMatch(/^Referral reward: Former student /)

  // the record in the file store closes the account before the restored school opens
  const fromOlder = await restoreBackup(school, olderBackup, school.files)
  expect(findTraces(await dumpDatabase(fromOlder.db))).not.toEqual([])
  expect(await closeRestoredAccounts(fromOlder, now())).toBe(1)
  expect(await eraseDue(fromOlder)).toBe(1)
  expect(findTraces(await dumpDatabase(fromOlder.db))).toEqual([])
  expect(await closeRestoredAccounts(fromOlder, now())).toBe(0)
  expect(
    (await callApi(school, getStudentDeletion, { student_id: String(student.id) }, maryam)).data,
  ).toBeNull()
})

test('a planned deletion is cancelled by signing in, and needs the password and the balance that was shown (R-TRUST-002)', async () => {
  const school = await openTestSchool()
  const { student, maryam } = await seedTraces(school)
  const deletion = await deletionOf(school, student)
  const ofStudent = { student_id: String(student.id) }

  const invalidRequests = [
    { fields: { ...deletion, password: 'wrong' }, code: 'wrong_current_password' },
    { fields: { ...deletion, wallet: deletion.wallet + 1 }, code: 'balance_changed' },
  ]
  for (const { fields, code } of invalidRequests)
    expect((await callApi(school, requestAccountDeletion, fields, student)).code).toBe(code)
  await callApi(school, requestAccountDeletion, deletion, student)
  const { data } = await callApi(school, getStudentDeletion, ofStudent, maryam)
  expect(data.due).toBe(data.requested + 14 * DAY)

  const listed = async () => (await callApi(school, getPlannedDeletions, {}, maryam)).data
  expect(await listed()).toEqual({
    items: [
      {
        ...{
          student_id: String(student.id),
          name: ZULAYKHA.name,
          requested: data.requested,
          due: data.due,
        },
        ...{ given_up: deletion.wallet, wallet: deletion.wallet, unmarked: 0, failed: false },
      },
    ],
    ...{ total: 1, page: 1 },
  })

  const { token = '' } = await callApi(school, login, ZULAYKHA)
  expect(await listed()).toEqual({ items: [], total: 0, page: 1 })
  const again = { ...student, token }
  expect((await callApi(school, getMyData, {}, again)).data.deletion).toBeNull()
  setClock(data.due + DAY)
  expect(await eraseDue(school)).toBe(0)
  expect(await callApi(school, login, ZULAYKHA)).toMatchObject({ status: true })
})

test('a student who becomes an administrator is not erased by an earlier plan (R-TRUST-002)', async () => {
  const school = await openTestSchool()
  const { student, maryam } = await seedTraces(school)
  await callApi(school, requestAccountDeletion, await deletionOf(school, student), student)
  const change = { student_id: String(student.id), role: '11' }
  expect(await callApi(school, changeRole, change, maryam)).toMatchObject({ status: true })

  expect((await callApi(school, getMyData, {}, student)).data.deletion).toBeNull()
  setClock(now() + 15 * DAY)
  expect(await eraseDue(school)).toBe(0)
  const { detail } = await school.db
    .selectFrom('audit')
    .select('detail')
    .where('action', '=', 'changeRole')
    .executeTakeFirstOrThrow()
  expect(detail).toBe('administrator; planned deletion of the account cancelled')
})

test('an account that an administrator deleted is erased when it leaves the bin (R-TRUST-002)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const at = now()
  await school.db.updateTable('users').set({ deleted_at: at }).where('id', '=', amina.id).execute()

  setClock(at + 30 * DAY - 60)
  expect(await eraseDue(school)).toBe(0)
  setClock(at + 30 * DAY)
  expect(await eraseDue(school)).toBe(1)

  const user = await school.db
    .selectFrom('users')
    .select(['name', 'email', 'phone'])
    .where('id', '=', amina.id)
    .executeTakeFirst()
  expect(user).toEqual({ name: 'Former student', email: '', phone: '' })
})

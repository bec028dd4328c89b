import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openBeside } from './test/databases/open-beside.ts'
import { createSchoolEnv } from './test/databases/school-env.ts'
import { postFields } from './test/http/post-fields.ts'
import { startServer } from './test/process/start-server.ts'

const hauwa = {
  action: 'signup',
  name: 'Hauwa Idris',
  email: 'hauwa@example.org',
  phonenumber: '08031234567',
  password: 'zq-student-password',
}

const isPostgres = inject('postgres') !== ''

/** Makes the database reject every new user with an error that names the row. */
const triggerStatements = isPostgres
  ? [
      `create function reject_row() returns trigger language plpgsql as $$ begin
         raise exception 'unwanted: "%"', new.email using detail = row_to_json(new)::text, hint = new.name;
       end $$`,
      'create trigger reject_users before insert on users for each row execute function reject_row()',
    ]
  : [
      `create trigger reject_users before insert on users begin select raise(abort, 'unwanted'); end`,
    ]

test('the log of a row that the database rejects contains no value of it', async () => {
  const schoolEnv = await createSchoolEnv()
  const { url, output } = await startServer({
    ...schoolEnv,
    ADMIN_EMAIL: 'o@example.org',
    LOG_LEVEL: 'debug',
  })
  const db = openBeside(schoolEnv)
  onTestFinished(() => db.destroy())
  for (const statement of triggerStatements) await sql.raw(statement).execute(db)

  const response = await postFields(`${url}/api.php`, hauwa)

  expect(response.status).toBe(500)
  await expect.poll(() => output()).toContain('unexpected error')
  expect(output()).toContain('unwanted')
  const values = [hauwa.name, 'hauwa', 'Hauwa', hauwa.phonenumber, hauwa.password, 'argon2id']
  for (const value of values) expect(output()).not.toContain(value)
})

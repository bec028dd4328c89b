import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkRecipients, sendMessage } from '../../contract/announcements.ts'
import { getMessages } from '../../contract/messages.ts'
import { now } from '../kernel/clock.ts'
import { openOutlet } from '../kernel/mail-outlet.ts'
import { sendDueMail } from '../kernel/send-mail.ts'
import { ask } from '../test/ask.ts'
import {
  anAdministrator,
  aStudent,
  openSchool,
  type TestPerson,
  type TestSchool,
} from '../test/school.ts'

type Fields = Record<string, unknown>

async function aSchoolThatWrites() {
  const school = await openSchool()
  const head = await anAdministrator(school)
  const amina = await aStudent(school, { name: 'Amina Bello', email: 'Amina@Example.org' })
  const musa = await aStudent(school, { name: 'Musa Ɗanjuma', email: 'musa@example.org' })
  const sends = (fields: Fields) =>
    ask(
      school,
      sendMessage,
      {
        admin_email: head.email,
        subject: 'The circle · الحَلْقَة',
        message: 'It begins at nine.',
        delivery_method: 'inApp',
        message_style: 'normal',
        ...fields,
      },
      head,
    )
  return { school, head, amina, musa, sends }
}

const subjectsOf = async (school: TestSchool, who: TestPerson): Promise<string[]> =>
  (await ask(school, getMessages, {}, who)).data.map((it: { subject: string }) => it.subject)

const mailsOf = ({ db }: TestSchool) =>
  db
    .selectFrom('outgoing_mail')
    .innerJoin('messages', 'messages.id', 'outgoing_mail.message_id')
    .select(['messages.subject', 'to_address'])
    .orderBy('outgoing_mail.id')
    .execute()

async function expectNothingSent(school: TestSchool) {
  expect(await school.db.selectFrom('messages').select('id').execute()).toEqual([])
  expect(await school.db.selectFrom('inbox').select('id').execute()).toEqual([])
  expect(await mailsOf(school)).toEqual([])
}

test('a message to all reaches whoever is a student at that moment (R-AMSG-011)', async () => {
  const { school, head, amina, musa, sends } = await aSchoolThatWrites()

  const answer = await sends({ send_to_all: 'true' })
  const late = await aStudent(school)

  expect(answer).toMatchObject({ http: 200, status: true, message: 'Message sent successfully!' })
  expect(await subjectsOf(school, amina)).toEqual(['The circle · الحَلْقَة'])
  expect(await subjectsOf(school, musa)).toHaveLength(1)
  expect(await subjectsOf(school, late)).toEqual([])
  expect(await subjectsOf(school, head)).toEqual([])
})

test('a message to some reaches just them, once each, however their address is written (R-AMSG-012)', async () => {
  const { school, amina, musa, sends } = await aSchoolThatWrites()

  await sends({ recipients: ['AMINA@example.org', 'amina@example.org'] })

  expect(await subjectsOf(school, amina)).toHaveLength(1)
  expect(await subjectsOf(school, musa)).toEqual([])
})

test('an address that nobody has stops the whole message (R-AMSG-008)', async () => {
  const { school, amina, sends } = await aSchoolThatWrites()
  const gone = await aStudent(school, { email: 'gone@example.org' })
  await school.db.updateTable('people').set({ deleted_at: 1 }).where('id', '=', gone.id).execute()

  const recipients = [amina.email, 'nobody@example.org', gone.email, 'Nobody@example.org']
  expect(await sends({ recipients, delivery_method: 'both' })).toMatchObject({
    http: 200,
    status: false,
    message: 'These emails are not registered: Nobody@example.org, gone@example.org',
  })
  await expectNothingSent(school)
})

test('a message needs a subject, a text and somebody to read it (R-AMSG-004, R-AMSG-005, R-AMSG-006)', async () => {
  const { school, amina, sends } = await aSchoolThatWrites()
  const lacking: [Fields, string][] = [
    [{ subject: '  ', send_to_all: true }, 'Subject is required'],
    [{ subject: undefined, send_to_all: true }, 'Subject is required'],
    [{ message: ' \n', send_to_all: true }, 'Message content is required'],
    [{ message: undefined, send_to_all: true }, 'Message content is required'],
    [{}, 'Please select at least one recipient'],
    [{ recipients: [] }, 'Please select at least one recipient'],
    [{ send_to_all: false }, 'Please select at least one recipient'],
    [{ send_to_all: true, recipients: [amina.email] }, 'recipients are not for a message to all'],
    [{ subject: 'a'.repeat(301), send_to_all: true }, 'subject is too long'],
  ]
  for (const [fields, message] of lacking) {
    expect(await sends(fields)).toMatchObject({ status: false, message })
  }
  await expectNothingSent(school)
})

test('only an administrator sends messages (R-AMSG-011)', async () => {
  const { school, amina } = await aSchoolThatWrites()
  const fields = { subject: 'a', message: 'b', delivery_method: 'inApp', send_to_all: true }
  expect(await ask(school, sendMessage, fields, amina)).toMatchObject({ http: 403 })
  expect(await ask(school, sendMessage, fields)).toMatchObject({ http: 401 })
  await expectNothingSent(school)
})

test('in-app puts it into the inbox, email into the mail, both into both (R-AMSG-013)', async () => {
  const { school, amina, musa, sends } = await aSchoolThatWrites()
  for (const delivery_method of ['inApp', 'email', 'both']) {
    await sends({ subject: delivery_method, delivery_method, recipients: [amina.email] })
  }
  await sends({ subject: 'to all', delivery_method: 'both', send_to_all: true })

  expect(await subjectsOf(school, amina)).toEqual(['to all', 'both', 'inApp'])
  const mails = (await mailsOf(school)).map((it) => [it.subject, it.to_address])
  expect(mails).toEqual([
    ['email', amina.email],
    ['both', amina.email],
    ['to all', amina.email],
    ['to all', musa.email],
  ])
})

test('a message that goes by email alone is no popup (R-MSG-016)', async () => {
  const { school, amina, sends } = await aSchoolThatWrites()
  for (const delivery_method of ['email', 'both']) {
    await sends({ delivery_method, message_style: 'popup', recipients: [amina.email] })
  }
  const rows = await school.db.selectFrom('messages').select('popup').orderBy('id').execute()
  expect(rows.map((it) => it.popup)).toEqual([0, 1])
})

test('without a mail server each recipient’s letter lies in the outbox (R-AMSG-014)', async () => {
  const { school, sends } = await aSchoolThatWrites()
  await sends({ delivery_method: 'email', send_to_all: true })

  const outlet = openOutlet(school.config)
  await sendDueMail(school.db, outlet, (sentence) => expect.unreachable(sentence))
  outlet.close()

  const outbox = join(school.config.DATA_DIR, 'outbox')
  const letters = await Promise.all(
    (await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')),
  )
  const to = letters.map((it) => /^To: (.*)$/m.exec(it)?.[1]?.trim()).sort()
  expect(to).toEqual(['Amina@example.org', 'musa@example.org'])
  expect(letters[0]).toContain('It begins at nine.')
})

test('the same sending, pressed twice or arriving twice at once, is one message (R-AMSG-011)', async () => {
  const { school, amina, musa, sends } = await aSchoolThatWrites()
  const sending = { once: 'draft-7', delivery_method: 'both', send_to_all: true }

  const answers = await Promise.all([sends(sending), sends(sending), sends(sending)])
  answers.push(await sends(sending))

  expect(new Set(answers.map((it) => it.data?.id)).size).toBe(1)
  expect(await subjectsOf(school, amina)).toHaveLength(1)
  expect(await mailsOf(school)).toHaveLength(2)
  await sends({ ...sending, once: 'draft-8', recipients: [musa.email], send_to_all: false })
  expect(await subjectsOf(school, musa)).toHaveLength(2)
})

test('a refused sending may be sent again under the same key', async () => {
  const { school, amina, sends } = await aSchoolThatWrites()

  const refused = await sends({ once: 'draft-1', recipients: ['nobody@example.org'] })
  const mended = await sends({ once: 'draft-1', recipients: [amina.email] })

  expect([refused.status, mended.status]).toEqual([false, true])
  expect(await subjectsOf(school, amina)).toHaveLength(1)
})

test('pasted addresses are told apart: who has them, and which nobody has (R-AMSG-008)', async () => {
  const { school, head, amina } = await aSchoolThatWrites()

  const recipients = ['amina@EXAMPLE.org', 'Nobody@example.org', 'amina@example.org']
  const { data } = await ask(school, checkRecipients, { recipients }, head)

  expect(data).toEqual({
    registered: [{ name: 'Amina Bello', email: amina.email }],
    unregistered: ['Nobody@example.org'],
  })
})

test('a message to ten thousand students reaches each inbox and the email queue once (R-AMSG-011, R-AMSG-013)', async () => {
  const { school, sends } = await aSchoolThatWrites()
  await fillSchool(school, 10_000)

  expect((await sends({ delivery_method: 'both', send_to_all: true })).status).toBe(true)

  const count = async (table: 'inbox' | 'outgoing_mail') =>
    (
      await school.db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows
  expect([await count('inbox'), await count('outgoing_mail')]).toEqual([10_002, 10_002])
})

async function fillSchool({ db }: TestSchool, students: number) {
  for (let at = 0; at < students; at += 1000) {
    const rows = Array.from({ length: 1000 }, (_, nth) => ({
      name: 'Amina Bello',
      email: `student${at + nth}@example.org`,
      email_key: `student${at + nth}@example.org`,
      search_text: '',
      phone: '',
      password_hash: '',
      role: 1,
      referral_code: `R${at + nth}`,
      referred_by: null,
      joined_at: now(),
      deleted_at: null,
    }))
    await db.insertInto('people').values(rows).execute()
  }
}

import { sql } from 'kysely'
import { ADMIN_ROLE } from '../contract/auth.ts'
import type { Db } from '../server/platform/db.ts'
import { type LoadWorld, postJson } from '../server/test/kill/load.ts'
import { findPartialWrites, takeSnapshot } from '../server/test/kill/snapshot.ts'
import { verifyLedger } from '../server/wallet/verify-ledger.ts'
import type { LimitResult } from './cluster-limits.ts'
import type { LoadRecord } from './cluster-load.ts'
import { check } from './harness.ts'

/** Holds when a list of troubles is empty; shows the first of them. */
export const checkEmpty = (sentence: string, troubles: readonly unknown[]) =>
  check(sentence, troubles.length === 0, troubles.slice(0, 3))

/** Everything that was said yes to is there, once, and whole. */
export async function checkWrites(db: Db, world: LoadWorld): Promise<void> {
  const differences = world.journal.differences(await takeSnapshot(db))
  checkEmpty(
    `of ${world.journal.acknowledgedCount} acknowledged writes none is lost or doubled`,
    differences,
  )
  checkEmpty('nothing is done by half', await findPartialWrites(db, 'Africa/Lagos'))
  checkEmpty('every wallet adds up', await verifyLedger(db))
}

type FileCheckInput = { url: string; world: LoadWorld; gallery: string; deeds: LoadRecord }

/** Each picture is in the bucket, and comes back byte for byte from whichever process is asked. */
export async function checkFiles({ url, world, gallery, deeds }: FileCheckInput): Promise<void> {
  const lists = (fields: object): Promise<{ data: Record<string, string>[] }> =>
    postJson(url, '/lessonsAction.php', fields, world.administrator.token)
  const lessons = await lists({ action: 'getLessons', class_id: gallery })
  const pictureFiles = lessons.data.map((it) => [it.subject, it.material_url] as const)
  const acknowledgedByName = new Map(
    [...deeds.pictures].map(([subject, it]) => [subject, it.isTold]),
  )
  const broken = await findBrokenFiles(url, acknowledgedByName, pictureFiles, (subject, bytes) =>
    Boolean(deeds.pictures.get(subject)?.bytes.equals(bytes)),
  )
  checkEmpty(
    `each of ${acknowledgedByName.size} pictures is there once and comes back byte for byte`,
    broken,
  )

  const exam = await lists({ action: 'getExamDetails', lesson_id: world.courses[0]?.examId })
  const photographFiles = exam.data
    .filter((it) => deeds.photographs.has(it.student_email ?? ''))
    .map((it) => [it.student_email, it.theory_answer] as const)
  const brokenPhotographs = await findBrokenFiles(
    url,
    deeds.photographs,
    photographFiles,
    (_, bytes) => isJpeg(bytes),
  )
  checkEmpty(
    `each of ${deeds.photographs.size} photographed papers is there once and opens`,
    brokenPhotographs,
  )
}

const isJpeg = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xd8

type NamedFiles = readonly (readonly [name: string | undefined, address: string | undefined])[]

/** What is missing, there twice or not whole, of files by name; `toldOf` says which were acknowledged. */
async function findBrokenFiles(
  url: string,
  acknowledgedByName: ReadonlyMap<string, boolean>,
  there: NamedFiles,
  isWhole: (name: string, bytes: Buffer) => boolean,
): Promise<string[]> {
  const troubles: string[] = []
  const names = there.map(([name]) => name)
  for (const [name, isTold] of acknowledgedByName) {
    const times = names.filter((it) => it === name).length
    if (times > 1 || (isTold && times === 0)) troubles.push(`${name}: there ${times} times`)
  }
  for (const [name = '', address] of there) {
    const response = await fetch(url + address)
    const bytes = Buffer.from(await response.arrayBuffer())
    if (!isWhole(name, bytes)) troubles.push(`${name}: broken, ${response.status}`)
  }
  return troubles
}

/** Each limit let through what it allows, over all processes together, and not less. */
export function checkLimits(tried: readonly LimitResult[]): void {
  for (const { description: what, allowed, passed, refused, cut } of tried)
    check(
      `${what}: ${passed} of ${passed + refused + cut} let through (${cut} cut), ${allowed} are allowed`,
      passed <= allowed && passed + cut >= allowed && refused > 0,
      { passed, refused, cut },
    )
}

/** What the tries left behind: reset codes and comments within their limits, and one reward of the quiz. */
export async function checkLimitTraces(db: Db, tried: readonly LimitResult[]): Promise<void> {
  for (const { description: what, allowed, email: who } of tried) {
    if (what.startsWith('wishes')) {
      const emails = await db
        .selectFrom('email_outbox')
        .select('id')
        .where('to_address', '=', who)
        .execute()
      check(`${emails.length} codes were sent for them`, emails.length <= allowed, emails.length)
    }
    if (what.startsWith('claims')) {
      const { rows } = await sql`select 1 from ledger join users on users.id = user_id
        where service = 'quiz' and email = ${who}`.execute(db)
      check('the run was paid for once', rows.length === 1, rows.length)
    }
  }
}

/** What a school is founded with is there once, though all of its processes founded it at the same moment. */
export async function checkBootstrap(db: Db): Promise<void> {
  const owners = await db.selectFrom('users').select('id').where('role', '=', ADMIN_ROLE).execute()
  check('there is one first administrator', owners.length === 1, owners.length)
  const { rows } = await sql<{ question: string }>`select question, answer from quiz_questions
    group by level, question, answer having count(*) > 1`.execute(db)
  checkEmpty('and each question of the quiz is there once', rows)
}

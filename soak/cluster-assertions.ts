import { sql } from 'kysely'
import { ADMIN_ROLE } from '../contract/auth/auth.ts'
import type { Db } from '../server/platform/db.ts'
import { type LoadWorld, postJson } from '../server/test/kill/load-world.ts'
import { findPartialWrites, takeSnapshot } from '../server/test/kill/snapshot.ts'
import { verifyLedger } from '../server/wallet/verify-ledger.ts'
import type { LimitResult } from './cluster-limits.ts'
import type { LoadRecord } from './cluster-load.ts'
import { check } from './harness.ts'

/** Checks that a list of problems is empty; prints the first ones otherwise. */
export const checkEmpty = (sentence: string, problems: readonly unknown[]) =>
  check(sentence, problems.length === 0, problems.slice(0, 3))

/** Checks that every acknowledged write exists exactly once and completely. */
export async function checkWrites(db: Db, world: LoadWorld): Promise<void> {
  const differences = world.journal.differences(await takeSnapshot(db))
  checkEmpty(
    `of ${world.journal.acknowledgedCount} acknowledged writes none is lost or repeated`,
    differences,
  )
  checkEmpty('no write is partial', await findPartialWrites(db, 'Africa/Lagos'))
  checkEmpty('every wallet equals the sum of its ledger entries', await verifyLedger(db))
}

type FileCheckInput = { url: string; world: LoadWorld; gallery: string; record: LoadRecord }

/** Checks that every picture and photograph is served unchanged by any process. */
export async function checkFiles({ url, world, gallery, record }: FileCheckInput): Promise<void> {
  const lists = (fields: object): Promise<{ data: Record<string, string>[] }> =>
    postJson(url, '/lessonsAction.php', fields, world.administrator.token)
  const lessons = await lists({ action: 'getLessons', class_id: gallery })
  const pictureFiles = lessons.data.map((it) => [it.subject, it.material_url] as const)
  const acknowledgedByName = new Map(
    [...record.pictures].map(([subject, it]) => [subject, it.isAcknowledged]),
  )
  const broken = await findBrokenFiles(url, acknowledgedByName, pictureFiles, (subject, bytes) =>
    Boolean(record.pictures.get(subject)?.bytes.equals(bytes)),
  )
  checkEmpty(
    `each of ${acknowledgedByName.size} pictures exists once and is served unchanged`,
    broken,
  )

  const exam = await lists({ action: 'getExamDetails', lesson_id: world.courses[0]?.examId })
  const photographFiles = exam.data
    .filter((it) => record.photographs.has(it.student_email ?? ''))
    .map((it) => [it.student_email, it.theory_answer] as const)
  const brokenPhotographs = await findBrokenFiles(
    url,
    record.photographs,
    photographFiles,
    (_, bytes) => isJpeg(bytes),
  )
  checkEmpty(
    `each of ${record.photographs.size} photographed submissions exists once and can be opened`,
    brokenPhotographs,
  )
}

const isJpeg = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xd8

type NamedFiles = readonly (readonly [name: string | undefined, address: string | undefined])[]

/** Files that are missing, repeated or damaged; only acknowledged ones can be missing. */
async function findBrokenFiles(
  url: string,
  acknowledgedByName: ReadonlyMap<string, boolean>,
  there: NamedFiles,
  isWhole: (name: string, bytes: Buffer) => boolean,
): Promise<string[]> {
  const problems: string[] = []
  const names = there.map(([name]) => name)
  for (const [name, isAcknowledged] of acknowledgedByName) {
    const times = names.filter((it) => it === name).length
    if (times > 1 || (isAcknowledged && times === 0))
      problems.push(`${name}: exists ${times} times`)
  }
  for (const [name = '', address] of there) {
    const response = await fetch(url + address)
    const bytes = Buffer.from(await response.arrayBuffer())
    if (!isWhole(name, bytes)) problems.push(`${name}: damaged, ${response.status}`)
  }
  return problems
}

/** Checks that each limit allowed exactly its number of attempts over all processes. */
export function checkLimits(results: readonly LimitResult[]): void {
  for (const { description, allowed, passed, limited, cut } of results)
    check(
      `${description}: ${passed} of ${passed + limited + cut} allowed (${cut} without a response), the limit is ${allowed}`,
      passed <= allowed && passed + cut >= allowed && limited > 0,
      { passed, limited, cut },
    )
}

/** Checks the writes of the attempts: no more reset codes than allowed, and one quiz reward. */
export async function checkLimitTraces(db: Db, results: readonly LimitResult[]): Promise<void> {
  for (const { description, allowed, email } of results) {
    if (description.startsWith('requests for')) {
      const emails = await db
        .selectFrom('email_outbox')
        .select('id')
        .where('to_address', '=', email)
        .execute()
      check(`${emails.length} reset codes were sent`, emails.length <= allowed, emails.length)
    }
    if (description.startsWith('claims')) {
      const { rows } = await sql`select 1 from ledger join users on users.id = user_id
        where service = 'quiz' and email = ${email}`.execute(db)
      check('the quiz run was rewarded once', rows.length === 1, rows.length)
    }
  }
}

/** Checks that initial data exists once although all processes started on an empty database at the same time. */
export async function checkBootstrap(db: Db): Promise<void> {
  const owners = await db.selectFrom('users').select('id').where('role', '=', ADMIN_ROLE).execute()
  check('there is one initial administrator', owners.length === 1, owners.length)
  const { rows } = await sql<{ question: string }>`select question, answer from quiz_questions
    group by level, question, answer having count(*) > 1`.execute(db)
  checkEmpty('each quiz question exists once', rows)
}

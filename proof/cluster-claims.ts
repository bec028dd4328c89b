import { sql } from 'kysely'
import { ADMIN_ROLE } from '../contract/auth.ts'
import type { Db } from '../server/kernel/db.ts'
import { asks, type World } from '../server/test/kill/load.ts'
import { halves, whatIsThere } from '../server/test/kill/what-is-there.ts'
import { auditLedger } from '../server/wallet/audit-ledger.ts'
import type { Deeds } from './cluster-deeds.ts'
import type { Limited } from './cluster-limits.ts'
import { claim } from './parts.ts'

/** Holds when a list of troubles is empty; shows the first of them. */
export const claimNone = (sentence: string, troubles: readonly unknown[]) =>
  claim(sentence, troubles.length === 0, troubles.slice(0, 3))

/** Everything that was said yes to is there, once, and whole. */
export async function claimWrites(db: Db, world: World): Promise<void> {
  const differences = world.journal.differences(await whatIsThere(db))
  claimNone(
    `of ${world.journal.acknowledged} acknowledged writes none is lost or doubled`,
    differences,
  )
  claimNone('nothing is done by half', await halves(db, 'Africa/Lagos'))
  claimNone('every wallet adds up', await auditLedger(db))
}

type Place = { url: string; world: World; gallery: string; deeds: Deeds }

/** Each picture is in the bucket, and comes back byte for byte from whichever process is asked. */
export async function claimFiles({ url, world, gallery, deeds }: Place): Promise<void> {
  const lists = (fields: object): Promise<{ data: Record<string, string>[] }> =>
    asks(url, '/lessonsAction.php', fields, world.administrator.token)
  const lessons = await lists({ action: 'getLessons', class_id: gallery })
  const pictures = lessons.data.map((it) => [it.subject, it.material_url] as const)
  const toldOf = new Map([...deeds.pictures].map(([subject, it]) => [subject, it.isTold]))
  const broken = await troublesOf(url, toldOf, pictures, (subject, bytes) =>
    Boolean(deeds.pictures.get(subject)?.bytes.equals(bytes)),
  )
  claimNone(`each of ${toldOf.size} pictures is there once and comes back byte for byte`, broken)

  const exam = await lists({ action: 'getExamDetails', lesson_id: world.courses[0]?.examId })
  const papers = exam.data
    .filter((it) => deeds.photographs.has(it.student_email ?? ''))
    .map((it) => [it.student_email, it.theory_answer] as const)
  const unseen = await troublesOf(url, deeds.photographs, papers, (_, bytes) => isJpeg(bytes))
  claimNone(`each of ${deeds.photographs.size} photographed papers is there once and opens`, unseen)
}

const isJpeg = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xd8

type Named = readonly (readonly [name: string | undefined, address: string | undefined])[]

/** What is missing, there twice or not whole, of files by name; `toldOf` says which were acknowledged. */
async function troublesOf(
  url: string,
  toldOf: ReadonlyMap<string, boolean>,
  there: Named,
  isWhole: (name: string, bytes: Buffer) => boolean,
): Promise<string[]> {
  const troubles: string[] = []
  const names = there.map(([name]) => name)
  for (const [name, isTold] of toldOf) {
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
export function claimLimits(tried: readonly Limited[]): void {
  for (const { what, allowed, passed, refused, cut } of tried)
    claim(
      `${what}: ${passed} of ${passed + refused + cut} let through (${cut} cut), ${allowed} are allowed`,
      passed <= allowed && passed + cut >= allowed && refused > 0,
      { passed, refused, cut },
    )
}

/** What the tries left behind: reset codes and comments within their limits, and one reward of the quiz. */
export async function claimTraces(db: Db, tried: readonly Limited[]): Promise<void> {
  for (const { what, allowed, who } of tried) {
    if (what.startsWith('wishes')) {
      const letters = await db
        .selectFrom('outgoing_mail')
        .select('id')
        .where('to_address', '=', who)
        .execute()
      claim(`${letters.length} codes were sent for them`, letters.length <= allowed, letters.length)
    }
    if (what.startsWith('claims')) {
      const { rows } = await sql`select 1 from ledger join people on people.id = person_id
        where service = 'quiz' and email = ${who}`.execute(db)
      claim('the run was paid for once', rows.length === 1, rows.length)
    }
  }
}

/** What a school is founded with is there once, though all of its processes founded it at the same moment. */
export async function claimFounding(db: Db): Promise<void> {
  const owners = await db.selectFrom('people').select('id').where('role', '=', ADMIN_ROLE).execute()
  claim('there is one first administrator', owners.length === 1, owners.length)
  const { rows } = await sql<{ question: string }>`select question, answer from quiz_questions
    group by level, question, answer having count(*) > 1`.execute(db)
  claimNone('and each question of the quiz is there once', rows)
}

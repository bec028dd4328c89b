import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { crc32, inflateRawSync } from 'node:zlib'
import Sqlite from 'better-sqlite3'

/*
 * `node scripts/check-data-export.ts ARCHIVE.zip DATABASE.sqlite EMAIL` compares an archive of 'Download my data' with the
 * database, using only the rules in docs/privacy.md. Exits with 1 and the differences.
 */

type Row = Record<string, unknown>
type Section = {
  table: string
  rows: string
  file: string
  /** The exported columns, if only some are. */
  columns: readonly string[] | undefined
  unexported: readonly string[]
  fileColumns: readonly string[]
}

/** Reads the tables of docs/privacy.md that have an archive. */
function readSections(page: string): Section[] {
  const codes = (it: string) => [...it.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
  return page
    .slice(page.indexOf('| Table |'))
    .split('\n')
    .slice(2)
    .flatMap((line) => {
      const [table = '', , rows = '', archive = '', , columns = ''] = line
        .slice(2, -2)
        .split(' | ')
        .map((it) => it.replaceAll('\\|', '|'))
      const [file, ...exported] = codes(archive)
      if (!file) return []
      const ofRule = (rule: string) =>
        codes(columns.split('; ').find((it) => it.startsWith(`${rule}: `)) ?? '')
      return {
        table,
        rows: codes(rows)[0] ?? '',
        file,
        columns: exported.length > 0 ? exported : undefined,
        unexported: [...ofRule('internal'), ...ofRule('secret')],
        fileColumns: ofRule('file'),
      }
    })
}

/** Reads the entries of an archive: texts of JSON files, and the sizes of the others. */
function readArchive(path: string) {
  const subjects = new Map<string, Row[]>()
  const sizes = new Map<string, number>()
  for (const { name, bytes } of readZip(readFileSync(path))) {
    sizes.set(name, bytes.length)
    if (name.endsWith('.json')) subjects.set(name, JSON.parse(bytes.toString('utf8')))
  }
  return { subjects, sizes }
}

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_ENTRY = 0x04034b50

/** Yields the files of a zip archive of less than 4 GB by its directory (PKWARE's APPNOTE 6.3.10). Throws if it is damaged. */
export function* readZip(zip: Buffer) {
  const end = zip.length - 22
  if (zip.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('The archive has no directory')
  let at = zip.readUInt32LE(end + 16)
  for (let entries = zip.readUInt16LE(end + 10); entries > 0; entries--) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('The directory is damaged')
    const nameLength = zip.readUInt16LE(at + 28)
    const extraLength = zip.readUInt16LE(at + 30)
    const commentLength = zip.readUInt16LE(at + 32)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const start = zip.readUInt32LE(at + 42)
    if (zip.readUInt32LE(start) !== LOCAL_ENTRY)
      throw new Error(`${name} is not where it should be`)
    const content = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const stored = zip.subarray(content, content + zip.readUInt32LE(at + 20))
    const bytes = zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(stored) : stored
    if (crc32(bytes) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`)
    yield { name, bytes }
    at += 46 + nameLength + extraLength + commentLength
  }
}

type Comparison = {
  archive: string
  /** Runs a query on the database. */
  query: (text: string) => Promise<Row[]>
  id: number
  email: string
  page?: string
}

/** Returns the rows and files of a person that are missing from an archive, and the number of rows that it contains. */
export async function compareExport({
  archive,
  query,
  id,
  email,
  page = 'docs/privacy.md',
}: Comparison): Promise<{ missing: string[]; rows: number; tables: number }> {
  const { subjects, sizes } = readArchive(archive)
  const missing: string[] = []
  const quoted = `'${email.toLowerCase().replaceAll("'", "''")}'`
  const sections = readSections(readFileSync(page, 'utf8'))
  let found = 0
  for (const { table, rows, file, columns, unexported, fileColumns } of sections) {
    const condition = rows
      .replaceAll(':id', String(id))
      .replaceAll(':emails', quoted)
      .replaceAll(':contactEmails', "''")
    const exported = subjects.get(file)?.map((row) => JSON.stringify(Object.entries(row).sort()))
    for (const row of await query(`select * from ${table} where ${condition}`)) {
      const expected = Object.entries(row).filter(([column]) =>
        columns ? columns.includes(column) : !unexported.includes(column),
      )
      if (exported?.includes(JSON.stringify(expected.sort()))) found++
      else missing.push(`${table} ${JSON.stringify(row)}`)
      for (const column of fileColumns)
        if (row[column] && !sizes.get(`files/${String(row[column])}`))
          missing.push(`the file ${String(row[column])}`)
    }
  }
  return { missing, rows: found, tables: sections.length }
}

async function main([archive = '', database = '', email = '']: string[]) {
  const db = new Sqlite(database, { readonly: true })
  const findUser = db.prepare<[string], { id: number }>('select id from users where email_key = ?')
  const user = findUser.get(email.toLowerCase())
  if (!user) throw new Error(`${email} has no account`)
  const { id } = user
  const query = async (text: string) => db.prepare<[], Row>(text).all()
  const { missing, rows, tables } = await compareExport({ archive, query, id, email })
  for (const line of missing) console.log(`missing: ${line}`)
  console.log(`${rows} rows of ${tables} tables are in the archive, ${missing.length} are missing.`)
  process.exitCode = missing.length > 0 || rows === 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.slice(2))

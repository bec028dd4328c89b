import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MESSAGES_FOLDER } from './read-catalogs.ts'

const FOLDER = join(MESSAGES_FOLDER, 'notes')

/**
 * What translators have to know, by key or by the start of keys: 'exams_submit_' describes all messages of a dialog. The longest
 * start that matches a key is its description.
 */
function readNotes(): Map<string, string> {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER) : []
  return new Map(
    files.flatMap((it) =>
      Object.entries<string>(JSON.parse(readFileSync(join(FOLDER, it), 'utf8'))),
    ),
  )
}

/** Returns the description of a message for its translator, or undefined (R-LANG-011). */
export function noteFinder(): (key: string) => string | undefined {
  const notes = [...readNotes()].sort(([a], [b]) => b.length - a.length)
  return (key) => notes.find(([start]) => key.startsWith(start))?.[1]
}

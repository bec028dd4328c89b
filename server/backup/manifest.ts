import * as z from 'zod/mini'
import { type CopyStore, readText } from './copy-store.ts'

/*
 * A copy is `copies/<name>.tar`, or `.tar.age` if it is encrypted. It is called good if `copies/<name>.json` exists, which is written last,
 * at once, after the copy was restored on trial (decision 0970).
 */

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const manifestSchema = z.object({
  format: z.literal(1),
  name: z.string().check(z.regex(/^\d{8}T\d{6}Z-[a-z0-9]{6}$/)),
  /** Unix seconds: the moment of the rows, and the end of the trial. */
  madeAt: z.int(),
  checkedAt: z.int(),
  /** The public half of the key that opens it; '' if it is not encrypted. */
  recipient: z.string(),
  /** Of the stored archive. */
  bytes: z.int(),
  sha256: hash,
  rows: z.int(),
  files: z.int(),
  fileBytes: z.int(),
  /** How long the trial took, in seconds. */
  checkSeconds: z.int(),
  /** Differences in the ledger of the school itself, which the copy has too. */
  ledgerDifferences: z.int(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The folder of its files: `media/<folder>/<sha256>`. */
  folder: z.string().check(z.regex(/^[a-z0-9]+$/)),
  /** By the hash of the key: the hash of the content, its size, and the hash of the stored bytes. */
  media: z.record(hash, z.tuple([hash, z.int(), hash])),
})

export type Manifest = z.output<typeof manifestSchema>
/** A good copy without the list of its files, which can be long. */
export type GoodCopy = Omit<Manifest, 'media'>

export const withoutMedia = ({ media: _, ...rest }: Manifest): GoodCopy => rest

export const archiveName = ({ name, recipient }: Pick<GoodCopy, 'name' | 'recipient'>): string =>
  `copies/${name}.tar${recipient === '' ? '' : '.age'}`
export const manifestName = (name: string): string => `copies/${name}.json`
export const mediaName = (folder: string, sha256: string): string => `media/${folder}/${sha256}`

/** The names of the files that a copy needs in the folder `media`. */
export const mediaOf = ({ folder, media }: Manifest): string[] =>
  Object.values(media).map(([content]) => mediaName(folder, content))

/** The good copies, the newest first. A manifest that cannot be read is not one of a good copy. */
export async function listGoodCopies(store: CopyStore): Promise<Manifest[]> {
  const stored = await store.list('copies')
  const names = new Set(stored)
  const manifests: Manifest[] = []
  for (const it of stored.filter((name) => name.endsWith('.json'))) {
    const manifest = parseManifest(await readText(store, it))
    if (manifest && manifestName(manifest.name) === it && names.has(archiveName(manifest)))
      manifests.push(manifest)
  }
  return manifests.sort((a, b) => b.madeAt - a.madeAt)
}

function parseManifest(json: string): Manifest | undefined {
  try {
    return manifestSchema.parse(JSON.parse(json))
  } catch {
    return undefined
  }
}

import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type FileStore, isFileKey, type StoredFile } from './file-store.ts'
import {
  createS3Client,
  expectSuccess,
  type S3Client,
  type S3Config,
  tagText,
  unexpectedResponse,
} from './s3-client.ts'
import { openS3Partials } from './s3-partial-files.ts'

/** Opens a file store in an S3-compatible bucket (R-RUN-008). Files are streamed in both directions. */
export function openS3Store(config: S3Config, temporaryFolder: string = tmpdir()): FileStore {
  const client = createS3Client(config)
  const { fetchSigned, putFile } = client
  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error('Not a key of the store')
    return `/${key}`
  }
  return {
    async put(temporaryPath, key) {
      const { status } = await putFile(temporaryPath, pathOf(key))
      if (status !== 200) throw new Error(`The bucket answered ${status}`)
      await rm(temporaryPath, { force: true })
    },
    async size(key) {
      if (!isFileKey(key)) return null
      const response = await fetchSigned('HEAD', pathOf(key))
      if (response.status === 404) return null
      await expectSuccess(response)
      return Number(response.headers.get('content-length'))
    },
    async read(key, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined
      const response = await fetchSigned('GET', pathOf(key), { headers })
      if (response.status !== (range ? 206 : 200) || !response.body)
        throw await unexpectedResponse(response)
      // the types of fetch and of node:stream name two classes
      return Readable.fromWeb(response.body as ReadableStream)
    },
    localPath: () => null,
    async remove(key) {
      const response = await fetchSigned('DELETE', pathOf(key))
      if (response.status !== 404) await expectSuccess(response)
    },
    async *list(folder) {
      for (let continuationToken = ''; ; ) {
        const { answer: response, xml } = await listPage(fetchSigned, folder, continuationToken)
        const serverTime = Date.parse(response.headers.get('date') ?? '')
        yield parseFiles(xml, serverTime).filter(({ key }) => isFileKey(key))
        continuationToken = tagText(xml, 'NextContinuationToken')
        if (tagText(xml, 'IsTruncated') !== 'true' || continuationToken === '') return
      }
    },
    partials: openS3Partials(client, temporaryFolder),
    async check() {
      await expectSuccess(await fetchSigned('HEAD', ''))
    },
  }
}

type FetchSigned = S3Client['fetchSigned']

const LIST_PAGE_SIZE = '500'

/** Requests one page of a folder (ListObjectsV2) as XML. */
async function listPage(fetchSigned: FetchSigned, folder: string, continuationToken: string) {
  const query = new URLSearchParams({ 'list-type': '2', 'max-keys': LIST_PAGE_SIZE })
  query.set('prefix', `${folder}/`)
  if (continuationToken !== '') query.set('continuation-token', continuationToken)
  const response = await fetchSigned('GET', `?${query}`)
  if (!response.ok) throw await unexpectedResponse(response)
  return { answer: response, xml: await response.text() }
}

/** Returns the files of a page. Our keys contain no character that XML escapes; other keys are not ours. */
function parseFiles(xml: string, serverTime: number): StoredFile[] {
  const files = xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)
  return [...files].map(([, content = '']) => {
    const ageMs = serverTime - Date.parse(tagText(content, 'LastModified'))
    // a file without a valid date is treated as new, so that it is not deleted
    return { key: tagText(content, 'Key'), ageMs: Number.isNaN(ageMs) ? 0 : ageMs }
  })
}

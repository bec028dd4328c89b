import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { SIGNATURE_BYTES } from '../../contract/lessons/file-kind.ts'
import { DAY_MS } from '../../contract/platform/duration.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './file-permissions.ts'
import {
  MissingPartialFile,
  type PartialFile,
  type PartialFiles,
  type PartialState,
  type PartialWriter,
  STAGING_FOLDER,
} from './partial-files.ts'
import { newPublicId } from './random.ts'
import { expectSuccess, type S3Client, tagText, unexpectedResponse } from './s3-client.ts'
import { newUploadName } from './upload-folder.ts'

/** The size of every part but the last; S3 accepts 10,000 parts of at least 5 MB. */
const PART_BYTES = 8 * 1024 * 1024
/** S3 assembles a large file before it responds. */
const COMPLETE_TIMEOUT_MS = 120_000

/**
 * Partial files in a bucket: the complete parts of a multipart upload, and the bytes after them as a separate object, the tail.
 * At most one part is on the disk of this process.
 */
export function openS3Partials(client: S3Client, temporaryFolder: string): PartialFiles {
  const context = { client, temporaryFolder }
  return {
    open: (file, keyFor) => openWriter(context, file, keyFor),
    complete: (file) => assemble(context, file),
    async remove({ state }) {
      if (state.multipart_id !== '') await abortMultipart(client, state)
      // it may have been assembled already
      if (state.multipart_key !== '') await removeObject(client, state.multipart_key)
      if (state.staged !== '') await removeObject(client, tailKey(state))
    },
    abortUnknown: (isKnown) => abortUnknown(client, isKnown),
  }
}

type S3Context = { client: S3Client; temporaryFolder: string }

const tailKey = ({ staged }: Pick<PartialState, 'staged'>) => `${STAGING_FOLDER}/${staged}`
const tagsOf = ({ parts }: Pick<PartialState, 'parts'>) => parts.split(' ').filter(Boolean)

async function createTemporaryFile({ temporaryFolder }: S3Context): Promise<string> {
  await mkdir(temporaryFolder, { recursive: true, mode: PRIVATE_FOLDER })
  return join(temporaryFolder, newUploadName())
}

/** Downloads the tail of a file. Throws MissingPartialFile if it is gone. */
async function downloadTail(context: S3Context, state: PartialState): Promise<string> {
  const path = await createTemporaryFile(context)
  const response = await context.client.fetchSigned('GET', `/${tailKey(state)}`)
  if (response.status === 404) throw new MissingPartialFile()
  if (!response.ok || !response.body) throw await unexpectedResponse(response)
  const target = createWriteStream(path, { mode: PRIVATE_FILE })
  // the types of fetch and of node:stream name two classes
  await pipeline(Readable.fromWeb(response.body as ReadableStream), target)
  return path
}

async function openWriter(
  context: S3Context,
  { id, state, received }: PartialFile,
  keyFor: (head: Buffer) => string,
): Promise<PartialWriter> {
  const path = state.staged
    ? await downloadTail(context, state)
    : await createTemporaryFile(context)
  const part = await open(path, state.staged ? 'r+' : 'w+', PRIVATE_FILE)
  const { size } = await part.stat()
  const inParts = tagsOf(state).length * PART_BYTES
  if (inParts + size < received) {
    await part.close()
    await rm(path, { force: true })
    throw new MissingPartialFile()
  }
  return createWriter(context, { id, state, keyFor, path, part, partBytes: received - inParts })
}

type WriterInput = {
  id: string
  state: PartialState
  keyFor: (head: Buffer) => string
  path: string
  part: FileHandle
  partBytes: number
}

function createWriter({ client }: S3Context, input: WriterInput): PartialWriter {
  const { id, keyFor, path, part } = input
  let { state, partBytes } = input
  const obsoleteTails: string[] = []
  const replaceTail = (staged: string) => {
    if (state.staged !== '') obsoleteTails.push(tailKey(state))
    state = { ...state, staged }
  }

  async function storePart() {
    if (state.multipart_id === '') {
      const { buffer } = await part.read(Buffer.alloc(SIGNATURE_BYTES), 0, SIGNATURE_BYTES, 0)
      state = { ...state, ...(await startMultipart(client, keyFor(buffer))) }
    }
    const tags = tagsOf(state)
    const entityTag = await uploadPart(client, { state, number: tags.length + 1, path })
    replaceTail('')
    state = { ...state, parts: [...tags, entityTag].join(' ') }
    await part.truncate(0)
    partBytes = 0
  }

  return {
    async write(chunk) {
      for (let offset = 0; offset < chunk.length; ) {
        const count = Math.min(chunk.length - offset, PART_BYTES - partBytes)
        const { bytesWritten } = await part.write(chunk, offset, count, partBytes)
        offset += bytesWritten
        partBytes += bytesWritten
        if (partBytes === PART_BYTES) await storePart()
      }
    },
    checkpoint: () => ({ state, stored: tagsOf(state).length * PART_BYTES }),
    async save() {
      if (partBytes === 0) return state
      const staged = `${id}-${newPublicId()}.part`
      await putObject(client, path, tailKey({ staged }))
      replaceTail(staged)
      return state
    },
    async discardReplaced() {
      for (const key of obsoleteTails.splice(0)) await removeObject(client, key)
    },
    async close() {
      await part.close()
      await rm(path, { force: true })
    },
  }
}

async function putObject(client: S3Client, path: string, key: string) {
  const { status } = await client.putFile(path, `/${key}`)
  if (status !== 200) throw new Error(`The bucket answered ${status}`)
}

async function removeObject({ fetchSigned }: S3Client, key: string) {
  const response = await fetchSigned('DELETE', `/${key}`)
  if (response.status !== 404) await expectSuccess(response)
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_CreateMultipartUpload.html */
async function startMultipart({ fetchSigned }: S3Client, key: string) {
  const response = await fetchSigned('POST', `/${key}?uploads=`)
  if (!response.ok) throw await unexpectedResponse(response)
  const multipartId = tagText(await response.text(), 'UploadId')
  if (multipartId === '') throw new Error('The bucket sent no UploadId')
  return { multipart_key: key, multipart_id: multipartId }
}

type PartUpload = { state: PartialState; number: number; path: string }

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_UploadPart.html */
async function uploadPart({ putFile }: S3Client, { state, number, path }: PartUpload) {
  const query = new URLSearchParams({ partNumber: String(number), uploadId: state.multipart_id })
  const { status, entityTag } = await putFile(path, `/${state.multipart_key}?${query}`)
  if (status !== 200 || entityTag === '') throw new Error(`The bucket answered ${status}`)
  return entityTag
}

async function abortMultipart({ fetchSigned }: S3Client, state: PartialState) {
  const query = new URLSearchParams({ uploadId: state.multipart_id })
  const response = await fetchSigned('DELETE', `/${state.multipart_key}?${query}`)
  if (response.status !== 404) await expectSuccess(response)
}

/** A file of less than one part becomes a local file; a larger one is assembled by the bucket. */
async function assemble(context: S3Context, { state, received }: PartialFile) {
  if (state.multipart_id === '') return { path: await downloadTail(context, state) }
  const { client } = context
  const key = state.multipart_key
  if ((await objectSize(client, key)) === received) return { key }
  const tags = tagsOf(state)
  if (state.staged !== '') {
    const path = await downloadTail(context, state)
    try {
      tags.push(await uploadPart(client, { state, number: tags.length + 1, path }))
    } finally {
      await rm(path, { force: true })
    }
  }
  await completeMultipart(client, state, tags)
  if ((await objectSize(client, key)) !== received) throw new MissingPartialFile()
  return { key }
}

async function objectSize({ fetchSigned }: S3Client, key: string): Promise<number | null> {
  const response = await fetchSigned('HEAD', `/${key}`)
  if (response.status === 404) return null
  await expectSuccess(response)
  return Number(response.headers.get('content-length'))
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_CompleteMultipartUpload.html */
async function completeMultipart({ fetchSigned }: S3Client, state: PartialState, tags: string[]) {
  const parts = tags.map(
    (tag, index) =>
      `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag.replaceAll('"', '&quot;')}</ETag></Part>`,
  )
  const body = `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`
  const headers = {
    'content-type': 'application/xml',
    'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
  }
  const query = new URLSearchParams({ uploadId: state.multipart_id })
  const response = await fetchSigned('POST', `/${state.multipart_key}?${query}`, {
    headers,
    body,
    timeoutMs: COMPLETE_TIMEOUT_MS,
  })
  if (response.status === 404) throw new MissingPartialFile()
  if (!response.ok) throw await unexpectedResponse(response)
  // an error after the head of the response is in its body
  const xml = await response.text()
  if (xml.includes('<Error>')) throw new Error(`The bucket answered ${tagText(xml, 'Code')}`)
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListMultipartUploads.html */
async function abortUnknown(
  client: S3Client,
  isKnown: (multipartId: string) => Promise<boolean>,
): Promise<number> {
  const response = await client.fetchSigned('GET', '?uploads=')
  if (!response.ok) throw await unexpectedResponse(response)
  const serverTime = Date.parse(response.headers.get('date') ?? '')
  const xml = await response.text()
  let aborted = 0
  for (const [, upload = ''] of xml.matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
    const key = tagText(upload, 'Key')
    const id = tagText(upload, 'UploadId')
    const age = serverTime - Date.parse(tagText(upload, 'Initiated'))
    // an upload without a valid date, or of another program, is left alone
    if (!(age > DAY_MS) || !OWN_KEY.test(key) || (await isKnown(id))) continue
    await abortMultipart(client, { staged: '', parts: '', multipart_key: key, multipart_id: id })
    aborted++
  }
  return aborted
}

const OWN_KEY = /^(material|uploads)\/[\w-]{22}\.[a-z0-9]{1,8}$/

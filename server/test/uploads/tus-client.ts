import { Upload } from 'tus-js-client'
import type { TestSchool, TestUser } from '../test-school.ts'

const VERSION = { 'tus-resumable': '1.0.0' }

/** Encodes Upload-Metadata. */
export const tusMetadata = (pairs: Record<string, string>) =>
  Object.entries(pairs)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** The headers of a request of the tus protocol. */
export const tusHeaders = (
  user: Pick<TestUser, 'token'> | null,
  more: Record<string, string> = {},
) => ({
  ...VERSION,
  ...(user && { authorization: `Bearer ${user.token}` }),
  ...more,
})

/** Creates an upload and returns its address. */
export async function createUpload(
  school: TestSchool,
  user: TestUser,
  bytes: number,
  metadata: Record<string, string> = { filename: 'video.mp4' },
): Promise<string> {
  const response = await school.app.inject({
    method: 'POST',
    url: '/uploads',
    headers: tusHeaders(user, {
      'upload-length': String(bytes),
      'upload-metadata': tusMetadata(metadata),
    }),
  })
  return String(response.headers.location)
}

/** Sends a part. */
export function sendPart(
  school: TestSchool,
  user: Pick<TestUser, 'token'>,
  url: string,
  { offset, bytes, headers = {} }: PartRequest,
) {
  const type = { 'content-type': 'application/offset+octet-stream' }
  return school.app.inject({
    method: 'PATCH',
    url,
    headers: tusHeaders(user, { ...type, 'upload-offset': String(offset), ...headers }),
    payload: bytes,
  })
}

type PartRequest = { offset: number; bytes: Buffer; headers?: Record<string, string> }

/** The offset at which an upload continues; undefined if there is no such upload. */
export async function readOffset(school: TestSchool, user: TestUser, url: string) {
  const response = await school.app.inject({ method: 'HEAD', url, headers: tusHeaders(user) })
  const offset = response.headers['upload-offset']
  return offset === undefined ? undefined : Number(offset)
}

/** Uploads with the client library of the protocol, retrying while the connection fails. Returns the address. */
export function uploadWithLibrary(
  endpoint: string,
  user: Pick<TestUser, 'token'>,
  file: Buffer,
  { metadata, chunkSize = 8_000_000, onCreated, uploadUrl }: LibraryOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    // in Node the library accepts a Buffer, but its types declare only browser files
    const upload = new Upload(file as never, {
      endpoint: `${endpoint}/uploads`,
      uploadUrl: uploadUrl ?? null,
      headers: { authorization: `Bearer ${user.token}` },
      metadata,
      chunkSize,
      retryDelays: Array.from({ length: 30 }, () => 10),
      onUploadUrlAvailable: () => onCreated?.(upload.url ?? ''),
      onError: reject,
      onSuccess: () => resolve(upload.url ?? ''),
    })
    upload.start()
  })
}

type LibraryOptions = {
  metadata: Record<string, string>
  chunkSize?: number
  uploadUrl?: string
  onCreated?: (url: string) => void
}

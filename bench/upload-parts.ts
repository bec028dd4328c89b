import { randomFillSync } from 'node:crypto'
import { Upload } from 'tus-js-client'
import { openCuttingProxy } from '../server/test/http/cutting-proxy.ts'

const MB = 1024 * 1024
const CUTS = 10
/** The first bytes of an MP4 video, by which the server detects the kind of file. */
const HEAD = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x01mdat', 'latin1')

type Target = { url: string; token: string; megabytes: number }

/**
 * Uploads a video in parts over a line that is cut ten times, the second half by a client that has only the URL, as after a
 * reload. Returns the share of its bytes that was sent twice.
 */
export async function uploadOverCutLine({ url, token, megabytes }: Target): Promise<number> {
  const video = randomFillSync(Buffer.alloc(megabytes * MB))
  HEAD.copy(video)
  const { hostname: host, port } = new URL(url)
  const everyBytes = Math.floor(video.length / (CUTS + 1))
  const line = await openCuttingProxy({ host, port: Number(port) }, { everyBytes, times: CUTS })
  const options = {
    endpoint: `${line.url}/uploads`,
    headers: { authorization: `Bearer ${token}` },
    metadata: { filename: 'video.mp4', kind: 'video' },
    retryDelays: Array.from({ length: 100 }, () => 50),
  }
  try {
    const address = await new Promise<string>((resolve, reject) => {
      const upload = new Upload(video, {
        ...options,
        onError: reject,
        onProgress: (sent) => {
          if (sent > video.length / 2) void upload.abort().then(() => resolve(upload.url ?? ''))
        },
      })
      upload.start()
    })
    await new Promise<void>((resolve, reject) => {
      const rest = { ...options, uploadUrl: address, onError: reject, onSuccess: () => resolve() }
      new Upload(video, rest).start()
    })
    if (line.cuts() !== CUTS) throw new Error(`the line was cut ${line.cuts()} times`)
    return line.sentBytes() / video.length - 1
  } finally {
    line.close()
  }
}

import { buffer } from 'node:stream/consumers'
import type { AppContext } from '../platform/app-context.ts'
import { decodePicture } from '../platform/decode-picture.ts'
import type { Picture } from './pdf/drawing.ts'

// the box of the logo on a certificate at 300 dots per inch
const MAX_SIZE = { width: 670, height: 220 }
const MAX_PIXELS = 1_000_000
// the paper of a certificate
const PAPER = { r: 252, g: 250, b: 246 }
const PUBLIC_PREFIX = '/media/'

// of the last logo, because decoding it takes longer than the rest of a certificate
let cached: { path: string; picture: Picture } | undefined

/** The logo of the school as a JPEG on the paper of a certificate; undefined without one, or if its file is missing. */
export async function readLogo(
  { files }: Pick<AppContext, 'files'>,
  path: string,
): Promise<Picture | undefined> {
  if (cached?.path === path) return cached.picture
  if (!path.startsWith(PUBLIC_PREFIX)) return
  try {
    const file = await buffer(await files.read(path.slice(PUBLIC_PREFIX.length)))
    const picture = await decodePicture({
      ...{ source: () => file, maxPixels: MAX_PIXELS, target: MAX_SIZE },
      use: async (decoded): Promise<Picture> => {
        const { data, info } = await decoded
          .resize({ ...MAX_SIZE, fit: 'inside', withoutEnlargement: true })
          .flatten({ background: PAPER })
          .jpeg({ quality: 92 })
          .toBuffer({ resolveWithObject: true })
        return { jpeg: data, width: info.width, height: info.height }
      },
    })
    cached = { path, picture }
    return picture
  } catch {
    // a certificate without the logo is better than none
    return
  }
}

import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Config } from '../platform/config.ts'
import { findFfmpeg } from '../renditions/ffmpeg.ts'

const run = promisify(execFile)
const MEDIA = join(import.meta.dirname, 'media')
const PASSES = 5
// pans down the chart of the letters and back up, with the noise of a phone camera
const PICTURE =
  "fps=20,scale=1280:-2,crop=1280:720:0:'(ih-720)/2*(1-cos(t/6))',setsar=1,noise=alls=8:allf=t,format=yuv420p"

/**
 * Makes a video of three minutes and about 36 MB from the chart and the recording of the letters, so that the renditions of
 * a lesson differ as in a real school: such a video is too large for the repository. False without ffmpeg.
 */
export async function makeDemoVideo(
  config: Config,
  path: string,
  passSeconds = 36,
): Promise<boolean> {
  const programs = await findFfmpeg(config)
  if ('missing' in programs) return false
  const ffmpeg = (...args: string[]) => run(programs.ffmpeg, ['-v', 'error', '-y', ...args])
  const pass = `${path}.pass.mp4`
  await ffmpeg(
    ...['-loop', '1', '-i', join(MEDIA, 'letter-shapes.png'), '-i', join(MEDIA, 'letters.mp3')],
    ...['-t', String(passSeconds), '-vf', PICTURE, '-c:v', 'libx264', '-preset', 'ultrafast'],
    ...['-b:v', '1500k', '-maxrate', '1500k', '-bufsize', '2M', '-c:a', 'aac', '-b:a', '96k', pass],
  )
  const loops = ['-stream_loop', String(PASSES - 1), '-i', pass]
  await ffmpeg(...loops, '-c', 'copy', '-movflags', '+faststart', '-f', 'mp4', path)
  await rm(pass)
  return true
}

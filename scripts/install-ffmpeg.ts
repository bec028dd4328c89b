import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const isThere = () =>
  spawnSync(process.env.FFMPEG || 'ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0

/** Installs Debian's ffmpeg for the tests if it is missing. Returns why it is still missing, '' if it is there. */
export function installFfmpeg(): string {
  if (isThere()) return ''
  if (process.env.FFMPEG) return `FFMPEG is ${process.env.FFMPEG}, which does not run.`
  if (!existsSync('/etc/debian_version')) return 'ffmpeg is not installed, and this is not Debian.'
  if (process.getuid?.() !== 0) return 'ffmpeg is not installed, and only root can install it.'
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  const install = ['install', '-y', '--no-install-recommends', 'ffmpeg']
  spawnSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'] })
  return isThere() ? '' : 'ffmpeg could not be installed.'
}

import { spawnSync } from 'node:child_process'
import { closeSync, fstatSync, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { createTempDir, onFinish } from './harness.ts'

/** Restarts this program in a separate mount namespace, so that an ordinary user can mount. */
export function inOwnNamespace(program: string): void {
  if (process.env.IN_A_NAMESPACE === '1') return
  const how = process.getuid?.() === 0 ? ['-m'] : ['-rm']
  const env = { ...process.env, IN_A_NAMESPACE: '1' }
  const args = [...how, process.execPath, program]
  process.exit(spawnSync('unshare', args, { stdio: 'inherit', env }).status ?? 1)
}

// the disk must become full during a write, not before
const SPARE_BYTES = 256 * 1024

/** Mounts a file system of the given size that can be filled and emptied. */
export function mountTmpfs(megabytes: number) {
  const folder = createTempDir()
  const options = `size=${megabytes}m,mode=777`
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  if (mounted.status !== 0) throw new Error(String(mounted.stderr))
  onFinish(() => spawnSync('umount', ['-l', folder]))
  const ballast = join(folder, 'ballast')
  return {
    folder,
    /** Fills the disk except for a few writes. */
    fill() {
      const file = openSync(ballast, 'w')
      try {
        for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
          try {
            for (;;) if (writeSync(file, Buffer.alloc(size)) < size) break
          } catch {}
        }
        ftruncateSync(file, fstatSync(file).size - SPARE_BYTES)
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(ballast),
  }
}

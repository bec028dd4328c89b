import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { onFinish } from './harness.ts'

const MB = 1024 * 1024

/** The memory control group of either version: its parent folder, the file of its limit and the file that counts kills. */
const GROUPS = [
  { parent: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes', events: 'memory.oom_control' },
  { parent: '/sys/fs/cgroup', limit: 'memory.max', events: 'memory.events' },
]

/**
 * Moves a process into a control group of `megabytes` with its page cache and children; the kernel kills one of them that needs more.
 * Returns how many it killed. Needs the rights of root; throws otherwise.
 */
export function limitMemory(pid: number, megabytes: number): { kills: () => number } {
  const group = GROUPS.find((it) => existsSync(it.parent))
  if (!group) throw new Error('This machine has no memory control groups')
  const folder = `${group.parent}/lisan-soak-${pid}`
  mkdirSync(folder)
  writeFileSync(`${folder}/${group.limit}`, String(megabytes * MB))
  writeFileSync(`${folder}/cgroup.procs`, String(pid))
  onFinish(() => {
    try {
      rmdirSync(folder)
    } catch {} // the group of a process that still ends cannot be removed; it is empty soon
  })
  return {
    kills: () =>
      Number(/^oom_kill (\d+)/m.exec(readFileSync(`${folder}/${group.events}`, 'utf8'))?.[1] ?? 0),
  }
}

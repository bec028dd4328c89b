import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { appendFileSync, chownSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freePort } from '../server/test/databases/postgres.ts'
import { createTempDir, pollUntil } from './harness.ts'

type Node = { port: number; folder: string; process?: ChildProcess }

/** Debian's programs of its newest version. */
function findPrograms(): string {
  const [newest] = globSync('/usr/lib/postgresql/*/bin/initdb').sort().reverse()
  if (!newest)
    throw new Error('PostgreSQL is missing: install it (Debian: apt-get install postgresql).')
  return dirname(newest)
}

/** PostgreSQL refuses to run as root. */
function findUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

const SETTINGS = [
  ...["listen_addresses = '127.0.0.1'", "unix_socket_directories = ''", 'wal_level = replica'],
  ...['max_wal_senders = 5', 'hot_standby = on', 'synchronous_commit = on', 'max_connections = 60'],
]

/** Starts a primary and a streaming replica that confirms each commit, on this machine. `url` names both. */
export async function startReplicatedPostgres() {
  const programs = findPrograms()
  const user = findUser()
  const nodes: [Node, Node] = [await createNode(), await createNode()]
  let [primary, replica] = nodes
  const urlOf = ({ port }: Node, database: string) =>
    `postgres://lisan@127.0.0.1:${port}/${database}`

  async function createNode(): Promise<Node> {
    const folder = join(createTempDir(), 'data')
    mkdirSync(folder, { mode: 0o700 })
    if (user) for (const it of [dirname(folder), folder]) chownSync(it, user.uid, user.gid)
    return { port: await freePort(), folder }
  }

  const run = (program: string, args: string[]) =>
    execFileSync(join(programs, program), args, {
      ...user,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  const query = (node: Node, statement: string, database = 'postgres') =>
    execFileSync(
      join(programs, 'psql'),
      ['--no-psqlrc', '-At', '-c', statement, urlOf(node, database)],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    ).trim()

  async function start(node: Node) {
    node.process = spawn(join(programs, 'postgres'), ['-D', node.folder, '-p', String(node.port)], {
      ...user,
      cwd: '/',
      stdio: 'ignore',
    })
    const answers = async () => {
      try {
        return query(node, 'select 1') === '1'
      } catch {
        return false
      }
    }
    if (!(await pollUntil(60, answers))) throw new Error('PostgreSQL did not start')
  }

  /** Kills the server with all its processes, as a machine that loses its power does. */
  async function kill({ process: child, folder }: Node) {
    if (!child?.pid) return
    const exited = new Promise((resolve) => child.once('exit', resolve))
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], {
      encoding: 'utf8',
    })
    for (const pid of [child.pid, ...children.split(/\s+/).filter(Boolean).map(Number)])
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // it has ended
      }
    await exited
    rmSync(join(folder, 'postmaster.pid'), { force: true })
  }

  /** Makes a replica of the primary, which from then on waits for it at each commit. */
  async function follow() {
    rmSync(replica.folder, { recursive: true, force: true })
    const source = `host=127.0.0.1 port=${primary.port} user=lisan application_name=replica`
    run('pg_basebackup', ['-D', replica.folder, '-d', source, '-R', '-c', 'fast'])
    appendFileSync(join(replica.folder, 'postgresql.auto.conf'), "synchronous_standby_names = ''\n")
    await start(replica)
    query(primary, "alter system set synchronous_standby_names = 'replica'")
    query(primary, 'select pg_reload_conf()')
    const isSynchronous = async () =>
      query(primary, 'select sync_state from pg_stat_replication') === 'sync'
    if (!(await pollUntil(60, isSynchronous))) throw new Error('The replica does not follow')
  }

  run('initdb', [
    '-D',
    primary.folder,
    '-U',
    'lisan',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
  ])
  appendFileSync(join(primary.folder, 'postgresql.conf'), `${SETTINGS.join('\n')}\n`)
  await start(primary)
  query(primary, 'create database lisan')
  await follow()
  const version = readFileSync(join(primary.folder, 'PG_VERSION'), 'utf8').trim()
  console.log(`PostgreSQL ${version}`)

  return {
    url: `postgres://lisan@127.0.0.1:${nodes[0].port},127.0.0.1:${nodes[1].port}/lisan`,
    /** Kills the primary and promotes the replica. */
    async failOver() {
      await kill(primary)
      run('pg_ctl', ['promote', '-D', replica.folder, '-w'])
      ;[primary, replica] = [replica, primary]
    },
    rebuildReplica: follow,
    stop: () => Promise.all(nodes.map(kill)),
  }
}

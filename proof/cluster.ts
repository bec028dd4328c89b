import { setTimeout as pause } from 'node:timers/promises'
import { sandboxSecret } from '../server/payments/sandbox.ts'
import { Journal } from '../server/test/kill/journal.ts'
import { asks, load, settle, type World } from '../server/test/kill/load.ts'
import { openWorld } from '../server/test/kill/open-world.ts'
import { openBalancer } from './balancer.ts'
import {
  claimFiles,
  claimFounding,
  claimLimits,
  claimNone,
  claimTraces,
  claimWrites,
} from './cluster-claims.ts'
import {
  aListener,
  announces,
  type Deeds,
  keepDoing,
  photographs,
  type Scene,
  teaches,
} from './cluster-deeds.ts'
import { openGround } from './cluster-ground.ts'
import { type Limited, plays, triesLimits } from './cluster-limits.ts'
import { claimLetters, claimPushes } from './cluster-post-claims.ts'
import { type Kill, type Processes, startProcesses } from './cluster-processes.ts'
import { claim, finish, OWNER, within } from './parts.ts'

/**
 * `node proof/cluster.ts`, four minutes: a school on two processes and then on four, on one PostgreSQL and one bucket
 * behind a load balancer. Under load one of them is killed every three seconds, as long as half of them are
 * left. CLUSTER_SECONDS says how long each of the two lasts.
 */
const SECONDS = Number(process.env.CLUSTER_SECONDS ?? 45)
const KILL_EVERY_MS = 3000
const CLIENTS = 6

const ground = await openGround()
const deeds: Deeds = { pictures: new Map(), photographs: new Map(), letters: new Map() }
const kills: Kill[] = []
let school: Pick<Scene, 'world' | 'gallery' | 'listeners'> | undefined

/** A school of people who have come through the front door. */
async function found(url: string) {
  const world: World = await openWorld(url, OWNER, new Journal(), await sandboxSecret(ground.db))
  const form = { action: 'addClass', category: 'Pictures', name: 'Pictures', about: 'To look at.' }
  const free = { premium: '0', amount: '0', monthlySub: '0', status: '1', monthlylimit: 0 }
  const { token } = world.administrator
  const { data } = await asks(url, '/adminActions.php', { ...form, ...free }, token)
  // the students here claim the reward of the quiz as older clients do
  const trusting = { action: 'updateAppSettings', siteName: 'Lisan', quiz_trusts_client: '1' }
  await asks(url, '/api.php', trusting, token)
  const listeners = await Promise.all(Array.from({ length: 4 }, () => aListener({ url, world })))
  return { world, gallery: data.id as string, listeners }
}

async function stage(count: number, nth: number) {
  console.log(`\n${count} processes`)
  const before = kills.length
  const processes = await startProcesses(count, ground.env, kills)
  const balancer = await openBalancer(processes.urls)
  const { url, seen } = balancer
  await within(30, async () => balancer.isWhole())
  school ??= await found(url)
  const scene: Scene = { url, ...school, deeds, isOver: () => false }
  const tried = await loadUnderKills(scene, processes, nth, balancer.shut)

  await processes.killAll()
  await ground.letFiveMinutesPass()
  await processes.startAll()
  balancer.open()
  await within(30, async () => balancer.isWhole())
  await settle(url, scene.world)
  const isAllSent = await within(60, ground.isAllSent)

  const said = `${seen.passed} answers, ${seen.cut} cut, ${seen.refused} not let in`
  console.log(`${kills.length - before} kills; ${said}`)
  claim('all that waits leaves by itself', isAllSent)
  claimNone('no answer is a fault of the server', seen.faults)
  claimNone('no process logs a fault', processes.faults())
  claimNone('or ends by itself', processes.fallen())
  await claimAll(scene, tried)
  await processes.killAll()
  balancer.close()
}

/** Answers what came of trying too often, which goes on beside the load. */
async function loadUnderKills(scene: Scene, processes: Processes, nth: number, shut: () => void) {
  let isOver = false
  const shared = { ...scene, isOver: () => isOver }
  const { url, world } = shared
  const loading = Promise.all([
    ...Array.from({ length: CLIENTS }, () => keepDoing(() => load(url, world, 1), shared)),
    ...[announces, teaches, photographs].map((it) => keepDoing(it, shared)),
  ])
  const killing = killOneAfterTheOther(processes, shared.isOver)
  const trying = Promise.all([triesLimits(shared, nth), plays(shared)])
  // a client that meets a fault of the server's ends it at once, and so does a process that does not come back
  await Promise.race([loading, killing, Promise.all([trying, pause(SECONDS * 1000)])])
  isOver = true
  const tried = (await trying).flat()
  await killing
  shut()
  await loading
  return tried
}

async function killOneAfterTheOther(processes: Processes, isOver: () => boolean) {
  const replacing: Promise<void>[] = []
  while (!isOver()) {
    const waiting = pause(KILL_EVERY_MS)
    // half of them have to be left, or nothing is under load
    const most = async () => processes.up() > processes.urls.length / 2
    if (await within(60, most)) replacing.push(processes.replaceOldest())
    await Promise.race([Promise.all(replacing), waiting])
    await waiting
  }
  await Promise.all(replacing)
}

async function claimAll(scene: Scene, tried: Limited[]) {
  const { db, office, pushService } = ground
  await claimWrites(db, scene.world)
  await claimFiles(scene)
  await claimLetters(db, deeds, { taken: office.taken, kills })
  await claimPushes(db, deeds, { taken: pushService.taken, kills })
  claimLimits(tried)
  await claimTraces(db, tried)
}

try {
  await stage(2, 0)
  await claimFounding(ground.db)
  await stage(4, 1)
} catch (fault) {
  claim('nothing unforeseen happens', false, fault instanceof Error ? fault.stack : fault)
}
await finish()

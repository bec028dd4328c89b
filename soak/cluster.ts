import { setTimeout as pause } from 'node:timers/promises'
import { sandboxSecret } from '../server/payments/sandbox/sandbox.ts'
import { Journal } from '../server/test/kill/journal.ts'
import { runLoad, settlePayments } from '../server/test/kill/load.ts'
import { type LoadWorld, postJson } from '../server/test/kill/load-world.ts'
import { seedLoadWorld } from '../server/test/kill/seed-world.ts'
import { openBalancer } from './balancer.ts'
import {
  checkBootstrap,
  checkEmpty,
  checkFiles,
  checkLimits,
  checkLimitTraces,
  checkWrites,
} from './cluster-assertions.ts'
import { checkEmails, checkPushes } from './cluster-delivery-assertions.ts'
import { exceedLimits, exceedQuizLimit, type LimitResult } from './cluster-limits.ts'
import {
  addPictureLesson,
  type LoadContext,
  type LoadRecord,
  repeatUntilOver,
  sendAnnouncement,
  signUpListener,
  submitPhotograph,
} from './cluster-load.ts'
import { type Kill, type Processes, startProcesses } from './cluster-processes.ts'
import { openServices } from './cluster-services.ts'
import { check, finish, OWNER, pollUntil } from './harness.ts'

/**
 * `npm run soak -- cluster`, four minutes: two and then four processes with one PostgreSQL and one bucket behind a
 * load balancer. Under load one process is killed every three seconds while at least half are running.
 * CLUSTER_SECONDS changes the duration of each stage.
 */
const SECONDS = Number(process.env.CLUSTER_SECONDS ?? 45)
const KILL_EVERY_MS = 3000
const CLIENTS = 6

const services = await openServices()
const record: LoadRecord = { pictures: new Map(), photographs: new Map(), announcements: new Map() }
const kills: Kill[] = []
let school: Pick<LoadContext, 'world' | 'gallery' | 'listeners'> | undefined

/** Creates classes and students through the API. */
async function seedSchool(url: string) {
  const world: LoadWorld = await seedLoadWorld(
    url,
    OWNER,
    new Journal(),
    await sandboxSecret(services.db),
  )
  const form = { action: 'addClass', category: 'Pictures', name: 'Pictures', about: 'To look at.' }
  const free = { premium: '0', amount: '0', monthlySub: '0', status: '1', monthlylimit: 0 }
  const { token } = world.administrator
  const { data } = await postJson(url, '/adminActions.php', { ...form, ...free }, token)
  // these clients judge the quiz themselves, as older versions of the site do
  const settings = {
    action: 'updateAppSettings',
    siteName: 'Lisan',
    quiz_trusts_client: '1',
    quiz_reward: 'at_once',
  }
  await postJson(url, '/api.php', settings, token)
  const listeners = await Promise.all(
    Array.from({ length: 4 }, () => signUpListener({ url, world })),
  )
  return { world, gallery: String(data.id), listeners }
}

async function runStage(count: number, index: number) {
  console.log(`\n${count} processes`)
  const before = kills.length
  const processes = await startProcesses(count, services.env, kills)
  const balancer = await openBalancer(processes.urls)
  const { url, counts } = balancer
  await pollUntil(30, async () => balancer.allReady())
  school ??= await seedSchool(url)
  const context: LoadContext = { url, ...school, record, isOver: () => false }
  const limitResults = await loadUnderKills(context, processes, index, balancer.shut)

  await processes.killAll()
  await services.expireClaims()
  await processes.startAll()
  balancer.open()
  await pollUntil(30, async () => balancer.allReady())
  await settlePayments(url, context.world)
  const isAllSent = await pollUntil(60, services.isAllSent)

  const summary = `${counts.passed} responses, ${counts.cut} broken, ${counts.unavailable} unavailable`
  console.log(`${kills.length - before} kills; ${summary}`)
  check('every queued email and push is sent', isAllSent)
  checkEmpty('no response is a server error', counts.errors)
  checkEmpty('no process logs an error', processes.loggedErrors())
  checkEmpty('no process exits by itself', processes.crashedOutputs())
  await checkAll(context, limitResults)
  await processes.killAll()
  balancer.close()
}

/** Runs the load and the kills, and returns the results of exceeding the limits meanwhile. */
async function loadUnderKills(
  context: LoadContext,
  processes: Processes,
  index: number,
  shut: () => void,
) {
  let isOver = false
  const shared = { ...context, isOver: () => isOver }
  const loading = runAllLoads(shared)
  const killing = killInTurn(processes, shared.isOver)
  const trying = Promise.all([exceedLimits(shared, index), exceedQuizLimit(shared)])
  // a server error or a process that does not restart ends the stage at once
  await Promise.race([loading, killing, Promise.all([trying, pause(SECONDS * 1000)])])
  isOver = true
  const results = (await trying).flat()
  await killing
  shut()
  await loading
  return results
}

function runAllLoads(context: LoadContext) {
  const { url, world } = context
  return Promise.all([
    ...Array.from({ length: CLIENTS }, () =>
      repeatUntilOver(() => runLoad(url, world, 1), context),
    ),
    ...[sendAnnouncement, addPictureLesson, submitPhotograph].map((it) =>
      repeatUntilOver(it, context),
    ),
  ])
}

async function killInTurn(processes: Processes, isOver: () => boolean) {
  const replacing: Promise<void>[] = []
  while (!isOver()) {
    const waiting = pause(KILL_EVERY_MS)
    // at least half of the processes have to take the load
    const isMajorityUp = async () => processes.up() > processes.urls.length / 2
    if (await pollUntil(60, isMajorityUp)) replacing.push(processes.replaceOldest())
    await Promise.race([Promise.all(replacing), waiting])
    await waiting
  }
  await Promise.all(replacing)
}

async function checkAll(context: LoadContext, results: LimitResult[]) {
  const { db, mailSink, pushSink } = services
  await checkWrites(db, context.world)
  await checkFiles(context)
  await checkEmails(db, record, { deliveries: mailSink.deliveries(), kills })
  await checkPushes(db, record, { deliveries: pushSink.deliveries(), kills })
  checkLimits(results)
  await checkLimitTraces(db, results)
}

try {
  await runStage(2, 0)
  await checkBootstrap(services.db)
  await runStage(4, 1)
} catch (error) {
  check('the test runs to its end', false, error instanceof Error ? error.stack : error)
}
await finish()

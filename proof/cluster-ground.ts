import { openPostgres } from '../server/kernel/db.ts'
import { openTestBucket } from '../server/test/bucket-server.ts'
import { openPostOffice, openPushService } from './cluster-post.ts'
import { aPostgres, atEnd } from './parts.ts'

/** What all processes of a school share: a PostgreSQL, a bucket, a mail server and a push service. */
export async function openGround() {
  const postgres = await aPostgres()
  const { config, close } = await openTestBucket()
  const office = await openPostOffice()
  const pushService = await openPushService()
  const db = openPostgres(postgres.url, { max: 2, timeouts: false })
  atEnd(async () => {
    await db.destroy()
    close()
    office.close()
    pushService.close()
  })
  const env = {
    DATABASE_URL: postgres.url,
    S3_ENDPOINT: config.endpoint,
    S3_REGION: config.region,
    S3_BUCKET: config.bucket,
    S3_ACCESS_KEY_ID: config.accessKeyId,
    S3_SECRET_ACCESS_KEY: config.secretAccessKey,
    SMTP_URL: office.url,
    RATE_LIMIT_SCALE: '1',
    TRUST_PROXY: '1',
    // the school sends no push into its own machine
    NODE_OPTIONS: `--import ${import.meta.resolve('./cluster-detour.ts')}`,
    PROOF_PUSH_PORT: pushService.port,
  }

  /** While no process lives: what the killed had claimed is free for others. */
  async function letFiveMinutesPass() {
    for (const table of ['outgoing_mail', 'push_deliveries'] as const)
      await db.updateTable(table).set({ claimed_until: 0 }).where('claimed_until', '>', 0).execute()
  }

  async function isAllSent() {
    const waiting = await Promise.all([
      db.selectFrom('outgoing_mail').select('id').where('sent_at', 'is', null).execute(),
      db.selectFrom('push_notices').select('id').where('spread_at', 'is', null).execute(),
      db.selectFrom('push_deliveries').select('id').execute(),
    ])
    return waiting.flat().length === 0
  }

  return { db, env, office, pushService, letFiveMinutesPass, isAllSent }
}

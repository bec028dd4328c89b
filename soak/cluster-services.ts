import { openPostgres } from '../server/platform/db.ts'
import { openS3Stub } from '../server/test/files/s3-stub.ts'
import { openMailSink, openPushSink } from './cluster-mail-push-sinks.ts'
import { onFinish, startTempPostgres } from './harness.ts'

/** Starts the services that all processes share: PostgreSQL, a bucket, a mail server and a push service. */
export async function openServices() {
  const postgres = await startTempPostgres()
  const { config, close } = await openS3Stub()
  const mailSink = await openMailSink()
  const pushSink = await openPushSink()
  const db = openPostgres(postgres.url, { max: 2, timeouts: false })
  onFinish(async () => {
    await db.destroy()
    close()
    mailSink.close()
    pushSink.close()
  })
  const env = {
    DATABASE_URL: postgres.url,
    S3_ENDPOINT: config.endpoint,
    S3_REGION: config.region,
    S3_BUCKET: config.bucket,
    S3_ACCESS_KEY_ID: config.accessKeyId,
    S3_SECRET_ACCESS_KEY: config.secretAccessKey,
    SMTP_URL: mailSink.url,
    RATE_LIMIT_SCALE: '1',
    TRUST_PROXY: '1',
    // the server sends no push to private addresses
    NODE_OPTIONS: `--import ${import.meta.resolve('./cluster-push-redirect-preload.ts')}`,
    SOAK_PUSH_PORT: pushSink.port,
  }

  /** Releases the leases of killed processes; call it while no process runs. */
  async function expireClaims() {
    for (const table of ['email_outbox', 'push_deliveries'] as const)
      await db.updateTable(table).set({ claimed_until: 0 }).where('claimed_until', '>', 0).execute()
  }

  async function isAllSent() {
    const unsent = await Promise.all([
      db.selectFrom('email_outbox').select('id').where('sent_at', 'is', null).execute(),
      db.selectFrom('push_notices').select('id').where('fanned_out_at', 'is', null).execute(),
      db.selectFrom('push_deliveries').select('id').execute(),
    ])
    return unsent.flat().length === 0
  }

  return {
    db,
    env,
    mailSink,
    pushSink,
    expireClaims,
    isAllSent,
  }
}

import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './private-files.ts'

/** An email on its way out. `id` and `createdAt` (Unix seconds) stay the same however often it is tried. */
export type Letter = { id: number; to: string; subject: string; body: string; createdAt: number }

/** Where emails leave the school. */
export type Outlet = {
  /** Resolves when the other side has taken the letter; throws when it has not. */
  send(letter: Letter): Promise<void>
  close(): void
}

/** SMTP when SMTP_URL is set, else .eml files in DATA_DIR/outbox (decisions §9). */
export function openOutlet(config: Config): Outlet {
  return config.SMTP_URL ? openSmtp(config.SMTP_URL, config) : openOutbox(config)
}

const SECOND_MS = 1000

function openSmtp(url: string, config: Config): Outlet {
  let transport: ReturnType<typeof openTransport> | undefined
  return {
    async send(letter) {
      transport ??= openTransport(url)
      await (await transport).sendMail(asMail(letter, config))
    },
    close: () => void transport?.then((it) => it.close()),
  }
}

async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    connectionTimeout: 10 * SECOND_MS,
    greetingTimeout: 10 * SECOND_MS,
    socketTimeout: 30 * SECOND_MS,
  })
}

function openOutbox(config: Config): Outlet {
  const folder = join(config.DATA_DIR, 'outbox')
  return {
    async send(letter) {
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true })
      const { message } = await composer.sendMail(asMail(letter, config))
      const name = `${stamp(letter.createdAt)}-${letter.id}.eml`
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
      // whoever watches the folder never sees half a letter
      await writeFile(join(folder, `.${name}`), message as Buffer, { mode: PRIVATE_FILE })
      await rename(join(folder, `.${name}`), join(folder, name))
    },
    close() {},
  }
}

function asMail({ id, to, subject, body, createdAt }: Letter, config: Config) {
  return {
    from: config.MAIL_FROM,
    // as one address, never read as a list of them
    to: { name: '', address: to },
    subject,
    text: body,
    // a letter sent twice, because the process ended between the two, is known by these as the same (decision 0220)
    messageId: `<lisan.${createdAt}.${id}@${hostOf(config)}>`,
    date: new Date(createdAt * 1000),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function hostOf({ SITE_URL }: Config) {
  return SITE_URL ? new URL(SITE_URL).hostname : 'localhost'
}

/** Unix seconds → '20261121T064000Z' */
function stamp(at: number) {
  return new Date(at * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}

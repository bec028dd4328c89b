import type { ProcessorKind } from '../../contract/privacy/data-protection.ts'
import type { Config } from '../platform/config.ts'

/** Who gets personal data from the school, by its configuration; `host` is '' for the push service of each browser. */
export function listProcessors(config: Config): { kind: ProcessorKind; host: string }[] {
  const places: [ProcessorKind, string | undefined][] = [
    ['mail', config.SMTP_URL],
    ['cards', config.PAYSTACK_SECRET_KEY ? config.PAYSTACK_URL : undefined],
    ['files', config.S3_ENDPOINT],
    ['copies', config.BACKUP_S3_ENDPOINT],
    ['marking', config.MARKING_URL],
  ]
  const known = places.flatMap(([kind, url]) => (url ? [{ kind, host: hostOf(url) }] : []))
  return [...known, { kind: 'push', host: '' }]
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : '')

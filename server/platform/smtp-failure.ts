/**
 * What a failed email means (decision 0220): `address` and `text` are refusals of this email for good, `retry` is a refusal of it
 * for now, `server` is a server that accepts nothing at present, and `unexpected` is an error of the program.
 */
export type MailFailure = 'address' | 'text' | 'retry' | 'server' | 'unexpected'

/** The fields of an error of nodemailer, or of a socket. */
type SmtpError = { code?: unknown; responseCode?: unknown; response?: unknown; command?: unknown }

/** Codes of nodemailer and of sockets without a reply of the server. */
const CONNECTION_CODES = new Set([
  ...[
    'EAUTH',
    'ENOAUTH',
    'EOAUTH2',
    'ETLS',
    'ECONNECTION',
    'ETIMEDOUT',
    'ESOCKET',
    'EDNS',
    'EPROTOCOL',
  ],
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EPIPE',
  ],
])
function classifyWithoutReply(code: string): MailFailure {
  // an address or a text that nodemailer does not send
  if (code === 'EENVELOPE') return 'address'
  if (code === 'EMESSAGE') return 'text'
  return CONNECTION_CODES.has(code) ? 'server' : 'unexpected'
}

/** The server closes, is out of space or requires another sign-in (RFC 5321 §4.2.3). */
const SERVER_REPLIES = new Set([421, 452, 454, 530, 534, 535, 538])
/** Providers answer 4xx and 5xx: '452 Daily sending limit', '550 5.4.5 Daily user sending quota exceeded'. */
const LIMIT =
  /\b(?:sending|send|daily|hourly|message|messages|user|rate|account)\b.{0,40}\b(?:limit|quota)|too many (?:messages|emails|mails)|\b[45]\.4\.5\b/i
/** RFC 3463: an address or a mailbox, whatever its text says about quotas. */
const MAILBOX_STATUS = /\b[45]\.[12]\.\d/

/** Returns what the error of a transport means. */
export function classifyMailFailure(error: unknown): MailFailure {
  if (!(error instanceof Error) || error instanceof TypeError) return 'unexpected'
  // libraries add fields to their errors
  const { code, responseCode, response, command } = error as Error & SmtpError
  if (typeof responseCode !== 'number') return classifyWithoutReply(String(code))
  const reply = String(response ?? error.message)
  const isAboutMailbox = MAILBOX_STATUS.test(reply)
  if (!isAboutMailbox && (SERVER_REPLIES.has(responseCode) || LIMIT.test(reply))) return 'server'
  // the sender of all emails is the same
  if (code === 'EAUTH' || /^MAIL FROM/i.test(String(command))) return 'server'
  if (responseCode < 500) return 'retry'
  return /^RCPT TO/i.test(String(command)) ? 'address' : 'text'
}

import { Secret, TOTP } from 'otpauth'

/** Seconds of one time step. */
const PERIOD = 30
/** Codes of the step before and after are accepted too, because the clocks of phones drift. */
const DRIFT_STEPS = 1

const createTotp = (secret: string, names: { issuer: string; label: string }) =>
  new TOTP({
    ...names,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  })

/** A new secret of 160 bits in base32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32

/** The address that authenticator apps read from a QR code. */
export const totpAddress = (secret: string, site: string, email: string) =>
  createTotp(secret, { issuer: site, label: email }).toString()

/** The time step of a code of six digits (RFC 6238); undefined for a wrong one. `now` is Unix seconds. */
export function findTotpStep(secret: string, code: string, now: number): number | undefined {
  // the library throws for digits of other scripts
  if (!/^\d{6}$/.test(code)) return undefined
  const totp = createTotp(secret, { issuer: '', label: '' })
  const delta = totp.validate({ token: code, timestamp: now * 1000, window: DRIFT_STEPS })
  return delta === null ? undefined : Math.floor(now / PERIOD) + delta
}

/** The code at a given time, for tests and the demo. */
export const totpCode = (secret: string, now: number) =>
  createTotp(secret, { issuer: '', label: '' }).generate({ timestamp: now * 1000 })

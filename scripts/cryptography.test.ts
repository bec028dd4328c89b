import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const sources = globSync('{contract,server,web}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (it) => /\.test\.tsx?$|^server\/(test|demo)(\/|$)/.test(it),
}).map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

/** The names that a pattern finds in the sources, each with the files that contain it. */
function usesOf(pattern: RegExp): Record<string, string[]> {
  const uses = sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map((it) => ({ file, name: it[1] ?? it[0] })),
  )
  const byName = Object.groupBy(uses, (it) => it.name)
  return Object.fromEntries(
    Object.entries(byName).map(([name, of]) => [name, of?.map((it) => it.file) ?? []]),
  )
}

test('the sources use hashes, ciphers and curves of at least 128 bits of security only (ASVS 11.2.3, 11.4.1, 11.4.3)', () => {
  const hashes = usesOf(
    /\b(?:createHash|createHmac|hkdfSync|sign|verify|subtle\.digest|pbkdf2\w*)\(\s*'([^']*)'/g,
  )
  expect(Object.keys(hashes).sort()).toEqual(['SHA-256', 'sha256', 'sha512'])
  const ciphers = usesOf(
    /\bcreate(?:Cipher|Decipher)iv\(\s*'([^']*)'|\bcreate(?:Cipher|Decipher)\(/g,
  )
  expect(Object.keys(ciphers).sort()).toEqual(['aes-128-gcm', 'aes-256-gcm'])
  const inBrowsers = usesOf(/'((?:AES-|RSA|ECDH|ECDSA|HMAC|SHA-?|PBKDF|P-)[A-Z0-9-]*)'/g)
  expect(Object.keys(inBrowsers).sort()).toEqual(['AES-GCM', 'ECDH', 'P-256', 'SHA-256', 'SHA1'])
  // RFC 6238: authenticator apps support no other hash
  expect(inBrowsers.SHA1).toEqual(['server/auth/second-factor/totp.ts'])
  expect(Object.keys(usesOf(/\b(?:createECDH|generateKeyPair\w*)\(\s*'([^']*)'/g))).toEqual([
    'prime256v1',
  ])
})

test('random values come from secure generators only (ASVS 11.5.1)', () => {
  expect(usesOf(/\bMath\.random\b/g)).toEqual({})
  const sizes = usesOf(/\brandomBytes\((\d+)\)/g)
  // the nonce of AES-GCM has 12 bytes; an initial password of 96 bits is replaced by the user
  expect(Math.min(...Object.keys(sizes).map(Number))).toBe(12)
})

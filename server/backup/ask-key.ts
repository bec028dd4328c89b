import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Reads the secret key from standard input; at a terminal it asks for it and does not show what is typed. */
export async function askKey(recipient: string): Promise<string> {
  const { stdin, stdout } = process
  if (stdin.isTTY) {
    stdout.write(`The copy is encrypted for ${recipient}.\n`)
    stdout.write('Secret key (it begins with AGE-SECRET-KEY-1): ')
  }
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    if (stdin.isTTY) stdout.write('\n')
  }
}

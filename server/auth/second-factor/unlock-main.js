// plain JavaScript: with a bundle Node does not load its TypeScript compiler
import { isBuilt } from '../../platform/built.js'

const { runUnlockCommand } = await import(
  isBuilt() ? '../../../dist-server/unlock.js' : './unlock-command.ts'
)
const { exitCode, line } = await runUnlockCommand(process.argv[2], process.env)
process[exitCode === 0 ? 'stdout' : 'stderr'].write(`${line}\n`)
// an open connection would keep the process alive
if (exitCode !== 0) process.exit(exitCode)

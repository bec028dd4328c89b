// plain JavaScript: with a bundle Node does not load its TypeScript compiler
import { isBuilt } from '../platform/built.js'

await import(isBuilt() ? '../../dist-server/copy.js' : './command.ts')

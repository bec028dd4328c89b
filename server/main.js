// plain JavaScript: Node would load its TypeScript compiler for this file alone
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { isBuilt } from './platform/built.js'

// compiling takes longer than everything else at a start, so the first start stores the compiled code; not in the
// system's temporary folder, where others could write
enableCompileCache(join(process.env.DATA_DIR || 'data', 'compiled'))

// the young generation of the heap would keep the size that loading code needs, 11 MB more than an idle server
setFlagsFromString('--semi-space-growth-factor=1')
const { serve } = await import(isBuilt() ? '../dist-server/serve.js' : './serve.ts')
await serve(process.env)
// V8's default: from now on the load decides the size
setFlagsFromString('--semi-space-growth-factor=2')

// plain JavaScript: it runs before anything is kept, and taking the types off even one file loads a compiler first
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// compiling its files takes longer than everything else at a start, so the first start keeps what it compiled;
// not in the system's temporary folder, where others could write
enableCompileCache(join(process.env.DATA_DIR || 'data', 'compiled'))

const { serve } = await import('./serve.ts')
await serve(process.env)

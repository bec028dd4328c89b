import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

// loaded with --import: writes the URLs of all modules that the process has loaded to a file when it exits
/** @type {string[]} */
const urls = []
registerHooks({
  load(url, context, nextLoad) {
    urls.push(url)
    return nextLoad(url, context)
  },
})
process.on('exit', () => writeFileSync(process.env.LOADED_MODULES ?? '', JSON.stringify({ urls })))

import { globSync, readFileSync } from 'node:fs'

/**
 * Part of `npm run check`: no file has more than 400 lines. Migrations and the texts of the demo school are
 * exempt.
 */
const FILE_MAX = 400

const files = globSync([
  '{contract,server,web,e2e,soak,bench,scripts}/**/*.{ts,tsx,js,css}',
  '*.config.ts',
]).filter((it) => !/^server\/(migrations|demo\/classes)\//.test(it))

const violations = files.flatMap((file) => {
  const lines = readFileSync(file, 'utf8').split('\n').length - 1
  return lines > FILE_MAX ? [`${file} has ${lines} lines, more than ${FILE_MAX}`] : []
})
for (const it of violations) console.log(it)
console.log(`${files.length} files, ${violations.length} with more than ${FILE_MAX} lines`)
process.exit(violations.length > 0 ? 1 : 0)

import { globSync, readFileSync } from 'node:fs'
import { requirementIdsIn, testsByRequirement } from './requirement-ids.ts'

/**
 * `npm run check` looks whether every test, file and row that the documents cite exists (decision 0376). In
 * docs/security.md `http/limits` is short for server/rpc/rate-limits.test.ts, `kit/Prose.test` for a test of the site, and
 * `study` alone is not looked at.
 */
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')].filter(
  // these two are printed from the sources
  (it) => it !== 'docs/calls.md' && it !== 'docs/coverage.md',
)
const tests = testsByRequirement()

/** Ways in which a citation may name a test or a file. */
function candidatesFor(cited: string): string[] {
  const name = cited.replace(/\.test$/, '')
  return [
    cited,
    `${cited}.{spec,test}.ts`,
    `server/${name}.test.ts`,
    `server/${name}/**/*.test.ts`,
    `web/**/${name}.test.{ts,tsx}`,
    // docs/kit.md is about this folder
    `web/${cited}`,
  ]
}

/** What is quoted as code and looks like a path of this project, or like a test by its name. */
function citedPaths(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, it = '']) => it)
  const paths = quoted.flatMap(
    (it) => /^(?:node )?([a-z*][\w.*-]*(?:\/[\w.*-]+)+\/?)(?: |$)/.exec(it)?.[1] ?? [],
  )
  return [...paths, ...quoted.filter((it) => /^[\w-]+\.(test|spec)(\.tsx?)?$/.test(it))]
}

const exists = (cited: string) => candidatesFor(cited).some((it) => globSync(it).length > 0)

const brokenCitations = documents.flatMap((document) => {
  const text = readFileSync(document, 'utf8')
  const paths = citedPaths(text).filter((it) => !exists(it))
  const rows = requirementIdsIn(text).filter((id) => !tests.has(id))
  return [...new Set([...paths, ...rows])].map((it) => `${document}: ${it}`)
})

for (const line of brokenCitations) console.log(`${line} is cited and not there`)
console.log(`${documents.length} documents, ${brokenCitations.length} citations that lead nowhere`)
process.exit(brokenCitations.length > 0 ? 1 : 0)

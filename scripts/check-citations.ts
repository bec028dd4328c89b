import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { requirementIdsIn, testsByRequirement } from './requirement-ids.ts'

/**
 * Part of `npm run check`. Every test, file, row and decision that a document cites must exist, every row
 * and decision that the sources cite must exist, and docs/decisions/README.md must list each decision. In
 * docs/security.md `rpc/rate-limits` is short for server/rpc/rate-limits.test.ts and `kit/Prose.test` for a test of the
 * site; a single word such as `study` is not checked.
 */
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')].filter(
  // generated from the sources
  (it) => it !== 'docs/calls.md' && it !== 'docs/coverage.md',
)
const sources = globSync('{contract,server,web,e2e,soak,bench,scripts}/**/*.{ts,tsx,css}')
const testsById = testsByRequirement()
const requirementIds = new Set(
  globSync('docs/requirements/*.md').flatMap((it) => requirementIdsIn(readFileSync(it, 'utf8'))),
)
const decisions = globSync('docs/decisions/[0-9]*.md').map((it) => basename(it))
const decisionNumbers = new Set(decisions.map((it) => it.slice(0, 4)))

/** The paths that a citation may abbreviate. */
function candidatesFor(cited: string): string[] {
  const name = cited.replace(/\.test$/, '')
  return [
    cited,
    `${cited}.{spec,test}.ts`,
    `server/${name}.test.ts`,
    `server/${name}/**/*.test.ts`,
    `web/**/${name}.test.{ts,tsx}`,
    // docs/kit.md describes this folder
    `web/${cited}`,
  ]
}

/** The code spans that are a path of this project or the name of a test. */
function citedPaths(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, it = '']) => it)
  const paths = quoted.flatMap(
    (it) => /^(?:node )?([a-z*][\w.*-]*(?:\/[\w.*-]+)+\/?)(?: |$)/.exec(it)?.[1] ?? [],
  )
  return [...paths, ...quoted.filter((it) => /^[\w-]+\.(test|spec)(\.tsx?)?$/.test(it))]
}

/** The numbers in 'decision 0061' and 'decisions 0061 and 0361'. */
function citedDecisions(text: string): string[] {
  return [...text.matchAll(/[Dd]ecisions? \[?\d{4}(?:(?:, | and )\d{4})*/g)].flatMap(
    ([it]) => it.match(/\d{4}/g) ?? [],
  )
}

const exists = (cited: string) => candidatesFor(cited).some((it) => globSync(it).length > 0)

const brokenInDocuments = documents.flatMap((document) => {
  const text = readFileSync(document, 'utf8')
  const paths = citedPaths(text).filter((it) => !exists(it))
  const rows = requirementIdsIn(text).filter((id) => !testsById.has(id))
  const missing = citedDecisions(text).filter((it) => !decisionNumbers.has(it))
  return [...new Set([...paths, ...rows, ...missing])].map((it) => `${document}: ${it}`)
})

const brokenInSources = sources.flatMap((source) => {
  const text = readFileSync(source, 'utf8')
  const rows = requirementIdsIn(text).filter((id) => !requirementIds.has(id))
  const missing = citedDecisions(text).filter((it) => !decisionNumbers.has(it))
  return [...new Set([...rows, ...missing])].map((it) => `${source}: ${it}`)
})

const index = readFileSync('docs/decisions/README.md', 'utf8')
const unlisted = decisions.filter((it) => !index.includes(`(${it})`))

for (const line of [...brokenInDocuments, ...brokenInSources]) console.log(`${line} does not exist`)
for (const it of unlisted) console.log(`docs/decisions/README.md does not list ${it}`)
const failures = brokenInDocuments.length + brokenInSources.length + unlisted.length
console.log(
  `${documents.length} documents, ${sources.length} sources, ${failures} broken citations`,
)
process.exit(failures > 0 ? 1 : 0)

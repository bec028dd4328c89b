import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

type Component = {
  group?: string
  name: string
  version: string
  'bom-ref': string
  externalReferences?: { hashes?: object[] }[]
}
type Sbom = {
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

const folder = mkdtempSync(join(tmpdir(), 'lisan-sbom-'))
afterAll(() => rmSync(folder, { recursive: true }))

execFileSync(process.execPath, ['scripts/sbom.ts', join(folder, 'sbom.json')])
const sbom: Sbom = JSON.parse(readFileSync(join(folder, 'sbom.json'), 'utf8'))
const nameOf = ({ group, name }: Component) => (group ? `${group}/${name}` : name)

test('the bill of materials lists every production dependency of the lock file, with its hash', () => {
  const { packages }: { packages: Record<string, { version: string; dev?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const production = Object.entries(packages)
    .filter(([path, it]) => path !== '' && !it.dev)
    .map(([path, it]) => `${path.split('node_modules/').at(-1)}@${it.version}`)

  const listed = new Set(sbom.components.map((it) => `${nameOf(it)}@${it.version}`))
  expect(production.length).toBeGreaterThan(100)
  expect(production.filter((it) => !listed.has(it))).toEqual([])
  for (const { name, externalReferences = [] } of sbom.components)
    expect(externalReferences.flatMap((it) => it.hashes ?? [])[0], name).toMatchObject({
      alg: 'SHA-512',
      content: expect.stringMatching(/^[\da-f]{128}$/),
    })
})

test('the bill of materials lists the packages that browsers load and the Node runtime, and none that only tests and builds use', () => {
  const names = new Set(sbom.components.map(nameOf))

  for (const name of ['react', 'react-dom', 'scheduler', 'wouter', '@tanstack/query-core', 'node'])
    expect(names.has(name), name).toBe(true)
  for (const name of ['vitest', '@playwright/test', 'typescript', 'vite'])
    expect(names.has(name), name).toBe(false)
})

test('every dependency that the bill of materials names is listed too', () => {
  const refs = new Set([sbom.metadata.component, ...sbom.components].map((it) => it['bom-ref']))
  expect(
    sbom.dependencies
      .flatMap((it) => [it.ref, ...(it.dependsOn ?? [])])
      .filter((it) => !refs.has(it)),
  ).toEqual([])
})

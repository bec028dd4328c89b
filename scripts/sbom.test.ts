import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Lock, sbomOf } from './cyclonedx.ts'
import { sbomInput } from './shipped-packages.ts'

const sbom = () => sbomOf(sbomInput())

test('the bill of materials lists every production dependency of the lock file, with its hash', () => {
  const { packages }: { packages: Record<string, { version: string; dev?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const production = Object.entries(packages)
    .filter(([path, it]) => path !== '' && !it.dev)
    .map(([path, it]) => `${path.split('node_modules/').at(-1)}@${it.version}`)

  const { components } = sbom()
  const listed = new Set(components.map((it) => `${it.name}@${it.version}`))
  expect(production.length).toBeGreaterThan(100)
  expect(production.filter((it) => !listed.has(it))).toEqual([])
  for (const { name, hashes } of components)
    expect(hashes?.[0], name).toMatchObject({
      alg: 'SHA-512',
      content: expect.stringMatching(/^[\da-f]{128}$/),
    })
})

test('the bill of materials lists the packages that browsers load and the Node runtime, and none that only tests and builds use', () => {
  const names = new Set(sbom().components.map((it) => it.name))

  for (const name of ['react', 'react-dom', 'scheduler', 'wouter', '@tanstack/query-core', 'node'])
    expect(names.has(name), name).toBe(true)
  for (const name of ['vitest', '@playwright/test', 'typescript', 'vite'])
    expect(names.has(name), name).toBe(false)
})

test('every dependency that the bill of materials names is listed too', () => {
  const { components, dependencies, metadata } = sbom()
  const refs = new Set<string>([
    metadata.component['bom-ref'],
    ...components.map((it) => it['bom-ref']),
  ])
  expect(
    dependencies.flatMap((it) => [it.ref, ...it.dependsOn]).filter((it) => !refs.has(it)),
  ).toEqual([])
})

test('the same lock file gives the same bytes', () => {
  expect(JSON.stringify(sbom())).toBe(JSON.stringify(sbom()))
})

test('a package is taken from the folder in which Node finds it', () => {
  const lock: Lock = {
    name: 'a-school',
    version: '1.0.0',
    packages: {
      'node_modules/a': { version: '1.0.0', dependencies: { b: '1' }, license: 'MIT' },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/a/node_modules/b': { version: '1.0.0', dependencies: { c: '1' } },
      'node_modules/c': { version: '3.0.0', license: '(MIT OR Apache-2.0)' },
    },
  }
  const { components } = sbomOf({
    lock,
    licence: 'MIT',
    releasedOn: '2026-11-22',
    roots: { server: ['a'], site: [], runtime: [] },
  })
  expect(components).toMatchObject([
    { name: 'a', version: '1.0.0', licenses: [{ license: { id: 'MIT' } }] },
    { name: 'b', version: '1.0.0' },
    { name: 'c', version: '3.0.0', licenses: [{ expression: '(MIT OR Apache-2.0)' }] },
  ])
})

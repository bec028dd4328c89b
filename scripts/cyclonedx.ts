import { createHash } from 'node:crypto'

/** The fields of a package-lock.json (version 3) that a CycloneDX 1.5 document needs. */
type LockedPackage = {
  version: string
  resolved?: string
  integrity?: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
export type Lock = { name: string; version: string; packages: Record<string, LockedPackage> }

/** Where a package ends up: in the server's process, in the files that browsers load, or as the Node that runs it. */
type Part = 'server' | 'site' | 'runtime'

type SbomInput = {
  lock: Lock
  /** Names of the packages that each part of a release starts from; their dependencies follow from the lock file. */
  roots: Record<Part, readonly string[]>
  /** 'YYYY-MM-DD'. */
  releasedOn: string
  licence: string
}

/**
 * The software bill of materials of a release: every package of the lock file that is shipped, with its version, licence,
 * hash and dependencies. The same input gives the same bytes on every machine.
 */
export function sbomOf({ lock, roots, releasedOn, licence }: SbomInput) {
  const shipped = new Map<string, Set<Part>>()
  // Object.entries widens the keys
  for (const [part, names] of Object.entries(roots) as [Part, readonly string[]][])
    for (const path of closureOf(lock, names))
      shipped.set(path, (shipped.get(path) ?? new Set()).add(part))

  const root = `pkg:npm/${lock.name}@${lock.version}`
  const components = new Map<string, ReturnType<typeof componentOf>>()
  const dependsOn = new Map<string, Set<string>>()
  for (const [path, parts] of [...shipped].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const purl = purlOf(lock, path)
    // one version that lies in two folders is one component
    const inBoth = new Set([
      ...(components.get(purl)?.properties ?? []).map((it) => it.value),
      ...parts,
    ])
    components.set(purl, componentOf(lock, path, [...inBoth].sort()))
    const needed = dependsOn.get(purl) ?? new Set()
    for (const it of neededBy(lock, path)) needed.add(purlOf(lock, it))
    dependsOn.set(purl, needed)
  }
  const direct = Object.values(roots)
    .flat()
    .map((name) => purlOf(lock, `node_modules/${name}`))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: serialOf([...components.keys()].join()),
    version: 1,
    metadata: {
      timestamp: `${releasedOn}T00:00:00Z`,
      component: {
        type: 'application',
        'bom-ref': root,
        name: lock.name,
        version: lock.version,
        purl: root,
        licenses: [{ license: { id: licence } }],
      },
    },
    components: [...components.values()],
    dependencies: [
      { ref: root, dependsOn: [...new Set(direct)].sort() },
      ...[...dependsOn].map(([ref, needed]) => ({ ref, dependsOn: [...needed].sort() })),
    ],
  }
}

/** Paths of the packages of these names and of all their dependencies, optional packages of other systems included. */
function closureOf(lock: Lock, names: readonly string[]): Set<string> {
  const found = new Set<string>()
  const open = names.map((name) => pathOf(lock, '', name) ?? missing(name))
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue
    found.add(path)
    open.push(...neededBy(lock, path))
  }
  return found
}

function missing(name: string): never {
  throw new Error(`package-lock.json does not hold ${name}`)
}

function neededBy(lock: Lock, path: string): string[] {
  const it = lock.packages[path] ?? missing(path)
  const peers = Object.keys(it.peerDependencies ?? {}).filter(
    (name) => !it.peerDependenciesMeta?.[name]?.optional,
  )
  const names = [...Object.keys({ ...it.dependencies, ...it.optionalDependencies }), ...peers]
  return names.flatMap((name) => pathOf(lock, path, name) ?? [])
}

/** The folder in which Node finds a package from another one: the nearest, outwards. */
function pathOf(lock: Lock, from: string, name: string): string | undefined {
  let folder = from
  while (true) {
    const path = `${folder}${folder && '/'}node_modules/${name}`
    if (path in lock.packages) return path
    if (folder === '') return undefined
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function purlOf(lock: Lock, path: string): string {
  return `pkg:npm/${nameOf(path).replace('@', '%40')}@${lock.packages[path]?.version}`
}

function componentOf(lock: Lock, path: string, parts: readonly Part[]) {
  const { version, resolved, integrity, license } = lock.packages[path] ?? missing(path)
  const purl = purlOf(lock, path)
  return {
    type: 'library',
    'bom-ref': purl,
    name: nameOf(path),
    version,
    purl,
    ...(license && { licenses: [licenceOf(license)] }),
    ...(integrity && { hashes: integrity.split(' ').map(hashOf) }),
    ...(resolved && { externalReferences: [{ type: 'distribution', url: resolved }] }),
    properties: parts.map((value) => ({ name: 'lisan:shipped-in', value })),
  }
}

const licenceOf = (text: string) =>
  /[ ()]/.test(text) ? { expression: text } : { license: { id: text } }

/** 'sha512-…' in base64, as a lock file has it, is 'SHA-512' in hex. */
function hashOf(integrity: string) {
  const [kind = '', digest = ''] = integrity.split('-')
  return {
    alg: kind.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  }
}

/** A UUID that changes whenever the list of packages changes. */
function serialOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ]
  return `urn:uuid:${groups.join('-')}`
}

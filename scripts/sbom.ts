import { mkdirSync, writeFileSync } from 'node:fs'
import { sbomOf } from './cyclonedx.ts'
import { sbomInput } from './shipped-packages.ts'

/** `npm run sbom`, at a release: writes the software bill of materials to release/. */
const request = sbomInput()
const file = `release/${request.lock.name}-${request.lock.version}.cdx.json`
const sbom = sbomOf(request)
mkdirSync('release', { recursive: true })
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
console.log(`${file}: ${sbom.components.length} packages`)

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ownFunction = fileURLToPath(new URL('../web/kit/create-icon.ts', import.meta.url))
const barrel = new URL('../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url)

/**
 * Imports each icon from its own file. Through the barrel file every page would depend on every icon, so
 * scripts/split-admin-chunks.ts could not separate those of students; the build also reads two thousand files less. The icons
 * are created by web/kit/create-icon.ts, which is smaller and faster than the function of the package.
 */
export function iconImports(): Plugin {
  const fileOf = new Map<string, string>()
  for (const [, names = '', file = ''] of readFileSync(barrel, 'utf8').matchAll(
    /^export \{ (.+) \} from '(.+)'/gm,
  )) {
    const path = fileURLToPath(new URL(file, barrel))
    for (const it of names.split(', ')) fileOf.set(it.replace('default as ', ''), path)
  }

  return {
    name: 'icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => ownFunction,
    },
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: "from 'lucide-react'" },
      handler(code) {
        return code.replace(/^import \{([^}]+)\} from 'lucide-react'/gm, (_all, names: string) =>
          names
            .split(',')
            .map((it) => it.trim())
            .filter((it) => it && !it.startsWith('type '))
            .map((it) => {
              const [name = '', local = name] = it.split(' as ')
              const file = fileOf.get(name) ?? this.error(`lucide-react has no ${name}`)
              return `import ${local} from '${file}'`
            })
            .join(';'),
        )
      },
    },
  }
}

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const barrel = new URL('../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url)

/**
 * Asks for each icon in its own file. Through lucide's one door every page would seem to draw every icon, and nobody
 * could tell (scripts/split-admin-chunks.ts) which of them students see; the build has two thousand files less to read, too.
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

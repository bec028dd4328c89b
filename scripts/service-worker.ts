import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { minify, type Plugin, type Rollup, transformWithOxc } from 'vite'
import { ADMIN } from './split-admin-chunks.ts'

const source = fileURLToPath(new URL('../web/service-worker.ts', import.meta.url))

// the logo of web/kit/Logo.tsx as PNG: notifications do not support SVG, and only the opacity of a badge is used
const letters = 'M8 0h1v9H0V0h1v8h1V6h1v2h1V6h1v2h1V6h1v2h1zM2 0h1v4h3V0h1v5H2z'
const dot = 'M4 1h1v1H4z'
const svg = (size: number, box: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box}" shape-rendering="crispEdges">${inside}</svg>`
/** The mark on paper; `edge` is the free space around its nine units. */
const onPaper = (size: number, edge: number) => {
  const side = 9 + 2 * edge
  return svg(
    size,
    `${-edge} ${-edge} ${side} ${side}`,
    `<path fill="#fcfaf6" d="M${-edge}${-edge}h${side}v${side}H${-edge}z"/><path fill="#095660" d="${letters}"/><path fill="#eeb54b" d="${dot}"/>`,
  )
}
const icons = {
  'notice.png': onPaper(195, 2),
  'notice-badge.png': svg(99, '-1 -1 11 11', `<path fill="#fff" d="${letters}${dot}"/>`),
  // for the home screen (R-OFFLINE-001): launchers crop maskable icons to a circle of 80 %, so the square logo is smaller in them
  'icon-192.png': onPaper(192, 1.5),
  'icon-512.png': onPaper(512, 1.5),
  'icon-maskable-192.png': onPaper(192, 4),
  'icon-maskable-512.png': onPaper(512, 4),
  // an iPhone requests it by this name
  'apple-touch-icon.png': onPaper(180, 2.25),
}

/** The pages that open without a connection; the landing page after a sign-out. */
const OFFLINE_PAGES =
  /web\/(index\.html|screens\/(login|my-classes|phone|classes\.\$publicId|classes\.\$classId\.lessons\.\$lessonId)\.tsx)$/
const OTHER_PAGES = /web\/screens\//

/** The files of these pages with all that they load later, except other pages and the code for administrators. */
function offlineFiles(bundle: Rollup.OutputBundle): string[] {
  const chunkOf = (name: string) => {
    const file = bundle[name]
    return file?.type === 'chunk' ? file : undefined
  }
  const moduleOf = (name: string) => chunkOf(name)?.facadeModuleId ?? ''
  const isOtherPage = (name: string) =>
    !OFFLINE_PAGES.test(moduleOf(name)) &&
    (OTHER_PAGES.test(moduleOf(name)) || ADMIN.test(moduleOf(name)))
  const files = new Set(Object.keys(bundle).filter((it) => OFFLINE_PAGES.test(moduleOf(it))))
  for (const name of files) {
    const { imports = [], dynamicImports = [], viteMetadata } = chunkOf(name) ?? {}
    const later = dynamicImports.filter((it) => !isOtherPage(it))
    for (const it of [...imports, ...later, ...(viteMetadata?.importedCss ?? [])]) files.add(it)
  }
  const fonts = Object.keys(bundle).filter((it) => it.endsWith('.woff2'))
  return [...files, ...fonts].filter((it) => it.startsWith('assets/'))
}

/**
 * Builds web/service-worker.ts into /sw.js: one plain script without imports, with the names of the release's hashed
 * files. It therefore differs in each release.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const names = Object.keys(bundle).filter((it) => it.startsWith('assets/'))
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
      const assets = JSON.stringify(names.sort().map((it) => `/${it}`))
      // a plain script cannot contain an export statement
      const positions = offlineFiles(bundle).map((it) => names.indexOf(it))
      const offline = JSON.stringify(positions.sort((one, other) => one - other))
      const release = createHash('sha256').update(assets).digest('base64url').slice(0, 8)
      const script = `const ASSETS=${assets},OFFLINE_ASSETS=${offline},RELEASE='${release}';${code.replace(/^export \{.*$/m, '')}`
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: (await minify('sw.js', script)).code,
      })
      for (const [fileName, drawing] of Object.entries(icons)) {
        const source = await sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer()
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}

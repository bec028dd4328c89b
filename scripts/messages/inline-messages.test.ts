import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import type { Locale } from '../../messages/languages.ts'
import { inlineMessages } from './inline-messages.ts'

const MESSAGES = join(import.meta.dirname, '../../messages/m.ts')

/** The code of a page that shows two messages, in the build of a language. */
async function buildPage(locale: Locale): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'page-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const page = join(folder, 'page.ts')
  writeFileSync(
    page,
    `import { locale, m } from ${JSON.stringify(MESSAGES)}
     document.title = m.kit_cancel()
     document.body.append(m.classes_lesson_count({ count: history.length }))
     if (locale === 'ar') document.body.append('only of the page in Arabic')`,
  )
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inlineMessages(locale)],
    build: { write: false, rolldownOptions: { input: page } },
  })
  const { output: chunks } = output as Rolldown.RolldownOutput
  return chunks.map((it) => ('code' in it ? it.code : '')).join('')
}

test('a page loads the texts that it shows in the language of its reader, and nothing of another language (R-LANG-006)', async () => {
  const english = await buildPage('en')
  expect(english).toContain('Cancel')
  expect(english).toContain('lessons')
  expect(english).not.toMatch(/\p{Script=Arabic}|only of the page in Arabic/u)
  // an unused message would be a text more
  expect(english.length).toBeLessThan(1_500)
  const arabic = await buildPage('ar')
  expect(arabic).toContain('إلغاء')
  expect(arabic).toContain('درسان')
  expect(arabic).not.toMatch(/Cancel|lessons/)
})

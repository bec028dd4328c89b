import { afterEach, expect, test, vi } from 'vitest'

/** The module as it is on a page in a language. */
async function moduleIn(lang: string) {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { lang, dataset: {} } })
  return import('./message-text.ts')
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('a group of students is named with its number in each language (R-LANG-002)', async () => {
  const english = await moduleIn('en')
  expect(english.audienceCountText(42, 'students of Naḥw 1')).toBe('42 students of Naḥw 1')
  const arabic = await moduleIn('ar')
  expect(arabic.audienceCountText(42, 'طلاب الدورة الأولى')).toBe('طلاب الدورة الأولى، وعددهم 42')
})

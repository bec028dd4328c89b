import { say } from '../../messages/message.ts'
import { storedText, storedTexts } from '../platform/stored-text.ts'

// order matters: Edge, Opera and Samsung's browser also call themselves Chrome, and Chrome calls itself Safari
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const findName = (names: typeof BROWSERS, text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** 'Chrome on Android' from a User-Agent header; without a version, which changes. '' if neither part is known. */
export function browserName(userAgent: string): string {
  // the header is the client's; only its start is read
  const text = userAgent.slice(0, 500)
  const browser = findName(BROWSERS, text)
  const system = findName(SYSTEMS, text)
  if (browser && system) return storedText(say('security_browser_on_system', { browser, system }))
  return browser ?? system ?? ''
}

/** A stored name of a browser in the language of the reader (decision 0958). */
export const browserIn = storedTexts(['security_browser_on_system']).textIn

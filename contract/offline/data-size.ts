import { formatNumber } from '../../messages/runtime.ts'
/**
 * '84 KB', '1.7 MB' or '12 MB': a size in thousands or millions of bytes, as phones show it. Every size on every screen is
 * written by this function, so that one file has one size everywhere.
 */
export function formatDataSize(bytes: number, locale = 'en'): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000))
  if (bytes < 999_500) return withUnit(kilobytes, 'KB', locale)
  const megabytes = bytes / 1_000_000
  return withUnit(megabytes < 9.95 ? megabytes.toFixed(1) : Math.round(megabytes), 'MB', locale)
}

const ARABIC_UNITS = { KB: 'كيلوبايت', MB: 'ميغابايت' }

/** '84 KB', '84 كيلوبايت' */
export function withUnit(size: number | string, unit: 'KB' | 'MB', locale: string): string {
  if (locale !== 'ar') return `${size} ${unit}`
  return `${formatNumber(Number(size), locale)} ${ARABIC_UNITS[unit]}`
}

const BINARY_MB = 1024 * 1024

/** A limit in the unit in which it was set: 600 × 1,048,576 bytes are '600 MB', as the setting UPLOAD_MAX_MB says. */
export const formatSizeLimit = (bytes: number, locale = 'en'): string =>
  bytes % BINARY_MB === 0
    ? withUnit(bytes / BINARY_MB, 'MB', locale)
    : formatDataSize(bytes, locale)

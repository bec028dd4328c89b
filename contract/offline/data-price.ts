import type { Kobo } from '../platform/kobo.ts'

const BYTES_PER_GB = 1_000_000_000

/** The price in kobo of transferring bytes, at a price in kobo per gigabyte (10⁹ bytes) (R-FORMS-008). */
export function dataPriceOf(bytes: number, koboPerGb: number): number {
  return (bytes / BYTES_PER_GB) * koboPerGb
}

/**
 * The price of transferring bytes in whole naira, as people are told it: 'under' ₦1, 'about' a price below ₦5, which marks the
 * rounding, or the 'price'; undefined without a price per gigabyte (R-FORMS-007).
 */
export function roundedDataPrice(
  bytes: number,
  koboPerGb: number,
): { precision: 'under' | 'about' | 'price'; kobo: Kobo } | undefined {
  if (koboPerGb <= 0) return
  const naira = dataPriceOf(bytes, koboPerGb) / 100
  if (naira < 0.5) return { precision: 'under', kobo: 100 }
  const rounded = Math.round(naira)
  return { precision: rounded < 5 ? 'about' : 'price', kobo: rounded * 100 }
}

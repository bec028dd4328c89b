const BYTES_PER_GB = 1_000_000_000

/** The price in kobo of transferring bytes, at a price in kobo per gigabyte (10⁹ bytes) (R-FORMS-008). */
export function dataPriceOf(bytes: number, koboPerGb: number): number {
  return (bytes / BYTES_PER_GB) * koboPerGb
}

/** 'about ₦1', '₦74' or 'under ₦1'; '' without a price. Below ₦5 'about' marks the rounding (R-FORMS-007). */
export function formatDataPrice(bytes: number, koboPerGb: number): string {
  if (koboPerGb <= 0) return ''
  const naira = dataPriceOf(bytes, koboPerGb) / 100
  if (naira < 0.5) return 'under ₦1'
  const rounded = Math.round(naira)
  return rounded < 5 ? `about ₦${rounded}` : `₦${rounded.toLocaleString('en-NG')}`
}

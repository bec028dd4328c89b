const BYTES_PER_GB = 1_000_000_000

/** The price in kobo of transferring bytes, at a price in kobo per gigabyte (10⁹ bytes) (R-FORMS-008). */
export function dataPriceOf(bytes: number, koboPerGb: number): number {
  return (bytes / BYTES_PER_GB) * koboPerGb
}

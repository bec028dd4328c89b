const BYTES_PER_GB = 1_000_000_000

/** What it costs in kobo to transfer bytes, at a price of a gigabyte (10⁹ bytes) in kobo (R-FORMS-008). */
export function dataPriceOf(bytes: number, koboPerGb: number): number {
  return (bytes / BYTES_PER_GB) * koboPerGb
}

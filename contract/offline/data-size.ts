/**
 * '84 KB', '1.7 MB' or '12 MB': a size in thousands or millions of bytes, as phones show it. Every size on every screen is
 * written by this function, so that one file has one size everywhere.
 */
export function formatDataSize(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1_000))} KB`
  const megabytes = bytes / 1_000_000
  return megabytes < 9.95 ? `${megabytes.toFixed(1)} MB` : `${Math.round(megabytes)} MB`
}

const BINARY_MB = 1024 * 1024

/** A limit in the unit in which it was set: 600 × 1,048,576 bytes are '600 MB', as the setting UPLOAD_MAX_MB says. */
export const formatSizeLimit = (bytes: number): string =>
  bytes % BINARY_MB === 0 ? `${bytes / BINARY_MB} MB` : formatDataSize(bytes)

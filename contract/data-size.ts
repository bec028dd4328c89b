/**
 * '84 KB', '1.7 MB' or '12 MB': a size in thousands or millions of bytes, as phones show it. Every size on every screen is
 * written by this function, so that one file has one size everywhere.
 */
export function formatDataSize(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1_000))} KB`
  const megabytes = bytes / 1_000_000
  return megabytes < 9.95 ? `${megabytes.toFixed(1)} MB` : `${Math.round(megabytes)} MB`
}

import 'react'

declare module 'react' {
  interface CSSProperties {
    /** A custom property of our stylesheets: `--p`, the percentage of a progress bar. */
    [name: `--${string}`]: string | number | undefined
  }
}

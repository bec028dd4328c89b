const LETTERS = 'M8 0h1v9H0V0h1v8h1V6h1v2h1V6h1v2h1V6h1v2h1zM2 0h1v4h3V0h1v5H2z'

/** The default logo: لسان in square Kufic on a 9 × 9 grid. Use sizes in multiples of nine. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 9 9" aria-hidden="true" shapeRendering="crispEdges">
      <path fill="currentColor" d={LETTERS} />
      <path className="logo-dot" d="M4 1h1v1H4z" />
    </svg>
  )
}

import { createElement, type ReactElement, type SVGAttributes } from 'react'

type IconData = { node: [name: string, attributes: SVGAttributes<SVGElement>][] }

const ATTRIBUTES = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

/**
 * An icon from its shapes. The build uses it in place of the function of lucide-react, which evaluates thirteen options
 * at each render; the elements of the shapes are created once.
 */
// biome-ignore lint/style/noDefaultExport: the module that it replaces has one
export default function createIcon({ node }: IconData) {
  const shapes: ReactElement[] = node.map(([name, attributes]) => createElement(name, attributes))
  return (props: SVGAttributes<SVGSVGElement>) =>
    createElement('svg', { ...ATTRIBUTES, ...props }, shapes)
}

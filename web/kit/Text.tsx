import type { ReactNode } from 'react'

/** What a message takes: a count or choice as it is, any other value also as an element. */
type ValuesOf<V> = {
  [K in keyof V]: string extends V[K] ? ReactNode : V[K]
}

type TextProps<V extends object> = { of: (values: V) => string } & ValuesOf<V>

// characters for private use, which no text contains
const FIRST_MARK = 0xe000
const MARKS = /([\ue000-\ue0ff])/

/**
 * A message as the content of an element. Each value is isolated, so that a name in another script does not change the order of
 * the sentence (R-LANG-007), and may be an element: `<Text of={m.classes_first_complete} name={<Link …/>} />`.
 */
export function Text<V extends object>({ of, ...values }: TextProps<V>) {
  const nodes: ReactNode[] = []
  const marked: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    marked[name] = value
    if (typeof value === 'number') continue
    marked[name] = new Marked(value, String.fromCharCode(FIRST_MARK + nodes.length))
    nodes.push(value as ReactNode)
  }
  // a message writes its values as texts, so the mark takes their place
  const parts = of(marked as V).split(MARKS)
  return parts.map((part, index) => {
    const node = nodes[part.charCodeAt(0) - FIRST_MARK]
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no identity
    return node === undefined ? part : <bdi key={index}>{node}</bdi>
  })
}

/** A value whose place in the sentence is found again; it still is itself where a message chooses a text by it. */
class Marked {
  readonly value: unknown
  readonly mark: string

  constructor(value: unknown, mark: string) {
    this.value = value
    this.mark = mark
  }

  toString(): string {
    return String(this.value)
  }
}

import { type ComponentType, lazy, type ReactNode, useState } from 'react'

type Layout = ComponentType<{ children: ReactNode }>

let loaded: Layout | undefined

/** Loads the layout of signed-in pages, which visitors do not download. */
export async function loadSignedInLayout(): Promise<Layout> {
  loaded ??= (await import('./SignedInShell.tsx')).SignedInShell
  return loaded
}

const LazyLayout = lazy(async () => ({ default: await loadSignedInLayout() }))

/** The layout of signed-in pages. If its code has loaded already, the first render shows it, without a placeholder. */
export function SignedIn({ children }: { children: ReactNode }) {
  const [Layout] = useState<Layout>(() => loaded ?? LazyLayout)
  return <Layout>{children}</Layout>
}

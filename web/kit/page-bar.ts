import { createContext, type ReactNode } from 'react'

/** The content that a layout adds at the end of a screen's own bar; a context, because the kit does not import layouts. */
export const PageBarEnd = createContext<ReactNode>(null)

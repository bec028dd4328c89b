import { createContext, type ReactNode } from 'react'

/** What a layout adds to the end of a screen's own bar; the kit knows no layout. */
export const PageBarEnd = createContext<ReactNode>(null)

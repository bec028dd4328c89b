import { createContext, useContext } from 'react'

/** The corrections of Hijri months ('1448-09:1'); undefined in a school that does not show Hijri dates (R-SESSION-007). */
export const HijriContext = createContext<string | undefined>(undefined)

export const useHijriCorrections = (): string | undefined => useContext(HijriContext)

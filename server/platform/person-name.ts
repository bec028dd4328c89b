import { storedTexts } from './stored-text.ts'

/** A stored name: that of an erased account, 'Former student', is in the language of the reader (decision 0958). */
export const personNameIn = storedTexts(['privacy_former_student']).textIn

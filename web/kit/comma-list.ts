import { locale } from '../../messages/m.ts'

/** Texts with the comma of the language between them: 'Amina, Musa', 'أمينة، موسى'. */
export const commaList = (texts: readonly string[]): string =>
  texts.join(locale === 'ar' ? '، ' : ', ')

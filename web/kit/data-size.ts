import * as dataSize from '../../contract/offline/data-size.ts'
import { locale } from '../../messages/m.ts'

/** '84 KB', '1.7 MB': a size in the language of the page. */
export const formatDataSize = (bytes: number): string => dataSize.formatDataSize(bytes, locale)

/** A limit in the unit in which it was set, in the language of the page. */
export const formatSizeLimit = (bytes: number): string => dataSize.formatSizeLimit(bytes, locale)

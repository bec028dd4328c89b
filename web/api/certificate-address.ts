import { m } from '../../messages/m.ts'
import { paths } from './paths.ts'

/** The full address where anybody checks a certificate by its code (R-DASH-015). */
export const certificateAddress = (code: string) => location.origin + paths.verify(code)

/** The message that hands on a certificate of the school of this name, with the address where it is checked (R-SESSION-008). */
export const certificateMessage = (
  { title, code }: { title: string; code: string },
  school: string,
) => `${m.api_my_certificate({ school, title })}\n${certificateAddress(code)}`

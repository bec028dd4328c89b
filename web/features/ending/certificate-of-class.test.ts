import { expect, test } from 'vitest'
import type { Certificate } from '../../../contract/certificates/certificates.ts'
import { certificateOfClass } from './certificate-of-class.ts'

// the rule reads these fields only
const certificate = (title: string, content: string) => ({ title, content }) as Certificate

test('a certificate belongs to a class that its title or text names in either script', () => {
  const other = certificate('Certificate of Completion', 'For Everyday Conversation.')
  const nahw = certificate('Certificate', 'has completed foundations of Naḥw with distinction')
  const arabic = certificate('شَهَادَة', 'أَتَمَّ مَبَادِئُ النَّحْوِ')
  const name = 'Foundations of Naḥw · مَبَادِئُ النَّحْوِ'
  expect(certificateOfClass([other, nahw], name)).toBe(nahw)
  expect(certificateOfClass([other, arabic], name)).toBe(arabic)
  expect(certificateOfClass([other], name)).toBeUndefined()
})

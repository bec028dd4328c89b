import { expect, test } from 'vitest'
import { declineIdentityPassword, declineWeakPassword } from './passwords.ts'

/** The error code; '' if the password is accepted. */
function errorCodeOf(check: () => void): string {
  try {
    check()
    return ''
  } catch (error) {
    // only request errors are thrown
    return (error as { code: string }).code
  }
}

test.each([
  ...['password', 'PASSWORD', 'Password1', '12345678', 'qwertyuiop', 'football', 'iloveyou'],
  // with letters of full width, and words of the school with digits and symbols
  ...['ｐａｓｓｗｏｒｄ', 'Bismillah!', 'lisan-2026', '1Madrasa1', 'Quran_Quran', 'ArabicSchool'],
])('%s is too common (R-TRUST-008)', (password) => {
  expect(errorCodeOf(() => declineWeakPassword(password))).toBe('password_too_common')
})

test.each([
  ...['correct horse battery', 'lisan-kano-tijani', 'password of Hauwa', 'zq7-mango-river'],
  ...['قلم أحمر وكتاب', 'ṣabāḥ al-khayr', '😀😀😀😀😀😀😀😀', '        x'],
])('%s is neither common nor short (R-TRUST-008)', (password) => {
  expect(errorCodeOf(() => declineWeakPassword(password))).toBe('')
})

test.each(['', '1234567', 'قلم', 'abc def', '😀😀😀😀😀😀😀'])(
  '%s has fewer than 8 characters (R-TRUST-008)',
  (password) => {
    expect(errorCodeOf(() => declineWeakPassword(password))).toBe('password_too_short')
  },
)

const HAUWA = { name: 'Ḥauwa  Idris', email: 'Hauwa.Idris+school@Example.org' }
const MUHAMMAD = { name: 'مُحَمَّد عبد الله', email: 'm@example.org' }
const AISHA = { name: 'ʿĀʾisha Ọláṣewà', email: 'a@example.org' }
test.each([
  [HAUWA, 'hauwa idris'],
  [HAUWA, ' HauwaIdris '],
  [HAUWA, 'H.a.u.w.a-I_d_r_i_s!'],
  [HAUWA, 'H\u0323auwa Idris'],
  [HAUWA, 'Ｈａｕｗａ Ｉｄｒｉｓ'],
  [HAUWA, 'hauwa.idris+school@example.org'],
  [HAUWA, 'HAUWA.IDRIS+SCHOOL'],
  [MUHAMMAD, 'محمد عبد الله'],
  [MUHAMMAD, 'محمدعبدالله'],
  [MUHAMMAD, 'محـمد عبد ﷲ'],
  [MUHAMMAD, 'M@EXAMPLE.ORG'],
  [AISHA, 'aisha olasewa'],
  [AISHA, "'Aisha Olasewa"],
])('of %o the password %s is the name or the email (R-TRUST-008)', (person, password) => {
  expect(errorCodeOf(() => declineIdentityPassword(password, person))).toBe('password_is_identity')
})

test.each([
  [HAUWA, 'hauwa idris 2001'],
  [HAUWA, 'idris hauwa'],
  [HAUWA, 'example.org'],
  [MUHAMMAD, 'محمد عبد الرحمن'],
  // a name and an email that are not known
  [{ name: '', email: '' }, '!!!!!!!!'],
  [{ name: '!!', email: '' }, '????????'],
])('of %o the password %s is another text (R-TRUST-008)', (person, password) => {
  expect(errorCodeOf(() => declineIdentityPassword(password, person))).toBe('')
})

import { expect, test } from 'vitest'
import { isReservedName } from './reserved-name.ts'

test.each([
  'Administrator',
  'ADMIN',
  'admin1',
  '4dmin',
  'Adm1n',
  'A d m i n',
  'A.d.m.i.n',
  'Lisan-Admin',
  'LisanAdmin',
  'The Admin Team',
  'Admin (Lisan)',
  'Áďmîn',
  'Ａｄｍｉｎ',
  '𝐀𝐝𝐦𝐢𝐧',
  'Ⓐⓓⓜⓘⓝ',
  'Аdmіn',
  'Админ',
  'Администратор',
  'ᴀᴅᴍɪɴ',
  'ꓮꓓꓟꓲꓠ',
  'Ꭺdmin',
  'ᗩᗪᗰIᑎ',
  'Տtaff',
  '🅰dmin',
  '🅐dmin',
  '🇦dmin',
  'Adrnin',
  'AdmIn',
  'Admln',
  'Teacher',
  'Tеасhеr',
  'Lisan',
  'LISAN school',
  'L1san',
  'Iisan',
  'Support',
  'Staff',
  'المدير',
  'مدير',
  'المُدِير',
  'الـمـديـر',
  'المدیر',
  'مديرة المدرسة',
  'الإدارة',
  'ادارة لسان',
  'المعلم',
  'لسان',
])('the name %s is reserved for staff', (name) => {
  expect(isReservedName(name)).toBe(true)
})

test.each([
  'Amina Bello',
  'Admina Yusuf',
  'Lisan Ahmed',
  'Musa Ɗanjuma',
  'Head',
  'Teacher Amina',
  'Admin Yusuf',
  'Second Admin',
  'المعلم أحمد',
  'Amina Staff',
  'Mainasara Usman',
  'Theodora Ofori',
  'أحمد المعلم',
  'برويز مشرف',
  'محمد',
  'لسان الدين بن الخطيب',
  'Иван',
  'Տիգրան',
  'ᏣᎳᎩ',
  'Νίκος',
  '7 of 9',
])('the name %s is not reserved', (name) => {
  expect(isReservedName(name)).toBe(false)
})

test('the school’s own name is reserved', () => {
  expect(isReservedName('Nur Institute')).toBe(false)
  for (const name of ['Nūr Institute', 'nur institute', 'Nur  Institute Support', 'NurInstitute'])
    expect(isReservedName(name, 'Nūr Institute')).toBe(true)
  expect(isReservedName('Amina Bello', '')).toBe(false)
  expect(isReservedName('Amina Bello', '123 (*+')).toBe(false)
})

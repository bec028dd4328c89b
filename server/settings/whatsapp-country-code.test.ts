import { expect, test } from 'vitest'
import { up } from '../migrations/20261127T2150-whatsapp-country-code.ts'
import { openTestSchool } from '../test/test-school.ts'
import { readSettings, writeSettings } from './store.ts'

test.each([
  ['08031234567', '2348031234567'],
  ['23408031234567', '2348031234567'],
  ['8031234567', '2348031234567'],
  ['2348031234567', '2348031234567'],
  ['442079460958', '442079460958'],
  ['', ''],
])(
  'an upgrade turns the WhatsApp number %j of a school into %j, which its link opens (R-ASET-006)',
  async (stored, upgraded) => {
    const { db } = await openTestSchool()
    await writeSettings(db, { whatsappNumber: stored })
    // the type of the tables at this version
    await up(db as never)
    expect((await readSettings(db)).whatsappNumber).toBe(upgraded)
  },
)

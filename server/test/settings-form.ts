import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { TestSchool, TestUser } from './test-school.ts'

/** The settings form with all fields. */
export const settings = {
  siteName: 'Nūr Institute',
  landingMessage: 'Registration is open.\nالتسجيل مفتوح',
  aboutUs: 'Who we are',
  aboutsite: 'What this site is',
  howto: 'Start with the letters',
  privatelesson: 'Ask for a teacher',
  whatsappNumber: '2348031234567',
  paystackKey: 'pk_test_abc123',
  subamount: 2500.5,
  aisub: 1_800_000_000,
}

/** Uploads a file as the administrators' form does. */
export async function upload(
  school: TestSchool,
  administrator: TestUser,
  bytes: Buffer | string,
  name: string,
) {
  const path = join(school.config.DATA_DIR, 'upload-under-test')
  await writeFile(path, bytes)
  const form = new FormData()
  form.append('action', 'uploadLogo')
  form.append('logo', await openAsBlob(path), name)
  const request = new Request('http://school/api.php', { method: 'POST', body: form })
  const response = await school.app.inject({
    method: 'POST',
    url: '/api.php',
    headers: {
      authorization: `Bearer ${administrator.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return response.json()
}

/** An image of one colour. */
export const testImage = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#095660' } })

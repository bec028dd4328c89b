import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { uploadQuestionMedia } from '../../contract/exams/manage-questions.ts'
import { attachSound } from '../../contract/renditions/lesson-renditions.ts'
import { seedLessonWithFile } from '../test/lessons/lesson-with-file.ts'
import { createTempDir } from '../test/process/temp-dir.ts'
import { openTestSchool } from '../test/test-school.ts'
import { uploadFile } from '../test/uploads/upload-file.ts'
import { schoolsByStore, storedKeys } from '../test/uploads/upload-schools.ts'
import { idOf, openSchool, save, upload } from '../test/uploads/uploaded-video.ts'
import { programs, testWithFfmpeg } from '../test/uploads/videos.ts'

const TAGS = [
  ...['title=Home of Amina', 'artist=Amina Bello', 'comment=Plot 12 Wuse'],
  ...['location=+09.0579+007.4951/', 'creation_time=2026-01-01T10:00:00Z'],
  'com.apple.quicktime.location.ISO6709=+09.0579+007.4951+360/',
].flatMap((it) => ['-metadata', it])
const SOUND = ['-f', 'lavfi', '-i', 'sine=440', '-t', '1']
const VIDEO = [
  '-f',
  'lavfi',
  '-i',
  'testsrc2=size=160x120:rate=5',
  ...SOUND,
  '-c:v',
  'libx264',
  '-c:a',
  'aac',
]

/** A file with the place, the author, a title and a time in its metadata. */
function record(name: string, ...args: string[]): Buffer {
  const path = join(createTempDir().DATA_DIR, name)
  execFileSync(programs().ffmpeg, ['-v', 'error', '-y', ...args, ...TAGS, path])
  return readFileSync(path)
}

/** The decoded picture and sound. */
function decode(name: string, bytes: Buffer): string {
  const args = ['-v', 'error', '-f', name.endsWith('.mov') ? 'mov' : (name.split('.')[1] ?? '')]
  const input = ['-i', 'pipe:0', '-map', '0', '-f', 'md5', '-']
  return execFileSync(programs().ffmpeg, [...args, ...input], { input: bytes }).toString()
}

const PERSONAL = /Amina|Wuse|09\.0579|2026-01-01/

function expectClean(name: string, stored: Buffer, original: Buffer) {
  expect(original.toString('latin1'), name).toMatch(PERSONAL)
  expect(stored.length, name).toBe(original.length)
  expect(stored.toString('latin1'), name).not.toMatch(PERSONAL)
}

testWithFfmpeg.each([
  ['gps.mp4', [...VIDEO, '-movflags', '+faststart']],
  ['gps.mov', [...VIDEO, '-movflags', 'use_metadata_tags+faststart']],
  ['memo.m4a', [...SOUND, '-movflags', '+faststart']],
  ['song.mp3', [...SOUND, '-write_id3v1', '1']],
  ['sound.wav', [...SOUND, '-write_bext', '1']],
  ['vorbis.ogg', [...SOUND, '-c:a', 'libvorbis']],
  ['opus.ogg', [...SOUND, '-c:a', 'libopus']],
])(
  'students download %s without its place, author and titles, and it plays the same (R-LESSON-037)',
  async (name, args) => {
    const original = record(name, ...args)
    const { readLesson, school } = await seedLessonWithFile(
      { name, bytes: original },
      await openTestSchool({ FFMPEG: 'none' }),
    )

    const lesson = await readLesson()
    const { rawPayload: stored } = await school.app.inject(lesson.material_url)

    expectClean(name, stored, original)
    expect(decode(name, stored)).toBe(decode(name, original))
  },
)

testWithFfmpeg.each(schoolsByStore)(
  'a video that arrives in parts on %s loses its place before its lesson has it (R-LESSON-037)',
  async (_name, open) => {
    const { school, teacher, classId, lesson } = await openSchool(open)
    const original = Buffer.concat([
      record('gps.mp4', ...VIDEO),
      box('free', Buffer.alloc(9_000_000, 1)),
    ])

    const { url } = await upload(school, teacher, 'gps.mp4', original, 'video')
    const { data: added } = await save(school, teacher, { class_id: classId, upload: idOf(url) })

    const { material_url, material_size } = await lesson(added.id)
    const { rawPayload: stored } = await school.app.inject(material_url)
    expectClean('gps.mp4', stored, original)
    expect(material_size).toBe(stored.length)
    const range = { range: 'bytes=100-199' }
    const part = await school.app.inject({ method: 'GET', url: material_url, headers: range })
    expect(part.rawPayload.equals(stored.subarray(100, 200))).toBe(true)
    expect(await storedKeys(school)).toHaveLength(1)
  },
)

testWithFfmpeg('the sounds of questions and beside videos lose their author, too', async () => {
  const original = record('song.mp3', ...SOUND)
  const it = await seedLessonWithFile(
    { name: 'video.mp4', bytes: record('video.mp4', ...VIDEO) },
    await openTestSchool({ FFMPEG: 'none' }),
  )
  const file = { name: 'song.mp3', bytes: original }

  const media = await uploadFile(it.school, uploadQuestionMedia, {}, file, it.teacher)
  expectClean('question', (await it.school.app.inject(media.data.url)).rawPayload, original)
  await uploadFile(it.school, attachSound, { lesson_id: it.lessonId }, file, it.teacher)
  const { forms } = await it.readLesson()
  const { url } = forms.find((form: { form: string }) => form.form === 'sound')
  expectClean('attached', (await it.school.app.inject(url)).rawPayload, original)
})

function box(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(content.length + 8)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, content])
}

const table = (type: string, ...numbers: number[]) => {
  const content = Buffer.alloc(numbers.length * 4)
  for (const [index, it] of numbers.entries()) content.writeUInt32BE(it, index * 4)
  return box(type, content)
}

test('the places that a camera stores for each second are overwritten, and the picture stays', async () => {
  const track = (handler: string, at: number) => {
    const tables = box(
      'stbl',
      Buffer.concat([
        table('stsz', 0, 10, 2),
        table('stsc', 0, 1, 1, 2, 1),
        table('stco', 0, 1, at),
      ]),
    )
    const name = Buffer.from(`\0\0\0\0mhlr${handler}`)
    const media = Buffer.concat([box('hdlr', name), box('minf', tables)])
    return box('trak', box('mdia', media))
  }
  const head = box('ftyp', Buffer.from('isom\0\0\0\0isom'))
  const data = Buffer.from('picture of the lesson9.05N 7.49E, 9.06N')
  const [picture, places] = [head.length + 8, head.length + 8 + 21]
  const bytes = Buffer.concat([
    ...[head, box('mdat', data)],
    box('moov', Buffer.concat([track('vide', picture), track('meta', places)])),
  ])
  const { readLesson, school } = await seedLessonWithFile(
    { name: 'action.mp4', bytes },
    await openTestSchool({ FFMPEG: 'none' }),
  )

  const stored = (await school.app.inject((await readLesson()).material_url)).rawPayload

  expect(stored.toString('latin1', picture, places)).toBe('picture of the lesson')
  // two samples of ten bytes
  expect(stored.subarray(places, places + 18).some((it) => it !== 0)).toBe(false)
})

const PDF = [
  ...[
    '\n%PDF-1.7',
    '5 0 obj',
    '<< /Author (Amina \\) Bello) /Title <416D> /Keywords (a << b) >>',
    'endobj',
  ],
  ...['6 0 obj << /Title (Chapter of Amin) >> endobj', '7 0 obj << /Type /Metadata /Length 90 >>'],
  ...[
    'stream',
    '<?xpacket begin="x"?><dc:creator>Amina Bello</dc:creator><?xpacket end="w"?>',
    'endstream',
  ],
  ...[
    '8 0 obj << /Filter /DCTDecode >>',
    'stream',
    '\xff\xd8\xff\xe1\0\x14Exif 9.05N 7.49E!!\xff\xdb\0\x03a\xff\xda',
  ],
  ...['endstream', 'trailer << /Root 1 0 R /Info 5 0 R >>', '%%EOF'],
].join('\n')

test('a PDF loses its author, its XMP and the place of its photographs, and keeps its bookmarks (R-LESSON-037)', async () => {
  const store = async (text: string) => {
    const file = { name: 'sheet.pdf', bytes: Buffer.from(text, 'latin1') }
    const { readLesson, school } = await seedLessonWithFile(
      file,
      await openTestSchool({ FFMPEG: 'none' }),
    )
    return (await school.app.inject((await readLesson()).material_url)).rawPayload.toString(
      'latin1',
    )
  }

  const stored = await store(PDF)

  expect(stored).not.toMatch(/Amina|416D|9\.05N/)
  expect(stored.length).toBe(PDF.length)
  expect(stored).toContain('6 0 obj << /Title (Chapter of Amin) >> endobj')
  expect(stored).toMatch(/5 0 obj\n<< +>>\nendobj/)
  expect(stored).toContain('\xff\xdb\0\x03a\xff\xda')
  // a change would make its signature invalid
  const signed = PDF.replace('trailer', '9 0 obj << /ByteRange [0 1 2 3] >> trailer')
  expect(await store(signed)).toBe(signed)
})

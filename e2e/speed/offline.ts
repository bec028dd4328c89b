import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { median } from '../../bench/child-processes.ts'
import { openVideoSchool } from '../../bench/video-school.ts'
import { keepOrContinue, keptLink } from '../kept-link.ts'
import { type Line, openLine } from '../offline-runs/line.ts'
import { openPhone } from '../offline-runs/phone.ts'
import { signInAt } from '../offline-runs/student.ts'

/**
 * `npm run bench:offline`: a video of 12 MB is kept over a line that is cut ten times, and seeks without a connection; the kept
 * lesson opens without one twenty times, measured from the tap to the visible text. Needs ffmpeg and a build.
 */
const FFMPEG = process.env.FFMPEG || 'ffmpeg'
const BYTES = 12_000_000
const CUTS = 10
const OPENINGS = 20
const LIMIT = { openMs: 300, twicePercent: 5 }
const SECONDS = 60
const SUBJECT = 'Writing on the bus'

const folder = mkdtempSync(join(tmpdir(), 'lisan-bench-offline-'))
let missedLimits = 0

function report(what: string, measured: string, isWithin: boolean) {
  if (!isWithin) missedLimits++
  process.stdout.write(`| ${what} | ${measured} | ${isWithin ? '✓' : '✗'} |\n`)
}

/** A video with noise, so that it is not compressed below the intended size. */
function makeVideo(path: string) {
  const rate = String(Math.round((BYTES * 8) / SECONDS))
  const source = `testsrc2=size=640x360:rate=25:duration=${SECONDS},noise=alls=60:allf=t`
  const coder = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '50']
  const size = ['-b:v', rate, '-minrate', rate, '-maxrate', rate, '-bufsize', rate]
  const args = ['-v', 'error', '-f', 'lavfi', '-i', source, ...coder, ...size]
  const { status, stderr } = spawnSync(FFMPEG, [...args, '-movflags', '+faststart', path])
  if (status !== 0) throw new Error(String(stderr))
  return statSync(path).size
}

/** Keeps the video, continuing after each cut. Returns the bytes of the video that came over the line. */
async function keepOverCuts(page: Page, line: Line, bytes: number) {
  const part = Math.ceil(bytes / (CUTS + 1))
  line.setCuts(Array.from({ length: CUTS }, () => ({ path: '/media/', bytes: part })))
  const kept = keptLink(page)
  const press = keepOrContinue(page)
  for (;;) {
    await kept.or(press).first().waitFor()
    if (await kept.isVisible()) return line.bytesOf('/media/')
    // the button can turn into the progress of the next attempt
    await press.click().catch(() => {})
  }
}

/** The time from the tap on the lesson in its class to its visible text. */
function openLesson(page: Page): Promise<number> {
  return page.evaluate(
    ([subject]) =>
      new Promise<number>((resolve) => {
        const rows = [...document.querySelectorAll<HTMLElement>('li a, li button')]
        const row = rows.find((it) => it.textContent?.includes(subject ?? ''))
        const start = performance.now()
        const look = () => {
          const text = document.querySelector('main')?.textContent ?? ''
          if (!text.includes('what kind of word it is')) return requestAnimationFrame(look)
          // painted in this frame
          return requestAnimationFrame(() => resolve(performance.now() - start))
        }
        row?.click()
        look()
      }),
    [SUBJECT],
  )
}

async function measureOpenings(page: Page, classUrl: string) {
  const times: number[] = []
  for (let opening = 0; opening < OPENINGS; opening++) {
    // a new page each time, as after a start of the browser
    await page.goto(classUrl)
    await page.getByRole('listitem').filter({ hasText: SUBJECT }).first().waitFor()
    times.push(await openLesson(page))
  }
  return times
}

/** Plays from five positions of the video; returns the longest wait. */
function seek(page: Page) {
  return page.locator('video').evaluate(async (it: HTMLVideoElement) => {
    it.preload = 'auto'
    let longest = 0
    for (const share of [0.8, 0.2, 0.95, 0.5, 0.05]) {
      const start = performance.now()
      await new Promise((resolve, reject) => {
        it.onseeked = resolve
        it.onerror = () => reject(new Error(it.error?.message))
        if (it.readyState > 0) it.currentTime = it.duration * share
        else
          it.onloadedmetadata = () => {
            it.currentTime = it.duration * share
          }
      })
      longest = Math.max(longest, performance.now() - start)
    }
    return { longest, duration: it.duration }
  })
}

const video = join(folder, 'video.mp4')
const bytes = makeVideo(video)
// the video itself is kept, not a rendition
const school = await openVideoSchool({ FFMPEG: '/nowhere', RATE_LIMIT_SCALE: '0' })
const line = await openLine(new URL(school.url))
const phone = openPhone(join(folder, 'profile'))
try {
  const lessonId = await school.upload(video, SUBJECT)
  const page = await phone.page()
  await signInAt(page, line.url, { email: 'amina@example.org', password: 'a good password' })
  const lessonUrl = `${line.url}/classes/${school.classId}/lessons/${lessonId}`
  await page.goto(lessonUrl)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  const served = await keepOverCuts(page, line, bytes)
  const twice = (served / bytes - 1) * 100
  process.stdout.write(`| what (video of ${bytes} bytes) | seen | |\n|---|---|---|\n`)
  const isCut = line.cutsMade() === CUTS
  const sent = `${twice.toFixed(2)} %`
  const isWithin = twice <= LIMIT.twicePercent
  report(`sent twice over ${line.cutsMade()} cuts, of 5 %`, sent, isCut && isWithin)
  await phone.close()

  line.setDown(true)
  const later = await phone.page()
  await later.goto(lessonUrl)
  const { longest, duration } = await seek(later)
  const seeks = `${longest.toFixed(0)} ms at most, ${duration.toFixed(0)} s long`
  report('seeks to five positions, school out of reach', seeks, duration > SECONDS - 1)
  const times = await measureOpenings(later, `${line.url}/classes/${school.classId}`)
  const opened = `median ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`
  report(`${OPENINGS} openings, of ${LIMIT.openMs} ms`, opened, median(times) <= LIMIT.openMs)
} finally {
  await phone.kill()
  line.close()
  await school.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = missedLimits > 0 ? 1 : 0

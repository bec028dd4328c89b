import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * A video as a teacher records one with a phone: 720 lines, 25 pictures a second, 1.9 Mbit/s and sound of 128 kbit/s. Three boards
 * of the demo school follow each other; a figure moves its head and a hand points along the lines; the camera sways and is as
 * grainy as that of a phone. The speech is English by espeak-ng with pauses, or a changing tone without it. One minute is encoded
 * and repeated to the length: this does not affect the encoder, because it looks back ten seconds at most.
 */

const FFMPEG = process.env.FFMPEG || 'ffmpeg'
const MEDIA = join(import.meta.dirname, '../server/demo/media')
const BOARDS = ['letter-shapes.png', 'sun-and-moon-letters.png', 'in-the-house.png']
const TEXT =
  'Peace be upon you. In this lesson we read the signs of the noun. A noun can have tanween, it can follow a preposition, and it can have the article. Look at the example on the board, and say it after me. '
const MINUTE_SECONDS = 60
const NAME = 'lisan-bench-video-1'

/** The path of a video of some minutes, made once and used again by later runs. */
export function findVideo(minutes: number): string {
  const folder = join(tmpdir(), NAME)
  mkdirSync(folder, { recursive: true })
  const video = join(folder, `${minutes}-minutes.mp4`)
  if (existsSync(video)) return video
  const minute = join(folder, 'minute.mp4')
  if (!existsSync(minute)) makeMinute(folder, minute)
  const temporary = join(folder, `${process.pid}.mp4`)
  const loops = ['-stream_loop', String(minutes - 1), '-i', minute]
  run(...loops, '-c', 'copy', '-movflags', '+faststart', temporary)
  renameSync(temporary, video)
  return video
}

function run(...args: string[]) {
  execFileSync(FFMPEG, ['-v', 'error', '-y', ...args], { stdio: 'inherit' })
}

function makeMinute(folder: string, target: string) {
  const speech = join(folder, 'speech.wav')
  try {
    execFileSync('espeak-ng', ['-s', '150', '-g', '4', '-w', speech, TEXT.repeat(6)])
  } catch {
    const tone = "aevalsrc='0.3*sin(2*PI*t*(180+60*sin(5*t)))'"
    run('-f', 'lavfi', '-i', tone, '-t', String(MINUTE_SECONDS), speech)
  }
  const boards = BOARDS.flatMap((it) => ['-loop', '1', '-t', '20', '-i', join(MEDIA, it)])
  const temporary = join(folder, `${process.pid}-minute.mp4`)
  run(
    ...boards,
    ...['-f', 'lavfi', '-i', 'color=0x9c6b4a:size=150x190:rate=25'],
    ...['-f', 'lavfi', '-i', 'color=0x2f4858:size=320x330:rate=25'],
    ...['-f', 'lavfi', '-i', 'color=0x9c6b4a:size=60x24:rate=25'],
    ...['-stream_loop', '-1', '-i', speech],
    ...['-filter_complex', PICTURE, '-map', '[picture]', '-map', '6:a'],
    ...['-t', String(MINUTE_SECONDS), '-c:v', 'libx264', '-preset', 'ultrafast'],
    ...['-b:v', '1900k', '-maxrate', '1900k', '-bufsize', '2M', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-b:a', '128k', temporary],
  )
  renameSync(temporary, target)
}

const board = (index: number) =>
  `[${index}:v]fps=25,scale=1320:-2,crop=1320:760:0:40,setsar=1,format=yuv420p[board${index}]`
const oval = (input: number, name: string) =>
  `[${input}:v]format=yuva420p,geq=lum='p(X,Y)':cb='p(X,Y)':cr='p(X,Y)':a='255*lt(hypot((X-W/2)/(W/2),(Y-H/2)/(H/2)),1)',loop=-1:1:0,fps=25[${name}]`

/** Boards, then the body, the head and the hand over them, then the camera. */
const PICTURE = [
  ...[board(0), board(1), board(2)],
  '[board0][board1][board2]concat=n=3:v=1[boards]',
  oval(3, 'head'),
  '[boards][4:v]overlay=x=960+6*sin(t/2):y=470:shortest=1[with-body]',
  "[with-body][head]overlay=x='1045+14*sin(1.7*t)+6*sin(5*t)':y='290+8*sin(2.3*t)':shortest=1[with-head]",
  "[with-head][5:v]overlay=x='480+260*sin(t/3)':y='260+140*sin(t/7)':shortest=1[scene]",
  "[scene]crop=1280:720:x='20+12*sin(t/1.3)':y='20+10*sin(t/1.7)',noise=alls=7:allf=t,format=yuv420p[picture]",
].join(';')

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const PROBE = JSON.stringify({
  format: { duration: '2.0' },
  streams: [
    { index: 0, codec_type: 'video', width: 640, height: 360 },
    { index: 1, codec_type: 'audio' },
  ],
})

/** The shell commands that replace making a rendition; the last argument is the path of the file. */
export const FAKE_FFMPEG = {
  writes: 'echo out_time_us=2000000; printf rendition > "$path"',
  'fills the disk': 'echo "$path: No space left on device" >&2; exit 1',
  // $PPID is the server, because each command in between replaces itself by the next
  'kills the server': 'kill -9 $PPID; exec sleep 600',
  'is killed': 'kill -9 $$',
  'never ends': 'touch "$(dirname "$0")/started"; exec sleep 600',
  'waits for a file':
    'touch "$(dirname "$0")/started"; while [ ! -e "$(dirname "$0")/go" ]; do sleep 0.05; done; printf rendition > "$path"; echo out_time_us=2000000',
} as const

/** A program in place of ffmpeg that simulates its rare behaviour. */
export function createFakeFfmpeg(behaviour: keyof typeof FAKE_FFMPEG) {
  const folder = mkdtempSync(join(tmpdir(), 'lisan-ffmpeg-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (name: string, script: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  const behave = (now: keyof typeof FAKE_FFMPEG) =>
    write(
      'ffmpeg',
      [
        'case "$*" in *-encoders*) echo " libx264  libopus  aac "; exit 0;; *muxer=webm*|*-filters*) exit 0;; esac',
        'for last; do :; done',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expansion of the shell
        'path="${last#file:}"',
        FAKE_FFMPEG[now],
      ].join('\n'),
    )
  write('ffprobe', `case "$*" in *-version*) exit 0;; esac\ncat <<'END'\n${PROBE}\nEND`)
  behave(behaviour)
  return { path: join(folder, 'ffmpeg'), folder, behave }
}

import { AudioLines, Play, RotateCw } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { Pattern } from '../../kit/Pattern.tsx'
import { formatMegabytes, type Material } from './material.ts'

type RecordingProps = {
  kind: 'video' | 'audio'
  material: Material
  onUrlExpired: () => Promise<unknown>
}

/** A video or an audio player. It downloads nothing before Play, and shows the size of the file. */
export function Recording({ kind, material, onUrlExpired }: RecordingProps) {
  const player = useRef<HTMLMediaElement>(null)
  const resumeAt = useRef(0)
  const [hasStarted, setStarted] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const handleError = () => {
    // resume at the same position after a retry
    resumeAt.current = player.current?.currentTime ?? 0
    setFailed(true)
  }
  const retry = async () => {
    setFailed(false)
    await onUrlExpired()
    // the new URL is rendered in the next frame
    requestAnimationFrame(() => {
      player.current?.load()
      void player.current?.play().catch(() => {})
    })
  }
  const playerProps = {
    // shared by a video and an audio element, whose ref types differ
    ref: player as never,
    src: material.materialUrl,
    controls: true,
    preload: 'none',
    'aria-label': material.materialName || 'Recording',
    onPlay: () => setStarted(true),
    onError: handleError,
    onLoadedMetadata: () => {
      if (player.current && resumeAt.current > 0) player.current.currentTime = resumeAt.current
      resumeAt.current = 0
    },
  } as const

  return (
    <div className="grid gap-2">
      {kind === 'video' ? (
        <figure className="lesson-video">
          <video {...playerProps} playsInline tabIndex={hasStarted ? 0 : -1} />
          {!hasStarted && (
            <Poster
              size={formatMegabytes(material.materialBytes)}
              onPlay={() => void player.current?.play().catch(() => {})}
            />
          )}
        </figure>
      ) : (
        <AudioCard size={formatMegabytes(material.materialBytes)}>
          <audio {...playerProps} />
        </AudioCard>
      )}
      {hasFailed && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 text-small text-danger-ink">
          The recording did not load.
          <Button variant="outline" onClick={() => void retry()}>
            <RotateCw className="icon icon-s" aria-hidden />
            Try again
          </Button>
        </p>
      )}
    </div>
  )
}

function Poster({ size, onPlay }: { size: string; onPlay: () => void }) {
  return (
    <button type="button" className="lesson-poster" onClick={onPlay}>
      <Pattern />
      <span className="lesson-play">
        <Play className="icon" aria-hidden />
      </span>
      <span className="sr-only">Play video</span>
      <span className="lesson-strip num">
        <span>Lesson video</span>
        <span>{size}</span>
      </span>
    </button>
  )
}

function AudioCard({ size, children }: { size: string; children: ReactNode }) {
  return (
    <figure className="card pad lesson-sound">
      <figcaption>
        <AudioLines className="icon" aria-hidden />
        <span className="grow">Lesson recording</span>
        <span className="num text-small text-ink-2">{size}</span>
      </figcaption>
      {children}
    </figure>
  )
}

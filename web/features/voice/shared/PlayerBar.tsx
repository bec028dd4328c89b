import { Pause, Play, RotateCcw } from 'lucide-react'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import type { SoundPlayer } from './sound-player.ts'
import { RATES } from './use-sound.ts'

type PlayerBarProps = {
  player: SoundPlayer
  /** The recording that its buttons play. */
  url: string
  isPlaying: boolean
  position: number
  rate: number
  children?: React.ReactNode
}

const BACK_MS = 3_000

/** Play and pause, three seconds back, and the speed, within reach of one thumb. */
export function PlayerBar({ player, url, isPlaying, position, rate, children }: PlayerBarProps) {
  return (
    <div className="player-bar">
      <Button
        variant="soft"
        className="player-play"
        aria-keyshortcuts="Alt+P"
        data-shortcut="KeyP"
        disabled={url === ''}
        onClick={() => (isPlaying ? player.pause() : void player.play({ url }))}
      >
        {isPlaying ? <Pause className="icon" aria-hidden /> : <Play className="icon" aria-hidden />}
        {isPlaying ? m.corrections_pause() : m.corrections_play()}
      </Button>
      <IconButton
        label={m.corrections_back_three()}
        icon={<RotateCcw className="icon" aria-hidden />}
        disabled={url === ''}
        onClick={() => player.seek(url, Math.max(0, position - BACK_MS))}
      />
      <label className="player-rate">
        <span className="sr-only">{m.corrections_speed()}</span>
        <select
          className="input num"
          value={rate}
          onChange={({ target }) => player.setRate(Number(target.value))}
        >
          {RATES.map((it) => (
            <option key={it} value={it}>
              {`${it}×`}
            </option>
          ))}
        </select>
      </label>
      {children}
    </div>
  )
}

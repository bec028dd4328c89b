/** A decoded sound with its peaks and the gain by which all sounds are equally loud (R-VOICE-011). */
export type LoudSound = {
  buffer: AudioBuffer
  peaks: number[]
  milliseconds: number
  gain: number
}

const PEAKS = 200
/** The root mean square to which sounds are brought: that of a near voice. */
const TARGET = 0.1
const MAX_GAIN = 8

/** Decodes a recording of the device or of an address. Throws if it is no sound or does not load. */
export async function decodeSound(context: AudioContext, source: Blob | string) {
  const bytes =
    typeof source === 'string'
      ? await (await fetch(source)).arrayBuffer()
      : await source.arrayBuffer()
  return toLoudSound(await context.decodeAudioData(bytes))
}

function toLoudSound(buffer: AudioBuffer): LoudSound {
  const samples = buffer.getChannelData(0)
  const size = Math.max(1, Math.ceil(samples.length / PEAKS))
  const peaks: number[] = []
  let loudest = 0
  let sum = 0
  let counted = 0
  for (let start = 0; start < samples.length; start += size) {
    let peak = 0
    let squares = 0
    const end = Math.min(start + size, samples.length)
    for (let at = start; at < end; at++) {
      const sample = Math.abs(samples[at] ?? 0)
      if (sample > peak) peak = sample
      squares += sample * sample
    }
    peaks.push(Math.round(peak * 100))
    if (peak > loudest) loudest = peak
    // pauses do not make a voice softer
    if (peak > 0.02) {
      sum += squares
      counted += end - start
    }
  }
  const mean = Math.sqrt(sum / Math.max(1, counted))
  const gain = mean === 0 ? 1 : Math.min(TARGET / mean, MAX_GAIN, 0.98 / Math.max(loudest, 0.01))
  return { buffer, peaks, milliseconds: Math.round(buffer.duration * 1000), gain }
}

/** Plays a part of a sound; resolves at its end. */
export function playLoud(
  context: AudioContext,
  sound: LoudSound,
  { from, to }: { from: number; to: number } = { from: 0, to: sound.milliseconds },
  signal?: AbortSignal,
): Promise<void> {
  const source = new AudioBufferSourceNode(context, { buffer: sound.buffer })
  const gain = new GainNode(context, { gain: sound.gain })
  source.connect(gain).connect(context.destination)
  return new Promise((resolve) => {
    source.onended = () => resolve()
    signal?.addEventListener('abort', () => source.stop())
    source.start(0, from / 1000, Math.max(0.1, (to - from) / 1000))
  })
}

import { ArrowDown, ArrowUp, Minus } from 'lucide-react'
import type { Fault } from '../../../../contract/voice/corrections.ts'
import { trendOf } from '../../../../contract/voice/faults.ts'
import { m } from '../../../../messages/m.ts'
import { kindText } from './kind-text.ts'

/** A student's most frequent faults, each with its number, its bars in the last answers and its trend in words (R-VOICE-012). */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
  return (
    <ol className="rows">
      {faults.map((fault) => (
        <li key={`${fault.kind} ${fault.letter}`} className="flex items-center gap-3 py-2">
          <span className="grow min-w-0">
            <b>
              <bdi>{kindText(fault.kind)}</bdi>
              {fault.letter && (
                <>
                  {' '}
                  <bdi lang="ar">{fault.letter}</bdi>
                </>
              )}
            </b>
            <span className="block text-small text-ink-2">
              {m.corrections_fault_count({ count: fault.count })}
            </span>
          </span>
          <Trend recent={fault.recent} />
        </li>
      ))}
    </ol>
  )
}

function Trend({ recent }: { recent: readonly number[] }) {
  if (recent.length < 2) return null
  const trend = trendOf(recent)
  const most = Math.max(1, ...recent)
  const Icon = trend === 'fewer' ? ArrowDown : trend === 'more' ? ArrowUp : Minus
  return (
    <span className="flex items-center gap-2 text-small text-ink-2">
      <svg width={recent.length * 8} height="24" aria-hidden="true" className="fill-current">
        {recent.map((count, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the answers are in the order of time
            key={index}
            x={index * 8}
            width="6"
            y={22 - (20 * count) / most}
            height={2 + (20 * count) / most}
          />
        ))}
      </svg>
      <Icon className="icon icon-s" aria-hidden />
      {trend === 'fewer'
        ? m.corrections_trend_fewer()
        : trend === 'more'
          ? m.corrections_trend_more()
          : m.corrections_trend_same()}
    </span>
  )
}

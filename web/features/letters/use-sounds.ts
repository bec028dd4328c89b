import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { soundsOfUnit } from '../../../contract/letters/letter-sounds.ts'
import { currentNetwork } from '../../kit/network.ts'
import { keepSounds, letterSoundsQuery } from './letter-sounds.ts'

/** The recordings by name, and which of a unit are there. Those of a unit are kept on the device, unless the connection is paid for by the
 * byte; then they are kept when they are heard. */
export function useSounds(unit?: number) {
  const { data: sounds } = useQuery(letterSoundsQuery)
  const byName = useMemo(() => new Map(sounds?.map((it) => [it.name, it])), [sounds])
  useEffect(() => {
    if (unit === undefined || currentNetwork().savesData) return
    const ofUnit = soundsOfUnit(unit).flatMap((it) => byName.get(it) ?? [])
    // the next visit continues
    void keepSounds(ofUnit).catch(() => {})
  }, [unit, byName])
  return {
    isLoaded: sounds !== undefined,
    urlOf: (name: string) => byName.get(name)?.url,
    ofUnit: (number: number) => {
      const names = soundsOfUnit(number)
      const recorded = names.flatMap((it) => byName.get(it) ?? [])
      const bytes = recorded.reduce((sum, it) => sum + it.bytes, 0)
      return { count: names.length, recorded: recorded.length, bytes }
    },
  }
}

import type { LessonRow } from '../../../contract/lessons.ts'
import { MaterialBox } from './MaterialBox.tsx'

type TimetableFileProps = {
  timetable: LessonRow
  /** Asks for the class once more: an address ends after an hour. */
  onStale: () => Promise<unknown>
}

/** A timetable that was uploaded: a page of paper, or a photograph of one (wallet-and-admin §2). */
export function TimetableFile({ timetable, onStale }: TimetableFileProps) {
  const { materialUrl, materialExtension, materialName = '', materialBytes = 0 } = timetable
  const file = { materialUrl, materialExtension, materialName, materialBytes }
  return (
    <MaterialBox material={{ ...file, materialWidth: 0, materialHeight: 0 }} onStale={onStale} />
  )
}

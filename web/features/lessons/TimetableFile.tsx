import type { LessonRow } from '../../../contract/lessons.ts'
import { LessonMaterial } from './LessonMaterial.tsx'

type TimetableFileProps = {
  timetable: LessonRow
  /** Asks for the class once more: an address ends after an hour. */
  onUrlExpired: () => Promise<unknown>
}

/** A timetable that was uploaded: a page of paper, or a photograph of one (decision 0261). */
export function TimetableFile({ timetable, onUrlExpired }: TimetableFileProps) {
  const { materialUrl, materialExtension, materialName = '', materialBytes = 0 } = timetable
  const file = { materialUrl, materialExtension, materialName, materialBytes }
  return (
    <LessonMaterial
      material={{ ...file, materialWidth: 0, materialHeight: 0 }}
      onUrlExpired={onUrlExpired}
    />
  )
}

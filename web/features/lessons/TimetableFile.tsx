import type { LessonRow } from '../../../contract/lessons/lessons.ts'
import { LessonMaterial } from './LessonMaterial.tsx'

type TimetableFileProps = {
  timetable: LessonRow
  /** Refetches the class, because a signed URL expires after an hour. */
  onUrlExpired: () => Promise<unknown>
}

/** The uploaded file of a timetable. */
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

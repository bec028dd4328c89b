import { RefreshCw, Smartphone } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { renditionKindOf } from '../../../contract/lessons/material-kinds.ts'
import {
  listChoices,
  preferredChoice,
  type RenditionChoice,
} from '../../../contract/renditions/rendition-choices.ts'
import type { LessonRenditionName } from '../../../contract/renditions/renditions.ts'
import type { LessonPage } from '../../../contract/study/study.ts'
import { m, textOf } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { useSession } from '../../api/session.ts'
import { Button } from '../../kit/Button.tsx'
import { formatDataSize } from '../../kit/data-size.ts'
import { Link } from '../../kit/Link.tsx'
import { lazyPart, renderNothing } from '../../kit/lazy-part.ts'
import { currentNetwork, playsOpusInWebm } from '../../kit/network.ts'
import { Text } from '../../kit/Text.tsx'
import { useDownloads } from './downloads.ts'
import { Downloading, Stopped } from './KeepProgress.tsx'
import { useKeepsLessons } from './keeps-lessons.ts'
import { changeSummary, hasSummary, useDeviceSummary } from './shared/device-summary.ts'
import './offline.css'

const InstallOffer = lazyPart(
  async () => (await import('./InstallOffer.tsx')).InstallOffer,
  renderNothing,
)

type KeepLessonProps = { lesson: LessonPage; classRef: string }

/**
 * 'Keep on this phone · Sound · 1.7 MB' with the other renditions, the progress of the download, or that the lesson is kept
 * (R-OFFLINE-002), with a newer version if there is one (R-OFFLINE-011).
 */
export function KeepLesson({ lesson, classRef }: KeepLessonProps) {
  const { kept } = useDeviceSummary()
  const keepsLessons = useKeepsLessons()
  const download = useDownloads((it) => it[lesson.id])
  useEffect(() => {
    // from now on, responses are saved, so that the pages stay readable without a connection
    if (!hasSummary()) changeSummary({})
  }, [])
  const keep = async (rendition?: LessonRenditionName) => {
    const { keepLesson } = await import('./keep-lesson.ts')
    await keepLesson({ classRef, lessonId: lesson.id, rendition })
  }
  if (download?.state === 'loading') return <Downloading lessonIds={[lesson.id]} />
  if (download)
    return <Stopped lessonId={lesson.id} error={download.error} onContinue={() => void keep()} />
  if (lesson.id in kept) return <Kept lessonId={lesson.id} onUpdate={() => void keep()} />
  return (
    keepsLessons && <KeepButtons lesson={lesson} onKeep={(rendition) => void keep(rendition)} />
  )
}

type KeepButtonsProps = { lesson: LessonPage; onKeep: (rendition: LessonRenditionName) => void }

function KeepButtons({ lesson, onKeep }: KeepButtonsProps) {
  const [isOpen, setOpen] = useState(false)
  const dataSaver = useSession((it) => it.user?.dataSaver ?? 'ask')
  const choices = renditionChoices(lesson)
  const preferred = preferredChoice(choices, dataSaver, currentNetwork()) ?? choices[0]
  const others = choices.filter((it) => it !== preferred)
  const size =
    preferred && others.length > 0
      ? sizeOfRendition(preferred)
      : [keptKind(lesson), lesson.materialUrl && formatDataSize(lesson.materialBytes)]
  return (
    <div className="keep-buttons">
      <Button variant="flush" onClick={() => onKeep(preferred?.form ?? 'original')}>
        <Smartphone className="icon icon-s" aria-hidden />
        <span className="num">
          {[m.offline_keep_on_phone(), ...size].filter(Boolean).join(' · ')}
        </span>
      </Button>
      {others.length > 0 && (
        <Button variant="flush" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {m.offline_other_forms()}
        </Button>
      )}
      {isOpen &&
        others.map((it) => (
          <Button key={it.form} onClick={() => onKeep(it.form)}>
            <span className="num">
              <Text of={m.offline_keep_form} form={sizeOfRendition(it).join(' · ')} />
            </span>
          </Button>
        ))}
    </div>
  )
}

const sizeOfRendition = ({ label, bytes }: RenditionChoice) => [
  textOf(label),
  formatDataSize(bytes),
]

/** The renditions of a recording that can be kept; other files have one. */
function renditionChoices({ forms, materialExtension }: LessonPage): RenditionChoice[] {
  const kind = renditionKindOf(materialExtension.toLowerCase())
  if (kind === null || kind === 'image') return []
  return listChoices(forms, kind, playsOpusInWebm())
}

function Kept({ lessonId, onUpdate }: { lessonId: number; onUpdate: () => void }) {
  const { kept, newer } = useDeviceSummary()
  const newerBytes = newer[lessonId]
  const keptCount = Object.keys(kept).length
  return (
    <>
      {newerBytes === undefined ? (
        <Link className="kept-mark" to={paths.phone}>
          <Smartphone className="icon icon-s" aria-hidden />
          {m.offline_kept_on_phone()}
        </Link>
      ) : (
        <div className="keep-buttons">
          <span className="kept-mark num">
            <RefreshCw className="icon icon-s" aria-hidden />
            <Text of={m.offline_newer_version} size={formatDataSize(newerBytes)} />
          </span>
          <Button variant="flush" onClick={onUpdate}>
            {m.offline_update()}
          </Button>
        </div>
      )}
      {keptCount > 1 && (
        <Suspense>
          <InstallOffer keptCount={keptCount} />
        </Suspense>
      )}
    </>
  )
}

const LABELS = {
  video: m.offline_kind_video(),
  audio: m.offline_kind_sound(),
  image: m.offline_kind_picture(),
}

/** The label of the kept file of a lesson; '' for the text alone. */
function keptKind({ materialExtension, materialUrl }: LessonPage): string {
  if (materialUrl === '') return ''
  const extension = materialExtension.toLowerCase()
  const kind = renditionKindOf(extension)
  return kind ? LABELS[kind] : extension === 'pdf' ? m.offline_kind_pdf() : m.offline_kind_file()
}

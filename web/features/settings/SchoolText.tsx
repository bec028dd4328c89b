import { useQuery } from '@tanstack/react-query'
import type { AppSettings } from '../../../contract/settings/settings.ts'
import { m } from '../../../messages/m.ts'
import { settingsQuery } from '../../api/settings-query.ts'
import { LoadingRows } from '../../kit/LoadingRows.tsx'
import { Prose } from '../../kit/Prose.tsx'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'

type SchoolTextProps = {
  select: (settings: AppSettings) => string
  /** Shown if the text is empty. */
  fallback: string
}

/** A text of the settings. */
export function SchoolText({ select, fallback }: SchoolTextProps) {
  return (
    <QueryBoundary
      query={useQuery(settingsQuery)}
      errorTitle={m.settings_text_did_not_load()}
      errorLayout="note"
      skeleton={<LoadingRows rows={2} />}
    >
      {(settings) => <Prose text={select(settings).trim() || fallback} links />}
    </QueryBoundary>
  )
}

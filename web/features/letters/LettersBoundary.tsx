import { useQuery } from '@tanstack/react-query'
import { BookX } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { useSession } from '../../api/session.ts'
import { settingsQuery } from '../../api/settings-query.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { askToKeepCode } from '../offline/shared/ask-to-keep-code.ts'
import { openProgress, sendProgress } from './progress-store.ts'

/** The track, unless the school has switched it off. Without a connection it opens as it was. */
export function LettersBoundary({ children }: { children: ReactNode }) {
  const settings = useQuery(settingsQuery)
  const userId = useSession((it) => it.user?.id)
  // of another user after a sign-in
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the user itself
  useEffect(openProgress, [userId])
  useEffect(() => {
    askToKeepCode('keep-letters')
    return () => void sendProgress()
  }, [])
  if (settings.data?.lettersTrack === false)
    return (
      <Card>
        <h1 className="sr-only">{m.letters_title()}</h1>
        <EmptyState
          icon={BookX}
          title={m.letters_closed()}
          action={
            <ButtonLink to={userId ? paths.dashboard : paths.login} variant="primary">
              {m.letters_home()}
            </ButtonLink>
          }
        >
          {m.letters_closed_text()}
        </EmptyState>
      </Card>
    )
  return children
}

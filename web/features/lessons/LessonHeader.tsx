import { Heading } from '../../kit/BilingualTitle.tsx'
import { MixedScriptText } from '../../kit/Prose.tsx'

/** The class and the title of a lesson. */
export function LessonHeader({ className, title }: { className: string; title: string }) {
  return (
    <header className="grid gap-1">
      <p className="text-[0.9375rem] text-ink-2">
        <MixedScriptText text={className} />
      </p>
      <Heading>{title}</Heading>
    </header>
  )
}

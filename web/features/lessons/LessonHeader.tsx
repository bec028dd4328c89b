import { Heading } from '../../kit/BilingualTitle.tsx'
import { MixedScriptText } from '../../kit/Prose.tsx'

/** The head of a lesson: its class, and its title as h1. */
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

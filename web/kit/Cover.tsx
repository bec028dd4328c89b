import type { ReactNode } from 'react'
import { ArabicDisplay } from './ArabicDisplay.tsx'
import { classNames } from './class-names.ts'
import { coverColour, coverLetter } from './hash.ts'

type CoverProps = {
  /** Chooses the cloth: a class's id, a category's name. */
  colourSeed: string | number
  /** Chooses the letter: a class's rand, a category's name. */
  letterSeed: string
  /** Grey, for a class that takes nobody now. */
  isClosed?: boolean
  /** Size and corners: 'h-26 rounded-none'; the letter's size as '[&>.kano]:text-[4.25rem]'. */
  className?: string
  children?: ReactNode
}

/** A cloth-bound book with its letter. Anything inside it is set on the cloth. */
export function Cover({ colourSeed, letterSeed, isClosed, className, children }: CoverProps) {
  return (
    <div
      className={classNames('cover', isClosed && 'cover-closed', className)}
      data-c={coverColour(colourSeed)}
    >
      {children}
      <ArabicDisplay>{coverLetter(letterSeed)}</ArabicDisplay>
    </div>
  )
}

/** The cloth as the head of a page, its letter large at the end side. */
export function CoverHero({ colourSeed, letterSeed, className, children }: CoverProps) {
  return (
    <section className={classNames('hero cover', className)} data-c={coverColour(colourSeed)}>
      <ArabicDisplay>{coverLetter(letterSeed)}</ArabicDisplay>
      <div className="hero-text grid max-w-[600px] gap-3 md:max-w-[min(600px,100%-190px)]">
        {children}
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { ArabicDisplay } from './ArabicDisplay.tsx'
import { classNames } from './class-names.ts'
import { coverColour, coverLetter } from './hash.ts'

type CoverProps = {
  /** Determines the colour: the id of a class, the name of a category. */
  colourSeed: string | number
  /** Determines the letter: the public id of a class, the name of a category. */
  letterSeed: string
  /** The letter is one of its Arabic part. */
  title?: string
  /** Grey, for a class with closed registration. */
  isClosed?: boolean
  /** The size and corners: 'h-26 rounded-none'; the size of the letter as '[&>.kano]:text-[4.25rem]'. */
  className?: string
  children?: ReactNode
}

/** A book cover with its letter. The children are rendered on it. */
export function Cover({
  colourSeed,
  letterSeed,
  title,
  isClosed,
  className,
  children,
}: CoverProps) {
  return (
    <div
      className={classNames('cover', isClosed && 'cover-closed', className)}
      data-c={coverColour(colourSeed)}
    >
      {children}
      <CoverLetter letter={coverLetter(letterSeed, title)} />
    </div>
  )
}

/** Letters whose tail would be cut off at the edge. */
const HAS_TAIL = /[جحخعغم]/

const CoverLetter = ({ letter }: { letter: string }) => (
  <ArabicDisplay className={HAS_TAIL.test(letter) ? 'cover-letter-up' : undefined}>
    {letter}
  </ArabicDisplay>
)

/** The cover as the header of a page, with a large letter at the end side. */
export function CoverHero({ colourSeed, letterSeed, title, className, children }: CoverProps) {
  return (
    <section className={classNames('hero cover', className)} data-c={coverColour(colourSeed)}>
      <CoverLetter letter={coverLetter(letterSeed, title)} />
      <div className="hero-text grid max-w-[600px] gap-3 md:max-w-[min(600px,100%-190px)]">
        {children}
      </div>
    </section>
  )
}
